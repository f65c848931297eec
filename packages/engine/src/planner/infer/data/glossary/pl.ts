/** English words, and what Polish schemas write for them. */
export const POLISH = `
id: identyfikator
name: nazwa nazwy
first name: imię imie_klienta imie_pracownika
last name: nazwisko
maiden name: nazwisko_panieńskie nazwisko_rodowe
full name: imię_nazwisko imię_i_nazwisko
middle name: drugie_imię
user name: nazwa_użytkownika użytkownik_login
salutation: zwrot_grzecznościowy
title: tytuł tytuły
gender: płeć
birth: urodzenia urodzenie
birth date: data_urodzenia data_ur urodzony
birth place: miejsce_urodzenia
nationality: narodowość obywatelstwo
marital status: stan_cywilny
registration number: krs
person: osoba osoby
customer: klient klienci klienta klientów
contractor: kontrahent kontrahenci kontrahenta wykonawca
employee: pracownik pracownicy pracownika
user: użytkownik użytkownicy użytkownika
supplier: dostawca dostawcy
manufacturer: producent producenci producenta
patient: pacjent pacjenci pacjenta
doctor: lekarz lekarze lekarza
student: uczeń uczniowie student studenci studenta ucznia
teacher: nauczyciel nauczyciele wykładowca
driver: kierowca kierowcy
owner: właściciel właściciele właściciela
tenant: najemca najemcy
member: członek członkowie
guest: gość goście
author: autor autorzy
recipient: odbiorca odbiorcy adresat
sender: nadawca
contact person: osoba_kontaktowa
manager: kierownik kierownicy dyrektor
company: firma firmy spółka przedsiębiorstwo
department: dział działy wydział oddział_firmy
branch: oddział oddziały filia filie
job title: stanowisko stanowiska zawód
address: adres adresy adres_zamieszkania
street: ulica ulice ulicy
house number: nr_domu numer_domu nr_budynku
address unit: nr_lokalu nr_mieszkania numer_lokalu
postal code: kod_pocztowy kod_poczt
city: miasto miejscowość miasta
district: dzielnica
town: gmina
county: powiat
province: województwo
country: kraj kraje państwo
phone: telefon nr_telefonu numer_telefonu tel telefon_kontaktowy
mobile: komórka telefon_komórkowy tel_kom
fax: faks
email: email adres_email mail
website: strona_www strona_internetowa
date: data daty
time: czas godzina
year: rok lata
month: miesiąc
day: dzień dni
hour: godziny godz
start date: data_rozpoczęcia data_początkowa data_od
end date: data_zakończenia data_końcowa data_do
created: utworzono dodano utworzony
created date: data_utworzenia data_dodania
modified date: data_modyfikacji data_zmiany zmodyfikowano
created by: utworzył dodał utworzony_przez
deleted: usunięty usunięto
active: aktywny aktywna czynny
blocked: zablokowany zablokowana
order: zamówienie zamówienia zlecenie zlecenia
order date: data_zamówienia data_zlecenia
order number: numer_zamówienia nr_zamówienia nr_zlecenia
item: pozycja pozycje towar towary
product: produkt produkty produktu
product name: nazwa_produktu nazwa_towaru
category: kategoria kategorie
group: grupa grupy
brand: marka marki
model: model
color: kolor kolory barwa
size: rozmiar
weight: waga masa
height: wysokość
width: szerokość
length: długość
depth: głębokość
area: powierzchnia
quantity: ilość
count: liczba
unit: jednostka jednostka_miary jm
price: cena ceny
unit price: cena_jednostkowa
net price: cena_netto
gross price: cena_brutto
amount: kwota kwoty
net amount: kwota_netto wartość_netto
gross amount: kwota_brutto wartość_brutto
vat amount: kwota_vat kwota_podatku
vat rate: stawka_vat
value: wartość
discount: rabat zniżka upust
cost: koszt koszty
fee: opłata opłaty
salary: wynagrodzenie pensja płaca
gross salary: wynagrodzenie_brutto pensja_brutto
balance: saldo
currency: waluta waluty
tax: podatek
invoice: faktura faktury
invoice number: numer_faktury nr_faktury
invoice date: data_wystawienia data_faktury
due date: termin_płatności data_płatności termin_zapłaty
payment: płatność płatności wpłata wpłaty
payment method: sposób_płatności forma_płatności metoda_płatności
payment date: data_wpłaty data_zapłaty
paid: zapłacono opłacona zapłacona
bank account: nr_konta numer_konta rachunek rachunek_bankowy
bank: bank nazwa_banku
stock quantity: stan_magazynowy stan_magazynu
warehouse: magazyn magazyny
shelf: półka regał
supplier number: nr_dostawcy
delivery: dostawa dostawy
delivery date: data_dostawy
delivery address: adres_dostawy
shipping method: sposób_dostawy sposób_wysyłki
shipment: przesyłka przesyłki
contract: umowa umowy
contract number: numer_umowy nr_umowy
employment type: rodzaj_umowy typ_umowy
hire date: data_zatrudnienia
exit date: data_zwolnienia
status: status statusy stan_zamówienia
condition: stan stan_techniczny
type: typ rodzaj
kind: typy rodzaje
code: kod kody
number: numer nr
description: opis opisy
note: uwagi uwaga notatka notatki komentarz adnotacja
reason: powód przyczyna
priority: priorytet
result: wynik wyniki
title of work: tytuł_dzieła
language: język języki
message: wiadomość
subject: temat
file name: nazwa_pliku
file: plik pliki
image: zdjęcie obraz
vehicle: pojazd pojazdy samochód
license plate: nr_rejestracyjny numer_rejestracyjny
mileage: przebieg
fuel: paliwo rodzaj_paliwa
brand of car: marka_pojazdu
year of manufacture: rok_produkcji
serial number: nr_seryjny numer_seryjny
room: pokój sala pomieszczenie
floor: piętro
building: budynek budynki
apartment: mieszkanie lokal
course: kurs kursy
school class: klasa klasy
grade: ocena oceny
school subject: przedmiot przedmioty
visit: wizyta wizyty
diagnosis: diagnoza rozpoznanie
treatment: leczenie zabieg
medication: lek leki
allergy: alergia alergie uczulenia
health insurance: ubezpieczenie_zdrowotne
insurance: ubezpieczenie
insurer: ubezpieczyciel
policy number: nr_polisy numer_polisy
repair: naprawa naprawy
device: urządzenie urządzenia
reservation: rezerwacja rezerwacje
ticket: bilet bilety
event: wydarzenie wydarzenia
project: projekt projekty
task: zadanie zadania
complaint: reklamacja reklamacje
document: dokument dokumenty
application: wniosek wnioski
decision: decyzja decyzje
permit: zezwolenie pozwolenie
place: miejsce
expiry date: data_ważności termin_ważności
valid until: ważny_do ważne_do
of: z ze w na
`;

