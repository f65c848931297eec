/** English words, and what Dutch schemas write for them. */
export const DUTCH = `
is: is
has: heeft
name: naam benaming
first name: voornaam roepnaam
last name: achternaam familienaam
name infix: tussenvoegsel
maiden name: meisjesnaam
full name: volledige_naam
initials: voorletters
user name: gebruikersnaam
salutation: aanhef
title: titel
gender: geslacht
birth: geboorte
birth date: geboortedatum gebdatum
birth place: geboorteplaats
death: overlijden
deceased: overleden
age: leeftijd
nationality: nationaliteit
marital status: burgerlijke_staat
person: persoon personen
customer: klant klanten
client: cliënt cliënten
employee: medewerker medewerkers werknemer
employer: werkgever
staff: personeel
user: gebruiker gebruikers
supplier: leverancier leveranciers
manufacturer: fabrikant
patient: patiënt patiënten patient
doctor: arts artsen huisarts dokter
nurse: verpleegkundige verpleger
student: leerling leerlingen student studenten
teacher: docent docenten leraar leerkracht
member: lid leden
guest: gast gasten
passenger: passagier reiziger
driver: bestuurder chauffeur
owner: eigenaar eigenares
tenant: huurder
landlord: verhuurder
contact person: contactpersoon
agent: makelaar
manager: leidinggevende beheerder
author: auteur schrijver
recipient: ontvanger geadresseerde
sender: afzender
applicant: aanvrager sollicitant
participant: deelnemer
visitor: bezoeker
citizen: burger inwoner
child: kind kinderen
parent: ouder ouders
mother: moeder
father: vader
guardian: voogd
spouse: echtgenoot
household: huishouden
company: bedrijf firma onderneming
organization: organisatie vereniging instelling
department: afdeling
branch: filiaal vestiging
team: ploeg
group: groep
school: school
hospital: ziekenhuis
pharmacy: apotheek
insurance: verzekering
insurer: verzekeraar
insured: verzekerde
authority: instantie
address: adres
street: straat straatnaam
house number: huisnummer huisnr
postal code: postcode
city: plaats woonplaats stad
town: gemeente
province: provincie
district: wijk
country: land landen
phone: telefoon telefoonnummer telnr
mobile: mobiel mobielnummer
email: emailadres e_mail mailadres
website: webadres
latitude: breedtegraad
longitude: lengtegraad
date: datum
day: dag dagen
week: week weken
month: maand maanden
year: jaar jaren
hour: uur uren
minute: minuut minuten
second: seconde
time: tijd tijdstip
duration: duur looptijd
period: periode
deadline: termijn deadline uiterste_datum
due date: vervaldatum
start: begin aanvang
end: einde eind
start date: begindatum ingangsdatum startdatum
end date: einddatum
from: vanaf
until: tot
by: door
on: op
valid: geldig
validity: geldigheid
expiry: verloop
created: aangemaakt
creation date: aanmaakdatum
modified: gewijzigd bijgewerkt
change: wijziging
deleted: verwijderd
active: actief
inactive: inactief
locked: geblokkeerd
approved: goedgekeurd
approval: goedkeuring
confirmed: bevestigd
rejected: afgewezen
rejection: afwijzing
completed: afgerond voltooid
open: open
closed: gesloten
paid: betaald
canceled: geannuleerd
cancellation: annulering
sent: verzonden verstuurd
read: gelezen
received: ontvangen
delivered: geleverd bezorgd
registered: geregistreerd
registration: registratie inschrijving aanmelding
hire date: indiensttreding datum_in_dienst
leaving date: uitdiensttreding
admission: opname
discharge: ontslag
arrival: aankomst
departure: vertrek
number: nummer nr
reference: referentie kenmerk
key: sleutel
type: soort
category: categorie rubriek
class: klas klasse
level: niveau
rank: rang
status: toestand status
reason: reden oorzaak aanleiding
priority: prioriteit
severity: ernst
note: opmerking notitie aantekening opmerkingen toelichting bijzonderheden
comment: commentaar reactie
description: omschrijving beschrijving
text: tekst
message: bericht
subject: onderwerp schoolvak
content: inhoud
language: taal
color: kleur
size: maat grootte
weight: gewicht
height: hoogte
width: breedte
length: lengte
depth: diepte
area: oppervlakte
distance: afstand
speed: snelheid
temperature: temperatuur
pressure: druk
power: vermogen
consumption: verbruik
energy: energie
electricity: stroom elektriciteit
water: water
meter reading: meterstand
reading: stand
measurement: meting
value: waarde
unit: eenheid
quantity: hoeveelheid aantal
stock: voorraad
total: totaal som
total amount: totaalbedrag
average: gemiddelde
share: aandeel
percent: procent
amount: bedrag
price: prijs
unit price: stukprijs eenheidsprijs prijs_per_stuk prijs_per_eenheid
subtotal: subtotaal tussentotaal
line total: regeltotaal
excluded: excl exclusief
included: incl inclusief inc
net amount: bedrag_ex totaal_ex ex_btw
bank: huisbank
contract type: soort_contract contractsoort contractvorm
departure reason: reden_vertrek vertrekreden
leaving reason: reden_uitdienst
purchase price: inkoopprijs
sale price: verkoopprijs
cost: kosten
fee: vergoeding
tax: belasting
vat: btw
vat number: btwnummer
net: netto
gross: bruto
discount: korting
balance: saldo
revenue: omzet
profit: winst
loss: verlies
salary: salaris loon
currency: valuta munteenheid
exchange rate: wisselkoers
interest: rente
interest rate: rentepercentage
credit: krediet
loan: lening
debt: schuld
income: inkomen
expense: uitgave
budget: begroting
account: rekening
account number: rekeningnummer
account holder: rekeninghouder
payment: betaling betalingen
payment method: betaalwijze betaalmethode
payment term: betalingstermijn
invoice: factuur facturen
invoice number: factuurnummer
credit note: creditnota
reminder: herinnering aanmaning
order: bestelling bestellingen opdracht
purchase: inkoop aankoop
sale: verkoop
buyer: koper
seller: verkoper
quote: offerte
contract: overeenkomst contracten
delivery: levering lever
delivery date: leverdatum bezorgdatum
delivery address: leveradres afleveradres
shipping: verzending verzend
shipment: zending zendingen
carrier: vervoerder
package: pakket
packaging: verpakking
return: retour
warehouse: magazijn
shelf: schap
location: locatie
product: produkt producten
item: artikel artikelen
item number: artikelnummer
line: regel
part: onderdeel onderdelen
material: materiaal
batch: partij
serial number: serienummer
brand: merk
inventory: inventaris
device: apparaat
equipment: uitrusting
tool: gereedschap
vehicle: voertuig voertuigen auto
license plate: kenteken nummerplaat
vin: chassisnummer
mileage: kilometerstand
fuel: brandstof
engine: motor
construction year: bouwjaar
production: productie
maintenance: onderhoud
repair: reparatie
inspection: keuring controle
damage: schade
claim: schadeclaim schademelding
policy: polis
premium: premie
deductible: eigen_risico
case: zaak dossier
case number: zaaknummer dossiernummer
file: bestand bestanden
file name: bestandsnaam
document: document documenten stuk
attachment: bijlage
image: afbeelding
page: pagina
request: aanvraag verzoek
form: formulier
permit: vergunning
license: licentie rijbewijs
certificate: certificaat
decision: besluit beschikking
fine: boete
complaint: klacht klachten
ticket: kaartje vervoersbewijs
task: taak taken
appointment: afspraak afspraken
meeting: vergadering
event: evenement gebeurtenis
goal: doel
result: resultaat uitslag
step: stap
activity: activiteit
work: werk
schedule: rooster
break: pauze
absence: verzuim afwezigheid
vacation: verlof vakantie
holiday: feestdag
illness: ziekte
job title: functie beroep functietitel
education: opleiding
training: cursus
degree: diploma
skill: vaardigheid
experience: ervaring
diagnosis: diagnose
treatment: behandeling
therapy: therapie
surgery: operatie
medication: medicijn geneesmiddel medicatie
prescription: voorschrift
dosage: dosering
dose: dosis
blood type: bloedgroep
blood pressure: bloeddruk
allergy: allergie
vaccination: vaccinatie
lab: laboratorium
sample: monster
bed: bed bedden
room: kamer ruimte lokaal
room number: kamernummer
building: gebouw
floor: verdieping etage
apartment: appartement
house: huis woning
property: pand
parcel: perceel pakketje
rent: huur huurprijs
deposit: borg aanbetaling
course: vak
lesson: les
exam: tentamen toets examen
grade: cijfer
points: punten
school year: schooljaar
field of study: studierichting
book: boek boeken
publisher: uitgever uitgeverij
library: bibliotheek
lending: uitlening
trip: reis rit
route: traject route
stop: halte
station: station
track: spoor
train: trein
flight: vlucht vluchten
airport: luchthaven
seat: stoel zitplaats
stay: verblijf
night: nacht overnachting
reservation: reservering reserveringen boeking
meal: maaltijd
dish: gerecht
ingredient: ingrediënt
recipe: recept
preparation: bereiding
portion: portie
drink: drank
species: diersoort
animal: dier dieren
breed: ras
plant: plant planten
crop: gewas
harvest: oogst
field: akker
farm: boerderij
tree: boom bomen
forest: bos
game: spel
match: wedstrijd wedstrijden
season: seizoen
player: speler
referee: scheidsrechter
league: competitie
membership: lidmaatschap
donation: gift
role: rol
permission: recht rechten
password: wachtwoord
setting: instelling instellingen
version: versie
source: bron
origin: herkomst
destination: bestemming
remaining: resterend
old: oud
new: nieuw nieuwe
main: hoofd
special: speciaal
default: standaard
internal: intern
external: extern
public: openbaar
private: privé
responsible: verantwoordelijk
assigned: toegewezen
link: koppeling
list: lijst
table: tabel
history: geschiedenis
log: logboek
error: fout
warning: waarschuwing
question: vraag vragen
answer: antwoord antwoorden
rating: beoordeling
survey: enquête
vote: stem
election: verkiezing
sort order: volgorde
signature: handtekening
weather: weer
direction: richting
load: lading
capacity: capaciteit
quality: kwaliteit
waste: afval
ship: schip
port: haven
customs: douane
tender: aanbesteding
bid: bod
auction: veiling
shop: winkel
cash register: kassa
voucher: cadeaubon
campaign: campagne
warranty: garantie
tariff: tarief
subscription: abonnement
call: oproep gesprek
connection: aansluiting verbinding
network: netwerk
provider: aanbieder
frequency: frequentie
first: eerste
last: laatste
next: volgende
previous: vorige
current: huidig huidige
planned: gepland
difference: verschil
free: vrij
damaged: beschadigd
since: sinds
actual: werkelijk
estimated: geschat
required: verplicht
optional: optioneel
available: beschikbaar
visible: zichtbaar
allowed: toegestaan
with: met
without: zonder
for: voor
of: van der de het
and: en
or: of
not: niet geen
in: in
starts: begint
ends: eindigt
adult: volwassene volwassenen
lost: verloren
advance: voorschot
condition: staat conditie
method: methode werkwijze
handler: behandelaar
responsible person: verantwoordelijke
beneficiary: begunstigde
holder: houder
witness: getuige
policy number: polisnummer
batch number: partijnummer
unit of measure: meeteenheid
weekday: weekdag
start time: begintijd starttijd
end time: eindtijd
shift: dienst
ward: afdeling_ziekenhuis verpleegafdeling
discharge date: ontslagdatum
insurance company: verzekeringsmaatschappij
cost center: kostenplaats
termination date: datum_uit_dienst
sick leave: ziekteverlof
overtime: overuren
technician: monteur
notes: aantekeningen
return date: retourdatum inleverdatum
supervisor: toezichthouder
lawyer: advocaat
judge: rechter
court: rechtbank
hearing: zitting
neighborhood: buurt
monthly: maandelijks maandelijkse
yearly: jaarlijks jaarlijkse
interview: sollicitatiegesprek
vaccine: vaccin
symptom: symptoom
tax rate: btw_percentage btw_tarief
outcome: uitkomst
shipping cost: verzendkosten
order date: besteldatum orderdatum
house number addition: toevoeging huisnummertoevoeging
chamber of commerce number: kvk_nummer kvk
active ingredient: stofnaam werkzame_stof
strength: sterkte
dosage form: toedieningsvorm
brand name: merknaam
repeat count: herhalingen
prescriber: voorschrijver
courier: bezorger
signed for by: handtekening_ontvanger
social security number: bsn burgerservicenummer
`;
