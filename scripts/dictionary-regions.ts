/** Names of countries that share their language with another, in the form of dictionary-supplement.ts. */
export const GB_GIVEN_FEMALE = `
Olivia Amelia Isla Ava Lily Ivy Freya Florence Willow Rosie Evie Isabella Grace Poppy Sienna Ella Charlotte Sophie Daisy
Sophia Emily Elsie Phoebe Alice Maisie Evelyn Harper Mia Millie Matilda Jessica Esme Penelope Luna Maya Chloe Bonnie Emma
Ruby Eliza Lottie Aria Ada Violet Imogen Thea Orla Eleanor Robyn Molly Holly Zara Iris Hallie Erin Eva Ellie Lucy Lola
Summer Martha Margot Nancy Darcie Mabel Beatrice Georgia Annabelle Amber Clara Nora Heidi Rose Harriet Scarlett Lyla Edith
Hannah Aurora Myla Arabella Amelie Abigail Victoria Lilly Anna Darcey Olive Sarah Elizabeth Jasmine Zoe Rebecca Katie Megan
Lauren Amy Bethany Laura Rachel Gemma Emma-Jane Kirsty Fiona Heather Morag Catriona Eilidh Ailsa Mhairi Siobhan Niamh Aoife
Ciara Bronwen Carys Cerys Ffion Megan-Rose Rhiannon Sian Angharad Nia Eleri Susan Margaret Patricia Christine Linda Barbara
Janet Jean Maureen Pauline Sheila Brenda Carol Anne Julie Karen Jacqueline Deborah Tracey Jane Helen Diane Sharon Tracy
Angela Alison Caroline Amanda Sandra Lynn Elaine Joanne Wendy Michelle Nicola Samantha Louise Lisa Claire Sally Dawn Paula
Joanna Katherine Natalie Kelly Victoria-Anne Vanessa Philippa Penny Judith Gillian Lesley Marion Doreen Joyce Dorothy Hilda
Winifred Rosemary Hazel Pamela Yvonne Beverley Lorraine Maria Priya Aisha Fatima Zainab Anjali Nadia Shreya Yasmin Leila
Amina Chidera Ngozi Grace-Marie Tamsin Verity Jemima Clementine Cordelia Ottilie Felicity Cecily Marnie Delilah`;

export const GB_GIVEN_MALE = `
Oliver George Noah Arthur Harry Leo Muhammad Jack Charlie Oscar Jacob Henry Thomas Freddie Alfie Theo William Theodore
Archie Joshua Alexander James Isaac Edward Lucas Tommy Finley Max Logan Ethan Mohammed Teddy Benjamin Arlo Joseph Sebastian
Harrison Elijah Adam Daniel Samuel Louie Mason Reuben Albie Rory Jaxon Hugo Luca Zachary Reggie Hunter Louis Dylan Albert
David Jude Frankie Roman Ezra Toby Riley Carter Ronnie Frederick Gabriel Stanley Bobby Jesse Michael Elliot Grayson Mohammad
Liam Jenson Ellis Harley Harvey Jayden Jake Ralph Rowan Elliott Jasper Ollie Charles Finn Felix Caleb Chester Jackson Hudson
Leon Ibrahim Ryan Blake Alfred Oakley Matthew Luke Callum Cameron Connor Kieran Nathan Kyle Craig Gareth Rhys Dylan-Lee
Owain Huw Ieuan Emrys Gethin Dafydd Evan Morgan Ewan Hamish Angus Fraser Gregor Lachlan Ruaridh Calum Alasdair Duncan Iain
Stuart Euan Sean Patrick Declan Conor Brendan Eamon Aidan John Peter Robert Paul Mark Andrew Stephen Ian Kevin Alan Brian
Graham Keith Colin Derek Kenneth Geoffrey Roger Trevor Malcolm Raymond Dennis Ronald Roy Gordon Leslie Norman Terence Barry
Clive Nigel Martin Philip Neil Simon Jonathan Timothy Adrian Gary Darren Lee Jason Wayne Shaun Stewart Russell Julian Dean
Carl Anthony Richard Christopher Nicholas Steven Jeremy Dominic Rupert Giles Hugh Tristan Barnaby Rafferty Ravi Arjun Imran
Omar Hassan Yusuf Kwame Femi Tariq Sanjay Rohan Zain Bilal Ashley Lewis Bradley Scott Ross Marcus Vincent Desmond Cecil`;

