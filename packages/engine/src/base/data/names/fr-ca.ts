// Built by scripts/build-dictionaries.ts; edit that, not this. Sources and licence: README.md beside this file.
import type { LocaleNames } from '../locale-data.ts';

export const names: LocaleNames = {
  given_female: `Florence
Alice
Olivia
Emma
Charlie
Charlotte
Rosalie
Léa
Livia
Clara
Mila
Béatrice
Eva
Romy
Raphaëlle
Juliette
Maélie
Élodie
Jade
Zoé
Rose
Océane
Noémie
Coralie
Gabrielle
Laurence
Mégane
Ariane
Maude
Audrey
Geneviève
Mélissa
Véronique
Isabelle
Nathalie
Julie
Annie
Marie-Ève
Marie-Claude
Marie-Josée
Marie-Pier
Anne-Marie
Joanie
Josée
Lise
Ginette
Diane
Johanne
Francine
Louise
Sylvie
Suzanne
Manon
Guylaine
Chantale
Lucie
Line
Carole
Nancy
Karine
Stéphanie
Valérie
Catherine
Émilie
Sabrina
Cynthia
Roxanne
Jessica
Vanessa
Alexandra
Frédérique
Camille
Ève
Delphine
Marianne
Maïka
Sarah-Maude
Éloïse
Flavie
Maëlle
Kim
Joëlle
Chanel
Maxim
Gisèle
Solange
Huguette
Micheline
Pierrette
Marie
Jeanne
Françoise
Monique
Jacqueline
Anne
Martine
Nicole
Sandrine
Christine
Céline
Sophie
Chantal
Patricia
Aurélie
Caroline
Claire
Virginie
Chloé
Sarah
Laura
Pauline
Mathilde
Marine
Anaïs
Inès
Lina
Anna
Ambre
Agathe
Romane
Lou
Margaux
Clémence
Élise
Justine
Morgane
Amandine
Marion
Mélanie
Fanny
Gaëlle
Solène
Maëlys
Capucine
Victoire
Apolline
Éléonore
Hélène
Brigitte
Corinne
Dominique
Odile
Colette
Simone
Yvette
Denise
Madeleine
Bernadette
Agnès
Élisabeth
Cécile
Muriel
Nadine
Ghislaine
Danielle
Évelyne
Josiane
Michèle
Régine
Pascale
Laetitia
Ludivine
Mylène
Estelle
Séverine
Angélique
Magali
Myriam
Samira
Fatima
Nadia
Yasmine
Assia
Leïla
Salomé
Garance
Héloïse
Constance
Adèle
Nina
Lola
Iris
Elsa
Axelle
Maud
Perrine
Blandine
Bénédicte
Oriane
Clotilde
Eugénie
Joséphine
Marguerite
Alexia
Andréa
Maëva
Lorena
Ninon
Louane
Lilou
Célia
Thaïs
Tiphaine
Violette`,
  given_male: `Noah
William
Léo
Liam
Thomas
Edouard
Arthur
Nathan
Jacob
Logan
Félix
Louis
Charles
Victor
Raphaël
Henri
Laurent
Adam
Jules
Arnaud
Olivier
Alexis
Émile
Zachary
Xavier
Samuel
Antoine
Gabriel
Mathis
Benjamin
Justin
Étienne
Simon
Vincent
Maxime
Jérémy
Guillaume
Mathieu
Alexandre
Sébastien
Éric
Stéphane
Martin
Patrick
Daniel
Michel
Alain
Pierre
Normand
Réjean
Gaétan
Yvon
Denis
Marcel
Gilles
Réal
Jean-François
Jean-Philippe
Marc-André
Pierre-Luc
Jean-Sébastien
Pier-Luc
Francis
Philippe
Dominic
Steve
Kevin
Yan
Carl
Hugo
Ludovic
Loïc
Tristan
Cédric
Rosaire
Fernand
Ghislain
Jocelyn
Sylvain
Serge
Luc
Benoît
Claude
François
Guy
Richard
Jean
André
Bernard
Jacques
Nicolas
Christophe
Frédéric
David
Julien
Thierry
Pascal
Christian
Romain
Jérôme
Lucas
Paul
Ethan
Théo
Clément
Axel
Baptiste
Quentin
Florian
Kévin
Anthony
Damien
Fabien
Fabrice
Yannick
Bruno
Didier
Marc
Matthieu
Rémi
Rémy
Yves
Hervé
Gérard
René
Robert
Roger
Georges
Maurice
Raymond
Lucien
Albert
Eugène
Gaston
Gustave
Edmond
Adrien
Aurélien
Bastien
Corentin
Dorian
Dylan
Enzo
Evan
Gaël
Gabin
Malo
Mohamed
Karim
Mehdi
Nabil
Rachid
Sofiane
Yanis
Rayan
Tom
Valentin
Timothée
Titouan
Sacha
Robin
Oscar
Octave
Nolan
Maël
Marius
Léon
Kylian
Joseph
Joachim
Ismaël
Ibrahim
Grégory
Geoffrey
Franck
Emmanuel
Élie
Edgar
Côme
Cyril
Colin
Bertrand
Augustin
Anatole
Ambroise
Alban
Achille
Mickaël
Lionel
Régis
Roland
Stanislas
Thibault
Thibaut
Tanguy
Ulysse
Yohan
Yvan
Auguste
Basile
Barnabé
Joël
Jordan`,
  family: `Tremblay
Gagnon
Roy
Côté
Bouchard
Gauthier
Morin
Lavoie
Fortin
Gagné
Ouellet
Pelletier
Bélanger
Lévesque
Bergeron
Leblanc
Paquette
Girard
Simard
Boucher
Caron
Beaulieu
Cloutier
Dubé
Poirier
Fournier
Lapointe
Leclerc
Lefebvre
Poulin
Thibault
St-Pierre
Nadeau
Martin
Landry
Martel
Bédard
Grenier
Lessard
Bernier
Richard
Michaud
Hébert
Desjardins
Couture
Turcotte
Lachance
Parent
Blais
Gosselin
Savard
Proulx
Beaudoin
Demers
Perreault
Boudreau
Lemieux
Cyr
Perron
Dufour
Dion
Mercier
Bolduc
Bérubé
Boisvert
Langlois
Ménard
Therrien
Plante
Bilodeau
Blanchette
Dubois
Champagne
Paradis
Fortier
Arsenault
Dupuis
Gaudreault
Hamel
Houle
Villeneuve
Rousseau
Gravel
Thériault
Lemay
Robert
Allard
Deschênes
Giroux
Guay
Leduc
Boivin
Charbonneau
Lambert
Raymond
Vachon
Gilbert
Audet
Jean
Larouche
Légaré
Trudel
Fontaine
Picard
Labelle
Lacroix
Jacques
Moreau
Carrier
Bernard
Desrosiers
Goulet
Renaud
Dionne
Lapierre
Vaillancourt
Fillion
Lalonde
Tessier
Bertrand
Tardif
Lepage
Gingras
Benoît
Rioux
Giguère
Drouin
Harvey
Lauzon
Nguyen
Gendron
Boutin
Laflamme
Vallée
Dumont
Breton
Paré
Paquin
Robitaille
Gélinas
Duchesne
Lussier
Séguin
Veilleux
Potvin
Gervais
Pépin
Laroche
Morissette
Charron
Lavallée
Laplante
Chabot
Brunet
Vézina
Desrochers
Labrecque
Coulombe
Tanguay
Chouinard
Noël
Pouliot
Lacasse
Daigle
Marcoux
Lamontagne
Turgeon
Larocque
Roberge
Auger
Masse
Pilon
Racine
Dallaire
Émond
Grégoire
Beauregard
Smith
Denis
Lebel
Blouin
Martineau
Labbé
Beauchamp
St-Onge
Charette
Dupont
Létourneau
Rodrigue
Cormier
Rivard
Mathieu
Asselin
St-Jean
Plourde
Thibodeau
Bélisle
St-Laurent
Godbout
Lemire
Ross
Robillard
Dagenais
Chartrand
Vincent
Crête
Pineault
Pomerleau
Lafontaine
Provencher
Marquis
Doucet
Deslauriers
Beaudry
Brousseau
Primeau
Cadieux
Lamoureux
Sauvé
Laframboise
Trépanier
Thivierge
Laliberté
Guérin
Belleville
Vigneault
Gallant
Surette`,
  street: `rue Saint-Denis
rue Saint-Laurent
rue Sainte-Catherine
rue Saint-Jean
rue Saint-Joseph
rue Sherbrooke
rue Ontario
rue Sainte-Anne
rue Notre-Dame
rue Principale
rue de l’Église
rue des Érables
rue du Parc
rue des Pins
rue du Lac
rue de la Rivière
rue Papineau
rue Cartier
rue Champlain
rue Frontenac
rue Laurier
rue Maisonneuve
rue René-Lévesque
rue Wilfrid-Laurier
rue Mont-Royal
rue Rachel
rue Fleury
rue Jarry
rue Beaubien
rue Bélanger
rue De Lorimier
rue D’Iberville
rue Fabre
rue Garnier
rue Marquette
rue Dollard
rue Montcalm
rue Lévis
rue Salaberry
rue Taché
rue des Seigneurs
rue du Moulin
rue du Collège
rue du Couvent
rue de la Montagne
rue des Bouleaux
rue des Lilas
rue du Domaine
rue des Pionniers
rue de la Gare
rue du Rivage
rue des Cèdres
rue de l’Hôtel-de-Ville
rue King
rue Wellington
rue Victoria
avenue Saint-Denis
avenue Saint-Laurent
avenue Sainte-Catherine
avenue Saint-Jean
avenue Saint-Joseph
avenue Sherbrooke
avenue Ontario
avenue Sainte-Anne
avenue Notre-Dame
avenue Principale
avenue de l’Église
avenue des Érables
avenue du Parc
avenue des Pins
avenue du Lac
avenue de la Rivière
avenue Papineau
avenue Cartier
avenue Champlain
avenue Frontenac
avenue Laurier
avenue Maisonneuve
avenue René-Lévesque
avenue Wilfrid-Laurier
avenue Mont-Royal
avenue Rachel
avenue Fleury
avenue Jarry
avenue Beaubien
avenue Bélanger
avenue De Lorimier
avenue D’Iberville
avenue Fabre
avenue Garnier
avenue Marquette
avenue Dollard
avenue Montcalm
avenue Lévis
avenue Salaberry
avenue Taché
avenue des Seigneurs
avenue du Moulin
avenue du Collège
avenue du Couvent
avenue de la Montagne
avenue des Bouleaux
avenue des Lilas
avenue du Domaine
avenue des Pionniers
avenue de la Gare
avenue du Rivage
avenue des Cèdres
avenue de l’Hôtel-de-Ville
avenue King
avenue Wellington
avenue Victoria
boulevard Saint-Denis
boulevard Saint-Laurent
boulevard Sainte-Catherine
boulevard Saint-Jean
boulevard Saint-Joseph
boulevard Sherbrooke
boulevard Ontario
boulevard Sainte-Anne
boulevard Notre-Dame
boulevard Principale
boulevard de l’Église
boulevard des Érables
boulevard du Parc
boulevard des Pins
boulevard du Lac
boulevard de la Rivière
boulevard Papineau
boulevard Cartier
boulevard Champlain
boulevard Frontenac
boulevard Laurier
boulevard Maisonneuve
boulevard René-Lévesque
boulevard Wilfrid-Laurier
boulevard Mont-Royal
boulevard Rachel
boulevard Fleury
boulevard Jarry
boulevard Beaubien
boulevard Bélanger
boulevard De Lorimier
boulevard D’Iberville
boulevard Fabre
boulevard Garnier
boulevard Marquette
boulevard Dollard
boulevard Montcalm
boulevard Lévis
boulevard Salaberry
boulevard Taché
boulevard des Seigneurs
boulevard du Moulin
boulevard du Collège
boulevard du Couvent
boulevard de la Montagne
boulevard des Bouleaux
boulevard des Lilas
boulevard du Domaine
boulevard des Pionniers
boulevard de la Gare
boulevard du Rivage
boulevard des Cèdres
boulevard de l’Hôtel-de-Ville
boulevard King
boulevard Wellington
boulevard Victoria
chemin Saint-Denis
chemin Saint-Laurent
chemin Sainte-Catherine
chemin Saint-Jean
chemin Saint-Joseph
chemin Sherbrooke
chemin Ontario
chemin Sainte-Anne
chemin Notre-Dame
chemin Principale
chemin de l’Église
chemin des Érables
chemin du Parc
chemin des Pins
chemin du Lac
chemin de la Rivière
chemin Papineau
chemin Cartier
chemin Champlain
chemin Frontenac
chemin Laurier
chemin Maisonneuve
chemin René-Lévesque
chemin Wilfrid-Laurier
chemin Mont-Royal
chemin Rachel
chemin Fleury
chemin Jarry
chemin Beaubien
chemin Bélanger
chemin De Lorimier
chemin D’Iberville
chemin Fabre
chemin Garnier
chemin Marquette
chemin Dollard
chemin Montcalm
chemin Lévis
chemin Salaberry
chemin Taché
chemin des Seigneurs
chemin du Moulin
chemin du Collège
chemin du Couvent
chemin de la Montagne
chemin des Bouleaux
chemin des Lilas
chemin du Domaine
chemin des Pionniers
chemin de la Gare
chemin du Rivage
chemin des Cèdres
chemin de l’Hôtel-de-Ville
chemin King
chemin Wellington
chemin Victoria`,
};
