/** Italian, Dutch and Polish names, in the form of dictionary-supplement.ts. */
export const IT_GIVEN_FEMALE = `
Maria Anna Giulia Sofia Aurora Alice Ginevra Emma Giorgia Greta Beatrice Martina Chiara Francesca Sara Laura Elena Federica
Valentina Silvia Paola Alessandra Elisa Claudia Barbara Roberta Simona Monica Daniela Cristina Patrizia Antonella Rosa Angela
Giovanna Teresa Lucia Carmela Caterina Rita Franca Giuseppina Antonia Luisa Carla Bruna Luciana Marisa Graziella Gabriella
Raffaella Mariangela Annamaria Maria_Grazia Maria_Teresa Emanuela Tiziana Stefania Sabrina Manuela Ilaria Serena Veronica
Michela Debora Jessica Eleonora Arianna Camilla Matilde Vittoria Bianca Nicole Gaia Anita Viola Rebecca Ludovica Azzurra Mia
Cecilia Margherita Irene Noemi Asia Marta Miriam Eva Adele Agnese Ada Adriana Agata Alba Alessia Alida Amalia Ambra Amelia
Angelica Assunta Benedetta Bice Brigida Carlotta Carolina Cinzia Clara Clelia Costanza Cosima Dalila Delia Diana Diletta
Domenica Donatella Dora Doriana Edda Elettra Elvira Enrica Erica Ermelinda Ester Eugenia Fabiana Fabiola Fausta Fernanda
Fiammetta Fiorella Flavia Flora Fulvia Gemma Gigliola Gilda Gina Gioia Giada Gloria Grazia Ida Iolanda Isabella Ivana Lara
Lavinia Leda Letizia Lia Licia Lidia Liliana Linda Livia Loredana Lorena Loretta Luana Lucrezia Luna Maddalena Mafalda Mara
Marcella Margarita Marianna Mariella Marina Marilena Melissa Mirella Morena Nadia Natalia Nives Norma Olga Ombretta Ornella
Palma Pamela Perla Pia Piera Priscilla Renata Romina Rosalba Rosanna Rosaria Rossella Rossana Ruth Samanta Santina Selene
Silvana Sonia Susanna Tamara Tecla Tosca Ursula Vanessa Vera Violetta Virginia Viviana Wanda Zaira Zoe`;

export const IT_GIVEN_MALE = `
Leonardo Francesco Tommaso Edoardo Alessandro Lorenzo Mattia Gabriele Riccardo Andrea Diego Matteo Giuseppe Antonio Giovanni
Marco Luca Paolo Roberto Stefano Mario Luigi Angelo Vincenzo Pietro Salvatore Carlo Franco Domenico Bruno Michele Giorgio
Aldo Sergio Luciano Giulio Enrico Fabio Massimo Claudio Maurizio Davide Daniele Simone Federico Giacomo Filippo Nicola Emanuele
Alberto Alessio Gianluca Gianni Gianfranco Gianpaolo Pierluigi Piero Raffaele Rocco Rosario Pasquale Ciro Gennaro Carmine
Cosimo Donato Eugenio Ernesto Dario Danilo Corrado Cristian Cristiano Cesare Camillo Bernardo Benedetto Attilio Arturo Armando
Alfredo Alfonso Adriano Adamo Achille Agostino Alvise Amedeo Anselmo Arnaldo Augusto Aurelio Baldassarre Bartolomeo Basilio
Battista Biagio Brando Bruno Calogero Carmelo Celestino Cirino Claudio Clemente Costantino Damiano Dante Demetrio Dino Edgardo
Egidio Elia Elio Emilio Enea Ennio Enzo Ermanno Ettore Ezio Fabrizio Fausto Felice Ferdinando Fernando Flavio Fortunato Fulvio
Gaetano Gaspare Gerardo Germano Gerolamo Giancarlo Giandomenico Gianmarco Gianmaria Gianpiero Gino Gioacchino Gioele Giordano
Girolamo Giuliano Goffredo Graziano Gregorio Guglielmo Guido Ignazio Igor Ilario Isidoro Italo Ivan Ivano Ivo Jacopo Lamberto
Lapo Lauro Lazzaro Leandro Leo Liborio Lino Livio Loris Luciano Ludovico Manfredi Manlio Manuel Marcello Mariano Marino Martino
Massimiliano Matias Maurilio Mauro Mirco Mirko Moreno Narciso Natale Nazario Nello Nerio Nicolò Nino Noah Oliviero Omar Oreste
Orlando Oscar Osvaldo Ottavio Patrizio Pierangelo Pierfrancesco Primo Quirino Raimondo Remo Renato Renzo Rinaldo Rodolfo Romeo
Romano Ruggero Samuele Sandro Santo Saverio Sebastiano Settimio Severino Silvano Silvio Teodoro Tiziano Tullio Ubaldo Ugo
Umberto Valentino Valerio Valter Vasco Virgilio Vito Vittorio Walter Zeno`;

