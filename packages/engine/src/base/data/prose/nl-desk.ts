import type { LocaleDesk } from '../locale-data.ts';

export const desk: LocaleDesk = {
  section: `Reizen
Eten
Wonen
Tuin
Techniek
Wetenschap
Gezondheid
Gezin
Geld
Werk
Boeken
Muziek
Film
Fotografie
Sport
Natuur
Geschiedenis
Vormgeving
Cultuur
Opinie
Ambacht
Talen
Stadsleven
Weekend`,
  project_name: `Nieuwe website
Mobiele app
Datawarehouse
Klantenportaal
Inwerken
Overstap facturatie
Single sign-on
Zoekfunctie
Maandrapportage
Openbare API
Designsysteem
Verhuizing kantoor
Toegankelijkheid
Beveiligingscontrole
Overstap naar de cloud
Nieuwsbrief
Partnerportaal
Helpcentrum
Betaalmethoden
Analyses
Import en export
Pushmeldingen
Laadtijden
Vertalingen`,
  ticket_label: `fout
facturatie
inloggen
vraag
wens
mobiel
snelheid
export
koppeling
documentatie
rechten
meldingen`,
  remark_reply: `Bedankt voor [uw bericht|de gegevens|de melding]. [Ik kijk ernaar|Wij kijken ernaar] en [komen er vandaag op terug|komen er morgen op terug|houden u op de hoogte].
[Ik kon dit nabootsen|Wij konden dit nabootsen] en hebben [het aan de ontwikkelaars doorgegeven|de oorzaak gevonden|een interne melding gemaakt].
Kunt u ons [een schermafdruk|het precieze tijdstip|het adres van de pagina|het bestand] sturen, zodat wij [de logboeken kunnen nakijken|zien wat er gebeurt|het kunnen inperken]?
Dit zou [sinds vanmorgen|met de versie van vandaag|met de update van gisteren] opgelost moeten zijn. Wilt u [de pagina opnieuw laden|opnieuw inloggen|het nog eens proberen]?
Nog steeds hetzelfde [bij mij|bij twee collega’s|in ons team], [ook in een andere browser|ook na opnieuw inloggen|ook vandaag].
[Dat hielp|Nu werkt het|Opgelost], [dank u wel|bedankt voor de snelle hulp|de melding mag dicht].
In de bijlage [een schermafdruk|het bestand|de foutmelding] van [vanmorgen|gisteren|onze testaccount].
Intussen kunt u [de webversie gebruiken|in kleinere delen exporteren|het aan een beheerder vragen].
Wij hebben voor uw organisatie [de limiet verhoogd|de factuur verbeterd|de link vernieuwd|de rechten hersteld].
Is er al nieuws? [Het houdt onze maandafsluiting op|Meerdere collega’s wachten erop|Wij hebben het vrijdag nodig].`,
  remark_order: `Pakket graag [bij de buren|bij de achterdeur|bij de receptie] afgeven.
Graag [na 17 uur|liefst op zaterdag|voor 12 uur] bezorgen.
Het is een cadeau: graag [zonder factuur|inpakken|met een kaartje].
De bel is kapot, graag [bellen|kloppen].
Graag alles in één pakket sturen.
[Derde|Tweede|Vierde] verdieping zonder lift.
Graag het bestelnummer op de factuur vermelden.
Laat het weten als iets niet leverbaar is.`,
  remark_refund: `Artikel [ongeopend|in goede staat|met label] retour ontvangen.
[Foto’s van de schade ontvangen|Schade bevestigd aan de hand van foto’s|Schade gemeld door de vervoerder].
[Volledig|Gedeeltelijk] terugbetaald zoals [telefonisch|per e-mail] afgesproken.
[Verkeerde maat|Verkeerde kleur|Verkeerd model] gestuurd, retourlabel gemaakt.
Pakket retour afzender.
Tegemoetkoming voor de late levering.
Klant houdt het artikel.
Tweede terugbetaling van deze klant dit jaar, graag nakijken.`,
  remark_revision: `[Typefout|Twee typefouten|Dode link] in [de inleiding|het tweede deel|de kop] verbeterd.
[Inleiding|Laatste deel|Kop] ingekort.
[Cijfers|Links|Prijzen|Openingstijden] bijgewerkt.
[Foto|Twee bronnen|Alinea over kosten|Lijst met gereedschap] toegevoegd.
[Naam|Datum|Eenheid] verbeterd.
[Inleiding|Slot] herschreven na reacties van lezers.
Samenvatting naar boven verplaatst.
Nagelezen door [de redactie|een tweede lezer].`,
  remark_flag: `Staat uit tot de invoering klaar is.
Wordt bij enkele organisaties getest.
Sinds vorige maand stap voor stap ingevoerd.
Alleen zichtbaar voor beheerders.
Vervangt de vorige versie.
Door veel klanten gevraagd.
Vervalt zodra iedereen het heeft.
Kan door support worden uitgezet.`,
  remark_image: `[Een kop koffie|Een open notitieboek|Een laptop|Een schaal fruit] op een [houten|witte|ronde] tafel
[Twee mensen|Een vrouw|Een man|Drie vrienden] in [een park|een café|een tuin|de oude stad]
Uitzicht op [de haven|het dal|de oude stad|het marktplein] [in de ochtend|bij zonsondergang|in de winter|van boven]
[Tomaten|Bloemen|Kruiden|Appels] in [een mand|een houten kist|een blauwe schaal]
[Een trein|Een fiets|Een bootje] voor [een meer|een station|een rij huizen]
[Handen|Een kind|Een vakman] [aan het werk met hout|met deeg|aan het schilderen]
[Een boekenkast|Een bureau|Een werkplaats|Een keuken] met [planten|gereedschap|oude kaarten]
[Lege straat|Leeg strand|Leeg pad] [na de regen|bij zonsopgang|in de herfst]`,
};
