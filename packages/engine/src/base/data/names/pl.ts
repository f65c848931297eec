// Built by scripts/build-dictionaries.ts; edit that, not this. Sources and licence: README.md beside this file.
import type { LocaleNames } from '../locale-data.ts';

export const names: LocaleNames = {
  given_female: `Anna
Maria
Katarzyna
Małgorzata
Agnieszka
Barbara
Ewa
Krystyna
Magdalena
Elżbieta
Joanna
Aleksandra
Zofia
Monika
Teresa
Danuta
Natalia
Karolina
Marta
Julia
Beata
Dorota
Janina
Alicja
Jadwiga
Halina
Irena
Jolanta
Iwona
Grażyna
Oliwia
Hanna
Zuzanna
Maja
Lena
Laura
Pola
Emilia
Amelia
Wiktoria
Gabriela
Martyna
Patrycja
Justyna
Paulina
Sylwia
Renata
Urszula
Bożena
Wanda
Helena
Stanisława
Genowefa
Marianna
Kinga
Kamila
Dominika
Weronika
Klaudia
Izabela
Anita
Aneta
Edyta
Ilona
Kornelia
Liliana
Milena
Nadia
Nikola
Róża
Sandra
Antonina
Aniela
Celina
Cecylia
Daria
Diana
Eliza
Eryka
Felicja
Franciszka
Gaja
Ida
Iga
Inga
Jagoda
Julita
Kaja
Kalina
Klara
Lidia
Lucyna
Łucja
Marcelina
Marlena
Mirosława
Otylia
Pelagia
Regina
Rozalia
Sabina
Sara
Stefania
Tamara
Violetta
Władysława
Zenobia
Żaneta
Żaklina
Ada
Adelajda
Agata
Agrypina
Aida
Alina
Amabela
Amanda
Anastazja
Andżelika
Angela
Angelina
Ariadna
Aurora
Beatrycze
Berta
Bibiana
Bibianna
Brygida
Chloe
Cyra
Dina
Eleonora
Elwira
Estera
Eudokia
Eudoksja
Eugenia
Ewelina
Ferdynanda
Filipa
Florencja
Gertruda
Ginewra
Gloria
Gracja
Greta
Henryka
Irma
Izolda
Jakubina
Judyta
Józefina
Kira
Klementyna
Kleopatra
Konstancja
Koralia
Ksawera
Ksenia
Larysa
Laurencja
Laurentyna
Lea
Leila
Lilia
Lilianna
Lilla
Liza
Lucja
Ludwika
Luiza
Malwina
Maryna
Matylda
Melania
Michalina
Nadzieja
Nina
Noemi
Ofelia
Olga
Olimpia
Paula
Penelopa
Rachela
Rebeka
Roksana
Rufina
Ruta
Serafina
Stella
Sybilla
Tacjana
Tekla
Teodora
Walentyna
Waleria
Wanesa
Wiara
Wilhelmina
Wirginia
Zoe`,
  given_male: `Aaron
Abraham
Adam
Adrian
Agaton
Alan
Albert
Aleksander
Aleksy
Alfred
Alwar
Ambroży
Anatol
Andrzej
Ansgary
Antoni
Apollinary
Apollo
Archibald
Arkadiusz
Arkady
Arnold
Arseniusz
Artur
Arystarch
Atanazy
August
Baldwin
Bazyli
Benedykt
Beniamin
Bernard
Bertram
Bertrand
Borys
Brajan
Bruno
Błażej
Cecyliusz
Cezary
Cyrus
Cyryl
Damian
Daniel
Dariusz
Dawid
Demetriusz
Dionizy
Dominik
Donald
Dorian
Edgar
Edmund
Edward
Edwin
Efraim
Efrem
Eleazar
Eliasz
Emanuel
Emil
Erast
Ernest
Erwin
Eugeniusz
Eustracjusz
Fabian
Feliks
Filemon
Filip
Florian
Franciszek
Fryderyk
Gabriel
Galfryd
Gedeon
Gerald
Gerazym
Gilbert
Gonsalwy
Grzegorz
Gwido
Harald
Henryk
Herbert
Herman
Hieronim
Hilarion
Hilary
Hipolit
Horacy
Hubert
Hugo
Ignacy
Igor
Innocenty
Ireneusz
Izaak
Izajasz
Izydor
Jakub
Jan
Janusz
Jeremi
Jeremiasz
Jerzy
Joachim
Jonatan
Jozue
Julian
Juliusz
Justyn
Józef
Kalistrat
Karol
Kazimierz
Klarencjusz
Klaudiusz
Klemens
Konrad
Konstanty
Konstantyn
Kornel
Korneli
Korneliusz
Krystian
Krzysztof
Ksawery
Ksenofont
Kwintyn
Laurencjusz
Laurenty
Leon
Leonard
Leonid
Lucjan
Ludwik
Magnus
Makary
Maksym
Maksymilian
Marceli
Marcin
Marek
Mateusz
Maurycy
Michał
Mikołaj
Miron
Modest
Mojżesz
Natan
Natanael
Nazariusz
Nazary
Nestor
Nikodem
Olaf
Oleg
Oliwier
Onufry
Orestes
Oskar
Osmund
Pankracy
Pantaleon
Patrycjusz
Patrycy
Patryk
Paweł
Piotr
Platon
Polikarp
Porfiriusz
Porfiry
Prokles
Prokop
Prokul
Rafał
Rajmund
Rajnold
Randolf
Reginald
Robert
Roderyk
Roger
Roland
Roman
Romeo
Rudolf
Ryszard
Salomon
Salwator
Samson
Samuel
Sebastian
Serafin
Sergiusz
Seweryn
Spirydion
Stanisław
Stefan
Sylwester
Szczepan
Szymon
Teodor
Terencjusz
Tobiasz
Tomasz
Tymoteusz
Wacław
Walenty
Walentyn
Walerian
Walery
Walgierz
Walter
Wawrzyniec
Wiktor
Wilfryd
Wilhelm
Wincenty
Witalis
Władysław
Włodzimierz
Zachariasz
Zachary
Zygmunt
Łazarz
Łukasz`,
  family: `Nowak
Kowalski
Wiśniewski
Wójcik
Kowalczyk
Kamiński
Lewandowski
Zieliński
Szymański
Woźniak
Dąbrowski
Kozłowski
Mazur
Jankowski
Kwiatkowski
Wojciechowski
Krawczyk
Kaczmarek
Piotrowski
Grabowski
Zając
Pawłowski
Michalski
Król
Wieczorek
Jabłoński
Wróbel
Nowakowski
Majewski
Olszewski
Stępień
Malinowski
Jaworski
Adamczyk
Dudek
Nowicki
Pawlak
Górski
Witkowski
Walczak
Sikora
Baran
Rutkowski
Michalak
Szewczyk
Ostrowski
Tomaszewski
Pietrzak
Zalewski
Wróblewski
Marciniak
Jasiński
Zawadzki
Bąk
Jakubowski
Sadowski
Duda
Włodarczyk
Wilk
Chmielewski
Borkowski
Sokołowski
Szczepański
Sawicki
Kucharski
Lis
Maciejewski
Kubiak
Kalinowski
Mazurek
Adamczak
Adamek
Adamiak
Adamiec
Adamowicz
Adamski
Adamus
Aleksandrowicz
Andrzejczak
Andrzejewski
Antczak
Augustyn
Augustyniak
Bagiński
Balcerzak
Banach
Banasiak
Banasik
Banaś
Baranowski
Barański
Bartczak
Bartkowiak
Bartnik
Bartosik
Bednarczyk
Bednarek
Bednarski
Bednarz
Białas
Białek
Białkowski
Biedrzyński
Bielak
Bielawski
Bielecki
Bielski
Bieniek
Biernacki
Biernat
Bieńkowski
Bilski
Bober
Bochenek
Bogucki
Bogusz
Borek
Borowiec
Borowski
Bożek
Broda
Brzeziński
Brzozowski
Buczek
Buczkowski
Buczyński
Budziński
Budzyński
Bujak
Bukowski
Burzyński
Bąkowski
Błaszczak
Błaszczyk
Cebula
Chmiel
Chmura
Chojnacki
Chojnowski
Cholewa
Chrzanowski
Chudzik
Cichocki
Cichoń
Cichy
Ciesielski
Cieśla
Cieślak
Cieślik
Ciszewski
Cybulski
Cygan
Czaja
Czajka
Czajkowski
Czapla
Czarnecki
Czech
Czechowski
Czekaj
Czerniak
Czerwiński
Czyż
Czyżewski
Dec
Dobosz
Dobrowolski
Dobrzyński
Domagała
Domański
Dominiak
Drabik
Drozd
Drozdowski
Drzewiecki
Dróżdż
Dubiel
Dudziak
Dudzik
Dudziński
Duszyński
Dziedzic
Dziuba
Dąbek
Dąbkowski
Dębowski
Dębski
Długosz
Falkowski
Fijałkowski
Filipek
Filipiak
Filipowicz
Flak
Flis
Florczak
Florek
Frankowski
Frąckowiak
Frączek
Frątczak
Furman
Gadomski
Gajda
Gajewski
Gaweł
Gawlik
Gawron
Gawroński
Gałka
Gałązka
Gil
Godlewski
Golec
Gołąb
Gołębiewski
Gołębiowski
Graczyk
Grochowski
Grudzień
Gruszczyński
Gruszka
Grzegorczyk
Grzelak
Grzesiak
Grzesik
Grześkowiak
Grzyb
Grzybowski
Grzywacz
Gutowski
Guzik
Gwoździk
Gwóźdź
Góra
Góral
Górecki
Górka
Górniak
Górny
Gąsior
Gąsiorowski
Głogowski
Głowacki
Głąb
Hajduk
Herman
Iwanowski
Iwański
Izdebski
Jackowski
Jagielski
Jagiełło
Jagodziński
Jakubiak
Janas
Janiak
Janicki
Janik
Janiszewski
Jankowiak
Janowski
Janus
Janusz
Januszewski
Jaros
Jarosz
Jarząbek
Jastrzębski
Jaśkiewicz
Jezierski
Jurek
Jurkiewicz
Jurkowski
Juszczak
Jóźwiak
Jóźwik
Jędrzejczak
Jędrzejczyk
Jędrzejewski
Kacprzak
Kaczmarczyk
Kaczmarski
Kaczor
Kaczorowski
Kaczyński
Kaleta
Kalisz
Kania
Kaniewski
Kapusta
Karaś
Karczewski
Karpiński
Karwowski
Kasperek
Kasprzak
Kasprzyk
Kaszuba
Kawa
Kawecki
Kałuża
Kaźmierczak
Kiełbasa
Kisiel
Kita
Klimczak
Klimek
Kmiecik
Kmieć
Knapik
Kobus
Kogut
Kolasa
Komorowski
Konieczna
Konieczny
Konopka
Kopczyński
Koper
Kopeć
Korzeniowski
Kos
Kosiński
Kosowski
Kostecki
Kostrzewa
Kot
Kotowski
Kowal
Kowalczuk
Kowalewski
Kowalik
Koza
Kozak
Kozieł
Kozioł
Kołakowski
Kołodziej
Kołodziejczyk
Kołodziejski
Krajewski
Krakowiak
Krawiec
Kruk
Krukowski
Krupa
Krupiński
Kruszewski
Krysiak
Krzemiński
Krzyżanowski
Królikowski
Książek
Kubacki
Kubica
Kubicki
Kubik
Kuc
Kucharczyk
Kuchta
Kuciński
Kuczyński
Kujawa
Kujawski
Kula
Kulesza
Kulig
Kulik
Kuliński
Kurek
Kurowski
Kuś
Kwaśniewski
Kwiecień
Kwieciński
Kędzierski
Kędziora
Kępa
Kłos
Kłosowski
Lach
Laskowski
Lasota
Lech
Lenart
Lesiak
Leszczyński
Lewicki
Leśniak
Leśniewski
Lipiński
Lipka
Lipski
Lisiecki
Lisowski
Maciąg
Mackiewicz
Madej
Maj
Majcher
Majchrzak
Majka
Makowski
Malec
Malicki
Maliszewski
Marchewka
Marcinkowski
Marczak
Marek
Markiewicz
Markowski
Marszałek
Marzec
Masłowski
Matusiak
Matuszak
Matuszewski
Matysiak
Mazurkiewicz
Maćkowiak
Małecki
Małek
Maślanka
Michalczyk
Michalik
Michałek
Michałowski
Mielczarek
Mierzejewski
Mika
Miklaś
Mikołajczak
Mikołajczyk
Mikulski
Milczarek
Milewski
Miller
Misiak
Misztal
Miśkiewicz
Modzelewski
Molenda
Morawski
Motyka
Mroczek
Mroczkowski
Mrozek
Mróz
Mucha
Murawski
Musiał
Muszyński
Młynarczyk
Napierała
Nawrocki
Nawrot
Niedziela
Niedzielski
Niedźwiecki
Niemczyk
Niemiec
Niewiadomski
Noga
Nowacki
Nowaczyk
Nowiński
Olczak
Olejniczak
Olejnik
Orzechowski
Orłowski
Osiński
Ossowski
Owczarek
Paczkowski
Pająk
Pakuła
Palacz
Paluch
Panek
Partyka
Pasternak
Paszkowski
Pawelec
Pawlicki
Pawlik
Pawlikowski
Pałka
Piasecki
Piechota
Pieczek
Piekarski
Pietras
Pietruszka
Pietrzyk
Pilarski
Pilch
Piotrowicz
Piwowarczyk
Piórkowski
Piątek
Piątkowski
Piłat
Pluta
Podgórski
Polak
Popławski
Porębski
Prokop
Prus
Przybylski
Przybysz
Przybył
Przybyła
Ptak
Puchalski
Pytel
Płonka
Raczyński
Radecki
Radomski
Rak
Rakowski
Ratajczak
Robak
Rogala
Rogalski
Rogowski
Rojek
Romanowski
Rosa
Rosiak
Rosiński
Ruciński
Rudnicki
Rudziński
Rudzki
Rusin
Rybak
Rybarczyk
Rybicki
Rzepka
Różański
Różycki
Serafin
Siedlecki
Sienkiewicz
Sieradzki
Sikorski
Sitek
Siwek
Skalski
Skiba
Skibiński
Skoczylas
Skowron
Skowronek
Skowroński
Skrzypczak
Skrzypek
Skóra
Smoliński
Sobczak
Sobczyk
Sobieraj
Sobolewski
Socha
Sochacki
Sokół
Sosnowski
Sowa
Sowiński
Sołtys
Sołtysiak
Sroka
Stachowiak
Stachowicz
Stachura
Stachurski
Stanek
Staniszewski
Stanisławski
Stankiewicz
Stasiak
Staszewski
Stawicki
Stec
Stefaniak
Stefański
Stelmach
Stolarczyk
Stolarski
Strzelczyk
Strzelecki
Stępniak
Surma
Suski
Szafrański
Szatkowski
Szczepaniak
Szczepanik
Szczerba
Szcześniak
Szczygieł
Szczęsna
Szczęsny
Szeląg
Szostak
Szulc
Szwarc
Szwed
Szydłowski
Szymczak
Szymczyk
Szymkowiak
Szyszka
Sławiński
Słowik
Słowiński
Tarnowski
Tkaczyk
Tokarski
Tomala
Tomczak
Tomczyk
Tomys
Tracz
Trojanowski
Trzciński
Trzeciak
Turek
Twardowski
Urban
Urbanek
Urbaniak
Urbanowicz
Urbańczyk
Urbański
Walkowiak
Warchoł
Wasiak
Wasilewski
Wawrzyniak
Wesołowski
Wierzbicki
Wilczek
Wilczyński
Winiarski
Witczak
Witek
Wiącek
Więcek
Więckowski
Wnuk
Wojtas
Wojtasik
Wojtczak
Wojtkowiak
Wolak
Woliński
Wolny
Wolski
Woś
Wrona
Wroński
Wypych
Wysocki
Wyszyński
Wójcicki
Wójtowicz
Wąsik
Wąsowski
Węgrzyn
Włodarski
Zaborowski
Zabłocki
Zagórski
Zajączkowski
Zakrzewski
Zaremba
Zarzycki
Zaręba
Zawada
Zdunek
Zielonka
Ziółkowski
Zięba
Ziętek
Zwoliński
Zych
Zygmunt
Łapiński
Łuczak
Łukasiewicz
Łukasik
Łukaszewski
Śliwa
Śliwiński
Ślusarczyk
Świderski
Świerczyński
Świątek
Żak
Żebrowski
Żmuda
Żuk
Żukowski
Żurawski
Żurek
Żyła`,
  street: `ul. Polna
ul. Leśna
ul. Słoneczna
ul. Krótka
ul. Szkolna
ul. Ogrodowa
ul. Lipowa
ul. Łąkowa
ul. Brzozowa
ul. Kwiatowa
ul. Kościelna
ul. Sosnowa
ul. Zielona
ul. Parkowa
ul. Akacjowa
ul. Kolejowa
ul. Dworcowa
ul. Nowa
ul. Długa
ul. Główna
ul. Rynkowa
ul. Młyńska
ul. Wiejska
ul. Wrzosowa
ul. Klonowa
ul. Dębowa
ul. Świerkowa
ul. Jasna
ul. Cicha
ul. Spokojna
ul. Piaskowa
ul. Górna
ul. Dolna
ul. Wodna
ul. Rzeczna
ul. Nadrzeczna
ul. Mostowa
ul. Zamkowa
ul. Warszawska
ul. Krakowska
ul. Poznańska
ul. Gdańska
ul. Wrocławska
ul. Lubelska
ul. Toruńska
ul. Mickiewicza
ul. Słowackiego
ul. Sienkiewicza
ul. Kościuszki
ul. Piłsudskiego
ul. Kopernika
ul. Chopina
ul. Moniuszki
ul. Reymonta
ul. Prusa
ul. Żeromskiego
ul. Konopnickiej
ul. Orzeszkowej
ul. Skłodowskiej-Curie
ul. Matejki
ul. Wyspiańskiego
ul. Norwida
ul. Tuwima
ul. Asnyka
ul. Kochanowskiego
ul. Reja
ul. Pułaskiego
ul. Poniatowskiego
ul. Sobieskiego
ul. Jagiellońska
ul. Piastowska
ul. Kazimierza Wielkiego
ul. Trzeciego Maja
ul. Pierwszego Maja
ul. Jedenastego Listopada
ul. Wolności
ul. Niepodległości
ul. Sportowa
ul. Przemysłowa
ul. Fabryczna
ul. Składowa
ul. Targowa
ul. Handlowa
ul. Strażacka
ul. Harcerska
ul. Podgórna
ul. Zachodnia
ul. Wschodnia
ul. Południowa
ul. Północna
ul. Wiosenna
ul. Letnia
ul. Jesienna
ul. Zimowa
ul. Tęczowa
ul. Różana
ul. Tulipanowa
ul. Konwaliowa
ul. Jaśminowa
ul. Malinowa
al. Polna
al. Leśna
al. Słoneczna
al. Krótka
al. Szkolna
al. Ogrodowa
al. Lipowa
al. Łąkowa
al. Brzozowa
al. Kwiatowa
al. Kościelna
al. Sosnowa
al. Zielona
al. Parkowa
al. Akacjowa
al. Kolejowa
al. Dworcowa
al. Nowa
al. Długa
al. Główna
al. Rynkowa
al. Młyńska
al. Wiejska
al. Wrzosowa
al. Klonowa
al. Dębowa
al. Świerkowa
al. Jasna
al. Cicha
al. Spokojna
al. Piaskowa
al. Górna
al. Dolna
al. Wodna
al. Rzeczna
al. Nadrzeczna
al. Mostowa
al. Zamkowa
al. Warszawska
al. Krakowska
al. Poznańska
al. Gdańska
al. Wrocławska
al. Lubelska
al. Toruńska
al. Mickiewicza
al. Słowackiego
al. Sienkiewicza
al. Kościuszki
al. Piłsudskiego
al. Kopernika
al. Chopina
al. Moniuszki
al. Reymonta
al. Prusa
al. Żeromskiego
al. Konopnickiej
al. Orzeszkowej
al. Skłodowskiej-Curie
al. Matejki
al. Wyspiańskiego
al. Norwida
al. Tuwima
al. Asnyka
al. Kochanowskiego
al. Reja
al. Pułaskiego
al. Poniatowskiego
al. Sobieskiego
al. Jagiellońska
al. Piastowska
al. Kazimierza Wielkiego
al. Trzeciego Maja
al. Pierwszego Maja
al. Jedenastego Listopada
al. Wolności
al. Niepodległości
al. Sportowa
al. Przemysłowa
al. Fabryczna
al. Składowa
al. Targowa
al. Handlowa
al. Strażacka
al. Harcerska
al. Podgórna
al. Zachodnia
al. Wschodnia
al. Południowa
al. Północna
al. Wiosenna
al. Letnia
al. Jesienna
al. Zimowa
al. Tęczowa
al. Różana
al. Tulipanowa
al. Konwaliowa
al. Jaśminowa
al. Malinowa`,
};
