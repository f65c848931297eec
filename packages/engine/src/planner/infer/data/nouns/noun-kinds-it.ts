/** What usually comes of common nouns, in Italian: see noun-kinds.ts. Words of one entry are joined as in names of columns. */
export const ITALIAN_KINDS = `
abbigliamento, indumento, capo, vestito: camicia|pantaloni|giacca|gonna|maglione|cappotto|abito|maglietta
accessorio: cintura|sciarpa|borsa|cappello|guanti|orologio
alimento, cibo: pane|pasta|riso|carne|pesce|verdura|frutta|formaggio
allergia, allergene: polline|latte|arachidi|acari|penicillina|glutine
alloggio, struttura_ricettiva: hotel|agriturismo|appartamento|bed and breakfast|ostello|campeggio
animale: cane|gatto|coniglio|cavallo|mucca|pecora|capra|gallina
arredamento, mobile, arredo: tavolo|sedia|armadio|letto|divano|scrivania|libreria
attrezzo, utensile, strumento_lavoro: martello|cacciavite|pinza|sega|trapano|chiave inglese|lima
attrezzatura, equipaggiamento: scala|generatore|compressore|pompa|carrello|tenda
attivita: escursione|nuoto|ciclismo|pittura|yoga|cucina|degustazione
barca, imbarcazione: a vela|a motore|canoa|gommone|peschereccio|traghetto
bevanda: acqua|caffè|tè|succo|vino|birra|aranciata
birra: chiara|rossa|scura|weiss|IPA
bovino, razza_bovina: Chianina|Frisona|Piemontese|Marchigiana|Romagnola
caffe: espresso|cappuccino|macchiato|lungo|decaffeinato
calzatura, scarpa: stivale|sandalo|mocassino|scarpa da ginnastica|décolleté|pantofola
camera, stanza: singola|doppia|matrimoniale|tripla|suite|familiare
cane, razza_cane: labrador|pastore tedesco|barboncino|beagle|meticcio|boxer
carattere, temperamento: calmo|vivace|timido|socievole|aggressivo|affettuoso
carburante, combustibile, alimentazione_motore: gasolio|benzina|GPL|metano|elettrico|ibrido
carne: manzo|maiale|pollo|agnello|vitello|tacchino
cavallo, razza_cavallo: purosangue|maremmano|arabo|avelignese|pony
cereale: grano|orzo|mais|avena|riso|segale|farro
clima: temperato|mediterraneo|continentale|arido|alpino
colore, tinta: rosso|blu|verde|nero|bianco|giallo|marrone|grigio
coltura, coltivazione: vite|olivo|grano|mais|pomodoro|girasole
confezione, imballaggio, contenitore, recipiente: scatola|bottiglia|sacco|cassetta|barattolo|fusto|busta
contorno: insalata|patate al forno|spinaci|verdure grigliate|fagiolini
dieta, regime_alimentare: vegetariana|vegana|senza glutine|senza lattosio|ipocalorica
dolce, dessert: tiramisù|panna cotta|gelato|cannolo|torta di mele|crostata
edificio, fabbricato, immobile: casa|appartamento|ufficio|negozio|magazzino|villa
energia, fonte_energia: elettricità|gas|solare|eolica|biomassa|idroelettrica
erba, erba_aromatica: basilico|prezzemolo|rosmarino|salvia|timo|menta
evento, ricorrenza, festa: matrimonio|compleanno|battesimo|comunione|anniversario|cena aziendale
farmaco, medicinale: paracetamolo|ibuprofene|amoxicillina|aspirina|metformina|omeprazolo
fiore: rosa|tulipano|giglio|girasole|margherita|orchidea
formaggio: parmigiano|mozzarella|gorgonzola|pecorino|ricotta|taleggio|provolone
frutto, frutta: mela|pera|banana|arancia|fragola|ciliegia|pesca|uva
gatto, razza_gatto: europeo|persiano|siamese|maine coon
gioiello: anello|collana|bracciale|orecchini|spilla|orologio
hobby, interesse: lettura|musica|sport|cucina|viaggi|fotografia|giardinaggio
impianto_riscaldamento, riscaldamento: gas|gasolio|pompa di calore|pellet|elettrico|solare
infortunio, lesione, ferita: distorsione|frattura|taglio|ustione|contusione
insetto: ape|formica|mosca|zanzara|farfalla|vespa
lavorazione, finitura: opaca|lucida|satinata|spazzolata|verniciata
legno, essenza_legno: quercia|faggio|pino|noce|ciliegio|abete|castagno
letto: singolo|matrimoniale|a castello|divano letto|culla
malattia, patologia: influenza|diabete|asma|bronchite|ipertensione|emicrania
materiale, materia_prima: legno|acciaio|alluminio|plastica|vetro|pietra|ceramica|cuoio
metallo: acciaio|ferro|rame|ottone|alluminio|argento|oro
meteo, condizione_meteo: sereno|nuvoloso|pioggia|neve|nebbia|vento
mezzo_trasporto, veicolo, mezzo: auto|furgone|camion|moto|bicicletta|autobus|treno
motore: diesel|benzina|elettrico|ibrido
musica, genere_musicale: rock|pop|jazz|classica|blues|rap
olio: oliva|girasole|mais|sesamo|arachidi
oliva, cultivar_olivo: Frantoio|Leccino|Moraiolo|Coratina|Taggiasca
ortaggio, verdura: pomodoro|zucchina|carota|melanzana|peperone|lattuga|spinaci
pane: bianco|integrale|segale|ciabatta|focaccia
pasta: spaghetti|penne|fusilli|tagliatelle|lasagne|ravioli
pasto: colazione|pranzo|cena|merenda
pavimento, pavimentazione: parquet|piastrelle|moquette|laminato|cotto|marmo
pesce: trota|salmone|branzino|orata|tonno|merluzzo
pianta: rosa|lavanda|edera|felce|basilico|geranio
pietra, roccia: granito|marmo|calcare|arenaria|ardesia|travertino
pietra_preziosa, gemma: diamante|rubino|zaffiro|smeraldo|ametista|topazio
piatto, portata: antipasto|primo|secondo|contorno|dolce
pizza: Margherita|Marinara|Capricciosa|Quattro formaggi|Diavola
professione, mestiere, occupazione: insegnante|infermiere|ingegnere|elettricista|contabile|autista|cuoco
razza: meticcio|labrador|europeo|beagle|siamese
rifiuto: carta|vetro|plastica|organico|indifferenziato|metallo|ingombranti
rischio, pericolo: incendio|caduta|chimico|elettrico|rumore|biologico
salume: prosciutto|salame|mortadella|bresaola|speck
scala: dritta|a chiocciola|esterna|mobile
sedia, seduta: poltrona|sgabello|panca|sedia pieghevole
semente, seme: grano|mais|girasole|pomodoro|lattuga
serratura: cilindro|lucchetto|combinazione|elettronica
sintomo: febbre|tosse|mal di testa|nausea|stanchezza|vertigini
spezia: pepe|paprica|cannella|zafferano|curcuma|cumino
sport, disciplina: calcio|tennis|nuoto|pallavolo|pallacanestro|ciclismo|judo
stagione: primavera|estate|autunno|inverno
stile: moderno|classico|barocco|gotico|rustico|minimalista
strada, via_comunicazione: autostrada|statale|provinciale|comunale|viale
strumento, strumento_musicale: pianoforte|violino|chitarra|flauto|tromba|batteria|violoncello
suolo, terreno: argilloso|sabbioso|limoso|calcareo|torboso
tecnica, tecnica_artistica: olio|acquerello|acrilico|carboncino|pastello|tempera
tessuto, stoffa, fibra: cotone|lana|seta|lino|velluto|poliestere|denim|raso
tetto, copertura: a falde|piano|tegole|lamiera|ardesia
uva, vitigno: Sangiovese|Nebbiolo|Barbera|Trebbiano|Vermentino|Montepulciano|Chardonnay
vaccino, vaccinazione: tetano|influenza|morbillo|epatite B|rabbia
vacanza, viaggio: mare|montagna|città d'arte|crociera|lavoro
vetro: temperato|stratificato|doppio|satinato
vino: rosso|bianco|rosato|spumante|passito
`;
