/**
 * Our own names, where faker's lists are short or lack the most common names. Words are separated by white space; an
 * underscore stands for a space inside a name. They come before faker's, so that frequent names lead.
 */
export const EN_FAMILY = `
Smith Johnson Williams Brown Jones Garcia Miller Davis Rodriguez Martinez Hernandez Lopez Gonzalez Wilson Anderson Thomas
Taylor Moore Jackson Martin Lee Perez Thompson White Harris Sanchez Clark Ramirez Lewis Robinson Walker Young Allen King
Wright Scott Torres Nguyen Hill Flores Green Adams Nelson Baker Hall Rivera Campbell Mitchell Carter Roberts Gomez Phillips
Evans Turner Diaz Parker Cruz Edwards Collins Reyes Stewart Morris Morales Murphy Cook Rogers Gutierrez Ortiz Morgan Cooper
Peterson Bailey Reed Kelly Howard Ramos Kim Cox Ward Richardson Watson Brooks Chavez Wood James Bennett Gray Mendoza Ruiz
Hughes Price Alvarez Castillo Sanders Patel Myers Long Ross Foster Jimenez Powell Jenkins Perry Russell Sullivan Bell Coleman
Butler Henderson Barnes Gonzales Fisher Vasquez Simmons Romero Jordan Patterson Alexander Hamilton Graham Reynolds Griffin
Wallace Moreno West Cole Hayes Bryant Herrera Gibson Ellis Tran Medina Aguilar Stevens Murray Ford Castro Marshall Owens
Harrison Fernandez McDonald Woods Washington Kennedy Wells Vargas Henry Chen Freeman Webb Tucker Guzman Burns Crawford Olson
Simpson Porter Hunter Gordon Mendez Silva Shaw Snyder Mason Dixon Munoz Hunt Hicks Holmes Palmer Wagner Black Robertson Boyd
Rose Stone Salazar Fox Warren Mills Meyer Rice Schmidt Garza Daniels Ferguson Nichols Stephens Soto Weaver Ryan Gardner Payne`;

export const FR_GIVEN_FEMALE = `
Marie Jeanne Françoise Monique Catherine Nathalie Isabelle Jacqueline Sylvie Anne Martine Nicole Valérie Sandrine Christine
Véronique Céline Sophie Chantal Patricia Stéphanie Julie Aurélie Caroline Laurence Émilie Claire Audrey Virginie Delphine
Camille Léa Manon Chloé Emma Sarah Laura Pauline Mathilde Marine Lucie Anaïs Océane Charlotte Inès Jade Louise Alice Lina
Rose Anna Ambre Mila Zoé Juliette Agathe Romane Eva Lou Jeanne Margaux Clémence Clara Élise Élodie Justine Morgane Noémie
Amandine Marion Mélanie Fanny Gaëlle Solène Maëlys Capucine Victoire Apolline Éléonore Hélène Florence Brigitte Corinne
Dominique Odile Colette Simone Yvette Denise Madeleine Suzanne Geneviève Bernadette Béatrice Agnès Élisabeth Cécile Karine
Carole Muriel Nadine Ghislaine Joëlle Annie Danielle Évelyne Josiane Michèle Régine Pascale Sabrina Vanessa Jessica Mélissa
Laetitia Ludivine Coralie Mylène Estelle Séverine Angélique Magali Myriam Samira Fatima Nadia Yasmine Assia Leïla Salomé
Garance Héloïse Constance Adèle Rosalie Olivia Nina Lola Lise Iris Elsa Flavie Axelle Maud Perrine Blandine Bénédicte Oriane
Clotilde Eugénie Joséphine Marguerite Gabrielle Alexia Andréa Maëva Lorena Ninon Louane Lilou Célia Thaïs Tiphaine Violette`;