export const GB_FAMILY = `
Smith Jones Taylor Brown Williams Wilson Johnson Davies Patel Robinson Wright Thompson Evans Walker White Roberts Green Hall
Thomas Clarke Jackson Wood Harris Edwards Turner Martin Cooper Hill Ward Hughes Moore Clark King Harrison Lewis Baker Lee
Allen Morris Khan Scott Watson Davis Parker James Bennett Young Phillips Richardson Mitchell Bailey Carter Cook Singh Shaw
Bell Collins Morgan Kelly Begum Miller Cox Hussain Marshall Simpson Price Anderson Adams Wilkinson Foster Ali Murphy Ellis
Chapman Gray Mason Webb Rogers Richards Hunt Mills Ahmed Campbell Holmes Palmer Matthews Russell Stevens Robertson Knight
Butler Barker Fisher Murray Stewart Thomson Barnes Pearson Jenkins Lloyd Dixon Harvey Graham Fletcher Howard Hudson Andrews
Reynolds Walsh Fox Dean Ford Saunders Stone Payne Pearce Day Brooks Lawrence West Atkinson Dawson Cole Bradley Burton Cooke
Hart Wallace Ryan Francis Spencer Watts Rose Armstrong Newman Gibson Perry Carr Cunningham Boyd Gardner Hayes Lane Riley
Nicholson Williamson Dunn Hawkins May Owen Burns Berry Elliott Arnold Kennedy Page Bird Osborne Ball Hopkins Black Reid
Duncan Ferguson Cameron Fraser MacDonald MacKenzie McDonald Hamilton Paterson Johnston Ross Henderson Morrison Kerr Sinclair
Sutherland Crawford Gordon Rees Griffiths Powell Bowen Pugh Howells Vaughan Parry Llewellyn Probert Doherty O’Neill Quinn
McLaughlin Gallagher Byrne Bishop Barrett Gregory Lowe Harper Poole Long Nash Sharp Norris Booth Bates Sutton Parsons
Stephens Warren Hewitt Goddard Hobbs Whittaker Entwistle Ramsbottom Ashworth Sidebottom Thorpe Metcalfe Braithwaite Hargreaves
Holroyd Sykes Crabtree Tyler Moss Wheeler Leigh Coates Skinner Rowe Pritchard Fleming Kirby Gill Chambers Cross Curtis
Fowler Hodgson Hardy Wade Austin Frost Steele Hammond Nelson Bull Cartwright Swift Peacock Nightingale Thackeray Fairfax
Kaur Rahman Miah Shah Malik Iqbal Akhtar Chowdhury Sharma Gupta Mistry Chan Wong Nguyen Kowalski Nowak Okafor Adeyemi Mensah`;

export const AT_FAMILY = `
Gruber Huber Bauer Wagner Müller Pichler Steiner Moser Mayer Hofer Leitner Berger Fuchs Eder Fischer Schmid Winkler Weber
Schwarz Maier Schneider Reiter Mayr Schmidt Wimmer Egger Brunner Lang Baumgartner Auer Binder Lechner Wolf Wallner Aigner
Ebner Koller Lehner Haas Schuster Heilinger Holzer Haider Fink Strasser Hofbauer Stadler Thaler Wieser Riegler Winter Stöger
Kaufmann Kern Schober Kraus Lackner Hartl Bacher Pfeifer Resch Maurer Konrad Hackl Zauner Grabner Seidl Rainer Kogler Posch
Wiesinger Traxler Karner Neubauer Trummer Ortner Mair Haslinger Kainz Kofler Stocker Plank Prinz Ecker Unger Kirchner Fritz
Hauser Böhm Schweiger Braun Weiss Kaiser König Horvath Novak Svoboda Pokorny Prohaska Dvorak Nemeth Toth Jovanovic Petrovic
Nikolic Markovic Yilmaz Kaya Öztürk Demir Hofmann Zimmermann Krenn Rauch Jäger Hahn Ernst Vogl Hölzl Sommer Frühwirth
Gasser Oberhauser Unterberger Hinterleitner Niederkofler Mitterer Obermayr Hochreiter Wohlgemuth Pirker Rieder Rabl Loidl
Gschwandtner Schwaiger Schwaighofer Hirschmann Haselsteiner Griesser Trattner Tschernig Kollmann Reisinger Holzinger
Feichtinger Atzmüller Brandstätter Brandstetter Eibl Fellner Forster Freudenthaler Gattringer Geiger Glaser Göschl
Gruböck Hager Hammerl Hammerschmid Hebenstreit Heindl Hiebl Hirsch Höller Hörmann Kapeller Kastner Kerschbaumer Klein
Klinger Knapp Köck Köhler Kral Kremser Kröll Kronberger Kurz Lamprecht Ledermüller Lindner Löffler Luger Mandl Marek Mühlbacher
Nagl Neumann Neuhold Neuwirth Nowotny Ostermann Paier Panzenböck Pfeffer Pfister Plattner Pöll Pölzl Pranter Preiss Pucher
Putz Radl Rameder Rath Rosenberger Roth Sailer Scharf Schachinger Schlager Schindler Schnabl Schön Schreiner Sieber
Spitzer Stangl Steindl Stern Strobl Sturm Tanzer Tischler Trauner Uhl Urban Wachter Walch Walder Weinberger Weixelbaumer
Wenzl Widhalm Wild Windisch Wöss Zach Zangerl Zechner Zeller Zemann Zöchling Zöhrer`;

