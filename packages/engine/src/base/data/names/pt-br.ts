// Built by scripts/build-dictionaries.ts; edit that, not this. Sources and licence: README.md beside this file.
import type { LocaleNames } from '../locale-data.ts';

export const names: LocaleNames = {
  given_female: `Maria
Ana
Francisca
Antônia
Adriana
Juliana
Márcia
Fernanda
Patrícia
Aline
Sandra
Camila
Amanda
Bruna
Jéssica
Letícia
Júlia
Luciana
Vanessa
Mariana
Gabriela
Vera
Vitória
Larissa
Cláudia
Beatriz
Rita
Luana
Sônia
Renata
Eliane
Josefa
Simone
Natália
Cristiane
Carla
Débora
Rosângela
Jaqueline
Rosa
Daniela
Aparecida
Marlene
Terezinha
Raimunda
Andréia
Fabiana
Lúcia
Raquel
Ângela
Rafaela
Joana
Luzia
Elaine
Daniele
Sílvia
Tatiane
Isabela
Michele
Paula
Priscila
Regina
Viviane
Roseli
Edna
Rosana
Tânia
Helena
Cíntia
Alessandra
Kátia
Flávia
Tereza
Ivone
Solange
Thaís
Bianca
Carolina
Giovana
Sabrina
Monique
Kelly
Denise
Ingrid
Cristina
Elisângela
Tainá
Iara
Jussara
Neusa
Rosemeire
Zélia
Marilene
Lorena
Milena
Pâmela
Érica
Mônica
Bárbara
Taís
Nicole
Rayane
Mirella
Agatha
Alana
Stella
Clarice
Catarina
Ayla
Lia
Luna
Olívia
Pérola
Antonela
Aurora
Cecília
Malu
Ester
Evelyn
Gisele
Graziela
Glória
Ivete
Juçara
Lídia
Lilian
Marisa
Marta
Nádia
Noemi
Odete
Penha
Rosane
Rute
Suzana
Vilma
Yara
Zilda
Dandara
Iracema
Jacira
Moema
Potira
Ludmila
Karina
Leila
Marcela
Rebeca
Samara
Tatiana
Valéria
Verônica
Alice
Alícia
Ana Clara
Ana Júlia
Ana Laura
Ana Luiza
Antonella
Clara
Célia
Dalila
Eduarda
Elisa
Eloá
Emanuelly
Esther
Fabrícia
Felícia
Giovanna
Heloísa
Isabel
Isabella
Isabelly
Isadora
Isis
Janaína
Karla
Lara
Laura
Lavínia
Liz
Lorraine
Luiza
Lívia
Maitê
Manuela
Margarida
Maria Alice
Maria Cecília
Maria Clara
Maria Eduarda
Maria Helena
Maria Júlia
Maria Luiza
Marina
Marli
Meire
Melissa
Morgana
Mércia
Núbia
Ofélia
Roberta
Sara
Sarah
Sophia
Suélen
Talita
Valentina
Yasmin`,
  given_male: `José
João
Antônio
Francisco
Carlos
Paulo
Pedro
Lucas
Luiz
Marcos
Luís
Gabriel
Rafael
Daniel
Marcelo
Bruno
Eduardo
Felipe
Raimundo
Rodrigo
Manoel
Mateus
André
Fernando
Fábio
Leonardo
Gustavo
Guilherme
Leandro
Tiago
Anderson
Ricardo
Márcio
Jorge
Sebastião
Alexandre
Roberto
Edson
Diego
Vítor
Sérgio
Cláudio
Matheus
Thiago
Geraldo
Adriano
Luciano
Júlio
Renato
Alex
Vinícius
Rogério
Samuel
Ronaldo
Mário
Flávio
Igor
Douglas
Davi
Jeferson
Cícero
Robson
Valdir
Danilo
Wagner
Jonas
Diogo
Joaquim
Benedito
César
Alan
Caio
Reginaldo
Augusto
Otávio
Henrique
Hugo
Murilo
Ruan
Renan
Everton
Wesley
Wellington
Maurício
Nelson
Gilberto
Emerson
Artur
Arthur
Heitor
Theo
Bernardo
Miguel
Enzo
Nicolas
Ravi
Isaac
Gael
Noah
Levi
Anthony
Benício
Cauã
Yuri
Kauê
Raul
Ian
Ivan
Jair
Jaime
Ademir
Adilson
Ailton
Alberto
Alfredo
Almir
Altair
Amaro
Aparecido
Ariel
Arnaldo
Celso
Cristiano
Damião
Dirceu
Edmilson
Elias
Erick
Ezequiel
Fabiano
Genivaldo
Gerson
Gilson
Haroldo
Humberto
Iago
Ismael
Ivo
Jackson
Jadson
Jonathan
Juliano
Laércio
Lauro
Lázaro
Lourival
Luan
Marcelino
Messias
Milton
Moacir
Moisés
Natanael
Neto
Nilson
Odair
Olavo
Orlando
Osvaldo
Plínio
Ramon
Reinaldo
Rubens
Sandro
Saulo
Severino
Sidnei
Silvio
Tadeu
Tomás
Ubirajara
Valter
Vicente
Walter
Wilson
Washington
Zacarias
Alessandro
Benjamin
Breno
Bryan
Calebe
Davi Lucca
Deneval
Elísio
Emanuel
Enzo Gabriel
Fabrício
Feliciano
Frederico
Félix
Gúbio
Hélio
João Lucas
João Miguel
João Pedro
Júlio César
Kléber
Ladislau
Lorenzo
Lucca
Nataniel
Norberto
Pablo
Pedro Henrique
Pietro
Salvador
Silas
Sirineu
Tertuliano
Théo
Vitor
Víctor
Warley
Yago
Yango
Ígor`,
  family: `Silva
Santos
Oliveira
Souza
Rodrigues
Ferreira
Alves
Pereira
Lima
Gomes
Costa
Ribeiro
Martins
Carvalho
Almeida
Lopes
Soares
Fernandes
Vieira
Barbosa
Rocha
Dias
Nascimento
Andrade
Moreira
Nunes
Marques
Machado
Mendes
Freitas
Cardoso
Ramos
Gonçalves
Santana
Teixeira
Araújo
Pinto
Azevedo
Barros
Batista
Borges
Campos
Castro
Correia
Correa
Cruz
Cunha
Duarte
Farias
Ferraz
Fonseca
Franco
Garcia
Guimarães
Henriques
Leal
Leite
Lacerda
Macedo
Magalhães
Maia
Matos
Medeiros
Melo
Mello
Mendonça
Menezes
Miranda
Monteiro
Morais
Moraes
Moura
Nogueira
Neves
Pacheco
Paiva
Peixoto
Pinheiro
Pires
Porto
Prado
Queiroz
Rangel
Rezende
Reis
Rios
Sá
Sales
Sampaio
Saraiva
Siqueira
Tavares
Toledo
Torres
Trindade
Vargas
Vasconcelos
Viana
Xavier
Abreu
Aguiar
Amaral
Amorim
Antunes
Aragão
Arruda
Assis
Assunção
Avelar
Barreto
Bastos
Benevides
Bezerra
Bittencourt
Botelho
Braga
Brandão
Brito
Bueno
Cabral
Caldas
Câmara
Camargo
Carneiro
Castilho
Cavalcante
Cavalcanti
Chagas
Chaves
Coelho
Coutinho
Couto
Damasceno
Dantas
Diniz
Domingues
Dornelles
Dutra
Esteves
Evangelista
Falcão
Feitosa
Figueiredo
Figueira
Fontes
Furtado
Galvão
Gama
Godoy
Goulart
Gouveia
Guerra
Holanda
Jardim
Jesus
Junqueira
Lemos
Linhares
Lins
Lobo
Loureiro
Lucena
Luz
Maciel
Malta
Marinho
Mascarenhas
Meireles
Mesquita
Mota
Muniz
Novaes
Ornelas
Padilha
Parente
Passos
Paz
Peçanha
Pedrosa
Penha
Pessoa
Pimenta
Pimentel
Pontes
Portela
Quadros
Rabelo
Resende
Rosa
Salgado
Salles
Serra
Severo
Simões
Sobral
Tanaka
Sato
Suzuki
Rossi
Bianchi
Conti
Ferrari
Schneider
Schmidt
Müller
Weber
Becker
Klein
Hoffmann
Teles
Valadares
Valente
Varela
Ventura
Veloso
Vidal
Vilela
Villela
Zanetti
Zanella
Werneck
Wagner
Albuquerque`,
  street: `Rua das Flores
Rua Sete de Setembro
Rua Quinze de Novembro
Rua Tiradentes
Rua Dom Pedro I
Rua Dom Pedro II
Rua Santos Dumont
Rua Rui Barbosa
Rua Getúlio Vargas
Rua Marechal Deodoro
Rua Marechal Floriano
Rua Duque de Caxias
Rua Barão do Rio Branco
Rua Castro Alves
Rua Machado de Assis
Rua José de Alencar
Rua Gonçalves Dias
Rua Olavo Bilac
Rua Cecília Meireles
Rua Carlos Gomes
Rua Monteiro Lobato
Rua Euclides da Cunha
Rua Joaquim Nabuco
Rua Princesa Isabel
Rua José Bonifácio
Rua Benjamin Constant
Rua Visconde de Mauá
Rua Afonso Pena
Rua Juscelino Kubitschek
Rua Oswaldo Cruz
Rua Anita Garibaldi
Rua Chiquinha Gonzaga
Rua Tom Jobim
Rua Vinicius de Moraes
Rua São João
Rua São José
Rua São Pedro
Rua São Paulo
Rua São Francisco
Rua Santo Antônio
Rua Santa Luzia
Rua Santa Rita
Rua Santa Maria
Rua Nossa Senhora Aparecida
Rua do Comércio
Rua da Liberdade
Rua da Independência
Rua da República
Rua da Paz
Rua da Saudade
Rua do Sol
Rua do Porto
Rua da Praia
Rua do Mercado
Rua da Matriz
Rua das Palmeiras
Rua dos Ipês
Rua das Acácias
Rua dos Coqueiros
Rua dos Pinheiros
Rua das Mangueiras
Rua das Orquídeas
Rua das Hortênsias
Rua dos Girassóis
Rua das Rosas
Rua dos Lírios
Rua dos Jasmins
Rua das Azaleias
Rua do Cedro
Rua do Jacarandá
Rua Bahia
Rua Minas Gerais
Rua Paraná
Rua Goiás
Rua Pernambuco
Rua Amazonas
Rua Rio de Janeiro
Rua Espírito Santo
Rua Santa Catarina
Rua Mato Grosso
Rua Ceará
Rua Piauí
Rua Maranhão
Rua Sergipe
Rua Alagoas
Rua Tocantins
Rua Treze de Maio
Rua Primeiro de Maio
Rua Vinte e Um de Abril
Rua dos Bandeirantes
Rua dos Estados
Rua das Nações
Rua Brasil
Rua Portugal
Rua Itália
Rua Argentina
Rua do Lago
Rua da Serra
Rua do Bosque
Rua das Águas
Avenida das Flores
Avenida Sete de Setembro
Avenida Quinze de Novembro
Avenida Tiradentes
Avenida Dom Pedro I
Avenida Dom Pedro II
Avenida Santos Dumont
Avenida Rui Barbosa
Avenida Getúlio Vargas
Avenida Marechal Deodoro
Avenida Marechal Floriano
Avenida Duque de Caxias
Avenida Barão do Rio Branco
Avenida Castro Alves
Avenida Machado de Assis
Avenida José de Alencar
Avenida Gonçalves Dias
Avenida Olavo Bilac
Avenida Cecília Meireles
Avenida Carlos Gomes
Avenida Monteiro Lobato
Avenida Euclides da Cunha
Avenida Joaquim Nabuco
Avenida Princesa Isabel
Avenida José Bonifácio
Avenida Benjamin Constant
Avenida Visconde de Mauá
Avenida Afonso Pena
Avenida Juscelino Kubitschek
Avenida Oswaldo Cruz
Avenida Anita Garibaldi
Avenida Chiquinha Gonzaga
Avenida Tom Jobim
Avenida Vinicius de Moraes
Avenida São João
Avenida São José
Avenida São Pedro
Avenida São Paulo
Avenida São Francisco
Avenida Santo Antônio
Avenida Santa Luzia
Avenida Santa Rita
Avenida Santa Maria
Avenida Nossa Senhora Aparecida
Avenida do Comércio
Avenida da Liberdade
Avenida da Independência
Avenida da República
Avenida da Paz
Avenida da Saudade
Avenida do Sol
Avenida do Porto
Avenida da Praia
Avenida do Mercado
Avenida da Matriz
Avenida das Palmeiras
Avenida dos Ipês
Avenida das Acácias
Avenida dos Coqueiros
Avenida dos Pinheiros
Avenida das Mangueiras
Avenida das Orquídeas
Avenida das Hortênsias
Avenida dos Girassóis
Avenida das Rosas
Avenida dos Lírios
Avenida dos Jasmins
Avenida das Azaleias
Avenida do Cedro
Avenida do Jacarandá
Avenida Bahia
Avenida Minas Gerais
Avenida Paraná
Avenida Goiás
Avenida Pernambuco
Avenida Amazonas
Avenida Rio de Janeiro
Avenida Espírito Santo
Avenida Santa Catarina
Avenida Mato Grosso
Avenida Ceará
Avenida Piauí
Avenida Maranhão
Avenida Sergipe
Avenida Alagoas
Avenida Tocantins
Avenida Treze de Maio
Avenida Primeiro de Maio
Avenida Vinte e Um de Abril
Avenida dos Bandeirantes
Avenida dos Estados
Avenida das Nações
Avenida Brasil
Avenida Portugal
Avenida Itália
Avenida Argentina
Avenida do Lago
Avenida da Serra
Avenida do Bosque
Avenida das Águas
Travessa das Flores
Travessa Sete de Setembro
Travessa Quinze de Novembro
Travessa Tiradentes
Travessa Dom Pedro I
Travessa Dom Pedro II
Travessa Santos Dumont
Travessa Rui Barbosa
Travessa Getúlio Vargas
Travessa Marechal Deodoro
Travessa Marechal Floriano
Travessa Duque de Caxias
Travessa Barão do Rio Branco
Travessa Castro Alves
Travessa Machado de Assis
Travessa José de Alencar
Travessa Gonçalves Dias
Travessa Olavo Bilac
Travessa Cecília Meireles
Travessa Carlos Gomes
Travessa Monteiro Lobato
Travessa Euclides da Cunha
Travessa Joaquim Nabuco
Travessa Princesa Isabel
Travessa José Bonifácio
Travessa Benjamin Constant
Travessa Visconde de Mauá
Travessa Afonso Pena
Travessa Juscelino Kubitschek
Travessa Oswaldo Cruz
Travessa Anita Garibaldi
Travessa Chiquinha Gonzaga
Travessa Tom Jobim
Travessa Vinicius de Moraes
Travessa São João
Travessa São José
Travessa São Pedro
Travessa São Paulo
Travessa São Francisco
Travessa Santo Antônio
Travessa Santa Luzia
Travessa Santa Rita
Travessa Santa Maria
Travessa Nossa Senhora Aparecida
Travessa do Comércio
Travessa da Liberdade
Travessa da Independência
Travessa da República
Travessa da Paz
Travessa da Saudade
Travessa do Sol
Travessa do Porto
Travessa da Praia
Travessa do Mercado
Travessa da Matriz
Travessa das Palmeiras
Travessa dos Ipês
Travessa das Acácias
Travessa dos Coqueiros
Travessa dos Pinheiros
Travessa das Mangueiras
Travessa das Orquídeas
Travessa das Hortênsias
Travessa dos Girassóis
Travessa das Rosas
Travessa dos Lírios
Travessa dos Jasmins
Travessa das Azaleias
Travessa do Cedro
Travessa do Jacarandá
Travessa Bahia
Travessa Minas Gerais
Travessa Paraná
Travessa Goiás
Travessa Pernambuco
Travessa Amazonas
Travessa Rio de Janeiro
Travessa Espírito Santo
Travessa Santa Catarina
Travessa Mato Grosso
Travessa Ceará
Travessa Piauí
Travessa Maranhão
Travessa Sergipe
Travessa Alagoas
Travessa Tocantins
Travessa Treze de Maio
Travessa Primeiro de Maio
Travessa Vinte e Um de Abril
Travessa dos Bandeirantes
Travessa dos Estados
Travessa das Nações
Travessa Brasil
Travessa Portugal
Travessa Itália
Travessa Argentina
Travessa do Lago
Travessa da Serra
Travessa do Bosque
Travessa das Águas`,
};