export const FR_GIVEN_MALE = `
Jean Pierre Michel André Philippe Alain Bernard Jacques Daniel Patrick Nicolas Christophe Laurent Frédéric David Stéphane
Sébastien Julien Éric Olivier Thierry Pascal Christian Thomas Alexandre Maxime Antoine Guillaume Romain Vincent Mathieu
Jérôme Benjamin Hugo Lucas Louis Gabriel Arthur Raphaël Jules Adam Léo Paul Nathan Ethan Noah Théo Mathis Clément Axel
Baptiste Quentin Florian Kévin Anthony Jérémy Damien Cédric Ludovic Fabien Fabrice Yannick Bruno Gilles Serge Didier Denis
François Marc Luc Matthieu Simon Étienne Rémi Rémy Samuel Xavier Yves Hervé Gérard Claude René Robert Roger Marcel Henri
Georges Maurice Raymond Lucien Albert Émile Eugène Gaston Gustave Charles Edmond Fernand Adrien Aurélien Bastien Corentin
Dorian Dylan Enzo Evan Gaël Gabin Loïc Malo Martin Mohamed Karim Mehdi Nabil Rachid Sofiane Yanis Rayan Tom Valentin Victor
Tristan Timothée Titouan Sacha Robin Oscar Octave Nolan Maël Marius Liam Léon Kylian Joseph Joachim Ismaël Ibrahim Grégory
Geoffrey Franck Félix Emmanuel Élie Edgar Côme Cyril Colin Bertrand Augustin Arnaud Anatole Ambroise Alban Achille Mickaël
Lionel Régis Roland Sylvain Stanislas Thibault Thibaut Tanguy Ulysse Yohan Yvan Alexis Auguste Basile Barnabé Joël Jordan`;

export const FR_FAMILY = `
Martin Bernard Dubois Thomas Robert Richard Petit Durand Leroy Moreau Simon Laurent Lefebvre Michel Garcia David Bertrand
Roux Vincent Fournier Morel Girard André Lefèvre Mercier Dupont Lambert Bonnet François Martinez Legrand Garnier Faure
Rousseau Blanc Guérin Muller Henry Roussel Nicolas Perrin Morin Mathieu Clément Gauthier Dumont Lopez Fontaine Chevalier
Robin Masson Sanchez Gérard Nguyen Boyer Denis Lemaire Duval Joly Gautier Roger Roche Roy Noël Meyer Lucas Meunier Jean
Perez Marchand Dufour Blanchard Marie Barbier Brun Dumas Brunet Schmitt Leroux Colas Fernandez Renard Arnaud Rolland Caron
Aubert Giraud Leclerc Vidal Bourgeois Renaud Lemoine Picard Gaillard Philippe Leclercq Lacroix Fabre Dupuis Olivier Rodriguez
Da_Silva Hubert Louis Charles Guillot Rivière Le_Gall Guillaume Adam Rey Moulin Gonzalez Berger Lecomte Ménard Fleury
Deschamps Carpentier Julien Benoît Paris Maillard Marchal Aubry Vasseur Le_Roux Renault Jacquet Collet Prévost Poirier
Charpentier Royer Huet Baron Dupuy Pons Paul Laine Carré Breton Rémy Schneider Perrot Guyot Barre Marty Cousin Besson Poulain
Ferrand Bailly Delmas Chauvin Lebrun Bouvier Pichon Tessier Hervé Gilbert Maury Texier Camus Bertin Delorme Lejeune Pelletier
Leblanc Collin Bazin Rousset Bouchet Allard Guichard Vallet Millet Cordier Tanguy Weber Klein Monnier Evrard Lacombe Humbert
Reynaud Verdier Boulanger Barthélemy Diallo Traoré Benali Haddad Delaunay Mallet Descamps Coulon Besnard Grondin Payet Hoarau
Launay Chauvet Ollivier Germain Perret Brossard Étienne Sabatier Bodin Joubert Rossi Lefort Buisson Maréchal Lagarde Auger`;

