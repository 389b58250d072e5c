# Les mots que toutes les parties se partagent.

language-name = Français

list-more = { $head }, { $next }
list-last = { $head } et { $last }

# La force d’un robot, par niveau.
bot-level-1 = débutant
bot-level-2 = voisin
bot-level-3 = magistrat
list-times = { $item } ×{ $n }
