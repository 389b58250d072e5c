### Salem 1692. Les noms des cartes et ce qu’on dit à table ; tous les textes dans nos propres mots.
### `.a` est le nom tel qu’il entre dans une phrase, `.text` dit ce que fait la chose, `.who` raconte une vie.

## The game

salem1692-name = Salem 1692
    .text = Des sorcières cachées, des accusations au grand jour et des nuits où quelqu’un meurt. De 4 à 12 joueurs.
salem1692-side-town = les concitoyens
salem1692-side-witches = les sorcières

## Playing cards

salem1692-card-accusation = Accusation
    .a = une Accusation
    .text = Rouge. Posez-la devant un autre joueur : 1 accusation. À la limite, un de ses Procès est révélé.
salem1692-card-evidence = Preuve
    .a = une Preuve
    .text = Rouge. Posez-la devant un autre joueur : 3 accusations.
salem1692-card-witness = Témoignage
    .a = un Témoignage
    .text = Rouge. Posez-le devant un autre joueur : 7 accusations.
salem1692-card-alibi = Alibi
    .a = un Alibi
    .text = Vert. Retirez à un autre joueur des cartes rouges valant jusqu’à 3 accusations.
salem1692-card-stocks = Menottes
    .a = les Menottes
    .text = Vert. Posez-les devant un autre joueur, qui perdra son prochain tour.
salem1692-card-scapegoat = Bouc émissaire
    .a = un Bouc émissaire
    .text = Vert. Déplacez toutes les cartes rouges, vertes et bleues d’un autre joueur devant un troisième.
salem1692-card-arson = Pyromanie
    .a = une Pyromanie
    .text = Vert. Un autre joueur perd toute sa main.
salem1692-card-curse = Malédiction
    .a = une Malédiction
    .text = Vert. Défaussez une carte bleue devant un autre joueur.
salem1692-card-robbery = Larcin
    .a = un Larcin
    .text = Vert. Donnez toute la main d’un autre joueur à un troisième.
salem1692-card-matchmaker = Âmes Sœurs
    .a = une carte Âmes Sœurs
    .text = Bleu. Les deux joueurs qui en ont une sont liés : quand l’un meurt, l’autre aussi.
salem1692-card-asylum = Asile
    .a = l’Asile
    .text = Bleu. Les sorcières ne peuvent pas tuer ce joueur la Nuit.
salem1692-card-piety = Piété
    .a = la Piété
    .text = Bleu. Aucune carte rouge ne peut être jouée sur ce joueur.
salem1692-card-black-cat = Chat Noir
    .a = le Chat Noir
    .text = Bleu. Quand la Conspiration est piochée, un Procès de ce joueur est d’abord révélé.
salem1692-card-conspiracy = Conspiration
    .a = la Conspiration
    .text = Noir. Un Procès du joueur au Chat Noir est révélé ; puis chacun prend un Procès caché à sa gauche.
salem1692-card-night = Nuit
    .a = la Nuit
    .text = Noir. La ville ferme les yeux, les sorcières choisissent une victime, le Connétable protège quelqu’un.

## Tryals

salem1692-tryal-not-a-witch = Pas une Sorcière
    .a = une carte Pas une Sorcière
    .text = Rien à craindre de celle-ci.
salem1692-tryal-witch = Sorcière
    .a = une Sorcière
    .text = Qui l’a tenue un jour est sorcière. Révélée, elle tue son propriétaire.
salem1692-tryal-constable = Connétable
    .a = le Connétable
    .text = La Nuit, son propriétaire protège un autre joueur avec le Maillet.

## Town Hall

salem1692-character-abigail-williams = Abigail Williams
    .text = Quand vous placez la dernière accusation, vous pouvez défausser toutes les cartes rouges devant vous.
    .who = Une enfant d’environ onze ans, dans la maison du pasteur, parmi les premières à tomber malades et à nommer des voisins.
salem1692-character-ann-putnam = Ann Putnam
    .text = Quand vous placez la dernière accusation, vous pouvez piocher deux cartes avant que le Procès soit révélé.
    .who = Douze ans, l’une des accusatrices les plus écoutées ; en 1706 elle demanda pardon devant son église.
salem1692-character-cotton-mather = Cotton Mather
    .text = Une Preuve devant vous ne vaut que 1.
    .who = Pasteur et écrivain de Boston, qui mit en garde contre les preuves spectrales et défendit pourtant le tribunal.
salem1692-character-george-burroughs = George Burroughs
    .text = Il faut huit accusations pour révéler un de vos Procès.
    .who = Ancien pasteur du Village, dont on racontait la force ; pendu en août 1692 après avoir dit le Notre Père sans une faute.
