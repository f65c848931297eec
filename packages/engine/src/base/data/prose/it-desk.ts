import type { LocaleDesk } from '../locale-data.ts';

export const desk: LocaleDesk = {
  section: `Viaggi
Cucina
Casa
Giardino
Tecnologia
Scienza
Salute
Famiglia
Denaro
Lavoro
Libri
Musica
Cinema
Fotografia
Sport
Natura
Storia
Design
Cultura
Opinioni
Artigianato
Lingue
Vita in città
Fine settimana`,
  project_name: `Nuovo sito web
App mobile
Data warehouse
Portale clienti
Inserimento
Migrazione della fatturazione
Accesso unico
Ricerca
Rapporti mensili
API pubblica
Sistema di design
Trasloco uffici
Accessibilità
Verifica di sicurezza
Passaggio al cloud
Newsletter
Portale partner
Centro assistenza
Metodi di pagamento
Analisi dei dati
Importazione ed esportazione
Notifiche push
Prestazioni
Traduzioni`,
  ticket_label: `errore
fatturazione
accesso
domanda
suggerimento
mobile
prestazioni
esportazione
integrazione
documentazione
permessi
notifiche`,
  remark_reply: `Grazie per [il messaggio|i dettagli|la segnalazione]. [Sto verificando|Stiamo verificando] e [rispondiamo oggi|rispondiamo domani|vi terremo aggiornati].
[Ho riprodotto il problema|Abbiamo riprodotto il problema] e [lo abbiamo passato agli sviluppatori|abbiamo trovato la causa|abbiamo aperto una pratica interna].
Potete inviarci [una schermata|l’ora esatta|l’indirizzo della pagina|il file] per [controllare i registri|vedere cosa succede|isolare il problema]?
Dovrebbe essere risolto [da stamattina|con la versione di oggi|con l’aggiornamento di ieri]. Per favore [ricaricate la pagina|accedete di nuovo|riprovate].
Ancora lo stesso [da me|per due colleghi|nel nostro gruppo], [anche con un altro browser|anche dopo un nuovo accesso|anche oggi].
[Ora funziona|Risolto|Così va bene], [grazie|grazie per la rapidità|potete chiudere la richiesta].
Allego [una schermata|il file|il messaggio di errore] di [stamattina|ieri|un conto di prova].
Nel frattempo potete [usare la versione web|esportare in parti più piccole|chiedere a un amministratore].
Abbiamo [aumentato il limite|corretto la fattura|rinnovato il link|ripristinato i permessi] della vostra organizzazione.
Ci sono novità? [Blocca la chiusura del mese|Diversi colleghi aspettano|Ci serve entro venerdì].`,
  remark_order: `Lasciare il pacco [dai vicini|alla porta sul retro|in portineria], grazie.
Consegnare [dopo le 17|di sabato se possibile|prima di mezzogiorno], grazie.
È un regalo: per favore [senza fattura|con confezione regalo|con un biglietto].
Il campanello è rotto, per favore [telefonare|bussare].
Spedire tutto in un solo pacco, grazie.
[Terzo|Secondo|Quarto] piano senza ascensore.
Indicare il numero d’ordine in fattura, grazie.
Avvisatemi se manca qualcosa.`,
  remark_refund: `Articolo reso [sigillato|in buone condizioni|con etichetta].
[Foto del danno ricevute|Danno confermato dalle foto|Danno segnalato dal corriere].
Rimborso [totale|parziale] come concordato [per telefono|per e-mail].
[Taglia sbagliata|Colore sbagliato|Modello sbagliato], inviata etichetta di reso.
Pacco tornato al mittente.
Buono per il ritardo nella consegna.
Il cliente tiene l’articolo.
Secondo rimborso a questo cliente quest’anno, verificare.`,
  remark_revision: `Corretto [un refuso|un link interrotto] [nell’introduzione|nella seconda parte|nel titolo].
Accorciata [l’introduzione|l’ultima parte].
Aggiornati [i dati|i link|i prezzi|gli orari].
Aggiunta [una foto|una fonte|una parte sui costi|una lista di strumenti].
Corretto [un nome|un dato|un orario].
Riscritta [l’introduzione|la conclusione] dopo i commenti.
Riassunto spostato in alto.
Riletto dalla redazione.`,
  remark_flag: `Disattivato fino al termine del rilascio.
In prova presso alcune organizzazioni.
Attivato per gradi dal mese scorso.
Visibile solo agli amministratori.
Sostituisce la versione precedente.
Chiesto da molti clienti.
Da togliere quando tutti lo avranno.
L’assistenza può disattivarlo.`,
  remark_image: `[Una tazza di caffè|Un quaderno aperto|Un portatile|Una ciotola di frutta] su un tavolo [di legno|bianco|rotondo]
[Due persone|Una donna|Un uomo|Tre amici] in [un parco|un caffè|un giardino|centro storico]
Vista [del porto|della valle|della piazza|del centro storico] [al mattino|al tramonto|d’inverno|dall’alto]
[Pomodori|Fiori|Erbe|Mele] in [un cesto|una cassetta di legno|una ciotola blu]
[Un treno|Una bicicletta|Una barca] davanti a [un lago|una stazione|una fila di case]
[Mani|Una bambina|Un artigiano] [al lavoro col legno|alle prese con l’impasto|davanti a una tela]
[Una libreria|Una scrivania|Un’officina|Una cucina] con [piante|attrezzi|vecchie mappe]
[Strada vuota|Spiaggia vuota] [dopo la pioggia|all’alba|in autunno]`,
};
