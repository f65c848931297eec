import type { LocaleGrammar } from '../locale-data.ts';

export const grammar: LocaleGrammar = {
  openers: {
    review: `|Nachtrag: |Kurz gesagt: |Nach zwei Wochen: |Mein Fazit: `,
    comment: `|Hallo! |Hallo zusammen. |Schön. |Eben gefunden. |Bin spät dran. `,
    note: `|Wichtig: |Intern: |Telefonisch: |Heute: `,
    post_sentence: `|Ehrlich gesagt: |Eines fiel mir auf: |Was wir gelernt haben: |Für Einsteiger: `,
    ticket_subject: `|Erneut: |Anfrage: `,
    ticket_body: `|Guten Tag. |Guten Morgen. |Hallo zusammen. |Liebes Team. `,
  },
  ticket_topic: `[Anmeldung nicht möglich|Anmelden schlägt fehl|Kein Zugang mehr] [seit heute Morgen|seit gestern|nach dem Update|am Telefon|im Büro|mit dem neuen Passwort][|, dringend|, bitte um Hilfe]	Seit [heute Morgen|gestern|Montag|zwei Tagen] kann ich mich nicht mehr [bei meinem Konto|im Portal|in der App] anmelden: [das Formular bleibt leer|es erscheint ein Fehler|das Passwort wird abgelehnt].
[E-Mail|Link] zum Zurücksetzen des Passworts [kommt nicht an|kommt zu spät|funktioniert nicht|ist abgelaufen][| seit gestern| im Büro|, bitte um Hilfe|, dringend]	Ich habe [zweimal|dreimal|viermal] ein neues Passwort angefordert, aber [die E-Mail kommt nicht an|der Link ist abgelaufen|der Link führt auf eine leere Seite][| und der Spamordner ist leer].
[Falsche Adresse|Falscher Betrag|Steuernummer fehlt|Falscher Name|Falsches Datum] auf der Rechnung [vom März|vom Mai|vom Oktober|von diesem Monat|vom letzten Monat]	Auf der Rechnung [zur letzten Bestellung|von diesem Monat|vom letzten Monat] [steht eine falsche Adresse|stimmt der Betrag nicht|fehlt die Steuernummer]: [bitte korrigieren Sie das|ich brauche eine neue|unsere Buchhaltung nimmt sie nicht an].
[Frage|Bitte um Auskunft] zu [meinem|unserem] [Abonnement|Jahresabo|Monatsabo|Testzugang|Firmenvertrag]	Ich möchte wissen, [wann es endet|wie ich kündige|wie ich wechsle|was mehr Plätze kosten], und zwar bei [meinem|unserem] [Monatsabo|Jahresabo|Testzugang].
[Export|Import] [bleibt bei 80 Prozent stehen|schlägt fehl|ist unvollständig|dauert sehr lange] [seit gestern|seit heute Morgen|bei großen Dateien|von Kontakten|von Bestellungen]	Der [Export|Import] bricht nach [zweitausend|fünftausend|zehntausend] Zeilen ab, während es mit [kleinen Dateien|weniger Daten|einem anderen Projekt] klappt.
[Seite|Übersicht|Suche|Liste] [lädt nicht|reagiert nicht|ist sehr langsam] [seit gestern|am Nachmittag|im Browser|im Büro|nach dem Update]	Seit [gestern|heute Morgen|letzter Woche] [dauert das Laden eine Minute|bleibt die Seite weiß|hängt alles] [im Büro|zu Hause|in jedem Browser].
Fehler beim Hochladen [einer Datei|eines Fotos|einer PDF|einer Tabelle|eines Videos][|, Code 413|, Code 500| im Projekt| vom Telefon]	Wenn ich [eine PDF|ein Foto|eine Tabelle] mit [5 MB|20 MB|wenigen Seiten] hochlade, [erscheint ein Fehler|bleibt der Balken stehen|passiert nichts].
Wie kann ich [eine Kollegin hinzufügen|ein Mitglied entfernen|einen Gast einladen|einem Partner Zugang geben][|?|, nur für ein Projekt?|, ab Montag?|, ohne Schreibrechte?]	Ich möchte [einer neuen Kollegin|einem externen Partner|zwei Personen] Zugang geben, [ab Montag|nur für unser Projekt|ohne Schreibrechte].
Erstattung [einer doppelten Zahlung|einer stornierten Bestellung|einer falschen Abbuchung|meiner Rücksendung][|, bitte|, zweite Anfrage| von letzter Woche| vom letzten Monat]	Meine Karte wurde für dieselbe Bestellung [zweimal|dreimal] belastet: Ich hätte das Geld gerne [möglichst bald|auf dieselbe Karte|bis Monatsende] zurück.
[Paket|Bestellung|Sendung] [nicht angekommen|verspätet|steht im Depot|an andere Adresse geliefert][|, was nun?|, seit einer Woche|, seit zehn Tagen|, laut Verfolgung]	Das Paket gilt seit [drei Tagen|einer Woche|zehn Tagen] als [zugestellt|unterwegs|eingelagert], aber [ich habe es nicht|der Status ändert sich nicht|der Bote meldet sich nicht].
[Falscher Artikel|Falsches Modell|Falsche Größe|Falsche Farbe] [in meiner Bestellung|im Paket|in der Lieferung von gestern][|, Umtausch?|, Rücksendung?]	Bestellt hatte ich [die blaue Ausführung|Größe M|das große Modell] und bekommen habe ich [die graue|Größe S|das kleine].
Bestellung von [gestern|heute Morgen|Montag|letzter Woche] [stornieren|ändern|zusammenlegen][|, bitte|, dringend|: geht das noch?]	Ich möchte die Bestellung von [gestern|heute Morgen|Montag] [stornieren|ändern], weil [sie doppelt ist|die Adresse nicht stimmt|ich sie nicht mehr brauche].
[Gutscheincode|Geschenkgutschein|Rabattcode] [wird abgelehnt|ist ungültig|wird nicht abgezogen][| an der Kasse| in der App| auf der Website| seit gestern]	Laut [Ihrer E-Mail|dem Prospekt|der Website] gilt der Code bis [morgen|Monatsende|Sonntag], aber [er wird abgelehnt|der Preis bleibt gleich].
App [schließt sich|hängt sich auf|bleibt schwarz] [beim Start|nach der Anmeldung|im Kalender|nach dem Update|auf dem Tablet]	Seit dem letzten Update [schließt sich die App|hängt die App|bleibt die App schwarz], [sobald ich sie öffne|wenn ich in den Kalender gehe|nach wenigen Sekunden].
Kopie der [Rechnung|Quittung] vom [Februar|März|April|Juni|September|November|Dezember][|, bitte| für die Buchhaltung]	Ich brauche eine Kopie der Rechnung vom [März|Juni|September|November] für [die Steuererklärung|die Buchhaltung|meine Reisekosten].
Frage zur Garantie [für meinen Einkauf|nach zwei Jahren|ohne Beleg|für den Akku|für ein Geschenk]	Gilt die Garantie auch für [den Akku|einen Kratzer|einen kaputten Reißverschluss], [nach einem Jahr|ohne Beleg|wenn ich es im Angebot gekauft habe]?`,
  ticket_sentence: `Vielen Dank für [die schnelle Hilfe beim letzten Mal|Ihre Geduld|den guten Service].
Ich habe [ein Bildschirmfoto|ein Foto|die Bestätigung|die Fehlermeldung] angehängt.
Könnten Sie bitte [prüfen|nachsehen|herausfinden], [woran das liegt|wie es weitergeht|wie der Stand ist]?
[Bei Bedarf|Gerne] [rufe ich an|zeige ich Ihnen den Fehler|schicke ich weitere Angaben].
Sie erreichen mich [vormittags|nachmittags|zwischen neun und elf|bis 17 Uhr] [telefonisch|per E-Mail].
Im Hilfebereich fand ich [keine Antwort|nichts dazu|nichts, was weiterhilft].
[Vielen Dank im Voraus|Besten Dank] für [Ihre Hilfe|die Antwort|Ihre Mühe].
[Es eilt nicht|Es ist recht dringend], aber [ich wüsste es gerne|wir brauchen es diese Woche].
[Eine Kollegin|Mein Mann|Unser Büro in Köln] hat [das gleiche Problem|dasselbe gefragt].
Ich habe [alle Schritte der Anleitung|ein anderes Gerät|alles zweimal] ausprobiert.
Ich freue mich auf [Ihre Antwort|eine Rückmeldung|Nachricht von Ihnen].`,
  review_good: `Die Qualität ist [hervorragend|sehr gut|besser als erwartet] [für diesen Preis|und das sieht man|und die Lieferung war schnell].
Ich benutze es [täglich|jeden Morgen|jedes Wochenende] seit [einem Monat|drei Monaten|einem halben Jahr] und [es sieht aus wie neu|habe nichts zu beanstanden|es läuft wie am ersten Tag].
[Meine Schwester|Mein Nachbar|Eine Kollegin|Mein Vater] hat es gesehen und [gleich auch bestellt|dasselbe gekauft|zwei davon bestellt].
Der Aufbau dauerte [zehn Minuten|eine Viertelstunde|keine halbe Stunde] und [die Anleitung war klar|Werkzeug war nicht nötig|sogar mein Sohn konnte es].
Es wirkt [stabil|solide|gut gemacht] und ist [sauber verarbeitet|für Jahre gemacht|angenehm in der Hand].
Der Kundendienst hat [in einer Stunde|am selben Tag|in zehn Minuten] geantwortet und war [sehr freundlich|wirklich hilfreich|kompetent].
Ich habe [mehrere|drei|viele] Modelle verglichen, und dieses ist [das beste|das bequemste|das günstigste].
Ein schönes Geschenk: [meine Mutter|mein Mann|meine Freundin|Opa] ist [begeistert|sehr zufrieden|ganz glücklich].
Nach [vielen|zehn|zwanzig] Wäschen [bleibt es in Form|leuchten die Farben noch|ist es wie neu].
[Leicht|Handlich|Kompakt] und [gut zu reinigen|einfach zu benutzen|schön anzusehen].
Das ist [meine zweite|unsere dritte] Bestellung und [ich bin weiterhin zufrieden|sicher nicht die letzte|die Qualität stimmt noch].`,
  review_medium: `[Für den Preis|Alles in allem|Insgesamt] in Ordnung, aber [nichts Besonderes|ich hatte mehr erwartet|es ginge besser].
Das Produkt ist [gut|ordentlich|brauchbar], aber die Lieferung dauerte [zwei Wochen|zehn Tage|zu lange].
Es erfüllt seinen Zweck, auch wenn [die Verarbeitung|die Naht|die Anleitung|die Verpackung] besser sein könnte.
[Das Design|Die Form|Die Idee] gefällt mir, aber [es fällt klein aus|es ist kleiner als gedacht|der Stoff ist dünn].
Der Karton war [beschädigt|offen|eingedrückt], aber der Inhalt [war in Ordnung|war heil|hatte keinen Kratzer].
[Eine Schraube|Ein Teil|Ein Deckel] fehlte, aber [der Ersatz kam schnell|das wurde nachgeliefert|ich hatte noch Ersatz].
[Die ersten Wochen|Die ersten Tage|Die Anfänge] waren gut, jetzt [quietscht es etwas|wackelt es ein wenig|verblasst die Farbe].
Ich habe es behalten, weil [die Rücksendung nicht lohnte|man es doch brauchen kann|es günstig war].
[Mittlere|Ordentliche|Brauchbare] Qualität zu einem [mittleren|fairen|ehrlichen] Preis.
Es funktioniert, ist aber [ziemlich laut|schwerer als gedacht|etwas langsam].`,
  review_bad: `Nach [drei Tagen|einer Woche|dem ersten Gebrauch|einem Monat] war es kaputt und [niemand meldet sich|es war ein Fall für den Müll|der Händler hilft nicht].
Ich habe [vier Wochen|einen Monat|zwanzig Tage] gewartet und [niemand hat geantwortet|das Paket war offen|es war das falsche Modell].
Das Material wirkt [billig|schlecht|zerbrechlich] und [riecht stark|zerkratzt sofort|färbt ab].
[Zwei Teile|Die Schrauben|Die Anleitungen] fehlten und [niemand beantwortet Nachrichten|der Kundendienst schweigt|ich musste mir selbst helfen].
Trotz Größentabelle [passt es nicht|ist es zu eng|ist es viel zu groß].
[Die Naht|Der Reißverschluss|Der Griff] ging [bei der ersten Wäsche|am ersten Tag|nach zwei Wochen] kaputt.
Ich habe es [am nächsten Tag|sofort|nach einer Woche] zurückgeschickt und [warte noch auf mein Geld|die Erstattung dauerte einen Monat].
Es [wackelt|macht Lärm|tropft], [was man auch tut|und zwar von Anfang an|schon nach ein paar Tagen].
[Sieht gut aus|Hübsch auf den Fotos], aber [im Alltag unbrauchbar|unbequem|nicht sauber zu bekommen].
[Leider|Wirklich] mein schlechtester Kauf [des Jahres|seit Langem|in diesem Laden].`,
  comment: `[Danke|Vielen Dank|Herzlichen Dank] für [den Beitrag|den Tipp|den Artikel|die Antwort]!
[Toller Artikel|Guter Text|Schöne Geschichte], [sehr klar|gut geschrieben|voller Ideen].
Das ist mir [letztes Jahr|letzte Woche|als Kind|schon zweimal] auch passiert.
Schreibst du noch etwas zu [den Kosten|den Werkzeugen|der Zeit|typischen Fehlern]?
Ich sehe das [etwas|ganz] anders, aber [es ist gut geschrieben|ich verstehe dich].
Woher hast du [das Material|das Rezept|die Lampe|den Tisch]?
[Meine Oma|Mein Vater|Meine Nachbarin|Mein Onkel] hat es [genauso|auch so|fast so] gemacht.
Wie lange hat [das Ganze|der erste Teil|es] [bei dir|mit Kindern|am Ende] gedauert?
[Gestern|Am Sonntag|Heute Morgen] ausprobiert, und [es klappt|es ist gut geworden|ich versuche es noch einmal].
[Das wusste ich nicht|Daran hatte ich nie gedacht|Das ist mir neu], [danke|interessant|gut zu wissen].
Ich freue mich auf [Teil zwei|den nächsten Beitrag|die Fortsetzung].
Geht das auch [in einer kleinen Wohnung|auf dem Balkon|ohne Ofen|mit wenig Zeit]?
[Gut erklärt|Kurz und treffend|Sehr klar], [Respekt|bravo|stark].
Darüber haben wir [gestern|letzte Woche|heute] [beim Essen|im Büro|im Verein|mit Kollegen] gesprochen.
[Endlich|Na endlich] [sagt das mal jemand|erklärt es jemand|schreibt jemand darüber].
Beim [zweiten|dritten|letzten] Absatz musste ich [lachen|an Opa denken|nicken].
Habe ich [heute Morgen|gleich|gestern Abend] an [mein Team|meine Schwester|alle im Büro] geschickt.
Der Link [in der Mitte|am Ende] [geht nicht|führt auf eine leere Seite].
Kannst du [ein Buch|einen Kurs|ein Video] [für Anfänger|dazu|für Kinder] empfehlen?
Grüße [von der Küste|aus den Bergen|aus Leipzig|aus dem Norden]!
Wie macht ihr das [im Winter|bei Regen|mit kleinen Kindern]?
Ich lese [seit Jahren|seit Kurzem|immer] mit und [kommentiere zum ersten Mal|lerne jedes Mal etwas].
Ich habe [zweimal|dreimal] aufgegeben, bevor [es klappte|ich es verstand].
Das Wichtigste fehlt: [Kaffee|Geduld|gute Gesellschaft].
[Guter|Nützlicher|Toller] Tipp mit [der Bibliothek|dem zweiten Schritt|dem kleinen Anfang].
Bei uns macht man das [einmal in der Woche|anders|nur im Sommer], [mit Freunden|zu Hause|draußen].
[Gespeichert|Ausgedruckt|Vorgemerkt] für [später|das Wochenende|den Urlaub].`,
  note: `Rückruf am [Montag|Dienstag|Mittwoch|Donnerstag|Freitag] [vormittags|nachmittags|vor 12 Uhr|nach 15 Uhr].
Kunde bevorzugt [E-Mail|Telefon|eine Nachricht|Post][|, vormittags|, nicht vor 9 Uhr].
Paket [beim Nachbarn|am Empfang|im Erdgeschoss|an der Garage] abgeben.
[Rechnung|Angebot|Bestätigung|Quittung] [verschickt|per E-Mail gesendet|zu korrigieren|wartet auf Unterschrift].
Warten auf [Antwort|Zahlung|Ersatzteile|Freigabe|den Kurier].
[5|10|15|20] % Rabatt [telefonisch vereinbart|genehmigt|gültig bis Monatsende].
[Bestand|Adresse|Größe|Bestellnummer] vor dem [Versand|Rückruf|Rechnungslauf] prüfen.
Lieferung [nach 17 Uhr|am Vormittag|nur samstags|in den ersten Stock|nach Absprache].
[Erste|Zweite|Letzte] Mahnung [verschickt|zu verschicken|ohne Antwort][|, lieber anrufen].
[Vollständig|Bar|Per Überweisung|In zwei Raten] bezahlt[|, heute|, pünktlich|, letzte Woche].
Vertrag [unterschrieben|zu verlängern|um ein Jahr verlängert|in Prüfung].
Freigabe durch [die Finanzabteilung|die Leitung|den Vorstand] nötig[|, bis Freitag|, diese Woche].
Interesse an [einem größeren Paket|einem Test|einer zweiten Bestellung|einem Angebot][|, im Mai anrufen|, Preise schicken].
Rücksendung [ungeöffnet|wegen der Größe|wegen eines Mangels], [Erstattung läuft|Ersatz verschickt|noch zu prüfen].
Raum für [sechs|acht|zehn|zwölf] Personen am [Montag|Dienstag|Donnerstag] gebucht.
Muster [verschickt|angefragt|vorzubereiten] [auf Wunsch|bis Freitag|für die Messe].
Offene Frage zu [Garantie|Rechnung|Termin|Versand].
Neuer Ansprechpartner seit [Januar|März|Mai|September]: [Nummer erfragen|Daten aktualisiert|lieber Telefon].
Termin auf [Montag|Donnerstag|Freitag], [9|11|14|16] Uhr verlegt.
In [zwei Tagen|einer Woche|zwei Wochen|einem Monat] nachfassen[|, per Telefon|, per E-Mail].
[Zerbrechlich|Dringend|Sperrgut]: [vorsichtig behandeln|Lager informieren|Seiteneingang benutzen].
Bereit zur [Abholung|Verschickung|Abrechnung] ab [heute|morgen|Montag].
[Langjähriger|Neuer|Guter] Kunde, [sehr freundlich|zahlt pünktlich|bestellt oft].`,
  post_sentence: `Es begann mit [einer einfachen Frage|einer Wette|einem Regentag|einem alten Buch] [und etwas Neugier|und viel Kaffee|fast im Scherz].
[Jahrelang|Lange Zeit|Monatelang] [habe ich es aufgeschoben|haben wir nur darüber geredet|fehlte mir die Zeit].
[Im letzten Frühjahr|Letztes Jahr|An einem Sonntag im März|Am Ende des Sommers] [haben wir es versucht|fingen wir an|änderte sich alles].
Der [erste|zweite] Versuch [misslang|ging daneben|dauerte zehn Minuten], und [das machte es spannend|wir haben darüber gelacht|wir haben daraus gelernt].
Man braucht [keine teure Ausrüstung|nicht viel Platz|kein besonderes Talent|keinen Kurs] [für den Anfang|für die ersten Schritte].
Oft reichen [ein Bleistift|ein leerer Tisch|ein Heft] und [eine ruhige Stunde|etwas Geduld|eine Tasse Kaffee].
Am schwersten ist es, [anzufangen|dranzubleiben|um Hilfe zu bitten|den ersten Schritt zu wählen].
Nach [ein paar Wochen|einem Monat|drei Versuchen] wurde es [zur Gewohnheit|zur lieben Gewohnheit|selbstverständlich].
Ich schrieb auf, [was klappte|was es kostete|wie lange es dauerte|was schiefging], und [las es später wieder|zog ein paar Regeln daraus].
Die besten Ideen kamen von [Anfängern|Kindern|den Nachbarn|Leuten ohne Vorwissen].
Es hilft, [sich eine Grenze zu setzen|einen festen Tag zu wählen|es gemeinsam zu tun|ein Tagebuch zu führen].
[Geduld|Ausdauer|Neugier] zählt mehr als [Talent|Geld|Werkzeug].
Wir fragten [die Nachbarn|Freunde|drei Fachleute|unsere Leser], und [die Antworten überraschten uns|jeder sah es anders|fast alle waren sich einig].
Was [in der Stadt|im Sommer|in einer Familie] klappt, geht vielleicht nicht [auf dem Dorf|im Winter|allein].
Eine kleine Änderung [am Morgen|am Abend|im Ablauf] [machte den Unterschied|brachte mehr als jeder Rat].
Natürlich gab es [Tage|Momente|Wochen], in denen [nichts gelang|ich aufhören wollte|es nur regnete].
Rückblickend würde ich [es einfacher machen|früher anfangen|eher um Hilfe bitten].
Gute Vorbereitung spart später [Zeit|Geld|viel Ärger].
Wir schrieben eine Liste und strichen [die Hälfte|drei Viertel|fast alles].
Ein [Freund|Kollege|alter Handwerker] riet mir einmal, [klein zu beginnen|mir Zeit zu lassen|erst genau hinzusehen].
Im [Winter|Sommer|Herbst] [dauert alles länger|hat es seinen eigenen Reiz|gehen wir nach draußen, wenn es geht].
Das Ergebnis war nicht [perfekt|schön|wie auf den Fotos], aber es war [unseres|nützlich|ein Anfang].
Wer nicht weiterkommt, [macht eine Pause|schläft eine Nacht darüber|fragt die Gruppe].
Wir probierten [drei|zwei|vier] Wege, und [der einfachste|der langsamste|der unwahrscheinlichste] gewann.
[Altes|Gebrauchtes|Geliehenes] Werkzeug taugt oft [mehr als neues|genauso viel].
Ich lernte Menschen kennen, [die ich sonst nie getroffen hätte|die heute Freunde sind|die mehr wissen als jedes Buch].
Nächstes Jahr [machen wir es wieder|versuchen wir es anderswo|fangen wir früher an].
Schreibt uns, [wie ihr es macht|was ihr denkt|welche Ideen ihr habt]: [wir sind neugierig|wir lesen alles].`,
  review_title_good: `[Nach einer Woche|Nach zwei Wochen|Nach einem Monat|Nach drei Monaten|Nach einem halben Jahr|Nach einem Jahr|Erster Eindruck|Fürs Büro|Für die Küche|Für die Reise|Für meinen Sohn|Als Geschenk|Für jeden Tag|Zweite Bestellung|Im Angebot|Für den Balkon]: [sehr zufrieden|immer noch überzeugt|wie neu|genau richtig|perfekt|gute Wahl|keine Klagen|besser als gehofft|einfach schön|jeden Cent wert]
[Sehr gute|Tolle|Super|Hervorragende|Beeindruckende|Richtig gute] [Qualität|Verarbeitung|Leistung|Wahl|Idee][|, gerne wieder|, klare Empfehlung|, danke| für den Preis| in jeder Hinsicht]
[Schnell geliefert|Pünktlich da|Gut verpackt] und [passt|funktioniert|sieht aus wie beschrieben][|, danke|, top|, gerne wieder]
[Mein|Unser] [neuer Liebling|bester Kauf des Jahres|täglicher Begleiter][|, kein Bedauern|, immer noch begeistert|, sehr zufrieden]
[Hält|Macht], was es verspricht[|, jeden Tag|, auch nach Monaten|, ohne Wenn und Aber]
[Leicht|Stabil|Kompakt|Handlich|Elegant] und [einfach zu bedienen|gut verarbeitet|praktisch|schön anzusehen][|, top|, empfehlenswert]
[Sehr zufrieden|Rundum glücklich|Begeistert|Voll überzeugt] [vom Kauf|von der Qualität|vom Service|nach einem Monat][|, danke|, gerne wieder|, fünf Sterne]`,
  review_title_medium: `[Nach einer Woche|Nach zwei Wochen|Nach einem Monat|Nach drei Monaten|Nach einem halben Jahr|Nach einem Jahr|Erster Eindruck|Fürs Büro|Für die Küche|Für die Reise|Für meinen Sohn|Als Geschenk|Für jeden Tag|Zweite Bestellung|Im Angebot|Für den Balkon]: [ganz okay|könnte besser sein|reicht aus|noch unsicher|annehmbar|brauchbar|etwas enttäuscht|nur Durchschnitt|mit kleinen Mängeln|erfüllt den Zweck]
[In Ordnung|Ganz gut|Brauchbar|Mittelmäßig|Geht so] [für den Preis|fürs Erste|für gelegentlich|alles in allem][|, mehr nicht|, aber nichts Besonderes|, könnte besser sein]
[Gute Idee|Schönes Design|Solide Qualität|Gutes Produkt], [aber lange Lieferzeit|aber schlechte Anleitung|aber etwas laut|aber fällt klein aus|aber dünnes Material]
[Erfüllt seinen Zweck|Funktioniert|Tut, was es soll], aber [recht laut|etwas schwer|nichts für jeden Tag|kleiner als gedacht]
[Gemischte Gefühle|Noch unsicher|Halb überzeugt|Weder gut noch schlecht][| nach einer Woche| nach einem Monat| bei der Größe| bei der Qualität]
[Mehr|Etwas mehr|Bessere Qualität] [erwartet|erhofft] [für das Geld|nach den Bewertungen|von dieser Marke]`,
  review_title_bad: `[Nach einer Woche|Nach zwei Wochen|Nach einem Monat|Nach drei Monaten|Nach einem halben Jahr|Nach einem Jahr|Erster Eindruck|Fürs Büro|Für die Küche|Für die Reise|Für meinen Sohn|Als Geschenk|Für jeden Tag|Zweite Bestellung|Im Angebot|Für den Balkon]: [kaputt|nutzlos|nie wieder|enttäuscht|nicht zu empfehlen|schon zurückgeschickt|zu teuer|schlechte Qualität|ein Fehlkauf|Geld verschwendet]
[Kaputt|Defekt|Unbrauchbar] nach [zwei Tagen|einer Woche|einem Monat|dem ersten Gebrauch|drei Einsätzen]
[Schlechte|Miserable|Enttäuschende|Billige] [Qualität|Verarbeitung|Verpackung|Passform][|, zurückgeschickt|, nicht kaufen|, nie wieder|, leider]
[Falscher|Beschädigter|Gebrauchter] [Artikel|Inhalt|Karton] [geliefert|erhalten][|, keine Antwort|, warte auf Geld|, schon zweimal]
[Nicht wie beschrieben|Nicht wie auf den Fotos|Das Geld nicht wert|Nicht das Bestellte][|, zurückgeschickt|, enttäuscht|, Finger weg]
[Rausgeworfenes Geld|Fehlkauf des Jahres|Nicht empfehlenswert|Nie wieder|Große Enttäuschung][|, leider|, geht zurück|, Finger weg]
[Noch immer|Seit vier Wochen] [keine Erstattung|keine Antwort|kein Ersatz|kein Paket]`,
};