export const ES_GIVEN_FEMALE = `
María_Carmen María Carmen Ana_María Josefa Isabel Laura María_Pilar María_Dolores Cristina Marta María_Teresa Lucía Ana
María_Ángeles Francisca Sara Paula Elena María_José Raquel Rosa_María Pilar Concepción Manuela María_Jesús Mercedes Julia
Beatriz Nuria Silvia Rosario Juana Alba Irene Teresa Encarnación Patricia Montserrat Andrea Rocío Mónica Rosa Alicia
María_Mar Sonia Sandra Marina Susana Natalia Ángela Yolanda Margarita Sofía Claudia Eva María_Isabel Inmaculada Carla
Esther Noelia Verónica Ainhoa Ana_Belén Carolina Nerea Inés Amparo Miriam Eva_María Lorena Daniela Martina Victoria Lidia
Catalina Alejandra Consuelo María_Rosa Ana_Isabel Celia Emma Valeria Fátima Olga Ainara Aitana Adriana Clara Blanca Emilia
Gloria Luisa Magdalena Vanesa Begoña Estefanía Leire Laia Berta Ariadna Jimena Vega Carlota Elsa Candela Noa Triana Vera
Alma Jana Naiara Uxía Iria Antía Sabela Maite Arantxa Edurne Itziar Amaia Miren Leticia Lourdes Macarena Araceli Asunción
Aurora Azucena Bárbara Belén Remedios Gema Guadalupe Helena Ingrid Judith Lara Leonor Lola Maribel Matilde Mireia Nieves
Paloma Petra Purificación Ramona Rebeca Regina Samanta Soledad Tamara Trinidad Virginia Zaira Anabel Casandra Elisa Estrella`;

export const ES_GIVEN_MALE = `
Antonio Manuel José Francisco David Juan Javier Daniel José_Antonio Francisco_Javier José_Luis Carlos Alejandro Jesús
José_Manuel Miguel Miguel_Ángel Pablo Rafael Sergio Ángel Pedro Fernando Jorge José_María Luis Alberto Álvaro Juan_Carlos
Adrián Diego Juan_José Raúl Iván Juan_Antonio Rubén Enrique Óscar Ramón Andrés Vicente Juan_Manuel Joaquín Santiago Víctor
Eduardo Mario Roberto Jaime Francisco_José Marcos Ignacio Hugo Alfonso Jordi Salvador Ricardo Guillermo Emilio Gabriel
Gonzalo Julio Julián Mohamed Tomás Martín Agustín José_Ramón Nicolás Ismael Joan Samuel Félix Cristian Aitor Lucas Héctor
Mateo Iker Marc Álex Alfredo Domingo Lorenzo César Felipe Mariano Sebastián Bruno Izan Leo Enzo Eric Gael Pau Arnau Biel
Xavier Unai Asier Mikel Ander Jon Gorka Eneko Xoán Brais Anxo Iago Roque Benjamín Bernardo Camilo Darío Elías Esteban
Eugenio Fabián Federico Fermín Gerardo Germán Gregorio Gustavo Isaac Isidro Jacobo Jerónimo Joel Leandro Leonardo Luciano
Marcelo Matías Mauricio Moisés Nacho Octavio Omar Oriol Pascual Patricio Ramiro Rodrigo Rogelio Saúl Simón Teodoro Tobías
Valentín Abel Adán Amadeo Aarón Baltasar Blas Borja Cayetano Cosme Damián Dionisio Edgar Efraín Ernesto Fidel Gaspar Genaro Gilberto Hilario Horacio Isidoro Jonathan Lisandro Lázaro Nicanor Prudencio Quique Rufino Yago`;

export const ES_FAMILY = `
García Rodríguez González Fernández López Martínez Sánchez Pérez Gómez Martín Jiménez Hernández Ruiz Díaz Moreno Muñoz
Álvarez Romero Gutiérrez Alonso Navarro Torres Domínguez Ramos Vázquez Ramírez Gil Serrano Morales Molina Blanco Suárez
Castro Ortega Delgado Ortiz Marín Rubio Núñez Medina Sanz Castillo Iglesias Cortés Garrido Santos Guerrero Lozano Cano Cruz
Méndez Flores Prieto Herrera Peña León Márquez Cabrera Gallego Calvo Vidal Campos Reyes Vega Fuentes Carrasco Díez Aguilar
Caballero Nieto Santana Vargas Pascual Giménez Herrero Hidalgo Montero Lorenzo Santiago Benítez Durán Ibáñez Arias Mora
Ferrer Carmona Vicente Rojas Soto Crespo Román Pastor Velasco Parra Sáez Moya Bravo Rivera Gallardo Soler Esteban Silva
Pardo Rivas Camacho Merino Franco Espinosa Lara Izquierdo Vera Rey Arroyo Casado Redondo Sierra Montes Carrillo Luque Segura
Otero Heredia Bernal Marcos Robles Palacios Contreras Soriano Guerra Bueno Macías Miranda Varela Galán Expósito Benito Rico`;

