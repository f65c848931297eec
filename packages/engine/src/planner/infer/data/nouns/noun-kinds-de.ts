/** What usually comes of common nouns, in German: see noun-kinds.ts. Words of one entry are joined as in names of columns. */
export const GERMAN_KINDS = `
abfall, müll: Restmüll|Papier|Glas|Kunststoff|Biomüll|Metall|Sperrmüll|Sondermüll
abzeichen, orden, auszeichnung: Gold|Silber|Bronze|Urkunde|Medaille|Pokal
allergie, allergen: Pollen|Hausstaub|Nüsse|Milch|Penicillin|Tierhaare|Gluten
anhänger: Kastenanhänger|Tieflader|Pferdeanhänger|Kipper|Kühlanhänger
anlass, feier, feierlichkeit, festlichkeit: Hochzeit|Geburtstag|Jubiläum|Taufe|Firmenfeier|Konfirmation|Abitur|Trauerfeier
anstrich, lack, farbauftrag: Acryl|Öl|Lack|Lasur|Dispersion|Grundierung
antrieb: Elektro|Diesel|Benzin|Hybrid|Gas|manuell
arznei, arzneimittel, medikament: Ibuprofen|Paracetamol|Amoxicillin|Metformin|Ramipril|Pantoprazol|Bisoprolol
ausbildung: Lehre|Meister|Studium|Abitur|Fachschule|Bachelor|Master
aushub, boden, erdreich: Lehm|Ton|Sand|Kies|Humus|Schluff|Torf
ausstattung: Balkon|Garten|Stellplatz|Aufzug|Einbauküche|Kamin|Klimaanlage
back, backware, gebäck: Brot|Brötchen|Croissant|Kuchen|Torte|Plätzchen|Brezel
ball: Fußball|Handball|Basketball|Tennisball|Volleyball
batterie, akku: Lithium-Ionen|Blei-Säure|Alkaline|Nickel-Metallhydrid
bauform, haus, gebäude: Einfamilienhaus|Reihenhaus|Mehrfamilienhaus|Bürogebäude|Lagerhalle|Schule
baum: Eiche|Buche|Kiefer|Fichte|Birke|Ahorn|Linde|Esche|Tanne
baustoff, baumaterial: Beton|Ziegel|Holz|Stahl|Glas|Gips|Naturstein
befestigung, verbindung: Schraube|Nagel|Dübel|Klebstoff|Klammer|Niete
beilage: Pommes frites|Reis|Salat|Kartoffeln|Nudeln|Gemüse|Knödel
belag, bodenbelag, fußboden: Parkett|Laminat|Fliesen|Teppich|Vinyl|Linoleum|Kork
beleuchtung, leuchte, lampe, leuchtmittel: LED|Halogen|Leuchtstoff|Glühlampe|Stehleuchte|Wandleuchte
bepflanzung, pflanze, gewächs: Rose|Tulpe|Lavendel|Efeu|Hortensie|Farn|Buchsbaum
beruf, berufs: Lehrer|Krankenpfleger|Ingenieur|Elektriker|Buchhalter|Fahrer|Koch|Verkäufer
beschaffenheit, konsistenz: fest|weich|flüssig|cremig|krümelig
beschichtung: Pulverbeschichtung|Lack|Zink|Chrom|Eloxal|Teflon
bestattung, beisetzung: Erdbestattung|Feuerbestattung|Seebestattung|Baumbestattung
bett: Einzelbett|Doppelbett|Etagenbett|Kinderbett|Schlafsofa
bewässerung: Tropfbewässerung|Beregnung|Handbewässerung|Überflutung
beziehung, verwandtschaft, verwandtschaftsverhältnis: Mutter|Vater|Ehepartner|Kind|Geschwister|Großeltern|Freund
bier: Pils|Weizen|Helles|Kölsch|Alt|Schwarzbier|Bock|Export
blume, blüte: Rose|Tulpe|Lilie|Nelke|Sonnenblume|Gänseblümchen|Orchidee
boot, schiff: Segelboot|Motorboot|Kajak|Ruderboot|Fähre|Frachtschiff|Tanker
bremse: Scheibenbremse|Trommelbremse|Felgenbremse|Handbremse
brennstoff, kraftstoff, treibstoff, heizstoff: Diesel|Benzin|Erdgas|Heizöl|Strom|Holz|Kohle|Wasserstoff
brot: Weißbrot|Roggenbrot|Vollkornbrot|Mischbrot|Baguette|Toastbrot
bund, einband, bindung: Klebebindung|Fadenheftung|Rückendrahtheftung|Spiralbindung|Hardcover
charakter, wesen, temperament: ruhig|freundlich|ängstlich|verspielt|lebhaft|zurückhaltend|dominant
dach: Flachdach|Satteldach|Walmdach|Pultdach|Mansarddach|Zeltdach
dachdeckung, dacheindeckung: Ziegel|Schiefer|Blech|Bitumen|Reet|Beton
dämmung, dämmstoff, isolierung: Mineralwolle|Styropor|Zellulose|Holzfaser|Polyurethan|Kork
darreichung: Tablette|Kapsel|Salbe|Tropfen|Saft|Injektion|Spray
dekor, verzierung: gestreift|bemalt|graviert|geprägt|einfarbig|vergoldet
delikt, straftat, vergehen: Diebstahl|Betrug|Körperverletzung|Sachbeschädigung|Einbruch|Raub
dichtung: O-Ring|Flachdichtung|Gummi|Kork|Silikon
druck, druckverfahren: Offset|Digital|Siebdruck|Tiefdruck|Flexodruck
duft, geruch: blumig|fruchtig|holzig|würzig|frisch|neutral
düngemittel, dünger: Kompost|Gülle|Mist|Kalk|NPK|Harnstoff|Hornspäne
einrichtung, möbel, möbelstück: Tisch|Stuhl|Schrank|Regal|Bett|Sofa|Kommode|Schreibtisch
element: Eisen|Kupfer|Zink|Blei|Kalzium|Natrium|Kohlenstoff
energie, energieträger, energiequelle: Strom|Gas|Öl|Holz|Fernwärme|Solar|Wind
entsorgung: Recycling|Deponie|Verbrennung|Kompostierung|Rücknahme
epoche, zeitalter: Antike|Mittelalter|Renaissance|Barock|19. Jahrhundert|20. Jahrhundert|Gegenwart
ereignis, veranstaltung, event: Konzert|Messe|Seminar|Ausstellung|Hochzeit|Tagung|Fest
ernährung, diät, kost: vegetarisch|vegan|glutenfrei|laktosefrei|Vollkost|fettarm
fach, unterrichtsfach, schulfach: Mathematik|Deutsch|Englisch|Geschichte|Biologie|Sport|Musik|Kunst
fahrrad, rad: Rennrad|Mountainbike|Citybike|E-Bike|Lastenrad|Kinderrad
fahrzeug, beförderungsmittel, verkehrsmittel, transportmittel: Pkw|Lkw|Transporter|Bus|Motorrad|Fahrrad|Bahn
farb, farbton: rot|blau|grün|schwarz|weiß|gelb|braun|grau
faser, garn, wolle: Wolle|Baumwolle|Seide|Leinen|Polyester|Viskose|Kaschmir|Acryl
fass: Eiche|Edelstahl|Kunststoff|Kastanie
fenster: Kippfenster|Drehfenster|Schiebefenster|Dachfenster|Festverglasung
fell, haarkleid: kurz|lang|lockig|drahtig|glatt
figur, statur: schlank|normal|kräftig|athletisch|untersetzt
filter: Luftfilter|Ölfilter|Wasserfilter|Kraftstofffilter|Aktivkohle
fisch: Forelle|Lachs|Karpfen|Kabeljau|Hering|Barsch|Hecht|Zander
fläche, nutzfläche, nutzung, flächennutzung: Acker|Grünland|Wald|Wohnen|Gewerbe|Brache|Weide
fleisch: Rind|Schwein|Huhn|Lamm|Pute|Kalb|Wild
förderung, zuschuss: Land|Bund|EU|Stiftung|privat
fortbildung, schulung, lehrgang: Erste Hilfe|Brandschutz|Arbeitssicherheit|Führung|Software|Datenschutz
fremdsprache: Englisch|Französisch|Spanisch|Italienisch|Russisch|Türkisch
frucht, obst: Apfel|Birne|Kirsche|Pflaume|Erdbeere|Traube|Pfirsich|Banane
führerschein, fahrerlaubnis: B|BE|C|CE|A|AM|D
futter, tierfutter, futtermittel: Heu|Silage|Kraftfutter|Stroh|Pellets|Gras|Getreide
garten: Gemüsegarten|Blumengarten|Kräutergarten|Rosengarten|Obstgarten
gas: Sauerstoff|Stickstoff|Argon|Kohlendioxid|Propan|Erdgas|Helium
gebinde, verpackung, packmittel, umverpackung: Karton|Flasche|Beutel|Palette|Kiste|Sack|Kanister|Dose
gefährdung, gefahr, gefahren: Brand|Absturz|Lärm|Strom|Chemikalien|Rutschgefahr
gefäß, behälter, behältnis: Flasche|Dose|Fass|Tank|Kiste|Eimer|Kanister|Beutel
fundsache, fundstück: Schlüssel|Geldbörse|Handy|Fahrrad|Jacke|Brille|Tasche|Regenschirm|Uhr
geflügel: Huhn|Pute|Ente|Gans|Wachtel
geländer, zaun, einfriedung: Holz|Metall|Maschendraht|Hecke|Mauer|Glas
gemüse: Kartoffel|Tomate|Karotte|Zwiebel|Gurke|Paprika|Kohl|Spinat
gericht, speise: Schnitzel|Lasagne|Gulasch|Salat|Suppe|Fisch|Braten
gesteins, gestein, geologie: Kalkstein|Sandstein|Granit|Schiefer|Basalt|Ton|Gneis
getränk: Wasser|Kaffee|Tee|Saft|Bier|Wein|Limonade|Cola
getreide: Weizen|Gerste|Roggen|Hafer|Mais|Triticale|Dinkel
gewässer: Fluss|See|Bach|Teich|Kanal|Stausee
gewebe: Baumwolle|Leinen|Seide|Wolle|Polyester|Jersey|Cord|Samt
gewürz, kraut, kräuter: Pfeffer|Paprika|Petersilie|Basilikum|Thymian|Zimt|Kümmel
glas: Klarglas|Milchglas|Sicherheitsglas|Isolierglas|Buntglas
grab: Reihengrab|Wahlgrab|Urnengrab|Familiengrab|Rasengrab|Kindergrab
griff: Hebel|Knauf|Bügel|Stange|Schale
haar, haarfarbe: braun|blond|schwarz|rot|grau|weiß
haltung, haltungsform: Stall|Freiland|Bio|Weide|Käfig|Boden
handelsklasse: Extra|I|II|III
handwerk: Töpfern|Weben|Schmieden|Schreinern|Nähen|Sticken
heizung: Gas|Öl|Fernwärme|Wärmepumpe|Pellets|Solar|Elektro
herd, ofen, kessel: Gas|Elektro|Induktion|Holz|Pellet
hobby, freizeit, freizeitbeschäftigung: Lesen|Wandern|Kochen|Musik|Sport|Fotografie|Garten|Reisen
holz: Eiche|Buche|Kiefer|Fichte|Nussbaum|Kirsche|Ahorn|Esche|Lärche
honig: Blüte|Wald|Raps|Akazie|Linde|Heide
hund, hunderasse: Labrador|Schäferhund|Dackel|Pudel|Beagle|Boxer|Mischling|Golden Retriever
hut, kopfbedeckung: Mütze|Hut|Kappe|Helm|Haube|Schal
impfung, impfstoff: Tetanus|Masern|Grippe|Hepatitis B|Polio|Tollwut
infektion: bakteriell|viral|Pilz|Harnwege|Atemwege
insekt: Ameise|Biene|Fliege|Käfer|Mücke|Schmetterling|Wespe
instrument, musikinstrument: Klavier|Geige|Gitarre|Flöte|Trompete|Schlagzeug|Cello|Klarinette
kabel, leitung: Kupfer|Glasfaser|Koaxial|Netzwerk|Strom
kaffee: Espresso|Cappuccino|Filterkaffee|Latte macchiato|Milchkaffee
kälber, rind, rinderrasse: Holstein|Fleckvieh|Angus|Charolais|Limousin|Braunvieh
kamera: Spiegelreflex|Kompakt|Systemkamera|Webcam|Action-Cam
käse: Gouda|Emmentaler|Camembert|Feta|Mozzarella|Bergkäse|Edamer
katze, katzenrasse: Europäisch Kurzhaar|Perser|Siam|Maine Coon|Britisch Kurzhaar
kirche: Pfarrkirche|Kapelle|Dom|Kloster|Basilika
klebstoff, kleber, leim: Epoxidharz|Sekundenkleber|Holzleim|Silikon|Heißkleber
kleid, kleidung, kleidungsstück, bekleidung: Hose|Hemd|Jacke|Kleid|Rock|Bluse|Mantel|Pullover|Anzug|T-Shirt
klima: gemäßigt|tropisch|trocken|kontinental|mediterran|alpin
knopf: Kunststoff|Metall|Holz|Horn|Perlmutt|Stoff
körperteil, körperregion, körperstelle: Kopf|Arm|Hand|Bein|Fuß|Rücken|Schulter|Knie|Bauch
körperhaltung: aufrecht|gebeugt|sitzend|liegend|kniend
kostform: Vollkost|vegetarisch|vegan|Schonkost|Diabetikerkost|püriert
kostüm, verkleidung, faschingskostüm: Hexe|Pirat|Clown|Ritter|Prinzessin|Cowboy
kragen: Stehkragen|Umlegekragen|Kentkragen|Haifischkragen|Schalkragen|Bubikragen
krankheit, erkrankung, leiden: Grippe|Erkältung|Diabetes|Asthma|Migräne|Bluthochdruck|Bronchitis
kuchen, torte: Schokolade|Käsekuchen|Apfelkuchen|Sahnetorte|Obstkuchen|Marmorkuchen
kühlung: Luft|Wasser|Öl|passiv
kultur, anbau, feldfrucht: Weizen|Mais|Gerste|Raps|Kartoffel|Zuckerrübe|Sonnenblume
kunst, kunstwerk: Gemälde|Zeichnung|Skulptur|Fotografie|Grafik|Installation
kunststoff: PE|PP|PVC|PET|ABS|Polystyrol|Nylon
lage, ausrichtung, himmelsrichtung: Nord|Süd|Ost|West|Nordost|Südwest
landschaft, gelände: flach|hügelig|bergig|Küste
lebensphase, entwicklungsstadium, altersstufe: Jungtier|Alttier|Larve|Ei
leder: Rind|Kalb|Schaf|Ziege|Wildleder|Nubuk
legierung: Stahl|Messing|Bronze|Edelstahl|Aluminium
likör, schnaps, spirituose: Wodka|Gin|Rum|Whisky|Korn|Obstler|Likör
lösungsmittel: Aceton|Ethanol|Wasser|Toluol|Isopropanol
mahlzeit: Frühstück|Mittagessen|Abendessen|Zwischenmahlzeit
makel, mangel, schaden, defekt: Kratzer|Riss|Bruch|Delle|Wasserschaden|Verschleiß|Undichtigkeit
maschine: Drehmaschine|Fräsmaschine|Bohrmaschine|Säge|Presse|Schleifmaschine
massage: klassisch|Fußreflexzonen|Hot Stone|Thai|Sport
material, werkstoff, rohstoff: Holz|Stahl|Aluminium|Kunststoff|Glas|Stein|Keramik|Leder|Papier
mauerwerk, wand: Ziegel|Beton|Kalksandstein|Naturstein|Trockenbau|Holz
mehl: Weizen|Roggen|Dinkel|Vollkorn|Mais
merkmal, kennzeichnung: Narbe|Fleck|Streifen|Tätowierung|keines
metall: Stahl|Eisen|Kupfer|Messing|Aluminium|Zink|Silber|Gold
milch: Vollmilch|fettarm|Hafermilch|Sojamilch|Ziegenmilch
mineral: Quarz|Kalzit|Gips|Feldspat|Pyrit|Glimmer
motiv: Landschaft|Porträt|Stillleben|abstrakt|Tiere|Blumen
motor: Diesel|Benzin|Elektro|Hybrid
muster, dessin: uni|gestreift|kariert|geblümt|gepunktet|Fischgrat|Nadelstreifen|Paisley
nagel, schraube: Holzschraube|Maschinenschraube|Blechschraube|Dübel|Mutter
naht, stich: gerade|Zickzack|Overlock|Steppstich|Kettenstich|Kreuzstich
nähr, nährstoff: Stickstoff|Phosphor|Kalium|Magnesium|Kalzium
niederschlag: Regen|Schnee|Hagel|Nieselregen|keiner
nutzpflanze: Weizen|Mais|Kartoffel|Raps|Bohne|Tomate
nutztier, vieh, tierbestand: Rind|Schwein|Schaf|Ziege|Huhn|Pferd
oberfläche, oberflächenbehandlung: matt|glänzend|gebürstet|poliert|lackiert|geölt|verzinkt
oberstoff, stoff, textil: Baumwolle|Wolle|Seide|Leinen|Samt|Jersey|Denim|Filz|Satin|Polyester|Cord|Loden
organ: Herz|Leber|Niere|Lunge|Magen|Milz
papier: glänzend|matt|Karton|Recycling|Büttenpapier|Zeitungspapier
passform, schnitt, schnittform: schmal|normal|weit|tailliert|gerade|locker
pferd, pferderasse: Hannoveraner|Haflinger|Araber|Trakehner|Shetlandpony|Friese|Warmblut
pilz: Champignon|Pfifferling|Steinpilz|Austernpilz|Shiitake
pumpe: Kreiselpumpe|Tauchpumpe|Membranpumpe|Kolbenpumpe
rasse: Labrador|Schäferhund|Pudel|Mischling|Beagle|Dackel
rebsorte, traube, traubensorte: Riesling|Silvaner|Spätburgunder|Müller-Thurgau|Dornfelder|Grauburgunder|Weißburgunder
regal: Fachbodenregal|Palettenregal|Wandregal|Kragarmregal
reifen, bereifung: Sommer|Winter|Ganzjahr|Gelände
reinigung, reinigungsmittel, putzmittel: Allzweckreiniger|Glasreiniger|Entkalker|Desinfektionsmittel|Spülmittel
reise, fahrt: Urlaub|Geschäftsreise|Tagesausflug|Städtereise|Klassenfahrt
reptil: Schlange|Echse|Schildkröte|Gecko|Krokodil
ring, schmuck, schmuckstück: Ring|Kette|Armband|Ohrringe|Brosche|Anhänger|Uhr
rohr: Kupfer|PVC|Stahl|Gusseisen|Polyethylen
saatgut, samen: Weizen|Gerste|Raps|Gras|Sonnenblume|Mais
saison, jahreszeit: Frühling|Sommer|Herbst|Winter
schädling, ungeziefer: Ratte|Maus|Schabe|Ameise|Wespe|Blattlaus|Motte
schloss: Zylinderschloss|Vorhängeschloss|Zahlenschloss|elektronisch
schmerz: akut|chronisch|stechend|dumpf
schuh: Stiefel|Sandale|Halbschuh|Turnschuh|Pumps|Hausschuh|Wanderschuh
schutzausrüstung, schutzmaßnahme: Helm|Handschuhe|Schutzbrille|Gehörschutz|Sicherheitsschuhe|Warnweste
sitz, sitzplatz, stuhl: Bürostuhl|Hocker|Sessel|Bank|Klappstuhl|Esszimmerstuhl
sorte, apfelsorte: Gala|Braeburn|Elstar|Jonagold|Boskoop|Golden Delicious
soße: Tomate|Rahm|Braten|Kräuter|Senf|Pesto
spiel: Schach|Dame|Poker|Skat|Mühle|Backgammon
spielzeug: Puppe|Ball|Puzzle|Bauklötze|Teddybär|Eisenbahn|Kreisel
sport, sportart, disziplin: Fußball|Handball|Tennis|Schwimmen|Turnen|Leichtathletik|Radsport|Judo
statue, denkmal: Büste|Obelisk|Gedenktafel|Brunnen|Kreuz|Turm
stein, edelstein: Diamant|Rubin|Saphir|Smaragd|Amethyst|Topas|Opal
steuer: Einkommensteuer|Umsatzsteuer|Grundsteuer|Gewerbesteuer|Hundesteuer
stil, baustil, kunststil: modern|klassisch|Barock|Gotik|Jugendstil|rustikal|minimalistisch
stimmlage, stimme: Sopran|Alt|Tenor|Bass|Bariton
straße, weg: Hauptstraße|Nebenstraße|Autobahn|Feldweg|Radweg|Allee
streu, einstreu: Stroh|Sägespäne|Sand|Hanf|Torf
suppe: Tomate|Kürbis|Linsen|Gemüse|Hühner|Kartoffel
symptom, beschwerde: Fieber|Husten|Kopfschmerzen|Übelkeit|Schwindel|Müdigkeit
tanz: Walzer|Tango|Salsa|Ballett|Hip-Hop|Rumba|Foxtrott
tasche: Handtasche|Rucksack|Koffer|Umhängetasche|Reisetasche
technik, maltechnik: Öl|Aquarell|Acryl|Kohle|Tusche|Mischtechnik
tee: Grün|Schwarz|Pfefferminze|Kamille|Früchte|Rooibos
teig: Hefe|Mürbe|Blätter|Rühr|Sauer|Biskuit
teppich: Wolle|Kurzflor|Hochflor|Perser|Sisal
therapie, behandlung: Physiotherapie|Ergotherapie|Massage|Operation|Akupunktur|Logopädie
tier: Hund|Katze|Kaninchen|Pferd|Rind|Schaf|Huhn|Vogel
tisch: Esstisch|Schreibtisch|Couchtisch|Klapptisch|Konferenztisch
treppe: gerade|gewendelt|Wendeltreppe|Außentreppe
tür: Drehtür|Schiebetür|Drehkreuz|Falttür|Brandschutztür|Haustür
uhr: Armbanduhr|Wanduhr|Taschenuhr|Standuhr|Wecker
unfall: Sturz|Zusammenstoß|Schnitt|Verbrennung|Stolpern
unkraut: Distel|Löwenzahn|Brennnessel|Quecke|Vogelmiere
untergrund, straßenbelag, bodendecke: Asphalt|Beton|Kies|Gras|Pflaster|Sand
unterkunft: Hotel|Pension|Ferienwohnung|Jugendherberge|Campingplatz
vegetation, biotop, lebensraum: Wald|Wiese|Moor|Heide|Gewässer|Hecke|Acker
ventil: Kugelhahn|Absperrschieber|Rückschlagventil|Magnetventil|Sicherheitsventil
verband, verbandmittel: Mull|Pflaster|Kompresse|elastische Binde|Schaumverband
fassade: Putz|Klinker|Holz|Glas|Naturstein
verletzung, wunde: Prellung|Schnittwunde|Verstauchung|Bruch|Verbrennung|Schürfwunde
verschluss: Reißverschluss|Knopf|Haken|Druckknopf|Klettverschluss|Schnalle|Magnet
vogel: Amsel|Meise|Spatz|Taube|Eule|Adler|Papagei|Storch
vorkommnis, vorfall, zwischenfall: Sturz|Diebstahl|Brand|Unfall|Sachschaden|Beschwerde
waffe: Messer|Pistole|Gewehr|Schwert|Axt|Armbrust
wagen, waggon: Speisewagen|Schlafwagen|Großraumwagen|Güterwagen|Kesselwagen
wasser: Trinkwasser|Grundwasser|Regenwasser|Abwasser|Brunnenwasser
webart, bindungsart: Leinwandbindung|Köper|Atlas|Jacquard|Satin|Fischgrat
wein, weinart: Rotwein|Weißwein|Roséwein|Schaumwein|Dessertwein
werkzeug: Hammer|Zange|Schraubendreher|Säge|Bohrmaschine|Schraubenschlüssel|Feile|Schere
wetter, witterung, wetterlage: sonnig|bewölkt|Regen|Schnee|Nebel|windig
wild, wildart: Reh|Wildschwein|Hirsch|Hase|Fuchs|Fasan
wohnsituation, wohnform: allein|mit Partner|bei der Familie|Wohngemeinschaft|Pflegeheim
wohnung: Einzimmerwohnung|Zweizimmerwohnung|Dreizimmerwohnung|Dachgeschoss|Maisonette|Penthouse
wolke, bewölkung: wolkenlos|leicht bewölkt|bewölkt|bedeckt
wurst: Salami|Bratwurst|Leberwurst|Schinken|Wiener|Mortadella
zahn: Schneidezahn|Eckzahn|Backenzahn|Weisheitszahn
zement, mörtel, putz: Kalk|Zement|Gips|Lehm
zimmer, raum: Einzelzimmer|Doppelzimmer|Büro|Küche|Bad|Lager|Besprechungsraum
zubehör: Tasche|Kabel|Ladegerät|Hülle|Halterung|Batterie
zucker, süßungsmittel: Haushaltszucker|Rohrzucker|Honig|Stevia|Ahornsirup
zugang: Haupteingang|Hintereingang|Treppe|Aufzug|Rampe
zutat: Mehl|Zucker|Salz|Butter|Eier|Milch|Hefe|Öl
`;
