/** Words of concepts (`concepts/`) in other languages: English, German, French, Spanish. */
export const CONCEPT_LIST_TERMS = `
box truck|Kastenwagen|fourgon|furgón
flatbed|Pritsche|plateau|plataforma
tipper|Kipper|benne|volquete
refrigerated|gekühlt|réfrigéré|refrigerado
semi-trailer|Sattelauflieger|semi-remorque|semirremolque
station wagon|Kombi|break|familiar
platform|Plattform|plateforme|plataforma
curtainsider|Planenauflieger|bâché|lona corredera
container|Container|conteneur|contenedor
lowloader|Tieflader|porte-engins|góndola
hydraulic|hydraulisch|hydraulique|hidráulico
pneumatic|pneumatisch|pneumatique|neumático
belt|Riemen|courroie|correa
bin|Tonne|bac|cubo
skip|Mulde|benne|contenedor
tank|Tank|citerne|depósito
residual|Restmüll|ordures ménagères|resto
recycling|Wertstoffe|recyclage|reciclaje
organic|Bioabfall|biodéchets|orgánico
hazardous|Sondermüll|dangereux|peligroso
bulky|Sperrmüll|encombrants|voluminoso
aluminium|Aluminium|aluminium|aluminio
depot|Depot|dépôt|depósito
branch|Filiale|agence|sucursal
mixed use|gemischt genutzt|usage mixte|uso mixto
house|Haus|maison|casa
meeting room|Besprechungsraum|salle de réunion|sala de reuniones
storage|Lager|stockage|almacén
classroom|Klassenzimmer|salle de classe|aula
hall|Saal|salle|sala
flat|flach|plat|plano
gable|Satteldach|à deux pans|a dos aguas
hip|Walmdach|à quatre pans|a cuatro aguas
shed|Sheddach|en sheds|diente de sierra
leased|geleast|en leasing|en leasing
restricted|gesperrt|restreint|restringido
motorway|Autobahn|autoroute|autopista
main road|Hauptstraße|route principale|carretera principal
side street|Nebenstraße|rue secondaire|calle secundaria
footpath|Gehweg|sentier|sendero
cycle path|Radweg|piste cyclable|carril bici
asphalt|Asphalt|enrobé|asfalto
gravel|Schotter|gravier|grava
paving|Pflaster|pavés|adoquín
hilly|hügelig|vallonné|ondulado
mountainous|bergig|montagneux|montañoso
coastal|Küste|côtier|costero
driving licence|Führerschein|permis de conduire|permiso de conducir
conformity|Konformität|conformité|conformidad
origin|Ursprung|origine|origen
test|Prüfung|essai|prueba
birth|Geburt|naissance|nacimiento
professional|gewerblich|professionnel|profesional
trial|Probe|essai|prueba
event|Veranstaltung|événement|evento
trade|Gewerbe|commerce|comercio
environmental|Umwelt|environnement|medio ambiente
demolition|Abbruch|démolition|demolición
new registration|Anmeldung|inscription|alta
change|Änderung|modification|modificación
move|Umzug|déménagement|mudanza
correction|Berichtigung|rectification|corrección
first application|Erstantrag|première demande|primera solicitud
renewal|Verlängerung|renouvellement|renovación
extension|Erweiterung|extension|ampliación
information|Auskunft|renseignement|información
new service|Neuanschluss|nouveau service|nuevo servicio
quality|Qualität|qualité|calidad
delay|Verspätung|retard|retraso
billing|Abrechnung|facturation|facturación
damage|Schaden|dommage|daño
defect|Mangel|défaut|defecto
access|Zugang|accès|acceso
breakage|Bruch|casse|rotura
mechanical|mechanisch|mécanique|mecánico
electrical|elektrisch|électrique|eléctrico
cosmetic|optisch|esthétique|estético
wear|Verschleiß|usure|desgaste
not accessible|nicht zugänglich|inaccessible|no accesible
nobody present|niemand anwesend|personne absente|ausente
too heavy|zu schwer|trop lourd|demasiado pesado
routine|Routine|routine|rutina
initial|Erstprüfung|initial|inicial
functional|Funktion|fonctionnel|funcional
visual|Sichtprüfung|visuel|visual
load|Belastung|charge|carga
acceptance|Abnahme|réception|recepción
written|schriftlich|écrit|escrito
practical|praktisch|pratique|práctico
entrance|Aufnahme|admission|ingreso
voltage|Spannung|tension|tensión
soil|Boden|sol|suelo
framework|Rahmenvertrag|cadre|marco
rental|Miete|location|alquiler
purchase|Kauf|achat|compra
short-term|kurzfristig|courte durée|corto plazo
long-term|langfristig|longue durée|largo plazo
weekend|Wochenende|week-end|fin de semana
apprentice|Auszubildende|apprenti|aprendiz
management|Leitung|direction|dirección
association|Verein|association|asociación
reseller|Wiederverkäufer|revendeur|revendedor
key account|Großkunde|grand compte|gran cuenta
limited company|GmbH|SARL|S.L.
sole proprietorship|Einzelunternehmen|EI|autónomo
partnership|GbR|SNC|sociedad civil
public company|AG|SA|S.A.
platinum|Platin|platine|platino
applicant|Bewerber|candidat|candidato
contractor|Fremdfirma|prestataire|contratista
everyone|alle|tous|todos
under 18|unter 18|moins de 18 ans|menor de 18
individual|Einzel|individuel|individual
primary|Grundschule|primaire|primaria
diploma|Diplom|diplôme|diploma
extraordinary|außerordentlich|extraordinaire|extraordinaria
kick-off|Auftakt|lancement|arranque
first visit|Erstbesuch|première visite|primera visita
main hearing|Hauptverhandlung|plaidoirie|vista principal
preliminary hearing|Vorverhandlung|mise en état|audiencia previa
sentencing|Urteilsverkündung|délibéré|sentencia
mediation|Mediation|médiation|mediación
appeal|Berufung|appel|apelación
civil law|Zivilrecht|droit civil|derecho civil
criminal law|Strafrecht|droit pénal|derecho penal
labour law|Arbeitsrecht|droit du travail|derecho laboral
family law|Familienrecht|droit de la famille|derecho de familia
tax law|Steuerrecht|droit fiscal|derecho fiscal
real estate law|Mietrecht|droit immobilier|derecho inmobiliario
commercial law|Handelsrecht|droit commercial|derecho mercantil
district court|Amtsgericht|tribunal judiciaire|juzgado
regional court|Landgericht|tribunal de commerce|audiencia provincial
labour court|Arbeitsgericht|conseil de prud'hommes|juzgado de lo social
court of appeal|Oberlandesgericht|cour d'appel|tribunal de apelación
supreme court|Bundesgerichtshof|Cour de cassation|tribunal supremo
power of attorney|Vollmacht|procuration|poder
judgment|Urteil|jugement|sentencia
statement of claim|Klage|assignation|demanda
will|Testament|testament|testamento
settlement|Vergleich|transaction|acuerdo
witness statement|Zeugenaussage|témoignage|testimonio
object|Gegenstand|objet|objeto
spreadsheet|Tabelle|tableur|hoja de cálculo
portrait|Porträt|portrait|retrato
overview|Übersicht|vue d'ensemble|vista general
detail|Detail|détail|detalle
drawing|Zeichnung|dessin|dibujo
annual|jährlich|annuel|anual
incident|Vorfall|incident|incidencia
summary|Zusammenfassung|résumé|resumen
e-mail|E-Mail|e-mail|correo
phone call|Anruf|appel téléphonique|llamada
text message|SMS|SMS|SMS
reminder|Mahnung|relance|recordatorio
book|Buch|livre|libro
thesis|Abschlussarbeit|mémoire|tesis
brochure|Broschüre|brochure|folleto
feature|Reportage|reportage|reportaje
series|Serie|série|serie
talk show|Talkshow|talk-show|tertulia
solo|Solo|solo|solo
panel|Diskussion|table ronde|mesa redonda
serial|Serie|feuilleton|serial
clean|jugendfrei|tout public|apto
explicit|explizit|explicite|explícito
banner|Banner|bannière|banner
sponsored post|gesponserter Beitrag|publication sponsorisée|publicación patrocinada
newsletter|Newsletter|newsletter|boletín
print|Print|presse|prensa
search|Suche|recherche|búsqueda
fixed price|Festpreis|forfait|precio fijo
per unit|pro Stück|à l'unité|por unidad
subscription|Abonnement|abonnement|suscripción
usage-based|nach Verbrauch|à l'usage|por uso
web player|Webplayer|lecteur web|reproductor web
smartphone|Smartphone|smartphone|smartphone
desktop|Desktop|ordinateur|ordenador
smart speaker|Smart Speaker|enceinte connectée|altavoz inteligente
fibre|Glasfaser|fibre|fibra
Wi-Fi|WLAN|Wi-Fi|wifi
cable|Kabel|câble|cable
satellite|Satellit|satellite|satélite
search engine|Suchmaschine|moteur de recherche|buscador
app|App|application|app
bank transfer|Überweisung|virement|transferencia
payment|Zahlung|paiement|pago
materials|Material|matériel|material
services|Dienstleistungen|prestations|servicios
donations|Spenden|dons|donaciones
late fee|Säumniszuschlag|pénalité de retard|recargo
usage fee|Benutzungsgebühr|redevance|tasa de uso
service fee|Servicegebühr|frais de service|tasa de servicio
administration fee|Verwaltungsgebühr|frais de dossier|tasa administrativa
registration fee|Anmeldegebühr|frais d'inscription|tasa de inscripción
property tax|Grundsteuer|taxe foncière|impuesto sobre bienes inmuebles
trade tax|Gewerbesteuer|cotisation foncière|impuesto de actividades
dog tax|Hundesteuer|taxe sur les chiens|tasa canina
amount|Betrag|montant|importe
volume|Menge|volume|volumen
loyalty|Treue|fidélité|fidelidad
seasonal|saisonal|saisonnier|de temporada
low income|geringes Einkommen|faibles revenus|bajos ingresos
one-time|einmalig|ponctuel|puntual
in kind|Sachspende|en nature|en especie
bequest|Nachlass|legs|legado
startup|Gründung|création|emprendimiento
household|Hausrat|habitation|hogar
comfort|Komfort|confort|confort
financial|finanziell|financier|financiero
operational|betrieblich|opérationnel|operativo
legal|rechtlich|juridique|legal
technical|technisch|technique|técnico
reputational|Reputation|réputation|reputacional
building|Gebäude|bâtiment|edificio
machine|Maschine|machine|máquina
IT equipment|IT-Ausstattung|matériel informatique|equipo informático
computer|Computer|ordinateur|ordenador
measuring device|Messgerät|appareil de mesure|instrumento de medida
saw|Säge|scie|sierra
hammer|Hammer|marteau|martillo
wrench|Schraubenschlüssel|clé|llave
measuring tool|Messwerkzeug|outil de mesure|herramienta de medida
consumable|Verbrauchsmaterial|consommable|consumible
dangerous goods|Gefahrgut|marchandises dangereuses|mercancías peligrosas
general cargo|Stückgut|marchandises diverses|carga general
bulk|Schüttgut|vrac|granel
break|Pause|pause|pausa
cereal|Getreide|céréale|cereal
vegetable|Gemüse|légume|hortaliza
fruit|Obst|fruit|fruta
oilseed|Ölsaat|oléagineux|oleaginosa
fodder|Futter|fourrage|forraje
tree|Baum|arbre|árbol
shrub|Strauch|arbuste|arbusto
perennial|Staude|vivace|perenne
bird|Vogel|oiseau|ave
purebred|reinrassig|de race|de raza
rosé|Rosé|rosé|rosado
sparkling|Schaumwein|pétillant|espumoso
juice|Saft|jus|zumo
wine|Wein|vin|vino
season ticket|Dauerkarte|abonnement|abono
standing|Stehplatz|debout|de pie
theatre|Theater|théâtre|teatro
stadium|Stadion|stade|estadio
hotel|Hotel|hôtel|hotel
open air|Freiluft|plein air|aire libre
club|Club|club|club
watercolour|Aquarell|aquarelle|acuarela
sculpture|Skulptur|sculpture|escultura
travelling|Wanderausstellung|itinérante|itinerante
leader|Leitung|responsable|responsable
administrator|Administrator|administrateur|administrador
expert|Experte|expert|experto
manufacturer|Hersteller|fabricant|fabricante
wholesaler|Großhändler|grossiste|mayorista
service provider|Dienstleister|prestataire|proveedor de servicios
craftsman|Handwerker|artisan|artesano
consultant|Berater|consultant|consultor
domestic|Inland|national|nacional
imported|importiert|importé|importado
own production|Eigenproduktion|production propre|producción propia
donation|Spende|don|donación
client|Mandant|client|cliente
opposing party|Gegenpartei|partie adverse|parte contraria
court|Gericht|tribunal|juzgado
authority|Behörde|administration|administración
gift|Schenkung|don|donación
exchange|Tausch|échange|intercambio
schedule|Zeitplan|planification|programación
threshold|Schwellenwert|seuil|umbral
security|Sicherheit|sécurité|seguridad
chemical|chemisch|chimique|químico
biological|biologisch|biologique|biológico
drinking water|Trinkwasser|eau potable|agua potable
wastewater|Abwasser|eaux usées|aguas residuales
groundwater|Grundwasser|eau souterraine|agua subterránea
surface water|Oberflächenwasser|eau de surface|agua superficial
rainwater|Regenwasser|eau de pluie|agua de lluvia
gate valve|Schieber|vanne à guillotine|válvula de compuerta
ball valve|Kugelhahn|vanne à boule|válvula de bola
butterfly valve|Absperrklappe|vanne papillon|válvula de mariposa
check valve|Rückschlagventil|clapet anti-retour|válvula antirretorno
copper|Kupfer|cuivre|cobre
cast iron|Gusseisen|fonte|hierro fundido
polyethylene|Polyethylen|polyéthylène|polietileno
flagged|gemeldet|signalé|marcado
synchronized|synchronisiert|synchronisé|sincronizado
collected|abgeholt|retiré|recogido
ordered|bestellt|commandé|pedido
requested|beantragt|demandé|solicitado
in production|in Produktion|en production|en producción
handed out|ausgehändigt|remis|entregado
registered|angemeldet|enregistré|registrado
verified|geprüft|vérifié|verificado
signed|unterschrieben|signé|firmado
invited|eingeladen|invité|invitado
paused|pausiert|en pause|en pausa
in review|in Prüfung|en examen|en revisión
on hold|zurückgestellt|en attente|en espera
deregistered|abgemeldet|radié|dado de baja
main residence|Hauptwohnung|résidence principale|vivienda principal
secondary residence|Nebenwohnung|résidence secondaire|segunda residencia
in use|in Gebrauch|en service|en uso
healthy|gesund|en bonne santé|sano
ill|krank|malade|enfermo
injured|verletzt|blessé|lesionado
recovering|in Genesung|en convalescence|en recuperación
quarantine|Quarantäne|quarantaine|cuarentena
sold out|ausverkauft|épuisé|agotado
acknowledged|bestätigt|acquitté|confirmado
partially paid|teilweise bezahlt|partiellement payé|pagado parcialmente
pledged|zugesagt|promis|prometido
paid out|ausgezahlt|versé|pagado
no show|nicht erschienen|absent|no presentado
in storage|im Lager|en réserve|en almacén
returned to owner|an Eigentümer zurück|rendu au propriétaire|devuelto al dueño
disposed of|entsorgt|éliminé|eliminado
auctioned|versteigert|vendu aux enchères|subastado
on display|ausgestellt|exposé|expuesto
on loan|verliehen|prêté|prestado
in restoration|in Restaurierung|en restauration|en restauración
revoked|entzogen|révoqué|revocado
taxable|steuerpflichtig|imposable|imponible
granted|erteilt|accordé|concedido
refused|verweigert|refusé|denegado
easy|leicht|facile|fácil
hard|schwer|difficile|difícil
satisfactory|befriedigend|satisfaisant|satisfactorio
neutral|neutral|neutre|neutral
favourable|günstig|favorable|favorable
uncertain|ungewiss|incertaine|incierto
unfavourable|ungünstig|défavorable|desfavorable
adjourned|vertagt|renvoi|aplazado
minor findings|geringe Mängel|réserves mineures|hallazgos menores
inconclusive|nicht eindeutig|non concluant|no concluyente
no answer|nicht erreicht|sans réponse|sin respuesta
not interested|kein Interesse|pas intéressé|no interesado
not sold|nicht verkauft|invendu|no vendido
payment overdue|Zahlung überfällig|échéance dépassée|pago vencido
partial payment|Teilzahlung|paiement partiel|pago parcial
no reply|keine Antwort|sans réponse|sin respuesta
invoice lost|Rechnung nicht erhalten|facture non reçue|factura no recibida
too expensive|zu teuer|trop cher|demasiado caro
moved away|weggezogen|déménagement|mudanza
found another offer|anderes Angebot|autre offre trouvée|otra oferta
by mutual consent|einvernehmlich|d'un commun accord|de mutuo acuerdo
incomplete documents|Unterlagen unvollständig|dossier incomplet|documentos incompletos
requirements not met|Voraussetzungen nicht erfüllt|conditions non remplies|no cumple requisitos
deadline missed|Frist versäumt|délai dépassé|fuera de plazo
budget exhausted|Mittel erschöpft|budget épuisé|presupuesto agotado
late departure|verspätete Abfahrt|départ tardif|salida tardía
technical fault|technischer Defekt|panne technique|fallo técnico
fault|Störung|panne|avería
setup|Umrüstung|réglage|preparación
material missing|Material fehlt|matière manquante|falta de material
late delivery|verspätete Lieferung|livraison tardive|entrega tardía
poor quality|mangelhafte Qualität|mauvaise qualité|mala calidad
wrong invoice|falsche Rechnung|facture erronée|factura errónea
damaged goods|beschädigte Ware|marchandise endommagée|mercancía dañada
advice|Beratung|conseil|asesoramiento
price|Preis|prix|precio
competitor|Wettbewerber|concurrent|competidor
no budget|kein Budget|pas de budget|sin presupuesto
no decision|keine Entscheidung|pas de décision|sin decisión
input error|Eingabefehler|erreur de saisie|error de entrada
price change|Preisänderung|changement de prix|cambio de precio
new information|neue Angaben|nouvelles informations|nueva información
customer visit|Kundenbesuch|visite client|visita a cliente
every two weeks|14-täglich|toutes les deux semaines|quincenal
half-yearly|halbjährlich|semestriel|semestral
conversational|im Gespräch|conversationnel|conversacional
formal|formell|formel|formal
informal|informell|informel|informal
incineration|Verbrennung|incinération|incineración
landfill|Deponie|décharge|vertedero
composting|Kompostierung|compostage|compostaje
dry|trocken|sec|seco
room temperature|Raumtemperatur|température ambiante|temperatura ambiente
by post|per Post|par courrier|por correo
Protestant|evangelisch|protestant|protestante
none|keine|aucune|ninguna
Muslim|muslimisch|musulman|musulmán
Orthodox|orthodox|orthodoxe|ortodoxo
Jewish|jüdisch|juif|judío
identity card|Personalausweis|carte d'identité|documento de identidad
residence permit|Aufenthaltstitel|titre de séjour|permiso de residencia
City Council|Stadtrat|conseil municipal|ayuntamiento
Building Department|Bauamt|service de l'urbanisme|urbanismo
Tax Office|Finanzamt|centre des impôts|agencia tributaria
Ministry of Transport|Verkehrsministerium|ministère des transports|ministerio de transportes
Public Health Office|Gesundheitsamt|agence régionale de santé|sanidad pública
Environmental Agency|Umweltamt|agence de l'environnement|agencia ambiental
Immigration Office|Ausländerbehörde|préfecture|oficina de extranjería
Police Department|Polizei|commissariat|policía
Land Registry|Grundbuchamt|service de la publicité foncière|registro de la propiedad
Education Board|Schulamt|rectorat|consejería de educación
Social Services|Sozialamt|services sociaux|servicios sociales
Fire Department|Feuerwehr|sapeurs-pompiers|bomberos
passport|Reisepass|passeport|pasaporte
national id|Personalausweis|carte d'identité|documento nacional
driving license|Führerschein|permis de conduire|permiso de conducir
birth certificate|Geburtsurkunde|acte de naissance|partida de nacimiento
District Court|Amtsgericht|tribunal judiciaire|juzgado de distrito
Superior Court|Landgericht|tribunal de commerce|tribunal superior
Court of Appeals|Oberlandesgericht|cour d'appel|tribunal de apelación
Supreme Court|Bundesgerichtshof|Cour de cassation|tribunal supremo
Family Court|Familiengericht|juge aux affaires familiales|juzgado de familia
Small Claims Court|Mahngericht|tribunal de proximité|juzgado de paz
Administrative Court|Verwaltungsgericht|tribunal administratif|tribunal administrativo
Labor Court|Arbeitsgericht|conseil de prud'hommes|juzgado de lo social
Federal Court|Bundesgericht|Conseil d'État|tribunal federal
Municipal Court|Stadtgericht|tribunal de police|juzgado municipal
Bachelor's degree|Bachelor|licence|grado
High school|Abitur|baccalauréat|bachillerato
Master's degree|Master|master|máster
Vocational training|Berufsausbildung|formation professionnelle|formación profesional
Doctorate|Promotion|doctorat|doctorado
Secondary school|Realschule|collège|secundaria
Primary school|Hauptschule|école primaire|primaria
New Year's Day|Neujahr|Jour de l'an|Año Nuevo
Easter Monday|Ostermontag|Lundi de Pâques|Lunes de Pascua
Labor Day|Tag der Arbeit|Fête du travail|Día del Trabajo
Christmas Day|Weihnachten|Noël|Navidad
Good Friday|Karfreitag|Vendredi saint|Viernes Santo
Independence Day|Nationalfeiertag|Fête nationale|Día de la Independencia
Boxing Day|Zweiter Weihnachtstag|Saint-Étienne|San Esteban
Epiphany|Heilige Drei Könige|Épiphanie|Epifanía
All Saints' Day|Allerheiligen|Toussaint|Todos los Santos
Whit Monday|Pfingstmontag|Lundi de Pentecôte|Lunes de Pentecostés
Ground floor|Erdgeschoss|rez-de-chaussée|planta baja
Basement|Untergeschoss|sous-sol|sótano
Top floor|Dachgeschoss|dernier étage|ático
Boardroom|Sitzungssaal|salle du conseil|sala de juntas
Meeting Room 1|Besprechungsraum 1|Salle de réunion 1|Sala de reuniones 1
Meeting Room 2|Besprechungsraum 2|Salle de réunion 2|Sala de reuniones 2
Auditorium|Hörsaal|Auditorium|Auditorio
Focus Room|Ruheraum|Salle calme|Sala de trabajo
Training Room|Schulungsraum|Salle de formation|Sala de formación
Conference Room A|Konferenzraum A|Salle de conférence A|Sala de conferencias A
Conference Room B|Konferenzraum B|Salle de conférence B|Sala de conferencias B
Lounge|Foyer|Salon|Salón
Lecture Hall|Vortragssaal|Amphithéâtre|Aula magna
Flour|Mehl|farine|harina
Sugar|Zucker|sucre|azúcar
Salt|Salz|sel|sal
Butter|Butter|beurre|mantequilla
Eggs|Eier|œufs|huevos
Milk|Milch|lait|leche
Olive oil|Olivenöl|huile d'olive|aceite de oliva
Tomatoes|Tomaten|tomates|tomates
Onions|Zwiebeln|oignons|cebollas
Garlic|Knoblauch|ail|ajo
Rice|Reis|riz|arroz
Potatoes|Kartoffeln|pommes de terre|patatas
Cheese|Käse|fromage|queso
Carrots|Karotten|carottes|zanahorias
Yeast|Hefe|levure|levadura
Cream|Sahne|crème|nata
Honey|Honig|miel|miel
Kick-off|Auftakt|Lancement|Inicio
Prototype ready|Prototyp fertig|Prototype prêt|Prototipo listo
Acceptance test|Abnahme|Recette|Prueba de aceptación
Final report|Abschlussbericht|Rapport final|Informe final
Contract signed|Vertrag unterschrieben|Contrat signé|Contrato firmado
Design approved|Entwurf freigegeben|Conception validée|Diseño aprobado
Pilot completed|Pilot abgeschlossen|Pilote terminé|Piloto completado
Go-live|Inbetriebnahme|Mise en service|Puesta en marcha
Prepare quarterly report|Quartalsbericht erstellen|Préparer le rapport trimestriel|Preparar informe trimestral
Review contract|Vertrag prüfen|Relire le contrat|Revisar contrato
Update documentation|Dokumentation aktualisieren|Mettre à jour la documentation|Actualizar documentación
Call customer back|Kunden zurückrufen|Rappeler le client|Devolver llamada al cliente
Send invoice|Rechnung versenden|Envoyer la facture|Enviar factura
Schedule interview|Gespräch vereinbaren|Planifier l'entretien|Programar entrevista
Order office supplies|Büromaterial bestellen|Commander des fournitures|Pedir material de oficina
Check inventory|Bestand prüfen|Vérifier le stock|Comprobar inventario
Write meeting notes|Protokoll schreiben|Rédiger le compte rendu|Redactar acta
Approve vacation request|Urlaubsantrag genehmigen|Valider la demande de congé|Aprobar vacaciones
Plan workshop|Workshop planen|Organiser l'atelier|Planificar taller
Vinyl record|Schallplatte|disque vinyle|disco de vinilo
Action|Action|action|acción
Adventure|Abenteuer|aventure|aventura
native|Muttersprache|langue maternelle|nativo
`;
