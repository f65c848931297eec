/** English words, and what Italian schemas write for them. */
export const ITALIAN = `
id: identificativo
name: nome denominazione
first name: nome_proprio
last name: cognome
full name: nominativo nome_cognome nome_completo
user name: nome_utente
company name: ragione_sociale
title: titolo
gender: sesso genere
birth: nascita nasc
birth date: data_nascita data_di_nascita
birth place: luogo_nascita
death: decesso morte
deceased: deceduto
age: età
nationality: nazionalità cittadinanza nazionalita
marital status: stato_civile
person: persona persone
customer: cliente clienti
employee: dipendente dipendenti impiegato
employer: datore_lavoro
staff: personale
user: utente utenti
supplier: fornitore fornitori
manufacturer: produttore fabbricante
partner: socio soci
patient: paziente pazienti assistito
doctor: medico medici dottore
nurse: infermiere infermiera
student: studente studenti alunno alunni
teacher: insegnante docente docenti professore maestro
member: membro iscritto
guest: ospite ospiti
passenger: passeggero passeggeri
driver: autista conducente
owner: proprietario titolare padrone
tenant: inquilino conduttore locatario
landlord: locatore
contact: contatto contatti
contact person: referente
agent: agente
manager: responsabile gestore direttore capo dirigente
author: autore
recipient: destinatario
sender: mittente
applicant: richiedente candidato
participant: partecipante
visitor: visitatore
citizen: cittadino abitante
child: figlio bambino
mother: madre
father: padre
guardian: tutore
spouse: coniuge
household: nucleo_familiare
beneficiary: beneficiario
company: azienda impresa società ditta
organization: organizzazione ente associazione
department: reparto dipartimento reparto_aziendale
office: ufficio
branch: filiale sede
team: squadra
group: gruppo
bank: banca
school: scuola istituto
hospital: ospedale
pharmacy: farmacia
insurance: assicurazione
insurer: assicuratore compagnia
insured: assicurato
authority: autorità
address: indirizzo
street: via strada
street number: civico numero_civico
postal code: cap codice_postale
city: città località
town: comune
province: provincia
region: regione
district: quartiere
country: paese nazione
place: luogo
phone: telefono tel
mobile: cellulare
email: email mail posta_elettronica pec
website: sito sito_web
latitude: latitudine
longitude: longitudine
date: data
day: giorno giorni
week: settimana
month: mese mesi
year: anno anni
hour: ora ore
minute: minuto minuti
second: secondo secondi
time: tempo orario
duration: durata
period: periodo
deadline: termine
due: scadenza
due date: data_scadenza
start: inizio
end: fine
from: dal
until: fino al
by: da
on: il
valid: valido
validity: validità
created: creato
creation: creazione inserimento
modified: modificato
modification: modifica
updated: aggiornato
update: aggiornamento
deleted: cancellato eliminato
deletion: cancellazione
active: attivo attiva
inactive: inattivo
locked: bloccato
approved: approvato approvata
approval: approvazione
confirmed: confermato
confirmation: conferma
rejected: rifiutato respinto
rejection: rifiuto
completed: completato concluso
open: aperto
closed: chiuso
opening: apertura
closing: chiusura
paid: pagato
canceled: annullato
cancellation: annullamento disdetta
sent: inviato spedito
sending: invio
received: ricevuto
reception: ricezione
ordered: ordinato
delivered: consegnato
registered: registrato
registration: registrazione iscrizione
hire: assunzione
hire date: data_assunzione
leaving date: data_cessazione
exit: uscita
entry: entrata ingresso
admission: ricovero ammissione
discharge: dimissione
arrival: arrivo
departure: partenza
number: numero num nr
code: codice cod
tax number: codice_fiscale partita_iva piva cf
reference: riferimento
key: chiave
type: tipo tipologia
category: categoria
class: classe
level: livello
position: posizione
status: stato
reason: motivo causale causa motivazione
priority: priorità
severity: gravità
flag: indicatore
note: nota annotazione osservazione osservazioni annotazioni
comment: commento
description: descrizione descr
text: testo
message: messaggio
subject: oggetto
content: contenuto
language: lingua
color: colore
size: taglia dimensione
weight: peso
height: altezza
width: larghezza
length: lunghezza
depth: profondità
area: superficie
volume: volume
distance: distanza
speed: velocità
temperature: temperatura
pressure: pressione
power: potenza
consumption: consumo
energy: energia
water: acqua
meter: contatore
reading: lettura
measurement: misura misurazione
value: valore
unit: unità
unit of measure: unità_misura unita_misura udm
quantity: quantità qta qtà quantita
stock: giacenza scorta
minimum stock: scorta_minima
total: totale somma
average: media
minimum: minimo
maximum: massimo
share: quota
percent: percentuale
rate: tasso aliquota
amount: importo ammontare
price: prezzo
unit price: prezzo_unitario
purchase price: prezzo_acquisto
sale price: prezzo_vendita
cost: costo
fee: tariffa onorario
tax: imposta tassa
vat: iva
vat rate: aliquota_iva
net: netto imponibile netta
gross: lordo lorda
discount: sconto
balance: saldo
revenue: fatturato ricavo
profit: utile guadagno
loss: perdita
salary: stipendio retribuzione
currency: valuta moneta divisa
exchange rate: tasso_cambio cambio
interest: interesse
interest rate: tasso_interesse
credit: credito
debit: debito
loan: prestito mutuo
installment: rata
income: reddito
expense: spesa
budget: bilancio
account: conto
bank account: conto_corrente conto_bancario
account number: numero_conto
account holder: intestatario
payment: pagamento
payment method: metodo_pagamento modalità_pagamento forma_pagamento modalita_pagamento
payment term: condizioni_pagamento
invoice: fattura fatture
billing: fatturazione
invoice number: numero_fattura
credit note: nota_credito
order: ordine ordini
purchase: acquisto
sale: vendita
buyer: acquirente compratore
seller: venditore
quote: preventivo
contract: contratto
delivery: consegna
delivery note: bolla ddt
shipping: spedizione
shipping cost: spese_spedizione
carrier: corriere vettore
tracking number: numero_spedizione
package: pacco collo
packaging: imballo confezione
return: reso ritorno rientro
warehouse: magazzino deposito
shelf: scaffale
location: ubicazione
product: prodotto prodotti
item: articolo articoli
line: riga
part: pezzo ricambio
material: materiale
batch: lotto
batch number: numero_lotto
serial number: matricola numero_serie
brand: marca marchio
model: modello
variant: variante
inventory: inventario
machine: macchina
device: dispositivo apparecchio
equipment: attrezzatura
tool: utensile
vehicle: veicolo automezzo
license plate: targa
vin: telaio numero_telaio
mileage: chilometraggio
fuel: carburante
fuel type: alimentazione
engine: motore
manufacture: fabbricazione
production: produzione
maintenance: manutenzione
repair: riparazione
inspection: ispezione controllo
damage: danno
claim: sinistro
claim number: numero_sinistro
policy: polizza
policy number: numero_polizza num_polizza
premium: premio
deductible: franchigia
case: pratica caso
case number: numero_pratica num_pratica protocollo
file: archivio
file name: nome_file
document: documento documenti
attachment: allegato
image: immagine
photo: foto
page: pagina
request: richiesta
form: modulo
permit: permesso autorizzazione
license: licenza patente
certificate: certificato attestato
decision: decisione
fine: multa sanzione
complaint: reclamo
ticket: biglietto
task: compito
appointment: appuntamento
meeting: riunione
event: evento eventi
project: progetto commessa
goal: obiettivo
result: risultato esito
step: passo fase
procedure: procedura
activity: attività
work: lavoro
shift: turno
break: pausa
absence: assenza
vacation: ferie
holiday: festività
illness: malattia
overtime: straordinario
job title: mansione professione qualifica ruolo_aziendale
education: istruzione formazione
degree: laurea titolo_studio
skill: competenza
experience: esperienza
diagnosis: diagnosi
symptom: sintomo
treatment: trattamento
therapy: terapia
surgery: intervento
medication: farmaco medicinale
prescription: prescrizione
dosage: posologia dosaggio
dose: dose
blood type: gruppo_sanguigno
allergy: allergia
vaccination: vaccinazione
vaccine: vaccino
lab: laboratorio
sample: campione
visit: visita
bed: letto
room: camera stanza sala vano
room number: numero_camera
building: edificio
floor: piano
apartment: appartamento
house: casa abitazione
property: immobile
parcel: particella
rent: affitto canone
deposit: cauzione acconto
construction: costruzione cantiere
course: corso corsi
school subject: materia disciplina
lesson: lezione
exam: esame
grade: voto votazione
points: punti
semester: semestre
school year: anno_scolastico
academic year: anno_accademico
enrollment: immatricolazione
faculty: facoltà
book: libro libri
publisher: editore casa_editrice
library: biblioteca
trip: viaggio corsa gita
route: percorso tratta
stop: fermata
station: stazione
track: binario
train: treno
flight: volo voli
airport: aeroporto
airline: compagnia_aerea
seat: posto sedile
hotel: albergo
stay: soggiorno
night: notte pernottamento
reservation: prenotazione prenotazioni
meal: pasto
dish: piatto
ingredient: ingrediente
recipe: ricetta
preparation: preparazione
portion: porzione
drink: bevanda
species: specie
animal: animale
breed: razza
plant: pianta
crop: coltura
harvest: raccolto vendemmia
field: campo
farm: fattoria azienda_agricola
tree: albero
forest: bosco
game: gioco
match: partita
season: stagione
player: giocatore
referee: arbitro
league: lega
score: punteggio
club: circolo
membership: tesseramento
donation: donazione
role: ruolo
permission: permessi
password: parola_chiave
setting: impostazione parametro
version: versione
source: fonte
origin: origine provenienza
destination: destinazione
remaining: residuo restante
old: vecchio
new: nuovo nuova
main: principale
special: speciale
default: predefinito
internal: interno
external: esterno
public: pubblico
private: privato
assigned: assegnato
link: collegamento
list: elenco lista
table: tabella
history: storico
error: errore
question: domanda
answer: risposta
rating: valutazione recensione
survey: sondaggio
vote: voti
election: elezione
sort order: ordinamento
sequence: progressivo
signature: firma
weather: meteo
wind: vento
direction: direzione senso
load: carico
capacity: capacità capienza
quality: qualità
waste: rifiuto
ship: nave
port: porto
customs: dogana
tender: gara appalto
bid: offerta
auction: asta
shop: negozio
cash register: cassa
voucher: buono
campaign: campagna
warranty: garanzia
subscription: abbonamento
subscriber: abbonato
call: chiamata
connection: connessione
network: rete
provider: prestatore
service: servizio
frequency: frequenza
interval: intervallo
first: primo prima
last: ultimo ultima
next: prossimo prossima successivo
previous: precedente
current: corrente attuale
planned: previsto pianificato
difference: differenza
free: libero liberi
damaged: danneggiato danneggiati
actual: effettivo
estimated: stimato
required: obbligatorio richiesto
optional: facoltativo
available: disponibile
visible: visibile
allowed: consentito
with: con
without: senza
for: per
of: di del della dei delle degli lo la
and: e
or: o
in: nel
reminder: sollecito
starts: inizia
ends: finisce termina
adult: adulto
withholding: ritenuta
lost: perso
condition: condizione
method: metodo
responsible person: incaricato
witness: testimone
specialty: specialità specializzazione
weekday: giorno_settimana
start hour: ora_inizio
end hour: ora_fine
parent: genitore
escort name: accompagnatore
transport mode: mezzo mezzo_trasporto
classroom: aula
assessment: giudizio
study program: indirizzo_studi corso_studi
warehouse keeper: magazziniere
ward: corsia
pallet: bancale pallet
insurance company: compagnia_assicurativa
cost center: centro_costo
contract type: tipo_contratto
technician: tecnico
pupil: scolaro
return date: data_restituzione
opening hours: orario_apertura
supervisor: supervisore caposquadra
lawyer: avvocato
judge: giudice
court: tribunale
hearing: udienza
section: sezione
residence: residenza
medical: mediche medica
justified: giustificata giustificato
coordinator: coordinatore coordinatrice
monthly: mensile
yearly: annuale
interview: colloquio
cancelled: annullata
urgency: urgenza
installer: installatore
delivery date: data_consegna
order date: data_ordine
`;
