import type { LocaleText } from '../locale-data.ts';

export const text: LocaleText = {
  review_good: `C’est exactement ce que je cherchais.
La qualité dépasse mes attentes pour ce prix.
Le colis est arrivé deux jours plus tôt et très bien emballé.
Je l’utilise tous les jours depuis un mois et il semble neuf.
Ma sœur l’a vu et en a commandé un le soir même.
La couleur correspond parfaitement aux photos.
Le montage a pris moins de dix minutes.
Je le rachèterais sans hésiter.
L’ensemble est solide et bien fini.
La notice est courte et facile à suivre.
Parfait pour notre petit appartement.
Le service client a répondu en moins d’une heure.
Un joli cadeau qui a fait plaisir à ma mère.
La matière est agréable et ne sent rien.
Le produit tient toutes ses promesses.
J’ai comparé plusieurs modèles et celui-ci est le meilleur.
Même après plusieurs lavages il garde sa forme.
Le guide des tailles est juste et tout me va.
C’est déjà ma deuxième commande et je suis toujours ravie.
Excellent rapport qualité-prix.
On sent le soin apporté aux détails.
Tout fonctionne dès la sortie de la boîte.
Mes enfants l’adorent et moi aussi.
J’étais sceptique au début mais me voilà convaincu.
Livraison rapide et colis complet.
Léger et robuste et facile à nettoyer.
Tous mes amis me demandent où je l’ai trouvé.
Au bout de six mois je n’ai rien à redire.`,
  review_medium: `Correct pour le prix mais rien d’extraordinaire.
Bon produit mais la livraison a été trop longue.
Il fait son travail même si la finition pourrait être meilleure.
La couleur est un peu plus foncée que sur les photos.
J’aime le style mais la taille est petite.
Une bonne idée qui reste à améliorer.
Une fois la notice comprise tout fonctionne bien.
L’emballage était abîmé mais le produit intact.
J’attendais un peu mieux à ce prix.
Suffisant pour un usage occasionnel.
Certaines pièces sont solides et d’autres moins.
Il manquait une vis mais elle a vite été envoyée.
Il m’a fallu deux essais pour le montage.
Plus petit que prévu mais utile quand même.
Parfait les premières semaines et maintenant il grince un peu.
Assez confortable mais pas toute la journée.
L’odeur a disparu après quelques jours.
Je l’ai gardé parce que le retour était trop compliqué.
C’est joli mais cela prend vite la poussière.
Qualité moyenne pour un prix moyen.
La notice mériterait plus d’images.
Il fait ce qu’il faut mais il est assez bruyant.
Je ne suis ni ravi ni déçu.
La matière est plus fine que décrit.
Un choix correct pendant les soldes.
Mon compagnon l’apprécie plus que moi.`,
  review_bad: `Cassé au bout de trois jours.
La couleur n’a rien à voir avec les photos.
J’ai attendu la livraison pendant quatre semaines.
La matière fait bon marché et sent très fort.
Il manquait deux pièces et personne ne répond à mes messages.
La taille ne va pas malgré le guide.
La couture a lâché au premier lavage.
Je l’ai renvoyé dès le lendemain.
La batterie tient moins d’une heure.
La surface était rayée à l’ouverture du carton.
Cela ne vaut pas son prix.
La notice est incompréhensible.
Il est bancal quoi que l’on fasse.
J’ai reçu deux fois le mauvais modèle.
La fermeture s’est bloquée le premier jour.
Joli mais inutilisable au quotidien.
L’impression a pâli en une semaine.
Beaucoup trop petit et inconfortable.
La poignée s’est détachée pendant l’utilisation.
Je ne le recommande à personne.
Le remboursement a pris plus d’un mois.
Le bruit est insupportable.
La description promet bien plus que le produit.
Mon pire achat de l’année.
Il est tombé en panne juste après le délai de retour.
Le colis est arrivé ouvert et à moitié vide.`,
  review_title_good: `Très satisfait
Tout simplement parfait
Je recommande
Belle qualité
Mieux que prévu
Vaut son prix
Une belle trouvaille
Mon nouveau favori
Bien fini
Livraison rapide et bon produit
Beau et pratique
Cinq étoiles
À racheter
Joli cadeau
Conforme à la description
Ça marche`,
  review_title_medium: `Correct
Bien sans plus
Fait son travail
Avis partagé
Juste pour le prix
Peut mieux faire
Moyen
Sympathique avec de petits défauts
Pas mal
Choix acceptable
À améliorer
Presque ce que je voulais
Bonne idée
Bien pour l’instant
Comme prévu`,
  review_title_bad: `Déçu
À éviter
Argent perdu
Mauvaise qualité
Vite cassé
Non conforme
Renvoyé
Plus jamais
Livraison très lente
Mauvaise taille
Pièces manquantes
Matière bas de gamme
Mauvaise expérience
Ne fonctionne pas
N’en vaut pas la peine`,
  post_title: `{number} conseils sur {topic}
Tout savoir sur {topic}
{topic} : par où commencer
Ce que personne ne dit sur {topic}
{topic} : {number} erreurs fréquentes
{topic} pour les débutants
{topic} avec un petit budget
Ce que nous avons appris sur {topic}
{number} questions sur {topic}
{topic} en dix minutes par jour
Une année avec {topic}
{topic} quand on manque de temps
{topic} : {number} idées
Repenser {topic}
{topic} avec les enfants
{topic} : les meilleurs outils
{topic} : comment tenir bon
{topic} en toute simplicité
{number} livres sur {topic}
{topic} : nos adresses préférées
{topic} au fil des saisons
{topic} : ce que j’aurais aimé savoir
{topic} : idées reçues et vérités
{topic} pas à pas
{number} raisons d’essayer {topic}
{topic} sans stress
{topic} à petits pas
{topic} à la maison
Un week-end avec {topic}
{topic} : la liste à suivre
{topic} : notre méthode
{number} leçons sur {topic}
Parlons un peu : {topic}
{topic} en famille
Quel avenir pour {topic} ?
{topic} : un avis sincère
Pourquoi j’aime {topic}
{topic} au quotidien
{topic} en ville
Un regard neuf sur {topic}
{topic} en quelques mots
Redécouvrir {topic}`,
  topic: `les plantes d’intérieur
les trains de nuit
les jeux de société
les marchés de quartier
les vieilles cartes
la photographie de rue
l’apiculture
le pain au levain
les petits balcons
le café filtre
l’observation des oiseaux
la calligraphie
la nage en hiver
le télétravail
le budget familial
les bibliothèques
les voyages à vélo
l’aquarelle
les meubles d’occasion
les balades en forêt
la réparation
les langues étrangères
la randonnée
le chant choral
la poterie
le potager
la cuisine en plein air
les podcasts
la photo argentique
le bénévolat
les carnets de notes
les tableurs
la musique à la maison
l’énergie solaire
les musées
l’histoire locale
le tricot
l’escalade
la course à pied
les produits fermiers
la pause déjeuner
les bassins de jardin
les transports publics
la cuisine du quotidien
le travail du bois
les lettres manuscrites
le minimalisme
la visualisation de données
le sommeil
les données ouvertes
les légumes de saison
la cuisine végétarienne
les matins calmes
le rangement
les escapades en train
le bricolage
la fermentation
les fêtes de quartier
le compost
le travail à distance
la lecture
le zéro déchet`,
  post_sentence: `Tout a commencé par une question simple.
Pendant des années j’ai remis ce projet à plus tard.
Au printemps dernier nous avons enfin essayé.
Le premier essai a été un échec complet.
C’est justement ce qui a rendu la chose intéressante.
Il n’est pas nécessaire d’avoir du matériel cher.
Un crayon et une heure de calme suffisent souvent.
Le plus difficile est de commencer.
Après quelques semaines c’est devenu une habitude.
J’ai noté ce qui marchait et ce qui ne marchait pas.
Les meilleures idées sont venues de vrais débutants.
Il est utile de se fixer une limite.
La plupart des gens abandonnent trop tôt.
Ici la patience compte plus que le talent.
Nous avons demandé leur avis à nos voisins.
Les réponses nous ont beaucoup surpris.
Il n’existe pas de méthode unique.
Ce qui marche en ville peut échouer au village.
Les chiffres méritent un coup d’œil.
Le coût était plus bas que prévu.
Un petit changement le matin a tout transformé.
Bien sûr il y a eu des jours sans.
Ces jours-là une courte promenade faisait du bien.
Avec le recul je ferais bien des choses plus simplement.
La météo n’a pas toujours été de notre côté.
Une bonne préparation fait gagner beaucoup de temps.
Nous avons fait une liste et barré la moitié.
Ce qui restait était étonnamment clair.
On oublie vite tout ce que l’on sait déjà.
Un ami m’a conseillé de voir petit.
Je pense encore souvent à ce conseil.
Beaucoup de guides compliquent les choses.
D’autres promettent des résultats impossibles.
La vérité se trouve entre les deux.
Prenez votre temps pour les premiers pas.
Les détails viendront plus tard.
Parfois il suffit de regarder et d’écouter.
Nos erreurs nous ont plus appris que les livres.
La bibliothèque du quartier est un vrai trésor.
Chaque saison a son charme.
En hiver tout prend un peu plus de temps.
En été nous avons tout installé dehors.
Comme toujours les enfants ont posé les meilleures questions.
Personne n’était pressé cet après-midi-là.
Il a plu trois jours et nous avons continué.
Le résultat n’était pas parfait mais c’était le nôtre.
J’ai gardé la première version en souvenir.
À plusieurs le travail devient un plaisir.
Il y a un certain calme à ne faire qu’une chose à la fois.
En cas de blocage mieux vaut faire une pause.
Le lendemain la solution saute souvent aux yeux.
Nous avons testé trois approches en parallèle.
La plus simple a largement gagné.
Pensez à noter la date.
On voit ainsi le chemin parcouru.
Les vieux outils valent souvent mieux que les neufs.
Un œil exercé vaut plus qu’une boîte à outils pleine.
La communauté est vraiment accueillante.
Il y a toujours quelqu’un pour aider.
J’y ai rencontré des gens formidables.
L’un d’eux est devenu un ami proche.
Toutes les traditions ne sont pas à garder.
Certaines méritent une seconde chance.
La recherche sur ce sujet est encore jeune.
Les premiers résultats sont encourageants.
Il vaut la peine de lire les petites lignes.
Par chance la boutique du coin avait tout.
Le reste a été emprunté ou fabriqué.
Un jour fixe dans la semaine aide beaucoup.
Pour nous c’est le jeudi soir.
À la fin du mois nous faisons le point.
Le bilan est souvent meilleur qu’on ne le pense.
On peut commencer avec ce que l’on a chez soi.
Tout le reste peut attendre.
Les erreurs font partie du plaisir.
J’étais nerveuse avant la première rencontre.
Une demi-heure plus tard tout était oublié.
La vue depuis le sommet valait tous les efforts.
Nous recommencerons sûrement l’année prochaine.
D’ici là il reste beaucoup à préparer.
Dites-nous comment vous faites.
Nous attendons vos idées avec impatience.
Le prochain article entrera dans les détails.
Mais cela est une autre histoire.`,
  comment: `Merci pour le partage.
Super article !
J’ai vécu la même chose l’an dernier.
Pourrais-tu parler des coûts ?
Cela m’a beaucoup aidé.
Je vois les choses un peu autrement.
Magnifiques photos !
Où as-tu trouvé le matériel ?
Gardé pour plus tard.
Ma grand-mère faisait pareil.
Combien de temps cela a-t-il pris ?
Testé et approuvé.
Intéressante remarque sur la première étape.
Je ne le savais pas.
Vivement la suite.
La deuxième partie est ma préférée.
Est-ce possible dans un petit appartement ?
Bien expliqué.
J’ajouterais la patience.
Nous en avons parlé hier au dîner.
Enfin quelqu’un le dit.
Quelle belle histoire.
J’ai bien ri au troisième paragraphe.
As-tu une liste des outils ?
Un bon conseil pour débuter.
Transmis à mon équipe.
Le lien du milieu ne marche pas.
Merci pour la réponse rapide !
Pareil pour moi.
Pas d’accord mais bien écrit.
Mes enfants veulent essayer maintenant.
Un livre à recommander ?
Très belle plume.
Exactement ce qu’il me fallait.
J’ai abandonné deux fois avant de réussir.
Je me sens moins seul.
Hâte de lire le prochain article.
Et en hiver ?
Bonne idée la bibliothèque.
Je vous lis depuis des années.
Court et précis.
Il manque le principal : le café.
Merci pour ces mots sincères.
Chez nous c’est une fois par semaine.
Une idée pour notre association.
J’ai appris quelque chose.
Avec quel appareil ?
Encore !
J’ai relu la deuxième étape plusieurs fois.
Une liste très utile.
Quelqu’un a essayé avec des enfants ?
Bonjour de la côte.`,
  bio: `Le café d’abord et le reste ensuite.
Écrit sur la cuisine, les trains et les petites villes.
Développe des logiciels et fait du pain le dimanche.
Toujours à la recherche du prochain sentier.
Plus de livres que d’étagères.
Maman de deux enfants et collectionneuse de cartes.
Photographe des jours de pluie.
Professeur le jour et batteur la nuit.
Apprend une chose nouvelle chaque semaine.
Vit au bord de la mer avec deux chats.
Jardinière sans jardin.
Aime les bonnes questions.
À vélo par tous les temps.
Designer fidèle au papier et au crayon.
Heureux en montagne.
Curieux de tout.
Répare de vieilles radios.
Quarante plantes et un seul arrosoir.
Court lentement mais longtemps.
Collectionne les recettes et les histoires.
Écrit son premier roman depuis dix ans.
Aime un peu trop les tableurs.
Voyage en train.
Apiculteur sur un toit.
Chante dans un chœur et sous la douche.
Boit du thé et se lève tôt.
Infirmière, tante et reine des mots croisés.
Construit de petites choses durables.
Croit aux bibliothèques.
Regarde les étoiles.
Prend les jeux de société au sérieux.
Ici pour les commentaires.
En semaine [l’école|l’hôpital|l’atelier|la bibliothèque|le bureau|la boulangerie|le laboratoire|le garage|la cuisine|la rédaction], [le week-end|le soir|le dimanche|l’été] [les échecs|la chorale|la voile|la batterie|le jardin|la randonnée|la poterie|le vélo|la peinture|le football].
Aime [les vieilles cartes|les trains de nuit|les jours de pluie|les petits musées|les brocantes|les gros livres|les chemins raides|la cuisine de rue|les disques de jazz|les polars], [le café serré|les lacs froids|le pain chaud|les concerts|les rues calmes|les fenêtres ouvertes|les crayons bien taillés|les matins tôt|les dîners tardifs|les dimanches lents] et [les longues marches|les bonnes questions|les mauvais jeux de mots|les chiens des autres].
Apprend [l’italien|le japonais|le violoncelle|le piano|le surf|la couture|la jonglerie|la danse|la menuiserie|la calligraphie|l’astronomie] et [la pâtisserie|l’escalade|à dire non|le ski|le tricot|la pêche|le dessin|les échecs|le gallois|la patience] [lentement|depuis l’hiver|pour le plaisir|en ce moment].`,
  search_term: `chaussures de course
lampe de bureau
cadeau anniversaire
casque sans fil
veste hiver
antivol vélo
café en grains
tapis de yoga
chaise de bureau
coque téléphone
gourde
puzzle enfant
bottes de pluie
tuyau arrosage
calendrier mural
tasse isotherme
panier chien
bibliothèque blanche
chemise lin
poêle fonte
sac à dos 20 litres
carnet pointillé
cadre photo
serviettes de bain
boîtes de rangement
câble usb
tente camping
lampe laiton
couverture laine
jeux pour deux
coffret thé
chaussettes randonnée
lunettes de soleil
balance cuisine
enceinte bluetooth
rideau gris
taie oreiller
planche à découper
boîte à outils
lunettes natation
grand pot plante
ceinture cuir
jouet chat
couverture bébé
jeu de tournevis
housse ordinateur
bougeoir
parapluie pliant
moule gâteau
baskets femme
carte cadeau
retour
guide des tailles`,
  note: `Rappeler lundi.
Préfère le courriel.
Déposer le colis chez le voisin.
Sonner deux fois.
Facture envoyée.
En attente de réponse.
Remise accordée par téléphone.
Vérifier le stock avant envoi.
Emballage cadeau demandé.
Livraison après 17 heures.
Reporté au prochain sprint.
Adresse confirmée.
Deuxième relance envoyée.
Payé en totalité.
Contrat signé.
Accord des finances nécessaire.
Manipuler avec soin.
Dossier complet.
Relancer dans deux semaines.
Intéressé par la grande offre.
Retour non ouvert.
Article remplacé.
Doublon.
Rencontré au salon.
Salle réservée pour dix personnes.
Échantillon envoyé.
Retour positif.
Question ouverte sur la garantie.
Équipe informée.
Clé à l’accueil.
Ne pas plier.
Tarifs mis à jour.
Réunion déplacée à jeudi.
En attente de pièces.
Appeler plutôt le matin.
Nouveau contact depuis mai.
Apporter l’ancien appareil.
Prêt à retirer.
Vérifié et correct.
Client fidèle.
Livraison partielle convenue.
Passer par l’entrée latérale.`,
};
