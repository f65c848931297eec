// Built by scripts/build-dictionaries.ts; edit that, not this. Sources and licence: README.md beside this file.
import type { LocaleNames } from '../locale-data.ts';

export const names: LocaleNames = {
  given_female: `Maria
Anna
Giulia
Sofia
Aurora
Alice
Ginevra
Emma
Giorgia
Greta
Beatrice
Martina
Chiara
Francesca
Sara
Laura
Elena
Federica
Valentina
Silvia
Paola
Alessandra
Elisa
Claudia
Barbara
Roberta
Simona
Monica
Daniela
Cristina
Patrizia
Antonella
Rosa
Angela
Giovanna
Teresa
Lucia
Carmela
Caterina
Rita
Franca
Giuseppina
Antonia
Luisa
Carla
Bruna
Luciana
Marisa
Graziella
Gabriella
Raffaella
Mariangela
Annamaria
Maria Grazia
Maria Teresa
Emanuela
Tiziana
Stefania
Sabrina
Manuela
Ilaria
Serena
Veronica
Michela
Debora
Jessica
Eleonora
Arianna
Camilla
Matilde
Vittoria
Bianca
Nicole
Gaia
Anita
Viola
Rebecca
Ludovica
Azzurra
Mia
Cecilia
Margherita
Irene
Noemi
Asia
Marta
Miriam
Eva
Adele
Agnese
Ada
Adriana
Agata
Alba
Alessia
Alida
Amalia
Ambra
Amelia
Angelica
Assunta
Benedetta
Bice
Brigida
Carlotta
Carolina
Cinzia
Clara
Clelia
Costanza
Cosima
Dalila
Delia
Diana
Diletta
Domenica
Donatella
Dora
Doriana
Edda
Elettra
Elvira
Enrica
Erica
Ermelinda
Ester
Eugenia
Fabiana
Fabiola
Fausta
Fernanda
Fiammetta
Fiorella
Flavia
Flora
Fulvia
Gemma
Gigliola
Gilda
Gina
Gioia
Giada
Gloria
Grazia
Ida
Iolanda
Isabella
Ivana
Lara
Lavinia
Leda
Letizia
Lia
Licia
Lidia
Liliana
Linda
Livia
Loredana
Lorena
Loretta
Luana
Lucrezia
Luna
Maddalena
Mafalda
Mara
Marcella
Margarita
Marianna
Mariella
Marina
Marilena
Melissa
Mirella
Morena
Nadia
Natalia
Nives
Norma
Olga
Ombretta
Ornella
Palma
Pamela
Perla
Pia
Piera
Priscilla
Renata
Romina
Rosalba
Rosanna
Rosaria
Rossella
Rossana
Ruth
Samanta
Santina
Selene
Silvana
Sonia
Susanna
Tamara
Tecla
Tosca
Ursula
Vanessa
Vera
Violetta
Virginia
Viviana
Wanda
Zaira
Zoe`,
  given_male: `Leonardo
Francesco
Tommaso
Edoardo
Alessandro
Lorenzo
Mattia
Gabriele
Riccardo
Andrea
Diego
Matteo
Giuseppe
Antonio
Giovanni
Marco
Luca
Paolo
Roberto
Stefano
Mario
Luigi
Angelo
Vincenzo
Pietro
Salvatore
Carlo
Franco
Domenico
Bruno
Michele
Giorgio
Aldo
Sergio
Luciano
Giulio
Enrico
Fabio
Massimo
Claudio
Maurizio
Davide
Daniele
Simone
Federico
Giacomo
Filippo
Nicola
Emanuele
Alberto
Alessio
Gianluca
Gianni
Gianfranco
Gianpaolo
Pierluigi
Piero
Raffaele
Rocco
Rosario
Pasquale
Ciro
Gennaro
Carmine
Cosimo
Donato
Eugenio
Ernesto
Dario
Danilo
Corrado
Cristian
Cristiano
Cesare
Camillo
Bernardo
Benedetto
Attilio
Arturo
Armando
Alfredo
Alfonso
Adriano
Adamo
Achille
Agostino
Alvise
Amedeo
Anselmo
Arnaldo
Augusto
Aurelio
Baldassarre
Bartolomeo
Basilio
Battista
Biagio
Brando
Calogero
Carmelo
Celestino
Cirino
Clemente
Costantino
Damiano
Dante
Demetrio
Dino
Edgardo
Egidio
Elia
Elio
Emilio
Enea
Ennio
Enzo
Ermanno
Ettore
Ezio
Fabrizio
Fausto
Felice
Ferdinando
Fernando
Flavio
Fortunato
Fulvio
Gaetano
Gaspare
Gerardo
Germano
Gerolamo
Giancarlo
Giandomenico
Gianmarco
Gianmaria
Gianpiero
Gino
Gioacchino
Gioele
Giordano
Girolamo
Giuliano
Goffredo
Graziano
Gregorio
Guglielmo
Guido
Ignazio
Igor
Ilario
Isidoro
Italo
Ivan
Ivano
Ivo
Jacopo
Lamberto
Lapo
Lauro
Lazzaro
Leandro
Leo
Liborio
Lino
Livio
Loris
Ludovico
Manfredi
Manlio
Manuel
Marcello
Mariano
Marino
Martino
Massimiliano
Matias
Maurilio
Mauro
Mirco
Mirko
Moreno
Narciso
Natale
Nazario
Nello
Nerio
Nicolò
Nino
Noah
Oliviero
Omar
Oreste
Orlando
Oscar
Osvaldo
Ottavio
Patrizio
Pierangelo
Pierfrancesco
Primo
Quirino
Raimondo
Remo
Renato
Renzo
Rinaldo
Rodolfo
Romeo
Romano
Ruggero
Samuele
Sandro
Santo
Saverio
Sebastiano
Settimio
Severino
Silvano
Silvio
Teodoro
Tiziano
Tullio
Ubaldo
Ugo
Umberto
Valentino
Valerio
Valter
Vasco
Virgilio
Vito
Vittorio
Walter
Zeno`,
  family: `Rossi
Russo
Ferrari
Esposito
Bianchi
Romano
Colombo
Ricci
Marino
Greco
Bruno
Gallo
Conti
De Luca
Mancini
Costa
Giordano
Rizzo
Lombardi
Moretti
Barbieri
Fontana
Santoro
Mariani
Rinaldi
Caruso
Ferrara
Galli
Martini
Leone
Longo
Gentile
Martinelli
Vitale
Lombardo
Serra
Coppola
De Santis
D’Angelo
Marchetti
Parisi
Villa
Conte
Ferraro
Ferri
Fabbri
Bianco
Marini
Grasso
Valentini
Messina
Sala
De Angelis
Gatti
Pellegrini
Palumbo
Sanna
Farina
Rizzi
Monti
Cattaneo
Morelli
Amato
Silvestri
Mazza
Testa
Grassi
Pellegrino
Carbone
Giuliani
Benedetti
Barone
Rossetti
Caputo
Montanari
Guerra
Palmieri
Bernardi
Martino
Fiore
De Rosa
Ferretti
Bellini
Basile
Riva
Donati
Piras
Vitali
Battaglia
Sartori
Neri
Costantini
Milani
Pagano
Ruggiero
Sorrentino
D’Amico
Orlando
Damico
Negri
Mantovani
Zanella
Fusco
Bassi
Pozzi
Bruni
Bosco
Carta
Deiana
Melis
Puddu
Murgia
Lai
Abate
Abbate
Abbondanza
Abbrescia
Accardi
Accardo
Accurso
Aceto
Acquadro
Acquaviva
Acquistapace
Adami
Adamo
Addari
Addis
Adragna
Affinito
Agnello
Agostinelli
Agostini
Agresta
Aiello
Alaimo
Albanese
Albano
Alberti
Alcamo
Alessandrini
Alessi
Alfano
Alfieri
Alivernini
Allegretti
Aloi
Altieri
Amabile
Amadori
Ambrosini
Ambrosino
Ambrosio
Amendola
Amerio
Amici
Amico
Ammoscato
Amoroso
Amoruso
Ancona
Andreoli
Andrisani
Anelli
Angeletti
Angeli
Angelini
Angeloni
Angelucci
Annunziata
Anselmi
Anselmo
Antenucci
Antezza
Antonacci
Antonelli
Antonini
Antonucci
Anzalone
Apicella
Aprile
Aquino
Aramini
Arcangeli
Arena
Argenio
Argento
Argiolas
Artioli
Asaro
Ascione
Astolfi
Atzeni
Atzori
Avallone
Avola
Azara
Babini
Bacci
Baggio
Baiocco
Balboni
Baldacci
Baldassarre
Baldi
Baldini
Baldo
Balducci
Balestra
Balistreri
Ballarin
Balsamo
Balzano
Bandini
Bani
Baraldi
Barbagallo
Barbarossa
Barbarulo
Barbato
Barbera
Barberi
Barberis
Barbero
Barbiero
Barile
Barillà
Barletta
Baroni
Barra
Barreca
Barresi
Barretta
Barsotti
Bartoli
Bartolini
Bartolomei
Bartolucci
Bassani
Basso
Battista
Battisti
Battistini
Bedini
Belli
Bellomo
Bellotti
Bellucci
Belmonte
Belotti
Beltrame
Beltrami
Belvisi
Benatti
Benedetto
Benetti
Benigni
Benini
Bennardo
Bentivoglio
Benvenuti
Benvenuto
Berardi
Beretta
Bergamasco
Bergamini
Bernabei
Bernardini
Bernasconi
Bertaccini
Bertani
Bertelli
Berti
Bertini
Berto
Bertolini
Bertolussi
Beso
Betti
Bevilacqua
Biagetti
Biagi
Biagini
Bianc
Biancheri
Bianchetti
Bianchini
Biasci
Biccari
Biggi
Bindi
Bini
Bionaz
Biondi
Bisconti
Bisio
Bizzarri
Blanc
Blasi
Bocchi
Boccia
Bodini
Boffa
Boi
Bologna
Bonanni
Bonanno
Bonato
Bonazzi
Bonelli
Bonetti
Bongiorno
Bongiovanni
Boni
Bonifazi
Bonini
Bono
Bonomi
Bonomo
Bordoni
Borelli
Borghi
Borgia
Borrelli
Bortolin
Bortoluzzi
Bortot
Boscaino
Boschetti
Boschi
Boscolo
Bosi
Botta
Bove
Bovolenta
Bozzi
Bozzo
Braia
Brambilla
Branca
Brandi
Bresciani
Bressan
Briano
Brigandì
Brignone
Brizzi
Brogi
Brumat
Brunelli
Brunetti
Bruschi
Bruzzone
Buccheri
Bucci
Bulgarelli
Buongiorno
Buonomo
Burgio
Butera
Buzzi
Cabras
Caccamo
Caccavo
Cacciapuoti
Cacciatore
Cadoni
Caforio
Caggiano
Caiazza
Caiazzo
Calabrese
Calabria
Calabrò
Calafiore
Calandro
Califano
Callegari
Calligaris
Calì
Calò
Camilli
Cammarata
Cammisa
Campagna
Campana
Campanella
Campanile
Campanini
Campisi
Campo
Campoli
Campus
Canale
Cancelliere
Cancellieri
Candela
Candido
Canepa
Cangiano
Canino
Cannas
Cannata
Cannella
Cannone
Canova
Cantagallo
Cantoni
Canu
Capannolo
Capasso
Capecchi
Capelli
Capitani
Capizzi
Capoccia
Capocotta
Capogna
Capone
Caporaso
Cappai
Cappelletti
Cappelli
Cappello
Cappiello
Capponi
Capraro
Capriotti
Capuano
Cara
Caracciolo
Caradonna
Carbon
Carboni
Cardella
Cardia
Cardinale
Cardinali
Cardini
Cardone
Careddu
Carella
Caretti
Caricari
Carini
Carletti
Carli
Carlini
Carlino
Carloni
Carlotti
Carlucci
Carminati
Carnevale
Carnovale
Carollo
Carosi
Carrara
Carraro
Carrieri
Carriero
Carrozza
Carrozzo
Carrus
Carvelli
Carè
Casadei
Casadio
Casagrande
Casale
Casali
Casano
Casavecchia
Cascio
Cascone
Casella
Caselli
Caserta
Casini
Casolaro
Cassano
Castagna
Castaldi
Castaldo
Castellana
Castellani
Castellano
Castelli
Castiello
Castiglioni
Casu
Casula
Catalano
Cataldi
Cataldo
Catania
Catanzaro
Catarsi
Catellani
Caterino
Cattani
Cavaliere
Cavalieri
Cavallari
Cavallaro
Cavalli
Cavallini
Cavallo
Cavriani
Ceccarelli
Ceccarini
Cecchetti
Cecchi
Cecchini
Cecere
Celano
Celentano
Celeste
Celi
Celli
Cellini
Cenni
Centofanti
Cerise
Cerrani
Cerrato
Cerri
Cerullo
Cerutti
Cesaretti
Cherchi
Cherubini
Chessa
Chessari
Chiacchio
Chianese
Chiaravalle
Chiavacci
Chilà
Chimenti
Chiodi
Chirico
Ciaccio
Ciacio
Ciampa
Cianci
Ciani
Ciavarella
Cicala
Cicatiello
Ciccarelli
Cicchetti
Ciccone
Cifarelli
Cilli
Cimmino
Cinelli
Cingolani
Cini
Cioffi
Cioni
Ciotola
Ciotti
Cipolla
Cipollaro
Cipolletta
Cipriani
Cipriano
Cirelli
Cirillo
Citro
Cittadino
Ciuffetelli
Ciuffreda
Ciulla
Clemente
Coccia
Cocco
Cola
Colangelo
Colantuono
Colella
Coletta
Colonna
Colucci
Comito
Como
Concas
Conforti
Congiu
Coniglio
Consiglio
Cont
Contini
Contu
Corazza
Cordioli
Coretti
Corona
Corradi
Corradini
Corrado
Corrao
Correale
Corridori
Corsi
Corsini
Corso
Cortese
Cortesi
Corti
Cortinovis
Cosentino
Coslovich
Cossu
Costantin
Costantino
Costanza
Costanzo
Cottone
Coviello
Cozzani
Cozzi
Cozzolino
Crea
Cremona
Cremonesi
Crepaldi
Crescenzi
Crespi
Crevatin
Crimi
Crippa
Crisafulli
Criscenti
Crisci
Criscione
Crispino
Cristiano
Cristofaro
Critelli
Croce
Cruciani
Cruciata
Cucchiara
Cucciniello
Cuomo
Curci
Curcio
Curreli
Cusimano
Cusumano
Cuzzocrea
D'Agostino
D'Aleo
D'Alessandro
D'Alessio
D'Amato
D'Ambrosio
D'Amico
D'Amore
D'Andrea
D'Angeli
D'Angelo
D'Anna
D'Argenio
D'Avino
D'Elia
D'Errico
D'Incà
D'Ippolito
D'Onofrio
D'Orazio
D'Urso
Da Rold
Daidone
Dal Farra
Dalmasso
Damiani
Damiano
Daniele
Dante
Dattilo
Davoli
De Biase
De Blasi
De Bona
De Bonis
De Candido
De Carlo
De Carolis
De Chiara
De Cicco
De Col
De Cristofaro
De Falco
De Fazio
De Feo
De Filippis
De Filippo
De Giorgi
De Giorgio
De Gregorio
De Lorenzo
De Lucia
De Maio
De Marco
De Maria
De Martino
De Masi
De Meo
De Napoli
De Palma
De Rossi
De Salvo
De Sanctis
De Simone
De Stefano
De Vita
De Vito
Degano
Degrassi
Del Bianco
Del Gaudio
Del Monte
Del Prete
Del Vecchio
Delfino
Dell'Amico
Delle Monache
Delogu
Demontis
Demurtas
Denaro
Denti
Deriu
Desiderio
Desogus
Destro
Di Bari
Di Battista
Di Bella
Di Benedetto
Di Biase
Di Blasi
Di Caccamo
Di Carlo
Di Cesare
Di Ciocco
Di Costanzo
Di Dio
Di Domenico
Di Donato
Di Fazio
Di Felice
Di Fiore
Di Francesco
Di Franco
Di Gaetano
Di Gennaro
Di Giacomo
Di Giorgio
Di Giovanni
Di Girolamo
Di Giuseppe
Di Gregorio
Di Grezia
Di Iorio
Di Lascio
Di Lecce
Di Liberto
Di Lorenzo
Di Luca
Di Maggio
Di Maio
Di Marco
Di Maria
Di Marino
Di Maro
Di Martino
Di Marzio
Di Matteo
Di Mauro
Di Michele
Di Nardo
Di Natale
Di Palma
Di Paola
Di Paolo
Di Pasquale
Di Pede
Di Pietro
Di Rocco
Di Salvo
Di Santo
Di Sarno
Di Somma
Di Stefano
Di Tommaso
Di Tullio
Di Vita
Diamanti
Diana
Dini
Dionisi
Distefano
Dodaro
Dolce
Dolci
Dominici
Donato
Donda
Doria
Doro
Doronzo
Drago
Dragone
Dragoni
Duca
Ducci
Durante
Dutto
Egger
Elia
Eligibile
Epifani
Ercoli
Ermini
Errante
Errera
Errichiello
Errico
Evangelista
Evangelisti
Evola
Fabbricatore
Fabbro
Fabiani
Fabiano
Fabris
Fabrizi
Fabrizio
Fadda
Falbo
Falchi
Falcioni
Falco
Falcone
Falzone
Fanara
Fancello
Fanelli
Fantini
Fantozzi
Faraci
Faraone
Farella
Farin
Farris
Fasano
Fasoli
Fava
Favara
Favaro
Favero
Favre
Fazio
Fedele
Federici
Federico
Feleppa
Felici
Feliziani
Femina
Ferilli
Ferluga
Ferracuti
Ferraiuolo
Ferrando
Ferrante
Ferranti
Ferrarini
Ferrario
Ferraris
Ferrarotti
Ferreri
Ferrero
Ferrigno
Ferrini
Ferro
Ferroni
Festa
Festuccia
Fichera
Fierro
Filice
Filippi
Filippini
Filipponi
Fini
Finocchiaro
Finotti
Fior
Fioravanti
Fiorelli
Fiorentini
Fiorentino
Fiorenza
Fioretti
Fiori
Fiorillo
Fiorini
Fiorucci
Fischetti
Flacco
Flore
Floridia
Florio
Floris
Foglia
Fois
Fonda
Fonti
Forconi
Forgione
Forlani
Formica
Fornara
Forte
Fortugno
Fortunato
Foschi
Foti
Francesca
Franceschi
Franceschini
Francesconi
Francese
Franchi
Franchini
Franco
Franzoni
Franzè
Frasca
Fratello
Fratti
Frau
Frezza
Frigerio
Frigo
Fucci
Fumagalli
Fumarola
Fuoco
Furlan
Furno
Fusaro
Gabriele
Gabrielli
Gaddini
Gagliano
Gagliardi
Galante
Galasso
Galati
Galeazzi
Galluzzo
Gamba
Gamberini
Gambino
Gamper
Gandolfo
Gangemi
Garau
Garavaglia
Gargiulo
Garifo
Garofalo
Gaspari
Gasparini
Gasser
Gatta
Gatto
Gaudiano
Gazzola
Gemma
Genchi
Genna
Gennaro
Genovese
Gentili
Gerace
Geraci
Germani
Gervasi
Ghilardi
Giacalone
Giaccio
Giachi
Giacomelli
Giampaoli
Giampaolo
Giannelli
Giannetti
Gianni
Giannini
Giannone
Giannotti
Gianotti
Giansante
Giardina
Giardini
Gigli
Giglio
Gigliotti
Gioacchini
Gioia
Giordani
Giorgetti
Giorgi
Giorgio
Giovannelli
Giovannetti
Giovannini
Giovinazzo
Girardi
Giraudo
Girone
Giudice
Giuffrida
Giugliano
Giuliano
Giunta
Giusti
Giustra
Gobbi
Golinelli
Gori
Govoni
Granata
Granato
Grande
Grandi
Grange
Granà
Gravina
Graziani
Graziano
Gregori
Greppi
Grieco
Grilli
Grillo
Grimaldi
Grossi
Grosso
Gruber
Gruppuso
Gualtieri
Guarino
Guarneri
Guarnieri
Guastella
Guastone
Guerrieri
Guerriero
Guerrini
Guglielmi
Guida
Guidetti
Guidi
Guido
Guidotti
Gulino
Gullì
Gurrieri
Gusmeroli
Hofer
Huber
Iacolare
Iacono
Iacovino
Iacovone
Iandolo
Iannaccone
Iannello
Ianni
Iannone
Iannucci
Iaria
Iazzetta
Ierardi
Iezzi
Impellizzeri
Improta
Indelicato
Ingrassia
Ingrosso
Innocenti
Inzerillo
Iodice
Iorio
Iotti
Iovino
Ippoliti
Ippolito
Iuliano
Izzi
Izzo
Kofler
La Barbera
La Malfa
La Manna
La Monaca
La Monica
La Porta
La Rocca
La Rosa
La Sala
La Torre
Labate
Laezza
Laganà
Lamacchia
Lamberti
Lana
Landi
Lanteri
Lanza
Lari
Latini
Latorre
Lattanzi
Lauri
Lavecchia
Lazzari
Lazzarini
Lazzaro
Leale
Lecca
Ledda
Leggio
Lelli
Lentini
Lenzi
Leo
Leonardi
Leoncini
Leonetti
Leoni
Leopardi
Lepore
Lezzi
Liberati
Librizzi
Licata
Liccardo
Licciardello
Licitra
Ligorio
Liguori
Liotta
Lipari
Lippi
Lippolis
Lisi
Litterio
Liuzzi
Liverani
Lo Bianco
Lo Cascio
Lo Giudice
Lo Iacono
Lo Piccolo
Lo Pinto
Lo Presti
Locatelli
Locci
Loddo
Lodi
Loffredo
Loi
Loiacono
Lolli
Lombardini
Lonardi
Longhi
Longobardi
Lopez
Lorenzini
Loreti
Loreto
Lori
Lorusso
Lotito
Lotti
Lovato
Luca
Lucarelli
Lucarini
Lucchese
Lucchesi
Luchetti
Luchini
Lucia
Luciani
Luciano
Lucidi
Luconi
Lugli
Luise
Luongo
Lupi
Lupica
Lupo
Luppi
Luppino
Luzi
Luzzi
Macaluso
Macchi
Macchia
Macrì
Madonna
Maffei
Maggi
Maggiani
Maggio
Maggiore
Magi
Magliocco
Magnani
Magno
Maiello
Mainardi
Maio
Maione
Mair
Malagoli
Malaspina
Malatesta
Malavasi
Malerba
Malizia
Maltese
Manca
Mancinelli
Mancino
Mancuso
Manetti
Manfredi
Mangano
Mangione
Manica
Manicone
Maniscalco
Manna
Mannino
Manno
Manti
Manzella
Manzi
Manzo
Maragno
Marangi
Marangon
Marangoni
Marani
Marano
Marcelli
Marcello
Marchesan
Marchese
Marchesi
Marchesini
Marchetto
Marchi
Marchini
Marciano
Marcianò
Marcon
Marconi
Marcovecchio
Marcucci
Marega
Marelli
Maresca
Margiotta
Mari
Marian
Mariano
Marinelli
Marinucci
Mariotti
Mariucci
Marone
Marongiu
Marotta
Marra
Marras
Marrazzo
Marrone
Marsella
Marsili
Martelli
Martellucci
Martina
Martines
Martorana
Martucci
Marzano
Marzi
Marziali
Marzocchi
Masala
Mascia
Masciandaro
Mascolo
Masi
Masia
Masiero
Massa
Massari
Massaro
Massimi
Mastrogiacomo
Mastroianni
Mastronardi
Mastropietro
Masucci
Matarazzo
Matera
Matranga
Matta
Mattei
Matteucci
Mattia
Mattioli
Maugeri
Mauri
Maurizi
Mauro
Mautone
Mazzanti
Mazzarella
Mazzaro
Mazzei
Mazzeo
Mazzi
Mazzini
Mazzocchi
Mazzola
Mazzoleno
Mazzone
Mazzoni
Mazzotta
Mazzotti
Mecca
Medeot
Medici
Medugno
Megna
Melandri
Mele
Meli
Melillo
Meloni
Memoli
Mencarelli
Menconi
Menegatti
Mengoni
Menna
Menozzi
Meo
Mercuri
Mercurio
Mereu
Merli
Merlo
Merola
Messana
Micco
Miccoli
Miceli
Micheletti
Michelucci
Micillo
Migliaccio
Miglio
Migliore
Mignogna
Milan
Milano
Milazzo
Milella
Militello
Minelli
Mingarelli
Minniti
Miotto
Mirabella
Mistretta
Moccia
Modica
Moffa
Molinari
Molinaro
Mollica
Molteni
Monaci
Monaco
Monni
Montagna
Montagner
Montalbano
Montalto
Montanaro
Montefusco
Monteleone
Montemurro
Monterosso
Montesano
Monticelli
Mora
Morabito
Morandi
Moras
Mordenti
Morello
Moretto
Morgante
Mori
Moriconi
Morini
Moro
Moroni
Morra
Morreale
Morri
Morrone
Mosca
Moscato
Moser
Mosti
Motisi
Motta
Mottola
Mulas
Mulè
Munaro
Mura
Muratore
Murolo
Murru
Murtas
Musella
Musso
Musumeci
Nanni
Napoletano
Napoli
Napolitano
Nappi
Narcisi
Narciso
Nardi
Natale
Natali
Nava
Navarra
Nazzaro
Nesti
Nicastro
Niccolai
Nicoletti
Nicolini
Nicolosi
Nicolò
Nicosia
Nicotra
Nieddu
Nigro
Nobile
Nobili
Nocentini
Nocera
Nocerino
Nota
Notaro
Noto
Novelli
Novello
Nucci
Nucera
Nuzzo
Occhipinti
Oggiano
Oliva
Oliveri
Olivi
Olivieri
Oliviero
Olla
Orefice
Orlandi
Orrù
Orsini
Ortenzi
Ortolani
Ostuni
Ottaviani
Ottaviano
Ottonello
Pace
Paci
Pacifici
Pacifico
Pacini
Padovan
Padula
Paganelli
Pagani
Pagliai
Pagliuca
Pala
Paladini
Palano
Palazzi
Palazzo
Palazzolo
Palermo
Palla
Palladino
Pallotta
Palma
Palmeri
Palmisani
Palmisano
Palombi
Palombo
Panaro
Pandolfi
Panetta
Pani
Panico
Pantano
Panza
Panzeri
Paola
Paolella
Paoletti
Paoli
Paolicelli
Paolillo
Paolini
Paolino
Paolucci
Paone
Paonessa
Papa
Papaleo
Papapietro
Papini
Pappalardo
Paradiso
Pardini
Parente
Pariggiano
Paris
Parise
Parodi
Parrinello
Parrino
Pascale
Pascali
Pascarella
Pascucci
Pasini
Pasqua
Pasquali
Pasquini
Passarelli
Passeri
Passero
Passuello
Pastore
Pastorelli
Pastorino
Patanè
Patriarca
Patrone
Patruno
Patti
Pau
Pavan
Pavani
Pavone
Peaquin
Pece
Pecora
Pecoraro
Pecorella
Pedone
Pedrazzini
Pedroni
Pedrotti
Pellecchia
Pellicano
Pellicanò
Pellitteri
Peluso
Penna
Pennestrì
Penzo
Pepe
Perego
Perilli
Perin
Perini
Perna
Peroni
Perotti
Perra
Perri
Perrini
Perrone
Perrotta
Perugini
Peruzzi
Pesaresi
Pesce
Pession
Petito
Petralia
Petrarca
Petrella
Petrelli
Petrini
Petrone
Petronio
Petrucci
Pezzella
Pezzi
Piacentini
Piana
Pianese
Pianigiani
Piazza
Piazzolla
Pibiri
Pica
Picariello
Picchi
Piccinini
Piccione
Picco
Piccoli
Piccolo
Pichler
Pieri
Pierini
Pierro
Piga
Pignatelli
Pilato
Pili
Pillitteri
Pinardi
Pini
Pinna
Pinto
Pintus
Pipitone
Pircher
Piredda
Pirone
Pirrello
Pirrone
Pisani
Pisano
Pischedda
Pisciotta
Piscitelli
Piscopo
Pisu
Pittalis
Pitzalis
Piva
Pivetta
Pizzi
Pizzimenti
Pizzitola
Pizzo
Pizzuti
Platania
Poggi
Poggio
Polese
Poletti`,
  street: `Via Roma
Via Giuseppe Garibaldi
Via Giuseppe Mazzini
Via Camillo Cavour
Via Dante Alighieri
Via Guglielmo Marconi
Via Alessandro Manzoni
Via Giuseppe Verdi
Via Giacomo Matteotti
Via Antonio Gramsci
Via Aldo Moro
Via Alcide De Gasperi
Via Galileo Galilei
Via Leonardo da Vinci
Via Cristoforo Colombo
Via Giosuè Carducci
Via Giacomo Leopardi
Via Francesco Petrarca
Via Torquato Tasso
Via Ludovico Ariosto
Via Gioachino Rossini
Via Giacomo Puccini
Via Vincenzo Bellini
Via Antonio Vivaldi
Via Michelangelo Buonarroti
Via Raffaello Sanzio
Via Enrico Fermi
Via Alessandro Volta
Via Luigi Galvani
Via Marco Polo
Via Amerigo Vespucci
Via Nazario Sauro
Via Cesare Battisti
Via Goffredo Mameli
Via Quattro Novembre
Via Venticinque Aprile
Via Primo Maggio
Via Due Giugno
Via Venti Settembre
Via Vittorio Veneto
Via Trento
Via Trieste
Via Milano
Via Torino
Via Venezia
Via Firenze
Via Napoli
Via Palermo
Via Bologna
Via Verona
Via San Francesco
Via San Giovanni
Via San Martino
Via Sant’Antonio
Via Santa Lucia
Via della Libertà
Via della Repubblica
Via della Pace
Via dell’Indipendenza
Via dei Mille
Via dei Martiri
Via delle Rose
Via dei Tigli
Via degli Ulivi
Via dei Pini
Via del Popolo
Via della Stazione
Via del Mercato
Via Indipendenza
Via Risorgimento
Viale Roma
Viale Giuseppe Garibaldi
Viale Giuseppe Mazzini
Viale Camillo Cavour
Viale Dante Alighieri
Viale Guglielmo Marconi
Viale Alessandro Manzoni
Viale Giuseppe Verdi
Viale Giacomo Matteotti
Viale Antonio Gramsci
Viale Aldo Moro
Viale Alcide De Gasperi
Viale Galileo Galilei
Viale Leonardo da Vinci
Viale Cristoforo Colombo
Viale Giosuè Carducci
Viale Giacomo Leopardi
Viale Francesco Petrarca
Viale Torquato Tasso
Viale Ludovico Ariosto
Viale Gioachino Rossini
Viale Giacomo Puccini
Viale Vincenzo Bellini
Viale Antonio Vivaldi
Viale Michelangelo Buonarroti
Viale Raffaello Sanzio
Viale Enrico Fermi
Viale Alessandro Volta
Viale Luigi Galvani
Viale Marco Polo
Viale Amerigo Vespucci
Viale Nazario Sauro
Viale Cesare Battisti
Viale Goffredo Mameli
Viale Quattro Novembre
Viale Venticinque Aprile
Viale Primo Maggio
Viale Due Giugno
Viale Venti Settembre
Viale Vittorio Veneto
Viale Trento
Viale Trieste
Viale Milano
Viale Torino
Viale Venezia
Viale Firenze
Viale Napoli
Viale Palermo
Viale Bologna
Viale Verona
Viale San Francesco
Viale San Giovanni
Viale San Martino
Viale Sant’Antonio
Viale Santa Lucia
Viale della Libertà
Viale della Repubblica
Viale della Pace
Viale dell’Indipendenza
Viale dei Mille
Viale dei Martiri
Viale delle Rose
Viale dei Tigli
Viale degli Ulivi
Viale dei Pini
Viale del Popolo
Viale della Stazione
Viale del Mercato
Viale Indipendenza
Viale Risorgimento
Piazza Roma
Piazza Giuseppe Garibaldi
Piazza Giuseppe Mazzini
Piazza Camillo Cavour
Piazza Dante Alighieri
Piazza Guglielmo Marconi
Piazza Alessandro Manzoni
Piazza Giuseppe Verdi
Piazza Giacomo Matteotti
Piazza Antonio Gramsci
Piazza Aldo Moro
Piazza Alcide De Gasperi
Piazza Galileo Galilei
Piazza Leonardo da Vinci
Piazza Cristoforo Colombo
Piazza Giosuè Carducci
Piazza Giacomo Leopardi
Piazza Francesco Petrarca
Piazza Torquato Tasso
Piazza Ludovico Ariosto
Piazza Gioachino Rossini
Piazza Giacomo Puccini
Piazza Vincenzo Bellini
Piazza Antonio Vivaldi
Piazza Michelangelo Buonarroti
Piazza Raffaello Sanzio
Piazza Enrico Fermi
Piazza Alessandro Volta
Piazza Luigi Galvani
Piazza Marco Polo
Piazza Amerigo Vespucci
Piazza Nazario Sauro
Piazza Cesare Battisti
Piazza Goffredo Mameli
Piazza Quattro Novembre
Piazza Venticinque Aprile
Piazza Primo Maggio
Piazza Due Giugno
Piazza Venti Settembre
Piazza Vittorio Veneto
Piazza Trento
Piazza Trieste
Piazza Milano
Piazza Torino
Piazza Venezia
Piazza Firenze
Piazza Napoli
Piazza Palermo
Piazza Bologna
Piazza Verona
Piazza San Francesco
Piazza San Giovanni
Piazza San Martino
Piazza Sant’Antonio
Piazza Santa Lucia
Piazza della Libertà
Piazza della Repubblica
Piazza della Pace
Piazza dell’Indipendenza
Piazza dei Mille
Piazza dei Martiri
Piazza delle Rose
Piazza dei Tigli
Piazza degli Ulivi
Piazza dei Pini
Piazza del Popolo
Piazza della Stazione
Piazza del Mercato
Piazza Indipendenza
Piazza Risorgimento
Corso Roma
Corso Giuseppe Garibaldi
Corso Giuseppe Mazzini
Corso Camillo Cavour
Corso Dante Alighieri
Corso Guglielmo Marconi
Corso Alessandro Manzoni
Corso Giuseppe Verdi
Corso Giacomo Matteotti
Corso Antonio Gramsci
Corso Aldo Moro
Corso Alcide De Gasperi
Corso Galileo Galilei
Corso Leonardo da Vinci
Corso Cristoforo Colombo
Corso Giosuè Carducci
Corso Giacomo Leopardi
Corso Francesco Petrarca
Corso Torquato Tasso
Corso Ludovico Ariosto
Corso Gioachino Rossini
Corso Giacomo Puccini
Corso Vincenzo Bellini
Corso Antonio Vivaldi
Corso Michelangelo Buonarroti
Corso Raffaello Sanzio
Corso Enrico Fermi
Corso Alessandro Volta
Corso Luigi Galvani
Corso Marco Polo
Corso Amerigo Vespucci
Corso Nazario Sauro
Corso Cesare Battisti
Corso Goffredo Mameli
Corso Quattro Novembre
Corso Venticinque Aprile
Corso Primo Maggio
Corso Due Giugno
Corso Venti Settembre
Corso Vittorio Veneto
Corso Trento
Corso Trieste
Corso Milano
Corso Torino
Corso Venezia
Corso Firenze
Corso Napoli
Corso Palermo
Corso Bologna
Corso Verona
Corso San Francesco
Corso San Giovanni
Corso San Martino
Corso Sant’Antonio
Corso Santa Lucia
Corso della Libertà
Corso della Repubblica
Corso della Pace
Corso dell’Indipendenza
Corso dei Mille
Corso dei Martiri
Corso delle Rose
Corso dei Tigli
Corso degli Ulivi
Corso dei Pini
Corso del Popolo
Corso della Stazione
Corso del Mercato
Corso Indipendenza
Corso Risorgimento`,
};
