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
nationality: nationalität staatsangehörigkeit staatsbürgerschaft staatsang
marital status: familienstand zivilstand
religion: konfession
person: person personen
customer: kunde kunden kd kundin auftraggeber besteller
client: mandant mandanten klient klienten
employee: mitarbeiter mitarbeiterin mitarbeitende angestellter angestellte beschäftigter beschäftigte ma personal bediensteter
employer: arbeitgeber dienstgeber
user: benutzer nutzer anwender
supplier: lieferant lieferanten zulieferer versorger lieferfirma
manufacturer: hersteller fabrikant
partner: partner geschäftspartner
patient: patient patienten patientin pat
doctor: arzt ärzte aerztin ärztin mediziner hausarzt
nurse: pfleger pflegerin pflegekraft krankenschwester
student: schüler schülerin student studenten studentin studierender studierende
teacher: lehrer lehrerin lehrkraft lehrkräfte dozent dozenten dozentin erzieherin erzieher pädagoge pädagogin
member: mitglied mitglieder
guest: gast gäste
passenger: fahrgast fahrgäste passagier passagiere reisender reisende
driver: fahrer fahrerin lenker
owner: besitzer eigentümer inhaber halter grundeigentümer
tenant: mieter pächter pächterin
landlord: vermieter verpächter
agent: makler vertreter vermittler
contact: kontakt kontakte
contact person: ansprechpartner kontaktperson ap_name
clerk: sachbearbeiter sachbearbeiterin bearbeiter sachb sb_name bearbeiterin bearb zuständiger zuständige ansprechperson
manager: leiter leiterin vorgesetzter chef geschäftsführer leitung chefin vorgesetzte führungskraft geschäftsleitung obmann obfrau vorsitzende
author: autor autoren verfasser autorin verfasserin urheber
recipient: empfänger empfängerin begünstigte adressat
sender: absender sender absenderin einsender
applicant: antragsteller bewerber bewerberin antragstellerin anmelder
participant: teilnehmer teilnehmerin teilnehmende kursteilnehmer
visitor: besucher
voter: wähler
citizen: bürger einwohner
child: kind kinder
parent: elternteil eltern
mother: mutter
father: vater
guardian: vormund erziehungsberechtigter sorgeberechtigter sorgeberechtigte
spouse: ehegatte ehepartner
household: haushalt haushalte
company: firma firmen unternehmen betrieb gesellschaft
organization: organisation verein vereine verband
department: abteilung abt abteilungen dezernat organisationseinheit
division: bereich sparte
branch: filiale filialen niederlassung zweigstelle
cost center: kostenstelle kst kostenst kostenstellennummer
team: team mannschaft
group: gruppe gruppen grp gruppierung
location: standort standorte lage aufenthaltsort ortsangabe fundort einsatzort schadensort
bank: bank kreditinstitut kreditinst
bank account: bankkonto bankverbindung
authority: behörde amt aufsichtsbehörde
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
place: örtlichkeit
phone: telefon tel telefonnummer telefonnr rufnummer fon fernsprecher ruf_nr festnetz telnr
mobile: mobil handy mobilnummer handynummer mobiltelefon handynr
fax: fax telefax faxnummer
email: email mailadresse emailadresse e_mail mail
website: webseite internetadresse homepage webadresse internet
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
time: zeit uhrzeit uhr
timestamp: zeitstempel zeitpunkt
duration: dauer laufzeit vertragslaufzeit bearbeitungsdauer
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
locked: sperre
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
abbreviation: abkürzung abk namenskürzel
reference number: aktenzeichen az geschäftszeichen referenznr ref_nr bezugsnummer bezugszeichen kennnummer ordnungsnummer
reference: referenz bezug verweis
key: schlüssel
type: art typ typen
kind: sorte
category: kategorie kategorien rubrik warengruppe
class: klasse klassen schulklasse
level: stufe ebene grad
rank: rang
position: position pos posten
status: status projektstand auftragsstand zwischenstand
reason: grund ursache anlass begründung motiv
priority: priorität prio wichtigkeit rangfolge
severity: schweregrad schwere gefahrenstufe härtegrad
flag: kz
note: bemerkung bem anmerkung notiz notizen hinweis vermerk bemerkungen hinweise aktennotiz zusatztext zusatzinformation anm rückmeldung
comment: kommentar
description: beschreibung beschr besch langtext ausführung sachverhalt schilderung darstellung
text: text texte freitext
message: nachricht meldung mitteilung
subject: betreff
content: inhalt
language: sprache sprachen sprachkenntnisse
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
consumption: verbrauch jahresverbrauch
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
unit of measure: maßeinheit me
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
discount: rabatt nachlass ermäßigung
balance: saldo kontostand guthaben
revenue: umsatz erlös
profit: gewinn
loss: verlust
salary: gehalt lohn vergütung verdienst
hourly wage: stundenlohn
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
account number: kontonummer kontonr gegenkonto konto_nr buchungskonto aufwandskonto erlöskonto debitorenkonto kreditorenkonto kreditorennummer debitorennummer personenkonto verrechnungskonto
account holder: kontoinhaber
iban: iban iban_nr
bank code: blz bankleitzahl
payment: zahlung zahlungen
payment method: zahlungsart zahlungsweise zahlweise zahlart zahlungsmittel zahlungsweg zahlungsform zahlmethode zahlungsmethode bezahlmethode
payment term: zahlungsziel zahlungsbedingung zahlungsbedingungen zahlungskonditionen
invoice: rechnung rechnungen rg re faktura
invoice number: rechnungsnummer rechnungsnr rgnr
credit note: gutschrift
dunning level: mahnstufe mahnstatus
dunning: mahnung mahnungen
booking: buchung buchungen
journal: journal
ledger: hauptbuch
receipt number: belegnummer belegnr beleg_nr quittungsnummer quittungsnr bonnummer bon_nr
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
batch number: chargennummer chargennr losnummer
serial number: seriennummer seriennr
brand: marke
model: modell
variant: variante
inventory: inventar
inventory number: inventarnummer inventarnr inventar_nr
machine: maschine maschinen aggregat
device: gerät geräte
equipment: ausrüstung ausstattung
tool: werkzeug
vehicle: fahrzeug fahrzeuge kfz auto pkw lkw
license plate: kennzeichen kfz_kennzeichen amtliches_kennzeichen nummernschild autokennzeichen
vin: fin fahrgestellnummer fahrgestellnr
mileage: kilometerstand km_stand laufleistung tachostand
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
claim number: schadennummer schadensnummer schaden_nr schadennr
policy: police policen versicherungsschein
premium: beitrag versicherungsbeitrag
case: fall fälle vorgang
case number: fallnummer fallnr vorgangsnummer gz vorgangsnr vorgangs_nr fall_nr journalnummer
file: datei dateien akte
file name: dateiname datei_name
file path: dateipfad
path: pfad
document: dokument dokumente unterlage urkunde
attachment: anhang anlage beilage
image: bild bilder foto
page: seite seiten
application: antrag anträge bewerbung gesuch
form: formular
permit: erlaubnis zulassung
license: lizenz führerschein
certificate: zertifikat bescheinigung zeugnis
decision: bescheid beschluss entscheidung entscheid
fine: bußgeld strafe
complaint: beschwerde reklamation
request: anfrage anforderung
ticket: fahrkarte eintrittskarte
task: aufgabe aufgaben
appointment: termin termine
meeting: besprechung sitzung versammlung tagung zusammenkunft eigentümerversammlung mitgliederversammlung hauptversammlung
event: veranstaltung ereignis veranstaltungen
project: projekt projekte vorhaben
plan: plan planung
goal: ziel
result: ergebnis ergebnisse resultat ausgang befundergebnis
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
job title: beruf stellenbezeichnung berufsbezeichnung funktion tätigkeitsbezeichnung dienstbezeichnung berufsgruppe
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
allergy: allergie allergien unverträglichkeit unverträglichkeiten
vaccination: impfung impfungen
vaccine: impfstoff
lab: labor
sample: probe proben stichprobe
referral: überweisung
referring doctor: überweiser
ward: pflegestation
bed: bett betten
room: zimmer raum räume raumnr
room number: zimmernummer zimmernr raumnummer
building: gebäude
floor: etage stockwerk geschoss
apartment: wohnung wohnungen
house: haus häuser
property: grundstück immobilie immobilien liegenschaft objekt
rent: miete kaltmiete warmmiete grundmiete nettomiete nettokaltmiete bruttomiete pacht
deposit: kaution anzahlung mietkaution
construction: bau
course: kurs kurse lehrgang lehrveranstaltung
school subject: fach schulfach unterrichtsfach
lesson: unterricht lektion
exam: klausur examen
grade: note noten schulnote zensur
points: punkte
semester: semester halbjahr
school year: schuljahr
enrollment: immatrikulation einschreibung
field of study: studiengang
faculty: fakultät
book: buch bücher
publisher: verlag verlagshaus herausgeber
library: bibliothek
lending: ausleihe entleihung
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
meal: mahlzeit menü
dish: gericht speise
menu: speisekarte
ingredient: zutat zutaten inhaltsstoff
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
league: liga spielklasse
score: punktestand spielstand
home team: heimmannschaft heim
away team: gastmannschaft auswärts
club: klub
membership: mitgliedschaft
donation: spende kollekte
role: rolle rollen
permission: berechtigung berechtigungen recht rechte
password: passwort kennwort
settings: einstellungen
version: version fassung
source: quelle herkunft
origin: ursprung abstammung
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
signature: unterschrift standnummer
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
tariff: tarif tarifname tarifbezeichnung
subscription: abo abonnement
call: anruf gespräch
connection: anschluss verbindung
network: netz netzwerk
provider: anbieter
frequency: häufigkeit frequenz rhythmus wiederholung
interval: intervall
cycle: turnus zyklus
first: erste erster erstes
last: letzte letzter letztes
next: nächste nächster
previous: vorherige vorheriger vor
current: aktuell aktuelle
planned: geplant soll
before: vorher
after: nachher
incoming: zugänge
outgoing: abgang abgänge
difference: differenz abweichung
occupied: belegt belegte
free: frei freie
damaged: beschädigt beschädigte
accepted: angenommen angenommene
piece: stück
since: seit
fill quantity: füllmenge
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
meter number: zählernummer zaehlernr zählernr zaehler_nr zähler_nr
consumption: verbrauchsmenge
reading date: ablesedatum
reading type: ableseart ablesart
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
mayor: bürgermeister
municipality key: gemeindeschlüssel ags
tax class: steuerklasse
pension insurance number: rentenversicherungsnummer rvnr
social security number: sozialversicherungsnummer svnr sv_nr
receptacle: behälter gefäß tonne tank kanister
plot: parzelle
parcel number: flurstück flurnummer flurstücksnummer flurstücknummer flur grundbuchnummer
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
urgency: dringlichkeit eilbedürftigkeit dringlichkeitsstufe
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
opening hours: öffnungszeiten geschäftszeiten bürozeiten
organizer: veranstalter
host: gastgeber
speaker: referent redner
instructor: kursleiter trainer übungsleiter
room: saal
device: apparat
serial number: fabriknummer
year built: herstellungsjahr
manufacturer: produzent
condition: erhaltungszustand zustand beschaffenheit allgemeinzustand verfassung
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
keyword: schlagwort stichwort suchwort
description: erläuterung
purpose: zweck
payment reference: verwendungszweck
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
caretaker: hausmeister hausmeisterin hauswart platzwart
head: amtsleiter abteilungsleiter
chairman: vorsitzender vorsitz
treasurer: kassenwart schatzmeister kassierer kassiererin schatzmeisterin
membership fee: mitgliedsbeitrag vereinsbeitrag
emergency contact: notfallkontakt notfallperson
developer: bauherr bauträger
architect: architekt architektin
site manager: bauleiter polier
construction phase: bauphase
construction site: baustelle
trade: gewerk handwerk
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
reporter: meldender melder melderin anrufer anzeigender hinweisgeber
part name: anlagenteil
forwarder name: spediteur spedition
freight type: frachtart
delivery term: lieferbedingung
packaging: packmittel gebinde verpackungsart
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
heating type: heizungsart heizung heizungstyp heizart heizsystem beheizung
energy source: energieträger brennstoff energiequelle
property condition: bauzustand objektzustand
floor material: bodenbelag
parking type: stellplatzart stellplatz
availability: verfügbarkeit
rental type: mietart
notice period: kündigungsfrist widerrufsfrist einspruchsfrist
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
age group: altersklasse altersgruppe altersstufe
venue: austragungsort spielstätte spielort veranstaltungsort tagungsort versammlungsort treffpunkt lokalität
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
damage type: schadenart schadensart schadenstyp schadensursache
accident location: unfallort schadenort
hobby: hobby hobbys
shape: form
material: werkstoffart
surface: oberfläche
packaging unit: verpackungseinheit vpe
supervisor: aufsicht betreuer betreuerin aufseher
partner: lebenspartner
trainer: übungsleiterin kursleiterin kursleitung seminarleiter referentin
chairman: vorstand
sponsor: förderer
donor: spender spenderin
target audience: zielgruppe adressatenkreis
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
rank: dienstgrad amtsbezeichnung
emergency: notfall notruf
alarm: alarm alarmierung
keyword: schlüsselwort suchbegriff
instructor: ausbilder ausbilderin schulungsleiter
mission: mission
check: kontroll prüfvermerk
approved: tauglich zugelassen
expert: experte
training: unterweisung
measure: maßnahmen
weather: wetterlage witterung
museum: museum
artwork: kunstwerk exponat gemälde skulptur
artist: maler
exhibition: ausstellung sonderausstellung
exhibit: ausstellungsstück
collection: sammlung kollektion
curator: kurator kuratorin
era: epoche jahrhundert zeitalter
technique: technik malweise
provenance: provenienz
acquisition type: erwerbsart zugangsart
acquisition: erwerb anschaffung zugang
donor: stifter schenker
donation: zuwendung
payment purpose: zahlungszweck
bank: geldinstitut bankname hausbank
receipt: kassenbon
enclosure: gehege käfig zwinger stall
animal: haustier
animal type: tiergattung
animal name: tiername
breed: hunderasse katzenrasse zuchtlinie
fur type: fellart felltyp haarart
fur: fell
chip number: chipnummer chipnr transpondernummer
veterinarian: tierarzt tierärztin veterinär
practice: praxis arztpraxis tierarztpraxis
intake reason: aufnahmegrund abgabegrund einlieferungsgrund
return reason: rückgabegrund retourengrund rücksendegrund reklamationsgrund
character: wesen charakter
adoption: vermittlung adoption
adopter: adoptant
interested person: interessent interessentin
protection fee: schutzgebühr
neutered: kastriert sterilisiert
feed: futter
product group: artikelgruppe produktgruppe
assortment: sortiment
product category: produktkategorie artikelkategorie
best before date: haltbar_bis
dwelling form: wohnsituation
identity card number: ausweisnummer ausweisnr personalausweisnr personalausweisnummer
passport number: reisepassnr passnummer reisepassnummer
district: stadtbezirk viertel gemarkung
residence: wohnsitz
employment type: anstellungsart arbeitsverhältnis
job title: dienststellung position_bezeichnung
colleague: kollege
caregiver: tierpfleger
fire fighter: feuerwehrmann
squad: trupp staffel
fire station: wache feuerwache
ambulance: rettungswagen
hose: schlauch
pump: pumpe
engine hours: betriebsstunden
test interval: prüfintervall prüffrist wartungsintervall
test result: prüfergebnis prüfresultat messergebnis
type name: typenbezeichnung typbezeichnung
course name: kursname lehrgangsbezeichnung kursbezeichnung
final grade: abschlussnote endnote gesamtnote
swimming pool: schwimmbad hallenbad freibad becken
lifeguard: bademeister
ticket type: ticketart kartenart eintrittsart
annual pass: jahreskarte dauerkarte
climbing route: kletterroute
difficulty: schwierigkeit schwierigkeitsgrad
guide: führer bergführer reiseleiter reiseführer
tour: führung rundgang
mountain: gipfel
hut: hütte
altitude: höhenlage
cemetery: friedhof
grave: grab grabstelle grabstätte
grave type: grabart grabtyp
burial: bestattung beisetzung beerdigung
burial type: bestattungsart beisetzungsart
undertaker: bestatter bestattungsunternehmen
deceased: verstorbener verstorbene
relative: hinterbliebene
church: kirche pfarrei
parish: kirchengemeinde pfarrgemeinde pfarramt
confession: bekenntnis
clergyman: pfarrer pastor priester
brewery: brauerei
beer type: biersorte bierstil
hops: hopfen
wort: würze
bottle: flasche
barrel: fass fassnummer
winery: weingut kellerei
wine: wein
grape variety: rebsorte traubensorte
vineyard: weinberg rebfläche weinlage
taste: geschmack geschmacksrichtung aroma
bee: biene bienen
hive: bienenstock beute bienenvolk
beekeeper: imker imkerin
honey type: honigsorte
bakery: bäckerei
baker: bäcker
butcher: metzger fleischer
florist: florist
flower: blume blüte
garden: garten kleingarten
gardener: gärtner
greenhouse: gewächshaus
seed: saatgut samen
pesticide: pflanzenschutzmittel spritzmittel
soil: boden
tractor: traktor schlepper
milk: milch
cow: rind
shepherd: hirte
fisherman: fischer angler
fish: fisch
hunter: jäger
hunting ground: revier jagdrevier
forester: förster
tree species: baumart holzart
sawmill: sägewerk
furniture: möbel
carpenter: tischler schreiner
craftsman: handwerker
customer order: kundenauftrag
upholstery: polsterung
fabric: stoff gewebe
clothing: kleidung bekleidung
shoe: schuh
size: konfektion kleidergröße abmessung
jewelry: schmuck
gemstone: edelstein
optician: optiker
glasses: brille
lens: linse glasstärke
hearing aid: hörgerät
dentist: zahnarzt
midwife: hebamme
pregnancy: schwangerschaft
nursing home: pflegeheim seniorenheim
resident: bewohner bewohnerin heimbewohner
nursing: pflege
kindergarten: kita kindergarten kindertagesstätte
daycare group: kitagruppe
allergen: allergen allergene
food: lebensmittel essen
kitchen: küche
cook: köchin
waiter: kellner bedienung
table: tisch
choir: chor
orchestra: orchester
instrument: instrument musikinstrument
musician: musiker musikerin
composer: komponist komponistin
piece: musikstück
voice: stimmlage
conductor: dirigent dirigentin
theater: theater bühne
play: theaterstück schauspiel
director: regisseur regie regisseurin
actor: schauspieler schauspielerin darsteller
role name: rollenname
performance: aufführung vorstellung auftritt
cinema: kino kinosaal
film: film
genre: genre gattung
radio: rundfunk
newspaper: zeitung
magazine: zeitschrift
editor: redakteur redakteurin redaktion lektor
headline: schlagzeile überschrift
advertisement: anzeige inserat
printing: druckerei
paper type: papiersorte papierart
binding: bindung einband einbandart
archive: archiv
archivist: archivar
box: schachtel kiste karton
shelf mark: standortnummer
astronomy: astronomie
telescope: teleskop fernrohr
observation: beobachtung
observer: beobachter
star: stern
satellite: satellit
research project: forschungsprojekt forschungsvorhaben
researcher: forscher wissenschaftler wissenschaftlerin
experiment: versuch experiment
probe: sonde
laboratory: laboratorium prüflabor
chemical: chemikalie
reagent: reagenz
substance: substanz
hazard class: gefahrenklasse gefahrgutklasse gefahrklasse
risk: risiko
safety: sicherheit
accident: unfall
accident type: unfallart unfallhergang
witness: zeuge zeugin
police: polizei
officer: beamtin polizist
offense: delikt straftat ordnungswidrigkeit vergehen tatbestand
suspect: verdächtiger beschuldigter
victim: opfer geschädigter
crime scene: tatort
evidence: beweismittel beweis asservat
prison: haftanstalt
court: amtsgericht
verdict: urteilsspruch
attorney: rechtsanwältin
client: mandantin klientin
mandate: mandat
office: dienststelle geschäftsstelle
service: dienstleistung service
official: amtsträger
council: gemeinderat stadtrat
scrap: ausschuss
per: pro je
scrap rate: ausschussquote
good quantity: gutmenge gut_menge
actual quantity: istmenge ist_menge ist_stückzahl ist_bestand
actual hour: iststunden ist_stunden
actual cost: istkosten ist_kosten
actual value: istwert ist_wert
planned quantity: sollmenge soll_menge
locked reason: sperrgrund
margin: spanne handelsspanne
day closing: tagesabschluss kassenabschluss
party: partei fraktion
candidate: kandidat kandidatin
polling station: wahllokal stimmbezirk
minutes: niederschrift sitzungsprotokoll
agenda: tagesordnung agenda programmablauf
topic: thema themengebiet
playground: spielplatz
street lamp: straßenlaterne leuchte
bridge: brücke bauwerk
road: fahrbahn
road surface: fahrbahnbelag straßenbelag belag
traffic: verkehr
parking space: parkplatz parkfläche
garage: garage
bicycle: fahrrad
bicycle type: fahrradtyp radtyp
frame size: rahmenhöhe rahmengröße
rental: verleih vermietung
rental fee: leihgebühr mietgebühr
boat: boot segelboot
boat type: bootstyp bootsart
berth: liegeplatz
skipper: skipper kapitän
harbor master: hafenmeister
sail: segel
crew: besatzung
lock: schleuse
locomotive: lokomotive
wagon: waggon wagen
train driver: lokführer
timetable: fahrplan
platform: bahnsteig
line: linienname
tram: straßenbahn
driver: chauffeur
pilot: pilot
drone: drohne
airfield: flugplatz
runway: landebahn startbahn
cargo type: ladungsart güterart ladegut
container: container behältnis
pallet: palette
forklift: stapler gabelstapler
picker: kommissionierer
machine hours: maschinenstunden
spindle: spindel
production line: fertigungslinie produktionslinie
work plan: arbeitsplan
work step: arbeitsgang arbeitsschritt
defect type: fehlerart mangelart fehlertyp
drawing number: zeichnungsnummer zeichnungsnr
material: rohstoff
alloy: legierung
coating: beschichtung
tolerance: toleranz
supplier: lieferantin
energy class: energieklasse energieeffizienzklasse effizienzklasse
solar system: solaranlage photovoltaikanlage pv_anlage
inverter: wechselrichter
roof type: dachform dachart
orientation: ausrichtung himmelsrichtung orientierung
facade: fassade
room type: zimmerart zimmertyp raumart zimmerkategorie raumtyp
furnishing: möblierung
institution: einrichtung
landlord: vermieterin
tenant: mieterin
utility cost: nebenkosten
listing title: exposetitel
listing: exposé
broker: maklerin
view: aussicht
software: software
license key: lizenzschlüssel
operating system: betriebssystem
host name: rechnername hostname
server: server
login: benutzerkennung login
permission: zugriffsrecht
department: referat fachbereich sachgebiet
cost type: kostenart
general ledger account: sachkonto
posting text: buchungstext zahlungsgrund überweisungstext
tax office: finanzamt
fiscal year: geschäftsjahr wirtschaftsjahr haushaltsjahr
fund: fonds fördertopf
funding: förderung zuschuss
sponsor: sponsor
grant: stipendium
course: seminar
level: niveau leistungsstufe kursniveau
subject: fachgebiet
textbook: lehrbuch
homework: hausaufgabe
school type: schulart schulform schultyp
grade level: jahrgangsstufe klassenstufe
class name: klassenname klassenbezeichnung
class teacher: klassenlehrer klassenleitung klassenlehrerin
sports facility: sportanlage sportstätte sporthalle
sport: sportart sport
team name: mannschaftsname teamname
position: spielposition
trainer: trainerin coach
competition: wettkampf wettbewerb turnier meisterschaft
placing: platzierung
prize: auszeichnung
medal: medaille
record: rekord bestleistung
belt color: gürtelfarbe
horse: pferd
rider: reiter reiterin
dog: hund
cat: katze
bird: vogel
species: spezies
habitat: lebensraum biotop biotoptyp
nature reserve: schutzgebiet naturschutzgebiet
protection status: schutzstatus
river: fluss gewässer
water level: pegel pegelstand wasserstand
waste type: abfallart müllart abfallschlüssel
container type: behälterart behältertyp containertyp
collection: abfuhr
recycling: recycling verwertung
vehicle type: fahrzeugart fahrzeugtyp
vehicle class: fahrzeugklasse
body type: karosserieform aufbauart karosserie
license class: führerscheinklasse
driving school: fahrschule
driving instructor: fahrlehrer
driving license number: führerscheinnr führerscheinnummer
lesson: fahrstunde unterrichtsstunde
test type: testart
explanation: erklärung
summary: zusammenfassung kurzfassung fazit
section: abschnitt sektion
contact person: ansprechpartnerin
emergency phone: notfallnummer notfalltelefon
mobile: mobilnr
extension: durchwahl nebenstelle
email: e_mail_adresse
website: internetseite
opening hours: sprechzeiten
abbreviation: kurzzeichen kurzform
code: kennziffer
shape: gestalt
pattern: muster
style: stilrichtung
price group: preisgruppe tarifgruppe tarifklasse
discount type: rabattart
payment type: bezahlart
billing cycle: abrechnungszeitraum zahlungsrhythmus abrechnungsintervall zahlungsturnus
debtor: debitor schuldner
creditor: kreditor gläubiger
collection agency: inkassobüro
insurance company: versicherer versicherungsgesellschaft versicherungsunternehmen
insurance number: versicherungsnummer versichertennummer vers_nr versnr versicherungsnr
insurance type: versicherungsart
coverage: deckung versicherungsschutz deckungsumfang versicherungsumfang
industry: gewerbe
company size: unternehmensgröße betriebsgröße
managing director: geschäftsführerin
owner: inhaberin eigentümerin besitzerin
founder: gründer
shareholder: gesellschafter aktionär
adult: erwachsener erwachsene
payable amount: zahlbetrag
lost: verloren
deduction: abzug abzüge
payment status: zahlstatus zahlungsstatus zahlungsstand bezahlstatus
payment frequency: zahlungsintervall abrechnungsturnus abrechnungsrhythmus
mandate reference: mandatsref sepa_mandat
creditor number: gläubigerid gläubiger_id
responsible person: verantwortliche verantw zuständigkeit
deputy: stellvertreterin stellvertretung vertreterin
leader: führerin anführer
keeper: halterin wart wärter
secretary: protokollführer protokollführerin schriftführer schriftführerin protokollant
advisor: berater beraterin betreuender
recorder: erfasser erfasserin ersteller erstellerin
handler: abwickler
holder: kontoinhaberin träger
examiner: gutachterin sachverständige
helper: helfer helferin ehrenamtlicher freiwilliger
opponent: gegner gegnerin gegenseite
opponent name: gegnername
short description: kurzinfo kurzbeschreibung kurztext kurzbeschr kurzinformation
information: info infos information angaben auskunft
minutes file: protokolldatei
vote result: abstimmungsergebnis beschlussergebnis wahlergebnis
score result: spielergebnis endstand halbzeitstand
rejection reason: ablehnungsgrund ablehngrund zurückweisungsgrund
cancellation reason: stornogrund kündigungsgrund austrittsgrund absagegrund stornierungsgrund
return debit reason: rücklastschriftgrund
risk level: risikostufe risikoklasse gefährdungsstufe
subcategory: unterkategorie untergruppe
tax key: steuerschlüssel mwst_schlüssel steuerkennzeichen
debit credit indicator: sollhaben soll_haben shkz sh_kz sollhabenkennzeichen
unit location: wohnungslage
hall: halle turnhalle
meeting place: sammelplatz
land register sheet: grundbuchblatt grundbuch
apartment number: wohnungsnr wohnungsnummer whg_nr whgnr einheitsnummer mieteinheit
object number: objektnr objektnummer objekt_nr liegenschaftsnummer
property name: objektbezeichnung objektname liegenschaftsname
premises: anwesen räumlichkeit
use type: nutzungsart verwendungsart nutzungszweck
equipment feature: ausstattungsmerkmal
features: ausstattungsmerkmale merkmale
lease contract: mietvertrag pachtvertrag mietverhältnis
additional cost: betriebskosten umlage
damage report: schadensmeldung mängelmeldung störmeldung schadenanzeige
damage description: schadensbeschreibung schadenbeschreibung schadenshergang
craft business: handwerksbetrieb fachbetrieb fachfirma dienstleister
resolution number: beschlussnummer beschluss_nr
business phone: telefon_geschäftlich telefon_dienstlich diensttelefon dienst_tel tel_dienst geschäftstelefon büro_telefon tel_geschäftlich
business: geschäftlich dienstlich beruflich gewerblich
street house number: str_hnr strasse_hausnr strasse_nr strasse_hausnummer
credit report: schufa schufa_auskunft bonitätsauskunft bonität
member type: mitgliedsart mitgliedstyp mitgliedschaftsart mitgliedsstatus mitgliedskategorie
member group: beitragsgruppe beitragsklasse
honor: ehrung orden
jersey number: trikotnummer trikotnr rückennummer
shoe size: schuhgröße
match report: spielbericht
match day: spieltag
kickoff: anstoß anpfiff
spectator count: zuschauerzahl zuschauer besucherzahl
weekday: wochentag
start time: startzeit anfangszeit beginnzeit uhrzeit_von beginn_uhrzeit
end time: endzeit schlusszeit uhrzeit_bis ende_uhrzeit
object: gegenstand ding
acquisition value: anschaffungswert anschaffungskosten neuwert
device type: gerätetyp geräteart gerätegruppe
container size: behältergröße tonnengröße behältervolumen
collection day: abfuhrtag leerungstag abholtag
district name: bezirksname
chassis number: fin_nr
pastor: pfarrerin pastorin geistlicher seelsorger
baptism: taufe taufdatum
godparent: taufpate patin pate
wedding: trauung hochzeit eheschließung
donation purpose: spendenzweck spendenprojekt
sample type: probenart probentyp probenmaterial
sampler: probenehmer entnehmer
test method: prüfverfahren messverfahren analysemethode prüfmethode untersuchungsmethode
method: methode vorgehen
limit value: grenzwert schwellenwert sollwert richtwert
meter type: zählerart zählertyp
borrower: ausleiher entleiher leser leserin
diet: kostform ernährungsform diät
portion size: portionsgröße
disease: vorerkrankung
family doctor: hausärztin
policy number: policennummer versicherungsscheinnummer vsnr vs_nr
deductible: selbstbeteiligung selbstbehalt
occupation: beschäftigung
permit type: genehmigungsart erlaubnisart
document type: dokumentart dokumententyp belegart dokumenttyp
valid from: gültig_ab gültig_von
valid until: gültig_bis
created by: angelegt_von erfasst_von erstellt_von eingetragen_von
reported by: gemeldet_von
approved by: genehmigt_von freigegeben_von
fault type: störungsart
remedy: abhilfe behebung
relationship: verwandtschaft verwandtschaftsgrad verwandtschaftsverhältnis
work phone: telefon_dienst
home phone: telefon_privat
group leader: gruppenleitung gruppenleiter gruppenleiterin
development level: entwicklungsstand
catering fee: verpflegungspauschale
loading meters: lademeter
loading: lade verladung verlade beladung einlade
unloading: entlade entladung auslade ausladung
destination country: bestimmungsland zielland
origin country: ursprungsland herkunftsland versendungsland
dispatch country: versandland absendeland
means of transport: beförderungsmittel transportmittel verkehrsmittel
mode of transport: verkehrszweig transportart beförderungsart verkehrsträger
net weight: eigenmasse eigengewicht nettomasse
gross weight: rohmasse rohgewicht bruttomasse
processing status: bearbeitungsstand bearbeitungsstatus verfahrensstand sachstand
officer: beamter beamtin beamte amtsträger vollzugsbeamter
permission: genehmigung bewilligung
customs declaration: zollanmeldung zollerklärung
declaration: anmeldung
inspection: beschau
levy type: abgabenart
levy: abgabe abgaben
levy amount: abgabenbetrag
business nature: art_des_geschaefts geschäftsart
preference: präferenz
vat number: ust_idnr ust_id ustid ust_idnummer umsatzsteuer_id
initials: kürzel bearbeiterkürzel namenskürzel namenszeichen
account number: aufschubkonto gegenkonto sachkonto
commodity code: warennr warennummer zolltarifnr zolltarifnummer taricnr
registration code: registrierkennzeichen ordnungskennzeichen kassenzeichen buchungskennzeichen
machine: masch maschn
percent: proz
weight: gew gewi
net weight: gewnetto gew_netto
gross weight: gewbrutto gew_brutto
drawing number: zeichnungsnummer zeichnungsnr zeichnr zeichn_nr zng_nr zeich_nr
revision: revisionsstand revstand rev_stand änderungsstand zeichnungsindex
group code: gruppenkürzel grp_kz
revenue account: erlöskto erlös_kto erlöskonto
cost center: kost_st kostst kst_nr
payment term days: zahl_ziel zahlziel_tage zahlungsziel_tage zahlungsfrist
shipping method: vers_art versart
delivery term: lief_bed liefbed lieferbed lieferbedingungen
order number: auf_nr auftr_nr best_nr bestnr bestellnr
production order: fertigungsauftrag fert_auftrag
production order number: fa_nr fertigungsauftragsnummer
minimum stock: mind_best mindbestand
country of origin: ursp_land urspr_land ursprungsland herkunftsland
discontinued: auslauf auslaufartikel auslaufmodell
good quantity: gutmenge gut_menge gutstück
scrap quantity: ausschussmenge ausschuss_menge
setup minutes: rüst_min rüstminuten
piece minutes: stück_min stückminuten
operation name: ag_text arb_gang arbeitsgangtext vorgangstext
operation number: ag_nr arbeitsgangnr vorgangsnr
item number: pos_nr positionsnr
part: teil komp
tolerance minimum: tol_min untere_toleranz toleranz_min
tolerance maximum: tol_max obere_toleranz toleranz_max
target value: soll_wert
actual value: ist_wert
hourly rate: std_satz stundensatz maschinenstundensatz
personnel number: pers_nr
foreman: meister vorarbeiter schichtführer polier
address id: adr_id
product id: art_id
country code: land_kz länderkennzeichen länderkz
corrective action: maßnahme massnahme korrekturmaßnahme abstellmaßnahme sofortmaßnahme
cash discount: skonto
cash discount percent: skontosatz skonto_prozent
`;
