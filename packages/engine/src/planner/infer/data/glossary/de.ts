/** English words, and what German schemas write for them. */
export const GERMAN = `
has: hat
is: ist
id: kennung ident schluessel_id
name: name bezeichnung benennung bez benenn
short name: kurzname kurzbezeichnung kurzbez
first name: vorname vornamen rufname vn
last name: nachname familienname zuname nn
maiden name: geburtsname mädchenname
full name: vollname anzeigename
user name: benutzername nutzername anmeldename login_name
salutation: anrede
title: titel
academic title: akad_titel
gender: geschlecht
birth: geburt geburts geb
birth date: geburtsdatum geburtstag gebdat gebdatum geb_dat geb_datum
birth place: geburtsort
death: tod todes sterbe
deceased: verstorben gestorben
death date: todestag sterbedatum
age: alter
nationality: nationalität staatsangehörigkeit staatsbürgerschaft
marital status: familienstand zivilstand
religion: konfession
person: person personen
customer: kunde kunden kd kundin auftraggeber besteller
client: mandant mandanten klient klienten
employee: mitarbeiter mitarbeiterin mitarbeitende angestellter angestellte beschäftigter beschäftigte ma personal bediensteter
employer: arbeitgeber
user: benutzer nutzer anwender
supplier: lieferant lieferanten zulieferer
manufacturer: hersteller fabrikant
partner: partner geschäftspartner
patient: patient patienten patientin pat
doctor: arzt ärzte aerztin ärztin mediziner hausarzt
nurse: pfleger pflegerin pflegekraft krankenschwester
student: schüler schülerin student studenten studentin studierender studierende
teacher: lehrer lehrerin lehrkraft lehrkräfte dozent dozenten dozentin
member: mitglied mitglieder
guest: gast gäste
passenger: fahrgast fahrgäste passagier passagiere reisender reisende
driver: fahrer fahrerin
owner: besitzer eigentümer inhaber halter
tenant: mieter pächter
landlord: vermieter verpächter
agent: makler vertreter vermittler
contact: kontakt kontakte
contact person: ansprechpartner kontaktperson
clerk: sachbearbeiter sachbearbeiterin bearbeiter
manager: leiter leiterin vorgesetzter chef geschäftsführer
author: autor autoren verfasser
recipient: empfänger
sender: absender sender
applicant: antragsteller bewerber bewerberin
participant: teilnehmer teilnehmerin
visitor: besucher
voter: wähler
citizen: bürger einwohner
child: kind kinder
parent: elternteil eltern
mother: mutter
father: vater
guardian: vormund erziehungsberechtigter sorgeberechtigter
spouse: ehegatte ehepartner
household: haushalt haushalte
company: firma firmen unternehmen betrieb gesellschaft
organization: organisation verein vereine verband
department: abteilung abt abteilungen
division: bereich sparte
branch: filiale filialen niederlassung zweigstelle
cost center: kostenstelle kst
team: team mannschaft
group: gruppe gruppen grp
location: standort standorte lage
bank: bank kreditinstitut
bank account: bankkonto bankverbindung
authority: behörde amt
school: schule schulen
hospital: krankenhaus klinik
pharmacy: apotheke
insurance: versicherung versicherungen
health insurance: krankenkasse krankenversicherung kasse
insured: versicherter versichert versicherte
address: adresse adressen anschrift
street: strasse straße str
house number: hausnummer hausnr hnr haus_nr
postal code: plz postleitzahl
city: ort stadt wohnort ortsname
town: gemeinde gemeinden kommune
district: bezirk kreis landkreis ortsteil stadtteil
state: bundesland kanton
country: land länder staat
region: region gebiet
place: stelle
phone: telefon tel telefonnummer telefonnr rufnummer fon fernsprecher
mobile: mobil handy mobilnummer handynummer mobiltelefon
fax: fax telefax faxnummer
email: email mailadresse emailadresse e_mail mail
website: webseite internetadresse homepage webadresse
latitude: breitengrad geo_breite
longitude: längengrad geo_länge
date: datum dat
day: tag tage
week: woche wochen kw kalenderwoche
month: monat monate
year: jahr jahre jahrgang
hour: stunde stunden std
minute: minute minuten
second: sekunde sekunden
time: zeit uhrzeit
timestamp: zeitstempel zeitpunkt
duration: dauer laufzeit
period: zeitraum periode
deadline: frist fristende stichtag
start: beginn anfang start begin
end: ende schluss
start date: startdatum anfangsdatum
end date: enddatum
from: ab
until: bis
on: am
by: durch
valid: gültig
validity: gültigkeit
expiry: ablauf verfall
expiry date: ablaufdatum verfallsdatum verfallsdat
due: fällig
due date: fälligkeit fälligkeitsdatum
created: erstellt angelegt erfasst erzeugt
creation date: erstelldatum anlagedatum erfassungsdatum erstellungsdatum anlegedatum
modified: geändert bearbeitet aktualisiert modifiziert
change: änderung änderungen
deleted: gelöscht
active: aktiv
inactive: inaktiv
locked: gesperrt
lock: sperre
approved: genehmigt freigegeben bewilligt
approval: genehmigung freigabe bewilligung
confirmed: bestätigt
confirmation: bestätigung
rejected: abgelehnt
rejection: ablehnung
completed: abgeschlossen erledigt fertig beendet
open: offen
closed: geschlossen
paid: bezahlt beglichen
canceled: storniert abgesagt gekündigt
cancellation: stornierung storno kündigung absage
sent: gesendet verschickt versandt versendet
read: gelesen
received: erhalten eingegangen
receipt: eingang beleg quittung bon
ordered: bestellt
delivered: geliefert zugestellt
checked: geprüft kontrolliert
hire date: eintritt eintrittsdatum einstellung einstellungsdatum
leaving date: austritt austrittsdatum
admission: aufnahme
admission date: aufnahmedatum
discharge: entlassung
discharge date: entlassungsdatum entlassdatum
arrival: ankunft anreise
departure: abfahrt abreise abflug
number: nummer nr num nummern
code: code kode kürzel kuerz
abbreviation: abkürzung abk
reference number: aktenzeichen az geschäftszeichen
reference: referenz bezug verweis
key: schlüssel
type: art typ typen
kind: sorte
category: kategorie kategorien rubrik warengruppe
class: klasse klassen
level: stufe ebene
rank: rang
position: position pos posten
status: status zustand
reason: grund ursache anlass begründung
priority: priorität prio
severity: schweregrad
flag: kz
note: bemerkung bem anmerkung notiz notizen hinweis vermerk
comment: kommentar
description: beschreibung beschr besch
text: text texte freitext
message: nachricht meldung mitteilung
subject: betreff
content: inhalt
language: sprache sprachen
color: farbe farbton
size: größe
weight: gewicht
gross weight: bruttogewicht
net weight: nettogewicht
height: höhe körpergröße
width: breite
length: länge
depth: tiefe
area: fläche wohnfläche
volume: volumen rauminhalt
distance: entfernung strecke distanz
speed: geschwindigkeit
temperature: temperatur
pressure: druck
power: leistung
consumption: verbrauch
energy: energie
electricity: strom
gas: gas
water: wasser
meter: zähler zaehler
meter reading: zählerstand
reading: ablesung messwert stand
measurement: messung messungen
value: wert werte
unit: einheit einheiten mengeneinheit
unit of measure: maßeinheit
quantity: menge anzahl stückzahl stk
count: anz zahl
stock: bestand lagerbestand
minimum stock: mindestbestand
stock level: lagermenge
total: gesamt summe insgesamt
total amount: gesamtbetrag gesamtsumme endbetrag
average: durchschnitt mittelwert
minimum: minimum mindest
maximum: maximum höchst
share: anteil
percent: prozent prozentsatz
rate: satz quote
amount: betrag beträge
price: preis preise
unit price: einzelpreis stückpreis
purchase price: einkaufspreis ek_preis
sale price: verkaufspreis vk_preis
cost: kosten
fee: gebühr gebühren entgelt
tax: steuer steuern
vat: mwst mehrwertsteuer ust umsatzsteuer
tax rate: steuersatz mwst_satz
vat id: ustid ust_id ustidnr umsatzsteuerid
tax number: steuernummer steuernr
net: netto
gross: brutto
discount: rabatt skonto nachlass ermäßigung
balance: saldo kontostand guthaben
revenue: umsatz erlös
profit: gewinn
loss: verlust
salary: gehalt lohn vergütung verdienst
wage: stundenlohn
bonus: prämie zulage
currency: währung
exchange rate: wechselkurs
interest: zins zinsen
interest rate: zinssatz
credit: kredit
credit limit: kreditlimit
loan: darlehen
installment: rate raten
debt: schuld schulden
income: einkommen einnahmen
expense: ausgabe ausgaben aufwand
budget: budget etat
account: konto konten
account number: kontonummer kontonr
account holder: kontoinhaber
iban: iban
bank code: blz bankleitzahl
payment: zahlung zahlungen
payment method: zahlungsart zahlungsweise zahlweise
payment term: zahlungsziel zahlungsbedingung
invoice: rechnung rechnungen rg re faktura
invoice number: rechnungsnummer rechnungsnr rgnr
credit note: gutschrift
dunning level: mahnstufe
dunning: mahnung mahnungen
booking: buchung buchungen
journal: journal
ledger: hauptbuch
receipt number: belegnummer belegnr
purchase order: bestellung bestellungen
order: auftrag aufträge bestell order
order date: bestelldatum auftragsdatum
quote: angebot angebote
contract: vertrag verträge
delivery: lieferung lieferungen liefer
delivery date: lieferdatum liefertermin
delivery address: lieferadresse lieferanschrift
shipping: versand
shipping cost: versandkosten frachtkosten
shipment: sendung sendungen
freight: fracht ladung
tracking number: sendungsnummer
package: paket pakete packung verpackung
return: rückgabe retoure
warehouse: lager lagerort depot
shelf: regal
bin: lagerplatz
product: produkt produkte artikel ware waren erzeugnis
item number: artikelnummer artikelnr artnr
part: teil teile bauteil
material: material werkstoff
batch: charge los
batch number: chargennummer chargennr
serial number: seriennummer seriennr
brand: marke
model: modell
variant: variante
inventory: inventar
inventory number: inventarnummer
machine: maschine maschinen
device: gerät geräte
equipment: ausrüstung ausstattung
tool: werkzeug
vehicle: fahrzeug fahrzeuge kfz auto pkw lkw
license plate: kennzeichen kfz_kennzeichen amtliches_kennzeichen nummernschild
vin: fin fahrgestellnummer fahrgestellnr
mileage: kilometerstand km_stand laufleistung
fuel: kraftstoff treibstoff
fuel type: kraftstoffart
engine: motor
construction year: baujahr
manufacture: herstellung fertigung
production: produktion
maintenance: wartung instandhaltung
repair: reparatur
inspection: prüfung inspektion kontrolle
damage: schaden schäden
claim: schadensfall schadenfall schadenmeldung
claim number: schadennummer schadensnummer
policy: police policen versicherungsschein
premium: beitrag versicherungsbeitrag
case: fall fälle vorgang
case number: fallnummer fallnr vorgangsnummer
file: datei dateien akte
file name: dateiname
file path: dateipfad
path: pfad
document: dokument dokumente unterlage urkunde
attachment: anhang anlage
image: bild bilder foto
page: seite seiten
application: antrag anträge bewerbung
form: formular
permit: erlaubnis zulassung
license: lizenz führerschein
certificate: zertifikat bescheinigung zeugnis
decision: bescheid beschluss entscheidung
fine: bußgeld strafe
complaint: beschwerde reklamation
request: anfrage anforderung
ticket: fahrkarte eintrittskarte
task: aufgabe aufgaben
appointment: termin termine
meeting: besprechung sitzung
event: veranstaltung ereignis veranstaltungen
project: projekt projekte vorhaben
plan: plan planung
goal: ziel
result: ergebnis ergebnisse resultat
step: schritt
process: prozess verfahren
activity: tätigkeit aktivität
work: arbeit
work time: arbeitszeit
shift: schicht schichten dienst
break: pause
absence: abwesenheit fehlzeit
vacation: urlaub
vacation day: urlaubstage
holiday: feiertag ferien
illness: krankheit erkrankung
overtime: überstunden
job title: beruf stellenbezeichnung berufsbezeichnung funktion tätigkeitsbezeichnung
qualification: qualifikation
education: ausbildung bildung
training: schulung fortbildung weiterbildung
degree: abschluss studienabschluss
skill: fähigkeit kenntnis kenntnisse
experience: erfahrung
diagnosis: diagnose diagnosen
finding: befund befunde
symptom: symptom beschwerden
treatment: behandlung behandlungen
therapy: therapie
surgery: operation
medication: medikament medikamente arzneimittel medikation
prescription: verordnung verschreibung
dosage: dosierung dosis
active ingredient: wirkstoff
blood type: blutgruppe
blood pressure: blutdruck
allergy: allergie allergien
vaccination: impfung impfungen
vaccine: impfstoff
lab: labor
sample: probe proben
referral: überweisung
referring doctor: überweiser
ward: pflegestation
bed: bett betten
room: zimmer raum räume
room number: zimmernummer zimmernr raumnummer
building: gebäude
floor: etage stockwerk geschoss
apartment: wohnung wohnungen
house: haus häuser
property: grundstück immobilie immobilien liegenschaft objekt
parcel: flurstück
rent: miete kaltmiete
deposit: kaution anzahlung
construction: bau
course: kurs kurse lehrgang lehrveranstaltung
school subject: fach schulfach unterrichtsfach
lesson: unterricht lektion
exam: klausur examen
grade: note noten schulnote
points: punkte
semester: semester halbjahr
school year: schuljahr
enrollment: immatrikulation einschreibung
field of study: studiengang
faculty: fakultät
book: buch bücher
publisher: verlag
library: bibliothek
lending: ausleihe
trip: fahrt reise
travel: reisen
route: linie route
stop: haltestelle halt
station: station bahnhof
track: gleis
train: zug
flight: flug flüge
airport: flughafen
airline: fluggesellschaft
seat: sitz sitzplatz platz
hotel: hotel
overnight stay: übernachtung übernachtungen
reservation: reservierung reservierungen
restaurant: gaststätte
meal: mahlzeit
dish: gericht speise
menu: speisekarte
ingredient: zutat zutaten
recipe: rezept rezepte
preparation: zubereitung
portion: portion portionen
drink: getränk
species: tierart
animal: tier tiere
breed: rasse
plant: pflanze pflanzen
crop: feldfrucht frucht
harvest: ernte
field: acker schlag
farm: hof bauernhof
tree: baum bäume
forest: wald
game: spiel spiele
match: begegnung partie
season: saison
player: spieler
referee: schiedsrichter
league: liga
score: punktestand spielstand
home team: heimmannschaft heim
away team: gastmannschaft auswärts
club: klub
membership: mitgliedschaft
donation: spende
role: rolle rollen
permission: berechtigung berechtigungen recht rechte
password: passwort kennwort
settings: einstellungen
version: version fassung
source: quelle herkunft
origin: ursprung
destination: zielort bestimmungsort
target: zielwert
remaining: rest verbleibend
old: alt
new: neu
main: haupt
special: sonder
partial: teilweise
default: standard vorgabe
internal: intern
external: extern
public: öffentlich
private: privat
responsible: verantwortlich zuständig verantwortlicher
assigned: zugewiesen zugeordnet
assignment: zuordnung zuweisung
link: verknüpfung
list: liste
table: tabelle
line: zeile
entry: eintrag eintragung
history: verlauf historie
log: protokoll
error: fehler
warning: warnung
question: frage fragen
answer: antwort antworten
rating: bewertung
survey: umfrage
vote: stimme stimmen
election: wahl
sort order: sortierung reihenfolge
sequence: folge lfd laufend
sequence number: lfdnr lfd_nr laufnummer
yes no: ja_nein
signature: unterschrift
stamp: stempel
weather: wetter
wind: wind
direction: richtung
load: last
capacity: kapazität
utilization: auslastung
quality: qualität güte
hazard: gefahr
waste: abfall
cabin: kabine
ship: schiff
vessel: wasserfahrzeug
port: hafen
customs: zoll
customs tariff number: zolltarifnummer
country of origin: ursprungsland
import: einfuhr
export: ausfuhr
tender: ausschreibung
bid: gebot
bidder: bieter
auction: auktion versteigerung
purchase: einkauf kauf
sale: verkauf verkäufe
buyer: käufer
seller: verkäufer
shop: laden geschäft
cash register: kassenplatz
voucher: gutschein
campaign: kampagne aktion
advertising: werbung
offer: offerte
warranty: garantie gewährleistung
tariff: tarif
subscription: abo abonnement
call: anruf gespräch
connection: anschluss verbindung
network: netz netzwerk
provider: anbieter
frequency: häufigkeit frequenz
interval: intervall
cycle: turnus zyklus
first: erste erster erstes
last: letzte letzter letztes
next: nächste nächster
previous: vorherige vorheriger vor
current: aktuell aktuelle
planned: geplant soll
actual: ist tatsächlich
estimated: geschätzt
required: erforderlich pflicht
optional: freiwillig
available: verfügbar
visible: sichtbar
allowed: erlaubt
possible: möglich
with: mit
without: ohne
for: für
of: von der des dem den
and: und
or: oder
not: nicht kein keine
in: im in
headcount: personalstärke
customer number: kundennummer kdnr kunden_nr
contract number: vertragsnummer vertragsnr
meter number: zählernummer zaehlernr
consumption: verbrauchsmenge
reading date: ablesedatum
reading type: ableseart
base price: grundpreis
working price: arbeitspreis
budget billing: abschlag abschläge
grid operator: netzbetreiber
supply point: verbrauchsstelle lieferstelle entnahmestelle
market location: marktlokation malo
network area: netzgebiet
connection object: anschlussobjekt
disruption: störung
outage: ausfall stromausfall
technician: techniker monteur
order number: auftragsnummer auftragsnr bestellnummer
first registration: erstzulassung ez
fuel consumption: kraftstoffverbrauch
displacement: hubraum
transmission: getriebe getriebeart
color: lackierung
upholstery: polster
previous owner: vorbesitzer
main inspection: hauptuntersuchung hu tüv
test drive: probefahrt
trade in: inzahlungnahme
seller: verkaufsberater
workshop: werkstatt
work value: arbeitswert
mechanic: mechaniker
tire: reifen
equipment: sonderausstattung
list price: listenpreis
financing: finanzierung
leasing: leasing
residual value: restwert
down payment: anzahlungsbetrag
monthly installment: monatsrate
bank details: bankdaten
sepa mandate: mandatsreferenz
direct debit: lastschrift einzug
dunning fee: mahngebühr
due amount: offener_betrag
remark: vermerke
street key: strassenschlüssel
official: beamter
mayor: bürgermeister
municipality key: gemeindeschlüssel ags
tax class: steuerklasse
pension insurance number: rentenversicherungsnummer rvnr
social security number: sozialversicherungsnummer svnr sv_nr
receptacle: behälter gefäß tonne tank kanister
plot: parzelle
parcel number: flurnummer
use: nutzung verwendung
operation: einsatz
waste: müll
bulky waste: sperrmüll
registration: anmeldung registrierung
desired date: wunschtermin wunschdatum
picked up: abgeholt
pickup: abholung
installed: aufgestellt eingebaut montiert installiert
removed: abgezogen entfernt ausgebaut entnommen
issued: erlassen ausgestellt ausgegeben
delivered: angeliefert ausgeliefert
delivery: anlieferung zustellung
item: gegenstände artikelliste
tare weight: tara leergewicht
urgency: dringlichkeit
way: weg
opens: öffnet
closes: schließt schliesst
return: rückkehr rücksendung
plate: kennz
reference number: kassenzeichen referenznummer
notice: bescheide
delivery note: lieferschein
acceptance: annahme
depot: betriebshof bauhof
pay grade: entgeltgruppe besoldungsgruppe gehaltsgruppe
weekly hour: wochenstunden wochenarbeitszeit
recycling center: wertstoffhof recyclinghof
emptying: leerung entleerung
complaint: beanstandungen
citizen: bürgerin
inhabitant count: einwohnerzahl
round trip: rundfahrt
tour: tour touren
processed: verarbeitet abgearbeitet
granted: gewährt erteilt
requested: beantragt angefordert angefragt
proposed: vorgeschlagen
judgment: urteil
objection: widerspruch einspruch
lawsuit: klage
lawyer: anwalt rechtsanwalt anwältin
notary: notar
inspector: prüfer prüferin inspektor kontrolleur gutachter
tester: tester
inspection: begehung besichtigung
found: festgestellt gefunden
defect: mangel mängel defekt
cause: auslöser
measure: maßnahme massnahme
rating: einstufung
stars: sterne
number of seats: sitzplätze plätze
capacity: fassungsvermögen
occupancy: belegung
load: beladung nutzlast
payload weight: zuladung
speed: tempo
altitude: seehöhe
thickness: dicke stärke
diameter: durchmesser
temperature: temp
humidity: luftfeuchte feuchtigkeit
share: anteile
daily rate: tagessatz
base fee: grundgebühr
service fee: leistungsgebühr servicegebühr
annual fee: jahresgebühr jahresbeitrag
surcharge: zuschlag aufschlag
subtotal: zwischensumme
remaining amount: restbetrag restschuld
opening balance: anfangsbestand anfangssaldo eröffnungssaldo
closing balance: endbestand endsaldo schlusssaldo
deposit: pfand einlage
payout: auszahlung
booked: gebucht
reserved: reserviert
ticket: karte
opening hours: öffnungszeiten
organizer: veranstalter
host: gastgeber
speaker: referent redner
instructor: kursleiter trainer übungsleiter
room: saal
device: apparat
serial number: fabriknummer
year built: herstellungsjahr
manufacturer: produzent
condition: erhaltungszustand
repaired: repariert
spare part: ersatzteil
expiry date: mindesthaltbarkeitsdatum mhd haltbarkeit
storage location: lagerfach
stock: vorrat
species: art_name
field: feld
crop: kultur
yield: ertrag
fertilizer: dünger
forest: forst
keyword: schlagwort stichwort
description: erläuterung
purpose: zweck verwendungszweck
attachment: anlage_datei
sick day: krankheitstage
entered: eingetreten
left: ausgeschieden
hired: eingestellt
replaced: ersetzt getauscht
transferred: übertragen überwiesen
reported: gemeldet
report: bericht
arrived: eingetroffen angekommen
departed: abgefahren abgereist
started: begonnen gestartet
interrupted: unterbrochen
extended: verlängert
reminded: gemahnt angemahnt
returned: retourniert
inspected: inspiziert
signed: unterschrieben unterzeichnet
representative: stellvertreter vertretung
caretaker: hausmeister
head: amtsleiter abteilungsleiter
chairman: vorsitzender vorsitz
treasurer: kassenwart schatzmeister
membership fee: mitgliedsbeitrag
emergency contact: notfallkontakt
developer: bauherr bauträger
architect: architekt architektin
site manager: bauleiter polier
construction phase: bauphase
construction site: baustelle
trade: gewerk
award type: vergabeart
status: genehmigungsstand verfahrensstand bearbeitungsstand sachstand
construction type: bauart bauweise
situation: lage_text
acceptance status: abnahmestatus
payer: kostenträger
care level: pflegegrad pflegestufe
relative: angehöriger angehörige
care service: pflegedienst
housing type: wohnform wohnungsart
mobility: mobilität
authorized person: abholberechtigter bevollmächtigter
vaccination status: impfstatus
exam type: prüfungsform prüfungsart
module number: modulnummer modulnr
soil type: bodenart bodentyp
previous crop: vorfrucht
farming method: bewirtschaftungsform
irrigation: beregnung bewässerung
ear tag: ohrmarke
coat color: fellfarbe
husbandry: haltungsform
use: nutzungsrichtung
condition: zustandsnote
propulsion: antriebsart antrieb
reporter: meldender melder
part name: anlagenteil
forwarder name: spediteur spedition
freight type: frachtart
delivery term: lieferbedingung
packaging: packmittel
storage location: lagerort_fach
origin country: herkunftsland
slogan: motto
meal plan: verpflegungsart
board: verpflegung
travel reason: reisegrund
booking channel: buchungskanal buchungsweg
special request: sonderwunsch sonderwünsche
employment type: beschäftigungsart beschäftigungsverhältnis
education level: schulabschluss bildungsabschluss
fixed term: befristung
source channel: bewerbungsweg
application type: antragsart
plaintiff: kläger klägerin
defendant: beklagter beklagte angeklagter
judge: richter richterin
instance: instanz
heating type: heizungsart heizung
energy source: energieträger
property condition: bauzustand objektzustand
floor material: bodenbelag
parking type: stellplatzart stellplatz
availability: verfügbarkeit
rental type: mietart
notice period: kündigungsfrist
operation type: einsatzart
alarm level: alarmstufe
shelf mark: signatur
media type: medienart medientyp
loan status: ausleihstatus
edition: auflage
nickname: spitzname
strong foot: schussfuss
shirt size: trikotgrösse konfektionsgrösse
injury type: verletzungsart
discipline: disziplin
age group: altersklasse altersgruppe
venue: austragungsort spielstätte spielort
artist: künstler künstlerin interpret
music genre: musikrichtung
seating plan: saalplan
sound engineer: tonmeister
survey type: erhebungsart
respondent: befragter
insurance line: versicherungssparte
policyholder: versicherungsnehmer
beneficiary: begünstigter
appraiser: sachverständiger
damage type: schadenart schadensart
accident location: unfallort schadenort
hobby: hobby hobbys
shape: form
material: werkstoffart
surface: oberfläche
packaging unit: verpackungseinheit vpe
supervisor: aufsicht betreuer betreuerin
partner: lebenspartner
trainer: übungsleiterin
chairman: vorstand
sponsor: förderer
donor: spender spenderin
target audience: zielgruppe
channel: kanal vertriebsweg vertriebskanal
segment: segment kundengruppe
industry: branche wirtschaftszweig
legal form: rechtsform gesellschaftsform
commercial register: handelsregister hrb
license class: fahrerlaubnisklasse
axle count: achsen achsenzahl
seat count: sitze
engine: motorisierung
interior: innenausstattung
workplace: arbeitsplatz arbeitsort
working time model: arbeitszeitmodell
shift: schichtart
absence reason: fehlgrund abwesenheitsgrund
remark: anmerkungen zusatzinfo
reminder: mahn
starts: beginnt startet
ends: endet
`;
