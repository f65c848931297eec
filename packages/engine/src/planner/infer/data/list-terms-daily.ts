/** Words of everyday lists: English, German, French, Spanish. */
export const DAILY_LIST_TERMS = `
3 months|3 Monate|3 mois|3 meses
1 month|1 Monat|1 mois|1 mes
6 months|6 Monate|6 mois|6 meses
12 months|12 Monate|12 mois|12 meses
24 months|24 Monate|24 mois|24 meses
4 weeks|4 Wochen|4 semaines|4 semanas
14 days|14 Tage|14 jours|14 días
semi-annually|halbjährlich|semestriel|semestral
debit|Soll|débit|debe
unanimous|einstimmig|unanimité|por unanimidad
full|voll|totale|total
partial|teilweise|partielle|parcial
to be determined|offen|à déterminer|por determinar
favorable|positiv|favorable|favorable
with reservations|mit Vorbehalt|réservé|con reservas
unfavorable|negativ|défavorable|desfavorable
insufficient funds|mangelnde Deckung|provision insuffisante|fondos insuficientes
account closed|Konto erloschen|compte clôturé|cuenta cerrada
objection by payer|Widerspruch|opposition|oposición del pagador
incorrect account|Konto falsch|compte incorrect|cuenta incorrecta
no access|kein Zugang|pas d'accès|sin acceso
customer not at home|Kunde nicht angetroffen|client absent|cliente ausente
customer cancelled|vom Kunden abgesagt|annulé par le client|cancelado por el cliente
equipment missing|Material fehlt|matériel manquant|falta material
unsafe site|nicht sicher|site dangereux|lugar inseguro
wrong address|falsche Adresse|mauvaise adresse|dirección incorrecta
relocation|Umzug|déménagement|traslado
personal reasons|persönliche Gründe|raisons personnelles|motivos personales
dissatisfaction|Unzufriedenheit|insatisfaction|insatisfacción
entered by mistake|Fehleingabe|erreur de saisie|error de registro
wrong amount|falscher Betrag|montant erroné|importe erróneo
very urgent|sehr dringend|très urgent|muy urgente
not available|nicht verfügbar|non disponible|no disponible
vacant|leerstehend|vacant|vacío
under renovation|in Renovierung|en travaux|en reforma
owner-occupied|selbst genutzt|propriétaire occupant|uso propio
ground floor left|EG links|RDC gauche|bajo izquierda
ground floor right|EG rechts|RDC droite|bajo derecha
1st floor left|1. OG links|1er étage gauche|1.º izquierda
1st floor right|1. OG rechts|1er étage droite|1.º derecha
2nd floor|2. OG|2e étage|2.º piso
top floor|DG|dernier étage|ático
balcony|Balkon|balcon|balcón
fitted kitchen|Einbauküche|cuisine équipée|cocina equipada
elevator|Aufzug|ascenseur|ascensor
garden|Garten|jardin|jardín
cellar|Keller|cave|sótano
terrace|Terrasse|terrasse|terraza
parking space|Stellplatz|place de parking|plaza de garaje
fireplace|Kamin|cheminée|chimenea
swimming pool|Pool|piscine|piscina
barrier-free|barrierefrei|accessible|accesible
guest toilet|Gäste-WC|WC invités|aseo de cortesía
storage room|Abstellraum|débarras|trastero
solar panels|Solaranlage|panneaux solaires|paneles solares
private parking|Privatparkplatz|parking privé|aparcamiento privado
public parking|öffentlicher Parkplatz|parking public|aparcamiento público
residual waste|Restmüll|ordures ménagères|resto
organic waste|Biomüll|biodéchets|orgánico
packaging|Verpackungen|emballages|envases
bulky waste|Sperrmüll|encombrants|voluminosos
open-ended|unbefristet|durée indéterminée|indefinido
index-linked|Indexmiete|loyer indexé|renta indexada
graduated rent|Staffelmiete|loyer progressif|renta escalonada
sublease|Untermiete|sous-location|subarriendo
passive|passiv|passif|pasivo
youth|Jugend|jeune|juvenil
honorary|Ehrenmitglied|membre d'honneur|honorario
supporting|Fördermitglied|bienfaiteur|colaborador
lunch|Mittagessen|déjeuner|almuerzo
breakfast|Frühstück|petit-déjeuner|desayuno
dinner|Abendessen|dîner|cena
snack|Imbiss|goûter|merienda
brunch|Brunch|brunch|brunch
main course|Hauptgericht|plat|plato principal
starter|Vorspeise|entrée|entrante
dessert|Nachtisch|dessert|postre
side dish|Beilage|accompagnement|guarnición
soup|Suppe|soupe|sopa
salad|Salat|salade|ensalada
drink|Getränk|boisson|bebida
Starters|Vorspeisen|Entrées|Entrantes
Main courses|Hauptgerichte|Plats|Platos principales
Desserts|Desserts|Desserts|Postres
Drinks|Getränke|Boissons|Bebidas
Salads|Salate|Salades|Ensaladas
Soups|Suppen|Soupes|Sopas
Sides|Beilagen|Accompagnements|Guarniciones
Pizza|Pizza|Pizza|Pizza
Pasta|Nudelgerichte|Pâtes|Pasta
Breakfast|Frühstück|Petit-déjeuner|Desayunos
Specials|Tagesgerichte|Spécialités|Especialidades
Kids menu|Kindergerichte|Menu enfant|Menú infantil
Regional League|Regionalliga|Régionale 1|Liga Regional
District League|Bezirksliga|District 1|Liga Comarcal
County League|Kreisliga|Départementale 1|Liga Provincial
State League|Landesliga|Régionale 2|Liga Autonómica
First Division|Oberliga|Nationale|Primera División
League|Liga|Championnat|Liga
Cup|Pokal|Coupe|Copa
Friendly|Freundschaftsspiel|Match amical|Amistoso
Tournament|Turnier|Tournoi|Torneo
Championship|Meisterschaft|Championnat|Campeonato
photometry|Photometrie|photométrie|fotometría
immunoassay|Immunoassay|immunodosage|inmunoensayo
PCR|PCR|PCR|PCR
ELISA|ELISA|ELISA|ELISA
chromatography|Chromatographie|chromatographie|cromatografía
microscopy|Mikroskopie|microscopie|microscopía
flow cytometry|Durchflusszytometrie|cytométrie en flux|citometría
culture|Kultur|culture|cultivo
hematology|Hämatologie|hématologie|hematología
clinical chemistry|klinische Chemie|biochimie|bioquímica
microbiology|Mikrobiologie|microbiologie|microbiología
immunology|Immunologie|immunologie|inmunología
coagulation|Gerinnung|hémostase|coagulación
serology|Serologie|sérologie|serología
urinalysis|Urindiagnostik|analyse d'urine|urianálisis
citrate|Citrat|citrate|citrato
heparin|Heparin|héparine|heparina
fluoride|Fluorid|fluorure|fluoruro
EDTA|EDTA|EDTA|EDTA
positive|positiv|positif|positivo
negative|negativ|négatif|negativo
adequate|geeignet|conforme|adecuada
hemolyzed|hämolytisch|hémolysé|hemolizada
clotted|geronnen|coagulé|coagulada
insufficient|zu wenig Material|insuffisant|insuficiente
lipemic|lipämisch|lipémique|lipémica
insufficient volume|Menge zu gering|volume insuffisant|volumen insuficiente
mislabeled|falsch beschriftet|mal étiqueté|mal rotulada
wrong tube|falsches Röhrchen|mauvais tube|tubo incorrecto
whole blood|Vollblut|sang total|sangre total
throat swab|Rachenabstrich|prélèvement de gorge|exudado faríngeo
nasal swab|Nasenabstrich|prélèvement nasal|hisopado nasal
swab|Abstrich|écouvillon|hisopo
sputum|Sputum|expectoration|esputo
biopsy|Biopsie|biopsie|biopsia
cerebrospinal fluid|Liquor|liquide céphalorachidien|líquido cefalorraquídeo
diverse|divers|autre|otro
Administrators|Administration|Administrateurs|Administradores
Editors|Redaktion|Rédacteurs|Editores
Developers|Entwicklung|Développeurs|Desarrolladores
Managers|Leitung|Responsables|Responsables
External partners|Externe|Partenaires externes|Colaboradores externos
Interns|Praktikum|Stagiaires|Becarios
Operations|Betrieb|Exploitation|Operaciones
Volunteers|Ehrenamtliche|Bénévoles|Voluntarios
Board members|Vorstand|Conseil d'administration|Junta directiva
Newsletter subscribers|Newsletter|Abonnés à la lettre|Suscriptores
Beta testers|Testgruppe|Testeurs|Grupo de prueba
Support|Support|Assistance|Soporte
City Hall|Rathaussaal|Salle des fêtes|Salón de actos
Grand Theater|Stadttheater|Grand Théâtre|Gran Teatro
Riverside Arena|Arena am Fluss|Arena du Fleuve|Pabellón del Río
Town Park|Stadtpark|Parc municipal|Parque municipal
Congress Center|Kongresszentrum|Palais des congrès|Palacio de Congresos
Old Warehouse|Alte Lagerhalle|Ancien entrepôt|Antiguo almacén
Botanical Garden|Botanischer Garten|Jardin botanique|Jardín botánico
Sports Hall|Sporthalle|Salle des sports|Polideportivo
intersection|Kreuzung|carrefour|cruce
parking lot|Parkplatz|parking|aparcamiento
residential street|Wohnstraße|rue résidentielle|calle residencial
highway|Autobahn|autoroute|autopista
shop|Geschäft|magasin|tienda
school|Schule|école|escuela
station|Bahnhof|gare|estación
private home|Privatwohnung|domicile|domicilio
Laboratory|Labor|Laboratoire|Laboratorio
Surgery|Chirurgie|Chirurgie|Cirugía
Obstetrics|Geburtshilfe|Obstétrique|Obstetricia
Pharmacy|Apotheke|Pharmacie|Farmacia
Physiotherapy|Physiotherapie|Kinésithérapie|Fisioterapia
Intensive Care|Intensivstation|Réanimation|Cuidados intensivos
Outpatient Clinic|Ambulanz|Consultations externes|Consultas externas
Admissions|Aufnahme|Admissions|Admisiones
Emergency|Notaufnahme|Urgences|Urgencias
Penicillin|Penicillin|Pénicilline|Penicilina
Peanuts|Erdnüsse|Arachides|Cacahuetes
Pollen|Pollen|Pollen|Polen
Latex|Latex|Latex|Látex
Shellfish|Schalentiere|Crustacés|Mariscos
Dust mites|Hausstaubmilben|Acariens|Ácaros
Eggs|Eier|Œufs|Huevo
Milk|Milch|Lait|Leche
Sulfonamides|Sulfonamide|Sulfamides|Sulfamidas
Bee venom|Bienengift|Venin d'abeille|Veneno de abeja
Aspirin|Aspirin|Aspirine|Aspirina
Cat dander|Katzenhaare|Poils de chat|Pelo de gato
Tree nuts|Nüsse|Fruits à coque|Frutos secos
Soy|Soja|Soja|Soja
Ibuprofen|Ibuprofen|Ibuprofène|Ibuprofeno
Nickel|Nickel|Nickel|Níquel
Mold|Schimmel|Moisissures|Moho
Iodine contrast|Jod|Iode|Yodo
Dog dander|Hundehaare|Poils de chien|Pelo de perro
gluten|Gluten|gluten|gluten
milk|Milch|lait|leche
eggs|Eier|œufs|huevos
nuts|Nüsse|fruits à coque|frutos secos
soy|Soja|soja|soja
fish|Fisch|poisson|pescado
shellfish|Krebstiere|crustacés|crustáceos
celery|Sellerie|céleri|apio
mustard|Senf|moutarde|mostaza
sesame|Sesam|sésame|sésamo
sulphites|Sulfite|sulfites|sulfitos
lupin|Lupinen|lupin|altramuces
vegetarian|vegetarisch|végétarien|vegetariano
vegan|vegan|végan|vegano
gluten-free|glutenfrei|sans gluten|sin gluten
lactose-free|laktosefrei|sans lactose|sin lactosa
halal|halal|halal|halal
kosher|koscher|casher|kosher
pescatarian|pescetarisch|pescétarien|pescetariano
rash|Hautausschlag|éruption cutanée|erupción
hives|Nesselsucht|urticaire|urticaria
itching|Juckreiz|démangeaisons|picor
swelling|Schwellung|gonflement|hinchazón
shortness of breath|Atemnot|essoufflement|dificultad para respirar
nausea|Übelkeit|nausées|náuseas
anaphylaxis|Anaphylaxie|anaphylaxie|anafilaxia
vomiting|Erbrechen|vomissements|vómitos
dizziness|Schwindel|vertiges|mareo
sneezing|Niesen|éternuements|estornudos
cough|Husten|toux|tos
fever|Fieber|fièvre|fiebre
headache|Kopfschmerzen|maux de tête|dolor de cabeza
fatigue|Müdigkeit|fatigue|cansancio
back pain|Rückenschmerzen|mal de dos|dolor de espalda
sore throat|Halsschmerzen|mal de gorge|dolor de garganta
abdominal pain|Bauchschmerzen|douleurs abdominales|dolor abdominal
chest pain|Brustschmerzen|douleur thoracique|dolor torácico
joint pain|Gelenkschmerzen|douleurs articulaires|dolor articular
insomnia|Schlafstörungen|insomnie|insomnio
diarrhea|Durchfall|diarrhée|diarrea
runny nose|Schnupfen|rhinite|congestión nasal
palpitations|Herzklopfen|palpitations|palpitaciones
swollen ankles|geschwollene Knöchel|chevilles enflées|tobillos hinchados
blurred vision|verschwommenes Sehen|vision trouble|visión borrosa
once daily|einmal täglich|une fois par jour|una vez al día
twice daily|zweimal täglich|deux fois par jour|dos veces al día
three times daily|dreimal täglich|trois fois par jour|tres veces al día
every 8 hours|alle 8 Stunden|toutes les 8 heures|cada 8 horas
as needed|bei Bedarf|si besoin|si es necesario
at bedtime|vor dem Schlafengehen|au coucher|al acostarse
every 12 hours|alle 12 Stunden|toutes les 12 heures|cada 12 horas
every morning|jeden Morgen|chaque matin|cada mañana
four times daily|viermal täglich|quatre fois par jour|cuatro veces al día
every 6 hours|alle 6 Stunden|toutes les 6 heures|cada 6 horas
once weekly|einmal wöchentlich|une fois par semaine|una vez a la semana
with meals|zu den Mahlzeiten|pendant les repas|con las comidas
every other day|jeden zweiten Tag|un jour sur deux|cada dos días
basketball|Basketball|basket-ball|baloncesto
tennis|Tennis|tennis|tenis
athletics|Leichtathletik|athlétisme|atletismo
volleyball|Volleyball|volley-ball|voleibol
handball|Handball|handball|balonmano
football|Fußball|football|fútbol
swimming|Schwimmen|natation|natación
cycling|Radsport|cyclisme|ciclismo
ice hockey|Eishockey|hockey sur glace|hockey sobre hielo
golf|Golf|golf|golf
rugby|Rugby|rugby|rugby
gymnastics|Turnen|gymnastique|gimnasia
boxing|Boxen|boxe|boxeo
skiing|Ski|ski|esquí
rowing|Rudern|aviron|remo
baseball|Baseball|baseball|béisbol
badminton|Badminton|badminton|bádminton
table tennis|Tischtennis|tennis de table|tenis de mesa
Midfielder|Mittelfeld|Milieu|Centrocampista
Defender|Abwehr|Défenseur|Defensa
Forward|Sturm|Attaquant|Delantero
Goalkeeper|Tor|Gardien|Portero
Living room|Wohnzimmer|Salon|Salón
Kitchen|Küche|Cuisine|Cocina
Bedroom|Schlafzimmer|Chambre|Dormitorio
Bathroom|Bad|Salle de bains|Baño
Hallway|Flur|Couloir|Pasillo
Dining room|Esszimmer|Salle à manger|Comedor
Basement|Keller|Cave|Sótano
Guest room|Gästezimmer|Chambre d'amis|Habitación de invitados
Balcony|Balkon|Balcon|Balcón
Attic|Dachboden|Grenier|Ático
Third-party liability|Haftpflicht|Responsabilité civile|Responsabilidad civil
Comprehensive|Vollkasko|Tous risques|Todo riesgo
Fire and theft|Teilkasko|Incendie et vol|Incendio y robo
Glass breakage|Glasbruch|Bris de glace|Rotura de lunas
Personal injury|Unfall|Dommages corporels|Daños personales
Roadside assistance|Pannenhilfe|Assistance|Asistencia en carretera
Natural hazards|Elementarschäden|Catastrophes naturelles|Fenómenos naturales
Death benefit|Todesfall|Décès|Fallecimiento
Disability|Invalidität|Invalidité|Invalidez
Household contents|Hausrat|Mobilier|Contenido del hogar
buy|Kauf|achat|compra
sell|Verkauf|vente|venta
prepaid|Prepaid|prépayé|prepago
postpaid|Laufzeitvertrag|postpayé|pospago
outgoing|ausgehend|sortant|saliente
incoming|eingehend|entrant|entrante
rent|Miete|location|alquiler
short-term rent|Miete auf Zeit|location courte durée|alquiler temporal
valid|plausibel|valide|válida
suspect|unplausibel|suspecte|dudosa
missing|fehlt|manquante|ausente
balanced|ausgewogen|équilibré|equilibrado
conservative|konservativ|prudent|conservador
growth|wachstumsorientiert|dynamique|crecimiento
aggressive|spekulativ|offensif|agresivo
occasional|gelegentlich|occasionnelle|ocasional
moderate|mäßig|modérée|moderado
heavy|stark|importante|elevado
never smoker|Nichtraucher|non-fumeur|no fumador
former smoker|ehemals Raucher|ancien fumeur|exfumador
current every day smoker|täglich|fumeur quotidien|fumador diario
current some day smoker|gelegentlich|fumeur occasionnel|fumador ocasional
baked|gebacken|au four|al horno
grilled|gegrillt|grillé|a la plancha
boiled|gekocht|bouilli|hervido
fried|gebraten|frit|frito
steamed|gedämpft|à la vapeur|al vapor
roasted|geröstet|rôti|asado
low sodium|salzarm|sans sel|baja en sodio
diabetic|Diabeteskost|diabétique|diabética
soft|weiche Kost|molle|blanda
liquid|flüssig|liquide|líquida
gluten free|glutenfrei|sans gluten|sin gluten
low fat|fettarm|pauvre en graisses|baja en grasas
renal|Nierenkost|rénale|renal
lactose free|laktosefrei|sans lactose|sin lactosa
independent|selbstständig|autonome|independiente
walker|Rollator|déambulateur|andador
wheelchair|Rollstuhl|fauteuil roulant|silla de ruedas
bed rest|bettlägerig|alité|en cama
citizen|Staatsbürger|citoyen|ciudadano
permanent resident|Niederlassung|résident permanent|residente permanente
temporary resident|befristet|résident temporaire|residente temporal
refugee|Flüchtling|réfugié|refugiado
main office|Hauptstelle|siège|sede central
self-checkout 1|Selbstbedienungskasse 1|caisse libre-service 1|autopago 1
Register 1|Kasse 1|Caisse 1|Caja 1
Register 2|Kasse 2|Caisse 2|Caja 2
Register 3|Kasse 3|Caisse 3|Caja 3
Service desk|Servicetheke|Accueil|Atención al cliente
low voltage|Niederspannung|basse tension|baja tensión
medium voltage|Mittelspannung|moyenne tension|media tensión
high voltage|Hochspannung|haute tension|alta tensión
extra-high voltage|Höchstspannung|très haute tension|muy alta tensión
Grade 1|1. Klasse|CP|1.º
Grade 2|2. Klasse|CE1|2.º
Grade 3|3. Klasse|CE2|3.º
Grade 4|4. Klasse|CM1|4.º
Grade 5|5. Klasse|CM2|5.º
Grade 6|6. Klasse|6e|6.º
Grade 7|7. Klasse|5e|1.º ESO
Grade 8|8. Klasse|4e|2.º ESO
Grade 9|9. Klasse|3e|3.º ESO
Grade 10|10. Klasse|2nde|4.º ESO
Grade 11|11. Klasse|1re|1.º Bachillerato
Grade 12|12. Klasse|Terminale|2.º Bachillerato
speeding|Geschwindigkeit|excès de vitesse|exceso de velocidad
fraud|Betrug|fraude|fraude
assault|Körperverletzung|agression|agresión
parking violation|Parkverstoß|stationnement interdit|estacionamiento indebido
burglary|Einbruch|cambriolage|robo en vivienda
trespassing|Hausfriedensbruch|violation de domicile|allanamiento
no signal|kein Signal|pas de signal|sin señal
slow connection|langsame Verbindung|connexion lente|conexión lenta
dropped calls|Gesprächsabbrüche|coupures d'appel|cortes de llamada
billing error|Abrechnungsfehler|erreur de facturation|error de facturación
router defective|Router defekt|routeur défectueux|router averiado
no internet access|kein Internet|pas d'accès internet|sin internet
`;
