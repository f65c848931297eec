/** Terms of short vocabularies in other languages: English, German, French, Spanish. */
export const LIST_TERMS = `
carton|Karton|carton|cartón
bag|Beutel|sac|bolsa
bottle|Flasche|bouteille|botella
can|Dose|boîte|lata
tube|Tube|tube|tubo
roll|Rolle|rouleau|rollo
jar|Glas|bocal|tarro
drum|Fass|fût|bidón
envelope|Umschlag|enveloppe|sobre
pouch|Beutel|sachet|sobre
overnight|über Nacht|nuit|nocturno
economy|Economy|économique|económico
same day|am selben Tag|jour même|mismo día
international|international|international|internacional
freight|Spedition|fret|carga
wrong size|falsche Größe|mauvaise taille|talla incorrecta
changed mind|nicht gefallen|changement d'avis|cambio de opinión
damaged on arrival|beschädigt angekommen|reçu endommagé|llegó dañado
not as described|nicht wie beschrieben|non conforme|no conforme
arrived too late|zu spät geliefert|arrivé trop tard|llegó tarde
wrong item delivered|falscher Artikel|mauvais article|artículo equivocado
ordered by mistake|versehentlich bestellt|commande par erreur|pedido por error
missing parts|Teile fehlen|pièces manquantes|faltan piezas
changed plans|Pläne geändert|changement de projet|cambio de planes
payment failed|Zahlung fehlgeschlagen|paiement refusé|pago fallido
out of stock|nicht lieferbar|rupture de stock|sin existencias
delivery too slow|Lieferung zu langsam|livraison trop lente|entrega lenta
no longer needed|nicht mehr benötigt|plus nécessaire|ya no necesario
customer request|Kundenwunsch|demande du client|petición del cliente
refurbished|generalüberholt|reconditionné|reacondicionado
retail|Einzelhandel|détail|minorista
wholesale|Großhandel|gros|mayorista
small business|Kleinunternehmen|petite entreprise|pequeña empresa
enterprise|Großkunde|grand compte|gran empresa
VIP|VIP|VIP|VIP
loyal|Stammkunde|fidèle|fiel
public sector|öffentlicher Dienst|secteur public|sector público
reduced|ermäßigt|réduit|reducido
zero|Null|zéro|cero
exempt|befreit|exonéré|exento
Crime|Krimi|Policier|Policíaca
Fantasy|Fantasy|Fantastique|Fantasía
Biography|Biografie|Biographie|Biografía
Science Fiction|Science-Fiction|Science-fiction|Ciencia ficción
Romance|Liebesroman|Romance|Romántica
History|Geschichte|Histoire|Historia
Children|Kinderbuch|Jeunesse|Infantil
Thriller|Thriller|Thriller|Thriller
Poetry|Lyrik|Poésie|Poesía
Self-Help|Ratgeber|Développement personnel|Autoayuda
Travel|Reise|Voyage|Viajes
Cooking|Kochbuch|Cuisine|Cocina
Science|Wissenschaft|Sciences|Ciencia
Philosophy|Philosophie|Philosophie|Filosofía
Young Adult|Jugendbuch|Jeunes adultes|Juvenil
Graphic Novel|Comic|Bande dessinée|Cómic
Paperback|Taschenbuch|Broché|Rústica
Hardcover|Hardcover|Relié|Tapa dura
E-book|E-Book|Livre numérique|Libro electrónico
Audiobook|Hörbuch|Livre audio|Audiolibro
Large print|Großdruck|Gros caractères|Letra grande
Vinyl record|Schallplatte|Disque vinyle|Vinilo
Compact disc|CD|CD|CD
adults|Erwachsene|adultes|adultos
children|Kinder|enfants|niños
young adults|Jugendliche|jeunes adultes|jóvenes
students|Studierende|étudiants|estudiantes
professionals|Fachleute|professionnels|profesionales
families|Familien|familles|familias
seniors|Senioren|seniors|mayores
Mathematics|Mathematik|Mathématiques|Matemáticas
English|Englisch|Anglais|Inglés
Physics|Physik|Physique|Física
Biology|Biologie|Biologie|Biología
Chemistry|Chemie|Chimie|Química
Geography|Geografie|Géographie|Geografía
French|Französisch|Français|Francés
German|Deutsch|Allemand|Alemán
Spanish|Spanisch|Espagnol|Español
Art|Kunst|Arts plastiques|Arte
Music|Musik|Musique|Música
Physical Education|Sport|Éducation physique|Educación física
Computer Science|Informatik|Informatique|Informática
Economics|Wirtschaft|Économie|Economía
Latin|Latein|Latin|Latín
Social Studies|Sozialkunde|Sciences sociales|Ciencias sociales
Literature|Literatur|Littérature|Literatura
Drama|Theater|Théâtre|Teatro
Bachelor of Science|Bachelor of Science|Licence en sciences|Grado en Ciencias
Bachelor of Arts|Bachelor of Arts|Licence de lettres|Grado en Humanidades
Master of Science|Master of Science|Master en sciences|Máster en Ciencias
Master of Arts|Master of Arts|Master de lettres|Máster en Humanidades
Master of Business Administration|MBA|MBA|MBA
Bachelor of Engineering|Bachelor of Engineering|Diplôme d'ingénieur|Grado en Ingeniería
Doctor of Philosophy|Promotion|Doctorat|Doctorado
Bachelor of Laws|Staatsexamen Jura|Licence de droit|Grado en Derecho
Doctor of Medicine|Staatsexamen Medizin|Doctorat en médecine|Grado en Medicina
Bachelor of Education|Lehramt|Licence d'éducation|Grado en Educación
written exam|Klausur|examen écrit|examen escrito
quiz|Test|interrogation|prueba
midterm|Zwischenprüfung|partiel|parcial
final exam|Abschlussprüfung|examen final|examen final
oral exam|mündliche Prüfung|oral|examen oral
homework|Hausarbeit|devoir maison|tarea
project|Projekt|projet|proyecto
presentation|Referat|exposé|exposición
lab report|Laborbericht|compte rendu|informe de laboratorio
essay|Aufsatz|dissertation|ensayo
high school|Gymnasium|lycée|instituto
primary school|Grundschule|école primaire|escuela primaria
middle school|Realschule|collège|escuela secundaria
vocational school|Berufsschule|lycée professionnel|escuela profesional
university|Universität|université|universidad
college|Hochschule|école supérieure|colegio universitario
kindergarten|Kindergarten|maternelle|jardín de infancia
secondary school|Gesamtschule|collège|secundaria
present|anwesend|présent|presente
absent|abwesend|absent|ausente
late|verspätet|en retard|tarde
excused|entschuldigt|excusé|justificado
school trip|Klassenfahrt|sortie scolaire|excursión
sports event|Sportveranstaltung|compétition sportive|evento deportivo
bereavement|Trauerfall|deuil|duelo
Lecturer|Dozent|Maître de conférences|Profesor contratado
Assistant Professor|Juniorprofessor|Maître assistant|Profesor ayudante
Associate Professor|Außerplanmäßiger Professor|Professeur associé|Profesor titular
Professor|Professor|Professeur|Catedrático
Teaching Assistant|Wissenschaftliche Hilfskraft|Assistant|Ayudante
Instructor|Lehrbeauftragter|Chargé de cours|Instructor
Visiting Professor|Gastprofessor|Professeur invité|Profesor visitante
on leave|beurlaubt|en congé|de baja
checking|Girokonto|compte courant|cuenta corriente
savings|Sparkonto|épargne|ahorro
credit|Kreditkonto|crédit|crédito
loan|Darlehen|prêt|préstamo
brokerage|Depot|compte-titres|valores
joint|Gemeinschaftskonto|compte joint|conjunta
Meals|Verpflegung|Repas|Comidas
Accommodation|Übernachtung|Hébergement|Alojamiento
Office supplies|Büromaterial|Fournitures|Material de oficina
Software|Software|Logiciels|Software
Fuel|Kraftstoff|Carburant|Combustible
Training|Fortbildung|Formation|Formación
Telephone|Telefon|Téléphone|Teléfono
Parking|Parken|Stationnement|Aparcamiento
Client entertainment|Bewirtung|Invitations|Atenciones a clientes
Public transport|Nahverkehr|Transports publics|Transporte público
Postage|Porto|Affranchissement|Franqueo
Equipment|Ausrüstung|Équipement|Equipamiento
Conference fees|Tagungsgebühr|Frais de congrès|Congresos
Mileage|Kilometergeld|Kilomètres|Kilometraje
personal|privat|personnel|personal
mortgage|Hypothek|immobilier|hipoteca
home improvement|Renovierung|travaux|reforma
guardian|Vormund|tuteur|tutor
grandparent|Großelternteil|grand-parent|abuelo
colleague|Kollege|collègue|compañero
neighbor|Nachbar|voisin|vecino
sunny|sonnig|ensoleillé|soleado
cloudy|bewölkt|nuageux|nublado
rain|Regen|pluie|lluvia
overcast|bedeckt|couvert|cubierto
windy|windig|venteux|ventoso
fog|Nebel|brouillard|niebla
snow|Schnee|neige|nieve
thunderstorm|Gewitter|orage|tormenta
clear|klar|dégagé|despejado
conference|Konferenz|conférence|conferencia
workshop|Workshop|atelier|taller
meetup|Treffen|rencontre|encuentro
webinar|Webinar|webinaire|seminario web
concert|Konzert|concert|concierto
training|Schulung|formation|formación
exhibition|Ausstellung|exposition|exposición
festival|Festival|festival|festival
statement|Auszug|relevé|extracto
photo|Foto|photo|foto
offer|Angebot|offre|oferta
delivery note|Lieferschein|bon de livraison|albarán
needs repair|reparaturbedürftig|à réparer|por reparar
out of service|außer Betrieb|hors service|fuera de servicio
average|durchschnittlich|moyen|medio
very high|sehr hoch|très élevé|muy alto
very low|sehr niedrig|très faible|muy bajo
question|Frage|question|pregunta
complaint|Beschwerde|réclamation|queja
order|Bestellung|commande|pedido
support|Hilfe|assistance|soporte
feedback|Rückmeldung|avis|opinión
appointment|Termin|rendez-vous|cita
cancellation|Kündigung|annulation|cancelación
General practice|Allgemeinmedizin|Médecine générale|Medicina general
Internal medicine|Innere Medizin|Médecine interne|Medicina interna
Pediatrics|Pädiatrie|Pédiatrie|Pediatría
Cardiology|Kardiologie|Cardiologie|Cardiología
Orthopedics|Orthopädie|Orthopédie|Traumatología
Gynecology|Gynäkologie|Gynécologie|Ginecología
Dermatology|Dermatologie|Dermatologie|Dermatología
Neurology|Neurologie|Neurologie|Neurología
Psychiatry|Psychiatrie|Psychiatrie|Psiquiatría
Radiology|Radiologie|Radiologie|Radiología
Anesthesiology|Anästhesie|Anesthésie|Anestesiología
General surgery|Chirurgie|Chirurgie|Cirugía general
Emergency medicine|Notfallmedizin|Urgences|Urgencias
Ophthalmology|Augenheilkunde|Ophtalmologie|Oftalmología
ENT|HNO|ORL|Otorrinolaringología
Urology|Urologie|Urologie|Urología
Oncology|Onkologie|Oncologie|Oncología
oral|oral|orale|oral
intravenous|intravenös|intraveineuse|intravenosa
intramuscular|intramuskulär|intramusculaire|intramuscular
subcutaneous|subkutan|sous-cutanée|subcutánea
inhalation|inhalativ|inhalée|inhalada
topical|topisch|cutanée|tópica
rectal|rektal|rectale|rectal
nasal|nasal|nasale|nasal
tablet|Tablette|comprimé|comprimido
capsule|Kapsel|gélule|cápsula
injection|Injektion|injection|inyección
solution|Lösung|solution|solución
cream|Creme|crème|crema
syrup|Sirup|sirop|jarabe
drops|Tropfen|gouttes|gotas
ointment|Salbe|pommade|pomada
powder|Pulver|poudre|polvo
gel|Gel|gel|gel
spray|Spray|spray|aerosol
inhaler|Inhalator|inhalateur|inhalador
outpatient|ambulant|ambulatoire|ambulatorio
inpatient|stationär|hospitalisation|hospitalización
follow-up|Nachsorge|suivi|seguimiento
home visit|Hausbesuch|visite à domicile|visita a domicilio
consultation|Sprechstunde|consultation|consulta
check-up|Vorsorge|contrôle|revisión
observation|Beobachtung|observation|observación
elective|geplant|programmée|programada
transfer|Verlegung|transfert|traslado
newborn|Neugeborenes|nouveau-né|recién nacido
blood|Blut|sang|sangre
serum|Serum|sérum|suero
urine|Urin|urine|orina
plasma|Plasma|plasma|plasma
stool|Stuhl|selles|heces
tissue|Gewebe|tissu|tejido
saliva|Speichel|salive|saliva
Wheat|Weizen|Blé|Trigo
Maize|Mais|Maïs|Maíz
Barley|Gerste|Orge|Cebada
Potatoes|Kartoffeln|Pommes de terre|Patatas
Rapeseed|Raps|Colza|Colza
Soybeans|Soja|Soja|Soja
Sugar beet|Zuckerrüben|Betterave|Remolacha
Sunflowers|Sonnenblumen|Tournesol|Girasol
Oats|Hafer|Avoine|Avena
Rye|Roggen|Seigle|Centeno
Tomatoes|Tomaten|Tomates|Tomates
Apples|Äpfel|Pommes|Manzanas
Grapes|Trauben|Raisin|Uvas
Carrots|Karotten|Carottes|Zanahorias
Onions|Zwiebeln|Oignons|Cebollas
rabbit|Kaninchen|lapin|conejo
horse|Pferd|cheval|caballo
cow|Rind|vache|vaca
sheep|Schaf|mouton|oveja
pig|Schwein|cochon|cerdo
chicken|Huhn|poule|gallina
goat|Ziege|chèvre|cabra
hydro|Wasserkraft|hydraulique|hidráulica
nuclear|Kernkraft|nucléaire|nuclear
coal|Kohle|charbon|carbón
biomass|Biomasse|biomasse|biomasa
geothermal|Geothermie|géothermie|geotérmica
oil|Öl|fioul|gasóleo
smart meter|Smart Meter|compteur intelligent|contador inteligente
actual|abgelesen|réel|real
estimated|geschätzt|estimé|estimado
remote|Fernablesung|à distance|remoto
corrected|korrigiert|corrigé|corregido
storm|Sturm|tempête|tormenta
equipment failure|Gerätedefekt|panne matérielle|avería
planned maintenance|geplante Wartung|maintenance prévue|mantenimiento previsto
vehicle accident|Verkehrsunfall|accident|accidente
overload|Überlast|surcharge|sobrecarga
excavation damage|Baggerschaden|travaux|excavación
gas heating|Gasheizung|chauffage au gaz|calefacción de gas
district heating|Fernwärme|chauffage urbain|calefacción urbana
heat pump|Wärmepumpe|pompe à chaleur|bomba de calor
oil heating|Ölheizung|chauffage au fioul|calefacción de gasóleo
electric heating|Elektroheizung|chauffage électrique|calefacción eléctrica
apartment|Wohnung|appartement|piso
detached house|Einfamilienhaus|maison individuelle|chalet
semi-detached house|Doppelhaushälfte|maison jumelée|pareado
terraced house|Reihenhaus|maison mitoyenne|adosado
studio|Studio|studio|estudio
retail space|Ladenfläche|local commercial|local comercial
land|Grundstück|terrain|terreno
villa|Villa|villa|villa
garage|Garage|garage|garaje
well maintained|gepflegt|bien entretenu|bien conservado
renovated|renoviert|rénové|reformado
new build|Neubau|neuf|obra nueva
needs renovation|renovierungsbedürftig|à rénover|a reformar
furnished|möbliert|meublé|amueblado
unfurnished|unmöbliert|non meublé|sin amueblar
partly furnished|teilmöbliert|partiellement meublé|semiamueblado
street parking|Straße|dans la rue|calle
underground parking|Tiefgarage|parking souterrain|garaje subterráneo
carport|Carport|abri|cochera
none|keine|aucun|ninguno
motor|Kfz|auto|automóvil
health|Kranken|santé|salud
life|Leben|vie|vida
liability|Haftpflicht|responsabilité civile|responsabilidad civil
travel|Reise|voyage|viaje
legal protection|Rechtsschutz|protection juridique|protección jurídica
accident|Unfall|accident|accidente
pet|Tier|animaux|mascotas
collision|Kollision|collision|colisión
water damage|Wasserschaden|dégât des eaux|daños por agua
theft|Diebstahl|vol|robo
fire|Brand|incendie|incendio
vandalism|Vandalismus|vandalisme|vandalismo
hail|Hagel|grêle|granizo
under review|in Prüfung|en cours d'examen|en revisión
reported|gemeldet|déclaré|comunicado
settled|reguliert|réglé|liquidado
internet|Internet|internet|internet
television|Fernsehen|télévision|televisión
landline|Festnetz|téléphone fixe|fijo
civil|Zivilsache|civil|civil
criminal|Strafsache|pénal|penal
labor|Arbeitssache|social|laboral
administrative|Verwaltungssache|administratif|administrativo
bankruptcy|Insolvenz|faillite|concursal
traffic|Verkehrssache|circulation|tráfico
dismissed|abgewiesen|débouté|desestimado
guilty|schuldig|coupable|culpable
not guilty|freigesprochen|non coupable|inocente
building permit|Baugenehmigung|permis de construire|licencia de obra
event permit|Veranstaltungsgenehmigung|autorisation d'événement|licencia de evento
parking permit|Parkausweis|carte de stationnement|permiso de aparcamiento
business license|Gewerbeerlaubnis|licence commerciale|licencia comercial
residence permit|Aufenthaltstitel|titre de séjour|permiso de residencia
work permit|Arbeitserlaubnis|permis de travail|permiso de trabajo
driving license|Führerschein|permis de conduire|permiso de conducir
birth certificate|Geburtsurkunde|acte de naissance|partida de nacimiento
service agreement|Dienstleistungsvertrag|contrat de service|contrato de servicios
purchase contract|Kaufvertrag|contrat de vente|contrato de compraventa
lease|Mietvertrag|bail|arrendamiento
maintenance contract|Wartungsvertrag|contrat de maintenance|contrato de mantenimiento
framework agreement|Rahmenvertrag|contrat-cadre|acuerdo marco
employment contract|Arbeitsvertrag|contrat de travail|contrato de trabajo
rental agreement|Mietvertrag|contrat de location|contrato de alquiler
buyer|Käufer|acheteur|comprador
seller|Verkäufer|vendeur|vendedor
plaintiff|Kläger|demandeur|demandante
defendant|Beklagter|défendeur|demandado
tenant|Mieter|locataire|inquilino
landlord|Vermieter|propriétaire|arrendador
witness|Zeuge|témoin|testigo
scratch|Kratzer|rayure|arañazo
crack|Riss|fissure|grieta
wrong dimension|Maßabweichung|mauvaise dimension|medida incorrecta
missing part|fehlendes Teil|pièce manquante|falta pieza
color deviation|Farbabweichung|écart de couleur|desviación de color
contamination|Verschmutzung|contamination|contaminación
dent|Delle|bosse|abolladura
leak|Leck|fuite|fuga
preventive|vorbeugend|préventive|preventivo
corrective|korrektiv|corrective|correctivo
inspection|Inspektion|inspection|inspección
calibration|Kalibrierung|étalonnage|calibración
Single room|Einzelzimmer|Chambre simple|Habitación individual
Standard double room|Doppelzimmer|Chambre double|Habitación doble
Standard twin room|Zweibettzimmer|Chambre à deux lits|Habitación con dos camas
Family room|Familienzimmer|Chambre familiale|Habitación familiar
Junior suite|Juniorsuite|Junior suite|Junior suite
Triple room|Dreibettzimmer|Chambre triple|Habitación triple
Deluxe double room|Deluxe-Doppelzimmer|Chambre double deluxe|Habitación doble deluxe
Superior double room|Superior-Doppelzimmer|Chambre double supérieure|Habitación doble superior
Apartment|Apartment|Appartement|Apartamento
Bed and breakfast|Übernachtung mit Frühstück|Petit-déjeuner inclus|Alojamiento y desayuno
Room only|nur Übernachtung|Chambre seule|Solo alojamiento
All inclusive|All-inclusive|Tout compris|Todo incluido
Self catering|Selbstverpflegung|Sans repas|Sin comidas
travel agency|Reisebüro|agence de voyages|agencia de viajes
walk-in|vor Ort|sur place|sin reserva
mobile app|App|application mobile|aplicación móvil
corporate|Firmenkunde|entreprise|empresa
road|Straße|route|carretera
sea|See|mer|mar
air|Luft|air|aire
rail|Schiene|rail|ferrocarril
courier|Kurier|coursier|mensajería
hatchback|Schrägheck|berline compacte|compacto
SUV|SUV|SUV|SUV
sedan|Limousine|berline|berlina
estate|Kombi|break|familiar
coupe|Coupé|coupé|cupé
convertible|Cabrio|cabriolet|descapotable
minivan|Van|monospace|monovolumen
LPG|Autogas|GPL|GLP
CNG|Erdgas|GNV|GNC
semi-automatic|halbautomatisch|semi-automatique|semiautomático
FWD|Vorderrad|traction|delantera
RWD|Hinterrad|propulsion|trasera
AWD|Allrad|intégrale|total
4WD|Allrad|4x4|4x4
compact|Kompakt|compacte|compacto
midsize|Mittelklasse|intermédiaire|mediano
luxury|Oberklasse|luxe|lujo
demonstration|Vorführwagen|démonstration|demostración
certified pre-owned|geprüft gebraucht|occasion certifiée|seminuevo
black|schwarz|noir|negro
white|weiß|blanc|blanco
gray|grau|gris|gris
silver|silber|argent|plata
blue|blau|bleu|azul
red|rot|rouge|rojo
green|grün|vert|verde
brown|braun|marron|marrón
beige|beige|beige|beige
orange|orange|orange|naranja
yellow|gelb|jaune|amarillo
full-time|Vollzeit|temps plein|tiempo completo
part-time|Teilzeit|temps partiel|tiempo parcial
intern|Praktikant|stagiaire|becario
freelance|freiberuflich|indépendant|autónomo
fixed-term|befristet|CDD|temporal
apprenticeship|Ausbildung|apprentissage|aprendizaje
internship|Praktikum|stage|prácticas
probation|Probezeit|période d'essai|periodo de prueba
sick leave|Krankheit|congé maladie|baja por enfermedad
unpaid leave|unbezahlter Urlaub|congé sans solde|permiso sin sueldo
parental leave|Elternzeit|congé parental|permiso parental
special leave|Sonderurlaub|congé exceptionnel|permiso especial
compensatory time|Freizeitausgleich|récupération|compensación
junior|Junior|junior|júnior
lead|Leitung|responsable|responsable
director|Direktor|directeur|director
Early shift|Frühschicht|Équipe du matin|Turno de mañana
Late shift|Spätschicht|Équipe du soir|Turno de tarde
Night shift|Nachtschicht|Équipe de nuit|Turno de noche
Day shift|Tagschicht|Équipe de jour|Turno de día
On call|Bereitschaft|Astreinte|De guardia
Off|frei|Repos|Libre
resignation|Eigenkündigung|démission|renuncia
end of contract|Vertragsende|fin de contrat|fin de contrato
retirement|Ruhestand|retraite|jubilación
redundancy|betriebsbedingt|licenciement économique|despido objetivo
dismissal|Kündigung|licenciement|despido
mutual agreement|Aufhebungsvertrag|rupture conventionnelle|mutuo acuerdo
on-site|vor Ort|sur site|presencial
Employee|Angestellter|Employé|Empleado
Team lead|Teamleitung|Chef d'équipe|Jefe de equipo
Manager|Leitung|Responsable|Gerente
Director|Direktor|Directeur|Director
`;
