import type { LocaleDesk } from '../locale-data.ts';

export const desk: LocaleDesk = {
  section: `Reisen
Essen & Trinken
Wohnen
Garten
Technik
Wissen
Gesundheit
Familie
Geld
Beruf
Bücher
Musik
Film
Fotografie
Sport
Natur
Geschichte
Gestaltung
Kultur
Meinung
Handwerk
Sprachen
Stadtleben
Wochenende`,
  project_name: `Neue Website
Mobile App
Data Warehouse
Kundenportal
Einarbeitung
Umstellung der Abrechnung
Single Sign-on
Suche
Monatsberichte
Öffentliche API
Designsystem
Büroumzug
Barrierefreiheit
Sicherheitsprüfung
Umzug in die Cloud
Newsletter
Partnerportal
Hilfebereich
Zahlungsarten
Auswertungen
Import und Export
Push-Nachrichten
Ladezeiten
Übersetzungen`,
  ticket_label: `Fehler
Abrechnung
Anmeldung
Frage
Wunsch
Mobil
Leistung
Export
Schnittstelle
Dokumentation
Rechte
Benachrichtigungen`,
  remark_reply: `Vielen Dank für [Ihre Nachricht|die Angaben|den Hinweis]. [Ich sehe mir das an|Wir sehen uns das an] und [melden uns heute noch|melden uns morgen|halten Sie auf dem Laufenden].
[Ich konnte das nachstellen|Wir konnten das nachstellen] und haben [es an die Entwicklung weitergegeben|die Ursache gefunden|einen internen Vorgang angelegt].
Können Sie uns [einen Screenshot|die genaue Uhrzeit|die Adresse der Seite|die Datei] schicken, damit wir [die Protokolle prüfen|den Fehler eingrenzen|den Ablauf sehen] können?
Das sollte [seit heute Morgen|mit der heutigen Version|mit dem Update von gestern] behoben sein. Bitte [laden Sie die Seite neu|melden Sie sich neu an|versuchen Sie es noch einmal].
Noch immer dasselbe [bei mir|bei zwei Kollegen|in unserem Team], [auch in einem anderen Browser|auch nach neuer Anmeldung|auch heute].
[Das hat geholfen|Jetzt geht es|Das war es], [vielen Dank|danke für die schnelle Hilfe|das Ticket kann geschlossen werden].
Im Anhang [ein Screenshot|die Datei|die Fehlermeldung] von [heute Morgen|gestern|unserem Testkonto].
Bis dahin können Sie [die Webversion nutzen|in kleineren Teilen exportieren|jemanden mit Adminrechten fragen].
Wir haben für Ihre Organisation [das Limit erhöht|die Rechnung korrigiert|den Link erneuert|die Rechte wiederhergestellt].
Gibt es etwas Neues? [Das hält unseren Monatsabschluss auf|Mehrere Kollegen warten darauf|Wir brauchen es bis Freitag].`,
  remark_order: `Bitte das Paket [bei den Nachbarn|am Hintereingang|am Empfang] abgeben.
Bitte [nach 17 Uhr|möglichst am Samstag|vor 12 Uhr] liefern.
Es ist ein Geschenk: bitte [keine Rechnung beilegen|einpacken|eine Karte beilegen].
Die Klingel ist defekt, bitte [anrufen|klopfen].
Bitte alles in einem Paket schicken.
[Dritter|Zweiter|Vierter] Stock ohne Aufzug.
Bitte die Bestellnummer auf der Rechnung angeben.
Bitte anrufen, falls etwas nicht lieferbar ist.`,
  remark_refund: `Ware [ungeöffnet|in gutem Zustand|mit Etikett] zurückerhalten.
[Fotos des Schadens liegen vor|Schaden anhand der Fotos bestätigt|Schaden vom Paketdienst gemeldet].
[Vollständig|Teilweise] erstattet wie [telefonisch|per E-Mail] vereinbart.
[Falsche Größe|Falsche Farbe|Falsches Modell] geschickt, Rücksendeetikett erstellt.
Paket ging an uns zurück.
Kulanz wegen der späten Lieferung.
Kunde behält den Artikel.
Zweite Erstattung in diesem Jahr, bitte prüfen.`,
  remark_revision: `[Tippfehler|Zwei Tippfehler|Toten Link] [in der Einleitung|im zweiten Abschnitt|in der Überschrift] korrigiert.
[Einleitung|Letzten Abschnitt|Überschrift] gekürzt.
[Zahlen|Links|Preise|Öffnungszeiten] aktualisiert.
[Foto|Zwei Quellen|Absatz zu den Kosten|Liste der Werkzeuge] ergänzt.
[Namen|Datum|Einheit] berichtigt.
[Einleitung|Schluss] nach Hinweisen aus den Kommentaren neu geschrieben.
[Checkliste|Zusammenfassung] nach oben gestellt.
Von [der Redaktion|einer zweiten Person] gegengelesen.`,
  remark_flag: `Bis zum Ende der Einführung ausgeschaltet.
Wird mit wenigen Organisationen erprobt.
Seit letztem Monat schrittweise eingeführt.
Nur für Administratoren sichtbar.
Ersetzt die bisherige Fassung.
Von vielen Kunden gewünscht.
Entfällt, sobald alle umgestellt sind.
Kann vom Support abgeschaltet werden.`,
  remark_image: `[Eine Tasse Kaffee|Ein offenes Notizbuch|Ein Laptop|Eine Schale Obst] auf einem [Holztisch|weißen Tisch|runden Tisch]
[Zwei Menschen|Eine Frau|Ein Mann|Drei Freunde] [in einem Park|in einem Café|in einem Garten|in der Altstadt]
Blick auf [den Hafen|das Tal|die Altstadt|den Marktplatz] [am Morgen|bei Sonnenuntergang|im Winter|von oben]
[Tomaten|Blumen|Kräuter|Äpfel] in [einem Korb|einer Holzkiste|einer blauen Schale]
[Ein Zug|Ein Fahrrad|Ein kleines Boot] vor [einem See|einem Bahnhof|einer Häuserzeile]
[Hände|Ein Kind|Ein Handwerker] [bei der Holzarbeit|beim Teigkneten|beim Malen]
[Ein Bücherregal|Ein Schreibtisch|Eine Werkstatt|Eine Küche] mit [Pflanzen|Werkzeug|alten Karten]
Leere [Straße|Bucht|Allee] [nach dem Regen|im Morgengrauen|im Herbst]`,
};
