import type { LocaleText } from '../locale-data.ts';

export const text: LocaleText = {
  review_good: `Genau das habe ich gesucht.
Die Qualität ist besser als erwartet.
Die Lieferung kam zwei Tage früher und war sorgfältig verpackt.
Ich benutze es seit einem Monat täglich und es sieht aus wie neu.
Meine Schwester hat es gesehen und gleich eines bestellt.
Die Farbe stimmt genau mit den Fotos überein.
Der Aufbau hat keine zehn Minuten gedauert.
Ich würde es jederzeit wieder kaufen.
Es wirkt stabil und gut verarbeitet.
Die Anleitung war kurz und verständlich.
Es passt sehr gut in unsere kleine Wohnung.
Der Kundendienst hat innerhalb einer Stunde geantwortet.
Ein schönes Geschenk, über das sich meine Mutter sehr gefreut hat.
Das Material fühlt sich angenehm an und riecht nicht.
Es hält, was es verspricht.
Ich habe mehrere Modelle verglichen und dieses war das beste.
Auch nach vielen Wäschen bleibt es in Form.
Die Größentabelle war genau und alles passt.
Das ist schon meine zweite Bestellung und ich bin weiterhin zufrieden.
Sehr gutes Verhältnis von Preis und Leistung.
Man merkt die Liebe zum Detail.
Es funktioniert sofort nach dem Auspacken.
Die Kinder lieben es und ich auch.
Anfangs war ich skeptisch und nun bin ich überzeugt.
Schnelle Lieferung und alles vollständig.
Leicht und robust und einfach zu reinigen.
Alle fragen mich, wo ich es gefunden habe.
Nach einem halben Jahr gibt es nichts zu beanstanden.`,
  review_medium: `Für den Preis in Ordnung, aber nichts Besonderes.
Das Produkt ist gut, aber die Lieferung hat zu lange gedauert.
Es erfüllt seinen Zweck, auch wenn die Verarbeitung besser sein könnte.
Die Farbe ist etwas dunkler als auf den Fotos.
Das Design gefällt mir, aber es fällt klein aus.
Gute Idee mit Luft nach oben.
Wenn man die Anleitung verstanden hat, funktioniert es gut.
Die Verpackung war beschädigt, aber der Inhalt in Ordnung.
Für dieses Geld hatte ich etwas mehr erwartet.
Für gelegentliche Nutzung reicht es.
Manche Teile wirken stabil und andere eher billig.
Eine Schraube fehlte und wurde schnell nachgeliefert.
Beim Aufbau brauchte ich zwei Anläufe.
Kleiner als gedacht, aber trotzdem nützlich.
Die ersten Wochen waren super und jetzt quietscht es ein wenig.
Bequem genug, aber nicht für den ganzen Tag.
Der Geruch war nach ein paar Tagen verschwunden.
Ich habe es behalten, weil sich die Rücksendung nicht lohnte.
Sieht hübsch aus und zieht leider Staub an.
Mittlere Qualität zu einem mittleren Preis.
Die Anleitung könnte mehr Bilder vertragen.
Es tut, was es soll, ist aber ziemlich laut.
Ich bin weder begeistert noch enttäuscht.
Das Material ist dünner als beschrieben.
Im Angebot eine brauchbare Wahl.
Meinem Partner gefällt es besser als mir.`,
  review_bad: `Nach drei Tagen war es kaputt.
Die Farbe hat mit den Fotos nichts zu tun.
Ich habe vier Wochen auf die Lieferung gewartet.
Das Material wirkt billig und riecht stark.
Zwei Teile fehlten und niemand beantwortet meine Nachrichten.
Trotz Größentabelle passt es überhaupt nicht.
Die Naht ist nach der ersten Wäsche aufgegangen.
Ich habe es am nächsten Tag zurückgeschickt.
Der Akku hält keine Stunde.
Die Oberfläche war schon beim Auspacken zerkratzt.
Das ist sein Geld nicht wert.
Die Anleitung ist völlig unverständlich.
Es wackelt, egal wie man es aufstellt.
Zweimal wurde das falsche Modell geliefert.
Der Reißverschluss klemmte schon am ersten Tag.
Sieht gut aus, ist aber im Alltag unbrauchbar.
Der Aufdruck war nach einer Woche verblasst.
Viel zu klein und unbequem.
Der Griff ist bei der Benutzung abgegangen.
Ich kann es niemandem empfehlen.
Die Erstattung hat mehr als einen Monat gedauert.
Es macht furchtbaren Lärm.
Die Beschreibung verspricht viel mehr, als das Produkt hält.
Leider mein schlechtester Kauf in diesem Jahr.
Kurz nach Ablauf der Rückgabefrist ging es nicht mehr.
Das Paket kam offen und halb leer an.`,
  review_title_good: `Sehr zufrieden
Einfach perfekt
Klare Empfehlung
Tolle Qualität
Besser als erwartet
Jeden Cent wert
Ein guter Fund
Mein neuer Liebling
Gut verarbeitet
Schnelle Lieferung und gutes Produkt
Schön und praktisch
Fünf Sterne
Gerne wieder
Schönes Geschenk
Genau wie beschrieben
Funktioniert einfach`,
  review_title_medium: `Ganz in Ordnung
Gut, aber nicht perfekt
Erfüllt seinen Zweck
Gemischte Gefühle
Dem Preis angemessen
Könnte besser sein
Durchschnitt
Nett mit kleinen Mängeln
Nicht schlecht
Brauchbar
Luft nach oben
Fast richtig
Gute Idee
Vorerst in Ordnung
Wie erwartet`,
  review_title_bad: `Enttäuscht
Finger weg
Schade ums Geld
Schlechte Qualität
Schnell kaputt
Nicht wie beschrieben
Zurückgeschickt
Nie wieder
Sehr lange Lieferzeit
Falsche Größe
Teile fehlen
Billiges Material
Schlechte Erfahrung
Funktioniert nicht
Lohnt sich nicht`,
  post_title: `{number} Tipps für {topic}
Alles über {topic}
{topic}: der Einstieg
Was niemand über {topic} sagt
{topic}: {number} häufige Fehler
{topic} für Anfänger
{topic} mit kleinem Budget
Was wir über {topic} gelernt haben
{number} Fragen rund um {topic}
{topic} in zehn Minuten am Tag
Ein Jahr lang {topic}
{topic} für Vielbeschäftigte
{number} Ideen für {topic}
{topic} neu gedacht
{topic} mit Kindern
{topic}: die besten Werkzeuge
{topic}: so bleibt man dran
{topic} leicht gemacht
{number} Bücher über {topic}
Unsere liebsten Orte für {topic}
{topic} im Lauf der Jahreszeiten
{topic}: was ich gerne früher gewusst hätte
{topic}: Mythen und Fakten
{topic} Schritt für Schritt
{topic}: {number} gute Gründe
{topic} ohne Stress
Kleine Schritte in Richtung {topic}
{topic} zu Hause
Ein Wochenende für {topic}
{topic}: eine Checkliste
{topic}: so planen wir
{number} Lektionen über {topic}
Ein Gespräch über {topic}
{topic} für die ganze Familie
{topic}: ein Blick in die Zukunft
{topic}: ein ehrlicher Bericht
Zeit für {topic}
Ein Plädoyer für {topic}
{topic} im Alltag
Warum wir über {topic} reden sollten
{topic} in der Stadt
{topic} kurz erklärt`,
  topic: `Zimmerpflanzen
Nachtzüge
Brettspiele
Wochenmärkte
Stadtpläne
Straßenfotografie
Bienenhaltung
Sauerteig
Balkongärten
Filterkaffee
Vogelbeobachtung
Handlettering
Winterschwimmen
Heimarbeit
Haushaltspläne
Bibliotheken
Radreisen
Fahrradtouren
Aquarellmalerei
Flohmarktfunde
Waldspaziergänge
Reparaturcafés
Sprachenlernen
Wanderungen
Chorgesang
Töpfern
Gemüsebeete
Campingküche
Podcasts
Analogfotografie
Ehrenamt
Notizbücher
Tabellenkalkulation
Hausmusik
Solarstrom
Museumsbesuche
Regionalgeschichte
Stricken
Klettern
Laufgruppen
Hofläden
Mittagspausen
Gartenteiche
Nahverkehr
Kochabende
Holzarbeiten
Briefe von Hand
Minimalismus
Datenvisualisierung
Schlafrituale
offene Daten
saisonales Gemüse
gebrauchte Möbel
vegetarische Küche
ruhige Morgenstunden
aufgeräumte Schreibtische
Ausflüge mit der Bahn
Basteln bei Regen
Fermentieren
Nachbarschaftsfeste
kleine Wohnungen
Teamarbeit auf Distanz`,
  post_sentence: `Es begann mit einer einfachen Frage, die niemand beantworten konnte.
Jahrelang habe ich es vor mir hergeschoben.
Im letzten Frühjahr haben wir es endlich versucht.
Der erste Anlauf ging gründlich daneben.
Genau das machte die Sache spannend.
Teure Ausrüstung braucht man für den Anfang nicht.
Ein Bleistift und eine ruhige Stunde genügen oft.
Am schwersten ist es, überhaupt anzufangen.
Nach einigen Wochen wurde daraus eine Gewohnheit.
Ich habe aufgeschrieben, was gut lief und was nicht.
Die besten Ideen kamen von völligen Neulingen.
Es hilft, sich vorher eine Grenze zu setzen.
Die meisten geben zu früh auf.
Geduld ist hier wichtiger als Talent.
Wir haben unsere Nachbarn nach ihrer Meinung gefragt.
Die Antworten haben uns überrascht.
Den einen richtigen Weg gibt es nicht.
Was in der Großstadt klappt, scheitert vielleicht im Dorf.
Ein Blick auf die Zahlen lohnt sich.
Die Kosten waren geringer als befürchtet.
Eine kleine Änderung am Morgen brachte den größten Unterschied.
Natürlich gab es auch Tage, an denen nichts gelang.
An solchen Tagen half ein kurzer Spaziergang.
Rückblickend würde ich vieles einfacher machen.
Das Wetter spielte nicht immer mit.
Gute Vorbereitung spart später viel Zeit.
Wir schrieben eine Liste und strichen die Hälfte.
Was übrig blieb, war erstaunlich klar.
Man vergisst leicht, wie viel man schon weiß.
Ein Freund riet mir einmal, klein zu beginnen.
An diesen Rat denke ich noch heute.
Viele Ratgeber machen es komplizierter, als es ist.
Andere versprechen mehr, als sie halten können.
Die Wahrheit liegt irgendwo dazwischen.
Für die ersten Schritte darf man sich Zeit nehmen.
Die Einzelheiten ergeben sich später von selbst.
Manchmal reicht es, zuzusehen und zuzuhören.
Aus Fehlern haben wir mehr gelernt als aus jedem Buch.
Die Bibliothek um die Ecke erwies sich als Schatzkammer.
Jede Jahreszeit hat ihren eigenen Reiz.
Im Winter dauert alles ein wenig länger.
Im Sommer haben wir alles nach draußen verlegt.
Die besten Fragen stellten wie immer die Kinder.
An diesem Nachmittag hatte es niemand eilig.
Drei Tage lang hat es geregnet und wir machten trotzdem weiter.
Das Ergebnis war nicht perfekt, aber es war unseres.
Die erste Fassung habe ich als Erinnerung behalten.
Gemeinsam macht die Arbeit doppelt so viel Spaß.
Es liegt eine gewisse Ruhe darin, nur eine Sache zu tun.
Wer nicht weiterkommt, macht am besten eine Pause.
Am nächsten Morgen liegt die Lösung oft auf der Hand.
Wir haben drei Wege nebeneinander ausprobiert.
Der einfachste gewann mit großem Abstand.
Es ist klug, das Datum zu notieren.
So sieht man, wie weit man gekommen ist.
Altes Werkzeug leistet oft bessere Dienste als neues.
Ein geübtes Auge ist mehr wert als ein voller Werkzeugkasten.
Die Gemeinschaft ist bemerkenswert freundlich.
Irgendjemand hilft immer gerne.
Ich habe Menschen kennengelernt, die ich sonst nie getroffen hätte.
Einer von ihnen ist ein guter Freund geworden.
Nicht jede Tradition muss erhalten bleiben.
Manche verdient eine zweite Chance.
Die Forschung dazu steht noch am Anfang.
Erste Ergebnisse machen trotzdem Mut.
Es lohnt sich, auch das Kleingedruckte zu lesen.
Zum Glück gab es im Laden nebenan alles Nötige.
Den Rest konnten wir leihen oder selbst bauen.
Ein fester Tag in der Woche hilft sehr.
Bei uns ist es der Donnerstagabend.
Am Monatsende sehen wir nach, was wir geschafft haben.
Meist ist es mehr als gedacht.
Anfangen kann man mit dem, was zu Hause liegt.
Alles andere kann warten.
Fehler gehören dazu und sind oft das Beste daran.
Vor dem ersten Treffen war ich aufgeregt.
Eine halbe Stunde später war das vergessen.
Die Aussicht von oben entschädigte für alles.
Nächstes Jahr machen wir das bestimmt wieder.
Bis dahin gibt es genug zu planen.
Schreibt uns gerne, wie ihr es macht.
Wir freuen uns auf eure Ideen.
Im nächsten Beitrag gehen wir auf die Einzelheiten ein.
Das ist aber eine andere Geschichte.`,
  comment: `Danke fürs Teilen.
Toller Beitrag!
Mir ging es letztes Jahr genauso.
Schreibst du noch etwas zu den Kosten?
Das hat mir sehr geholfen.
Ich sehe das etwas anders.
Wunderschöne Fotos!
Woher hast du das Material?
Für später gespeichert.
Meine Großmutter hat es genauso gemacht.
Wie lange hat das gedauert?
Ausprobiert und es klappt.
Interessanter Gedanke zum ersten Schritt.
Das wusste ich noch nicht.
Bitte die Reihe fortsetzen.
Der zweite Teil gefällt mir am besten.
Geht das auch in einer kleinen Wohnung?
Gut erklärt.
Ich würde noch Geduld ergänzen.
Darüber haben wir gestern beim Essen gesprochen.
Endlich sagt es mal jemand.
Was für eine schöne Geschichte.
Beim dritten Absatz musste ich laut lachen.
Gibt es eine Liste der Werkzeuge?
Guter Rat für Anfänger.
Habe ich gleich an mein Team weitergeleitet.
Der Link in der Mitte geht nicht.
Danke für die schnelle Antwort!
Bei mir auch.
Andere Meinung, aber schön geschrieben.
Jetzt wollen es meine Kinder auch versuchen.
Kannst du ein Buch empfehlen?
Sehr schön geschrieben.
Genau das habe ich heute gebraucht.
Ich habe zweimal aufgegeben, bis es klappte.
Gut zu wissen, dass es anderen auch so geht.
Ich freue mich auf den nächsten Beitrag.
Wie macht ihr das im Winter?
Guter Tipp mit der Bibliothek.
Ich lese hier seit Jahren mit.
Kurz und treffend.
Das wichtigste Werkzeug fehlt: Kaffee.
Danke für die ehrlichen Worte.
Bei uns einmal in der Woche.
Das wäre etwas für unseren Verein.
Wieder etwas gelernt.
Mit welcher Kamera ist das aufgenommen?
Bitte mehr davon!
Den zweiten Schritt musste ich zweimal lesen.
Sehr nützliche Liste.
Hat das jemand mit Kindern versucht?
Viele Grüße von der Küste.`,
  bio: `Erst Kaffee und dann alles andere.
Schreibt über Essen, Züge und kleine Städte.
Entwickelt Software und backt am Wochenende.
Immer auf der Suche nach dem nächsten Pfad.
Mehr Bücher als Regale.
Mutter von zwei Kindern und Sammlerin alter Karten.
Fotografiert am liebsten bei Regen.
Tagsüber Schule und abends Schlagzeug.
Lernt jede Woche etwas Neues.
Lebt mit zwei Katzen am Meer.
Gärtnert ohne Garten.
Mag gute Fragen.
Bei jedem Wetter auf dem Rad.
Gestaltet gerne mit Papier und Bleistift.
Am glücklichsten in den Bergen.
Will wissen, wie Dinge funktionieren.
Repariert alte Radios.
Stolzer Besitz von vierzig Zimmerpflanzen.
Läuft langsam, aber weit.
Sammelt Rezepte und Geschichten.
Schreibt seit zehn Jahren am ersten Roman.
Liebt Tabellen mehr, als gut ist.
Reist am liebsten mit dem Zug.
Hält Bienen auf dem Dach.
Singt im Chor und unter der Dusche.
Trinkt Tee und steht früh auf.
Pflegekraft, Tante und Rätselfreundin.
Baut kleine Dinge, die halten.
Glaubt an Bibliotheken.
Sieht nachts in die Sterne.
Nimmt Brettspiele sehr ernst.
Nur wegen der Kommentare hier.
Werktags [Schule|Klinik|Werkstatt|Bibliothek|Büro|Backstube|Labor|Gärtnerei|Küche|Redaktion], [am Wochenende|abends|sonntags|im Sommer] [Schach|Chor|Segeln|Schlagzeug|Garten|Wandern|Töpfern|Radfahren|Malen|Fußball].
Mag [alte Karten|Nachtzüge|Regentage|kleine Museen|Flohmärkte|dicke Bücher|steile Wege|Straßenküche|Jazzplatten|Krimis], [starken Kaffee|kalte Seen|warmes Brot|laute Konzerte|stille Straßen|offene Fenster|spitze Stifte|frühe Morgen|späte Abende|lange Sonntage] und [weite Wege|gute Fragen|schlechte Witze|fremde Hunde].
Lernt [Italienisch|Japanisch|Cello|Klavier|Surfen|Nähen|Jonglieren|Tanzen|Schreinern|Kalligrafie|Sternbilder] und [Backen|Klettern|Neinsagen|Skifahren|Stricken|Angeln|Zeichnen|Schach|Walisisch|Geduld], [ganz langsam|seit dem Winter|nur zum Spaß|immer wieder neu].`,
  search_term: `laufschuhe
schreibtischlampe
geburtstagsgeschenk
kopfhörer kabellos
winterjacke
fahrradschloss
kaffeebohnen
yogamatte
bürostuhl
handyhülle
trinkflasche
kinderpuzzle
gummistiefel
gartenschlauch
wandkalender
thermobecher
hundebett
bücherregal weiß
leinenhemd
gusseisenpfanne
rucksack 20 liter
notizbuch gepunktet
bilderrahmen
badetücher
aufbewahrungsboxen
usb kabel
campingzelt
tischlampe messing
wolldecke
brettspiele für zwei
tee geschenkset
wandersocken
sonnenbrille
küchenwaage
lautsprecher bluetooth
vorhang grau
kissenbezug
schneidebrett
werkzeugkasten klein
schwimmbrille
blumentopf groß
ledergürtel
katzenspielzeug
babydecke
schraubendreher set
laptophülle
kerzenhalter
regenschirm klein
backform
sneaker damen
gutschein
rückgabe
größentabelle`,
  note: `Am Montag zurückrufen.
Kunde bevorzugt E-Mail.
Paket beim Nachbarn abgeben.
Bitte zweimal klingeln.
Rechnung ist verschickt.
Warten auf Antwort.
Rabatt telefonisch vereinbart.
Bestand vor dem Versand prüfen.
Geschenkverpackung gewünscht.
Lieferung nach 17 Uhr.
In den nächsten Sprint verschoben.
Adresse bestätigt.
Zweite Mahnung verschickt.
Vollständig bezahlt.
Vertrag unterschrieben.
Freigabe durch die Finanzabteilung nötig.
Vorsichtig behandeln.
Unterlagen vollständig.
In zwei Wochen nachfassen.
Interesse am größeren Tarif.
Ungeöffnet zurückgekommen.
Artikel wurde ersetzt.
Doppelter Eintrag.
Auf der Messe kennengelernt.
Raum für zehn Personen gebucht.
Muster auf Anfrage verschickt.
Rückmeldung war positiv.
Offene Frage zur Garantie.
Innendienst informiert.
Schlüssel liegt am Empfang.
Bitte nicht knicken.
Preisliste aktualisiert.
Termin auf Donnerstag verlegt.
Warten auf Ersatzteile.
Am besten vormittags anrufen.
Neuer Ansprechpartner seit Mai.
Altes Gerät mitbringen.
Bereit zur Abholung.
Geprüft und für richtig befunden.
Langjähriger Kunde.
Teillieferung vereinbart.
Seiteneingang benutzen.`,
};
