// Built by scripts/build-dictionaries.ts; edit that, not this. Sources and licence: README.md beside this file.
import type { LocaleNames } from '../locale-data.ts';

export const names: LocaleNames = {
  given_female: `María Carmen
María
Carmen
Ana María
Josefa
Isabel
Laura
María Pilar
María Dolores
Cristina
Marta
María Teresa
Lucía
Ana
María Ángeles
Francisca
Sara
Paula
Elena
María José
Raquel
Rosa María
Pilar
Concepción
Manuela
María Jesús
Mercedes
Julia
Beatriz
Nuria
Silvia
Rosario
Juana
Alba
Irene
Teresa
Encarnación
Patricia
Montserrat
Andrea
Rocío
Mónica
Rosa
Alicia
María Mar
Sonia
Sandra
Marina
Susana
Natalia
Ángela
Yolanda
Margarita
Sofía
Claudia
Eva
María Isabel
Inmaculada
Carla
Esther
Noelia
Verónica
Ainhoa
Ana Belén
Carolina
Nerea
Inés
Amparo
Miriam
Eva María
Lorena
Daniela
Martina
Victoria
Lidia
Catalina
Alejandra
Consuelo
María Rosa
Ana Isabel
Celia
Emma
Valeria
Fátima
Olga
Ainara
Aitana
Adriana
Clara
Blanca
Emilia
Gloria
Luisa
Magdalena
Vanesa
Begoña
Estefanía
Leire
Laia
Berta
Ariadna
Jimena
Vega
Carlota
Elsa
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
Leticia
Lourdes
Macarena
Araceli
Asunción
Aurora
Azucena
Bárbara
Belén
Remedios
Gema
Guadalupe
Helena
Ingrid
Judith
Lara
Leonor
Lola
Maribel
Matilde
Mireia
Nieves
Paloma
Petra
Purificación
Ramona
Rebeca
Regina
Samanta
Soledad
Tamara
Trinidad
Virginia
Zaira
Anabel
Casandra
Elisa
Estrella
Adela
Amalia
Ana Luisa
Anita
Anni
Antonia
Barbara
Caridad
Cecilia
Conchita
Diana
Dolores
Dorotea
Débora
Eloisa
Elvira
Esperanza
Estela
Ester
Florencia
Gabriela
Graciela
Guillermina
Isabela
Jennifer
Josefina
Lilia
Luz
Maica
Marcela
Mariana
Maricarmen
Marilú
Marisol
María Cristina
María Elena
María Eugenia
María Luisa
María Soledad
María de los Ángeles
María del Carmen
Mayte
Micaela
Norma
Olivia
Reina
Rosalia
Roser`,
  given_male: `Antonio
Manuel
José
Francisco
David
Juan
Javier
Daniel
José Antonio
Francisco Javier
José Luis
Carlos
Alejandro
Jesús
José Manuel
Miguel
Miguel Ángel
Pablo
Rafael
Sergio
Ángel
Pedro
Fernando
Jorge
José María
Luis
Alberto
Álvaro
Juan Carlos
Adrián
Diego
Juan José
Raúl
Iván
Juan Antonio
Rubén
Enrique
Óscar
Ramón
Andrés
Vicente
Juan Manuel
Joaquín
Santiago
Víctor
Eduardo
Mario
Roberto
Jaime
Francisco José
Marcos
Ignacio
Hugo
Alfonso
Jordi
Salvador
Ricardo
Guillermo
Emilio
Gabriel
Gonzalo
Julio
Julián
Mohamed
Tomás
Martín
Agustín
José Ramón
Nicolás
Ismael
Joan
Samuel
Félix
Cristian
Aitor
Lucas
Héctor
Mateo
Iker
Marc
Álex
Alfredo
Domingo
Lorenzo
César
Felipe
Mariano
Sebastián
Bruno
Izan
Leo
Enzo
Eric
Gael
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
Benjamín
Bernardo
Camilo
Darío
Elías
Esteban
Eugenio
Fabián
Federico
Fermín
Gerardo
Germán
Gregorio
Gustavo
Isaac
Isidro
Jacobo
Jerónimo
Joel
Leandro
Leonardo
Luciano
Marcelo
Matías
Mauricio
Moisés
Nacho
Octavio
Omar
Oriol
Pascual
Patricio
Ramiro
Rodrigo
Rogelio
Saúl
Simón
Teodoro
Tobías
Valentín
Abel
Adán
Amadeo
Aarón
Baltasar
Blas
Borja
Cayetano
Cosme
Damián
Dionisio
Edgar
Efraín
Ernesto
Fidel
Gaspar
Genaro
Gilberto
Hilario
Horacio
Isidoro
Jonathan
Lisandro
Lázaro
Nicanor
Prudencio
Quique
Rufino
Yago
Armando
Arturo
Benito
Carles
Claudio
Clemente
Cristián
Cristóbal
Hermenegildo
Hernán
Homero
Jorge Luis
Josep
José Eduardo
José Emilio
Juan Ramón
Julio César
Luis Miguel
Marco Antonio
Pío
Sancho
Sergi
Timoteo`,
  family: `García
Rodríguez
González
Fernández
López
Martínez
Sánchez
Pérez
Gómez
Martín
Jiménez
Hernández
Ruiz
Díaz
Moreno
Muñoz
Álvarez
Romero
Gutiérrez
Alonso
Navarro
Torres
Domínguez
Ramos
Vázquez
Ramírez
Gil
Serrano
Morales
Molina
Blanco
Suárez
Castro
Ortega
Delgado
Ortiz
Marín
Rubio
Núñez
Medina
Sanz
Castillo
Iglesias
Cortés
Garrido
Santos
Guerrero
Lozano
Cano
Cruz
Méndez
Flores
Prieto
Herrera
Peña
León
Márquez
Cabrera
Gallego
Calvo
Vidal
Campos
Reyes
Vega
Fuentes
Carrasco
Díez
Aguilar
Caballero
Nieto
Santana
Vargas
Pascual
Giménez
Herrero
Hidalgo
Montero
Lorenzo
Santiago
Benítez
Durán
Ibáñez
Arias
Mora
Ferrer
Carmona
Vicente
Rojas
Soto
Crespo
Román
Pastor
Velasco
Parra
Sáez
Moya
Bravo
Rivera
Gallardo
Soler
Esteban
Silva
Pardo
Rivas
Camacho
Merino
Franco
Espinosa
Lara
Izquierdo
Vera
Rey
Arroyo
Casado
Redondo
Sierra
Montes
Carrillo
Luque
Segura
Otero
Heredia
Bernal
Marcos
Robles
Palacios
Contreras
Soriano
Guerra
Bueno
Macías
Miranda
Varela
Galán
Expósito
Benito
Rico
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
Alaníz
Alarcón
Alba
Alcalá
Alcaraz
Alcántar
Alejandro
Alemán
Alfaro
Alicea
Almanza
Almaráz
Almonte
Alonzo
Altamirano
Alva
Alvarado
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
Argüello
Armas
Armendáriz
Armenta
Armijo
Arredondo
Arreola
Arriaga
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
Bermúdez
Berríos
Betancourt
Bonilla
Borrego
Botello
Briones
Briseño
Brito
Burgos
Bustamante
Bustos
Báez
Cabán
Cadena
Caldera
Calderón
Calvillo
Camarillo
Canales
Candelaria
Cantú
Caraballo
Carbajal
Cardona
Carranza
Carrasquillo
Carrera
Carrero
Carreón
Carrión
Carvajal
Casanova
Casares
Casarez
Casas
Casillas
Castañeda
Castellanos
Cavazos
Cazares
Ceballos
Cedillo
Ceja
Centeno
Cepeda
Cerda
Cervantes
Cervántez
Chacón
Chapa
Chavarría
Chávez
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
Cortéz
Cotto
Covarrubias
Cuellar
Curiel
Cárdenas
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
Duarte
Dueñas
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
Espinosa De Los Monteros
Espinoza
Esquibel
Esquivel
Estrada
Estévez
Fajardo
Farías
Feliciano
Fierro
Figueroa
Flórez
Fonseca
Frías
Gaitán
Galarza
Galindo
Gallegos
Galván
Gamboa
Gaona
Garay
Garibay
Garica
Garza
Gastélum
Gaytán
Girón
Godoy
Godínez
Gracia
Granado
Granados
Griego
Grijalva
Guajardo
Guardado
Guevara
Guillén
Gurule
Guzmán
Gálvez
Gámez
Haro
Henríquez
Hinojosa
Holguín
Huerta
Hurtado
Ibarra
Irizarry
Jaime
Jaimes
Jaramillo
Jasso
Jurado
Juárez
Jáquez
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
Lucero
Lucio
Luevano
Lugo
Luna
Madera
Madrid
Madrigal
Maestas
Magaña
Malave
Maldonado
Manzanares
Mares
Marrero
Marroquín
Mascareñas
Mata
Mateo
Matos
Matías
Maya
Mayorga
Medrano
Mejía
Melgar
Meléndez
Mena
Menchaca
Mendoza
Menéndez
Meraz
Mercado
Mesa
Meza
Miramontes
Mireles
Mojica
Mondragón
Monroy
Montalvo
Montañez
Montaño
Montemayor
Montenegro
Montoya
Montéz
Mota
Munguía
Murillo
Muro
Muñiz
Naranjo
Narváez
Nava
Navarrete
Nazario
Negrete
Negrón
Nevárez
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
Ozuna
Pabón
Pacheco
Padilla
Padrón
Pagan
Palomino
Palomo
Pantoja
Paredes
Partida
Patiño
Paz
Pedraza
Pedroza
Pelayo
Perales
Peralta
Perea
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
Puente
Puga
Pulido
Páez
Quesada
Quezada
Quintana
Quintanilla
Quintero
Quiróz
Quiñones
Quiñónez
Rael
Rangel
Rascón
Raya
Razo
Regalado
Rendón
Rentería
Reséndez
Reyna
Reynoso
Rincón
Riojas
Rivero
Robledo
Rocha
Rodarte
Rojo
Roldán
Rolón
Romo
Roque
Rosado
Rosales
Rosario
Rosas
Roybal
Ruelas
Ruíz
Ríos
Saavedra
Saiz
Salas
Salazar
Salcedo
Salcido
Saldaña
Saldivar
Salgado
Salinas
Samaniego
Sanabria
Sandoval
Santacruz
Santillán
Sarabia
Sauceda
Saucedo
Sedillo
Segovia
Sepúlveda
Serna
Serrato
Sevilla
Sisneros
Solano
Soliz
Solorio
Solorzano
Solís
Soria
Sosa
Sotelo
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
Trejo
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
Valdez
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
Vela
Velásquez
Velázquez
Venegas
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
Villarreal
Villaseñor
Villegas
Vélez
Véliz
Ybarra
Yáñez
Zambrano
Zamora
Zamudio
Zapata
Zaragoza
Zarate
Zavala
Zayas
Zelaya
Zepeda
Zúñiga
De Anda
De Jesús
Ávalos
Ávila`,
  street: `Calle Mayor
Calle del Sol
Calle de la Constitución
Calle de la Paz
Calle de la Libertad
Calle de España
Calle de Andalucía
Calle de Cervantes
Calle de Goya
Calle de Velázquez
Calle de Lope de Vega
Calle de Calderón de la Barca
Calle de Quevedo
Calle de Góngora
Calle de Rosalía de Castro
Calle de Antonio Machado
Calle de Federico García Lorca
Calle de Miguel de Unamuno
Calle de Pío Baroja
Calle de Ramón y Cajal
Calle de Isaac Peral
Calle de Severo Ochoa
Calle de Gregorio Marañón
Calle de Concha Espina
Calle de Emilia Pardo Bazán
Calle de Clara Campoamor
Calle de María Zambrano
Calle de Pablo Picasso
Calle de Salvador Dalí
Calle de Joaquín Sorolla
Calle de Murillo
Calle de Zurbarán
Calle del Greco
Calle de Isaac Albéniz
Calle de Manuel de Falla
Calle de Cristóbal Colón
Calle de Juan Sebastián Elcano
Calle de Magallanes
Calle de Hernán Cortés
Calle de Alfonso el Sabio
Calle de los Reyes Católicos
Calle de San Juan
Calle de San Pedro
Calle de San Antonio
Calle de San José
Calle de San Miguel
Calle de San Isidro
Calle de Santa Ana
Calle de Santa Lucía
Calle de Santa María
Calle de Santiago
Calle del Carmen
Calle del Pilar
Calle del Rosario
Calle de la Iglesia
Calle de la Estación
Calle de la Fuente
Calle del Molino
Calle del Río
Calle del Prado
Calle del Parque
Calle de las Flores
Calle de las Rosas
Calle de los Olivos
Calle de los Pinos
Calle de los Naranjos
Calle de los Almendros
Calle de la Encina
Calle del Olmo
Calle de los Álamos
Calle del Castillo
Calle de la Torre
Calle del Mercado
Calle de la Escuela
Calle de la Universidad
Calle del Mar
Calle de la Playa
Calle del Puerto
Calle de la Sierra
Calle del Norte
Calle del Sur
Calle de Levante
Calle de Poniente
Calle de Madrid
Calle de Barcelona
Calle de Valencia
Calle de Sevilla
Calle de Zaragoza
Calle de Toledo
Calle de Granada
Calle de Córdoba
Calle de Burgos
Calle de Segovia
Calle de Ávila
Calle de Asturias
Calle de Galicia
Avenida Mayor
Avenida del Sol
Avenida de la Constitución
Avenida de la Paz
Avenida de la Libertad
Avenida de España
Avenida de Andalucía
Avenida de Cervantes
Avenida de Goya
Avenida de Velázquez
Avenida de Lope de Vega
Avenida de Calderón de la Barca
Avenida de Quevedo
Avenida de Góngora
Avenida de Rosalía de Castro
Avenida de Antonio Machado
Avenida de Federico García Lorca
Avenida de Miguel de Unamuno
Avenida de Pío Baroja
Avenida de Ramón y Cajal
Avenida de Isaac Peral
Avenida de Severo Ochoa
Avenida de Gregorio Marañón
Avenida de Concha Espina
Avenida de Emilia Pardo Bazán
Avenida de Clara Campoamor
Avenida de María Zambrano
Avenida de Pablo Picasso
Avenida de Salvador Dalí
Avenida de Joaquín Sorolla
Avenida de Murillo
Avenida de Zurbarán
Avenida del Greco
Avenida de Isaac Albéniz
Avenida de Manuel de Falla
Avenida de Cristóbal Colón
Avenida de Juan Sebastián Elcano
Avenida de Magallanes
Avenida de Hernán Cortés
Avenida de Alfonso el Sabio
Avenida de los Reyes Católicos
Avenida de San Juan
Avenida de San Pedro
Avenida de San Antonio
Avenida de San José
Avenida de San Miguel
Avenida de San Isidro
Avenida de Santa Ana
Avenida de Santa Lucía
Avenida de Santa María
Avenida de Santiago
Avenida del Carmen
Avenida del Pilar
Avenida del Rosario
Avenida de la Iglesia
Avenida de la Estación
Avenida de la Fuente
Avenida del Molino
Avenida del Río
Avenida del Prado
Avenida del Parque
Avenida de las Flores
Avenida de las Rosas
Avenida de los Olivos
Avenida de los Pinos
Avenida de los Naranjos
Avenida de los Almendros
Avenida de la Encina
Avenida del Olmo
Avenida de los Álamos
Avenida del Castillo
Avenida de la Torre
Avenida del Mercado
Avenida de la Escuela
Avenida de la Universidad
Avenida del Mar
Avenida de la Playa
Avenida del Puerto
Avenida de la Sierra
Avenida del Norte
Avenida del Sur
Avenida de Levante
Avenida de Poniente
Avenida de Madrid
Avenida de Barcelona
Avenida de Valencia
Avenida de Sevilla
Avenida de Zaragoza
Avenida de Toledo
Avenida de Granada
Avenida de Córdoba
Avenida de Burgos
Avenida de Segovia
Avenida de Ávila
Avenida de Asturias
Avenida de Galicia
Paseo Mayor
Paseo del Sol
Paseo de la Constitución
Paseo de la Paz
Paseo de la Libertad
Paseo de España
Paseo de Andalucía
Paseo de Cervantes
Paseo de Goya
Paseo de Velázquez
Paseo de Lope de Vega
Paseo de Calderón de la Barca
Paseo de Quevedo
Paseo de Góngora
Paseo de Rosalía de Castro
Paseo de Antonio Machado
Paseo de Federico García Lorca
Paseo de Miguel de Unamuno
Paseo de Pío Baroja
Paseo de Ramón y Cajal
Paseo de Isaac Peral
Paseo de Severo Ochoa
Paseo de Gregorio Marañón
Paseo de Concha Espina
Paseo de Emilia Pardo Bazán
Paseo de Clara Campoamor
Paseo de María Zambrano
Paseo de Pablo Picasso
Paseo de Salvador Dalí
Paseo de Joaquín Sorolla
Paseo de Murillo
Paseo de Zurbarán
Paseo del Greco
Paseo de Isaac Albéniz
Paseo de Manuel de Falla
Paseo de Cristóbal Colón
Paseo de Juan Sebastián Elcano
Paseo de Magallanes
Paseo de Hernán Cortés
Paseo de Alfonso el Sabio
Paseo de los Reyes Católicos
Paseo de San Juan
Paseo de San Pedro
Paseo de San Antonio
Paseo de San José
Paseo de San Miguel
Paseo de San Isidro
Paseo de Santa Ana
Paseo de Santa Lucía
Paseo de Santa María
Paseo de Santiago
Paseo del Carmen
Paseo del Pilar
Paseo del Rosario
Paseo de la Iglesia
Paseo de la Estación
Paseo de la Fuente
Paseo del Molino
Paseo del Río
Paseo del Prado
Paseo del Parque
Paseo de las Flores
Paseo de las Rosas
Paseo de los Olivos
Paseo de los Pinos
Paseo de los Naranjos
Paseo de los Almendros
Paseo de la Encina
Paseo del Olmo
Paseo de los Álamos
Paseo del Castillo
Paseo de la Torre
Paseo del Mercado
Paseo de la Escuela
Paseo de la Universidad
Paseo del Mar
Paseo de la Playa
Paseo del Puerto
Paseo de la Sierra
Paseo del Norte
Paseo del Sur
Paseo de Levante
Paseo de Poniente
Paseo de Madrid
Paseo de Barcelona
Paseo de Valencia
Paseo de Sevilla
Paseo de Zaragoza
Paseo de Toledo
Paseo de Granada
Paseo de Córdoba
Paseo de Burgos
Paseo de Segovia
Paseo de Ávila
Paseo de Asturias
Paseo de Galicia`,
};