export const PT_GIVEN_FEMALE = `
Maria Ana Francisca Antônia Adriana Juliana Márcia Fernanda Patrícia Aline Sandra Camila Amanda Bruna Jéssica Letícia Júlia
Luciana Vanessa Mariana Gabriela Vera Vitória Larissa Cláudia Beatriz Rita Luana Sônia Renata Eliane Josefa Simone Natália
Cristiane Carla Débora Rosângela Jaqueline Rosa Daniela Aparecida Marlene Terezinha Raimunda Andréia Fabiana Lúcia Raquel
Ângela Rafaela Joana Luzia Elaine Daniele Sílvia Tatiane Isabela Michele Paula Priscila Regina Viviane Roseli Edna Rosana
Tânia Helena Cíntia Alessandra Kátia Flávia Tereza Ivone Solange Thaís Bianca Carolina Giovana Sabrina Monique Kelly Denise
Ingrid Cristina Elisângela Tainá Iara Jussara Neusa Rosemeire Zélia Marilene Lorena Milena Pâmela Érica Mônica Bárbara
Taís Nicole Rayane Mirella Agatha Alana Stella Clarice Catarina Ayla Lia Luna Olívia Pérola Antonela Aurora Cecília Malu
Ester Evelyn Gisele Graziela Glória Ivete Juçara Lídia Lilian Marisa Marta Nádia Noemi Odete Penha Rosane Rute Suzana Vilma
Yara Zilda Dandara Iracema Jacira Moema Potira Ludmila Karina Leila Marcela Rebeca Samara Tatiana Valéria Verônica`;

export const PT_GIVEN_MALE = `
José João Antônio Francisco Carlos Paulo Pedro Lucas Luiz Marcos Luís Gabriel Rafael Daniel Marcelo Bruno Eduardo Felipe
Raimundo Rodrigo Manoel Mateus André Fernando Fábio Leonardo Gustavo Guilherme Leandro Tiago Anderson Ricardo Márcio Jorge
Sebastião Alexandre Roberto Edson Diego Vítor Sérgio Cláudio Matheus Thiago Geraldo Adriano Luciano Júlio Renato Alex
Vinícius Rogério Samuel Ronaldo Mário Flávio Igor Douglas Davi Jeferson Cícero Robson Valdir Danilo Wagner Jonas Diogo
Joaquim Benedito César Alan Caio Reginaldo Augusto Otávio Henrique Hugo Murilo Ruan Renan Everton Wesley Wellington Maurício
Nelson Gilberto Emerson Artur Arthur Heitor Theo Bernardo Miguel Enzo Nicolas Ravi Isaac Gael Noah Levi Anthony Benício
Cauã Yuri Kauê Raul Ian Ivan Jair Jaime Ademir Adilson Ailton Alberto Alfredo Almir Altair Amaro Aparecido Ariel Arnaldo
Celso Cristiano Damião Dirceu Edmilson Elias Erick Ezequiel Fabiano Genivaldo Gerson Gilson Haroldo Humberto Iago Ismael
Ivo Jackson Jadson Jonathan Juliano Laércio Lauro Lázaro Lourival Luan Marcelino Messias Milton Moacir Moisés Natanael Neto
Nilson Odair Olavo Orlando Osvaldo Plínio Ramon Reinaldo Rubens Sandro Saulo Severino Sidnei Silvio Tadeu Tomás Ubirajara
Valter Vicente Walter Wilson Washington Zacarias`;

