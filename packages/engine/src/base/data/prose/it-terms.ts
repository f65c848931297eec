import type { LocaleTerms } from '../locale-data.ts';

export const terms: LocaleTerms = {
  full_name: `{given} {family}`,
  honorific_female: `Sig.ra
Dott.ssa`,
  honorific_male: `Sig.
Dott.`,
  house_number: `#
##
###
#/A
##/B
## bis`,
  address_unit: `Scala A
Scala B
Interno #
Interno ##
Piano #
Piano terra
Palazzina #`,
  street_line: `{street} {house_number}`,
  company_pattern: `{family} {suffix}
{family} {field} {suffix}
{family} & {other_family} {suffix}
{family} e Figli {suffix}
Fratelli {family} {suffix}
{field} {family} {suffix}
Gruppo {family}
Studio {family}`,
  company_suffix: `S.r.l.
S.p.A.
S.n.c.
S.a.s.
S.r.l.s.
Soc. Coop.`,
  company_field: `Logistica
Software
Alimentari
Design
Consulenze
Costruzioni
Energia
Media
Servizi
Arredamenti
Tessuti
Automobili
Salute
Viaggi
Grafica
Elettronica
Meccanica
Agricola
Ferramenta
Dolciaria
Ottica
Imballaggi
Impianti
Immobiliare
Bevande
Utensili`,
  job_title: `Contabile
Addetto agli acquisti
Addetta alle vendite
Responsabile di progetto
Capo squadra
Direttore generale
Responsabile di reparto
Assistente di direzione
Sviluppatore software
Sviluppatrice web
Analista di dati
Amministratore di database
Sistemista
Tecnico di rete
Tecnico informatico
Esperto di sicurezza informatica
Architetto software
Collaudatore
Responsabile qualità
Responsabile di prodotto
Progettista
Grafico
Arredatrice
Architetto
Direttore di cantiere
Ingegnere civile
Ingegnere elettrico
Meccatronico
Operatore di macchina
Impiantista
Manutentore
Montatore
Capoturno
Pianificatore della produzione
Magazziniere
Addetto alle spedizioni
Autista
Corriere
Assistente clienti
Consulente commerciale
Centralinista
Receptionist
Segretaria
Responsabile del personale
Formatore
Addetta alle paghe
Selezionatrice
Controller
Analista finanziario
Commercialista
Revisore dei conti
Consulente legale
Responsabile privacy
Responsabile marketing
Responsabile del marchio
Ricercatore di mercato
Redattrice
Copywriter
Correttrice di bozze
Traduttore
Addetto stampa
Organizzatrice di eventi
Agente di commercio
Direttore vendite
Responsabile di negozio
Commesso
Responsabile acquisti
Fotografo
Tecnico di laboratorio
Ricercatrice
Responsabile della sicurezza
Custode
Consulente aziendale
Redattore tecnico`,
  department: `Contabilità
Amministrazione
Sviluppo commerciale
Assistenza clienti
Design
Ingegneria
Servizi generali
Finanza
Risorse umane
Informatica
Ufficio legale
Logistica
Marketing
Operazioni
Prodotto
Produzione
Relazioni pubbliche
Acquisti
Qualità
Ricerca e sviluppo
Vendite
Sicurezza
Supporto
Formazione`,
  category: `Mobili
Cucina e tavola
Tessili per la casa
Illuminazione
Abbigliamento
Scarpe
Borse e accessori
Elettronica
Giardino
Sport e tempo libero
Giocattoli
Bellezza e cura
Alimentari
Ufficio
Animali
Utensili`,
  product_pattern: `{noun} {adjective} in {material}`,
  product_plain_pattern: `{noun} {adjective}`,
  product_adjective: `classico	classica
moderno	moderna
semplice	semplice
raffinato	raffinata
tradizionale	tradizionale
popolare	popolare
elegante	elegante
pratico	pratica
esclusivo	esclusiva
autentico	autentica
senza tempo	senza tempo
speciale	speciale
sostenibile	sostenibile
versatile	versatile
economico	economica
selezionato	selezionata
rustico	rustica
nordico	nordica
artigianale	artigianale
compatto	compatta
leggero	leggera
grande	grande
piccolo	piccola
colorato	colorata
pregiato	pregiata
naturale	naturale
nobile	nobile
robusto	robusta
collaudato	collaudata
nuovo	nuova
essenziale	essenziale
vintage	vintage
urbano	urbana
discreto	discreta
alla moda	alla moda
originale	originale
minimalista	minimalista
quotidiano	quotidiana`,
  product_material: `rovere
noce
pino
faggio
bambù
acciaio
alluminio
rame
ottone
cotone
lino
lana
tela
pile
pelle
pelle scamosciata
vetro
porcellana
gres
ceramica
plastica riciclata
bioplastica`,
  product_noun: `Sedia	f
Tavolo	m
Libreria	f
Divano	m
Armadio	m
Sgabello	m
Padella	f
Ciotola	f
Tazza	f
Tagliere	m
Coltello da cucina	m
Teiera	f
Coperta	f
Cuscino	m
Asciugamano	m
Tenda	f
Tappeto	m
Copripiumino	m
Piantana	f
Lampada da tavolo	f
Lampadario	m
Candelabro	m
Catena luminosa	f
Applique	f
Camicia	f
Maglione	m
Giacca	f
Vestito	m
Pantalone	m
Sciarpa	f
Scarpa da ginnastica	f
Stivale	m
Sandalo	m
Pantofola	f
Scarpa da corsa	f
Scarpone	m
Zaino	m
Borsetta	f
Portafoglio	m
Valigia	f
Borsa a tracolla	f
Cintura	f
Cuffia	f
Tastiera	f
Monitor	m
Altoparlante	m
Batteria portatile	f
Webcam	f
Annaffiatoio	m
Vaso da fiori	m
Panca da giardino	f
Tubo da giardino	m
Casetta per uccelli	f
Pala	f
Tappetino da yoga	m
Manubrio	m
Borraccia	f
Tenda da campeggio	f
Casco da bici	m
Sacco a pelo	m
Puzzle	m
Set di costruzioni	m
Bambola	f
Gioco da tavolo	m
Trenino	m
Orsacchiotto	m
Shampoo	m
Crema per le mani	f
Sapone	m
Profumo	m
Maschera viso	f
Spazzolino	m
Caffè	m
Tè	m
Cioccolato	m
Miele	m
Olio d’oliva	m
Pasta	f
Quaderno	m
Penna	f
Portaoggetti	m
Calendario da parete	m
Tappetino da scrivania	m
Scatola	f
Cuccia	f
Guinzaglio	m
Scodella	f
Tiragraffi	m
Gioco per gatti	m
Trasportino	m
Martello	m
Cacciavite	m
Avvitatore	m
Cassetta degli attrezzi	f
Metro a nastro	m
Sega a mano	f`,
  color: `Rosso	#d32f2f
Rosso scuro	#8b0000
Corallo	#ff7f50
Arancione	#f57c00
Ambra	#ffb300
Oro	#d4af37
Giallo	#fdd835
Giallo limone	#fff44f
Oliva	#808000
Lime	#c0ca33
Verde	#388e3c
Verde scuro	#1b5e20
Menta	#98ff98
Turchese	#40e0d0
Ottanio	#00796b
Ciano	#00bcd4
Azzurro	#87ceeb
Blu	#1976d2
Blu marino	#000080
Indaco	#3f51b5
Viola	#7e57c2
Porpora	#6a1b9a
Lavanda	#c9a0dc
Magenta	#d81b60
Rosa	#f48fb1
Salmone	#fa8072
Marrone	#795548
Cioccolato	#5d4037
Beige	#f5f5dc
Crema	#fffdd0
Avorio	#fffff0
Bianco	#ffffff
Argento	#c0c0c0
Grigio	#9e9e9e
Antracite	#36454f
Nero	#000000`,
  word: `acqua
agenda
agosto
albero
album
alba
albergo
alto
amico
amore
ancora
angolo
anima
animale
anno
aperto
appunto
aprile
arancia
arco
argento
aria
arrivo
arte
articolo
artista
asilo
attesa
autunno
avventura
bacio
bagno
balcone
ballo
bambino
banco
bandiera
barca
basilico
bello
bicchiere
bicicletta
biglietto
biscotto
borgo
bosco
bottega
bottone
brezza
bravo
brodo
buono
busta
caffè
caldo
calendario
calma
camera
camino
cammino
campagna
campana
campo
canale
candela
cane
canto
capitolo
cappello
carta
cartella
casa
castello
cavallo
cena
centro
cerchio
cestino
chiave
chiesa
chiaro
cielo
ciliegia
cima
città
classe
cliente
collina
colore
colonna
coltello
comodo
compagno
concerto
conto
coperta
coro
corsa
corte
cosa
costa
cotone
cucina
cuore
curva
danza
data
dato
deserto
destino
dettaglio
diario
dicembre
disco
disegno
documento
domani
domenica
donna
dono
dubbio
duomo
eco
edicola
elenco
energia
erba
esame
esempio
estate
evento
fabbrica
faro
farina
fattoria
favola
febbraio
felice
ferro
festa
fiaba
fiducia
figlio
filo
film
fine
finestra
fiore
fiume
foglia
foglio
fontana
forno
forte
fortuna
foto
frase
fratello
freddo
fresco
frontiera
frutta
fuoco
futuro
galleria
gara
gatto
gennaio
gente
gentile
gesso
giardino
gioco
gioia
giornale
giorno
giovedì
giro
giugno
gonna
grande
grano
gruppo
guida
gusto
idea
imbuto
immagine
incontro
indirizzo
inverno
isola
istante
lago
lampada
lana
largo
lavoro
legno
lento
lettera
letto
lezione
libero
libro
limone
linea
lingua
lista
luce
luglio
luna
lunedì
lungo
luogo
madre
maggio
maglia
mano
mappa
mare
martedì
marzo
maschera
mattina
mattone
mela
memoria
menta
mercato
mercoledì
mese
messaggio
metodo
mezzo
miele
minuto
misura
mito
moda
modello
moneta
mondo
montagna
monte
motore
mulino
muro
museo
musica
natura
nave
nebbia
neve
nido
noce
nome
notizia
notte
novembre
nuvola
occhio
oceano
oggetto
ombra
onda
opera
ora
ordine
orizzonte
oro
orologio
orto
ottobre
pace
padre
paese
pagina
palazzo
palla
pane
panorama
parco
parete
parola
parte
passaggio
passo
pasta
patto
pausa
penna
pensiero
pepe
pera
percorso
pesca
pesce
pezzo
piano
pianta
piatto
piazza
piccolo
piede
pietra
pino
pioggia
ponte
porta
porto
posta
posto
prato
premio
prezzo
primavera
progetto
pronto
prova
pulito
punto
quaderno
quadro
quiete
radice
ragazzo
ramo
regalo
regione
ricetta
ricordo
riga
riso
riva
rosa
ruota
sabato
sabbia
sala
sale
salto
scala
scarpa
scatola
scena
scuola
sedia
segno
segreto
semplice
sentiero
sera
settembre
settimana
sguardo
silenzio
sogno
sole
sorella
spiaggia
stagione
stanza
stazione
stella
storia
strada
studio
tavolo
tazza
tempo
terra
tetto
torre
treno
uccello
ufficio
uva
valle
vaso
vela
venerdì
vento
verde
via
viaggio
villaggio
vino
visita
vita
voce
volo
zaino
zona`,
};
