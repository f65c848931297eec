import type { LocaleTerms } from '../locale-data.ts';

export const terms: LocaleTerms = {
  full_name: `{given} {family}`,
  honorific_female: `Pani
Pani dr`,
  honorific_male: `Pan
Pan dr`,
  house_number: `#
##
###
#A
##B
##C`,
  address_unit: `m. #
m. ##
lok. #
lok. ##
piętro #
klatka A
klatka B`,
  street_line: `{street} {house_number}`,
  company_pattern: `{family} {suffix}
{family} {field} {suffix}
{family} i {other_family} {suffix}
{family} i Synowie {suffix}
Bracia {family} {suffix}
{field} {family} {suffix}
Grupa {family}
{family} i Wspólnicy {suffix}`,
  company_suffix: `sp. z o.o.
S.A.
sp.j.
sp.k.
s.c.
P.S.A.`,
  company_field: `Logistyka
Software
Spożywka
Design
Doradztwo
Budownictwo
Energia
Media
Analityka
Meble
Tekstylia
Motoryzacja
Zdrowie
Podróże
Poligrafia
Elektronika
Mechanika
Rolnictwo
Metal
Piekarnia
Optyka
Opakowania
Instalacje
Nieruchomości
Napoje
Narzędzia`,
  job_title: `Księgowa
Specjalista ds. zakupów
Specjalistka ds. sprzedaży
Kierownik projektu
Kierowniczka zespołu
Prezes zarządu
Kierownik działu
Asystentka zarządu
Programista
Programistka
Analityk danych
Administrator baz danych
Administrator systemów
Inżynier sieci
Specjalista wsparcia IT
Specjalista ds. bezpieczeństwa
Architekt oprogramowania
Tester oprogramowania
Kierownik jakości
Kierownik produktu
Projektantka
Grafik
Projektantka wnętrz
Architekt
Kierownik budowy
Inżynier budownictwa
Elektryk
Mechatronik
Operator maszyn
Instalator
Konserwator
Monter
Brygadzista
Planista produkcji
Technolog
Magazynier
Spedytor
Kierowca
Kurier
Konsultantka ds. klienta
Doradca klienta
Telefonistka
Recepcjonistka
Kierownik biura
Kierowniczka kadr
Trener
Specjalistka ds. płac
Rekruterka
Kontroler finansowy
Analityk finansowy
Doradca podatkowy
Biegły rewident
Radca prawny
Inspektor ochrony danych
Kierownik marketingu
Menedżerka marki
Badacz rynku
Redaktorka
Copywriter
Korektorka
Tłumacz
Rzecznik prasowy
Organizatorka wydarzeń
Przedstawiciel handlowy
Dyrektor sprzedaży
Kierownik sklepu
Sprzedawca
Kierownik zakupów
Fotograf
Laborantka
Badaczka
Inspektor BHP
Dozorca
Konsultant biznesowy
Redaktor techniczny`,
  department: `Księgowość
Administracja
Rozwój biznesu
Obsługa klienta
Projektowanie
Inżynieria
Utrzymanie obiektów
Finanse
Kadry
Informatyka
Dział prawny
Logistyka
Marketing
Operacje
Produkt
Produkcja
Komunikacja
Zakupy
Jakość
Badania i rozwój
Sprzedaż
Bezpieczeństwo
Wsparcie
Szkolenia`,
  category: `Meble
Kuchnia i jadalnia
Tekstylia domowe
Oświetlenie
Odzież
Obuwie
Torby i akcesoria
Elektronika
Ogród
Sport i rekreacja
Zabawki
Uroda i pielęgnacja
Artykuły spożywcze
Artykuły biurowe
Dla zwierząt
Narzędzia`,
  product_pattern: `{adjective} {noun} z {material}`,
  product_plain_pattern: `{adjective} {noun}`,
  product_adjective: `Klasyczny	Klasyczna	Klasyczne
Nowoczesny	Nowoczesna	Nowoczesne
Delikatny	Delikatna	Delikatne
Tradycyjny	Tradycyjna	Tradycyjne
Popularny	Popularna	Popularne
Praktyczny	Praktyczna	Praktyczne
Ekskluzywny	Ekskluzywna	Ekskluzywne
Autentyczny	Autentyczna	Autentyczne
Ponadczasowy	Ponadczasowa	Ponadczasowe
Specjalny	Specjalna	Specjalne
Zrównoważony	Zrównoważona	Zrównoważone
Uniwersalny	Uniwersalna	Uniwersalne
Wybrany	Wybrana	Wybrane
Rustykalny	Rustykalna	Rustykalne
Kompaktowy	Kompaktowa	Kompaktowe
Mały	Mała	Małe
Kolorowy	Kolorowa	Kolorowe
Naturalny	Naturalna	Naturalne
Szlachetny	Szlachetna	Szlachetne
Solidny	Solidna	Solidne
Sprawdzony	Sprawdzona	Sprawdzone
Nowy	Nowa	Nowe
Ładny	Ładna	Ładne
Skromny	Skromna	Skromne
Stylowy	Stylowa	Stylowe
Oryginalny	Oryginalna	Oryginalne
Minimalistyczny	Minimalistyczna	Minimalistyczne
Domowy	Domowa	Domowe
Codzienny	Codzienna	Codzienne
Wygodny	Wygodna	Wygodne
Piękny	Piękna	Piękne
Trwały	Trwała	Trwałe
Luksusowy	Luksusowa	Luksusowe
Porządny	Porządna	Porządne
Estetyczny	Estetyczna	Estetyczne
Sezonowy	Sezonowa	Sezonowe
Elegancki	Elegancka	Eleganckie
Miejski	Miejska	Miejskie
Lekki	Lekka	Lekkie`,
  product_material: `dębu
orzecha
sosny
buku
bambusa
stali
aluminium
miedzi
mosiądzu
bawełny
lnu
wełny
płótna
polaru
skóry
zamszu
szkła
porcelany
kamionki
ceramiki
plastiku z recyklingu
bioplastiku`,
  product_noun: `stołek	m
stół	m
regał	m
fotel	m
szafa	f
taboret	m
patelnia	f
miska	f
kubek	m
deska do krojenia	f
nóż kuchenny	m
dzbanek do herbaty	m
koc	m
poduszka	f
ręcznik	m
zasłona	f
dywan	m
poszewka	f
lampa podłogowa	f
lampka stołowa	f
lampa wisząca	f
świecznik	m
girlanda świetlna	f
kinkiet	m
koszula	f
sweter	m
kurtka	f
sukienka	f
bluza	f
szalik	m
trampek	m
but zimowy	m
sandał	m
kapeć	m
but do biegania	m
but trekkingowy	m
plecak	m
torebka	f
portfel	m
walizka	f
torba na ramię	f
pasek	m
zestaw słuchawkowy	m
klawiatura	f
monitor	m
głośnik	m
powerbank	m
kamera internetowa	f
konewka	f
doniczka	f
ławka ogrodowa	f
wąż ogrodowy	m
domek dla ptaków	m
szpadel	m
mata do jogi	f
hantel	m
bidon	m
namiot	m
kask rowerowy	m
śpiwór	m
układanka	f
zestaw klocków	m
lalka	f
gra planszowa	f
kolejka	f
miś	m
szampon	m
krem do rąk	m
mydło	n
woda toaletowa	f
maseczka do twarzy	f
szczoteczka do zębów	f
kawa	f
herbata	f
czekolada	f
miód	m
oliwa z oliwek	f
makaron	m
notes	m
długopis	m
organizer na biurko	m
kalendarz ścienny	m
podkładka na biurko	f
pudełko	n
legowisko dla psa	n
smycz	f
miska dla psa	f
drapak	m
zabawka dla kota	f
transporter	m
młotek	m
śrubokręt	m
wkrętarka	f
skrzynka na narzędzia	f
miarka	f
piła ręczna	f`,
  color: `Czerwony	#d32f2f
Ciemnoczerwony	#8b0000
Koralowy	#ff7f50
Pomarańczowy	#f57c00
Bursztynowy	#ffb300
Złoty	#d4af37
Żółty	#fdd835
Cytrynowy	#fff44f
Oliwkowy	#808000
Limonkowy	#c0ca33
Zielony	#388e3c
Ciemnozielony	#1b5e20
Miętowy	#98ff98
Turkusowy	#40e0d0
Morski	#00796b
Cyjan	#00bcd4
Błękitny	#87ceeb
Niebieski	#1976d2
Granatowy	#000080
Indygo	#3f51b5
Fioletowy	#7e57c2
Purpurowy	#6a1b9a
Lawendowy	#c9a0dc
Magenta	#d81b60
Różowy	#f48fb1
Łososiowy	#fa8072
Brązowy	#795548
Czekoladowy	#5d4037
Beżowy	#f5f5dc
Kremowy	#fffdd0
Kość słoniowa	#fffff0
Biały	#ffffff
Srebrny	#c0c0c0
Szary	#9e9e9e
Grafitowy	#36454f
Czarny	#000000`,
  word: `adres
aleja
altana
archiwum
arkusz
atlas
autobus
babcia
bajka
balkon
balon
barwa
baza
bębenek
biblioteka
biedronka
bilet
biuro
blask
bluszcz
bochenek
brama
brat
brzeg
brzoza
budynek
bukiet
burza
cebula
cegła
cel
chata
chleb
chłód
chmura
chór
chwila
ciasto
cień
cisza
cukier
czapka
czas
czerwiec
część
człowiek
dach
data
deszcz
dolina
dom
dowód
droga
drzewo
drzwi
dusza
dworzec
dywan
dzbanek
dzień
dziecko
dźwięk
echo
ekran
elektrownia
energia
fabryka
fala
fasola
film
filiżanka
firanka
flaga
forma
fotel
fotografia
gałąź
garnek
gazeta
gitara
głos
głowa
gniazdo
godzina
gołąb
gość
góra
granica
grono
groszek
grudzień
grupa
gruszka
guzik
gwiazda
harmonia
herbata
historia
horyzont
huśtawka
igła
imię
jabłko
jagoda
jaskółka
jesień
jezioro
jutro
kalendarz
kamień
kanał
karta
kasztan
kawa
kawiarnia
kąpiel
kino
klasa
klimat
klon
klucz
kłos
kolacja
kolej
kolor
kolumna
komin
koncert
koń
kopalnia
korona
kot
kosz
krajobraz
kraj
krok
kropla
krzesło
książka
księżyc
kubek
kuchnia
kula
kwiat
kwiecień
lampa
las
lato
lekcja
lipa
lipiec
list
listopad
liść
lotnisko
lód
ludzie
lustro
łąka
łódź
łyżka
maj
maliny
mapa
marzec
marzenie
masło
maszyna
materiał
mąka
medal
melodia
miasto
miejsce
miesiąc
miłość
minuta
miód
młyn
moda
most
motyl
mrówka
mur
muzeum
muzyka
myśl
nadzieja
nagroda
namiot
natura
nauka
niebo
niedziela
noc
notatka
nuta
obiad
obraz
ocean
odpowiedź
ogień
ogród
okno
oko
okolica
olej
opowieść
orzech
osada
ostrożność
owoc
ósemka
paczka
pamięć
papier
park
parasol
październik
piasek
piątek
piec
pień
pieśń
pies
pióro
plac
plan
plaża
płot
początek
pociąg
poczta
podłoga
podróż
pogoda
pokój
pole
południe
pomoc
pomysł
poniedziałek
poranek
port
porządek
potok
powietrze
pożytek
półka
praca
prawda
prezent
projekt
promień
próba
przepis
przerwa
przyjaciel
przykład
przyszłość
ptak
punkt
radość
rama
ranek
rano
region
ręka
rok
rosa
rower
rozmowa
róża
ruch
rynek
ryba
rzeka
sad
salon
schody
sen
ser
serce
sierpień
siła
siostra
skała
sklep
skrzydło
słońce
słowo
smak
sobota
sól
spacer
spokój
sport
sprawa
stacja
stół
strona
strumień
struna
styczeń
styl
suma
szafa
szczyt
szkło
szkoła
sznur
sztuka
śnieg
środa
światło
świat
świeca
święto
taniec
targ
teatr
temat
tkanina
tor
torba
tort
trawa
tydzień
tytuł
ulica
umowa
wagon
wakacje
warsztat
wartość
warzywo
wąwóz
wczoraj
welon
widok
wieczór
wieś
wieża
wiatr
wiosna
woda
wolność
wóz
wrzesień
wschód
wtorek
wycieczka
wyspa
wzgórze
zabawa
zachód
zadanie
zagadka
zamek
zapach
zasada
zbiór
zegar
ziarno
zielnik
ziemia
zima
złoto
znak
zupa
zwierzę
źródło
życie
żagiel
żyto`,
};