/** Stems of Austrian and Swiss streets; the ending follows. */
export const AT_STREET = `
Bahnhof Haupt Kirchen Schul Ring Linden Wiener_ Grazer_ Linzer_ Salzburger_ Mozart Schubert Haydn Beethoven Strauß- Mariahilfer_
Neustift Landstraßer_ Laxenburger_ Währinger_ Favoriten Hütteldorfer_ Alser_ Garten Mühl Berg Feld Wald Wiesen Brunnen Park
Donau Bach Industrie Flur Birken Ahorn Kastanien Rosen Tulpen Nelken Flieder Sonnen Markt Kloster Herren Josefs Leopold
Franz-Josef- Stifter- Grillparzer Raimund Nestroy Lehár Kaiser Siedlungs Sport Bürger Anton-Bruckner- Peter-Rosegger-`;

export const CH_GIVEN_FEMALE = `
Mia Emma Sofia Lina Emilia Elena Lea Lara Anouk Nina Leonie Alina Noemi Elin Laura Julia Sara Livia Malea Luana Jana Lia Chiara
Aline Céline Fabienne Corinne Priska Vreni Rahel Seraina Ladina Flurina Annina Selina Ursina Aita Madlaina Sereina Mirjam
Regula Heidi Trudi Ruth Rosmarie Erika Elsbeth Margrit Verena Therese Silvia Nathalie Sandra Nicole Claudia Daniela Karin Gabriela
Manuela Tanja Melanie Stefanie Jasmin Vanessa Michelle Sabrina Deborah Larissa Ramona Simone Martina Franziska Eveline Judith
Doris Esther Brigitte Monika Elisabeth Katharina Sibylle Cornelia Yvonne Jacqueline Marianne Edith Giulia Alessia Ilaria
Valentina Océane Zoé Élodie Mélanie Aurélie Salome Delia Ronja Amélie Naomi Elif Leana Nora Ella Yara Malin`;

export const CH_GIVEN_MALE = `
Noah Liam Matteo Luca Gabriel Leon Elias Louis Nino Lukas Levin Ben Samuel Tim Jonas Nico Julian Finn Leano Andri Gian Gion
Curdin Flurin Silvan Reto Beat Urs Ueli Hansruedi Ruedi Röbi Kurt Werner Walter Hans-Peter Jürg Köbi Res Adrian Roger Marcel
Pascal Patrick Stefan Thomas Michael Martin Simon Fabian Dominik Raphael Philipp Sandro Remo Roman Sven Yannick Joël Cédric`;

export const CH_STREET = `
Bahnhof Haupt Dorf Kirch Schul Seefeld Zürich Basel Berner Luzerner Industrie Linden Rosen Garten Berg Wiesen Wald
Mühle Bach Brunnen Feld Hof Sonnen Post Ring Matten Reben Schloss Burg Tal Halden Acker Tannen Buchen Birken Ahorn Eichen
Kapellen Alpen Säntis Rigi Pilatus Jura Aare Limmat Rhein Reuss Thur Sihl Weiher Steig Weid Stein Egg Moos Ried Gemeinde Markt`;

export const CA_GIVEN_FEMALE = `
Florence Alice Olivia Emma Charlie Charlotte Rosalie Léa Livia Clara Mila Béatrice Eva Romy Raphaëlle Juliette Maélie Élodie
Jade Zoé Rose Océane Noémie Coralie Gabrielle Laurence Mégane Ariane Maude Audrey Geneviève Mélissa Véronique Isabelle Nathalie
Julie Annie Marie-Ève Marie-Claude Marie-Josée Marie-Pier Anne-Marie Joanie Josée Lise Ginette Diane Johanne Francine Louise
Sylvie Suzanne Manon Guylaine Chantale Lucie Line Carole Nancy Karine Stéphanie Valérie Catherine Émilie Sabrina Cynthia Roxanne
Jessica Vanessa Alexandra Frédérique Camille Ève Delphine Marianne Maïka Sarah-Maude Éloïse Flavie Maëlle Kim Joëlle Chanel Maxim Gisèle Solange Huguette Micheline Pierrette`;