salem1692-character-giles-corey = Giles Corey
    .text = Quand vous piochez deux Accusations à votre tour, vous pouvez les montrer et piocher une troisième carte.
    .who = Un vieux fermier qui refusa de répondre à l’accusation et mourut écrasé sous des pierres en septembre 1692.
salem1692-character-john-proctor = John Proctor
    .text = Quand un autre joueur meurt, sa main et les cartes bleues devant lui vont dans votre main.
    .who = Fermier et aubergiste, il soutint sa femme Elizabeth et douta tout haut des accusatrices ; pendu en août 1692.
salem1692-character-martha-corey = Martha Corey
    .text = Vous avez le pouvoir du premier joueur vivant à votre droite.
    .who = Une fidèle de l’église qui parla contre les procès dès le début ; pendue en septembre 1692.
salem1692-character-mary-warren = Mary Warren
    .text = Âmes Sœurs et Chat Noir ne vous font aucun mal.
    .who = Servante chez les Proctor, tour à tour accusatrice et accusée, emprisonnée puis enfin libérée.
salem1692-character-rebecca-nurse = Rebecca Nurse
    .text = Quand un Procès d’un autre joueur est révélé par des accusations ou par le Chat Noir, vous pouvez piocher une carte.
    .who = Soixante et onze ans, aimée de ses voisins, dont 39 signèrent pour elle ; pendue en juillet 1692.
salem1692-character-samuel-parris = Samuel Parris
    .text = Deux fois dans la partie, prenez deux cartes de la défausse en guise de tour.
    .who = Pasteur du Village de Salem ; tout commença dans sa maison, et le Village finit par le renvoyer.
salem1692-character-sarah-good = Sarah Good
    .text = Pyromanie et Larcin contre vous n’ont aucun effet.
    .who = Une femme pauvre qui mendiait de porte en porte, parmi les trois premières accusées ; pendue en juillet 1692.
salem1692-character-thomas-danforth = Thomas Danforth
    .text = Vous pouvez révéler un Procès quand vous amenez un joueur à une accusation de la limite.
    .who = Vice-gouverneur, il mena les premières audiences et critiqua plus tard les façons du tribunal.
salem1692-character-tituba = Tituba
    .text = Une fois dans la partie, avant de piocher, regardez la pioche et mettez-la dans l’ordre que vous voulez.
    .who = Une femme réduite en esclavage chez le pasteur, la première poussée à avouer ; plus d’un an de prison, jamais jugée.
salem1692-character-will-griggs = Will Griggs
    .text = Vous pouvez jouer un Alibi comme Témoignage, valant 7.
    .who = Le médecin du Village, le premier, dit-on, à voir une main mauvaise dans le mal des jeunes filles.
salem1692-character-william-phips = William Phips
    .text = Une fois dans la partie, vous pouvez vous confesser sans révéler de Procès.
    .who = Constructeur de navires, chercheur de trésors et gouverneur, il créa le tribunal des sorcières puis le fit dissoudre.

## Options

salem1692-option-choose-character = Choisir son personnage
    .text = Chacun reçoit deux personnages et en garde un (7 joueurs ou moins).
salem1692-option-conspiracy = Conspiration
    .text = Ce que deviennent les Procès pris lors de la Conspiration.
salem1692-option-conspiracy-left = prise à gauche
    .text = Chacun garde le Procès pris au joueur de gauche.
salem1692-option-conspiracy-shuffled = mélangée au centre
    .text = Les Procès pris sont mélangés et redistribués : nul ne sait où une carte est allée.
salem1692-option-hide-former-witches = Taire les anciennes sorcières
    .text = Quand meurt une personne dont la carte Sorcière est partie, on ne dit pas si elle avait été sorcière.
salem1692-option-extra-witch = Une Sorcière de plus
    .text = Deux cartes Sorcière à 4 ou 5 joueurs, trois de 6 à 12.
salem1692-option-gentle-reveal = Révélation clémente
    .text = Tant que l’accusé a 4 ou 5 Procès cachés, on en désigne deux et l’accusé choisit.
salem1692-option-griggs-beats-piety = Griggs l’emporte sur Piété
    .text = Will Griggs peut jouer un Alibi comme Témoignage même contre Piété.

## How it ended

salem1692-outcome-last-witch-revealed = La dernière carte Sorcière est révélée : les concitoyens gagnent.
salem1692-outcome-only-witches-left = Il ne reste en vie que des sorcières : les sorcières gagnent.
