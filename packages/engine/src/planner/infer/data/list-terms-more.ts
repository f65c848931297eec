/** Further terms of vocabularies in other languages: English, German, French, Spanish. */
export const MORE_LIST_TERMS = `
Italian|Italienisch|Italien|Italiano
Portuguese|Portugiesisch|Portugais|Portugués
Dutch|Niederländisch|Néerlandais|Neerlandés
Polish|Polnisch|Polonais|Polaco
Japanese|Japanisch|Japonais|Japonés
Chinese|Chinesisch|Chinois|Chino
Russian|Russisch|Russe|Ruso
Turkish|Türkisch|Turc|Turco
Arabic|Arabisch|Arabe|Árabe
Swedish|Schwedisch|Suédois|Sueco
Danish|Dänisch|Danois|Danés
Finnish|Finnisch|Finnois|Finés
Norwegian|Norwegisch|Norvégien|Noruego
Czech|Tschechisch|Tchèque|Checo
Hungarian|Ungarisch|Hongrois|Húngaro
Greek|Griechisch|Grec|Griego
Korean|Koreanisch|Coréen|Coreano
Hindi|Hindi|Hindi|Hindi
Ukrainian|Ukrainisch|Ukrainien|Ucraniano
Romanian|Rumänisch|Roumain|Rumano
Hebrew|Hebräisch|Hébreu|Hebreo
Vietnamese|Vietnamesisch|Vietnamien|Vietnamita
Thai|Thailändisch|Thaï|Tailandés
Indonesian|Indonesisch|Indonésien|Indonesio
American|Amerikanisch|Américain|Estadounidense
British|Britisch|Britannique|Británico
Canadian|Kanadisch|Canadien|Canadiense
Brazilian|Brasilianisch|Brésilien|Brasileño
Indian|Indisch|Indien|Indio
Mexican|Mexikanisch|Mexicain|Mexicano
Swiss|Schweizerisch|Suisse|Suizo
Austrian|Österreichisch|Autrichien|Austriaco
Australian|Australisch|Australien|Australiano
Irish|Irisch|Irlandais|Irlandés
Belgian|Belgisch|Belge|Belga
Manufacturing|Industrie|Industrie|Industria
Construction|Bau|Construction|Construcción
Financial services|Finanzdienstleistungen|Services financiers|Servicios financieros
Health care|Gesundheitswesen|Santé|Sanidad
Hospitality|Gastgewerbe|Hôtellerie|Hostelería
Real estate|Immobilien|Immobilier|Inmobiliario
Consulting|Beratung|Conseil|Consultoría
Food production|Lebensmittel|Agroalimentaire|Alimentación
Energy|Energie|Énergie|Energía
Media|Medien|Médias|Medios
Telecommunications|Telekommunikation|Télécommunications|Telecomunicaciones
Automotive|Automobil|Automobile|Automoción
Pharmaceuticals|Pharma|Pharmacie|Farmacéutica
Public administration|Öffentliche Verwaltung|Administration publique|Administración pública
Textiles|Textil|Textile|Textil
Chemicals|Chemie|Chimie|Química
Nonprofit|Gemeinnützig|Associatif|Sin ánimo de lucro
Legal services|Rechtsberatung|Services juridiques|Servicios jurídicos
Agriculture|Landwirtschaft|Agriculture|Agricultura
Administration|Verwaltung|Administration|Administración
Human Resources|Personal|Ressources humaines|Recursos Humanos
Finance|Finanzen|Finance|Finanzas
Sales|Vertrieb|Ventes|Ventas
Marketing|Marketing|Marketing|Marketing
Production|Produktion|Production|Producción
Quality Assurance|Qualitätssicherung|Assurance qualité|Control de calidad
Logistics|Logistik|Logistique|Logística
Research and Development|Forschung und Entwicklung|Recherche et développement|Investigación y Desarrollo
Information Technology|IT|Informatique|Informática
Customer Service|Kundendienst|Service client|Atención al cliente
Purchasing|Einkauf|Achats|Compras
Facilities|Gebäudemanagement|Services généraux|Servicios generales
Central Warehouse|Zentrallager|Entrepôt central|Almacén central
North Depot|Depot Nord|Dépôt Nord|Depósito Norte
East Distribution Center|Verteilzentrum Ost|Plateforme Est|Centro logístico Este
Returns Center|Retourenlager|Centre de retours|Centro de devoluciones
Airport Hub|Lager Flughafen|Plateforme aéroport|Almacén Aeropuerto
South Warehouse|Lager Süd|Entrepôt Sud|Almacén Sur
Harbor Storage|Hafenlager|Entrepôt du port|Almacén del Puerto
Cold Storage|Kühllager|Entrepôt frigorifique|Cámara frigorífica
West Depot|Depot West|Dépôt Ouest|Depósito Oeste
Overflow Warehouse|Ausweichlager|Entrepôt annexe|Almacén auxiliar
Spare Parts Store|Ersatzteillager|Magasin de pièces|Almacén de repuestos
Cross-Dock Terminal|Umschlaglager|Plateforme de transit|Terminal de tránsito
sale|Verkauf|vente|venta
adjustment|Korrektur|ajustement|ajuste
return|Rückgabe|retour|devolución
write-off|Abschreibung|mise au rebut|baja
production|Produktion|production|producción
count correction|Inventurkorrektur|correction d'inventaire|corrección de inventario
polyester|Polyester|polyester|poliéster
wool|Wolle|laine|lana
linen|Leinen|lin|lino
ceramic|Keramik|céramique|cerámica
oak|Eiche|chêne|roble
rubber|Gummi|caoutchouc|caucho
bamboo|Bambus|bambou|bambú
silk|Seide|soie|seda
brass|Messing|laiton|latón
nylon|Nylon|nylon|nailon
concrete|Beton|béton|hormigón
Main Street Store|Filiale Hauptstraße|Magasin Grand-Rue|Tienda Calle Mayor
Harbor Mall|Filiale Hafen|Magasin du Port|Tienda del Puerto
City Center|Filiale Innenstadt|Agence Centre-ville|Sucursal Centro
Airport Shop|Filiale Flughafen|Agence Aéroport|Sucursal Aeropuerto
Outlet Park|Filiale Gewerbepark|Agence Parc d'activités|Sucursal Polígono
Station Store|Filiale Bahnhof|Agence de la Gare|Sucursal Estación
Riverside Branch|Filiale Uferstraße|Agence des Quais|Sucursal Ribera
Old Town Store|Filiale Altstadt|Agence Vieille Ville|Sucursal Casco Antiguo
Westgate Center|Filiale West|Agence Ouest|Sucursal Oeste
University Shop|Filiale Universität|Agence Université|Sucursal Universidad
Northside Mall|Filiale Nord|Agence Nord|Sucursal Norte
Market Hall|Filiale Markthalle|Agence du Marché|Sucursal Mercado
Lakeview Plaza|Filiale Seepark|Agence du Lac|Sucursal del Lago
East End Branch|Filiale Ost|Agence Est|Sucursal Este
Central Avenue|Filiale Zentrum|Agence Avenue Centrale|Sucursal Gran Vía
Garden Center|Filiale Süd|Agence Sud|Sucursal Sur
Comedy|Komödie|Comédie|Comedia
Action|Action|Action|Acción
Documentary|Dokumentarfilm|Documentaire|Documental
Animation|Animation|Animation|Animación
Horror|Horror|Horreur|Terror
Adventure|Abenteuer|Aventure|Aventuras
Mystery|Krimi|Mystère|Misterio
Musical|Musical|Comédie musicale|Musical
Western|Western|Western|Western
War|Kriegsfilm|Guerre|Bélico
Sports|Sport|Sport|Deportes
Rock|Rock|Rock|Rock
Pop|Pop|Pop|Pop
Jazz|Jazz|Jazz|Jazz
Classical|Klassik|Classique|Clásica
Hip-Hop|Hip-Hop|Hip-hop|Hip-hop
Electronic|Elektronisch|Électronique|Electrónica
Country|Country|Country|Country
Blues|Blues|Blues|Blues
Folk|Folk|Folk|Folk
Metal|Metal|Metal|Metal
Guitar|Gitarre|Guitare|Guitarra
Piano|Klavier|Piano|Piano
Violin|Geige|Violon|Violín
Drums|Schlagzeug|Batterie|Batería
Bass|Bass|Basse|Bajo
Saxophone|Saxophon|Saxophone|Saxofón
Cello|Cello|Violoncelle|Violonchelo
Flute|Flöte|Flûte|Flauta
Trumpet|Trompete|Trompette|Trompeta
Clarinet|Klarinette|Clarinette|Clarinete
Keyboard|Keyboard|Clavier|Teclado
Vocals|Gesang|Chant|Voz
Harp|Harfe|Harpe|Arpa
Viola|Bratsche|Alto|Viola
oil on canvas|Öl auf Leinwand|huile sur toile|óleo sobre lienzo
watercolor|Aquarell|aquarelle|acuarela
acrylic|Acryl|acrylique|acrílico
bronze|Bronze|bronze|bronce
photograph|Fotografie|photographie|fotografía
charcoal|Kohle|fusain|carboncillo
marble|Marmor|marbre|mármol
mixed media|Mischtechnik|technique mixte|técnica mixta
etching|Radierung|eau-forte|aguafuerte
pastel|Pastell|pastel|pastel
ink on paper|Tusche auf Papier|encre sur papier|tinta sobre papel
lithograph|Lithografie|lithographie|litografía
tempera on wood|Tempera auf Holz|tempera sur bois|temple sobre tabla
Business Administration|Betriebswirtschaft|Gestion|Administración de Empresas
Psychology|Psychologie|Psychologie|Psicología
Mechanical Engineering|Maschinenbau|Génie mécanique|Ingeniería Mecánica
Law|Rechtswissenschaft|Droit|Derecho
Medicine|Medizin|Médecine|Medicina
Electrical Engineering|Elektrotechnik|Génie électrique|Ingeniería Eléctrica
Nursing|Pflege|Soins infirmiers|Enfermería
Architecture|Architektur|Architecture|Arquitectura
Political Science|Politikwissenschaft|Sciences politiques|Ciencias Políticas
Education|Erziehungswissenschaft|Éducation|Educación
Communication|Kommunikation|Communication|Comunicación
Sociology|Soziologie|Sociologie|Sociología
Civil Engineering|Bauingenieurwesen|Génie civil|Ingeniería Civil
Bachelor's degree|Bachelor|Licence|Grado
Master's degree|Master|Master|Máster
Vocational training|Berufsausbildung|Formation professionnelle|Formación profesional
Engineering|Ingenieurwissenschaften|Ingénierie|Ingeniería
Arts and Humanities|Geisteswissenschaften|Lettres et sciences humaines|Humanidades
Natural Sciences|Naturwissenschaften|Sciences naturelles|Ciencias Naturales
Business and Economics|Wirtschaftswissenschaften|Économie et gestion|Economía y Empresa
Social Sciences|Sozialwissenschaften|Sciences sociales|Ciencias Sociales
Fine Arts|Bildende Kunst|Beaux-Arts|Bellas Artes
Introduction to Programming|Einführung in die Programmierung|Introduction à la programmation|Introducción a la Programación
Calculus I|Analysis I|Analyse I|Cálculo I
Principles of Economics|Grundlagen der Volkswirtschaft|Principes d'économie|Principios de Economía
General Chemistry|Allgemeine Chemie|Chimie générale|Química General
Introduction to Psychology|Einführung in die Psychologie|Introduction à la psychologie|Introducción a la Psicología
Data Structures|Datenstrukturen|Structures de données|Estructuras de Datos
Linear Algebra|Lineare Algebra|Algèbre linéaire|Álgebra Lineal
World History|Weltgeschichte|Histoire du monde|Historia Universal
Organic Chemistry|Organische Chemie|Chimie organique|Química Orgánica
Marketing Fundamentals|Grundlagen des Marketings|Bases du marketing|Fundamentos de Marketing
Financial Accounting|Buchhaltung|Comptabilité financière|Contabilidad Financiera
Statistics|Statistik|Statistiques|Estadística
Microbiology|Mikrobiologie|Microbiologie|Microbiología
Database Systems|Datenbanksysteme|Bases de données|Bases de Datos
Creative Writing|Kreatives Schreiben|Écriture créative|Escritura Creativa
Political Theory|Politische Theorie|Théorie politique|Teoría Política
Thermodynamics|Thermodynamik|Thermodynamique|Termodinámica
Art History|Kunstgeschichte|Histoire de l'art|Historia del Arte
Machine Learning|Maschinelles Lernen|Apprentissage automatique|Aprendizaje Automático
Business Law|Wirtschaftsrecht|Droit des affaires|Derecho Mercantil
Genetics|Genetik|Génétique|Genética
Operating Systems|Betriebssysteme|Systèmes d'exploitation|Sistemas Operativos
card payment|Kartenzahlung|paiement par carte|pago con tarjeta
direct debit|Lastschrift|prélèvement|domiciliación
deposit|Einzahlung|dépôt|ingreso
withdrawal|Auszahlung|retrait|retirada
fee|Gebühr|frais|comisión
interest|Zinsen|intérêts|intereses
standing order|Dauerauftrag|virement permanent|orden permanente
refund|Erstattung|remboursement|reembolso
home purchase|Hauskauf|achat immobilier|compra de vivienda
car purchase|Autokauf|achat de voiture|compra de coche
debt consolidation|Umschuldung|regroupement de crédits|reunificación de deudas
education|Ausbildung|études|estudios
business expansion|Geschäftserweiterung|expansion|ampliación del negocio
medical expenses|Arztkosten|frais médicaux|gastos médicos
wedding|Hochzeit|mariage|boda
refinancing|Refinanzierung|refinancement|refinanciación
vehicle|Fahrzeug|véhicule|vehículo
savings account|Sparkonto|compte d'épargne|cuenta de ahorro
Processing fee|Bearbeitungsgebühr|Frais de dossier|Gastos de gestión
Late payment fee|Mahngebühr|Frais de retard|Recargo por demora
Account maintenance fee|Kontoführungsgebühr|Frais de tenue de compte|Mantenimiento de cuenta
Service fee|Servicegebühr|Frais de service|Tarifa de servicio
Delivery fee|Liefergebühr|Frais de livraison|Gastos de envío
Cancellation fee|Stornogebühr|Frais d'annulation|Gastos de cancelación
Setup fee|Einrichtungsgebühr|Frais d'installation|Cuota de alta
Transaction fee|Transaktionsgebühr|Frais de transaction|Comisión por operación
Handling fee|Abwicklungsgebühr|Frais de traitement|Gastos de tramitación
Annual fee|Jahresgebühr|Cotisation annuelle|Cuota anual
Administration fee|Verwaltungsgebühr|Frais administratifs|Gastos administrativos
Overdraft fee|Überziehungsgebühr|Frais de découvert|Comisión por descubierto
first reminder|1. Mahnung|premier rappel|primer aviso
second reminder|2. Mahnung|deuxième rappel|segundo aviso
final notice|letzte Mahnung|mise en demeure|último aviso
collection|Inkasso|recouvrement|cobro
employment|Arbeit|emploi|trabajo
self-employment|Selbstständigkeit|activité indépendante|trabajo autónomo
pension|Rente|retraite|pensión
rental income|Mieteinnahmen|revenus locatifs|ingresos por alquiler
fixed|fest|fixe|fijo
variable|variabel|variable|variable
northeast|Nordost|nord-est|noreste
southeast|Südost|sud-est|sureste
southwest|Südwest|sud-ouest|suroeste
northwest|Nordwest|nord-ouest|noroeste
Europe|Europa|Europe|Europa
Asia|Asien|Asie|Asia
North America|Nordamerika|Amérique du Nord|América del Norte
Africa|Afrika|Afrique|África
South America|Südamerika|Amérique du Sud|América del Sur
Oceania|Ozeanien|Océanie|Oceanía
Annual General Meeting|Jahreshauptversammlung|Assemblée générale|Asamblea General
Spring Conference|Frühjahrstagung|Conférence de printemps|Congreso de Primavera
Summer Festival|Sommerfest|Festival d'été|Festival de Verano
Charity Gala|Benefizgala|Gala de charité|Gala Benéfica
Open Day|Tag der offenen Tür|Portes ouvertes|Jornada de Puertas Abiertas
Trade Fair|Fachmesse|Salon professionnel|Feria Comercial
Jazz Night|Jazzabend|Soirée jazz|Noche de Jazz
Leadership Workshop|Führungskräfteseminar|Atelier management|Taller de Liderazgo
Book Fair|Buchmesse|Salon du livre|Feria del Libro
Food Market|Wochenmarkt|Marché gourmand|Mercado Gastronómico
Winter Concert|Winterkonzert|Concert d'hiver|Concierto de Invierno
Career Day|Berufsinformationstag|Journée des métiers|Jornada de Empleo
City Marathon|Stadtmarathon|Marathon de la ville|Maratón de la Ciudad
Christmas Market|Weihnachtsmarkt|Marché de Noël|Mercado de Navidad
Photography Exhibition|Fotoausstellung|Exposition photo|Exposición de Fotografía
Science Fair|Wissenschaftstag|Fête de la science|Feria de la Ciencia
Main Building|Hauptgebäude|Bâtiment principal|Edificio Principal
Building A|Gebäude A|Bâtiment A|Edificio A
Building B|Gebäude B|Bâtiment B|Edificio B
North Wing|Nordflügel|Aile Nord|Ala Norte
South Wing|Südflügel|Aile Sud|Ala Sur
Annex|Anbau|Annexe|Anexo
Tower|Turm|Tour|Torre
East Wing|Ostflügel|Aile Est|Ala Este
Headquarters|Zentrale|Siège|Sede central
Town Hall|Rathaus|Mairie|Ayuntamiento
Block C|Block C|Bloc C|Bloque C
West Wing|Westflügel|Aile Ouest|Ala Oeste
Zone A|Zone A|Zone A|Zona A
Zone B|Zone B|Zone B|Zona B
Zone C|Zone C|Zone C|Zona C
Zone 1|Zone 1|Zone 1|Zona 1
Zone 2|Zone 2|Zone 2|Zona 2
Meeting Minutes|Sitzungsprotokoll|Compte rendu|Acta de reunión
User Manual|Benutzerhandbuch|Manuel d'utilisation|Manual de usuario
Project Plan|Projektplan|Plan de projet|Plan de proyecto
Safety Instructions|Sicherheitshinweise|Consignes de sécurité|Instrucciones de seguridad
Quality Handbook|Qualitätshandbuch|Manuel qualité|Manual de calidad
Price List|Preisliste|Liste de prix|Lista de precios
Terms and Conditions|Allgemeine Geschäftsbedingungen|Conditions générales|Condiciones generales
Privacy Policy|Datenschutzerklärung|Politique de confidentialité|Política de privacidad
Technical Specification|Technisches Datenblatt|Fiche technique|Ficha técnica
Test Report|Prüfbericht|Rapport d'essai|Informe de ensayo
Training Material|Schulungsunterlagen|Support de formation|Material de formación
Audit Report|Auditbericht|Rapport d'audit|Informe de auditoría
Purchase Agreement|Kaufvertrag|Contrat de vente|Contrato de compraventa
Inspection Protocol|Prüfprotokoll|Procès-verbal de contrôle|Acta de inspección
Hiking|Wandern|Randonnée|Senderismo
Reading|Lesen|Lecture|Lectura
Cycling|Radfahren|Cyclisme|Ciclismo
Football|Fußball|Football|Fútbol
Yoga|Yoga|Yoga|Yoga
Painting|Malen|Peinture|Pintura
Chess|Schach|Échecs|Ajedrez
Board games|Brettspiele|Jeux de société|Juegos de mesa
Swimming|Schwimmen|Natation|Natación
Movies|Filme|Cinéma|Cine
Dancing|Tanzen|Danse|Baile
Climbing|Klettern|Escalade|Escalada
Gardening|Gartenarbeit|Jardinage|Jardinería
Photography|Fotografie|Photographie|Fotografía
Installation|Installation|Installation|Instalación
Repair|Reparatur|Réparation|Reparación
Delivery|Lieferung|Livraison|Entrega
Translation|Übersetzung|Traduction|Traducción
Assembly|Montage|Montage|Montaje
Projector|Beamer|Projecteur|Proyector
Forklift|Gabelstapler|Chariot élévateur|Carretilla elevadora
Printer|Drucker|Imprimante|Impresora
Monitor|Monitor|Écran|Monitor
Laptop|Laptop|Ordinateur portable|Portátil
Drill|Bohrmaschine|Perceuse|Taladro
Camera|Kamera|Appareil photo|Cámara
Server|Server|Serveur|Servidor
Generator|Generator|Groupe électrogène|Generador
Air compressor|Druckluftkompressor|Compresseur|Compresor de aire
Office chair|Bürostuhl|Chaise de bureau|Silla de oficina
Pump|Pumpe|Pompe|Bomba
Scanner|Scanner|Scanner|Escáner
Conveyor belt|Förderband|Convoyeur|Cinta transportadora
Welding machine|Schweißgerät|Poste à souder|Soldadora
Router|Router|Routeur|Router
Ladder|Leiter|Échelle|Escalera
Microscope|Mikroskop|Microscope|Microscopio
round|rund|rond|redondo
square|quadratisch|carré|cuadrado
rectangular|rechteckig|rectangulaire|rectangular
oval|oval|ovale|ovalado
triangular|dreieckig|triangulaire|triangular
hexagonal|sechseckig|hexagonal|hexagonal
Front bumper|Stoßfänger vorn|Pare-chocs avant|Parachoques delantero
Brake pads|Bremsbeläge|Plaquettes de frein|Pastillas de freno
Oil filter|Ölfilter|Filtre à huile|Filtro de aceite
Air filter|Luftfilter|Filtre à air|Filtro de aire
Rear bumper|Stoßfänger hinten|Pare-chocs arrière|Parachoques trasero
Battery|Batterie|Batterie|Batería
Windshield|Windschutzscheibe|Pare-brise|Parabrisas
Left door|Tür links|Porte gauche|Puerta izquierda
Headlight|Scheinwerfer|Phare|Faro
Timing belt|Zahnriemen|Courroie de distribution|Correa de distribución
Spark plugs|Zündkerzen|Bougies|Bujías
Alternator|Lichtmaschine|Alternateur|Alternador
Water pump|Wasserpumpe|Pompe à eau|Bomba de agua
Clutch kit|Kupplungssatz|Kit d'embrayage|Kit de embrague
Side mirror|Außenspiegel|Rétroviseur|Retrovisor
Wiper blades|Wischerblätter|Balais d'essuie-glace|Escobillas
Radiator|Kühler|Radiateur|Radiador
Shock absorber|Stoßdämpfer|Amortisseur|Amortiguador
Exhaust|Auspuff|Échappement|Escape
Fuel pump|Kraftstoffpumpe|Pompe à carburant|Bomba de combustible
Oil change|Ölwechsel|Vidange|Cambio de aceite
Annual inspection|Jahresinspektion|Révision annuelle|Revisión anual
Brake service|Bremsenservice|Révision des freins|Revisión de frenos
Tire change|Reifenwechsel|Changement de pneus|Cambio de neumáticos
Battery replacement|Batteriewechsel|Remplacement de batterie|Cambio de batería
Air conditioning service|Klimaservice|Entretien climatisation|Revisión del aire acondicionado
Wheel alignment|Achsvermessung|Géométrie|Alineación
Timing belt replacement|Zahnriemenwechsel|Remplacement de courroie|Cambio de correa
Software update|Software-Update|Mise à jour logicielle|Actualización de software
Windshield repair|Scheibenreparatur|Réparation de pare-brise|Reparación de parabrisas
Diagnostics|Fehlerdiagnose|Diagnostic|Diagnosis
Transmission service|Getriebeservice|Entretien de boîte|Revisión de la transmisión
Bodywork|Karosseriearbeiten|Carrosserie|Carrocería
Recall repair|Rückrufaktion|Rappel|Campaña de retirada
Navigation system|Navigationssystem|Navigation|Navegador
Heated seats|Sitzheizung|Sièges chauffants|Asientos calefactables
Parking sensors|Einparkhilfe|Aide au stationnement|Sensores de aparcamiento
Rear camera|Rückfahrkamera|Caméra de recul|Cámara trasera
Panoramic roof|Panoramadach|Toit panoramique|Techo panorámico
Adaptive cruise control|Abstandstempomat|Régulateur adaptatif|Control de crucero
Leather seats|Ledersitze|Sièges en cuir|Asientos de cuero
LED headlights|LED-Scheinwerfer|Phares LED|Faros LED
Tow bar|Anhängerkupplung|Attelage|Enganche
Alloy wheels|Leichtmetallfelgen|Jantes alliage|Llantas de aleación
Basic salary|Grundgehalt|Salaire de base|Salario base
Overtime|Überstunden|Heures supplémentaires|Horas extra
Health insurance|Krankenversicherung|Assurance maladie|Seguro médico
Pension contribution|Rentenbeitrag|Cotisation retraite|Cotización de jubilación
Bonus|Bonus|Prime|Bonificación
Meal allowance|Essenszuschuss|Indemnité repas|Dieta
Travel allowance|Fahrtkostenzuschuss|Indemnité transport|Plus de transporte
Social security|Sozialversicherung|Sécurité sociale|Seguridad Social
Commission|Provision|Commission|Comisión
Project management|Projektmanagement|Gestion de projet|Gestión de proyectos
Customer service|Kundenservice|Service client|Atención al cliente
Negotiation|Verhandlung|Négociation|Negociación
Leadership|Führung|Management|Liderazgo
Data analysis|Datenanalyse|Analyse de données|Análisis de datos
Teamwork|Teamarbeit|Travail d'équipe|Trabajo en equipo
Welding|Schweißen|Soudure|Soldadura
First aid|Erste Hilfe|Premiers secours|Primeros auxilios
First Aid|Erste Hilfe|Premiers secours|Primeros Auxilios
Fire Safety|Brandschutz|Sécurité incendie|Seguridad contra Incendios
Data Protection Basics|Grundlagen Datenschutz|Bases de la protection des données|Protección de Datos
Occupational Safety|Arbeitssicherheit|Sécurité au travail|Prevención de Riesgos
Time Management|Zeitmanagement|Gestion du temps|Gestión del Tiempo
Conflict Resolution|Konfliktlösung|Gestion des conflits|Resolución de Conflictos
Quality Management|Qualitätsmanagement|Management de la qualité|Gestión de la Calidad
Forklift License|Staplerschein|Permis cariste|Carné de carretillero
meets expectations|erfüllt die Erwartungen|conforme aux attentes|cumple las expectativas
exceeds expectations|übertrifft die Erwartungen|dépasse les attentes|supera las expectativas
outstanding|hervorragend|excellent|sobresaliente
needs improvement|verbesserungsbedürftig|à améliorer|mejorable
unsatisfactory|ungenügend|insuffisant|insuficiente
applied|beworben|candidature reçue|solicitado
screening|Vorauswahl|présélection|preselección
interview|Gespräch|entretien|entrevista
hired|eingestellt|embauché|contratado
Protestant|evangelisch|protestant|protestante
Catholic|katholisch|catholique|católico
Muslim|muslimisch|musulman|musulmán
Orthodox|orthodox|orthodoxe|ortodoxo
Jewish|jüdisch|juif|judío
Buddhist|buddhistisch|bouddhiste|budista
Hindu|hinduistisch|hindou|hindú
right|rechts|droite|derecha
left|links|gauche|izquierda
both|beide|les deux|ambas
owned|Eigentum|propriétaire|propia
with family|bei der Familie|chez la famille|con la familia
shared|geteilt|partagé|compartida
employed|angestellt|salarié|empleado
self-employed|selbstständig|indépendant|autónomo
unemployed|arbeitslos|sans emploi|desempleado
planning|Planung|planification|planificación
shell|Rohbau|gros œuvre|estructura
interior work|Innenausbau|second œuvre|interiores
finishing|Endausbau|finitions|acabados
full load|Komplettladung|charge complète|carga completa
part load|Teilladung|charge partielle|carga parcial
in progress|in Arbeit|en cours|en curso
not started|nicht begonnen|non commencé|no iniciado
city|Stadt|ville|ciudad
courtyard|Innenhof|cour|patio
street|Straße|rue|calle
park|Park|parc|parque
pottery|Keramik|céramique|cerámica
coin|Münze|monnaie|moneda
tool|Werkzeug|outil|herramienta
jewelry|Schmuck|bijou|joya
weapon|Waffe|arme|arma
fine|Geldstrafe|amende|multa
imprisonment|Haft|emprisonnement|prisión
community service|Sozialstunden|travaux d'intérêt général|trabajos comunitarios
matte|matt|mat|mate
gloss|glänzend|brillant|brillo
satin|seidenmatt|satiné|satinado
brushed|gebürstet|brossé|cepillado
polished|poliert|poli|pulido
shirt|Hemd|chemise|camisa
trousers|Hose|pantalon|pantalón
dress|Kleid|robe|vestido
coat|Mantel|manteau|abrigo
suit|Anzug|costume|traje
skirt|Rock|jupe|falda
sweater|Pullover|pull|jersey
jacket|Jacke|veste|chaqueta
human error|menschlicher Fehler|erreur humaine|error humano
hardware failure|Hardwareausfall|panne matérielle|fallo de hardware
mild|leicht|léger|leve
severe|schwer|grave|grave
minor|gering|mineur|menor
major|erheblich|majeur|mayor
small|klein|petit|pequeño
large|groß|grand|grande
lathe|Drehmaschine|tour|torno
milling machine|Fräsmaschine|fraiseuse|fresadora
press|Presse|presse|prensa
robot|Roboter|robot|robot
conveyor|Förderband|convoyeur|cinta transportadora
packaging machine|Verpackungsmaschine|emballeuse|envasadora
welding machine|Schweißgerät|poste à souder|soldadora
ambient|Raumtemperatur|ambiant|ambiente
chilled|gekühlt|réfrigéré|refrigerado
frozen|tiefgekühlt|surgelé|congelado
breakdown|Störung|panne|avería
changeover|Umrüstung|changement de série|cambio de serie
material shortage|Materialmangel|manque de matière|falta de material
quality issue|Qualitätsmangel|problème de qualité|problema de calidad
smooth|glatt|lisse|liso
rough|rau|rugueux|rugoso
Corporate law|Gesellschaftsrecht|Droit des sociétés|Derecho mercantil
Family law|Familienrecht|Droit de la famille|Derecho de familia
Criminal law|Strafrecht|Droit pénal|Derecho penal
Employment law|Arbeitsrecht|Droit du travail|Derecho laboral
Tax law|Steuerrecht|Droit fiscal|Derecho fiscal
energy|Energie|énergie|energía
climate|Klima|climat|clima
transport|Verkehr|transport|transporte
improved|gebessert|amélioré|mejorado
unchanged|unverändert|inchangé|sin cambios
referred|überwiesen|orienté|derivado
win|Sieg|victoire|victoria
loss|Niederlage|défaite|derrota
draw|Unentschieden|nul|empate
assistant|Assistenz|assistant|asistente
supervisor|Leitung|superviseur|supervisor
trainee|Auszubildende|stagiaire|aprendiz
statutory|gesetzlich|obligatoire|obligatorio
supplementary|Zusatz|complémentaire|complementario
temperature|Temperatur|température|temperatura
humidity|Feuchtigkeit|humidité|humedad
pressure|Druck|pression|presión
level|Füllstand|niveau|nivel
article|Artikel|article|artículo
news|Nachricht|actualité|noticia
guide|Anleitung|guide|guía
physical|physisch|physique|físico
digital|digital|numérique|digital
service|Dienstleistung|service|servicio
image|Bild|image|imagen
document|Dokument|document|documento
audio|Audio|audio|audio
video|Video|vidéo|vídeo
warning|Warnung|avertissement|advertencia
Apprenticeship|Ausbildung|Apprentissage|Formación profesional
solid|uni|uni|liso
striped|gestreift|rayé|de rayas
floral|geblümt|fleuri|floral
checked|kariert|à carreaux|de cuadros
dotted|gepunktet|à pois|de lunares
printed|bedruckt|imprimé|estampado
geometric|geometrisch|géométrique|geométrico
slim|schmal|ajusté|entallado
loose|weit|ample|holgado
pink|rosa|rose|rosa
purple|lila|violet|morado
turquoise|türkis|turquoise|turquesa
gold|gold|doré|dorado
navy|dunkelblau|bleu marine|azul marino
olive|oliv|olive|oliva
burgundy|bordeaux|bordeaux|burdeos
Laptop computer|Laptop|Ordinateur portable|Portátil
Politics|Politik|Politique|Política
Culture|Kultur|Culture|Cultura
Opinion|Meinung|Opinion|Opinión
Local|Lokales|Local|Local
Weather|Wetter|Météo|El tiempo
Food|Ernährung|Alimentation|Alimentación
Environment|Umwelt|Environnement|Medio ambiente
Fashion|Mode|Mode|Moda
Books|Bücher|Livres|Libros
`;
