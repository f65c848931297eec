import type { LocaleTerms } from '../locale-data.ts';

export const terms: LocaleTerms = {
  full_name: `{given} {family}`,
  honorific_female: `Mme
Dr`,
  honorific_male: `M.
Dr`,
  house_number: `#
##
###
# bis
## bis
# ter`,
  address_unit: `Appartement #
Appartement ##
Bâtiment A
Bâtiment B
Bâtiment C
Escalier #
Résidence les Tilleuls
Résidence du Parc
Étage #`,
  street_line: `{house_number} {street}`,
  company_pattern: `{family} {suffix}
{family} et {other_family}
{family} & Fils
{family} {field}
{family} {field} {suffix}
{family} & {other_family} {suffix}
Maison {family}
Établissements {family} {suffix}`,
  company_suffix: `SA
SARL
SAS
SASU
EURL
SNC
SCOP`,
  company_field: `Logistique
Logiciels
Épicerie
Design
Conseil
Construction
Énergie
Médias
Analyse
Mobilier
Textile
Automobile
Santé
Voyages
Imprimerie
Électronique
Mécanique
Agriculture
Quincaillerie
Boulangerie
Optique
Emballage
Immobilier
Boissons
Outillage
Décoration`,
  job_title: `Comptable
Analyste de données
Architecte
Architecte logiciel
Responsable achats
Responsable clientèle
Responsable de boutique
Responsable de chantier
Responsable de la communication
Responsable de la formation
Responsable de la paie
Responsable de marque
Responsable de production
Responsable de projet
Responsable de rayon
Responsable de site
Responsable des ressources humaines
Responsable des ventes
Responsable du recrutement
Responsable informatique
Responsable juridique
Responsable logistique
Responsable marketing
Responsable produit
Responsable qualité
Responsable sécurité
Responsable technique
Cadre commercial
Cadre dirigeant
Designer produit
Designer graphique
Graphiste
Documentaliste
Gestionnaire de paie
Gestionnaire de stock
Gestionnaire de patrimoine
Juriste d’entreprise
Secrétaire
Secrétaire de direction
Photographe
Réceptionniste
Spécialiste en cybersécurité
Spécialiste du référencement
Spécialiste en bases de données
Spécialiste réseau
Interprète
Bibliothécaire
Paysagiste
Fleuriste
Libraire
Garagiste
Ergonome
Économiste
Fiscaliste
Journaliste
Membre de la direction
Membre du support technique
Guide de musée
Pilote de ligne de production
Juriste en droit social
Analyste de marché
Analyste métier
Analyste qualité
Webdesigner
Webmestre
Peintre en bâtiment`,
  department: `Comptabilité
Administration
Développement commercial
Service client
Design
Ingénierie
Moyens généraux
Finances
Ressources humaines
Informatique
Juridique
Logistique
Marketing
Exploitation
Produit
Production
Relations publiques
Achats
Qualité
Recherche et développement
Ventes
Sécurité
Assistance
Formation`,
  category: `Meubles
Cuisine et table
Linge de maison
Luminaires
Vêtements
Chaussures
Sacs et accessoires
Électronique
Jardin
Sport et plein air
Jeux et jouets
Beauté et soins
Épicerie
Fournitures de bureau
Animalerie
Outillage`,
  product_pattern: `{noun} {adjective} en {material}`,
  product_plain_pattern: `{noun} {adjective}`,
  product_adjective: `classique	classique
moderne	moderne
simple	simple
raffiné	raffinée
traditionnel	traditionnelle
populaire	populaire
élégant	élégante
pratique	pratique
exclusif	exclusive
authentique	authentique
intemporel	intemporelle
charmant	charmante
durable	durable
polyvalent	polyvalente
abordable	abordable
rustique	rustique
nordique	nordique
artisanal	artisanale
compact	compacte
léger	légère
original	originale
coloré	colorée
naturel	naturelle
discret	discrète
essentiel	essentielle
minimaliste	minimaliste
contemporain	contemporaine
soigné	soignée
quotidien	quotidienne
robuste	robuste
délicat	délicate
inédit	inédite
régional	régionale
solide	solide
chaleureux	chaleureuse
sobre	sobre
exceptionnel	exceptionnelle
fin	fine`,
  product_material: `chêne
noyer
pin
hêtre
bambou
acier
aluminium
cuivre
laiton
coton
lin
laine
toile
polaire
cuir
daim
verre
porcelaine
grès
céramique
plastique recyclé
bioplastique`,
  product_noun: `Chaise	f
Table à manger	f
Bibliothèque	f
Canapé	m
Armoire	f
Tabouret	m
Poêle	f
Bol	m
Tasse	f
Planche à découper	f
Couteau de cuisine	m
Théière	f
Couverture	f
Coussin	m
Serviette	f
Rideau	m
Tapis	m
Housse de couette	f
Lampadaire	m
Lampe de table	f
Suspension	f
Bougeoir	m
Guirlande lumineuse	f
Applique	f
Chemise	f
Pull	m
Veste	f
Robe	f
Pantalon	m
Écharpe	f
Basket	f
Botte	f
Sandale	f
Pantoufle	f
Chaussure de course	f
Chaussure de randonnée	f
Sac à dos	m
Sac à main	m
Portefeuille	m
Valise	f
Sac bandoulière	m
Ceinture	f
Casque audio	m
Clavier	m
Écran	m
Enceinte	f
Batterie externe	f
Webcam	f
Arrosoir	m
Pot de fleurs	m
Banc de jardin	m
Tuyau d’arrosage	m
Nichoir	m
Pelle	f
Tapis de yoga	m
Haltère	m
Gourde	f
Tente	f
Casque de vélo	m
Sac de couchage	m
Puzzle	m
Jeu de construction	m
Poupée	f
Jeu de société	m
Petit train	m
Ours en peluche	m
Shampooing	m
Crème pour les mains	f
Savon	m
Parfum	m
Masque pour le visage	m
Brosse à dents	f
Café	m
Thé	m
Chocolat	m
Miel	m
Huile d’olive	f
Assortiment de pâtes	m
Carnet	m
Stylo	m
Organiseur de bureau	m
Calendrier mural	m
Sous-main	m
Boîte de rangement	f
Panier pour chien	m
Laisse	f
Gamelle	f
Arbre à chat	m
Jouet pour chat	m
Caisse de transport	f
Marteau	m
Tournevis	m
Perceuse sans fil	f
Boîte à outils	f
Mètre ruban	m
Scie à main	f`,
  color: `Rouge	#d32f2f
Rouge foncé	#8b0000
Corail	#ff7f50
Orange	#f57c00
Ambre	#ffb300
Or	#d4af37
Jaune	#fdd835
Citron	#fff44f
Olive	#808000
Citron vert	#c0ca33
Vert	#388e3c
Vert foncé	#1b5e20
Menthe	#98ff98
Turquoise	#40e0d0
Bleu canard	#00796b
Cyan	#00bcd4
Bleu ciel	#87ceeb
Bleu	#1976d2
Bleu marine	#000080
Indigo	#3f51b5
Violet	#7e57c2
Pourpre	#6a1b9a
Lavande	#c9a0dc
Magenta	#d81b60
Rose	#f48fb1
Saumon	#fa8072
Marron	#795548
Chocolat	#5d4037
Beige	#f5f5dc
Crème	#fffdd0
Ivoire	#fffff0
Blanc	#ffffff
Argent	#c0c0c0
Gris	#9e9e9e
Anthracite	#36454f
Noir	#000000`,
  word: `abeille
abri
accord
accueil
acier
action
adresse
affiche
agenda
aide
aiguille
aile
album
allée
ambre
ami
ancre
ange
angle
animal
année
appel
arbre
arc
archive
argent
art
article
atelier
avenir
avenue
avril
bague
bain
balade
balcon
balle
banc
bande
barque
bateau
beau
berger
bibliothèque
blanc
blé
bleu
bois
boîte
bonheur
bord
botte
bouche
boulanger
bouquet
bouteille
bouton
branche
brise
brosse
bruit
bureau
cabane
cadeau
cadre
café
cahier
caisse
calme
caméra
campagne
canal
canapé
carnet
carrefour
carte
cascade
case
castor
centre
cerise
chaise
chaleur
chambre
champ
chance
chanson
chapeau
chapitre
charbon
château
chat
chemin
cheval
chiffre
chocolat
choix
ciel
cinéma
cirque
citron
clair
classe
clé
client
climat
cloche
coffre
coin
colline
colonne
comète
compte
concert
conseil
conte
copie
corde
coton
couleur
cour
courrier
cours
couteau
craie
crayon
cuisine
culture
danse
date
décembre
demain
départ
dessin
détail
dimanche
document
domaine
doux
drapeau
droit
eau
écharpe
école
écran
élan
enfant
énergie
entrée
épice
équipe
érable
escalier
espace
est
étage
étang
été
étoile
événement
exemple
fable
façade
famille
farine
fenêtre
ferme
festival
fête
feu
feuille
février
ficelle
fil
film
fin
fleur
fleuve
fontaine
forêt
forme
fort
forum
foule
frais
fraise
frère
fruit
futur
galerie
galet
gant
garage
gare
gâteau
genre
geste
glace
globe
grand
grange
graine
grenier
groupe
guide
guitare
habitude
hameau
haut
herbe
héron
hibou
histoire
hiver
horizon
horloge
hôtel
huile
humeur
idée
île
image
instant
invité
jade
janvier
jardin
jaune
jeu
jeudi
jeune
joie
jour
journal
juillet
juin
jupe
lac
laine
lait
lampe
langue
large
laurier
lavande
lecture
léger
légume
lettre
lien
lieu
ligne
linge
lion
liste
livre
long
loutre
lumière
lundi
lune
lycée
machine
mai
main
maison
mairie
maître
manteau
marché
marée
marge
mars
matin
mardi
mélodie
membre
menu
mer
mercredi
message
mesure
métal
métier
meuble
miel
milieu
minute
miroir
mode
modèle
moisson
moment
monde
montagne
moteur
mouette
moulin
mur
musée
musique
nappe
nature
navire
neige
nid
noël
noir
nom
nord
note
nouveau
novembre
nuage
nuit
objet
océan
octobre
odeur
oiseau
olive
ombre
or
orange
ordre
oreiller
ouest
outil
page
pain
paix
palais
panier
papier
papillon
parc
parfum
parole
pas
passage
pause
pays
paysage
peinture
pelouse
pensée
perle
petit
peuplier
photo
piano
pierre
pin
place
plage
plaine
plan
planète
plante
plat
pluie
plume
poche
poire
point
pomme
pont
porte
poste
poterie
prairie
prix
produit
profil
programme
projet
promenade
prune
public
quai
quartier
question
racine
raisin
rame
rayon
recette
récit
région
règle
reine
renard
repas
réponse
réseau
rêve
rideau
rivage
rivière
robe
rocher
roman
rond
rose
roue
rouge
route
ruban
ruche
rue
ruisseau
sable
sac
saison
salle
salon
samedi
sapin
sauge
savon
scène
sel
semaine
sens
sentier
septembre
série
seuil
signe
silence
soie
soir
soleil
sommet
son
sorbier
source
sourire
station
style
sucre
sud
table
tableau
tapis
tasse
temple
temps
terrasse
terre
texte
théâtre
tigre
tilleul
timbre
tissu
titre
toit
tour
train
travail
trésor
tricot
trousse
tuile
usine
vague
valise
vallée
vapeur
vélo
vent
verger
vert
veste
vie
village
ville
violon
visage
visite
voile
voisin
voix
volet
voyage
vue`,
};
