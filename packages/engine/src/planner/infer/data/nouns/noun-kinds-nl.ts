/** What usually comes of common nouns, in Dutch: see noun-kinds.ts. Words of one entry are joined as in names of columns. */
export const DUTCH_KINDS = `
aandoening, ziekte, kwaal: griep|diabetes|astma|bronchitis|migraine|hoge bloeddruk
aandrijving, brandstof: diesel|benzine|elektrisch|hybride|LPG|waterstof
accessoire, toebehoren: tas|bel|slot|verlichting|standaard|helm
activiteit: wandelen|zwemmen|fietsen|schilderen|yoga|koken
afval: restafval|papier|glas|plastic|gft|metaal|grofvuil
afwerking: mat|glans|zijdeglans|gelakt|geborsteld
allergie, allergeen: pollen|noten|melk|huisstof|penicilline|gluten
band: buitenband|binnenband|winterband|zomerband
bed: eenpersoons|tweepersoons|stapelbed|slaapbank|ledikant
beroep: leraar|verpleegkundige|ingenieur|elektricien|boekhouder|chauffeur|kok
bestrating, vloer, vloerbedekking: parket|laminaat|tegels|tapijt|vinyl|linoleum
bier: pils|witbier|blond|dubbel|tripel|stout
binding, bindwijze: geniet|garenloos|genaaid|ringband|spiraal
bloem: roos|tulp|lelie|zonnebloem|madelief|orchidee
boom: eik|beuk|den|berk|esdoorn|linde|es
boot, vaartuig: zeilboot|motorboot|kano|sloep|veerboot|vrachtschip
brood: wit|bruin|volkoren|rogge|stokbrood
dak: plat dak|zadeldak|schilddak|pannendak|rieten dak
defect, gebrek, schade: kras|deuk|breuk|lek|slijtage|waterschade
delict, misdrijf: diefstal|fraude|mishandeling|inbraak|vernieling
dieet: vegetarisch|veganistisch|glutenvrij|lactosevrij|zoutarm
dier, huisdier: hond|kat|konijn|paard|koe|schaap|cavia|vogel
doelgroep: kinderen|jongeren|volwassenen|senioren|gezinnen
drank: water|koffie|thee|sap|bier|wijn|frisdrank
druktechniek, druk: offset|digitaal|zeefdruk|flexo|diepdruk
energie, energiebron: elektriciteit|gas|zon|wind|stadsverwarming
evenement, gelegenheid, feest: bruiloft|verjaardag|jubileum|concert|beurs|festival
fiets: stadsfiets|elektrische fiets|racefiets|mountainbike|bakfiets|kinderfiets|vouwfiets
frame: aluminium|staal|carbon|titanium
fruit: appel|peer|banaan|sinaasappel|aardbei|kers|druif
gebouw, pand: woonhuis|appartement|kantoor|winkel|magazijn|school
gereedschap: hamer|schroevendraaier|tang|zaag|boormachine|moersleutel|vijl
gerecht: soep|salade|stamppot|pannenkoek|biefstuk|pasta
gewas: tarwe|mais|aardappel|suikerbiet|gerst|gras
glas: enkel|dubbel|gehard|gelaagd|matglas
groente: wortel|aardappel|tomaat|ui|broccoli|spinazie|kool
grond, bodem: klei|zand|leem|veen|löss
hobby, vrijetijdsbesteding: lezen|muziek|sport|koken|reizen|fotografie|tuinieren
hond, hondenras: labrador|Duitse herder|poedel|beagle|teckel|kruising
hout: eiken|beuken|grenen|noten|kersen|vuren|teak
instrument, muziekinstrument: piano|viool|gitaar|fluit|trompet|drums|cello
inkt: zwart|cyaan|magenta|geel|wit|goud
insect: mier|bij|vlieg|mug|vlinder|wesp
kaas: Goudse|Edammer|geiten|brie|boeren|Leidse
kamer, ruimte: eenpersoonskamer|tweepersoonskamer|kantoor|keuken|badkamer|berging
kat, kattenras: Europees korthaar|Perzisch|Siamees|Maine Coon
karakter, gedrag: rustig|speels|verlegen|sociaal|agressief|aanhankelijk
kleding, kledingstuk: broek|shirt|jas|jurk|rok|trui|blouse|pak
kleur: rood|blauw|groen|zwart|wit|geel|bruin|grijs
klimaat: gematigd|tropisch|droog|continentaal|mediterraan
lamp, verlichting: led|halogeen|tl|vloerlamp|wandlamp
leer: rund|kalf|schaap|suède|nubuck
letsel, verwonding: snijwond|verstuiking|breuk|brandwond|kneuzing
lijm: houtlijm|secondelijm|epoxy|siliconen|smeltlijm
maaltijd: ontbijt|lunch|diner|tussendoortje
machine: draaibank|freesmachine|pers|zaag|boormachine|drukpers
materiaal, grondstof: hout|staal|aluminium|kunststof|glas|steen|keramiek|leer|papier
medicijn, geneesmiddel: paracetamol|ibuprofen|amoxicilline|metformine|omeprazol
metaal: staal|ijzer|koper|messing|aluminium|zilver|goud
meubel, meubilair: tafel|stoel|kast|bed|bank|bureau|boekenkast
motor: diesel|benzine|elektrisch|hybride
muur, wand: baksteen|beton|gipsplaat|hout|natuursteen
ongeval, ongeluk: val|botsing|snijwond|verbranding|brand
opleiding: vmbo|havo|vwo|mbo|hbo|wo
papier: mat|glans|gerecycled|karton|houtvrij|offset
plant: roos|lavendel|klimop|varen|hortensia|buxus
rem: velgrem|schijfrem|rollerbrem|terugtraprem|trommelrem
risico, gevaar: brand|vallen|chemisch|elektrisch|geluid|biologisch
schoen, schoeisel: laars|sandaal|instapper|sneaker|pump|pantoffel
seizoen: lente|zomer|herfst|winter
sieraad: ring|ketting|armband|oorbellen|broche|horloge
slot: cilinderslot|hangslot|ringslot|kettingslot|elektronisch
speelgoed: pop|bal|puzzel|knuffel|blokken|trein|auto
spel, spelletje: schaken|dammen|poker|bingo|domino
sport: voetbal|tennis|zwemmen|hockey|volleybal|schaatsen|wielrennen|judo
stijl: modern|klassiek|barok|gotisch|landelijk|industrieel
stof, textiel, weefsel: katoen|wol|zijde|linnen|polyester|denim|fluweel|vilt
stoel, zitplaats: bureaustoel|kruk|fauteuil|bank|klapstoel
symptoom, klacht: koorts|hoest|hoofdpijn|misselijkheid|vermoeidheid
thee: groen|zwart|munt|kamille|rooibos
tuin: voortuin|achtertuin|moestuin|daktuin
vaccin, vaccinatie, inenting: tetanus|griep|mazelen|hepatitis B|polio|bmr
vee: rundvee|schapen|varkens|geiten|kippen|paarden
verpakking: doos|fles|zak|pallet|krat|blik|pot|koker
vervoermiddel, voertuig, vervoer: auto|bestelbus|vrachtwagen|motor|fiets|bus|trein
verf: acryl|olieverf|lak|latex|beits
versnelling: derailleur|naaf|automaat|handgeschakeld
vis: zalm|kabeljauw|haring|tonijn|forel|makreel
vlees: rund|varken|kip|lam|kalkoen|kalf
vogel: mus|merel|mees|duif|uil|eend|papegaai
voeding, voedsel: melk|fruit|brood|groente|vlees|vis|kaas
voer, veevoer: hooi|kuilgras|brokken|stro|graan
wapen: mes|pistool|geweer|zwaard|bijl
weer, weersomstandigheid: zonnig|bewolkt|regen|sneeuw|mist|wind
weg: snelweg|provinciale weg|straat|fietspad|landweg
wijn: rood|wit|rosé|mousserend|dessertwijn
woning: appartement|rijtjeshuis|vrijstaand|twee-onder-een-kap|studio|bungalow
`;
