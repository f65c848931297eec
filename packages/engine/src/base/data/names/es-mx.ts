// Built by scripts/build-dictionaries.ts; edit that, not this. Sources and licence: README.md beside this file.
import type { LocaleNames } from '../locale-data.ts';

export const names: LocaleNames = {
  given_female: `María Guadalupe
Guadalupe
María Fernanda
Ximena
Valentina
Sofía
Regina
Renata
Valeria
Camila
Romina
María José
Natalia
Daniela
Fernanda
Victoria
Alejandra
Mariana
Ana Sofía
Andrea
Jimena
Isabella
Paola
Karla
Brenda
Diana
Gabriela
Verónica
Leticia
Rosa
Juana
Margarita
Silvia
Yolanda
Martha
Alicia
Teresa
Josefina
Elizabeth
Patricia
Claudia
Adriana
Mónica
Lorena
Norma
Maricela
Rocío
Araceli
Marisol
Itzel
Citlali
Xóchitl
Yaretzi
Dulce María
Perla
Esmeralda
Miriam
Karen
Jazmín
Fátima
Estefanía
Montserrat
Liliana
Maribel
Yesenia
Nayeli
Viridiana
Fabiola
Graciela
Irma
Bertha
Esperanza
Socorro
Consuelo
Rebeca
Abril
Melissa
Aitana
Abigail
Adela
Alexa
Alondra Romina
Amalia
Ana
Ana Luisa
Ana María
Ana Victoria
Anita
Antonia
Ariadna
Barbara
Beatriz
Berta
Blanca
Caridad
Carla
Carlota
Carmen
Carolina
Catalina
Cecilia
Clara
Concepción
Conchita
Cristina
Dolores
Dorotea
Débora
Elena
Elisa
Eloisa
Elsa
Elvira
Emilia
Emily
Estela
Ester
Eva
Evelyn
Fatima
Florencia
Francisca
Gloria
Guillermina
Inés
Irene
Isabel
Isabela
Ivanna
Jazmin
Jennifer
Julia
Julieta
Kimberly
Laura
Leonor
Lilia
Lizbeth
Lola
Lourdes
Lucia
Luisa
Luz
Magdalena
Manuela
Marcela
Maricarmen
Marilu
Marta
María
María Cristina
María Elena
María Eugenia
María Luisa
María Soledad
María Teresa
María de Jesús
María de los Ángeles
María del Carmen
Mayte
Melany
Mercedes
Micaela
Miranda
Monserrat
Naomi
Nicole
Olivia
Paulina
Pilar
Ramona
Raquel
Reina
Rocio
Rosa María
Rosalia
Rosario
Sara
Sofia
Soledad
Sonia
Susana
Vanessa
Virginia
Ximena Guadalupe
Xochitl
Yamileth
Zoe
Ángela
María Carmen
Josefa
María Pilar
María Dolores
Lucía
María Ángeles
Paula
María Jesús
Nuria
Alba
Encarnación
María Mar
Sandra
Marina
María Isabel
Inmaculada
Esther
Noelia
Ainhoa
Ana Belén
Nerea
Amparo
Eva María
Martina
Lidia
María Rosa
Ana Isabel
Celia
Emma
Olga
Ainara
Vanesa
Begoña
Leire
Laia
Vega
Candela
Noa
Triana
Vera
Alma
Jana
Naiara
Uxía
Iria
Antía
Sabela
Maite
Arantxa
Edurne
Itziar
Amaia
Miren
Macarena
Asunción
Aurora
Azucena
Bárbara
Belén
Remedios
Gema
Helena
Ingrid
Judith
Lara
Matilde
Mireia
Nieves
Paloma
Petra
Purificación
Samanta
Tamara
Trinidad
Zaira
Anabel
Casandra
Estrella`,
  given_male: `José Luis
Juan Carlos
Santiago
Mateo
Sebastián
Leonardo
Matías
Emiliano
Diego
Miguel Ángel
Daniel
Alexander
Alejandro
Jesús
Gael
Emilio
Luis Ángel
Iker
Rodrigo
Leonel
Maximiliano
Ángel
Tadeo
Axel
José
Juan
Francisco
Luis
Antonio
Jorge
Pedro
Manuel
Javier
Ricardo
Fernando
Roberto
Eduardo
Sergio
Raúl
Carlos
Rafael
Arturo
Martín
Víctor
Gerardo
Héctor
Enrique
Óscar
Mario
Jaime
Guillermo
Salvador
Ramón
Rubén
Gustavo
Alfredo
Armando
Ernesto
Julio
César
Marco Antonio
Rogelio
Gilberto
Israel
Omar
Hugo
Iván
Adrián
Ismael
Édgar
Uriel
Cuauhtémoc
Saúl
Felipe
Ignacio
Pablo
Tomás
Joaquín
Noé
Eliseo
Efraín
Heriberto
Refugio
Aarón
Abraham
Adán
Agustín
Alan
Alberto
Alexis
Alfonso
Andrés
Benito
Benjamín
Bernardo
Brandon
Brayan
Claudio
Clemente
Cristian
Cristobal
Damián
David
Elías
Emmanuel
Erick
Esteban
Federico
Fernando Javier
Francisco Javier
Gabriel
Germán
Gonzalo
Gregorio
Hernán
Homero
Horacio
Isaac
Isaias
Ivan
Jacobo
Jerónimo
Jorge Luis
Jose Daniel
José Antonio
José Eduardo
José Emilio
José María
José Miguel
Juan Manuel
Juan Pablo
Julio César
Kevin
Lorenzo
Lucas
Luis Fernando
Luis Gabino
Luis Miguel
Marcos
Mariano
Mauricio
Miguel
Nicolás
Octavio
Patricio
Ramiro
Samuel
Sancho
Sebastian
Teodoro
Timoteo
Vicente
Victor Manuel
Ángel Daniel
Ángel Gabriel
José Manuel
Álvaro
Juan José
Juan Antonio
Francisco José
Jordi
Julián
Mohamed
José Ramón
Joan
Félix
Aitor
Marc
Álex
Domingo
Bruno
Izan
Leo
Enzo
Eric
Pau
Arnau
Biel
Xavier
Unai
Asier
Mikel
Ander
Jon
Gorka
Eneko
Xoán
Brais
Anxo
Iago
Roque
Camilo
Darío
Eugenio
Fabián
Fermín
Isidro
Joel
Leandro
Luciano
Marcelo
Moisés
Nacho
Oriol
Pascual
Simón
Tobías
Valentín
Abel
Amadeo
Baltasar
Blas
Borja
Cayetano
Cosme
Dionisio
Edgar
Fidel
Gaspar
Genaro
Hilario
Isidoro
Jonathan
Lisandro
Lázaro
Nicanor
Prudencio
Quique
Rufino
Yago`,
  family: `Hernández
García
Martínez
López
González
Pérez
Rodríguez
Sánchez
Ramírez
Cruz
Flores
Gómez
Morales
Vázquez
Reyes
Jiménez
Torres
Díaz
Gutiérrez
Ruiz
Mendoza
Aguilar
Ortiz
Moreno
Castillo
Romero
Álvarez
Méndez
Chávez
Rivera
Juárez
Ramos
Domínguez
Herrera
Medina
Castro
Vargas
Guzmán
Velázquez
Muñoz
Rojas
de la Cruz
Contreras
Salazar
Luna
Ortega
Zavala
Guerrero
Santiago
Estrada
Bautista
Cortés
Soto
Alvarado
Espinoza
Lara
Ávila
Ríos
Cervantes
Silva
Delgado
Vega
Márquez
Sandoval
Carrillo
León
Mejía
Solís
Núñez
Rosas
Valdez
Ibarra
Campos
Nava
Maldonado
Santos
Camacho
Robles
Salinas
Trejo
Rangel
Padilla
Pacheco
Miranda
Rosales
Abeyta
Abrego
Abreu
Acevedo
Acosta
Acuña
Adame
Adorno
Agosto
Aguayo
Aguilera
Aguirre
Alanis
Alaniz
Alarcón
Alba
Alcala
Alcaraz
Alcántar
Alejandro
Alemán
Alfaro
Alicea
Almanza
Almaraz
Almonte
Alonso
Alonzo
Altamirano
Alva
Alvarez
Amador
Amaya
Anaya
Anguiano
Angulo
Aparicio
Apodaca
Aponte
Aragón
Aranda
Araña
Arce
Archuleta
Arellano
Arenas
Arevalo
Arguello
Arias
Armas
Armendáriz
Armenta
Armijo
Arredondo
Arreola
Arriaga
Arroyo
Arteaga
Atencio
Avilés
Ayala
Baca
Badillo
Baeza
Bahena
Balderas
Ballesteros
Banda
Barajas
Barela
Barragán
Barraza
Barrera
Barreto
Barrientos
Barrios
Batista
Bañuelos
Becerra
Beltrán
Benavides
Benavídez
Benítez
Bermúdez
Bernal
Berríos
Blanco
Bonilla
Borrego
Botello
Bravo
Briones
Briseño
Brito
Bueno
Burgos
Bustamante
Bustos
Báez
Bétancourt
Caballero
Cabrera
Cabán
Cadena
Caldera
Calderón
Calvillo
Camarillo
Canales
Candelaria
Cano
Cantú
Caraballo
Carbajal
Cardenas
Cardona
Carmona
Carranza
Carrasco
Carrasquillo
Carrera
Carrero
Carreón
Carrion
Carvajal
Casanova
Casares
Casas
Casillas
Castañeda
Castellanos
Casárez
Cavazos
Cazares
Ceballos
Cedillo
Ceja
Centeno
Cepeda
Cerda
Cervántez
Chacón
Chapa
Chavarría
Cintrón
Cisneros
Collado
Collazo
Colunga
Colón
Concepción
Cordero
Cornejo
Corona
Coronado
Corral
Corrales
Correa
Cortez
Cotto
Covarrubias
Crespo
Cuellar
Curiel
Córdova
Delacrúz
Delafuente
Delagarza
Delao
Delapaz
Delarosa
Delatorre
Deleón
Delgadillo
Delrío
Delvalle
Domínquez
Duarte
Dueñas
Duran
Dávila
Echevarría
Elizondo
Enríquez
Escalante
Escamilla
Escobar
Escobedo
Esparza
Espinal
Espino
Espinosa
Esquibel
Esquivel
Estévez
Fajardo
Farías
Feliciano
Fernández
Ferrer
Fierro
Figueroa
Flórez
Fonseca
Franco
Frías
Fuentes
Gaitán
Galarza
Galindo
Gallardo
Gallegos
Galván
Gamboa
Gamez
Gaona
Garay
Garibay
Garica
Garrido
Garza
Gastélum
Gaytán
Gil
Girón
Godoy
Godínez
Gollum
Gonzales
Gracia
Granado
Granados
Griego
Grijalva
Guajardo
Guardado
Guerra
Guevara
Guillen
Gurule
Gálvez
Haro
Henríquez
Heredia
Hernandes
Hernádez
Hidalgo
Hinojosa
Holguín
Huerta
Huixtlacatl
Hurtado
Iglesias
Irizarry
Jaime
Jaimes
Jaramillo
Jasso
Jimínez
Jurado
Jáquez
Kadar rodriguez
Kamal
Kamat
Kanaria
Kanea
Kanimal
Kano
Kanzaki
Kaplan
Kara
Karam
Karan
Kardache soto
Karem
Karen
Khalid
Kindelan
Koenig
Korta
Korta hernandez
Kortajarena
Kranz sans
Krasnova
Krauel natera
Kuzmina
Kyra
Laboy
Laureano
Leal
Lebrón
Ledesma
Leiva
Lemus
Lerma
Leyva
Limón
Linares
Lira
Llamas
Loera
Lomeli
Longoria
Lovato
Loya
Lozada
Lozano
Lucero
Lucio
Luevano
Lugo
Macías
Madera
Madrid
Madrigal
Maestas
Magaña
Malave
Manzanares
Mares
Marrero
Marroquín
Marín
Mascareñas
Mata
Mateo
Matos
Matías
Maya
Mayorga
Medrano
Melgar
Meléndez
Mena
Menchaca
Menéndez
Meraz
Mercado
Merino
Mesa
Meza
Miramontes
Mireles
Mojica
Molina
Mondragón
Monroy
Montalvo
Montañez
Montaño
Montemayor
Montenegro
Montero
Montes
Montez
Montoya
Mora
Mota
Moya
Munguía
Murillo
Muro
Muñiz
Naranjo
Narváez
Navarrete
Navarro
Nazario
Negrete
Negrón
Nevárez
Nieto
Nieves
Niño
Noriega
Nájera
Ocampo
Ocasio
Ochoa
Ojeda
Olivares
Olivas
Olivera
Olivo
Olivárez
Olmos
Olvera
Ontiveros
Oquendo
Ordóñez
Orellana
Ornelas
Orosco
Orozco
Orta
Osorio
Otero
Ozuna
Pabón
Padrón
Pagan
Palacios
Palomino
Palomo
Pantoja
Paredes
Parra
Partida
Patiño
Paz
Pedraza
Pedroza
Pelayo
Perales
Peralta
Perea
Peres
Peña
Pichardo
Pineda
Pizarro
Piña
Polanco
Ponce
Porras
Portillo
Posada
Prado
Preciado
Prieto
Puente
Puga
Pulido
Páez
Quesada
Quevedo
Quezada
Quinta
Quintairos
Quintana
Quintanilla
Quintero
Quintero cruz
Quintero de la cruz
Quiros
Quiroz
Quiñones
Quiñónez
Rael
Ramón
Rascón
Raya
Razo
Regalado
Rendón
Rentería
Reséndez
Reyna
Reynoso
Rico
Rincón
Riojas
Rivas
Rivero
Robledo
Rocha
Rodarte
Rodrígez
Rodríquez
Rojo
Roldán
Rolón
Romo
Roque
Rosado
Rosario
Roybal
Rubio
Ruelas
Saavedra
Saiz
Salas
Salcedo
Salcido
Saldaña
Saldivar
Salgado
Samaniego
Sanabria
Sanches
Santacruz
Santana
Santillán
Sarabia
Sauceda
Saucedo
Sedillo
Segovia
Segura
Sepúlveda
Serna
Serrano
Serrato
Sevilla
Sierra
Sisneros
Solano
Soliz
Solorio
Solorzano
Soria
Sosa
Sotelo
Suárez
Sáenz
Tafoya
Tamayo
Tamez
Tapia
Tejada
Tejeda
Tello
Terrazas
Terán
Tijerina
Tirado
Toledo
Toro
Tovar
Treviño
Trujillo
Téllez
Tórrez
Ulibarri
Ulloa
Urbina
Ureña
Uribe
Urrutia
Urías
Vaca
Valadez
Valdivia
Valdés
Valencia
Valentín
Valenzuela
Valladares
Valle
Vallejo
Valles
Valverde
Vanegas
Varela
Vela
Velasco
Velásquez
Venegas
Vera
Verdugo
Verduzco
Vergara
Viera
Vigil
Villa
Villagómez
Villalobos
Villalpando
Villanueva
Villareal
Villarreal
Villaseñor
Villegas
Vásquez
Vélez
Véliz
Xacon
Xairo Belmonte
Xana
Xenia
Xiana
Xicoy
Yago
Yami
Yanes
Ybarra
Yebra
Yunta
Yáñez
Zabaleta
Zamarreno
Zamarripa
Zambrana
Zambrano
Zamora
Zamudio
Zapata
Zaragoza
Zarate
Zayas
Zelaya
Zepeda
Zúñiga
de Anda
de Jesús
Águilar
Ávalos
Ñañez`,
  street: `Calle Benito Juárez
Calle Miguel Hidalgo
Calle José María Morelos
Calle Francisco I. Madero
Calle Emiliano Zapata
Calle Venustiano Carranza
Calle Álvaro Obregón
Calle Vicente Guerrero
Calle Ignacio Allende
Calle Josefa Ortiz de Domínguez
Calle Lázaro Cárdenas
Calle Niños Héroes
Calle Cinco de Mayo
Calle Dieciséis de Septiembre
Calle Veinte de Noviembre
Calle Reforma
Calle Independencia
Calle Constitución
Calle Insurgentes
Calle Revolución
Calle Universidad
Calle Cuauhtémoc
Calle Moctezuma
Calle Nezahualcóyotl
Calle Xicoténcatl
Calle Tlaxcala
Calle Puebla
Calle Veracruz
Calle Oaxaca
Calle Jalisco
Calle Sonora
Calle Chiapas
Calle Durango
Calle Colima
Calle Querétaro
Calle Las Flores
Calle Los Pinos
Calle Las Palmas
Calle Los Fresnos
Calle Los Sauces
Calle Las Rosas
Calle Los Cedros
Calle Bugambilias
Calle Jacarandas
Calle Del Bosque
Calle Del Valle
Calle De las Américas
Calle Melchor Ocampo
Calle Guillermo Prieto
Calle Amado Nervo
Calle Ramón López Velarde
Calle Sor Juana Inés de la Cruz
Calle Nicolás Bravo
Calle Leona Vicario
Calle Mariano Matamoros
Calle Aquiles Serdán
Calle Ricardo Flores Magón
Calle Francisco Villa
Calle Belisario Domínguez
Calle Ignacio Zaragoza
Calle Valentín Gómez Farías
Calle Andrés Quintana Roo
Calle Manuel Acuña
Calle Plutarco Elías Calles
Calle Adolfo López Mateos
Calle San Martín
Calle Santa Cecilia
Calle San Juan
Calle Del Sol
Calle De la Luna
Avenida Benito Juárez
Avenida Miguel Hidalgo
Avenida José María Morelos
Avenida Francisco I. Madero
Avenida Emiliano Zapata
Avenida Venustiano Carranza
Avenida Álvaro Obregón
Avenida Vicente Guerrero
Avenida Ignacio Allende
Avenida Josefa Ortiz de Domínguez
Avenida Lázaro Cárdenas
Avenida Niños Héroes
Avenida Cinco de Mayo
Avenida Dieciséis de Septiembre
Avenida Veinte de Noviembre
Avenida Reforma
Avenida Independencia
Avenida Constitución
Avenida Insurgentes
Avenida Revolución
Avenida Universidad
Avenida Cuauhtémoc
Avenida Moctezuma
Avenida Nezahualcóyotl
Avenida Xicoténcatl
Avenida Tlaxcala
Avenida Puebla
Avenida Veracruz
Avenida Oaxaca
Avenida Jalisco
Avenida Sonora
Avenida Chiapas
Avenida Durango
Avenida Colima
Avenida Querétaro
Avenida Las Flores
Avenida Los Pinos
Avenida Las Palmas
Avenida Los Fresnos
Avenida Los Sauces
Avenida Las Rosas
Avenida Los Cedros
Avenida Bugambilias
Avenida Jacarandas
Avenida Del Bosque
Avenida Del Valle
Avenida De las Américas
Avenida Melchor Ocampo
Avenida Guillermo Prieto
Avenida Amado Nervo
Avenida Ramón López Velarde
Avenida Sor Juana Inés de la Cruz
Avenida Nicolás Bravo
Avenida Leona Vicario
Avenida Mariano Matamoros
Avenida Aquiles Serdán
Avenida Ricardo Flores Magón
Avenida Francisco Villa
Avenida Belisario Domínguez
Avenida Ignacio Zaragoza
Avenida Valentín Gómez Farías
Avenida Andrés Quintana Roo
Avenida Manuel Acuña
Avenida Plutarco Elías Calles
Avenida Adolfo López Mateos
Avenida San Martín
Avenida Santa Cecilia
Avenida San Juan
Avenida Del Sol
Avenida De la Luna
Calzada Benito Juárez
Calzada Miguel Hidalgo
Calzada José María Morelos
Calzada Francisco I. Madero
Calzada Emiliano Zapata
Calzada Venustiano Carranza
Calzada Álvaro Obregón
Calzada Vicente Guerrero
Calzada Ignacio Allende
Calzada Josefa Ortiz de Domínguez
Calzada Lázaro Cárdenas
Calzada Niños Héroes
Calzada Cinco de Mayo
Calzada Dieciséis de Septiembre
Calzada Veinte de Noviembre
Calzada Reforma
Calzada Independencia
Calzada Constitución
Calzada Insurgentes
Calzada Revolución
Calzada Universidad
Calzada Cuauhtémoc
Calzada Moctezuma
Calzada Nezahualcóyotl
Calzada Xicoténcatl
Calzada Tlaxcala
Calzada Puebla
Calzada Veracruz
Calzada Oaxaca
Calzada Jalisco
Calzada Sonora
Calzada Chiapas
Calzada Durango
Calzada Colima
Calzada Querétaro
Calzada Las Flores
Calzada Los Pinos
Calzada Las Palmas
Calzada Los Fresnos
Calzada Los Sauces
Calzada Las Rosas
Calzada Los Cedros
Calzada Bugambilias
Calzada Jacarandas
Calzada Del Bosque
Calzada Del Valle
Calzada De las Américas
Calzada Melchor Ocampo
Calzada Guillermo Prieto
Calzada Amado Nervo
Calzada Ramón López Velarde
Calzada Sor Juana Inés de la Cruz
Calzada Nicolás Bravo
Calzada Leona Vicario
Calzada Mariano Matamoros
Calzada Aquiles Serdán
Calzada Ricardo Flores Magón
Calzada Francisco Villa
Calzada Belisario Domínguez
Calzada Ignacio Zaragoza
Calzada Valentín Gómez Farías
Calzada Andrés Quintana Roo
Calzada Manuel Acuña
Calzada Plutarco Elías Calles
Calzada Adolfo López Mateos
Calzada San Martín
Calzada Santa Cecilia
Calzada San Juan
Calzada Del Sol
Calzada De la Luna
Privada Benito Juárez
Privada Miguel Hidalgo
Privada José María Morelos
Privada Francisco I. Madero
Privada Emiliano Zapata
Privada Venustiano Carranza
Privada Álvaro Obregón
Privada Vicente Guerrero
Privada Ignacio Allende
Privada Josefa Ortiz de Domínguez
Privada Lázaro Cárdenas
Privada Niños Héroes
Privada Cinco de Mayo
Privada Dieciséis de Septiembre
Privada Veinte de Noviembre
Privada Reforma
Privada Independencia
Privada Constitución
Privada Insurgentes
Privada Revolución
Privada Universidad
Privada Cuauhtémoc
Privada Moctezuma
Privada Nezahualcóyotl
Privada Xicoténcatl
Privada Tlaxcala
Privada Puebla
Privada Veracruz
Privada Oaxaca
Privada Jalisco
Privada Sonora
Privada Chiapas
Privada Durango
Privada Colima
Privada Querétaro
Privada Las Flores
Privada Los Pinos
Privada Las Palmas
Privada Los Fresnos
Privada Los Sauces
Privada Las Rosas
Privada Los Cedros
Privada Bugambilias
Privada Jacarandas
Privada Del Bosque
Privada Del Valle
Privada De las Américas
Privada Melchor Ocampo
Privada Guillermo Prieto
Privada Amado Nervo
Privada Ramón López Velarde
Privada Sor Juana Inés de la Cruz
Privada Nicolás Bravo
Privada Leona Vicario
Privada Mariano Matamoros
Privada Aquiles Serdán
Privada Ricardo Flores Magón
Privada Francisco Villa
Privada Belisario Domínguez
Privada Ignacio Zaragoza
Privada Valentín Gómez Farías
Privada Andrés Quintana Roo
Privada Manuel Acuña
Privada Plutarco Elías Calles
Privada Adolfo López Mateos
Privada San Martín
Privada Santa Cecilia
Privada San Juan
Privada Del Sol
Privada De la Luna`,
};