export const IT_FAMILY = `
Rossi Russo Ferrari Esposito Bianchi Romano Colombo Ricci Marino Greco Bruno Gallo Conti De_Luca Mancini Costa Giordano Rizzo
Lombardi Moretti Barbieri Fontana Santoro Mariani Rinaldi Caruso Ferrara Galli Martini Leone Longo Gentile Martinelli Vitale
Lombardo Serra Coppola De_Santis D’Angelo Marchetti Parisi Villa Conte Ferraro Ferri Fabbri Bianco Marini Grasso Valentini
Messina Sala De_Angelis Gatti Pellegrini Palumbo Sanna Farina Rizzi Monti Cattaneo Morelli Amato Silvestri Mazza Testa
Grassi Pellegrino Carbone Giuliani Benedetti Barone Rossetti Caputo Montanari Guerra Palmieri Bernardi Martino Fiore De_Rosa
Ferretti Bellini Basile Riva Donati Piras Vitali Battaglia Sartori Neri Costantini Milani Pagano Ruggiero Sorrentino D’Amico
Orlando Damico Negri Mantovani Zanella Fusco Bassi Pozzi Bruni Bosco Carta Deiana Melis Puddu Murgia Lai`;

export const IT_STREET = `
Roma
Giuseppe Garibaldi
Giuseppe Mazzini
Camillo Cavour
Dante Alighieri
Guglielmo Marconi
Alessandro Manzoni
Giuseppe Verdi
Giacomo Matteotti
Antonio Gramsci
Aldo Moro
Alcide De Gasperi
Galileo Galilei
Leonardo da Vinci
Cristoforo Colombo
Giosuè Carducci
Giacomo Leopardi
Francesco Petrarca
Torquato Tasso
Ludovico Ariosto
Gioachino Rossini
Giacomo Puccini
Vincenzo Bellini
Antonio Vivaldi
Michelangelo Buonarroti
Raffaello Sanzio
Enrico Fermi
Alessandro Volta
Luigi Galvani
Marco Polo
Amerigo Vespucci
Nazario Sauro
Cesare Battisti
Goffredo Mameli
Quattro Novembre
Venticinque Aprile
Primo Maggio
Due Giugno
Venti Settembre
Vittorio Veneto
Trento
Trieste
Milano
Torino
Venezia
Firenze
Napoli
Palermo
Bologna
Verona
San Francesco
San Giovanni
San Martino
Sant’Antonio
Santa Lucia
della Libertà
della Repubblica
della Pace
dell’Indipendenza
dei Mille
dei Martiri
delle Rose
dei Tigli
degli Ulivi
dei Pini
del Popolo
della Stazione
del Mercato
Indipendenza
Risorgimento`;

export const NL_FAMILY = `
de_Jong Jansen de_Vries van_den_Berg van_Dijk Bakker Janssen Visser Smit Meijer de_Boer Mulder de_Groot Bos Vos Peters
Hendriks van_Leeuwen Dekker Brouwer de_Wit Dijkstra Smits de_Graaf van_der_Meer van_der_Linden Kok Jacobs de_Haan Vermeulen
van_den_Heuvel van_de_Ven van_der_Heijden Schouten van_Beek Willems van_Vliet van_de_Velde van_der_Veen Hoekstra Maas Verhoeven
Koster van_Dam van_der_Wal Prins Blom Huisman Peeters de_Bruin Kuipers van_Veen van_Wijk Postma Bosman Kramer Molenaar Groen
Schipper van_der_Laan Timmermans van_Loon Scholten Kuiper Martens van_Doorn Gerritsen Verbeek Hermans van_den_Broek Bosch
Hofman Sanders van_Es van_der_Horst de_Lange Wolters Veenstra Driessen van_den_Brink Bakx Wouters Hoekman Dijkman Boersma
Hofstra Bouwman van_Rijn van_den_Bosch Zijlstra van_der_Ploeg de_Koning Tromp Snijders van_Houten Evers Claassen Verhagen
Bouma Kroon Schreuder van_Eijk Vink van_Dongen Aarts Roos Visscher Lammers Otten Mol Brands Groenewegen Nijhof Jonker van_Zanten
Kamphuis Sterk Haverkamp de_Jager de_Ruiter van_Oosten van_Rooij Hoogendoorn Pronk Vonk Zwart Zonneveld Wiersma Terpstra Hoekzema
Rietveld Doornbos Kloosterman Klaassen Kuijpers Verschuren Koopman Boot Bruins Boon Buijs Bloem Admiraal Akkerman Barends Baars
Blok Boekhout Braam Brinkman Burger Coenen Cornelisse Damen Drost Dubbelman Eikelboom Elzinga Faber Feenstra Frijters Geerts
Goossens Grootveld Haak Hamers Heemskerk Hoeks Hulst IJzerman Jaspers Jongsma Kampen Keizer Kerkhof Klein Knol Kooistra Korver
Lamers Leenders Loos Lubbers Manders Meijerink Mertens Miedema Nagel Nauta Nijland Noordman Oosterhuis Overbeek Paulissen Plas
Poelman Reijnders Roelofs Ruijter Schaap Slot Spaans Stam Swart Theunissen Tuinstra Veldhuizen Verburg Vlaar Wessels Wolf Zandstra`;