export const PT_FAMILY = `
Silva Santos Oliveira Souza Rodrigues Ferreira Alves Pereira Lima Gomes Costa Ribeiro Martins Carvalho Almeida Lopes Soares
Fernandes Vieira Barbosa Rocha Dias Nascimento Andrade Moreira Nunes Marques Machado Mendes Freitas Cardoso Ramos Gonçalves
Santana Teixeira Araújo Pinto Azevedo Barros Batista Borges Campos Castro Correia Correa Cruz Cunha Duarte Farias Ferraz
Fonseca Franco Garcia Guimarães Henriques Leal Leite Lacerda Macedo Magalhães Maia Matos Medeiros Melo Mello Mendonça
Menezes Miranda Monteiro Morais Moraes Moura Nogueira Neves Pacheco Paiva Peixoto Pinheiro Pires Porto Prado Queiroz Rangel
Rezende Reis Rios Sá Sales Sampaio Saraiva Siqueira Tavares Toledo Torres Trindade Vargas Vasconcelos Viana Xavier Abreu
Aguiar Amaral Amorim Antunes Aragão Arruda Assis Assunção Avelar Barreto Bastos Benevides Bezerra Bittencourt Botelho Braga
Brandão Brito Bueno Cabral Caldas Câmara Camargo Carneiro Castilho Cavalcante Cavalcanti Chagas Chaves Coelho Coutinho
Couto Damasceno Dantas Diniz Domingues Dornelles Dutra Esteves Evangelista Falcão Feitosa Figueiredo Figueira Fontes Furtado
Galvão Gama Godoy Goulart Gouveia Guerra Holanda Jardim Jesus Junqueira Lemos Linhares Lins Lobo Loureiro Lucena Luz Maciel
Malta Marinho Mascarenhas Meireles Mesquita Mota Muniz Novaes Ornelas Padilha Parente Passos Paz Peçanha Pedrosa Penha
Pessoa Pimenta Pimentel Pontes Portela Quadros Rabelo Resende Rosa Salgado Salles Serra Severo Simões Soares Sobral
Tanaka Sato Suzuki Rossi Bianchi Conti Ferrari Schneider Schmidt Müller Weber Becker Klein Hoffmann Teles Valadares Valente
Varela Ventura Veloso Vidal Vilela Villela Zanetti Zanella Werneck Wagner`;

/** What follows Rue, Avenue and so on. One to a line. */
export const FR_STREET = `
Victor Hugo
Jean Jaurès
Pasteur
Gambetta
Jules Ferry
de la République
de la Liberté
de la Gare
de l’Église
du Moulin
des Écoles
de la Mairie
du Château
de la Fontaine
des Lilas
des Tilleuls
des Acacias
du Stade
de Verdun
du Général Leclerc
Émile Zola
Voltaire
Jean Moulin
Marie Curie
Anatole France
Aristide Briand
des Jardins
du Marché
des Prés
de la Forêt
du Lavoir
Saint-Martin
Saint-Michel
Sainte-Catherine
Georges Clemenceau
Louis Pasteur
de Bretagne
d’Alsace
de Lorraine
du Port
des Vignes
du Parc
des Peupliers
Claude Debussy
George Sand`;

export const ES_STREET = `
Mayor
del Sol
de la Constitución
de la Paz
de la Libertad
de España
de Andalucía
de Cervantes
de Goya
de Velázquez
de Lope de Vega
de Calderón de la Barca
de Quevedo
de Góngora
de Rosalía de Castro
de Antonio Machado
de Federico García Lorca
de Miguel de Unamuno
de Pío Baroja
de Ramón y Cajal
de Isaac Peral
de Severo Ochoa
de Gregorio Marañón
de Concha Espina
de Emilia Pardo Bazán
de Clara Campoamor
de María Zambrano
de Pablo Picasso
de Salvador Dalí
de Joaquín Sorolla
de Murillo
de Zurbarán
del Greco
de Isaac Albéniz
de Manuel de Falla
de Cristóbal Colón
de Juan Sebastián Elcano
de Magallanes
de Hernán Cortés
de Alfonso el Sabio
de los Reyes Católicos
de San Juan
de San Pedro
de San Antonio
de San José
de San Miguel
de San Isidro
de Santa Ana
de Santa Lucía
de Santa María
de Santiago
del Carmen
del Pilar
del Rosario
de la Iglesia
de la Estación
de la Fuente
del Molino
del Río
del Prado
del Parque
de las Flores
de las Rosas
de los Olivos
de los Pinos
de los Naranjos
de los Almendros
de la Encina
del Olmo
de los Álamos
del Castillo
de la Torre
del Mercado
de la Escuela
de la Universidad
del Mar
de la Playa
del Puerto
de la Sierra
del Norte
del Sur
de Levante
de Poniente
de Madrid
de Barcelona
de Valencia
de Sevilla
de Zaragoza
de Toledo
de Granada
de Córdoba
de Burgos
de Segovia
de Ávila
de Asturias
de Galicia`;

