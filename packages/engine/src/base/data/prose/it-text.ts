import type { LocaleText } from '../locale-data.ts';

export const text: LocaleText = {
  review_good: `È [esattamente|proprio] quello che [cercavo|volevo|mi serviva].
La qualità è [ottima|eccellente|davvero buona] [per il prezzo|e si vede subito|e la spedizione veloce|sotto ogni aspetto].
La consegna è arrivata [due giorni|un giorno|una settimana] prima e [tutto era ben imballato|il pacco era intatto|il corriere è stato gentile].
Lo uso [tutti i giorni|ogni mattina|ogni fine settimana] da [un mese|tre mesi|mezzo anno] e [sembra ancora nuovo|non ha un difetto|funziona come il primo giorno].
[Mia sorella|Il mio vicino|Una collega|Mio padre] l’ha visto e ne ha ordinato [subito uno|uno uguale|due].
Il colore è [identico alle foto|come nelle foto|ancora più bello dal vivo].
Il montaggio ha richiesto [dieci minuti|un quarto d’ora|meno di mezz’ora] e [le istruzioni erano chiare|non sono serviti attrezzi].
Lo [ricomprerei|consiglio|regalerei] [senza esitare|volentieri|a chiunque].
Sembra [robusto|solido|resistente] e [ben rifinito|curato nei dettagli|fatto per durare].
L’assistenza ha risposto [in un’ora|il giorno stesso|in dieci minuti] ed è stata [molto gentile|davvero utile|precisa].
Un bel regalo: [mia madre|mio marito|la mia amica|mio nonno] ne è [entusiasta|felice].
Ho confrontato [vari|tre|diversi] modelli e questo è [il migliore|il più comodo|quello con il miglior prezzo].
Dopo [molti|dieci|venti] lavaggi [mantiene la forma|i colori sono vivi|è come nuovo].
È [il mio secondo|il nostro terzo|il mio ennesimo] ordine e resto [molto soddisfatto|contento|soddisfatta].
[Leggero|Comodo|Pratico] e [facile da pulire|semplice da usare|bello da vedere].
I [bambini|miei figli|nipotini] lo adorano e [anche io|anche il gatto|pure mio marito].`,
  review_medium: `[Per il prezzo|Tutto sommato|Nel complesso] va bene, ma [niente di speciale|mi aspettavo di più|si può migliorare].
Il prodotto è [buono|valido|discreto], ma la consegna ha richiesto [due settimane|dieci giorni|troppo tempo].
Fa il suo dovere, anche se [le rifiniture|le cuciture|i dettagli|le istruzioni] potrebbero essere migliori.
Il colore è [un po’ più scuro|un po’ più chiaro|leggermente diverso] rispetto alle foto.
Mi piace [il design|la forma|l’idea], ma [veste piccolo|è più piccolo del previsto|il materiale è sottile].
La confezione era [rovinata|aperta|ammaccata], ma il contenuto [era a posto|era intatto|non aveva danni].
Per un uso [saltuario|leggero|occasionale] è [sufficiente|più che discreto|adatto].
Mancava [una vite|un pezzo|un tappo], ma [me l’hanno spedito subito|è arrivato dopo due giorni|l’ho sostituito da me].
[Le prime settimane|I primi giorni|All’inizio] tutto bene, ora [cigola un po’|si muove un po’|perde un po’ di colore].
L’odore è sparito dopo [qualche giorno|una settimana|due lavaggi].
L’ho tenuto perché [il reso non conveniva|in fondo serve|costava poco].
Qualità [media|discreta|sufficiente] a un prezzo [medio|onesto|giusto].
Non sono né [entusiasta|contento] né [deluso|scontento].
In offerta è [una scelta discreta|un acquisto sensato|da considerare].
Funziona, ma è [piuttosto rumoroso|più pesante del previsto|un po’ lento].`,
  review_bad: `Si è rotto dopo [tre giorni|una settimana|il primo uso|un mese].
Il colore [non c’entra nulla con|è molto diverso da|è più spento di] quello delle foto.
Ho aspettato [quattro settimane|un mese|venti giorni] e [nessuno rispondeva|il pacco era aperto|è arrivato il modello sbagliato].
Il materiale sembra [economico|scadente|fragile] e [ha un odore forte|si graffia subito|perde colore].
Mancavano [due pezzi|le viti|le istruzioni] e [nessuno risponde ai messaggi|l’assistenza tace|ho dovuto arrangiarmi].
Nonostante la tabella delle taglie [non va bene|è troppo stretto|è enorme].
[La cucitura|La cerniera|Il manico] ha ceduto [al primo lavaggio|il primo giorno|dopo due settimane].
L’ho restituito [il giorno dopo|subito|dopo una settimana] e [aspetto ancora il rimborso|il rimborso ha richiesto un mese].
La batteria dura [meno di un’ora|pochissimo|mezza giornata scarsa].
Non vale [il prezzo|i soldi spesi|la metà di quanto costa].
[Traballa|Fa rumore|Perde acqua] [qualunque cosa si faccia|fin dall’inizio|dopo pochi giorni].
Le istruzioni sono [incomprensibili|sbagliate|in una lingua che non conosco].
[Bello da vedere|Carino nelle foto], ma [inutile nella pratica|scomodo|impossibile da pulire].
[Purtroppo|Davvero] il mio peggior acquisto [dell’anno|da molto tempo|in questo negozio].
Ha smesso di funzionare [appena scaduto il reso|dopo dieci giorni|senza motivo].`,
  review_title_good: `[Molto|Davvero|Pienamente] [soddisfatto|contenta]
[Ottima|Grande|Bella] qualità
Meglio del previsto
[Consigliato|Da comprare]
Vale ogni centesimo
Un bel regalo
Come descritto
Cinque stelle
Funziona e basta
Spedizione veloce
Il mio preferito
Pratico e bello
Lo ricomprerei`,
  review_title_medium: `Nella media
Va bene così
[Buono|Bello], ma non perfetto
Fa il suo dovere
Impressioni miste
Giusto per il prezzo
Si può migliorare
Qualche difetto
Non male
Discreto
Quasi giusto
Buona idea
Per ora va bene
Come mi aspettavo
Senza infamia e senza lode`,
  review_title_bad: `[Molto|Davvero] [deluso|delusa]
Da evitare
Soldi buttati
Pessima qualità
Rotto subito
Non come descritto
Restituito
Mai più
Consegna lentissima
Taglia sbagliata
Mancano pezzi
Materiale scadente
Brutta esperienza
Non funziona`,
  post_title: `{number} consigli su {topic}
Tutto su {topic}
{topic}: per cominciare
Quello che nessuno dice su {topic}
{topic}: {number} errori frequenti
{topic} per principianti
{topic} con poca spesa
Che cosa abbiamo imparato da {topic}
{number} domande su {topic}
{topic} in dieci minuti al giorno
Un anno con {topic}
{topic} per chi ha poco tempo
{number} idee per {topic}
{topic} in un modo nuovo
{topic} con i bambini
{topic}: gli strumenti migliori
{topic}: come non mollare
{topic} senza fatica
{number} libri su {topic}
I nostri luoghi preferiti per {topic}
{topic} nelle quattro stagioni
{topic}: quello che avrei voluto sapere
{topic}: miti e fatti
{topic} passo dopo passo
{topic}: {number} buone ragioni
{topic} senza stress
Piccoli passi verso {topic}
{topic} a casa
Un fine settimana con {topic}
{topic}: una lista di controllo
{topic}: come ci organizziamo
{number} lezioni su {topic}
Una conversazione su {topic}
{topic} per tutta la famiglia
{topic}: uno sguardo al futuro
{topic}: un resoconto sincero
Tempo per {topic}
Elogio di {topic}
{topic} nella vita di ogni giorno
Perché parlare di {topic}
{topic} in città
{topic} in breve`,
  topic: `piante d’appartamento
treni notturni
giochi da tavolo
mercati rionali
mappe della città
fotografia di strada
apicoltura
lievito madre
orti sul balcone
caffè filtro
birdwatching
calligrafia
nuoto invernale
lavoro da casa
bilancio familiare
biblioteche
viaggi in bicicletta
cicloturismo
acquerello
mercatini delle pulci
passeggiate nel bosco
riparazioni fai da te
studio delle lingue
escursioni
canto corale
ceramica
orti condivisi
cucina da campeggio
podcast
fotografia analogica
volontariato
taccuini
fogli di calcolo
musica in casa
energia solare
visite ai musei
storia locale
lavoro a maglia
arrampicata
gruppi di corsa
botteghe contadine
pause pranzo
stagni da giardino
trasporto pubblico
cene tra amici
falegnameria
lettere a mano
minimalismo
visualizzazione dei dati
rituali del sonno
dati aperti
verdura di stagione
mobili usati
cucina vegetariana
mattine tranquille
scrivanie ordinate
gite in treno
lavoretti nei giorni di pioggia
fermentazione
feste di quartiere
piccoli appartamenti
lavoro di squadra a distanza`,
  post_sentence: `Tutto è cominciato con [una domanda semplice|una scommessa tra amici|una giornata di pioggia|un vecchio libro] [a cui nessuno sapeva rispondere|e un po’ di curiosità|trovato per caso|quasi per gioco].
[Per anni|A lungo|Per mesi] [l’ho rimandato|ne abbiamo solo parlato|non ho trovato il tempo].
[La scorsa primavera|L’anno scorso|Una domenica di marzo|A fine estate] [ci abbiamo provato davvero|abbiamo cominciato|tutto è cambiato].
Il [primo|secondo] tentativo è [andato male|fallito in pieno|durato dieci minuti], e [proprio questo lo rendeva interessante|abbiamo riso molto|ci è servito di lezione].
Per iniziare non serve [un’attrezzatura costosa|molto spazio|un talento particolare|un corso].
Spesso bastano [una matita|un tavolo libero|un quaderno] e [un’ora tranquilla|un po’ di pazienza|un caffè].
La parte più difficile è [cominciare|non smettere|chiedere aiuto|scegliere da dove partire].
Dopo [qualche settimana|un mese|tre tentativi] è diventata [un’abitudine|una piacevole abitudine|una cosa naturale].
Ho annotato [che cosa funzionava|ogni spesa|le ore|gli errori] e [che cosa no|ne ho tratto qualche regola|li ho riletti a fine mese].
Le idee migliori sono venute [dai principianti|dai bambini|dai vicini|da chi non ne sapeva nulla].
Aiuta [fissare un limite|avere un giorno fisso|farlo in compagnia|tenere un diario].
[La pazienza|La costanza|La curiosità] conta più [del talento|del denaro|degli strumenti].
Abbiamo chiesto [ai vicini|agli amici|a tre esperti|ai lettori] che cosa ne pensassero e [le risposte ci hanno sorpreso|ognuno aveva un’idea diversa|quasi tutti erano d’accordo].
Quello che funziona [in città|in estate|per una famiglia] può non funzionare [in paese|in inverno|per chi vive solo].
Il costo è stato [più basso del previsto|di poche decine di euro|ragionevole].
Un piccolo cambiamento [al mattino|la sera|nel metodo] ha fatto [la differenza|più di ogni consiglio].
Naturalmente ci sono stati [giorni|momenti|mesi] in cui [non riusciva nulla|volevo smettere|pioveva sempre].
Con il senno di poi [farei tutto in modo più semplice|comincerei prima|chiederei aiuto prima].
Una buona preparazione fa risparmiare [tempo|denaro|molti nervi] più tardi.
Abbiamo scritto una lista e ne abbiamo cancellato [metà|tre quarti|quasi tutto].
Un [amico|collega|vecchio artigiano] mi disse una volta di [cominciare in piccolo|non avere fretta|guardare bene prima di toccare].
La biblioteca [dietro l’angolo|del quartiere] si è rivelata [un tesoro|molto utile|piena di sorprese].
In [inverno|estate|autunno] tutto [richiede un po’ più di tempo|ha un altro fascino|si fa all’aperto quando si può].
Il risultato non era [perfetto|bello|come nelle foto], ma era [nostro|utile|un inizio].
Chi si blocca [fa bene a fare una pausa|dovrebbe dormirci sopra|può chiedere al gruppo].
Abbiamo provato [tre|due|quattro] strade e ha vinto [la più semplice|la più lenta|quella che nessuno si aspettava].
Gli attrezzi [vecchi|del nonno|usati] fanno spesso [un lavoro migliore|la stessa figura|al caso nostro].
Ho conosciuto persone che [altrimenti non avrei incontrato|oggi sono amiche|ne sanno più di un libro].
A fine mese guardiamo [che cosa abbiamo fatto|i conti|le foto], e [di solito è più del previsto|ne siamo contenti].
L’anno prossimo [lo rifacciamo di sicuro|proveremo in un altro posto|cominceremo prima].
Scriveteci [come fate voi|la vostra esperienza|le vostre idee]: [siamo curiosi|ne parleremo presto].`,
  comment: `[Grazie|Mille grazie|Grazie davvero] per [la condivisione|il consiglio|l’articolo|la risposta]!
[Bell’articolo|Ottimo post|Bel racconto], [molto chiaro|ben scritto|pieno di spunti].
Anche a me è successo [l’anno scorso|la settimana scorsa|da ragazzo|due volte].
Potresti scrivere qualcosa [sui costi|sugli attrezzi|sui tempi|sugli errori da evitare]?
[Mi è stato|È stato] [molto utile|di grande aiuto|d’ispirazione].
[Io la vedo|La vedo] [un po’ diversamente|in un altro modo], ma [rispetto il tuo punto di vista|l’articolo è bello].
Che [belle foto|bella storia|bella idea]!
Dove hai trovato [il materiale|la ricetta|quella lampada|il tavolo]?
[Mia nonna|Mio padre|La mia vicina] faceva [proprio così|la stessa cosa|in modo simile].
Quanto tempo ci hai messo [in tutto|per la prima parte|con i bambini]?
L’ho provato [ieri|domenica|stamattina] e [funziona|è venuto bene|ci riprovo].
Non [lo sapevo|ci avevo mai pensato|me l’aspettavo], [grazie|interessante].
[Aspetto|Non vedo l’ora di leggere] [la seconda parte|il prossimo articolo|il seguito].
Si può fare anche [in un piccolo appartamento|sul balcone|senza forno|con poco tempo]?
[Spiegato bene|Breve e chiaro|Scritto benissimo], [complimenti|bravo|brava].
Ne abbiamo parlato [ieri a cena|in ufficio|con i colleghi|al circolo].
[Finalmente|Meno male] qualcuno [lo dice|ne parla|lo spiega].
Il [secondo|terzo|penultimo] paragrafo mi ha [fatto ridere|convinto|ricordato mio nonno].
L’ho mandato [al mio gruppo|a mia sorella|a tutto l’ufficio].
Il link [a metà pagina|in fondo] [non funziona|porta a una pagina vuota].
Hai [un libro|un corso|un video] da consigliare [per chi comincia|sull’argomento]?
[Saluti|Un saluto] [dal mare|dalla montagna|da Torino|dalla Sicilia]!
Come fate [in inverno|quando piove|con i bambini piccoli]?
Leggo [da anni|da poco|sempre] e [commento per la prima volta|imparo ogni volta qualcosa].
Ho rinunciato [due|tre] volte prima di [riuscirci|capire come si fa].
Manca lo strumento più importante: [il caffè|la pazienza|un amico].
[Ottimo|Buon] consiglio quello [della biblioteca|sul secondo passo|di cominciare in piccolo].
Da noi si fa [una volta alla settimana|in modo diverso|solo d’estate].
[Domanda|Una domanda]: [vale anche per i principianti|serve molta acqua|dura davvero così tanto]?
[Salvato|Stampato|Messo da parte] per [dopo|il fine settimana|le vacanze].`,
  bio: `Prima il caffè e poi tutto il resto.
Scrive di cibo, treni e piccole città.
Sviluppa software e nel fine settimana fa il pane.
Sempre in cerca del prossimo sentiero.
Più libri che scaffali.
Mamma di due bambini e collezionista di vecchie mappe.
Fotografa soprattutto quando piove.
Di giorno a scuola e la sera alla batteria.
Impara una cosa nuova ogni settimana.
Vive al mare con due gatti.
Giardiniere senza giardino.
Ama le buone domande.
In bicicletta con ogni tempo.
Disegna volentieri con carta e matita.
Felice in montagna.
Vuole sapere come funzionano le cose.
Ripara vecchie radio.
Fiero di quaranta piante da appartamento.
Corre piano, ma lontano.
Raccoglie ricette e storie.
Scrive da dieci anni il primo romanzo.
Ama le tabelle più del giusto.
Viaggia soprattutto in treno.
Tiene le api sul tetto.
Canta nel coro e sotto la doccia.
Beve tè e si alza presto.
Infermiera, zia e appassionata di enigmi.
Costruisce piccole cose che durano.
Crede nelle biblioteche.
Di notte guarda le stelle.
Prende molto sul serio i giochi da tavolo.
Nei giorni feriali [la scuola|l’ospedale|l’officina|la biblioteca|l’ufficio|il forno|il laboratorio|il garage|la cucina|la redazione], [nel fine settimana|la sera|la domenica|d’estate] [gli scacchi|il coro|la vela|la batteria|il giardino|le escursioni|la ceramica|la bicicletta|la pittura|il calcio].
Ama [le vecchie mappe|i treni di notte|i giorni di pioggia|i piccoli musei|i mercatini|i libri lunghi|le salite|il cibo di strada|i dischi jazz|i gialli], [il caffè forte|i laghi freddi|il pane caldo|i concerti|le strade tranquille|le finestre aperte|le matite appuntite|le mattine presto|le cene tardi|le domeniche lente] e [le lunghe passeggiate|le buone domande|le battute pessime|i cani degli altri].
Impara [il francese|il giapponese|il violoncello|il pianoforte|il surf|il cucito|la giocoleria|la danza|la falegnameria|la calligrafia|l’astronomia] e [la pasticceria|l’arrampicata|a dire di no|lo sci|la maglia|la pesca|il disegno|gli scacchi|il gallese|la pazienza] [piano piano|dall’inverno|per gioco|in questi mesi].`,
  search_term: `[scarpe da corsa|sneakers|stivali|sandali][| donna| uomo| bambino]
[lampada|tappeto|tenda|cuscino] [da salotto|per camera|in offerta]
[zaino|valigia|borsa] [20 litri|da viaggio|in pelle]
regalo di compleanno
cuffie senza fili
giacca invernale
caffè in grani
tappetino da yoga
sedia da ufficio
custodia telefono
borraccia termica
puzzle bambini
tubo da giardino
calendario da parete
libreria bianca
camicia di lino
padella in ghisa
quaderno a puntini
cornici foto
cavo usb
tenda da campeggio
coperta di lana
giochi da tavolo per due
occhiali da sole
bilancia da cucina
cassetta degli attrezzi
buono regalo
tabella taglie
reso`,
  note: `Richiamare [lunedì|martedì|mercoledì|giovedì|venerdì] [mattina|pomeriggio|entro le 12|dopo le 15].
Il cliente preferisce [l’e-mail|il telefono|un messaggio|la posta].
Lasciare il pacco [al vicino|in portineria|al piano terra|davanti al garage].
[Fattura|Offerta|Conferma|Ricevuta] [inviata|spedita per e-mail|da correggere|in attesa di firma].
In attesa [di risposta|del pagamento|dei ricambi|dell’autorizzazione|del corriere].
Sconto del [5|10|15|20] % [concordato al telefono|approvato|valido fino a fine mese].
Controllare [la giacenza|l’indirizzo|la taglia|il numero d’ordine] prima [della spedizione|di richiamare].
Consegna [dopo le 17|di mattina|solo il sabato|al primo piano|su appuntamento].
[Primo|Secondo|Ultimo] sollecito [inviato|da inviare|senza risposta].
Pagato [per intero|in contanti|con bonifico|in due rate].
Contratto [firmato|da rinnovare|prorogato di un anno|in revisione].
Serve l’approvazione [della contabilità|del responsabile|della direzione].
Interessato [al piano più grande|a una prova|a un secondo ordine|a un preventivo].
Reso [non aperto|per taglia sbagliata|per difetto], [rimborso avviato|sostituzione inviata|da verificare].
Conosciuto [alla fiera di Milano|tramite un collega|sul sito|al telefono].
Sala prenotata per [sei|otto|dieci|dodici] persone [lunedì|martedì|giovedì].
Campioni [inviati|richiesti|da preparare] [su richiesta|entro venerdì|per la fiera].
Domanda aperta [sulla garanzia|sulla fattura|sui tempi|sul trasporto].
Nuovo referente da [gennaio|marzo|maggio|settembre]: [chiedere il numero|contatti aggiornati|preferisce il telefono].
Appuntamento spostato a [lunedì|giovedì|venerdì] [alle 9|alle 11|alle 14|alle 16].
Richiamare tra [due giorni|una settimana|due settimane|un mese].
[Fragile|Urgente|Voluminoso]: [maneggiare con cura|avvisare il magazzino|usare l’ingresso laterale].
Pronto per [il ritiro|la spedizione|la fatturazione] [da oggi|da domani|da lunedì].
Confezione regalo [richiesta|con biglietto|senza prezzo].
Cliente [da molti anni|nuovo|da ricontattare], [molto gentile|paga puntuale|ordina spesso].`,
};