/** Stems of Dutch streets; the ending follows. */
export const NL_STREET = `
Dorps Kerk School Molen Stations Markt Hoofd Wilhelmina Juliana Beatrix Emma Oranje Nassau Prins_Bernhard Rembrandt Vermeer Van_Gogh
Mozart Beethoven Eiken Beuken Linde Kastanje Berken Esdoorn Rozen Tulpen Anjer Lelie Zonnebloem Merel Zwaluw Leeuwerik Spreeuw Park Tuin
Haven Kanaal Sluis Veer Brug Dijk Polder Weide Korenbloem Klaver Heide Duin Zee Burgemeester Raadhuis Industrie Ambacht`;

export const PL_GIVEN_FEMALE = `
Anna Maria Katarzyna Małgorzata Agnieszka Barbara Ewa Krystyna Magdalena Elżbieta Joanna Aleksandra Zofia Monika Teresa Danuta
Natalia Karolina Marta Julia Beata Dorota Janina Alicja Jadwiga Halina Irena Jolanta Iwona Grażyna Oliwia Hanna Zuzanna Maja
Lena Laura Pola Emilia Amelia Wiktoria Gabriela Martyna Patrycja Justyna Paulina Sylwia Renata Urszula Bożena Wanda Helena
Stanisława Genowefa Marianna Kinga Kamila Dominika Weronika Klaudia Izabela Anita Aneta Edyta Ilona Kornelia Liliana Milena
Nadia Nikola Oliwia Róża Sandra Antonina Aniela Celina Cecylia Daria Diana Eliza Eryka Felicja Franciszka Gaja Ida Iga Inga
Jagoda Julita Kaja Kalina Klara Lidia Lucyna Łucja Marcelina Marlena Mirosława Otylia Pelagia Regina Rozalia Sabina Sara
Stefania Tamara Violetta Władysława Zenobia Żaneta Żaklina`;

export const PL_FAMILY = `
Nowak Kowalski Wiśniewski Wójcik Kowalczyk Kamiński Lewandowski Zieliński Szymański Woźniak Dąbrowski Kozłowski Mazur Jankowski
Kwiatkowski Wojciechowski Krawczyk Kaczmarek Piotrowski Grabowski Zając Pawłowski Michalski Król Wieczorek Jabłoński Wróbel
Nowakowski Majewski Olszewski Stępień Malinowski Jaworski Adamczyk Dudek Nowicki Pawlak Górski Witkowski Walczak Sikora Baran
Rutkowski Michalak Szewczyk Ostrowski Tomaszewski Pietrzak Zalewski Wróblewski Marciniak Jasiński Zawadzki Bąk Jakubowski Sadowski
Duda Włodarczyk Wilk Chmielewski Borkowski Sokołowski Szczepański Sawicki Kucharski Lis Maciejewski Kubiak Kalinowski Mazurek`;

export const PL_STREET = `
Polna
Leśna
Słoneczna
Krótka
Szkolna
Ogrodowa
Lipowa
Łąkowa
Brzozowa
Kwiatowa
Kościelna
Sosnowa
Zielona
Parkowa
Akacjowa
Kolejowa
Dworcowa
Nowa
Długa
Główna
Rynkowa
Młyńska
Wiejska
Wrzosowa
Klonowa
Dębowa
Świerkowa
Jasna
Cicha
Spokojna
Piaskowa
Górna
Dolna
Wodna
Rzeczna
Nadrzeczna
Mostowa
Zamkowa
Warszawska
Krakowska
Poznańska
Gdańska
Wrocławska
Lubelska
Toruńska
Mickiewicza
Słowackiego
Sienkiewicza
Kościuszki
Piłsudskiego
Kopernika
Chopina
Moniuszki
Reymonta
Prusa
Żeromskiego
Konopnickiej
Orzeszkowej
Skłodowskiej-Curie
Matejki
Wyspiańskiego
Norwida
Tuwima
Asnyka
Kochanowskiego
Reja
Pułaskiego
Poniatowskiego
Sobieskiego
Jagiellońska
Piastowska
Kazimierza Wielkiego
Trzeciego Maja
Pierwszego Maja
Jedenastego Listopada
Wolności
Niepodległości
Sportowa
Przemysłowa
Fabryczna
Składowa
Targowa
Handlowa
Strażacka
Harcerska
Podgórna
Zachodnia
Wschodnia
Południowa
Północna
Wiosenna
Letnia
Jesienna
Zimowa
Tęczowa
Różana
Tulipanowa
Konwaliowa
Jaśminowa
Malinowa`;