export const PT_STREET = `
das Flores
Sete de Setembro
Quinze de Novembro
Tiradentes
Dom Pedro I
Dom Pedro II
Santos Dumont
Rui Barbosa
Getúlio Vargas
Marechal Deodoro
Marechal Floriano
Duque de Caxias
Barão do Rio Branco
Castro Alves
Machado de Assis
José de Alencar
Gonçalves Dias
Olavo Bilac
Cecília Meireles
Carlos Gomes
Monteiro Lobato
Euclides da Cunha
Joaquim Nabuco
Princesa Isabel
José Bonifácio
Benjamin Constant
Visconde de Mauá
Afonso Pena
Juscelino Kubitschek
Oswaldo Cruz
Anita Garibaldi
Chiquinha Gonzaga
Tom Jobim
Vinicius de Moraes
São João
São José
São Pedro
São Paulo
São Francisco
Santo Antônio
Santa Luzia
Santa Rita
Santa Maria
Nossa Senhora Aparecida
do Comércio
da Liberdade
da Independência
da República
da Paz
da Saudade
do Sol
do Porto
da Praia
do Mercado
da Matriz
das Palmeiras
dos Ipês
das Acácias
dos Coqueiros
dos Pinheiros
das Mangueiras
das Orquídeas
das Hortênsias
dos Girassóis
das Rosas
dos Lírios
dos Jasmins
das Azaleias
do Cedro
do Jacarandá
Bahia
Minas Gerais
Paraná
Goiás
Pernambuco
Amazonas
Rio de Janeiro
Espírito Santo
Santa Catarina
Mato Grosso
Ceará
Piauí
Maranhão
Sergipe
Alagoas
Tocantins
Treze de Maio
Primeiro de Maio
Vinte e Um de Abril
dos Bandeirantes
dos Estados
das Nações
Brasil
Portugal
Itália
Argentina
do Lago
da Serra
do Bosque
das Águas`;

/** Names of town quarters, which Japanese addresses use instead of streets. */
export const JA_STREET = `
本町 中央 栄町 緑町 旭町 幸町 泉町 寿町 錦町 昭和町 大手町 元町 新町 末広町 宮町 若葉町 桜町 松原 東町 西町 南町 北町
港町 駅前町 八幡町 神明町 日の出町 春日町 常盤町 富士見町 若松町 千代田町 弥生町 高砂町 朝日町 東本町 西本町 南本町
北本町 上町 下町 仲町 田町 川端町 橋本町 大門町 寺町 城南町 城北町 城東町 城西町 柳町 梅田町 竹園町 藤沢町 菊水町
楠町 桃園町 花園町 青葉町 紅葉町 松風町 清水町 泉が丘 緑が丘 旭が丘 桜が丘 光が丘 希望が丘 自由が丘 富士見台 桜台
若葉台 青葉台 高台 泉台 美園 美咲町 美原町 豊田町 豊町 福住町 福島町 平和町 平野町 宮前町 宮本町 宮下町 御幸町 三条町
二条町 一番町 二番町 三番町 四番町 五番町 六番町 石川町 小川町 大川町 白川町 黒川町 吉野町 吉田町 山田町 山手町 山下町
岡町 坂町 谷町 森町 林町 野町 原町 浜町 島町 磯町 海岸通 中央通 大通 銀座通 本通 駅前通 並木町 曙町 東雲町 有明町 明石町
相生町 入船町 恵比寿町 大黒町 永楽町 鶴見町 亀山町 鷹匠町 白鳥町 鳩山町 雀宮町 鍛冶町 大工町 紺屋町 呉服町 魚町 米町
塩町 油町 材木町 石町 金屋町 銀町 鉄砲町 弓町 馬場町 殿町 代官町 伝馬町 追手町 丸の内 二の丸町 三の丸町 外堀町 内堀町
堀江町 堀川町 水門町 水町 池田町 池上町 沢町 沼町 滝町 湯元町 温泉町 学園町 大学町 文教町 科学町 研究学園 流通町 工業団地
産業町 公園町 運動公園前 市役所前 新栄町 新富町 新生町 新川町 新宿町 新田町 古町 古川町 今町 今泉町 東山町 西山町 南山町
北山町 中山町 東浜町 西浜町 東野町 西野町 中野町 上野町 下野町 前田町 後田町 横町 横山町 竪町`;