export const CA_GIVEN_MALE = `
Noah William Léo Liam Thomas Edouard Arthur Nathan Jacob Logan Félix Louis Charles Victor Raphaël Henri Laurent Adam Jules Arnaud
Olivier Alexis Émile Zachary Xavier Samuel Antoine Gabriel Mathis Benjamin Justin Étienne Simon Vincent Maxime Jérémy Guillaume
Mathieu Alexandre Sébastien Éric Stéphane Martin Patrick Daniel Michel Alain Pierre Normand Réjean Gaétan Yvon Denis Marcel
Gilles Réal Jean-François Jean-Philippe Marc-André Pierre-Luc Jean-Sébastien Pier-Luc Francis Philippe Dominic Steve Kevin Yan
Carl Hugo Ludovic Loïc Tristan Cédric Rosaire Fernand Ghislain Jocelyn Sylvain Serge Luc Benoît Claude François Guy Richard`;

export const CA_FAMILY = `
Tremblay Gagnon Roy Côté Bouchard Gauthier Morin Lavoie Fortin Gagné Ouellet Pelletier Bélanger Lévesque Bergeron Leblanc
Paquette Girard Simard Boucher Caron Beaulieu Cloutier Dubé Poirier Fournier Lapointe Leclerc Lefebvre Poulin Thibault
St-Pierre Nadeau Martin Landry Martel Bédard Grenier Lessard Bernier Richard Michaud Hébert Desjardins Couture Turcotte
Lachance Parent Blais Gosselin Savard Proulx Beaudoin Demers Perreault Boudreau Lemieux Cyr Perron Dufour Dion Mercier Bolduc
Bérubé Boisvert Langlois Ménard Therrien Plante Bilodeau Blanchette Dubois Champagne Paradis Fortier Arsenault Dupuis Gaudreault
Hamel Houle Villeneuve Rousseau Gravel Thériault Lemay Robert Allard Deschênes Giroux Guay Leduc Boivin Charbonneau Lambert
Raymond Vachon Gilbert Audet Jean Larouche Légaré Trudel Fontaine Picard Labelle Lacroix Jacques Moreau Carrier Bernard
Desrosiers Goulet Renaud Dionne Lapierre Vaillancourt Fillion Lalonde Tessier Bertrand Tardif Lepage Gingras Benoît Rioux
Giguère Drouin Harvey Lauzon Nguyen Gendron Boutin Laflamme Vallée Dumont Breton Paré Paquin Robitaille Gélinas Duchesne
Lussier Séguin Veilleux Potvin Gervais Pépin Laroche Morissette Charron Lavallée Laplante Chabot Brunet Vézina Desrochers
Labrecque Coulombe Tanguay Chouinard Noël Pouliot Lacasse Daigle Marcoux Lamontagne Turgeon Larocque Roberge Auger Masse
Pilon Racine Dallaire Émond Grégoire Beauregard Smith Denis Lebel Blouin Martineau Labbé Beauchamp St-Onge Charette Dupont
Létourneau Rodrigue Cormier Rivard Mathieu Asselin St-Jean Plourde Thibodeau Bélisle St-Laurent Godbout Lemire Ross Robillard
Dagenais Chartrand Vincent Crête Pineault Pomerleau Lafontaine Provencher Marquis Doucet Deslauriers Beaudry Brousseau
Primeau Cadieux Lamoureux Sauvé Laframboise Trépanier Thivierge Laliberté Guérin Belleville Vigneault Gallant Surette`;

export const CA_STREET = `
Saint-Denis
Saint-Laurent
Sainte-Catherine
Saint-Jean
Saint-Joseph
Sherbrooke
Ontario
Sainte-Anne
Notre-Dame
Principale
de l’Église
des Érables
du Parc
des Pins
du Lac
de la Rivière
Papineau
Cartier
Champlain
Frontenac
Laurier
Maisonneuve
René-Lévesque
Wilfrid-Laurier
Mont-Royal
Rachel
Fleury
Jarry
Beaubien
Bélanger
De Lorimier
D’Iberville
Fabre
Garnier
Marquette
Dollard
Montcalm
Lévis
Salaberry
Taché
des Seigneurs
du Moulin
du Collège
du Couvent
de la Montagne
des Bouleaux
des Lilas
du Domaine
des Pionniers
de la Gare
du Rivage
des Cèdres
de l’Hôtel-de-Ville
King
Wellington
Victoria`;

