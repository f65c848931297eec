import type { LocaleGrammar } from '../locale-data.ts';

export const grammar: LocaleGrammar = {
  openers: {
    review: `|Update: |Kort gezegd: |Na twee weken: |Mijn oordeel: `,
    comment: `|Hoi! |Hallo allemaal. |Leuk. |Net gevonden. |Ik ben laat. |Wat leuk. `,
    note: `|Belangrijk: |Intern: |Telefonisch: |Vandaag: `,
    post_sentence: `|Eerlijk gezegd: |Eén ding viel op: |Wat we leerden: |Voor beginners: `,
    ticket_subject: `|Opnieuw: |Verzoek: `,
    ticket_body: `|Goedendag. |Goedemorgen. |Hallo. |Beste team. `,
  },
  ticket_topic: `[Inloggen|Aanmelden] lukt niet [sinds vanmorgen|sinds gisteren|na de update|op mijn telefoon|op kantoor|met het nieuwe wachtwoord][|, spoed|, wat nu?]	Sinds [vanmorgen|gisteren|maandag|twee dagen] kan ik niet meer inloggen [op mijn account|in het portaal|in de app]: [het formulier blijft leeg|er komt een foutmelding|het wachtwoord wordt geweigerd].
[E-mail|Link|Bericht] om het wachtwoord te herstellen [komt niet aan|komt te laat|werkt niet|is verlopen][| sinds gisteren| op mijn werk|, help]	Ik heb [twee|drie|vier] keer een nieuw wachtwoord gevraagd, maar [de e-mail komt niet aan|de link is verlopen|de link gaat naar een lege pagina][| en de spammap is leeg].
[Verkeerd adres|Verkeerd bedrag|Btw-nummer ontbreekt|Verkeerde naam|Verkeerde datum] op de factuur [van maart|van mei|van oktober|van deze maand|van vorige maand]	Op de factuur [van mijn laatste bestelling|van deze maand|van vorige maand] [staat een verkeerd adres|klopt het bedrag niet|ontbreekt het btw-nummer]: [kunt u die aanpassen|ik heb een nieuwe nodig|de boekhouding keurt hem af].
[Vraag|Informatie|Verzoek] over [mijn|ons] [jaarabonnement|maandabonnement|proefabonnement|zakelijk abonnement|abonnement]	Ik wil graag weten [wanneer het afloopt|hoe ik opzeg|hoe ik overstap|wat uitbreiden kost] bij [mijn|ons] [maandabonnement|jaarabonnement|proefabonnement].
[Export|Import] [stopt bij 80 procent|lukt niet|is onvolledig|is erg traag] [sinds gisteren|sinds vanmorgen|met grote bestanden|van contacten|van bestellingen]	De [export|import] stopt na [tweeduizend|vijfduizend|tienduizend] regels, terwijl het met [kleine bestanden|minder gegevens|een ander project] wel werkt.
[Pagina|Overzicht|Zoekfunctie|Lijst] [laadt niet|reageert niet|is erg traag] [sinds gisteren|in de middag|in de browser|op kantoor|na de update]	Sinds [gisteren|vanmorgen|een week] [duurt het laden een minuut|blijft de pagina wit|blijft alles hangen] [op kantoor|thuis|in elke browser].
Fout bij het uploaden van [een bestand|een foto|een pdf|een tabel|een video][|, code 413|, code 500| in het project| op mijn telefoon]	Als ik [een pdf|een foto|een tabel] van [5 MB|20 MB|een paar bladzijden] upload, [komt er een foutmelding|blijft de balk staan|gebeurt er niets].
Hoe [voeg ik een collega toe|verwijder ik een lid|nodig ik een gast uit|geef ik een partner toegang][|?| aan het project?| in ons team?| zonder rechten om te wijzigen?]	Ik wil [een nieuwe collega|een externe partner|twee personen] toegang geven [vanaf maandag|tot ons project|zonder rechten om te wijzigen].
Terugbetaling van [een dubbele betaling|een geannuleerde bestelling|een verkeerde afschrijving|mijn retour][|, graag|, tweede verzoek| van vorige week| van vorige maand]	Er is [twee|drie] keer afgeschreven voor dezelfde bestelling: ik wil het geld graag [zo snel mogelijk|op dezelfde rekening|voor het einde van de maand] terug.
[Pakket|Bestelling|Zending] [niet aangekomen|te laat|blijft in het depot|op een ander adres bezorgd][|, wat nu?| sinds een week| sinds tien dagen| volgens de tracering]	Het pakket staat al [drie dagen|een week|tien dagen] als [bezorgd|onderweg|in het depot], maar [ik heb het niet ontvangen|de status verandert niet|de koerier reageert niet].
Verkeerd [artikel|model|formaat] [in mijn bestelling|in de doos|ontvangen|geleverd][|, ruilen?|, terugsturen?| gisteren]	Ik had [de blauwe versie|maat M|het grote model] besteld en kreeg [de grijze|maat S|het kleine].
Bestelling van [gisteren|vanmorgen|maandag|vorige week] [annuleren|wijzigen|samenvoegen][|, graag|, spoed|: kan dat nog?]	Ik wil de bestelling van [gisteren|vanmorgen|maandag] [annuleren|wijzigen], want [die is dubbel|het adres klopt niet|ik heb hem niet meer nodig].
[Kortingscode|Cadeaubon|Actiecode] [wordt geweigerd|is ongeldig|wordt niet verrekend][| bij het afrekenen| in de app| volgens de kassa| sinds gisteren]	Volgens [uw e-mail|de folder|de website] is de code geldig tot [morgen|eind van de maand|zondag], maar [hij wordt geweigerd|de prijs verandert niet].
App [sluit af|loopt vast|blijft zwart] [bij het starten|na het inloggen|bij de kalender|na de update|op mijn tablet]	Sinds de laatste update [sluit de app vanzelf af|loopt de app vast|blijft het scherm zwart] [zodra ik hem open|bij de kalender|na een paar seconden].
Kopie van de [factuur|bon] van [januari|februari|maart|april|juni|september|november][|, graag| voor de boekhouding]	Ik heb een kopie nodig van de factuur van [januari|maart|juni|september] voor [de aangifte|de boekhouding|mijn declaratie].
Vraag over de garantie [op mijn aankoop|na twee jaar|zonder bon|op de accu|van een cadeau]	Geldt de garantie ook voor [de accu|een kras|een kapotte rits], [na een jaar|zonder bon|als ik het in de aanbieding kocht]?`,
  ticket_sentence: `Hartelijk dank voor [de snelle hulp van vorige keer|uw geduld|uw service].
Ik heb [een schermafbeelding|een foto|de bevestiging|de foutmelding] bijgevoegd.
Kunt u [nagaan|mij laten weten|uitzoeken] [wat er aan de hand is|hoe het verder gaat|hoe ver u bent]?
[Als het nodig is|Graag] [bel ik u|laat ik het zien|stuur ik meer gegevens].
U bereikt mij [’s ochtends|’s middags|tussen 9 en 11 uur|tot 17 uur] [telefonisch|per e-mail].
In de helppagina’s vond ik [geen antwoord|niets|niets dat mij verder helpt].
[Alvast bedankt|Veel dank] voor [uw hulp|het antwoord|de moeite].
[Het heeft geen haast|Het is nogal dringend], maar [ik wil het graag weten|we hebben het deze week nodig].
[Een collega|Mijn man|Ons kantoor in Utrecht] heeft [hetzelfde probleem|hetzelfde gevraagd].
Ik heb [alle stappen van de handleiding|het met een ander apparaat|alles twee keer] geprobeerd.
Ik hoor graag [van u|wat u kunt doen|hoe het verder gaat].`,
  review_title_good: `[Na een week|Na twee weken|Na een maand|Na drie maanden|Na een half jaar|Na een jaar|Eerste indruk|Voor kantoor|Voor de keuken|Voor op reis|Voor mijn zoon|Als cadeau|Voor elke dag|Tweede bestelling|In de aanbieding|Voor het balkon]: [erg blij|nog steeds overtuigd|als nieuw|precies goed|perfect|goede keuze|geen klachten|beter dan gehoopt|geweldig|zijn geld waard]
[Zeer goede|Uitstekende|Prima|Mooie|Echt goede] [kwaliteit|afwerking|aankoop|keuze|verrassing][|, aanrader|, bedankt|, geen klachten| voor de prijs| in alle opzichten]
[Snel geleverd|Op tijd|Goed verpakt] en [werkt prima|precies zoals beschreven|past goed][|, bedankt|, top]
[Mijn|Onze] [nieuwe favoriet|beste aankoop van het jaar|dagelijkse hulp][|, geen spijt|, nog steeds blij|, aanrader]
[Doet|Levert] wat het belooft[|, elke dag|, ook na maanden|, zonder twijfel]
[Licht|Stevig|Compact|Handig|Elegant] en [makkelijk in gebruik|goed afgewerkt|mooi om te zien|goed doordacht][|, top|, aanrader]
[Erg blij|Heel tevreden|Enthousiast|Dolblij] met [de aankoop|de kwaliteit|de service|de bestelling][|, bedankt|, vijf sterren|, koop ik weer]`,
  review_title_medium: `[Na een week|Na twee weken|Na een maand|Na drie maanden|Na een half jaar|Na een jaar|Eerste indruk|Voor kantoor|Voor de keuken|Voor op reis|Voor mijn zoon|Als cadeau|Voor elke dag|Tweede bestelling|In de aanbieding|Voor het balkon]: [prima|kan beter|goed genoeg|nog niet zeker|acceptabel|bruikbaar|een beetje teleurgesteld|gemiddeld|met kleine gebreken|doet zijn werk]
[Redelijk|Gemiddeld|Prima|Matig|Niet slecht] [voor de prijs|om te beginnen|voor af en toe|al met al][|, meer niet|, niets bijzonders|, kan beter]
[Goed idee|Mooi ontwerp|Redelijke kwaliteit|Goed product], maar [trage levering|onduidelijke handleiding|vrij luid|valt klein uit|dun materiaal]
[Doet zijn werk|Werkt|Bruikbaar], maar [vrij luid|wat zwaar|niet voor elke dag|kleiner dan gedacht]
[Gemengde gevoelens|Nog niet zeker|Half overtuigd|Niet goed, niet slecht][| na een week| na een maand| over de maat| over de kwaliteit]
[Meer|Iets meer|Betere kwaliteit] [verwacht|gehoopt] [voor dit geld|na de recensies|van dit merk]`,
  review_title_bad: `[Na een week|Na twee weken|Na een maand|Na drie maanden|Na een half jaar|Na een jaar|Eerste indruk|Voor kantoor|Voor de keuken|Voor op reis|Voor mijn zoon|Als cadeau|Voor elke dag|Tweede bestelling|In de aanbieding|Voor het balkon]: [kapot|nutteloos|nooit meer|teleurgesteld|niet aan te raden|al teruggestuurd|te duur|slechte kwaliteit|een miskoop|weggegooid geld]
[Kapot|Defect|Onbruikbaar] na [twee dagen|een week|een maand|het eerste gebruik|drie keer]
[Slechte|Matige|Teleurstellende|Goedkope] [kwaliteit|afwerking|verpakking|pasvorm][|, teruggestuurd|, niet kopen|, nooit meer|, helaas]
[Verkeerd artikel|Beschadigd product|Onvolledig pakket|Gebruikt artikel] [ontvangen|geleverd][|, geen antwoord|, wacht op geld|, twee keer]
[Niet zoals beschreven|Heel anders dan de foto’s|Het geld niet waard|Niet wat ik bestelde][|, teruggestuurd|, teleurgesteld|, afrader]
[Weggegooid geld|Slechtste aankoop van het jaar|Niet kopen|Nooit meer|Grote teleurstelling][|, helaas|, gaat terug|, afrader]
[Nog steeds|Al vier weken] [geen terugbetaling|geen antwoord|geen pakket|geen vervanging]`,
};