/** The commonest words of lists: English, Polish. */
export const POLISH_LIST_WORDS = `
active|aktywny
inactive|nieaktywny
pending|oczekujący
open|otwarty
closed|zamknięty
new|nowy
used|używany
draft|szkic
archived|zarchiwizowany
planned|planowany
scheduled|zaplanowany
confirmed|potwierdzony
in_progress|w trakcie
processing|w realizacji
completed|zakończony
done|wykonany
cancelled|anulowany
canceled|anulowany
rejected|odrzucony
approved|zatwierdzony
accepted|przyjęty
paid|opłacony
unpaid|nieopłacony
overdue|po terminie
refunded|zwrócony
failed|nieudany
shipped|wysłany
delivered|dostarczony
returned|zwrócony
expired|wygasły
terminated|rozwiązany
suspended|zawieszony
blocked|zablokowany
low|niski
medium|średni
high|wysoki
normal|normalny
urgent|pilny
critical|krytyczny
good|dobry
very good|bardzo dobry
fair|dostateczny
poor|zły
damaged|uszkodzony
worn|zużyty
cash|gotówka
card|karta
bank_transfer|przelew
invoice|faktura
direct_debit|polecenie zapłaty
paypal|PayPal
apple_pay|Apple Pay
google_pay|Google Pay
yes|tak
no|nie
single|wolny
married|w związku małżeńskim
divorced|rozwiedziony
widowed|owdowiały
male|mężczyzna
female|kobieta
monthly|miesięcznie
yearly|rocznie
weekly|tygodniowo
quarterly|kwartalnie
full-time|pełny etat
part-time|część etatu
intern|stażysta
temporary|tymczasowy
standard|standardowy
express|ekspresowy
pickup|odbiór osobisty
available|dostępny
passed|zdany
positive|pozytywny
negative|negatywny
`;
