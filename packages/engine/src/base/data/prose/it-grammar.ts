import type { LocaleGrammar } from '../locale-data.ts';

export const grammar: LocaleGrammar = {
  openers: {
    review: `|Aggiornamento: |In breve: |Dopo due settimane: |Il mio parere: `,
    comment: `|Ciao! |Ciao a tutti. |Bello. |Appena scoperto. |Arrivo tardi. `,
    note: `|Importante: |Interno: |Per telefono: |Oggi: |Da fare: `,
    post_sentence: `|A dire il vero: |Una cosa mi ha colpito: |Che cosa abbiamo imparato: |Per chi comincia: `,
    ticket_subject: `|Di nuovo: |Richiesta: `,
    ticket_body: `|Buongiorno. |Salve. |Buonasera. |Gentile assistenza. `,
  },
  ticket_topic: `[Accesso|Login] [non possibile|bloccato|rifiutato] [da stamattina|da ieri|dopo l’aggiornamento|dal telefono|in ufficio|con la nuova password]	Da [stamattina|ieri|lunedì|due giorni] non riesco più ad accedere [al mio account|al portale|all’app], [il modulo resta vuoto|compare un errore|la password viene rifiutata].
[E-mail|Messaggio|Link] per reimpostare la password [non arriva|arriva in ritardo|non funziona|è scaduto][|: cosa posso fare?|, urgente]	Ho chiesto [due|tre|quattro] volte di reimpostare la password, ma [l’e-mail non arriva|il link è scaduto|il link porta a una pagina vuota][| e la posta indesiderata è vuota].
[Errore|Dati da correggere|Indirizzo sbagliato|Importo sbagliato|Partita IVA mancante] sulla fattura[| di marzo| di maggio| di ottobre]	Sulla fattura [dell’ultimo ordine|di questo mese|del mese scorso] [l’indirizzo è sbagliato|l’importo non corrisponde all’ordine|manca la partita IVA]: [potete correggerla|me ne serve una nuova|la contabilità non l’accetta].
[Domanda|Informazione|Richiesta] sul [mio|nostro] abbonamento[| annuale| mensile| di prova| aziendale]	Vorrei sapere [quando scade|come disdire|come cambiare|quanto costa ampliare] il [mio|nostro] abbonamento [mensile|annuale|di prova].
[Esportazione|Importazione] [ferma|ferma all’80 per cento|non riesce|incompleta|molto lenta][| da ieri| da stamattina| con file grandi]	[L’esportazione|L’importazione|Il report] si ferma dopo [duemila|cinquemila|diecimila] righe, mentre con [i file piccoli|meno dati|un altro progetto] funziona.
[La pagina|Il pannello|La ricerca|L’elenco] [non si carica|non risponde|impiega minuti][| nel pomeriggio| da ieri| nel browser]	[Da ieri|Da stamattina|Da una settimana] la pagina [impiega un minuto|resta bianca|non finisce mai di caricarsi] [in ufficio|a casa|con ogni browser].
[Errore|Problema] nel caricamento di [un file|un’immagine|un PDF|una tabella|un video][|, codice 413|, codice 500]	Quando carico [un PDF|un’immagine|una tabella] [di 5 MB|di 20 MB|di poche pagine] [compare un errore|la barra si ferma|non succede nulla].
Come [aggiungo|tolgo|invito|sposto] [un membro|un collega|un ospite|un partner esterno][|?| nel progetto?| nel gruppo?]	Vorrei [aggiungere|togliere|invitare] [una nuova collega|un partner esterno|due persone] [da lunedì|nel nostro progetto|senza diritti di modifica].
[Rimborso|Storno] di [un pagamento doppio|un ordine annullato|un addebito errato|una spedizione mancata][|, per favore|, secondo sollecito]	[La mia carta|Il mio conto] è [stata addebitata|stato addebitato] [due|tre] volte per lo stesso ordine: vorrei il rimborso [al più presto|sulla stessa carta|entro fine mese].
[Pacco|Ordine] [non arrivato|in ritardo|fermo in deposito|consegnato a un altro indirizzo|scomparso][|, cosa fare?| da una settimana| da dieci giorni]	Il pacco risulta [consegnato|in consegna|in deposito] da [tre giorni|una settimana|dieci giorni], ma [non l’ho ricevuto|la pagina di tracciamento è ferma|il corriere non risponde].
[Articolo sbagliato|Colore sbagliato|Modello diverso|Taglia sbagliata] [nel mio ordine|nel pacco|nella consegna di ieri]	Avevo ordinato [la versione blu|la taglia M|il modello grande] e ho ricevuto [quella grigia|la taglia S|quello piccolo].
[Annullare|Modificare|Sospendere] [l’ordine di ieri|il mio ordine|un ordine appena fatto|l’ordine doppio][|, per favore|, urgente]	Vorrei [annullare|modificare] l’ordine di [ieri|stamattina|lunedì], perché [è doppio|l’indirizzo è sbagliato|non mi serve più].
[Codice sconto|Buono|Coupon] [rifiutato|non valido|scaduto prima del tempo|non applicato][| alla cassa| nell’app]	Secondo [la vostra e-mail|il volantino|il sito] il codice è valido fino a [domani|fine mese|domenica], ma [viene rifiutato|il prezzo non cambia].
L’app [si chiude|si blocca|resta nera|non si aggiorna] [all’avvio|dopo l’accesso|quando apro il calendario|dopo l’aggiornamento]	Dopo l’ultimo aggiornamento l’app [si chiude da sola|si blocca|resta nera] [appena la apro|quando apro il calendario|dopo pochi secondi].
[Copia|Duplicato] della [fattura|ricevuta] di [gennaio|febbraio|marzo|aprile|giugno|settembre|novembre]	Mi serve [una copia|un duplicato] della fattura di [gennaio|marzo|giugno|settembre] per [la dichiarazione|la contabilità|il rimborso spese].
[Numeri|Totali|Valori] diversi [nel report|nell’esportazione|nella panoramica|tra app e sito][| di oggi| di questo mese]	I numeri [del report|dell’esportazione] non coincidono con quelli [sullo schermo|dell’app|di ieri]: la differenza è di [dieci|trenta|cento] righe.
[Fuso orario sbagliato|Lingua sbagliata|Formato della data sbagliato] [nel calendario|nell’app|nelle e-mail|dopo l’aggiornamento]	[Nel calendario|Nelle e-mail|Nell’app] [gli orari sono spostati di un’ora|la lingua torna all’inglese|la data è nel formato americano].
[Notifiche|E-mail|Avvisi] [in ritardo|che non arrivano|troppo frequenti][| da lunedì| dopo l’aggiornamento]	Le notifiche arrivano [due volte|con tre ore di ritardo|a metà della notte] [da lunedì|da una settimana|su tutti i dispositivi].
[Prodotto|Articolo|Schermo|Pacco] [danneggiato|rotto|graffiato|difettoso] [all’arrivo|dopo due giorni|nella confezione]	[L’articolo|Lo schermo|Il vetro] era [graffiato|rotto|danneggiato] già [all’apertura|alla consegna|il primo giorno].
[Cambiare|Correggere|Aggiungere] l’indirizzo [di consegna|di fatturazione|dell’ufficio][| prima della spedizione| per tutti gli ordini]	[Ci siamo trasferiti|L’ufficio ha cambiato sede|Ho scritto male la via]: potete cambiare l’indirizzo [di consegna|di fatturazione] [prima della spedizione|per tutti gli ordini]?
[Domanda|Chiarimento] sulla garanzia[| del mio acquisto| dopo due anni| senza scontrino| della batteria]	La garanzia copre anche [la batteria|un graffio|un difetto della cerniera], [dopo un anno|senza scontrino|se l’ho comprato in offerta]?
[La chiave API|Il webhook|Il token] [non funziona più|non risponde|dà errore][| da stanotte| in produzione| dopo il rinnovo]	Da [stanotte|ieri] [la chiave API viene rifiutata|i webhook non partono|il token scade subito], e nulla è cambiato [nel nostro codice|da parte nostra].`,
  ticket_sentence: `[Buongiorno e grazie|Grazie] per [il rapido aiuto dell’altra volta|la vostra pazienza|il vostro servizio].
Ho allegato [una schermata|una foto|la conferma|il messaggio d’errore].
Potete [controllare|dirmi|verificare] [che cosa è successo|come procedere|a che punto siamo]?
[Se serve|Volentieri] vi [chiamo|mostro il problema|mando altri dettagli].
Mi trovate [al mattino|nel pomeriggio|tra le 9 e le 11|fino alle 17] [al telefono|per e-mail].
Nella guida non ho trovato [una risposta|nulla|nulla che mi aiuti].
[Grazie in anticipo|Grazie mille] per [il vostro aiuto|la risposta|l’interessamento].
[Non è urgente|È piuttosto urgente], ma [vorrei saperlo|ne abbiamo bisogno questa settimana].
[Anche una collega|Anche mio marito|Anche il nostro ufficio di Roma] ha [lo stesso problema|chiesto la stessa cosa].
Ho [già provato|seguito] [tutti i passi della guida|con un altro dispositivo|due volte].
Resto in attesa di [una vostra risposta|un vostro riscontro|notizie].`,
  review_title_good: `[Dopo una settimana|Dopo due settimane|Dopo un mese|Dopo tre mesi|Dopo sei mesi|Dopo un anno|Prima impressione|Per l’ufficio|Per la cucina|In viaggio|Per mio figlio|Come regalo|Per tutti i giorni|Secondo ordine|In offerta|Per il balcone]: [molto contento|ancora convinto|come nuovo|proprio quello che volevo|perfetto|ottima scelta|nessun problema|meglio del previsto|lo adoro|vale il prezzo]
[Ottima|Eccellente|Bellissima|Davvero buona] [qualità|idea|scelta|sorpresa|finitura][|, lo consiglio|, grazie|, niente da dire| per il prezzo| in tutto]
[Arrivato|Consegnato] [in fretta|puntuale|in anticipo] e [funziona benissimo|come descritto|ben imballato][|, grazie|, perfetto]
[Il mio|Il nostro] [nuovo preferito|miglior acquisto dell’anno|compagno di ogni giorno][|, nessun rimpianto|, ancora felice|, lo consiglio]
[Mantiene|Fa] quello che promette[|, ogni giorno|, anche dopo mesi|, senza dubbi]
[Leggero|Solido|Compatto|Pratico|Elegante] e [facile da usare|ben rifinito|bello da vedere|ben pensato][|, perfetto|, consigliato]
[Molto contento|Entusiasta|Molto soddisfatto|Felice] [dell’acquisto|della qualità|del servizio|dopo un mese][|, grazie|, cinque stelle|, lo ricompro]`,
  review_title_medium: `[Dopo una settimana|Dopo due settimane|Dopo un mese|Dopo tre mesi|Dopo sei mesi|Dopo un anno|Prima impressione|Per l’ufficio|Per la cucina|In viaggio|Per mio figlio|Come regalo|Per tutti i giorni|Secondo ordine|In offerta|Per il balcone]: [va bene|si può migliorare|sufficiente|non sono sicuro|accettabile|utilizzabile|un po’ deluso|nella media|con piccoli difetti|fa il suo lavoro]
[Discreto|Nella media|Accettabile|Così così|Non male] [per il prezzo|per iniziare|per un uso saltuario|nel complesso][|, niente di più|, niente di speciale|, si può migliorare]
[Buona idea|Bel design|Qualità discreta|Buon prodotto], ma [consegna lenta|istruzioni poco chiare|un po’ rumoroso|veste piccolo|materiale sottile]
[Fa il suo lavoro|Funziona|Si usa], ma [è piuttosto rumoroso|pesa un po’|non è per tutti i giorni|è più piccolo del previsto]
[Opinione incerta|Non sono sicuro|Convinto a metà|Né bene né male][| dopo una settimana| dopo un mese| per la misura| per la qualità]
Mi aspettavo [di più|qualcosa di più|una qualità migliore|istruzioni più chiare] [per questa cifra|dopo le recensioni|da questa marca]`,
  review_title_bad: `[Dopo una settimana|Dopo due settimane|Dopo un mese|Dopo tre mesi|Dopo sei mesi|Dopo un anno|Prima impressione|Per l’ufficio|Per la cucina|In viaggio|Per mio figlio|Come regalo|Per tutti i giorni|Secondo ordine|In offerta|Per il balcone]: [rotto|inutile|mai più|deluso|sconsigliato|già reso|troppo caro|pessima qualità|un errore|soldi buttati]
[Rotto|Guasto|Inutilizzabile] dopo [due giorni|una settimana|un mese|il primo uso|tre utilizzi]
[Pessima|Scarsa|Deludente] [qualità|esperienza|finitura|sorpresa][|, reso|, da evitare|, mai più|, peccato]
[Articolo sbagliato|Prodotto danneggiato|Pacco incompleto|Articolo usato] [ricevuto|consegnato][|, nessuna risposta|, aspetto il rimborso|, due volte]
[Non come descritto|Diverso dalle foto|Non vale il prezzo|Non è ciò che ho ordinato][|, reso|, deluso|, da evitare]
[Soldi buttati|Peggior acquisto dell’anno|Non compratelo|Mai più|Grande delusione][|, peccato|, reso|, da evitare]
[Ancora|Da un mese] [nessun rimborso|nessuna risposta|nessun pacco|nessun ricambio]`,
};