export const MX_GIVEN_FEMALE = `
María_Guadalupe Guadalupe María_Fernanda Ximena Valentina Sofía Regina Renata Valeria Camila Romina María_José Natalia Daniela
Fernanda Victoria Alejandra Mariana Ana_Sofía Andrea Jimena Isabella Paola Karla Brenda Diana Gabriela Verónica Leticia Rosa
Juana Margarita Silvia Yolanda Martha Alicia Teresa Josefina Elizabeth Patricia Claudia Adriana Mónica Lorena Norma Maricela
Rocío Araceli Marisol Itzel Citlali Xóchitl Yaretzi Dulce_María Perla Esmeralda Miriam Karen Jazmín Fátima Estefanía Montserrat
Liliana Maribel Yesenia Nayeli Viridiana Fabiola Graciela Irma Bertha Esperanza Socorro Consuelo Rebeca Abril Melissa Aitana`;

export const MX_GIVEN_MALE = `
José_Luis Juan_Carlos Santiago Mateo Sebastián Leonardo Matías Emiliano Diego Miguel_Ángel Daniel Alexander Alejandro Jesús
Gael Emilio Luis_Ángel Iker Rodrigo Leonel Maximiliano Ángel Tadeo Axel José Juan Francisco Luis Antonio Jorge Pedro Manuel
Javier Ricardo Fernando Roberto Eduardo Sergio Raúl Carlos Rafael Arturo Martín Víctor Gerardo Héctor Enrique Óscar Mario
Jaime Guillermo Salvador Ramón Rubén Gustavo Alfredo Armando Ernesto Julio César Marco_Antonio Rogelio Gilberto Israel Omar
Hugo Iván Adrián Ismael Édgar Uriel Cuauhtémoc Saúl Felipe Ignacio Pablo Tomás Joaquín Noé Eliseo Efraín Heriberto Refugio`;

export const MX_FAMILY = `
Hernández García Martínez López González Pérez Rodríguez Sánchez Ramírez Cruz Flores Gómez Morales Vázquez Reyes Jiménez Torres
Díaz Gutiérrez Ruiz Mendoza Aguilar Ortiz Moreno Castillo Romero Álvarez Méndez Chávez Rivera Juárez Ramos Domínguez Herrera
Medina Castro Vargas Guzmán Velázquez Muñoz Rojas de_la_Cruz Contreras Salazar Luna Ortega Zavala Guerrero Santiago Estrada
Bautista Cortés Soto Alvarado Espinoza Lara Ávila Ríos Cervantes Silva Delgado Vega Márquez Sandoval Carrillo León Mejía Solís
Núñez Rosas Valdez Ibarra Campos Nava Maldonado Santos Camacho Robles Salinas Trejo Rangel Padilla Pacheco Miranda Rosales`;

export const MX_STREET = `
Benito Juárez
Miguel Hidalgo
José María Morelos
Francisco I. Madero
Emiliano Zapata
Venustiano Carranza
Álvaro Obregón
Vicente Guerrero
Ignacio Allende
Josefa Ortiz de Domínguez
Lázaro Cárdenas
Niños Héroes
Cinco de Mayo
Dieciséis de Septiembre
Veinte de Noviembre
Reforma
Independencia
Constitución
Insurgentes
Revolución
Universidad
Cuauhtémoc
Moctezuma
Nezahualcóyotl
Xicoténcatl
Tlaxcala
Puebla
Veracruz
Oaxaca
Jalisco
Sonora
Chiapas
Durango
Colima
Querétaro
Las Flores
Los Pinos
Las Palmas
Los Fresnos
Los Sauces
Las Rosas
Los Cedros
Bugambilias
Jacarandas
Del Bosque
Del Valle
De las Américas
Melchor Ocampo
Guillermo Prieto
Amado Nervo
Ramón López Velarde
Sor Juana Inés de la Cruz
Nicolás Bravo
Leona Vicario
Mariano Matamoros
Aquiles Serdán
Ricardo Flores Magón
Francisco Villa
Belisario Domínguez
Ignacio Zaragoza
Valentín Gómez Farías
Andrés Quintana Roo
Manuel Acuña
Plutarco Elías Calles
Adolfo López Mateos
San Martín
Santa Cecilia
San Juan
Del Sol
De la Luna`;
