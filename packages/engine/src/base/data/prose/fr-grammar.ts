import type { LocaleGrammar } from '../locale-data.ts';

export const grammar: LocaleGrammar = {
  openers: {
    review: `|Mise à jour : |En bref : |Après deux semaines : |Mon avis : `,
    comment: `|Bonjour ! |Bonjour à tous. |Joli. |Je découvre. |J’arrive tard. `,
    note: `|Important : |Interne : |Par téléphone : |Aujourd’hui : `,
    post_sentence: `|Soyons honnêtes : |Une chose m’a frappé : |Ce que nous avons appris : |Pour débuter : `,
    ticket_subject: `|De nouveau : |Demande : `,
    ticket_body: `|Bonjour. |Bonjour à tous. |Bonsoir. |Chère équipe. `,
  },
  ticket_topic: `[Connexion impossible|Échec de connexion|Compte bloqué] [depuis ce matin|depuis hier|après la mise à jour|sur mon téléphone|au bureau|avec le nouveau mot de passe][|, urgent|, merci de m’aider]	Depuis [ce matin|hier|lundi|deux jours] je ne peux plus me connecter [à mon compte|au portail|à l’application] : [le formulaire reste vide|une erreur s’affiche|le mot de passe est refusé].
Le [courriel|lien] de réinitialisation du mot de passe [n’arrive pas|arrive trop tard|ne fonctionne pas|a expiré][| depuis hier| au bureau|, merci de m’aider|, urgent]	J’ai demandé [deux|trois|quatre] fois un nouveau mot de passe, mais [le courriel n’arrive pas|le lien a expiré|le lien mène à une page vide][| et le dossier indésirable est vide].
[Mauvaise adresse|Montant erroné|Numéro de TVA manquant|Nom erroné|Date erronée] sur la facture [de mars|de mai|d’octobre|de ce mois|du mois dernier]	Sur la facture [de ma dernière commande|de ce mois|du mois dernier] [l’adresse est fausse|le montant ne correspond pas|il manque le numéro de TVA] : [pouvez-vous la corriger|il m’en faut une nouvelle|notre comptabilité la refuse].
[Question|Demande] sur [mon|notre] abonnement [annuel|mensuel|d’essai|professionnel|en cours]	J’aimerais savoir [quand il se termine|comment le résilier|comment en changer|combien coûtent d’autres accès] pour [mon|notre] abonnement [mensuel|annuel|d’essai].
L’[export|import] [s’arrête à 80 pour cent|échoue|est incomplet|est très lent] [depuis hier|depuis ce matin|avec de gros fichiers|des contacts|des commandes]	L’[export|import] s’arrête après [deux|cinq|dix] mille lignes, alors qu’avec [de petits fichiers|moins de données|un autre projet] tout va bien.
La [page|recherche|liste|vue d’ensemble] [ne s’affiche pas|ne répond pas|est très lente] [depuis hier|l’après-midi|dans le navigateur|au bureau|après la mise à jour]	Depuis [hier|ce matin|une semaine] [le chargement prend une minute|la page reste blanche|tout se bloque] [au bureau|à la maison|dans tous les navigateurs].
Erreur à l’envoi [d’un fichier|d’une photo|d’un PDF|d’un tableau|d’une vidéo][|, code 413|, code 500| dans le projet| depuis mon téléphone]	Quand j’envoie [un PDF|une photo|un tableau] de [5 Mo|20 Mo|quelques pages], [une erreur s’affiche|la barre s’arrête|rien ne se passe].
Comment [ajouter une collègue|retirer un membre|inviter une personne|donner accès à un partenaire][| ?| au projet ?| à notre équipe ?| sans droit de modification ?]	Je voudrais donner accès à [une nouvelle collègue|un partenaire externe|deux personnes], [dès lundi|pour notre projet|sans droit de modification].
Remboursement [d’un double paiement|d’une commande annulée|d’un débit erroné|de mon retour][|, merci|, deuxième demande| de la semaine dernière| du mois dernier]	Ma carte a été débitée [deux|trois] fois pour la même commande : j’aimerais être remboursé [au plus vite|sur la même carte|avant la fin du mois].
[Colis|Paquet] [non reçu|en retard|bloqué au dépôt|livré à une autre adresse][|, que faire ?| depuis une semaine| depuis dix jours| selon le suivi]	Le colis est indiqué comme [livré|en route|au dépôt] depuis [trois jours|une semaine|dix jours], mais [je ne l’ai pas reçu|le suivi ne change pas|le livreur ne répond pas].
[Mauvais article|Mauvais modèle|Mauvaise taille|Mauvaise couleur] [dans ma commande|dans le colis|dans la livraison d’hier][|, échange ?|, retour ?]	J’avais commandé [la version bleue|la taille M|le grand modèle] et j’ai reçu [la grise|la taille S|le petit].
[Annuler|Modifier|Regrouper] ma commande [d’hier|de ce matin|de lundi|de la semaine dernière][|, merci|, urgent| : est-ce possible ?]	Je souhaite [annuler|modifier] ma commande [d’hier|de ce matin|de lundi], car [elle est en double|l’adresse est fausse|je n’en ai plus besoin].
Le [code promo|bon cadeau|coupon] [est refusé|n’est pas valable|n’est pas déduit][| à la caisse| dans l’application| sur le site| depuis hier]	D’après [votre courriel|le prospectus|le site] le code est valable jusqu’à [demain|la fin du mois|dimanche], mais [il est refusé|le prix ne change pas].
L’application [se ferme|se bloque|reste noire] [au démarrage|après la connexion|dans l’agenda|après la mise à jour|sur ma tablette]	Depuis la dernière mise à jour l’application [se ferme toute seule|se bloque|reste noire] [dès que je l’ouvre|dans l’agenda|après quelques secondes].
Copie de la facture de [janvier|février|mars|juin|juillet|septembre|novembre][|, merci| pour la comptabilité]	Il me faut une copie de la facture de [janvier|mars|juin|septembre] pour [ma déclaration|la comptabilité|mes frais].
Question sur la garantie [de mon achat|après deux ans|sans ticket|de la batterie|d’un cadeau]	La garantie couvre-t-elle [la batterie|une rayure|une fermeture cassée], [après un an|sans ticket|pour un achat en promotion] ?`,
  ticket_sentence: `Merci pour [votre aide rapide la dernière fois|votre patience|votre bon service].
J’ai joint [une capture d’écran|une photo|la confirmation|le message d’erreur].
Pourriez-vous [vérifier|me dire|chercher] [d’où cela vient|comment continuer|où vous en êtes] ?
[Au besoin|Volontiers,] je peux [vous appeler|vous montrer le problème|envoyer plus de détails].
Je suis joignable [le matin|l’après-midi|entre neuf et onze heures|jusqu’à 17 heures] [par téléphone|par courriel].
Dans l’aide, je n’ai trouvé [aucune réponse|rien à ce sujet|rien d’utile].
[Merci d’avance|Merci beaucoup] pour [votre aide|votre réponse|votre suivi].
[Ce n’est pas urgent|C’est assez urgent], mais [j’aimerais le savoir|il nous le faut cette semaine].
[Une collègue|Mon mari|Notre bureau de Lyon] a [le même problème|posé la même question].
J’ai [suivi toutes les étapes du guide|essayé un autre appareil|tout essayé deux fois].
J’attends [votre réponse|un retour|de vos nouvelles].`,
  review_good: `La qualité est [excellente|très bonne|meilleure que prévu] [pour ce prix|et cela se voit|et la livraison rapide].
Je l’utilise [tous les jours|chaque matin|chaque week-end] depuis [un mois|trois mois|six mois] et [il est comme neuf|je n’ai rien à redire|tout marche comme au premier jour].
[Ma sœur|Mon voisin|Une collègue|Mon père] l’a vu et [en a commandé un|a commandé le même|en a pris deux].
Le montage a pris [dix minutes|un quart d’heure|moins d’une demi-heure] et [la notice était claire|aucun outil n’était nécessaire|même mon fils y arrive].
C’est [solide|robuste|bien fait] et [bien fini|conçu pour durer|agréable au toucher].
Le service client a répondu [en une heure|le jour même|en dix minutes] et a été [très aimable|vraiment utile|efficace].
J’ai comparé [plusieurs|trois|beaucoup de] modèles et c’est [le meilleur|le plus confortable|le plus avantageux].
Un beau cadeau : [ma mère|mon mari|mon amie|papi] en est [content comme tout|très fier|aux anges].
Après [de nombreux|dix|vingt] lavages [il garde sa forme|les couleurs restent vives|il est comme neuf].
[Léger|Pratique|Compact] et [facile à nettoyer|simple à utiliser|joli à regarder].`,
  review_medium: `[Pour le prix|Dans l’ensemble|Globalement] c’est correct, mais [rien de spécial|j’attendais mieux|on peut mieux faire].
Le produit est [bon|correct|convenable], mais la livraison a pris [deux semaines|dix jours|trop de temps].
Il fait son travail, même si [la finition|la couture|la notice] pourrait être meilleure.
J’aime [le design|la forme|l’idée], mais [il taille petit|c’est plus petit que prévu|le tissu est fin].
Le carton était [abîmé|ouvert|écrasé], mais le contenu [allait bien|était intact|n’avait rien].
Il manquait [une vis|une pièce|un bouchon], mais [c’est arrivé vite|j’en avais une autre|le service a réagi].
[Les premières semaines|Les premiers jours|Les débuts] ont été bons, maintenant [ça grince un peu|ça bouge un peu|la couleur passe].
Je l’ai gardé parce que [le retour n’en valait pas la peine|il sert quand même|il coûtait peu].
Qualité [moyenne|correcte|honnête] pour un prix [moyen|juste|raisonnable].
Ça marche, mais c’est [plutôt bruyant|plus lourd que prévu|un peu lent].`,
  review_bad: `Cassé après [trois jours|une semaine|la première utilisation|un mois], et [personne ne répond|c’est bon pour la poubelle|le vendeur refuse d’aider].
J’ai attendu [quatre semaines|un mois|vingt jours] et [personne n’a répondu|le colis était ouvert|c’était le mauvais modèle].
La matière fait [bas de gamme|fragile|pauvre] et [sent fort|se raye tout de suite|déteint].
Il manquait [deux pièces|les vis|la notice] et [personne ne répond|le service client se tait|j’ai dû me débrouiller].
Malgré le guide des tailles, [ça ne va pas|c’est trop serré|c’est bien trop grand].
[La couture|La fermeture|La poignée] a lâché [au premier lavage|le premier jour|au bout de deux semaines].
Renvoyé [le lendemain|aussitôt|après une semaine], et [j’attends mon remboursement|le remboursement a pris un mois].
Ça [bouge|fait du bruit|fuit] [quoi qu’on fasse|depuis le début|après quelques jours].
[Joli à voir|Beau sur les photos], mais [inutilisable|inconfortable|impossible à nettoyer].
[Hélas|Vraiment] mon pire achat [de l’année|depuis longtemps|dans cette boutique].`,
  comment: `[Merci|Merci beaucoup|Un grand merci] pour [le partage|le conseil|l’article|la réponse] !
[Bel article|Bon texte|Belle histoire], [très clair|bien écrit|plein d’idées].
Cela m’est arrivé [l’an dernier|la semaine dernière|enfant|deux fois] aussi.
Tu écriras quelque chose sur [les coûts|les outils|le temps|les erreurs fréquentes] ?
Je le vois [un peu|tout à fait] autrement, mais [c’est bien écrit|je comprends ton idée].
Où as-tu trouvé [le matériel|la recette|cette lampe|la table] ?
[Ma grand-mère|Mon père|Ma voisine|Mon oncle] faisait [exactement ainsi|la même chose|presque pareil].
Combien de temps [pour le tout|pour la première partie|avec des enfants] ?
Essayé [hier|dimanche|ce matin] et [ça marche|c’est réussi|je recommence].
[Je ne savais pas|Je n’y avais jamais pensé|C’est nouveau pour moi], [merci|intéressant|bon à savoir].
Vivement [la deuxième partie|le prochain article|la suite] !
Est-ce possible [dans un petit appartement|sur un balcon|sans four|avec peu de temps] ?
[Bien expliqué|Court et juste|Très clair], [bravo|respect|chapeau].
On en parlait [hier|la semaine dernière|aujourd’hui] [à table|au bureau|au club|entre collègues].
[Enfin|Il était temps :] quelqu’un [le dit|l’explique|en parle].
Le [deuxième|troisième|dernier] paragraphe m’a fait [rire|penser à papi|réfléchir].
Envoyé à [mon équipe|ma sœur|tout le bureau] [aussitôt|ce matin|hier soir].
Le lien [au milieu|à la fin] [ne marche pas|mène à une page vide].
Tu conseilles [un livre|un cours|une vidéo] [pour débuter|là-dessus|pour enfants] ?
Bonjour [de la côte|des montagnes|de Nantes|du Nord] !
Comment faites-vous [en hiver|quand il pleut|avec de petits enfants] ?
Je lis [depuis des années|depuis peu|toujours] et [je commente pour la première fois|j’apprends à chaque fois].
J’ai abandonné [deux|trois] fois avant [de réussir|de comprendre].
Il manque l’essentiel : [le café|la patience|les amis].
[Bon|Précieux|Super] conseil sur [la bibliothèque|la deuxième étape|les petits débuts].
Chez nous on le fait [une fois par semaine|autrement|l’été seulement], [entre amis|à la maison|dehors].
[Gardé|Imprimé|Noté] pour [plus tard|le week-end|les vacances].`,
  note: `Rappeler [lundi|mardi|mercredi|jeudi|vendredi] [matin|après-midi|avant midi|après 15 h].
Le client préfère [le courriel|le téléphone|un message|la poste][|, le matin|, pas avant 9 h].
Laisser le colis [chez le voisin|à l’accueil|au rez-de-chaussée|près du garage].
[Facture|Offre|Confirmation] [envoyée|envoyée par courriel|à corriger|en attente de signature].
En attente [de réponse|de paiement|de pièces|d’accord|du livreur].
Remise de [5|10|15|20] % [convenue au téléphone|approuvée|valable jusqu’à la fin du mois].
Vérifier [le stock|l’adresse|la taille|le numéro] avant [l’envoi|de rappeler|la facture].
Livraison [après 17 h|le matin|le samedi seulement|au premier étage|sur rendez-vous].
[Première|Deuxième|Dernière] relance [envoyée|à envoyer|sans réponse][|, appeler plutôt].
Payé [en totalité|en espèces|par virement|en deux fois][| aujourd’hui| à temps| la semaine dernière].
Contrat [signé|à renouveler|prolongé d’un an|en examen].
Accord [de la comptabilité|du responsable|de la direction] nécessaire[| avant vendredi| cette semaine].
Intérêt pour [une formule plus grande|un essai|une deuxième commande|un devis][|, appeler en mai|, envoyer les prix].
Retour [non ouvert|pour la taille|pour un défaut], [remboursement lancé|remplacement envoyé|à vérifier].
Salle réservée pour [six|huit|dix|douze] personnes [lundi|mardi|jeudi].
Échantillons [envoyés|demandés|à préparer] [sur demande|avant vendredi|pour le salon].
Question ouverte sur [la garantie|la facture|le délai|le transport].
Nouveau contact depuis [janvier|mars|mai|septembre] : [demander le numéro|données à jour|préfère le téléphone].
Rendez-vous déplacé à [lundi|jeudi|vendredi], [9|11|14|16] h.
Relancer dans [deux jours|une semaine|deux semaines|un mois][|, par téléphone|, par courriel].
[Fragile|Urgent|Encombrant] : [avec précaution|prévenir l’entrepôt|entrée de côté].
Prêt pour [le retrait|l’envoi|la facturation] dès [aujourd’hui|demain|lundi].
Client [fidèle|nouveau|régulier], [très aimable|paie à temps|commande souvent].`,
  post_sentence: `Tout a commencé par [une question simple|un pari|un jour de pluie|un vieux livre] [et un peu de curiosité|et beaucoup de café|presque pour rire].
[Pendant des années|Longtemps|Pendant des mois] [je l’ai remis à plus tard|nous n’avons fait qu’en parler|le temps a manqué].
[Au printemps dernier|L’an dernier|Un dimanche de mars|À la fin de l’été] [nous avons essayé|nous avons commencé|tout a changé].
Le [premier|deuxième] essai [a échoué|s’est mal passé|a duré dix minutes], et [c’est ce qui le rendait intéressant|nous en avons ri|nous en avons appris].
Pas besoin [de matériel coûteux|de beaucoup de place|d’un talent particulier|d’un cours] [pour commencer|pour les premiers pas].
Souvent [un crayon|une table vide|un cahier] et [une heure calme|un peu de patience|une tasse de café] suffisent.
Le plus dur est [de commencer|de continuer|de demander de l’aide|de choisir un début].
Au bout de [quelques semaines|un mois|trois essais], c’est devenu [une habitude|une belle habitude|naturel].
J’ai noté [ce qui marchait|chaque dépense|les heures|les erreurs] et [je l’ai relu plus tard|j’en ai tiré des règles].
Les meilleures idées sont venues [des débutants|des enfants|des voisins|de gens qui n’y connaissaient rien].
Il aide de [se fixer une limite|choisir un jour|le faire ensemble|tenir un journal].
[La patience|La constance|La curiosité] compte plus que [le talent|l’argent|les outils].
Nous avons demandé à [nos voisins|des amis|trois experts|nos lecteurs], et [les réponses nous ont surpris|chacun avait son avis|presque tous étaient d’accord].
Ce qui marche [en ville|en été|en famille] ne marche peut-être pas [au village|en hiver|pour une personne seule].
Un petit changement [le matin|le soir|de méthode] a [tout changé|fait plus que tous les conseils].
Il y a eu bien sûr [des jours|des moments|des semaines] où [rien n’allait|je voulais arrêter|il pleuvait sans cesse].
Avec le recul, je [ferais plus simple|commencerais plus tôt|demanderais de l’aide plus tôt].
Une bonne préparation fait gagner [du temps|de l’argent|beaucoup d’énergie] plus tard.
Nous avons fait une liste et barré [la moitié|les trois quarts|presque tout].
Un [ami|collègue|vieil artisan] m’a dit un jour de [commencer petit|prendre mon temps|bien regarder d’abord].
En [hiver|été|automne] [tout prend plus de temps|cela a son charme|nous sortons dès que possible].
Le résultat n’était pas [parfait|joli|comme sur les photos], mais c’était [le nôtre|utile|un début].
Nous avons essayé [trois|deux|quatre] chemins et [le plus simple|le plus lent|le moins attendu] a gagné.
J’ai rencontré des gens [que je n’aurais jamais croisés|qui sont devenus des amis|qui en savent plus qu’un livre].
L’an prochain [nous recommencerons|nous essaierons ailleurs|nous commencerons plus tôt].
Dites-nous [comment vous faites|ce que vous en pensez|vos idées] : [nous sommes curieux|nous lisons tout].`,
  review_title_good: `[Après une semaine|Après deux semaines|Après un mois|Après trois mois|Après six mois|Après un an|Première impression|Pour le bureau|Pour la cuisine|En voyage|Pour mon fils|En cadeau|Au quotidien|Deuxième commande|En promotion|Pour le balcon] : [très content|toujours convaincu|comme neuf|juste ce qu’il faut|parfait|bon choix|rien à redire|mieux que prévu|je l’adore|ça vaut le prix]
[Très bonne|Excellente|Superbe|Belle|Vraiment bonne] [qualité|finition|idée|affaire|surprise][|, je recommande|, merci|, rien à redire| pour le prix| à tout point de vue]
[Livré|Reçu] [rapidement|à temps|en avance] et [fonctionne très bien|conforme à la description|parfaitement emballé][|, merci|, parfait]
[Mon|Notre] [nouveau favori|meilleur achat de l’année|compagnon du quotidien][|, aucun regret|, toujours ravi|, je recommande]
[Tient|Respecte] ses promesses[|, chaque jour|, même après des mois|, sans hésiter]
[Léger|Solide|Compact|Pratique|Élégant] et [facile à utiliser|bien fini|agréable à regarder|bien pensé][|, parfait|, je recommande]
[Très satisfait|Ravi|Enchanté|Conquis] [de mon achat|de la qualité|du service|après un mois][|, merci|, cinq étoiles|, à recommander]`,
  review_title_medium: `[Après une semaine|Après deux semaines|Après un mois|Après trois mois|Après six mois|Après un an|Première impression|Pour le bureau|Pour la cuisine|En voyage|Pour mon fils|En cadeau|Au quotidien|Deuxième commande|En promotion|Pour le balcon] : [correct|peut mieux faire|suffisant|pas encore sûr|acceptable|utilisable|un peu déçu|dans la moyenne|quelques défauts|fait le travail]
[Correct|Moyen|Honnête|Convenable|Pas mal] [pour le prix|pour débuter|pour un usage occasionnel|dans l’ensemble][|, sans plus|, rien d’exceptionnel|, peut mieux faire]
[Bonne idée|Joli design|Qualité correcte|Bon produit], mais [livraison lente|notice peu claire|un peu bruyant|taille petit|matière fine]
[Fait le travail|Fonctionne|Utilisable], mais [assez bruyant|un peu lourd|pas pour tous les jours|plus petit que prévu]
[Avis partagé|Pas encore sûr|À moitié convaincu|Ni bon ni mauvais][| après une semaine| après un mois| pour la taille| pour la qualité]
[J’attendais|J’espérais] [mieux|un peu plus|une meilleure qualité] [pour ce prix|après les avis|de cette marque]`,
  review_title_bad: `[Après une semaine|Après deux semaines|Après un mois|Après trois mois|Après six mois|Après un an|Première impression|Pour le bureau|Pour la cuisine|En voyage|Pour mon fils|En cadeau|Au quotidien|Deuxième commande|En promotion|Pour le balcon] : [cassé|inutile|plus jamais|déçu|à déconseiller|déjà renvoyé|trop cher|mauvaise qualité|une erreur|argent perdu]
[Cassé|En panne|Inutilisable] après [deux jours|une semaine|un mois|la première utilisation|trois essais]
[Mauvaise|Piètre|Décevante] [qualité|finition|expérience|surprise|coupe][|, renvoyé|, à éviter|, plus jamais|, dommage]
[Mauvais article|Produit abîmé|Colis incomplet|Article usagé] [reçu|livré][|, aucune réponse|, j’attends le remboursement|, deux fois]
[Pas conforme|Rien à voir avec les photos|Ne vaut pas son prix|Pas ce que j’ai commandé][|, renvoyé|, déçu|, à fuir]
[Argent perdu|Pire achat de l’année|À éviter|Plus jamais|Grosse déception][|, dommage|, retour envoyé|, à fuir]
[Toujours|Depuis un mois] [pas de remboursement|pas de réponse|pas de colis|pas de pièce de rechange]`,
};
