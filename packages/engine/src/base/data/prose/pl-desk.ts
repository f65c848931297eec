import type { LocaleDesk } from '../locale-data.ts';

export const desk: LocaleDesk = {
  section: `Podróże
Kuchnia
Dom
Ogród
Technika
Nauka
Zdrowie
Rodzina
Pieniądze
Praca
Książki
Muzyka
Film
Fotografia
Sport
Przyroda
Historia
Wzornictwo
Kultura
Opinie
Rzemiosło
Języki
Życie w mieście
Weekend`,
  project_name: `Nowa strona
Aplikacja mobilna
Hurtownia danych
Portal klienta
Wdrożenie nowych osób
Migracja rozliczeń
Jednokrotne logowanie
Wyszukiwarka
Raporty miesięczne
Publiczne API
System wzorów
Przeprowadzka biura
Dostępność
Przegląd bezpieczeństwa
Migracja do chmury
Newsletter
Portal partnerów
Centrum pomocy
Metody płatności
Analityka
Import i eksport
Powiadomienia
Wydajność
Tłumaczenia`,
  ticket_label: `błąd
rozliczenia
logowanie
pytanie
propozycja
mobilne
wydajność
eksport
integracja
dokumentacja
uprawnienia
powiadomienia`,
  remark_reply: `Dziękujemy za [wiadomość|szczegóły|zgłoszenie]. [Sprawdzam to|Sprawdzamy to] i [odpowiemy dzisiaj|odpowiemy jutro|damy znać].
[Udało mi się to odtworzyć|Udało nam się to odtworzyć]: [sprawa trafiła do programistów|znamy przyczynę|powstało zgłoszenie wewnętrzne].
Czy możemy prosić o [zrzut ekranu|dokładną godzinę|adres strony|plik], aby [sprawdzić dzienniki|zobaczyć przebieg|zawęzić problem]?
To powinno działać [od rana|od dzisiejszej wersji|od wczorajszej aktualizacji]. Prosimy [odświeżyć stronę|zalogować się ponownie|spróbować jeszcze raz].
Nadal to samo [u mnie|u dwóch osób|w naszym zespole], [także w innej przeglądarce|także po ponownym logowaniu|także dzisiaj].
[Teraz działa|Pomogło|Rozwiązane], [dziękuję|dziękuję za szybką pomoc|zgłoszenie można zamknąć].
W załączniku [zrzut ekranu|plik|komunikat błędu] z [dzisiejszego ranka|wczoraj|konta testowego].
Na razie można [użyć wersji webowej|eksportować mniejsze części|poprosić administratora].
Dla tej organizacji [podnieśliśmy limit|poprawiliśmy fakturę|odnowiliśmy link|przywróciliśmy uprawnienia].
Czy są nowe informacje? [To wstrzymuje zamknięcie miesiąca|Czeka na to kilka osób|Potrzebujemy tego do piątku].`,
  remark_order: `Proszę zostawić paczkę [u sąsiadów|przy tylnych drzwiach|w recepcji].
Proszę dostarczyć [po 17|w miarę możliwości w sobotę|przed południem].
To prezent: proszę [nie dołączać faktury|zapakować|dołączyć kartkę].
Dzwonek nie działa, proszę [zadzwonić|zapukać].
Proszę wysłać wszystko w jednej paczce.
[Trzecie|Drugie|Czwarte] piętro bez windy.
Proszę podać numer zamówienia na fakturze.
Proszę o informację, jeśli czegoś zabraknie.`,
  remark_refund: `Towar zwrócony [nieotwarty|w dobrym stanie|z metką].
[Otrzymano zdjęcia szkody|Szkoda potwierdzona na zdjęciach|Szkodę zgłosił przewoźnik].
Zwrot [całości|części] kwoty, uzgodniony [telefonicznie|mailowo].
Wysłano zły [rozmiar|kolor|model], wystawiono etykietę zwrotną.
Paczka wróciła do nadawcy.
Rekompensata za opóźnienie.
Klient zatrzymuje towar.
Drugi zwrot tego klienta w tym roku, proszę sprawdzić.`,
  remark_revision: `Poprawiono [literówkę|dwie literówki|martwy link] [we wstępie|w drugiej części|w tytule].
Skrócono [wstęp|ostatnią część|tytuł].
Zaktualizowano [dane|linki|ceny|godziny otwarcia].
Dodano [zdjęcie|dwa źródła|akapit o kosztach|listę narzędzi].
Poprawiono [nazwisko|datę|jednostkę].
Przepisano [wstęp|zakończenie] po uwagach czytelników.
Podsumowanie przeniesiono na początek.
Sprawdzone przez [redakcję|drugą osobę].`,
  remark_flag: `Wyłączone do końca wdrożenia.
Testowane w kilku organizacjach.
Wdrażane stopniowo od zeszłego miesiąca.
Widoczne tylko dla administratorów.
Zastępuje poprzednią wersję.
Prosiło o to wielu klientów.
Do usunięcia, gdy wszyscy je otrzymają.
Wsparcie może to wyłączyć.`,
  remark_image: `[Filiżanka kawy|Otwarty notes|Laptop|Miska owoców] na [drewnianym|białym|okrągłym] stole
[Dwie osoby|Kobieta|Mężczyzna|Troje przyjaciół] w [parku|kawiarni|ogrodzie|starym mieście]
Widok na [port|dolinę|stare miasto|rynek] [rano|o zachodzie słońca|zimą|z góry]
[Pomidory|Kwiaty|Zioła|Jabłka] w [koszyku|drewnianej skrzynce|niebieskiej misce]
[Pociąg|Rower|Łódka] na tle [jeziora|dworca|rzędu domów]
[Dłonie|Dziecko|Rzemieślnik] przy [pracy w drewnie|wyrabianiu ciasta|malowaniu]
[Regał|Biurko|Warsztat|Kuchnia] i [rośliny|narzędzia|stare mapy]
Pusta [ulica|plaża|ścieżka] [po deszczu|o świcie|jesienią]`,
};
