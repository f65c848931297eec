import type { LocaleTerms } from '../locale-data.ts';

export const terms: LocaleTerms = {
  full_name: `{given} {family}`,
  honorific_female: `Frau
Frau Dr.`,
  honorific_male: `Herr
Herr Dr.`,
  house_number: `#
##
###
#a
#b
##a`,
  address_unit: `Hinterhaus
Seitenflügel
Erdgeschoss
Dachgeschoss
#. OG
#. OG links
#. OG rechts
Aufgang #`,
  street_line: `{street} {house_number}`,
  company_pattern: `{family} {suffix}
{family} {field} {suffix}
{family} & {other_family} {suffix}
{family} & Söhne {suffix}
{family} + {other_family} {field}
{family} {field}
Gebrüder {family} {suffix}
{field} {family} {suffix}`,
  company_suffix: `GmbH
AG
GmbH & Co. KG
KG
OHG
e. K.
UG
eG`,
  company_field: `Logistik
Software
Feinkost
Design
Beratung
Bau
Energie
Medien
Analytik
Möbel
Textil
Automobile
Gesundheit
Reisen
Druck
Elektronik
Maschinenbau
Agrar
Eisenwaren
Bäckerei
Optik
Verpackung
Haustechnik
Immobilien
Getränke
Werkzeuge`,
  job_title: `Buchhalter/in
Sachbearbeiter/in Einkauf
Sachbearbeiter/in Vertrieb
Projektleiter/in
Teamleiter/in
Geschäftsführer/in
Abteilungsleiter/in
Assistent/in der Geschäftsführung
Softwareentwickler/in
Webentwickler/in
Datenanalyst/in
Datenbankadministrator/in
Systemadministrator/in
Netzwerktechniker/in
IT-Supporter/in
IT-Sicherheitsberater/in
Softwarearchitekt/in
Qualitätsprüfer/in
Qualitätsmanager/in
Produktmanager/in
Produktdesigner/in
Grafikdesigner/in
Innenarchitekt/in
Architekt/in
Bauleiter/in
Bauingenieur/in
Elektroniker/in
Mechatroniker/in
Maschinenführer/in
Anlagenmechaniker/in
Instandhalter/in
Monteur/in
Schichtleiter/in
Produktionsplaner/in
Industriemechaniker/in
Fachkraft für Lagerlogistik
Disponent/in
Fuhrparkleiter/in
Kurierfahrer/in
Kundendiensttechniker/in
Kundenberater/in
Kundenbetreuer/in
Empfangskraft
Büroleiter/in
Personalleiter/in
Personalentwickler/in
Lohnbuchhalter/in
Personalreferent/in
Ausbildungsleiter/in
Controller/in
Finanzanalyst/in
Steuerberater/in
Wirtschaftsprüfer/in
Jurist/in
Datenschutzbeauftragte/r
Marketingleiter/in
Markenmanager/in
Marktforscher/in
Online-Redakteur/in
Texter/in
Lektor/in
Übersetzer/in
Pressesprecher/in
Veranstaltungskaufmann/-frau
Außendienstmitarbeiter/in
Vertriebsleiter/in
Filialleiter/in
Verkäufer/in
Einkaufsleiter/in
Fotograf/in
Laborant/in
Wissenschaftler/in
Fachkraft für Arbeitssicherheit
Haustechniker/in
Unternehmensberater/in
Lehrkraft
Pflegefachkraft
Erzieher/in
Technische/r Redakteur/in`,
  department: `Buchhaltung
Verwaltung
Geschäftsentwicklung
Kundenservice
Gestaltung
Entwicklung
Haustechnik
Finanzen
Personal
Informationstechnik
Recht
Logistik
Marketing
Betrieb
Produktmanagement
Produktion
Öffentlichkeitsarbeit
Einkauf
Qualitätssicherung
Forschung
Vertrieb
Sicherheit
Support
Ausbildung`,
  category: `Möbel
Küche & Esszimmer
Heimtextilien
Beleuchtung
Bekleidung
Schuhe
Taschen & Accessoires
Elektronik
Garten
Sport & Freizeit
Spielzeug
Schönheit & Pflege
Lebensmittel
Bürobedarf
Tierbedarf
Werkzeug`,
  product_pattern: `{adjective} {noun} aus {material}`,
  product_plain_pattern: `{adjective} {noun}`,
  product_adjective: `Klassischer	Klassische	Klassisches
Moderner	Moderne	Modernes
Schlichter	Schlichte	Schlichtes
Feiner	Feine	Feines
Traditioneller	Traditionelle	Traditionelles
Beliebter	Beliebte	Beliebtes
Eleganter	Elegante	Elegantes
Praktischer	Praktische	Praktisches
Exklusiver	Exklusive	Exklusives
Echter	Echte	Echtes
Zeitloser	Zeitlose	Zeitloses
Besonderer	Besondere	Besonderes
Nachhaltiger	Nachhaltige	Nachhaltiges
Vielseitiger	Vielseitige	Vielseitiges
Günstiger	Günstige	Günstiges
Ausgewählter	Ausgewählte	Ausgewähltes
Rustikaler	Rustikale	Rustikales
Nordischer	Nordische	Nordisches
Handgefertigter	Handgefertigte	Handgefertigtes
Kompakter	Kompakte	Kompaktes
Leichter	Leichte	Leichtes
Großer	Große	Großes
Kleiner	Kleine	Kleines
Bunter	Bunte	Buntes
Hochwertiger	Hochwertige	Hochwertiges
Natürlicher	Natürliche	Natürliches
Edler	Edle	Edles
Solider	Solide	Solides
Bewährter	Bewährte	Bewährtes
Neuer	Neue	Neues
Schöner	Schöne	Schönes
Einfacher	Einfache	Einfaches
Heimischer	Heimische	Heimisches
Dezenter	Dezente	Dezentes
Stilvoller	Stilvolle	Stilvolles
Charmanter	Charmante	Charmantes
Originaler	Originale	Originales
Minimalistischer	Minimalistische	Minimalistisches`,
  product_material: `Eiche
Nussbaum
Kiefer
Buche
Bambus
Stahl
Aluminium
Kupfer
Messing
Baumwolle
Leinen
Wolle
Segeltuch
Fleece
Leder
Wildleder
Glas
Porzellan
Steinzeug
Keramik
Recyclingkunststoff
Biokunststoff`,
  product_noun: `Stuhl	m
Esstisch	m
Bücherregal	n
Sessel	m
Kleiderschrank	m
Hocker	m
Pfanne	f
Schüssel	f
Becher	m
Schneidebrett	n
Küchenmesser	n
Teekanne	f
Decke	f
Kissen	n
Handtuch	n
Vorhang	m
Teppich	m
Bettbezug	m
Stehlampe	f
Tischlampe	f
Hängelampe	f
Kerzenhalter	m
Lichterkette	f
Wandlampe	f
Hemd	n
Pullover	m
Jacke	f
Kleid	n
Hose	f
Schal	m
Sneaker	m
Stiefel	m
Sandale	f
Hausschuh	m
Laufschuh	m
Wanderschuh	m
Rucksack	m
Handtasche	f
Geldbeutel	m
Koffer	m
Umhängetasche	f
Gürtel	m
Kopfhörer	m
Tastatur	f
Monitor	m
Lautsprecher	m
Powerbank	f
Webcam	f
Gießkanne	f
Blumentopf	m
Gartenbank	f
Gartenschlauch	m
Vogelhaus	n
Schaufel	f
Yogamatte	f
Hantel	f
Trinkflasche	f
Zelt	n
Fahrradhelm	m
Schlafsack	m
Puzzle	n
Bauset	n
Puppe	f
Brettspiel	n
Spielzeugzug	m
Teddybär	m
Shampoo	n
Handcreme	f
Seife	f
Parfüm	n
Gesichtsmaske	f
Zahnbürste	f
Kaffee	m
Tee	m
Schokolade	f
Honig	m
Olivenöl	n
Pasta	f
Notizbuch	n
Stift	m
Schreibtischorganizer	m
Wandkalender	m
Schreibtischunterlage	f
Aufbewahrungsbox	f
Hundebett	n
Hundeleine	f
Futternapf	m
Kratzbaum	m
Katzenspielzeug	n
Transportbox	f
Hammer	m
Schraubendreher	m
Akkuschrauber	m
Werkzeugkasten	m
Maßband	n
Handsäge	f`,
  color: `Rot	#d32f2f
Dunkelrot	#8b0000
Koralle	#ff7f50
Orange	#f57c00
Bernstein	#ffb300
Gold	#d4af37
Gelb	#fdd835
Zitronengelb	#fff44f
Oliv	#808000
Limette	#c0ca33
Grün	#388e3c
Dunkelgrün	#1b5e20
Minze	#98ff98
Türkis	#40e0d0
Petrol	#00796b
Cyan	#00bcd4
Himmelblau	#87ceeb
Blau	#1976d2
Marineblau	#000080
Indigo	#3f51b5
Violett	#7e57c2
Lila	#6a1b9a
Lavendel	#c9a0dc
Magenta	#d81b60
Rosa	#f48fb1
Lachs	#fa8072
Braun	#795548
Schokobraun	#5d4037
Beige	#f5f5dc
Creme	#fffdd0
Elfenbein	#fffff0
Weiß	#ffffff
Silber	#c0c0c0
Grau	#9e9e9e
Anthrazit	#36454f
Schwarz	#000000`,
  word: `Abend
Abschnitt
Absprache
Acker
Adresse
Album
Allee
Alltag
Amsel
Anfang
Angebot
Anker
Anlage
Antwort
Apfel
April
Arbeit
Archiv
Atelier
Aufgabe
August
Ausblick
Ausgabe
Ausflug
Auswahl
Bach
Bahn
Bahnhof
Balkon
Band
Bank
Baum
Beispiel
Bereich
Berg
Bericht
Besuch
Bild
Birke
Blatt
Blume
Boden
Bogen
Boot
Brief
Brot
Brücke
Brunnen
Buch
Bucht
Bühne
Bund
Burg
Büro
Café
Chor
Dach
Datei
Datum
Dezember
Dienst
Dienstag
Dorf
Dose
Druck
Duft
Eiche
Eimer
Eingang
Eintrag
Eis
Energie
Ente
Entwurf
Erde
Ereignis
Ernte
Esel
Fabrik
Faden
Fahne
Fahrrad
Fahrt
Familie
Farbe
Feder
Feier
Feld
Fenster
Ferien
Fest
Feuer
Film
Fisch
Flagge
Flasche
Fluss
Flügel
Folge
Form
Forschung
Foto
Frage
Freitag
Freund
Frieden
Frucht
Frühling
Fuchs
Gabel
Garten
Gast
Gebäude
Gebiet
Gedanke
Gefühl
Gegend
Gelände
Gemüse
Geschenk
Geschichte
Gesicht
Gespräch
Gewinn
Gipfel
Glas
Glocke
Glück
Gold
Graben
Gras
Grenze
Gruppe
Gruß
Hafen
Halle
Hammer
Handel
Haus
Heft
Heimat
Herbst
Herz
Himmel
Hof
Holz
Honig
Horizont
Hügel
Hund
Hut
Idee
Igel
Inhalt
Insel
Jahr
Januar
Juli
Juni
Kaffee
Kalender
Kamera
Kamin
Kanal
Karte
Kasten
Katze
Keller
Kerze
Kette
Kind
Kino
Kirche
Kirsche
Kiste
Klang
Klasse
Kleid
Klima
Knopf
Koffer
Konzert
Kopf
Korb
Kraft
Kreis
Küche
Kugel
Kunst
Kurs
Küste
Laden
Lampe
Land
Laub
Laune
Leben
Leder
Lehre
Leiter
Licht
Lied
Linde
Linie
Liste
Löffel
Luft
Mai
Markt
März
Maschine
Mauer
Meer
Meinung
Messe
Minute
Mittag
Mitte
Mittwoch
Modell
Mond
Montag
Moos
Morgen
Motor
Mühle
Museum
Musik
Muster
Mütze
Nachbar
Nachmittag
Nachricht
Nacht
Nadel
Name
Natur
Nebel
Nest
Netz
November
Oktober
Ofen
Ordner
Ordnung
Ort
Osten
Paket
Papier
Park
Pause
Perle
Pfad
Pferd
Pflanze
Pinsel
Plan
Platz
Post
Preis
Probe
Programm
Projekt
Punkt
Quelle
Rad
Rahmen
Rand
Raum
Regal
Regen
Region
Reise
Rezept
Ring
Rose
Rucksack
Ruhe
Saal
Sache
Salz
Samstag
Sand
Satz
Schatten
Schatz
Schiff
Schild
Schirm
Schloss
Schlüssel
Schnee
Schrank
Schritt
Schule
Schwalbe
See
Segel
Seite
September
Silber
Skizze
Sofa
Sommer
Sonne
Sonntag
Spiegel
Spiel
Spur
Stadt
Stall
Stein
Stern
Stimme
Stoff
Strand
Straße
Stück
Stuhl
Stunde
Sturm
Süden
Tafel
Tag
Tal
Tanne
Tasche
Tasse
Teil
Teller
Teppich
Termin
Text
Thema
Tier
Tisch
Ton
Topf
Tor
Traum
Treppe
Tür
Turm
Ufer
Uhr
Umweg
Urlaub
Verein
Vogel
Vorrat
Vortrag
Wagen
Wald
Wand
Wanderung
Wasser
Weg
Weide
Welle
Welt
Werk
Westen
Wetter
Wiese
Wind
Winter
Woche
Wolke
Wort
Wunsch
Wurzel
Zahl
Zaun
Zeichen
Zeit
Zelt
Zettel
Ziel
Zimmer
Zug
Zukunft
Zweig`,
};
