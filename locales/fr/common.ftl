# Les mots que toutes les parties se partagent.

language-name = Français

list-more = { $head }, { $next }
list-last = { $head } et { $last }
