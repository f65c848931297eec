import type { LocaleText } from '../locale-data.ts';

export const text: LocaleText = {
  review_good: `[Precies|Helemaal] wat ik [zocht|nodig had|wilde].
De kwaliteit is [uitstekend|erg goed|beter dan verwacht] [voor deze prijs|en dat zie je meteen|en de levering was snel].
De bestelling kwam [twee dagen|een dag|een week] eerder en [alles was netjes verpakt|de doos was heel|de bezorger was vriendelijk].
Ik gebruik het [elke dag|elke ochtend|ieder weekend] sinds [een maand|drie maanden|een halfjaar] en [het ziet er nog als nieuw uit|er is niets mis mee|het werkt als op de eerste dag].
[Mijn zus|Mijn buurman|Een collega|Mijn vader] zag het en bestelde er [meteen een|ook een|twee].
De kleur is [precies als op de foto|in het echt nog mooier|zoals beschreven].
Het in elkaar zetten duurde [tien minuten|een kwartier|nog geen halfuur] en [de handleiding was duidelijk|er was geen gereedschap nodig].
Ik zou het [zo weer kopen|iedereen aanraden|ook cadeau geven].
Het voelt [stevig|degelijk|solide] en is [mooi afgewerkt|goed gemaakt|gemaakt om lang mee te gaan].
De klantenservice antwoordde [binnen een uur|dezelfde dag|binnen tien minuten] en was [erg vriendelijk|heel behulpzaam|duidelijk].
Een mooi cadeau: [mijn moeder|mijn man|mijn vriendin|opa] is er [dolblij|heel blij|erg tevreden] mee.
Ik heb [meerdere|drie|veel] modellen vergeleken en dit is [het beste|het fijnste|de beste koop].
Na [veel|tien|twintig] wasbeurten [zit het nog goed|zijn de kleuren nog fris|is het als nieuw].
Dit is [mijn tweede|onze derde] bestelling en ik ben [nog steeds tevreden|weer heel blij].
[Licht|Handig|Compact] en [makkelijk schoon te maken|fijn in gebruik|mooi om te zien].
[De kinderen|Mijn dochters|De kleinkinderen] vinden het geweldig en [ik ook|de kat ook|mijn man trouwens ook].`,
  review_medium: `[Voor de prijs|Al met al|Over het geheel] prima, maar [niets bijzonders|ik had meer verwacht|het kan beter].
Het product is [goed|prima|degelijk], maar de levering duurde [twee weken|tien dagen|te lang].
Het doet wat het moet doen, al mag [de afwerking|het stiksel|de handleiding|de verpakking] beter.
De kleur is [iets donkerder|iets lichter|een tikje anders] dan op de foto.
[Het ontwerp|De vorm|Het idee] bevalt me, maar [het valt klein uit|het is kleiner dan gedacht|de stof is dun].
De doos was [beschadigd|open|gedeukt], maar de inhoud [was in orde|was heel|had geen schade].
Voor [af en toe|licht gebruik|in de vakantie] is het [genoeg|prima geschikt|goed te doen].
Er ontbrak [een schroef|een onderdeel|een dop], maar die [werd snel nagestuurd|kwam na twee dagen|had ik zelf nog].
[De eerste weken|De eerste dagen|In het begin] ging het goed, nu [piept het een beetje|zit er speling op|verkleurt het wat].
De geur was na [een paar dagen|een week|twee wasbeurten] weg.
Ik heb het gehouden omdat [terugsturen niet loonde|het toch van pas komt|het weinig kostte].
[Gemiddelde|Redelijke|Behoorlijke] kwaliteit voor een [gemiddelde|redelijke|eerlijke] prijs.
Ik ben niet [enthousiast|laaiend], maar ook niet [teleurgesteld|ontevreden].
In de aanbieding is het [een redelijke keus|een verstandige koop|het overwegen waard].
Het werkt, maar het is [behoorlijk luid|zwaarder dan gedacht|wat traag].`,
  review_bad: `Na [drie dagen|een week|één keer gebruiken|een maand] was het stuk.
De kleur [lijkt in niets op|is heel anders dan|is veel doffer dan] die op de foto.
Ik heb [vier weken|een maand|twintig dagen] gewacht en [niemand reageerde|de doos was open|het was het verkeerde model].
Het materiaal voelt [goedkoop|slecht|breekbaar] en [ruikt sterk|krast meteen|geeft af].
Er ontbraken [twee onderdelen|schroeven|de instructies] en [niemand beantwoordt mijn berichten|de klantenservice zwijgt|ik moest zelf iets verzinnen].
Ondanks de maattabel [past het niet|is het te strak|is het veel te groot].
[De naad|De rits|Het handvat] ging [bij de eerste wasbeurt|op de eerste dag|na twee weken] kapot.
Ik heb het [de volgende dag|meteen|na een week] teruggestuurd en [wacht nog op mijn geld|de terugbetaling duurde een maand].
De accu houdt het [nog geen uur|nauwelijks|een halve dag] vol.
Het is [de prijs|het geld|de helft van de prijs] niet waard.
Het [wiebelt|maakt lawaai|lekt] [wat je ook doet|vanaf het begin|al na een paar dagen].
De handleiding is [onbegrijpelijk|fout|in een taal die ik niet ken].
[Ziet er mooi uit|Leuk op de foto], maar [onbruikbaar in de praktijk|ongemakkelijk|niet schoon te krijgen].
[Helaas|Echt] mijn slechtste aankoop [van het jaar|in lange tijd|bij deze winkel].
Het deed het niet meer [vlak na de retourtermijn|na tien dagen|zonder reden].`,
  review_title_good: `[Erg|Heel|Zeer] [tevreden|blij]
[Goede|Mooie|Fijne] kwaliteit
Beter dan verwacht
[Aanrader|Echt een aanrader]
Elke cent waard
Mooi cadeau
Zoals beschreven
Vijf sterren
Werkt gewoon
Snelle levering
Mijn favoriet
Handig en mooi
Graag weer`,
  review_title_medium: `Gemiddeld
Het gaat wel
[Goed|Mooi], maar niet perfect
Doet wat het moet
Gemengde gevoelens
Prima voor de prijs
Kan beter
Een paar gebreken
Niet slecht
Redelijk
Net niet
Goed idee
Voorlopig prima
Zoals verwacht
Kon minder`,
  review_title_bad: `[Erg|Heel|Zeer] teleurgesteld
Niet kopen
Zonde van het geld
Slechte kwaliteit
Meteen kapot
Niet zoals beschreven
Teruggestuurd
Nooit meer
Veel te late levering
Verkeerde maat
Onderdelen ontbreken
Goedkoop materiaal
Slechte ervaring
Werkt niet`,
  post_title: `{number} [tips|ideeën|boeken|lessen] over {topic}
[Alles|Wat wij weten|Een gesprek|Een eerlijk verhaal|Wat niemand zegt] over {topic}
{topic}: [het begin|de beste spullen|zo houd je het vol|feiten en fabels|een checklist|zo plannen wij het]
{topic}: {number} [veelgemaakte fouten|goede redenen|vragen]
{topic} [voor beginners|met een klein budget|met kinderen|zonder stress|thuis|in de stad|stap voor stap|kort uitgelegd]
{topic} [in tien minuten per dag|voor drukke mensen|voor het hele gezin|door het jaar heen|op een nieuwe manier]
Een [jaar|weekend|maand|week] lang {topic}
Onze favoriete plekken voor {topic}
[Tijd|Een pleidooi] voor {topic}
Waarom we het over {topic} moeten hebben
Kleine stappen richting {topic}`,
  topic: `kamerplanten
nachttreinen
bordspellen
weekmarkten
stadsplattegronden
straatfotografie
bijen houden
zuurdesem
balkontuinen
filterkoffie
vogels kijken
handlettering
winterzwemmen
thuiswerken
huishoudboekjes
bibliotheken
fietsvakanties
fietstochten
aquarelleren
vlooienmarkten
boswandelingen
repaircafés
talen leren
wandeltochten
zingen in een koor
pottenbakken
moestuinen
koken op de camping
podcasts
analoge fotografie
vrijwilligerswerk
notitieboekjes
spreadsheets
huismuziek
zonnestroom
museumbezoek
streekgeschiedenis
breien
klimmen
loopgroepen
boerderijwinkels
lunchpauzes
tuinvijvers
openbaar vervoer
kookavonden
houtbewerking
handgeschreven brieven
minimalisme
datavisualisatie
slaaprituelen
open data
groente van het seizoen
tweedehands meubels
vegetarisch koken
rustige ochtenden
opgeruimde bureaus
uitstapjes met de trein
knutselen bij regen
fermenteren
buurtfeesten
kleine woningen
samenwerken op afstand`,
  post_sentence: `Het begon met [een simpele vraag|een weddenschap|een regenachtige dag|een oud boek] [die ons niet losliet|en wat nieuwsgierigheid|bijna als grap].
[Jarenlang|Lange tijd|Maandenlang] [heb ik het uitgesteld|hebben we er alleen over gepraat|had ik er geen tijd voor].
[Afgelopen voorjaar|Vorig jaar|Op een zondag in maart|Aan het eind van de zomer] [hebben we het echt geprobeerd|zijn we begonnen|veranderde alles].
De [eerste|tweede] poging [mislukte|ging flink mis|duurde tien minuten], en [juist dat maakte het spannend|we hebben erom gelachen|daar leerden we van].
Om te beginnen heb je geen [dure spullen|grote ruimte|bijzonder talent|cursus] nodig.
Vaak zijn [een potlood|een lege tafel|een schrift] en [een rustig uur|wat geduld|een kop koffie] genoeg.
Het moeilijkste is [beginnen|volhouden|hulp vragen|kiezen waar je begint].
Na [een paar weken|een maand|drie pogingen] werd het [een gewoonte|een fijne gewoonte|vanzelfsprekend].
Ik schreef op [wat werkte|elke uitgave|de uren|de fouten] en [las het later terug|haalde er een paar regels uit].
De beste ideeën kwamen van [beginners|kinderen|de buren|mensen die er niets van wisten].
Het helpt om [een grens te stellen|een vaste dag te kiezen|het samen te doen|een dagboek bij te houden].
[Geduld|Volhouden|Nieuwsgierigheid] telt meer dan [talent|geld|gereedschap].
We vroegen [de buren|vrienden|drie kenners|onze lezers] wat ze ervan vonden en [de antwoorden verrasten ons|iedereen dacht er anders over|bijna iedereen was het eens].
Wat [in de stad|in de zomer|voor een gezin] werkt, werkt misschien niet [in een dorp|in de winter|voor wie alleen woont].
De kosten waren [lager dan gedacht|een paar tientjes|te overzien].
Een kleine verandering [in de ochtend|in de avond|in de aanpak] maakte [het verschil|meer uit dan elk advies].
Natuurlijk waren er [dagen|momenten|weken] waarop [niets lukte|ik wilde stoppen|het bleef regenen].
Achteraf gezien zou ik [het eenvoudiger aanpakken|eerder beginnen|eerder hulp vragen].
Een goede voorbereiding scheelt later [tijd|geld|veel ergernis].
We maakten een lijst en streepten [de helft|driekwart|bijna alles] weg.
Een [vriend|collega|oude vakman] raadde me ooit aan [klein te beginnen|geen haast te hebben|eerst goed te kijken].
De bibliotheek [om de hoek|in onze wijk] bleek [een schatkamer|heel nuttig|vol verrassingen].
In de [winter|zomer|herfst] [duurt alles wat langer|heeft het een eigen charme|gaan we naar buiten als het kan].
Het resultaat was niet [perfect|mooi|zoals op de foto], maar het was [van ons|bruikbaar|een begin].
Wie vastloopt [kan beter even pauzeren|moet er een nacht over slapen|kan het de groep vragen].
We hebben [drie|twee|vier] manieren geprobeerd en [de simpelste|de langzaamste|de minst verwachte] won.
[Oud|Tweedehands|Geleend] gereedschap werkt vaak [beter dan nieuw|net zo goed].
Ik leerde mensen kennen die [ik anders nooit had ontmoet|nu vrienden zijn|meer weten dan een boek].
Aan het eind van de maand kijken we naar [wat er gelukt is|de kosten|de foto’s], en [meestal is het meer dan gedacht|dat stemt tevreden].
Volgend jaar [doen we het zeker weer|proberen we een andere plek|beginnen we eerder].
Laat ons weten [hoe jullie het doen|wat jullie ervan vinden|welke ideeën jullie hebben].`,
  comment: `[Bedankt|Dank je wel|Veel dank] voor [het delen|de tip|het artikel|het antwoord]!
[Mooi artikel|Goed stuk|Leuk verhaal], [heel duidelijk|goed geschreven|vol ideeën].
Dat had ik [vorig jaar|vorige week|vroeger|al twee keer] ook.
Kun je nog iets schrijven over [de kosten|het gereedschap|de tijd|veelgemaakte fouten]?
[Hier heb ik veel aan|Dit heeft me geholpen|Heel inspirerend], [bedankt|top|fijn].
Ik zie het [iets anders|toch anders], maar [het is goed geschreven|ik begrijp je punt].
Wat [mooie foto’s|een mooi verhaal|een goed idee]!
Waar heb je [het materiaal|het recept|die lamp|die tafel] vandaan?
[Mijn oma|Mijn vader|Mijn buurvrouw] deed het [precies zo|net zo|bijna hetzelfde].
Hoe lang duurde [het hele project|het eerste deel|het met kinderen]?
[Gisteren|Zondag|Vanmorgen] geprobeerd en [het werkt|het is gelukt|ik probeer het nog eens].
Dat [wist ik niet|had ik niet verwacht|is nieuw voor me], [bedankt|interessant].
Ik kijk uit naar [deel twee|het volgende artikel|het vervolg].
Kan dit ook [in een klein huis|op het balkon|zonder oven|met weinig tijd]?
[Goed uitgelegd|Kort en krachtig|Heel helder], [complimenten|mooi gedaan].
We hadden het er [gisteren aan tafel|op kantoor|bij de club|met collega’s] over.
[Eindelijk|Fijn dat] iemand [het zegt|het uitlegt|erover schrijft].
Bij de [tweede|derde|laatste] alinea moest ik [lachen|aan mijn opa denken|even slikken].
Ik heb het [aan mijn team|aan mijn zus|aan iedereen op kantoor] doorgestuurd.
De link [halverwege|onderaan] [werkt niet|gaat naar een lege pagina].
Heb je [een boek|een cursus|een video] om aan te raden [voor beginners|over dit onderwerp]?
Groeten [van de kust|uit de bergen|uit Groningen|uit Limburg]!
Hoe doen jullie dat [in de winter|als het regent|met kleine kinderen]?
Ik lees hier [al jaren|sinds kort|altijd] mee en [reageer nu voor het eerst|leer elke keer iets].
Ik heb het [twee|drie] keer opgegeven voordat [het lukte|ik het snapte].
Het belangrijkste ontbreekt: [koffie|geduld|een goede vriend].
[Goede|Handige] tip over [de bibliotheek|de tweede stap|klein beginnen].
Bij ons doen we dat [één keer per week|anders|alleen in de zomer].
Vraagje: [geldt dit ook voor beginners|kost het veel water|houdt het echt zo lang]?
[Bewaard|Uitgeprint|Opgeslagen] voor [later|het weekend|de vakantie].`,
  bio: `Eerst koffie en dan de rest.
Schrijft over [eten|treinen|kleine steden|tuinen] en [reizen|oude boeken|muziek].
Ontwikkelt software en bakt in het weekend [brood|taart|koekjes].
Altijd op zoek naar het volgende pad.
Meer boeken dan planken.
Moeder van twee en verzamelaar van oude kaarten.
Fotografeert het liefst bij regen.
Overdag voor de klas en ’s avonds achter de drums.
Leert elke week iets nieuws.
Woont met twee katten aan zee.
Tuinier zonder tuin.
Houdt van goede vragen.
Op de fiets bij elk weer.
Tekent graag met potlood en papier.
Het gelukkigst in de bergen.
Wil weten hoe dingen werken.
Repareert oude radio’s.
Trotse eigenaar van veertig kamerplanten.
Loopt langzaam, maar ver.
Verzamelt recepten en verhalen.
Houdt bijen op het dak.
Zingt in een koor en onder de douche.
Drinkt thee en staat vroeg op.
Gelooft in bibliotheken.
Neemt bordspellen heel serieus.
Doordeweeks [school|ziekenhuis|werkplaats|bibliotheek|kantoor|bakkerij|laboratorium|garage|keuken|redactie], [in het weekend|’s avonds|op zondag|in de zomer] [schaken|koor|zeilen|drummen|tuinieren|wandelen|pottenbakken|fietsen|schilderen|voetbal].
Houdt van [oude kaarten|nachttreinen|regendagen|kleine musea|rommelmarkten|dikke boeken|steile paden|eten op straat|jazzplaten|thrillers], [sterke koffie|koude meren|warm brood|luide concerten|stille straten|open ramen|scherpe potloden|vroege ochtenden|late maaltijden|trage zondagen] en [lange wandelingen|goede vragen|slechte grappen|andermans honden].
Leert [Italiaans|Japans|cello|piano|surfen|naaien|jongleren|dansen|timmeren|kalligraferen|sterrenkunde] en [bakken|klimmen|nee zeggen|skiën|breien|vissen|tekenen|schaken|Welsh|geduld], [heel langzaam|sinds de winter|voor de lol|stap voor stap].`,
  search_term: `[hardloopschoenen|sneakers|laarzen|sandalen][| dames| heren| kinderen]
[lamp|vloerkleed|gordijn|kussen] [grijs|wit|woonkamer|aanbieding]
[rugzak|koffer|tas] [20 liter|klein|leer]
verjaardagscadeau
koptelefoon draadloos
winterjas
fietsslot
koffiebonen
yogamat
bureaustoel
telefoonhoesje
drinkfles
kinderpuzzel
tuinslang
wandkalender
boekenkast wit
linnen overhemd
gietijzeren pan
fotolijst
usb kabel
kampeertent
wollen deken
bordspellen voor twee
zonnebril
keukenweegschaal
gereedschapskist
cadeaubon
maattabel
retour`,
  note: `Terugbellen op [maandag|dinsdag|woensdag|donderdag|vrijdag] [ochtend|middag|voor 12 uur|na 15 uur].
Klant heeft liever [e-mail|telefoon|een bericht|post].
Pakket afgeven [bij de buren|bij de receptie|op de begane grond|bij de garage].
[Factuur|Offerte|Bevestiging|Bon] [verstuurd|per e-mail verzonden|moet worden aangepast|wacht op handtekening].
Wacht op [antwoord|betaling|onderdelen|goedkeuring|de koerier].
Korting van [5|10|15|20] % [telefonisch afgesproken|goedgekeurd|geldig tot eind van de maand].
Controleer [de voorraad|het adres|de maat|het ordernummer] voor [verzending|het terugbellen].
Levering [na 17 uur|in de ochtend|alleen op zaterdag|op de eerste verdieping|op afspraak].
[Eerste|Tweede|Laatste] herinnering [verstuurd|nog te sturen|zonder reactie].
[Volledig|Contant|Per bank|In twee termijnen] betaald[| op tijd| vandaag| vorige week].
Contract [getekend|te verlengen|met een jaar verlengd|in behandeling].
Goedkeuring nodig van [de boekhouding|de leidinggevende|de directie].
Interesse in [het grotere pakket|een proefperiode|een tweede bestelling|een offerte].
Retour [ongeopend|wegens verkeerde maat|wegens defect], [terugbetaling gestart|vervanging verstuurd|nog controleren].
Leren kennen [op de beurs|via een collega|via de website|aan de telefoon].
Zaal gereserveerd voor [zes|acht|tien|twaalf] personen op [maandag|dinsdag|donderdag].
Monsters [verstuurd|gevraagd|klaarmaken] [op verzoek|voor vrijdag|voor de beurs].
Open vraag over [de garantie|de factuur|de levertijd|het transport].
Nieuwe contactpersoon sinds [januari|maart|mei|september]: [nummer opvragen|gegevens bijgewerkt|belt liever].
Afspraak verzet naar [maandag|donderdag|vrijdag] [9 uur|11 uur|14 uur|16 uur].
Opvolgen over [twee dagen|een week|twee weken|een maand].
[Breekbaar|Spoed|Groot formaat]: [voorzichtig behandelen|magazijn inlichten|zijingang gebruiken].
Klaar voor [ophalen|verzending|facturatie] [vanaf vandaag|vanaf morgen|vanaf maandag].
Cadeauverpakking [gewenst|met kaartje|zonder prijs].
[Jarenlange|Nieuwe|Vaste] klant, [erg vriendelijk|betaalt op tijd|bestelt vaak].`,
};
