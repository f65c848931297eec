import type { LocaleTerms } from '../locale-data.ts';

export const terms: LocaleTerms = {
  full_name: `{given} {family}`,
  honorific_female: `Mevr.
Mevr. dr.`,
  honorific_male: `Dhr.
Dhr. dr.`,
  house_number: `#
##
###
#A
##B
##-#`,
  address_unit: `#hoog
bis
huis
A
B
C
rood
zwart
souterrain`,
  street_line: `{street} {house_number}`,
  company_pattern: `{family} {suffix}
{family} {field} {suffix}
{family} & {other_family} {suffix}
{family} & Zonen {suffix}
Gebroeders {family} {suffix}
{field} {family}
Firma {family}
{family} Groep`,
  company_suffix: `B.V.
N.V.
V.O.F.
C.V.
Coöperatie U.A.`,
  company_field: `Logistiek
Software
Levensmiddelen
Design
Advies
Bouw
Energie
Media
Analyse
Meubelen
Textiel
Automotive
Zorg
Reizen
Drukwerk
Elektronica
Techniek
Agro
IJzerwaren
Bakkerij
Optiek
Verpakkingen
Installaties
Vastgoed
Dranken
Gereedschap`,
  job_title: `Boekhouder
Inkoper
Verkoopmedewerker
Projectleider
Teamleider
Directeur
Afdelingshoofd
Directieassistent
Softwareontwikkelaar
Webontwikkelaar
Data-analist
Databasebeheerder
Systeembeheerder
Netwerkbeheerder
Servicedeskmedewerker
Beveiligingsspecialist
Softwarearchitect
Tester
Kwaliteitsmanager
Productmanager
Productontwerper
Grafisch vormgever
Interieurontwerper
Architect
Uitvoerder bouw
Civiel ingenieur
Elektrotechnicus
Mechatronicus
Machineoperator
Installateur
Onderhoudsmonteur
Monteur
Ploegleider
Productieplanner
Werkvoorbereider
Magazijnmedewerker
Planner transport
Chauffeur
Koerier
Klantenservicemedewerker
Klantadviseur
Telefonist
Receptionist
Officemanager
HR-manager
Opleidingsadviseur
Salarisadministrateur
Recruiter
Controller
Financieel analist
Belastingadviseur
Accountant
Bedrijfsjurist
Privacyfunctionaris
Marketingmanager
Merkmanager
Marktonderzoeker
Webredacteur
Tekstschrijver
Corrector
Vertaler
Persvoorlichter
Evenementenorganisator
Vertegenwoordiger
Verkoopleider
Filiaalmanager
Winkelmedewerker
Hoofd inkoop
Fotograaf
Laborant
Onderzoeker
Veiligheidskundige
Conciërge
Bedrijfsadviseur
Trainer
Technisch schrijver`,
  department: `Boekhouding
Administratie
Bedrijfsontwikkeling
Klantenservice
Vormgeving
Ontwikkeling
Facilitaire dienst
Financiën
Personeelszaken
Informatietechnologie
Juridische zaken
Logistiek
Marketing
Operaties
Productmanagement
Productie
Communicatie
Inkoop
Kwaliteit
Onderzoek
Verkoop
Beveiliging
Ondersteuning
Opleiding`,
  category: `Meubels
Koken & tafelen
Woontextiel
Verlichting
Kleding
Schoenen
Tassen & accessoires
Elektronica
Tuin
Sport & buiten
Speelgoed
Verzorging
Levensmiddelen
Kantoorartikelen
Dieren
Gereedschap`,
  product_pattern: `{adjective} {noun} van {material}`,
  product_plain_pattern: `{adjective} {noun}`,
  product_adjective: `Klassieke	Klassieke	Klassiek
Moderne	Moderne	Modern
Eenvoudige	Eenvoudige	Eenvoudig
Fijne	Fijne	Fijn
Traditionele	Traditionele	Traditioneel
Populaire	Populaire	Populair
Elegante	Elegante	Elegant
Praktische	Praktische	Praktisch
Exclusieve	Exclusieve	Exclusief
Echte	Echte	Echt
Tijdloze	Tijdloze	Tijdloos
Bijzondere	Bijzondere	Bijzonder
Duurzame	Duurzame	Duurzaam
Veelzijdige	Veelzijdige	Veelzijdig
Voordelige	Voordelige	Voordelig
Uitgekozen	Uitgekozen	Uitgekozen
Rustieke	Rustieke	Rustiek
Noordse	Noordse	Noords
Handgemaakte	Handgemaakte	Handgemaakt
Compacte	Compacte	Compact
Lichte	Lichte	Licht
Grote	Grote	Groot
Kleine	Kleine	Klein
Kleurrijke	Kleurrijke	Kleurrijk
Hoogwaardige	Hoogwaardige	Hoogwaardig
Natuurlijke	Natuurlijke	Natuurlijk
Chique	Chique	Chic
Stevige	Stevige	Stevig
Beproefde	Beproefde	Beproefd
Nieuwe	Nieuwe	Nieuw
Mooie	Mooie	Mooi
Degelijke	Degelijke	Degelijk
Stedelijke	Stedelijke	Stedelijk
Ingetogen	Ingetogen	Ingetogen
Stijlvolle	Stijlvolle	Stijlvol
Charmante	Charmante	Charmant
Originele	Originele	Origineel
Minimalistische	Minimalistische	Minimalistisch`,
  product_material: `eiken
notenhout
grenen
beuken
bamboe
staal
aluminium
koper
messing
katoen
linnen
wol
canvas
fleece
leer
suède
glas
porselein
steengoed
keramiek
gerecycled plastic
bioplastic`,
  product_noun: `stoel	m
eettafel	m
boekenkast	m
bank	m
kledingkast	m
kruk	m
koekenpan	m
kom	m
mok	m
snijplank	m
keukenmes	n
theepot	m
deken	m
kussen	n
handdoek	m
gordijn	n
vloerkleed	n
dekbedovertrek	n
vloerlamp	m
tafellamp	m
hanglamp	m
kandelaar	m
lichtslinger	m
wandlamp	m
overhemd	n
trui	m
jas	m
jurk	m
broek	m
sjaal	m
sneaker	m
laars	m
sandaal	m
pantoffel	m
hardloopschoen	m
wandelschoen	m
rugzak	m
handtas	m
portemonnee	m
koffer	m
schoudertas	m
riem	m
koptelefoon	m
toetsenbord	n
beeldscherm	n
luidspreker	m
powerbank	m
webcam	m
gieter	m
bloempot	m
tuinbank	m
tuinslang	m
vogelhuisje	n
schep	m
yogamat	m
halter	m
drinkfles	m
tent	m
fietshelm	m
slaapzak	m
puzzel	m
bouwpakket	n
pop	m
bordspel	n
speelgoedtrein	m
teddybeer	m
shampoo	m
handcrème	m
zeep	m
parfum	n
gezichtsmasker	n
tandenborstel	m
koffie	m
thee	m
chocolade	m
honing	m
olijfolie	m
pasta	m
notitieboek	n
pen	m
bureauorganizer	m
wandkalender	m
bureaumat	m
opbergdoos	m
hondenmand	m
hondenriem	m
voerbak	m
krabpaal	m
kattenspeeltje	n
reismand	m
hamer	m
schroevendraaier	m
accuboormachine	m
gereedschapskist	m
rolmaat	m
handzaag	m`,
  color: `Rood	#d32f2f
Donkerrood	#8b0000
Koraal	#ff7f50
Oranje	#f57c00
Amber	#ffb300
Goud	#d4af37
Geel	#fdd835
Citroengeel	#fff44f
Olijf	#808000
Limoen	#c0ca33
Groen	#388e3c
Donkergroen	#1b5e20
Mint	#98ff98
Turquoise	#40e0d0
Petrol	#00796b
Cyaan	#00bcd4
Hemelsblauw	#87ceeb
Blauw	#1976d2
Marineblauw	#000080
Indigo	#3f51b5
Violet	#7e57c2
Paars	#6a1b9a
Lavendel	#c9a0dc
Magenta	#d81b60
Roze	#f48fb1
Zalm	#fa8072
Bruin	#795548
Chocoladebruin	#5d4037
Beige	#f5f5dc
Crème	#fffdd0
Ivoor	#fffff0
Wit	#ffffff
Zilver	#c0c0c0
Grijs	#9e9e9e
Antraciet	#36454f
Zwart	#000000`,
  word: `aarde
aardbei
adres
akker
album
alledag
anker
antwoord
appel
april
archief
atelier
augustus
avond
baan
bad
bakker
balkon
band
bank
beeld
beek
begin
bel
berg
bericht
berk
bezoek
bibliotheek
bij
blad
bloem
bodem
boek
boer
boom
boot
bord
borstel
bos
boter
brief
brood
brug
buik
buiten
bureau
buurt
café
camera
cirkel
concert
dag
dak
dal
dans
datum
december
deel
deken
deur
dienst
dier
dinsdag
doel
donderdag
doos
dorp
draad
droom
druif
duif
duin
eend
egel
eiland
eind
emmer
energie
erf
erwt
fabriek
familie
februari
feest
fiets
film
fles
fluit
foto
fruit
gang
gans
garage
gast
gebied
geel
geluid
geluk
geschenk
gesprek
gevoel
gewoon
gezin
glas
goud
gracht
graan
gras
grens
groep
groen
groente
haar
haard
haas
half
hamer
hand
handel
haven
heide
helder
hemel
herfst
heuvel
hoek
hoed
hond
honing
hoofd
hout
huis
idee
ijs
jaar
januari
juli
juni
kaart
kaas
kachel
kade
kalender
kamer
kanaal
kans
kapel
kast
kasteel
kat
keer
kelder
kers
keuken
keuze
kind
kist
klank
klas
kleed
klein
kleur
klok
knop
koek
koffer
koffie
kom
koor
kop
koper
korf
kracht
krant
kring
kruid
kunst
kust
laan
lade
lamp
land
lantaarn
lente
lepel
les
letter
licht
lied
lijn
lijst
linde
lucht
maan
maand
maandag
maart
machine
markt
meer
mei
melk
mens
mes
middag
middel
minuut
model
moeder
molen
morgen
motor
munt
muur
museum
muziek
naald
naam
nacht
natuur
nest
net
nevel
nieuws
noord
noot
november
oceaan
ochtend
oever
oktober
onderwerp
ontbijt
oog
oost
opdracht
orde
oven
paard
pad
pagina
pakket
papier
park
pauze
peer
pen
perron
plaats
plan
plank
plant
plein
plek
poort
pop
post
pot
prijs
proef
programma
project
punt
raam
rand
recept
regen
regio
reis
rek
rijst
ring
rivier
roos
route
rugzak
ruimte
rust
schaap
schaduw
schat
schip
school
schrift
schuur
september
sfeer
sleutel
sloot
sneeuw
soep
spel
spiegel
spoor
stad
stal
stap
station
steen
stem
ster
stoel
stof
storm
straat
strand
stuk
suiker
taal
tafel
tak
tas
tekst
tent
thema
thuis
tijd
titel
toekomst
toren
touw
trap
trein
tuin
uil
uitzicht
uur
vader
vakantie
veer
veld
venster
verhaal
vijver
vis
vlag
vleugel
vloer
vogel
voorbeeld
voorraad
vorm
vos
vraag
vrede
vriend
vrijdag
vuur
waarde
wagen
wandeling
water
week
weer
weg
weide
wereld
werk
west
wiel
wind
winkel
winter
woensdag
wolk
woord
wortel
zaal
zaak
zaterdag
zee
zeil
zicht
zijde
zilver
zomer
zon
zondag
zout
zuid
zwaan`,
};
