/** Terms of trades and everyday life in other languages: English, German, French, Spanish. */
export const TRADE_LIST_TERMS = `
in transit|unterwegs|en transit|en tránsito
out for delivery|in Zustellung|en cours de livraison|en reparto
failed attempt|Zustellversuch fehlgeschlagen|échec de livraison|intento fallido
recipient not home|Empfänger nicht angetroffen|destinataire absent|destinatario ausente
damaged package|Paket beschädigt|colis endommagé|paquete dañado
customs hold|beim Zoll angehalten|bloqué en douane|retenido en aduana
weather delay|wetterbedingte Verzögerung|retard météo|retraso por el tiempo
refused by recipient|Annahme verweigert|refusé par le destinataire|rechazado por el destinatario
vehicle breakdown|Fahrzeugpanne|panne du véhicule|avería del vehículo
access not possible|kein Zugang|accès impossible|acceso imposible
landed|gelandet|atterri|aterrizado
departed|abgeflogen|parti|despegado
delayed|verspätet|retardé|retrasado
boarding|Einsteigen|embarquement|embarcando
diverted|umgeleitet|dérouté|desviado
premium economy|Premium Economy|premium économique|turista premium
window|Fenster|fenêtre|ventana
aisle|Gang|couloir|pasillo
middle|Mitte|milieu|centro
no preference|keine Präferenz|sans préférence|sin preferencia
leisure|Freizeit|loisirs|ocio
family visit|Familienbesuch|visite familiale|visita familiar
study|Studium|études|estudios
medical|medizinisch|médical|médico
container ship|Containerschiff|porte-conteneurs|portacontenedores
bulk carrier|Massengutfrachter|vraquier|granelero
tanker|Tanker|pétrolier|petrolero
general cargo|Stückgutfrachter|cargo|carguero
ro-ro|RoRo-Schiff|roulier|ro-ro
ferry|Fähre|ferry|ferry
fishing vessel|Fischereischiff|bateau de pêche|pesquero
cruise ship|Kreuzfahrtschiff|paquebot|crucero
tug|Schlepper|remorqueur|remolcador
yacht|Yacht|yacht|yate
loam|Lehm|limon|franco
clay|Ton|argile|arcilla
sandy loam|sandiger Lehm|limon sableux|franco arenoso
silt|Schluff|limon fin|limo
sand|Sand|sable|arena
peat|Torf|tourbe|turba
clay loam|toniger Lehm|argilo-limoneux|franco arcilloso
chalk|Kalk|calcaire|caliza
germination|Keimung|germination|germinación
seedling|Keimling|plantule|plántula
vegetative|vegetativ|végétatif|vegetativo
flowering|Blüte|floraison|floración
fruiting|Fruchtbildung|fructification|fructificación
ripening|Reife|maturation|maduración
harvest|Ernte|récolte|cosecha
drip|Tropfbewässerung|goutte-à-goutte|goteo
sprinkler|Beregnung|aspersion|aspersión
rainfed|Regenfeldbau|pluvial|secano
furrow|Furchenbewässerung|sillons|surcos
center pivot|Kreisberegnung|pivot central|pivote central
flood|Flutung|submersion|inundación
Tractor|Traktor|Tracteur|Tractor
Combine harvester|Mähdrescher|Moissonneuse-batteuse|Cosechadora
Plow|Pflug|Charrue|Arado
Seeder|Sämaschine|Semoir|Sembradora
Sprayer|Feldspritze|Pulvérisateur|Pulverizador
Baler|Ballenpresse|Presse à balles|Empacadora
Mower|Mähwerk|Faucheuse|Segadora
Harrow|Egge|Herse|Grada
Milking machine|Melkmaschine|Trayeuse|Ordeñadora
Urea|Harnstoff|Urée|Urea
Calcium ammonium nitrate|Kalkammonsalpeter|Ammonitrate|Nitrato amónico cálcico
Compost|Kompost|Compost|Compost
Cattle manure|Rindermist|Fumier de bovins|Estiércol de vaca
Potash|Kali|Potasse|Potasa
Superphosphate|Superphosphat|Superphosphate|Superfosfato
Lime|Kalk|Chaux|Cal
aphids|Blattläuse|pucerons|pulgones
powdery mildew|Mehltau|oïdium|oídio
potato blight|Kraut- und Knollenfäule|mildiou|tizón tardío
slugs|Schnecken|limaces|babosas
corn borer|Maiszünsler|pyrale du maïs|taladro del maíz
rust|Rost|rouille|roya
thrips|Thripse|thrips|trips
whitefly|Weiße Fliege|aleurodes|mosca blanca
fruit fly|Fruchtfliege|mouche des fruits|mosca de la fruta
nematodes|Nematoden|nématodes|nematodos
deciduous forest|Laubwald|forêt de feuillus|bosque caducifolio
coniferous forest|Nadelwald|forêt de conifères|bosque de coníferas
grassland|Grünland|prairie|pradera
wetland|Feuchtgebiet|zone humide|humedal
river|Fluss|rivière|río
coast|Küste|côte|costa
mountain|Gebirge|montagne|montaña
farmland|Ackerland|terres agricoles|tierras de cultivo
lake|See|lac|lago
desert|Wüste|désert|desierto
left arm|linker Arm|bras gauche|brazo izquierdo
right arm|rechter Arm|bras droit|brazo derecho
left deltoid|linker Deltamuskel|deltoïde gauche|deltoides izquierdo
right deltoid|rechter Deltamuskel|deltoïde droit|deltoides derecho
abdomen|Bauch|abdomen|abdomen
left knee|linkes Knie|genou gauche|rodilla izquierda
right knee|rechtes Knie|genou droit|rodilla derecha
lower back|unterer Rücken|bas du dos|zona lumbar
chest|Brust|poitrine|pecho
left shoulder|linke Schulter|épaule gauche|hombro izquierdo
right shoulder|rechte Schulter|épaule droite|hombro derecho
head|Kopf|tête|cabeza
neck|Hals|cou|cuello
left thigh|linker Oberschenkel|cuisse gauche|muslo izquierdo
right thigh|rechter Oberschenkel|cuisse droite|muslo derecho
left hand|linke Hand|main gauche|mano izquierda
right hand|rechte Hand|main droite|mano derecha
left foot|linker Fuß|pied gauche|pie izquierdo
right foot|rechter Fuß|pied droit|pie derecho
home with care|häusliche Pflege|domicile avec soins|domicilio con cuidados
rehabilitation|Rehabilitation|rééducation|rehabilitación
nursing facility|Pflegeheim|maison de soins|residencia
against medical advice|gegen ärztlichen Rat|contre avis médical|alta voluntaria
venipuncture|Venenpunktion|ponction veineuse|venopunción
midstream catch|Mittelstrahlurin|milieu de jet|chorro medio
finger stick|Fingerbeere|piqûre au doigt|punción digital
arterial puncture|Arterienpunktion|ponction artérielle|punción arterial
catheter|Katheter|cathéter|catéter
lumbar puncture|Lumbalpunktion|ponction lombaire|punción lumbar
aspiration|Aspiration|aspiration|aspiración
not detected|nicht nachweisbar|non détecté|no detectado
trace|Spuren|traces|trazas
within range|im Normbereich|dans la norme|dentro del rango
elevated|erhöht|élevé|elevado
reactive|reaktiv|réactif|reactivo
non-reactive|nicht reaktiv|non réactif|no reactivo
Blood pressure|Blutdruck|Tension artérielle|Presión arterial
Heart rate|Herzfrequenz|Fréquence cardiaque|Frecuencia cardíaca
Body temperature|Körpertemperatur|Température corporelle|Temperatura corporal
Respiratory rate|Atemfrequenz|Fréquence respiratoire|Frecuencia respiratoria
Oxygen saturation|Sauerstoffsättigung|Saturation en oxygène|Saturación de oxígeno
Weight|Gewicht|Poids|Peso
Height|Größe|Taille|Altura
Pain score|Schmerzskala|Score de douleur|Escala de dolor
Blood glucose|Blutzucker|Glycémie|Glucemia
Hypertension|Bluthochdruck|Hypertension|Hipertensión
Type 2 diabetes|Diabetes Typ 2|Diabète de type 2|Diabetes tipo 2
Asthma|Asthma|Asthme|Asma
Appendectomy in childhood|Blinddarmoperation in der Kindheit|Appendicectomie dans l'enfance|Apendicectomía en la infancia
Migraine|Migräne|Migraine|Migraña
Hypothyroidism|Schilddrüsenunterfunktion|Hypothyroïdie|Hipotiroidismo
High cholesterol|Hoher Cholesterinspiegel|Cholestérol élevé|Colesterol alto
Depression|Depression|Dépression|Depresión
Knee surgery|Knieoperation|Opération du genou|Cirugía de rodilla
Seasonal allergies|Heuschnupfen|Allergies saisonnières|Alergias estacionales
Gallstones|Gallensteine|Calculs biliaires|Cálculos biliares
Fractured wrist|Handgelenksbruch|Fracture du poignet|Fractura de muñeca
Coffee|Kaffee|Café|Café
Mineral water|Mineralwasser|Eau minérale|Agua mineral
Red wine|Rotwein|Vin rouge|Vino tinto
White wine|Weißwein|Vin blanc|Vino blanco
Beer|Bier|Bière|Cerveza
Orange juice|Orangensaft|Jus d'orange|Zumo de naranja
Apple juice|Apfelsaft|Jus de pomme|Zumo de manzana
Tea|Tee|Thé|Té
Lemonade|Limonade|Limonade|Limonada
Hot chocolate|Heiße Schokolade|Chocolat chaud|Chocolate caliente
Sparkling water|Sprudelwasser|Eau gazeuse|Agua con gas
Espresso|Espresso|Expresso|Espresso
Cola|Cola|Cola|Cola
goal|Tor|but|gol
yellow card|Gelbe Karte|carton jaune|tarjeta amarilla
red card|Rote Karte|carton rouge|tarjeta roja
substitution|Auswechslung|remplacement|sustitución
corner|Eckball|corner|córner
foul|Foul|faute|falta
offside|Abseits|hors-jeu|fuera de juego
penalty|Elfmeter|penalty|penalti
own goal|Eigentor|but contre son camp|gol en propia puerta
group stage|Gruppenphase|phase de groupes|fase de grupos
round of 16|Achtelfinale|huitième de finale|octavos de final
quarter-final|Viertelfinale|quart de finale|cuartos de final
semi-final|Halbfinale|demi-finale|semifinal
final|Finale|finale|final
third place|Spiel um Platz drei|petite finale|tercer puesto
grass|Rasen|gazon|césped
artificial turf|Kunstrasen|gazon synthétique|césped artificial
hard court|Hartplatz|dur|pista dura
indoor|Halle|en salle|cubierta
outlet|Outlet|magasin d'usine|outlet
flagship|Flagship-Store|magasin phare|tienda insignia
franchise|Franchise|franchise|franquicia
pop-up|Pop-up|éphémère|efímera
department store|Kaufhaus|grand magasin|grandes almacenes
Actor|Schauspieler|Acteur|Actor
Producer|Produzent|Producteur|Productor
Writer|Drehbuchautor|Scénariste|Guionista
Editor|Cutter|Monteur|Montador
Cinematographer|Kamera|Chef opérateur|Director de fotografía
Composer|Komponist|Compositeur|Compositor
Production designer|Szenenbildner|Chef décorateur|Diseñador de producción
Costume designer|Kostümbildner|Costumier|Diseñador de vestuario
Sound mixer|Tonmeister|Ingénieur du son|Técnico de sonido
Impressionism|Impressionismus|Impressionnisme|Impresionismo
Modern|Moderne|Moderne|Moderno
Baroque|Barock|Baroque|Barroco
Renaissance|Renaissance|Renaissance|Renacimiento
Cubism|Kubismus|Cubisme|Cubismo
Expressionism|Expressionismus|Expressionnisme|Expresionismo
Realism|Realismus|Réalisme|Realismo
Romanticism|Romantik|Romantisme|Romanticismo
Contemporary|Zeitgenössisch|Contemporain|Contemporáneo
Abstract|Abstrakt|Abstrait|Abstracto
equity|Aktie|action|acción
bond|Anleihe|obligation|bono
fund|Fonds|fonds|fondo
commodity|Rohstoff|matière première|materia prima
derivative|Derivat|dérivé|derivado
investments|Kapitalerträge|placements|inversiones
benefits|Sozialleistungen|prestations|prestaciones
student grant|BAföG|bourse|beca
dented front bumper|Stoßstange vorn eingedellt|pare-chocs avant enfoncé|parachoques delantero abollado
broken windshield|Windschutzscheibe gebrochen|pare-brise cassé|parabrisas roto
scratched door|Kratzer an der Tür|porte rayée|puerta rayada
burst pipe|Rohrbruch|canalisation éclatée|tubería reventada
wet ceiling|durchfeuchtete Decke|plafond humide|techo mojado
stolen bicycle|gestohlenes Fahrrad|vélo volé|bicicleta robada
broken window|zerbrochene Scheibe|vitre cassée|ventana rota
roof tiles missing|fehlende Dachziegel|tuiles manquantes|tejas caídas
smashed headlight|zerstörter Scheinwerfer|phare brisé|faro roto
smoke damage|Rauchschaden|dégâts de fumée|daños por humo
flooded basement|überfluteter Keller|cave inondée|sótano inundado
cracked mirror|gesprungener Spiegel|rétroviseur fêlé|espejo agrietado
slip and fall|Sturz|chute|resbalón
cut injury|Schnittverletzung|coupure|corte
chemical spill|ausgelaufene Chemikalie|déversement chimique|derrame químico
near miss|Beinaheunfall|presque-accident|casi accidente
falling object|herabfallender Gegenstand|chute d'objet|caída de objeto
burn|Verbrennung|brûlure|quemadura
electrical shock|Stromschlag|choc électrique|descarga eléctrica
vehicle collision|Fahrzeugkollision|collision de véhicules|colisión de vehículos
back strain|Rückenverletzung|lombalgie|lumbalgia
fire alarm|Feueralarm|alarme incendie|alarma de incendio
open procedure|offenes Verfahren|procédure ouverte|procedimiento abierto
restricted procedure|nichtoffenes Verfahren|procédure restreinte|procedimiento restringido
negotiated procedure|Verhandlungsverfahren|procédure négociée|procedimiento negociado
direct award|Direktvergabe|gré à gré|adjudicación directa
competitive dialogue|wettbewerblicher Dialog|dialogue compétitif|diálogo competitivo
Machine parts|Maschinenteile|Pièces de machines|Piezas de maquinaria
Furniture|Möbel|Meubles|Muebles
Electronics|Elektronik|Électronique|Electrónica
Frozen food|Tiefkühlkost|Surgelés|Congelados
Building materials|Baustoffe|Matériaux de construction|Materiales de construcción
Beverages|Getränke|Boissons|Bebidas
Paper rolls|Papierrollen|Rouleaux de papier|Bobinas de papel
Car parts|Autoteile|Pièces automobiles|Recambios de automóvil
Fruit and vegetables|Obst und Gemüse|Fruits et légumes|Frutas y verduras
Steel coils|Stahlcoils|Bobines d'acier|Bobinas de acero
Household goods|Hausrat|Articles ménagers|Artículos del hogar
Grain|Getreide|Céréales|Cereales
granite|Granit|granite|granito
limestone|Kalkstein|calcaire|caliza
basalt|Basalt|basalte|basalto
sandstone|Sandstein|grès|arenisca
shale|Tonschiefer|schiste argileux|esquisto
gneiss|Gneis|gneiss|gneis
slate|Schiefer|ardoise|pizarra
quartzite|Quarzit|quartzite|cuarcita
motion|Bewegung|mouvement|movimiento
light|Licht|lumière|luz
vibration|Vibration|vibration|vibración
flow|Durchfluss|débit|caudal
power|Leistung|puissance|potencia
noise|Lärm|bruit|ruido
proximity|Näherung|proximité|proximidad
Housing|Wohnen|Logement|Vivienda
Groceries|Lebensmittel|Alimentation|Alimentación
Utilities|Nebenkosten|Charges|Suministros
Leisure|Freizeit|Loisirs|Ocio
Clothing|Kleidung|Vêtements|Ropa
Dining out|Restaurant|Restaurants|Restaurantes
Subscriptions|Abonnements|Abonnements|Suscripciones
Gifts|Geschenke|Cadeaux|Regalos
Insurance|Versicherung|Assurance|Seguro
Income tax|Lohnsteuer|Impôt sur le revenu|IRPF
Union fee|Gewerkschaftsbeitrag|Cotisation syndicale|Cuota sindical
Garnishment|Pfändung|Saisie sur salaire|Embargo
Advance repayment|Vorschussrückzahlung|Remboursement d'avance|Devolución de anticipo
Company car|Dienstwagen|Voiture de fonction|Coche de empresa
Pension plan|Betriebsrente|Plan de retraite|Plan de pensiones
Gym membership|Fitnessstudio|Abonnement sportif|Gimnasio
Meal vouchers|Essensgutscheine|Titres-restaurant|Vales de comida
Public transport pass|Jobticket|Abonnement de transport|Abono transporte
Life insurance|Lebensversicherung|Assurance vie|Seguro de vida
Stock options|Aktienoptionen|Stock-options|Opciones sobre acciones
Training budget|Weiterbildungsbudget|Budget formation|Presupuesto de formación
Home office|Homeoffice|Télétravail|Teletrabajo
Child care|Kinderbetreuung|Garde d'enfants|Guardería
Dental plan|Zahnzusatzversicherung|Mutuelle dentaire|Seguro dental
company website|Firmenwebsite|site de l'entreprise|web de la empresa
referral|Empfehlung|recommandation|recomendación
job board|Jobbörse|site d'emploi|portal de empleo
agency|Agentur|agence|agencia
university fair|Hochschulmesse|forum étudiant|feria universitaria
social media|soziale Medien|réseaux sociaux|redes sociales
direct approach|Direktansprache|approche directe|contacto directo
Confidentiality|Vertraulichkeit|Confidentialité|Confidencialidad
Termination|Kündigung|Résiliation|Rescisión
Payment terms|Zahlungsbedingungen|Conditions de paiement|Condiciones de pago
Governing law|Anwendbares Recht|Droit applicable|Ley aplicable
Warranty|Gewährleistung|Garantie|Garantía
Force majeure|Höhere Gewalt|Force majeure|Fuerza mayor
Intellectual property|Geistiges Eigentum|Propriété intellectuelle|Propiedad intelectual
Data protection|Datenschutz|Protection des données|Protección de datos
Waste collection|Müllabfuhr|Collecte des déchets|Recogida de basuras
Street cleaning|Straßenreinigung|Nettoyage des rues|Limpieza viaria
Library card|Bibliotheksausweis|Carte de bibliothèque|Carné de biblioteca
Marriage certificate|Heiratsurkunde|Acte de mariage|Certificado de matrimonio
Dog license|Hundesteuer|Déclaration de chien|Licencia canina
Address registration|Anmeldung der Wohnung|Changement d'adresse|Empadronamiento
Passport application|Passantrag|Demande de passeport|Solicitud de pasaporte
Tree pruning|Baumschnitt|Taille des arbres|Poda de árboles
Street light repair|Reparatur der Straßenbeleuchtung|Réparation de l'éclairage public|Reparación de alumbrado
Snow removal|Winterdienst|Déneigement|Retirada de nieve
Noise complaint|Lärmbeschwerde|Plainte pour bruit|Queja por ruido
High temperature|Hohe Temperatur|Température élevée|Temperatura alta
Low battery|Schwache Batterie|Batterie faible|Batería baja
Connection lost|Verbindung verloren|Connexion perdue|Conexión perdida
Door open|Tür offen|Porte ouverte|Puerta abierta
Smoke detected|Rauch erkannt|Fumée détectée|Humo detectado
Motion detected|Bewegung erkannt|Mouvement détecté|Movimiento detectado
Power failure|Stromausfall|Panne de courant|Corte de luz
Sensor fault|Sensorfehler|Défaut de capteur|Fallo de sensor
Threshold exceeded|Schwellwert überschritten|Seuil dépassé|Umbral superado
Pressure out of range|Druck außerhalb des Bereichs|Pression hors limites|Presión fuera de rango
voice|Sprache|voix|voz
data|Daten|données|datos
voicemail|Mailbox|messagerie|buzón de voz
conditional|bedingt|conditionnel|condicional
reached|erreicht|joint|contactado
no_answer|nicht erreicht|sans réponse|sin respuesta
declined|abgelehnt|refusé|rechazado
specialist|Fachklinik|spécialisé|especializado
dental|zahnmedizinisch|dentaire|dental
withholding|Quellensteuer|retenue à la source|retención
excise|Verbrauchsteuer|accise|impuesto especial
VAT|Mehrwertsteuer|TVA|IVA
income_tax|Einkommensteuer|impôt sur le revenu|impuesto sobre la renta
LLC|GmbH|SARL|SL
Ltd.|GmbH|SARL|SL
Inc.|AG|SA|SA
corporation|AG|SA|SA
partnership|OHG|SNC|sociedad colectiva
nonprofit|e.V.|association|asociación
sole proprietorship|Einzelunternehmen|entreprise individuelle|autónomo
cooperative|eG|coopérative|cooperativa
`;
