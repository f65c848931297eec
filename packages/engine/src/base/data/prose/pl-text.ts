import type { LocaleText } from '../locale-data.ts';

export const text: LocaleText = {
  review_good: `[Dokładnie|Właśnie] tego [szukałam|potrzebowałem|chciałam].
Jakość jest [świetna|bardzo dobra|lepsza, niż myślałem] [jak na tę cenę|i od razu to widać|a wysyłka szybka].
Paczka przyszła [dwa dni|dzień|tydzień] wcześniej i [wszystko było dobrze zapakowane|pudełko było całe|kurier był uprzejmy].
Używam [codziennie|każdego ranka|w każdy weekend] od [miesiąca|trzech miesięcy|pół roku] i [wygląda jak nowe|nie mam zastrzeżeń|działa jak pierwszego dnia].
[Moja siostra|Sąsiadka|Koleżanka z pracy|Mama] zobaczyła i zamówiła [od razu to samo|drugie takie samo|dwie sztuki].
Kolor [zgadza się ze zdjęciami|jest na żywo jeszcze ładniejszy|jest taki jak w opisie].
Montaż zajął [dziesięć minut|kwadrans|niecałe pół godziny] i [instrukcja była jasna|nie trzeba było narzędzi].
[Kupiłabym|Kupiłbym|Kupimy] to [jeszcze raz|bez wahania|także na prezent].
Wygląda na [solidne|mocne|porządne] i jest [dobrze wykończone|starannie zrobione|zrobione na lata].
Obsługa odpowiedziała [w godzinę|tego samego dnia|w dziesięć minut] i była [bardzo miła|naprawdę pomocna|konkretna].
Ładny prezent: [mama|żona|przyjaciółka|babcia] jest [zachwycona|bardzo zadowolona|szczęśliwa].
[Porównałam|Porównałem] [kilka|trzy|wiele] modeli i ten jest [najlepszy|najwygodniejszy|najbardziej opłacalny].
Po [wielu|dziesięciu|dwudziestu] praniach [trzyma kształt|kolory są żywe|jest jak nowe].
To [moje drugie|nasze trzecie|moje kolejne] zamówienie i nadal [polecam|jest świetnie|bez zastrzeżeń].
[Lekkie|Wygodne|Praktyczne] i [łatwe do czyszczenia|proste w użyciu|ładne].
[Dzieci|Wnuki|Córki] to uwielbiają, a [ja też|kot też|mąż również].`,
  review_medium: `[Jak na tę cenę|W sumie|Ogólnie] w porządku, ale [nic szczególnego|spodziewałem się więcej|mogło być lepiej].
Produkt jest [dobry|niezły|przyzwoity], ale dostawa trwała [dwa tygodnie|dziesięć dni|za długo].
Spełnia swoją rolę, choć [wykończenie|opakowanie|szycie] mogłoby być lepsze.
Kolor jest [trochę ciemniejszy|trochę jaśniejszy|nieco inny] niż na zdjęciach.
Podoba mi się [projekt|kształt|pomysł], ale [rozmiar jest mniejszy|materiał jest cienki|spodziewałem się większego].
Opakowanie było [uszkodzone|otwarte|pogniecione], ale zawartość [była w porządku|była cała|nie ucierpiała].
Do [rzadkiego|lekkiego|okazjonalnego] użytku [wystarczy|nadaje się dobrze|jest w sam raz].
Brakowało [śruby|jednej części|zatyczki], ale [szybko dosłali|doszła po dwóch dniach|miałam własną].
[Pierwsze tygodnie|Pierwsze dni|Początki] były dobre, teraz [trochę skrzypi|są luzy|kolor lekko blaknie].
Zapach zniknął po [kilku dniach|tygodniu|dwóch praniach].
Zostawiłam, bo [zwrot się nie opłacał|jednak się przydaje|kosztowało niewiele].
[Średnia|Przeciętna|Przyzwoita] jakość w [średniej|przystępnej|uczciwej] cenie.
Nie jestem ani [zachwycona|pod wrażeniem], ani [rozczarowana|zła].
W promocji to [rozsądny wybór|niezły zakup|coś wartego uwagi].
Działa, ale [dość głośno|wolniej, niż myślałam|jest cięższe, niż myślałem].`,
  review_bad: `Zepsuło się po [trzech dniach|tygodniu|pierwszym użyciu|miesiącu].
Kolor [nie ma nic wspólnego z tym|jest zupełnie inny od tego|jest bledszy od tego] na zdjęciach.
Czekałam [cztery tygodnie|miesiąc|dwadzieścia dni] i [nikt nie odpowiadał|paczka była otwarta|przyszedł zły model].
Materiał wydaje się [tani|kiepski|słaby] i [mocno pachnie|od razu się rysuje|farbuje].
Brakowało [dwóch części|śrub|instrukcji] i [nikt nie odpisuje|obsługa milczy|musiałem radzić sobie sam].
Mimo tabeli rozmiarów [nie pasuje|jest za ciasne|jest o wiele za duże].
[Szew|Zamek|Uchwyt] puścił [przy pierwszym praniu|pierwszego dnia|po dwóch tygodniach].
[Odesłałam|Odesłałem] to [następnego dnia|od razu|po tygodniu] i [czekam na zwrot pieniędzy|zwrot trwał miesiąc].
Bateria trzyma [niecałą godzinę|bardzo krótko|ledwie pół dnia].
Nie jest warte [swojej ceny|tych pieniędzy|połowy ceny].
[Chwieje się|Hałasuje|Przecieka] [od początku|po kilku dniach|mimo poprawek].
Instrukcja jest [niezrozumiała|błędna|w obcym języku].
[Ładnie wygląda|Dobrze wypada na zdjęciach], ale [w praktyce bezużyteczne|niewygodne|nie da się tego wyczyścić].
[Niestety|Naprawdę] mój najgorszy zakup [w tym roku|od dawna|w tym sklepie].
Przestało działać [zaraz po terminie zwrotu|po dziesięciu dniach|bez powodu].`,
  review_title_good: `[Bardzo|W pełni] [zadowolona|zadowolony]
[Świetna|Bardzo dobra] jakość
Lepsze, niż myślałem
[Polecam|Gorąco polecam]
Warte każdej złotówki
Ładny prezent
Zgodne z opisem
Pięć gwiazdek
Po prostu działa
Szybka wysyłka
Mój ulubiony zakup
Praktyczne i ładne
Kupię jeszcze raz
Dobry zakup`,
  review_title_medium: `Przeciętne
Może być
[Dobre|Ładne], ale nie idealne
Spełnia swoją rolę
Mieszane uczucia
W sam raz za tę cenę
Mogło być lepiej
Drobne wady
Nie najgorsze
Ujdzie
Prawie dobrze
Dobry pomysł
Na razie w porządku
Tak jak myślałam
Bez zachwytu`,
  review_title_bad: `[Bardzo|Mocno] [rozczarowana|rozczarowany]
Nie polecam
Szkoda pieniędzy
Słaba jakość
Szybko się zepsuło
Niezgodne z opisem
Odesłane
Nigdy więcej
Bardzo długa dostawa
Zły rozmiar
Brakuje części
Tani materiał
Złe doświadczenie
Nie działa`,
  post_title: `{topic}: {number} [porad|pomysłów|błędów|powodów|pytań|lekcji|książek]
{topic}: [jak zacząć|wszystko, co wiemy|mity i fakty|lista kontrolna|nasz plan|szczera relacja|spojrzenie w przyszłość]
{topic} [dla początkujących|dla zapracowanych|dla całej rodziny|bez stresu|krok po kroku|w mieście|w domu|na co dzień]
{topic}: [najlepsze narzędzia|małe kroki|jak wytrwać|czego nikt nie mówi|co chciałabym wiedzieć wcześniej]
{topic} [za niewielkie pieniądze|z dziećmi|na nowo|w skrócie|przez cały rok|w dziesięć minut dziennie]
{topic}: [rozmowa z sąsiadem|weekend na próbę|rok doświadczeń|czego się nauczyliśmy]
{topic}: [nasze ulubione miejsca|dlaczego warto o tym mówić|pochwała prostoty]`,
  topic: `rośliny doniczkowe
nocne pociągi
gry planszowe
targi warzywne
mapy miasta
fotografia uliczna
pszczelarstwo
zakwas
ogródki balkonowe
kawa z filtra
obserwowanie ptaków
kaligrafia
zimowe pływanie
praca z domu
domowy budżet
biblioteki
podróże rowerowe
wycieczki rowerowe
akwarele
pchle targi
spacery po lesie
kawiarenki naprawcze
nauka języków
piesze wędrówki
śpiew w chórze
ceramika
grządki warzywne
kuchnia na biwaku
podcasty
fotografia analogowa
wolontariat
notesy
arkusze kalkulacyjne
muzykowanie w domu
energia ze słońca
wizyty w muzeum
historia regionu
robienie na drutach
wspinaczka
grupy biegowe
sklepy rolnicze
przerwy obiadowe
oczka wodne
komunikacja miejska
wspólne gotowanie
stolarstwo
listy pisane ręcznie
minimalizm
wizualizacja danych
wieczorne rytuały
otwarte dane
warzywa sezonowe
używane meble
kuchnia wegetariańska
spokojne poranki
porządek na biurku
wycieczki pociągiem
majsterkowanie w deszczowe dni
kiszonki
święta sąsiedzkie
małe mieszkania
praca zespołowa na odległość`,
  post_sentence: `Wszystko zaczęło się od [prostego pytania|zakładu ze znajomymi|deszczowego dnia|starej książki] [i odrobiny ciekawości|i trochę dla żartu|zupełnie przypadkiem].
[Latami|Długo|Miesiącami] [to odkładałam|tylko o tym rozmawialiśmy|nie miałem na to czasu].
[Zeszłej wiosny|W zeszłym roku|Pewnej marcowej niedzieli|Pod koniec lata] [naprawdę spróbowaliśmy|zaczęliśmy|wszystko się zmieniło].
[Pierwsza|Druga] próba [się nie udała|poszła fatalnie|trwała dziesięć minut], a [to właśnie było ciekawe|my się z tego śmialiśmy|nas to wiele nauczyło].
Na początek nie trzeba [drogiego sprzętu|dużo miejsca|szczególnego talentu|żadnego kursu].
Często wystarczy [ołówek|wolny stół|zeszyt] i [spokojna godzina|trochę cierpliwości|filiżanka kawy].
Najtrudniej jest [zacząć|wytrwać|poprosić o pomoc|wybrać pierwszy krok].
Po [kilku tygodniach|miesiącu|trzech próbach] stało się to [nawykiem|miłym nawykiem|czymś naturalnym].
Zapisywałam [udane próby|każdy wydatek|godziny|błędy] i [potem do tego wracałam|wyciągnęłam kilka wniosków].
Najlepsze pomysły przyszły od [początkujących|dzieci|sąsiadów|ludzi spoza branży].
Pomaga [wyznaczenie granicy|stały dzień|wspólna praca|prowadzenie dziennika].
[Cierpliwość|Wytrwałość|Ciekawość] liczy się bardziej niż [talent|pieniądze|narzędzia].
Zapytaliśmy [sąsiadów|przyjaciół|trzech znawców|czytelników], co o tym myślą, i [odpowiedzi nas zaskoczyły|każdy miał inne zdanie|prawie wszyscy byli zgodni].
To, co działa [w mieście|latem|w rodzinie], może nie działać [na wsi|zimą|w pojedynkę].
Koszty były [niższe, niż myśleliśmy|niewielkie|do przyjęcia].
Mała zmiana [rano|wieczorem|w planie] dała [największą różnicę|więcej niż wszystkie rady].
Oczywiście były [dni|chwile|tygodnie], gdy [nic się nie udawało|chciałam przestać|ciągle padało].
Z perspektywy czasu [zrobiłbym to prościej|zaczęłabym wcześniej|szybciej poprosiłbym o pomoc].
Dobre przygotowanie oszczędza później [czas|pieniądze|nerwy].
Zrobiliśmy listę i skreśliliśmy [połowę|trzy czwarte|prawie wszystko].
[Przyjaciel|Kolega|Stary rzemieślnik] poradził mi kiedyś, żeby [zacząć od małego|się nie spieszyć|najpierw dobrze popatrzeć].
Biblioteka [za rogiem|w naszej dzielnicy] okazała się [skarbnicą|bardzo przydatna|pełna niespodzianek].
[Zimą|Latem|Jesienią] [wszystko trwa dłużej|ma to swój urok|robimy to na dworze, kiedy się da].
Efekt nie był [idealny|piękny|taki jak na zdjęciach], ale był [nasz|przydatny|dobrym początkiem].
Kto utknie, [niech zrobi przerwę|powinien się z tym przespać|może zapytać grupę].
Sprawdziliśmy [trzy|dwa|cztery] sposoby i wygrał [najprostszy|najwolniejszy|ten najmniej oczywisty].
[Stare|Używane|Pożyczone] narzędzia często działają [lepiej od nowych|tak samo dobrze].
Poznałam ludzi, [których inaczej bym nie spotkała|którzy dziś są przyjaciółmi|którzy wiedzą więcej niż książki].
Pod koniec miesiąca sprawdzamy [efekty|koszty|zdjęcia], i [zwykle jest tego więcej, niż myśleliśmy|to nas cieszy].
Za rok [na pewno to powtórzymy|spróbujemy w innym miejscu|zaczniemy wcześniej].
Napiszcie, [jak wy to robicie|co o tym myślicie|jakie macie pomysły].`,
  comment: `[Dzięki|Dziękuję|Wielkie dzięki] za [wpis|radę|artykuł|odpowiedź]!
[Świetny tekst|Dobry artykuł|Ładna historia], [bardzo jasno|dobrze napisane|dużo pomysłów].
Mnie to też spotkało [rok temu|w zeszłym tygodniu|kiedyś|dwa razy].
Napiszesz coś jeszcze o [kosztach|narzędziach|czasie|typowych błędach]?
[Bardzo mi to pomogło|Bardzo przydatne|To mnie zainspirowało], [dzięki|super|pozdrawiam].
Widzę to [trochę|zupełnie] inaczej, ale [tekst jest dobry|rozumiem twoje zdanie].
[Piękne zdjęcia|Piękna historia|Świetny pomysł], [brawo|gratulacje|oby tak dalej]!
Skąd masz [materiał|przepis|tę lampę|ten stół]?
[Moja babcia|Mój tata|Moja sąsiadka|Mój dziadek] robi [dokładnie tak samo|bardzo podobnie|trochę inaczej].
Ile czasu zajęło [wszystko|pierwsze podejście|to z dziećmi]?
[Wczoraj|W niedzielę|Dziś rano] spróbowałam i [działa|wyszło|spróbuję jeszcze raz].
[Nie wiedziałam|Nie miałem pojęcia|Nigdy o tym nie myślałam], [dzięki|ciekawe].
Czekam na [drugą część|następny wpis|ciąg dalszy].
Czy da się to zrobić [w małym mieszkaniu|na balkonie|bez piekarnika|w krótkim czasie]?
[Dobrze wyjaśnione|Krótko i na temat|Świetnie napisane], [brawo|gratulacje].
Rozmawialiśmy o tym [wczoraj przy kolacji|w pracy|w klubie|ze znajomymi].
[Wreszcie|Dobrze, że] ktoś [to mówi|o tym pisze|to wyjaśnia].
Przy [drugim|trzecim|ostatnim] akapicie [się uśmiałam|pomyślałam o dziadku|się wzruszyłem].
Wysłałam to [zespołowi|siostrze|wszystkim w biurze].
Link [w środku|na dole] [nie działa|prowadzi na pustą stronę].
Możesz polecić [książkę|kurs|film] [dla początkujących|na ten temat]?
Pozdrowienia [znad morza|z gór|z Krakowa|z Podlasia]!
Jak sobie radzicie [zimą|w deszcz|z małymi dziećmi]?
Czytam [od lat|od niedawna|zawsze] i [komentuję pierwszy raz|za każdym razem czegoś się uczę].
[Dwa|Trzy] razy się poddałam, zanim [wyszło|zrozumiałam].
Brakuje najważniejszego: [kawy|cierpliwości|dobrego towarzystwa].
[Dobra|Cenna] rada [z biblioteką|o drugim kroku|żeby zacząć od małego].
U nas robi się to [raz w tygodniu|inaczej|tylko latem].
Pytanie: [czy to też dla początkujących|czy potrzeba dużo wody|czy to naprawdę tak długo działa]?
[Zapisane|Wydrukowane|Odłożone] na [później|weekend|wakacje].`,
  bio: `Najpierw kawa, potem reszta.
Pisze o [jedzeniu|pociągach|małych miastach|ogrodach] i [podróżach|starych książkach|muzyce].
Programuje, a w weekendy piecze [chleb|ciasta|bułki].
Zawsze w drodze na kolejny szlak.
Więcej książek niż półek.
Mama dwójki i kolekcjonerka starych map.
Najchętniej fotografuje w deszczu.
W dzień uczy, wieczorem gra na perkusji.
Co tydzień uczy się czegoś nowego.
Mieszka nad morzem z dwoma kotami.
Ogrodnik bez ogrodu.
Lubi dobre pytania.
Na rowerze przy każdej pogodzie.
Rysuje ołówkiem na papierze.
Najszczęśliwsza w górach.
Chce wiedzieć, jak działają rzeczy.
Naprawia stare radia.
Ma czterdzieści roślin i miejsce na jeszcze jedną.
Biega wolno, ale daleko.
Zbiera przepisy i opowieści.
Hoduje pszczoły na dachu.
Śpiewa w chórze i pod prysznicem.
Pije herbatę i wstaje wcześnie.
Wierzy w biblioteki.
Gry planszowe traktuje bardzo poważnie.
W tygodniu [szkoła|szpital|warsztat|biblioteka|biuro|piekarnia|laboratorium|garaż|kuchnia|redakcja], [w weekend|wieczorem|w niedzielę|latem] [szachy|chór|żagle|perkusja|ogród|wędrówki|ceramika|rower|malarstwo|piłka nożna].
Lubi [stare mapy|nocne pociągi|deszczowe dni|małe muzea|pchle targi|grube książki|strome szlaki|uliczne jedzenie|płyty jazzowe|kryminały], [mocną kawę|zimne jeziora|ciepły chleb|głośne koncerty|ciche ulice|otwarte okna|ostre ołówki|wczesne poranki|późne kolacje|powolne niedziele] i [długie spacery|dobre pytania|kiepskie żarty|cudze psy].
Uczy się [włoskiego|japońskiego|gry na wiolonczeli|gry na pianinie|surfingu|szycia|żonglerki|tańca|stolarki|kaligrafii|astronomii] i [pieczenia|wspinaczki|odmawiania|jazdy na nartach|robienia na drutach|łowienia ryb|rysunku|szachów|walijskiego|cierpliwości], [powoli|od zimy|dla przyjemności|krok po kroku].`,
  search_term: `[buty do biegania|trampki|kozaki|sandały][| damskie| męskie| dziecięce]
[lampa|dywan|zasłona|poduszka] [do salonu|do sypialni|promocja|tanio]
[plecak|walizka|torba] [20 litrów|na kółkach|ze skóry]
prezent na urodziny
słuchawki bezprzewodowe
kurtka zimowa
kawa ziarnista
mata do jogi
krzesło biurowe
etui na telefon
bidon
puzzle dla dzieci
wąż ogrodowy
kalendarz ścienny
regał biały
koszula lniana
patelnia żeliwna
ramka na zdjęcia
kabel usb
namiot
koc wełniany
gry planszowe dla dwojga
okulary przeciwsłoneczne
waga kuchenna
skrzynka na narzędzia
bon podarunkowy
tabela rozmiarów
zwrot`,
  note: `Oddzwonić w [poniedziałek|wtorek|środę|czwartek|piątek] [rano|po południu|przed 12|po 15].
Klient woli [e-mail|telefon|wiadomość|pocztę].
Paczkę zostawić [u sąsiada|w recepcji|na parterze|przy garażu].
[Faktura|Oferta|Umowa|Próbka] [wysłana|wysłana e-mailem|do poprawy|czeka na podpis].
Czekamy na [odpowiedź|płatność|części|zgodę|kuriera].
Rabat [5|10|15|20] % [ustalony przez telefon|zatwierdzony|ważny do końca miesiąca].
Sprawdzić [stan magazynu|adres|rozmiar|numer zamówienia] przed [wysyłką|telefonem].
Dostawa [po 17|rano|tylko w sobotę|na pierwsze piętro|po umówieniu].
[Pierwsze|Drugie|Ostatnie] przypomnienie [wysłane|do wysłania|bez odpowiedzi].
Zapłacono [w całości|gotówką|przelewem|w dwóch ratach][| dziś| w terminie| z opóźnieniem].
Umowa [podpisana|do przedłużenia|przedłużona o rok|w trakcie sprawdzania].
Potrzebna zgoda [księgowości|kierownika|zarządu].
Zainteresowanie [większym pakietem|wersją próbną|drugim zamówieniem|ofertą].
Zwrot [nieotwarty|z powodu rozmiaru|z powodu wady], [pieniądze w drodze|wysłano nowy egzemplarz|do sprawdzenia].
Kontakt [z targów|przez kolegę|ze strony|telefoniczny].
Sala zarezerwowana dla [sześciu|ośmiu|dziesięciu|dwunastu] osób na [poniedziałek|wtorek|czwartek].
Próbki [wysłane|zamówione|do przygotowania] [na prośbę klienta|do piątku|na targi].
Otwarte pytanie o [gwarancję|fakturę|termin|transport].
Nowa osoba do kontaktu od [stycznia|marca|maja|września]: [poprosić o numer|dane zaktualizowane|woli telefon].
Termin przełożony na [poniedziałek|czwartek|piątek] na [9|11|14|16].
Wrócić do sprawy za [dwa dni|tydzień|dwa tygodnie|miesiąc].
[Kruche|Pilne|Duże gabaryty]: [ostrożnie|uprzedzić magazyn|wejście z boku].
Gotowe do [odbioru|wysyłki|fakturowania] od [dziś|jutra|poniedziałku].
Pakowanie na prezent[|, z bilecikiem|, bez ceny].
[Stały|Nowy|Wieloletni] klient, [bardzo miły|płaci w terminie|często zamawia].`,
};
