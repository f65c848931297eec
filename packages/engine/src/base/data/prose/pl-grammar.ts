import type { LocaleGrammar } from '../locale-data.ts';

export const grammar: LocaleGrammar = {
  openers: {
    review: `|Aktualizacja: |Krótko: |Po dwóch tygodniach: |Moja opinia: `,
    comment: `|Cześć! |Witam wszystkich. |Fajne. |Właśnie trafiłam. |Późno, ale jestem. `,
    note: `|Ważne: |Wewnętrznie: |Telefonicznie: |Dziś: `,
    post_sentence: `|Szczerze mówiąc: |Jedno zauważyłam: |Czego się nauczyliśmy: |Dla początkujących: `,
    ticket_subject: `|Ponownie: |Zgłoszenie: `,
    ticket_body: `|Dzień dobry. |Witam. |Dobry wieczór. |Szanowni Państwo. `,
  },
  ticket_topic: `Nie mogę się zalogować [od rana|od wczoraj|po aktualizacji|z telefonu|w biurze|z nowym hasłem][|, pilne|, proszę o pomoc]	Od [rana|wczoraj|poniedziałku|dwóch dni] nie mogę się zalogować [na swoje konto|do portalu|do aplikacji]: [formularz jest pusty|pojawia się błąd|hasło jest odrzucane].
[E-mail|Link] do zmiany hasła [nie przychodzi|przychodzi za późno|nie działa|wygasł][| od wczoraj| w pracy|, proszę o pomoc|, pilne]	[Dwa|Trzy|Cztery] razy prosiłam o zmianę hasła, ale [e-mail nie przychodzi|link wygasł|link prowadzi na pustą stronę][|, a folder ze spamem jest pusty].
[Zły adres|Zła kwota|Brak NIP-u|Zła nazwa firmy|Zła data] na fakturze [z marca|z maja|z października|z tego miesiąca|z zeszłego miesiąca]	Na fakturze [za ostatnie zamówienie|z tego miesiąca|z zeszłego miesiąca] [jest zły adres|kwota się nie zgadza|brakuje NIP-u]: [proszę o korektę|potrzebuję nowej|księgowość jej nie przyjmie].
[Pytanie|Prośba o informację] w sprawie [mojej|naszej] [subskrypcji|subskrypcji rocznej|subskrypcji miesięcznej|wersji próbnej|umowy]	Chcę wiedzieć, [kiedy wygasa|ile kosztuje|kiedy odnowi się|co obejmuje] [nasza|moja] subskrypcja [miesięczna|roczna|próbna].
[Eksport|Import] [zatrzymuje się na 80 procentach|nie działa|jest niepełny|trwa bardzo długo] [od wczoraj|od rana|przy dużych plikach|dla kontaktów|dla zamówień]	[Eksport|Import] zatrzymuje się po [dwóch|pięciu|dziesięciu] tysiącach wierszy, a z [małymi plikami|mniejszą ilością danych|innym projektem] działa.
[Strona|Wyszukiwarka|Lista|Tabela] [się nie ładuje|nie odpowiada|działa bardzo wolno] [od wczoraj|po południu|w przeglądarce|w biurze|po aktualizacji]	Od [wczoraj|rana|tygodnia] [ładowanie trwa minutę|strona jest biała|wszystko się zawiesza] [w biurze|w domu|w każdej przeglądarce].
Błąd przy wysyłaniu [pliku|zdjęcia|PDF-u|tabeli|filmu][|, kod 413|, kod 500| w projekcie| z telefonu]	Gdy wysyłam [PDF|zdjęcie|tabelę] o wielkości [5 MB|20 MB|kilku stron], [pojawia się błąd|pasek się zatrzymuje|nic się nie dzieje].
Jak [dodać koleżankę|usunąć osobę|zaprosić gościa|dać dostęp partnerowi][|?| w projekcie?| w naszym zespole?| bez prawa do zmian?]	Chcę dać dostęp [nowej koleżance|zewnętrznemu partnerowi|dwóm osobom] [od poniedziałku|do naszego projektu|bez prawa do zmian].
Zwrot pieniędzy za [podwójną płatność|anulowane zamówienie|błędne obciążenie|odesłany towar][|, proszę|, drugie zgłoszenie| z zeszłego tygodnia| z zeszłego miesiąca]	Moja karta została obciążona [dwa|trzy] razy za to samo zamówienie: proszę o zwrot [jak najszybciej|na to samo konto|do końca miesiąca].
[Paczka|Przesyłka] [nie dotarła|jest spóźniona|stoi w magazynie|trafiła pod inny adres][|, co robić?| od tygodnia| od dziesięciu dni| według śledzenia]	Paczka ma od [trzech dni|tygodnia|dziesięciu dni] status [doręczona|w drodze|w magazynie], ale [jej nie mam|status się nie zmienia|kurier nie odpowiada].
Zły [artykuł|model|rozmiar|kolor] [w moim zamówieniu|w paczce|w dostawie z wczoraj][|, wymiana?|, zwrot?]	Zamówiłam [niebieską wersję|rozmiar M|duży model], a dostałam [inny kolor|inny rozmiar|co innego].
[Anulowanie|Zmiana] zamówienia z [wczoraj|dzisiaj|poniedziałku|zeszłego tygodnia][|, proszę|, pilne|: czy to jeszcze możliwe?]	Chcę [anulować|zmienić] zamówienie z [wczoraj|dzisiaj|poniedziałku], bo [jest podwójne|adres jest zły|już go nie potrzebuję].
[Kod rabatowy|Bon|Kupon] [jest odrzucany|nie działa|nie obniża ceny][| przy kasie| w aplikacji| na stronie| od wczoraj]	Według [waszego e-maila|ulotki|strony] kod jest ważny do [jutra|końca miesiąca|niedzieli], ale [jest odrzucany|cena się nie zmienia].
Aplikacja [się zamyka|się zawiesza|ma czarny ekran] [przy starcie|po zalogowaniu|przy kalendarzu|po aktualizacji|na tablecie]	Po ostatniej aktualizacji aplikacja [sama się zamyka|się zawiesza|ma czarny ekran] [zaraz po otwarciu|przy kalendarzu|po kilku sekundach].
Kopia faktury za [styczeń|luty|marzec|kwiecień|czerwiec|wrzesień|listopad][|, proszę| dla księgowości]	Potrzebuję kopii faktury za [styczeń|marzec|czerwiec|wrzesień] do [rozliczenia|księgowości|zwrotu kosztów].
Pytanie o gwarancję [na mój zakup|po dwóch latach|bez paragonu|na baterię|na prezent]	Czy gwarancja obejmuje też [baterię|zarysowanie|zepsuty zamek], [po roku|bez paragonu|jeśli kupiłam w promocji]?`,
  ticket_sentence: `Dziękuję za [szybką pomoc ostatnim razem|cierpliwość|dobrą obsługę].
W załączniku jest [zrzut ekranu|zdjęcie|potwierdzenie|komunikat o błędzie].
Czy możecie [sprawdzić|napisać|wyjaśnić], [co się stało|co dalej|na jakim to jest etapie]?
[W razie potrzeby|Chętnie] [zadzwonię|pokażę problem|prześlę więcej danych].
Jestem dostępna [rano|po południu|między 9 a 11|do 17] [pod telefonem|mailowo].
W pomocy nie ma [odpowiedzi|nic na ten temat|nic, co by pomogło].
[Z góry dziękuję|Bardzo dziękuję] za [pomoc|odpowiedź|zajęcie się sprawą].
[To nie jest pilne|To dość pilne], ale [chcę to wiedzieć|potrzebujemy tego w tym tygodniu].
[Koleżanka|Mój mąż|Nasze biuro w Łodzi] ma [ten sam problem|to samo pytanie].
Wykonałam [wszystkie kroki z instrukcji|to samo na innym urządzeniu|wszystko dwa razy].
Czekam na [odpowiedź|wiadomość|informację].`,
  review_title_good: `[Po tygodniu|Po dwóch tygodniach|Po miesiącu|Po trzech miesiącach|Po pół roku|Po roku|Pierwsze wrażenie|Do biura|Do kuchni|W podróży|Dla syna|Na prezent|Na co dzień|Drugie zamówienie|W promocji|Na balkon]: [pełne zadowolenie|wciąż przekonuje|jak nowe|w sam raz|idealnie|dobry wybór|bez zastrzeżeń|lepiej, niż sądziłem|zachwyca|warte ceny]
[Bardzo dobra|Świetna|Doskonała|Znakomita] [jakość|cena|obsługa|decyzja|niespodzianka][|, polecam|, dziękuję|, bez zastrzeżeń|, kupię znowu]
[Szybka|Sprawna|Terminowa] dostawa i [wszystko działa|towar zgodny z opisem|dobre opakowanie][|, polecam|, dziękuję]
[Mój|Nasz] [nowy ulubieniec|najlepszy zakup roku|codzienny towarzysz][|, nie żałuję|, wciąż zachwyca|, polecam]
[Spełnia obietnice|Robi to, co ma robić][|, codziennie|, nawet po miesiącach|, bez wątpienia]
[Lekkie|Solidne|Poręczne|Praktyczne|Eleganckie] i [łatwe w użyciu|dobrze wykonane|ładne|przemyślane][|, polecam|, na piątkę]
[Zadowolenie|Radość|Pełna satysfakcja] [z zakupu|z jakości|z obsługi|po miesiącu][|, polecam|, pięć gwiazdek|, kupię znowu]`,
  review_title_medium: `[Po tygodniu|Po dwóch tygodniach|Po miesiącu|Po trzech miesiącach|Po pół roku|Po roku|Pierwsze wrażenie|Do biura|Do kuchni|W podróży|Dla syna|Na prezent|Na co dzień|Drugie zamówienie|W promocji|Na balkon]: [w porządku|mogło być lepiej|wystarcza|jeszcze nie wiem|do przyjęcia|da się używać|lekkie rozczarowanie|przeciętnie|drobne wady|spełnia zadanie]
[W porządku|Przeciętne|Znośne|Średnie|Niezłe] [za tę cenę|na początek|od czasu do czasu|ogólnie][|, nic więcej|, nic specjalnego|, mogło być lepiej]
[Dobry pomysł|Ładny wygląd|Niezła jakość|Dobry produkt], ale [długa dostawa|niejasna instrukcja|trochę głośno|mały rozmiar|cienki materiał]
[Spełnia swoje zadanie|Działa|Nadaje się], ale [dość głośne|trochę ciężkie|nie na co dzień|mniejsze, niż sądziłem]
[Mieszane uczucia|Jeszcze nie wiem|Ani dobrze, ani źle][| po tygodniu| po miesiącu| co do rozmiaru| co do jakości]
[Oczekiwania były większe|Liczyłem na więcej|Miało być lepiej] [za te pieniądze|po tych opiniach|jak na tę markę]`,
  review_title_bad: `[Po tygodniu|Po dwóch tygodniach|Po miesiącu|Po trzech miesiącach|Po pół roku|Po roku|Pierwsze wrażenie|Do biura|Do kuchni|W podróży|Dla syna|Na prezent|Na co dzień|Drugie zamówienie|W promocji|Na balkon]: [zepsute|bezużyteczne|nigdy więcej|rozczarowanie|nie polecam|już odesłane|za drogo|słaba jakość|błąd|strata pieniędzy]
[Zepsute|Nie działa|Do wyrzucenia] po [dwóch dniach|tygodniu|miesiącu|pierwszym użyciu|trzech użyciach]
[Słaba|Fatalna|Rozczarowująca|Kiepska] [jakość|obsługa|niespodzianka|cena][|, odesłane|, nie polecam|, nigdy więcej|, niestety]
[Zły towar|Uszkodzony produkt|Niepełna paczka|Używany towar] [w paczce|w dostawie][|, brak odpowiedzi|, czekam na zwrot|, drugi raz]
[Niezgodne z opisem|Inne niż na zdjęciach|Niewarte tej ceny|Nie to zamówienie][|, odesłane|, rozczarowanie|, odradzam]
[Strata pieniędzy|Najgorszy zakup roku|Nie kupujcie|Nigdy więcej|Duże rozczarowanie][|, niestety|, odesłane|, odradzam]
[Wciąż|Od miesiąca] [brak zwrotu|brak odpowiedzi|brak paczki|brak części]`,
};
