// Built by scripts/build-dictionaries.ts; edit that, not this. Sources and licence: README.md beside this file.
import type { LocaleNames } from '../locale-data.ts';

export const names: LocaleNames = {
  given_female: `Marie
Jeanne
Françoise
Monique
Catherine
Nathalie
Isabelle
Jacqueline
Sylvie
Anne
Martine
Nicole
Valérie
Sandrine
Christine
Véronique
Céline
Sophie
Chantal
Patricia
Stéphanie
Julie
Aurélie
Caroline
Laurence
Émilie
Claire
Audrey
Virginie
Delphine
Camille
Léa
Manon
Chloé
Emma
Sarah
Laura
Pauline
Mathilde
Marine
Lucie
Anaïs
Océane
Charlotte
Inès
Jade
Louise
Alice
Lina
Rose
Anna
Ambre
Mila
Zoé
Juliette
Agathe
Romane
Eva
Lou
Margaux
Clémence
Clara
Élise
Élodie
Justine
Morgane
Noémie
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
Florence
Brigitte
Corinne
Dominique
Odile
Colette
Simone
Yvette
Denise
Madeleine
Suzanne
Geneviève
Bernadette
Béatrice
Agnès
Élisabeth
Cécile
Karine
Carole
Muriel
Nadine
Ghislaine
Joëlle
Annie
Danielle
Évelyne
Josiane
Michèle
Régine
Pascale
Sabrina
Vanessa
Jessica
Mélissa
Laetitia
Ludivine
Coralie
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
Rosalie
Olivia
Nina
Lola
Lise
Iris
Elsa
Flavie
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
Gabrielle
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
Violette
Abigaïl
Adeline
Adrienne
Adélaïde
Adélie
Aglaé
Albane
Aline
Aliénor
Amélie
Anaëlle
Angeline
Angèle
Annabelle
Annette
Antoinette
Ariane
Arielle
Armance
Armelle
Aude
Augustine
Auriane
Aurore
Bertille
Betty
Blanche
Carine
Charline
Christelle
Clarisse
Clémentine
Coline
Coraline
Cyrielle
Daphné
Diane
Doriane
Ella
Emmanuelle
Ernestine
Esther
Eulalie
Fantine
Faustine
Fleur
Flore
Félicie
Gertrude
Gisèle
Guillemette
Gwenaëlle
Hermine
Hortense
Irina
Irène
Iseult
Jehanne
Judith
Julia
Laure
Lauriane
Laurine
Laurène
Lorraine
Lucille
Léna
Léonie
Mahaut
Margot
Marianne
Marthe
Maureen
Miriam
Nine
Olive
Olympe
Orlane
Paulette
Philippine
Philomène
Priscille
Prudence
Pénélope
Rachel
Raphaëlle
Rebecca
Rita
Sandra
Sibylle
Sixtine
Solange
Soline
Tatiana
Valentine
Viviane
Yvonne
Ève
Éloïse`,
  given_male: `Jean
Pierre
Michel
André
Philippe
Alain
Bernard
Jacques
Daniel
Patrick
Nicolas
Christophe
Laurent
Frédéric
David
Stéphane
Sébastien
Julien
Éric
Olivier
Thierry
Pascal
Christian
Thomas
Alexandre
Maxime
Antoine
Guillaume
Romain
Vincent
Mathieu
Jérôme
Benjamin
Hugo
Lucas
Louis
Gabriel
Arthur
Raphaël
Jules
Adam
Léo
Paul
Nathan
Ethan
Noah
Théo
Mathis
Clément
Axel
Baptiste
Quentin
Florian
Kévin
Anthony
Jérémy
Damien
Cédric
Ludovic
Fabien
Fabrice
Yannick
Bruno
Gilles
Serge
Didier
Denis
François
Marc
Luc
Matthieu
Simon
Étienne
Rémi
Rémy
Samuel
Xavier
Yves
Hervé
Gérard
Claude
René
Robert
Roger
Marcel
Henri
Georges
Maurice
Raymond
Lucien
Albert
Émile
Eugène
Gaston
Gustave
Charles
Edmond
Fernand
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
Loïc
Malo
Martin
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
Victor
Tristan
Timothée
Titouan
Sacha
Robin
Oscar
Octave
Nolan
Maël
Marius
Liam
Léon
Kylian
Joseph
Joachim
Ismaël
Ibrahim
Grégory
Geoffrey
Franck
Félix
Emmanuel
Élie
Edgar
Côme
Cyril
Colin
Bertrand
Augustin
Arnaud
Anatole
Ambroise
Alban
Achille
Mickaël
Lionel
Régis
Roland
Sylvain
Stanislas
Thibault
Thibaut
Tanguy
Ulysse
Yohan
Yvan
Alexis
Auguste
Basile
Barnabé
Joël
Jordan
Aaron
Abel
Abraham
Adel
Aimé
Aloïs
Alphonse
Ange
Anselme
Antonin
Archibald
Aristide
Armand
Armel
Arsène
Aurèle
Auxence
Aymeric
Balthazar
Baudouin
Benoît
Blaise
Briac
Brice
Brieuc
Calixte
Clarence
Clovis
Constant
Constantin
Cyprien
Cyriaque
Cyrille
César
Dimitri
Edgard
Enguerrand
Ernest
Ferdinand
Flavien
Florent
Gaspar
Gaspard
Gautier
Geoffroy
Germain
Gilbert
Gonzague
Guy
Hector
Herbert
Hubert
Hugues
Isidore
Jason
Johan
Jonas
Jonathan
Jude
Justin
Lazare
Loup
Léopold
Marceau
Mathurin
Matthias
Maxence
Maximilien
Mayeul
Melchior
Merlin
Michaël
Morgan
Moïse
Nathanaël
Noé
Pacôme
Prosper
Raoul
Richard
Rodrigue
Roméo
Ronan
Salomon
Tancrède
Théophile
Tim
Vianney
Victorien
Vivien
Wandrille
Yoann
Zacharie
Édouard`,
  family: `Martin
Bernard
Dubois
Thomas
Robert
Richard
Petit
Durand
Leroy
Moreau
Simon
Laurent
Lefebvre
Michel
Garcia
David
Bertrand
Roux
Vincent
Fournier
Morel
Girard
André
Lefèvre
Mercier
Dupont
Lambert
Bonnet
François
Martinez
Legrand
Garnier
Faure
Rousseau
Blanc
Guérin
Muller
Henry
Roussel
Nicolas
Perrin
Morin
Mathieu
Clément
Gauthier
Dumont
Lopez
Fontaine
Chevalier
Robin
Masson
Sanchez
Gérard
Nguyen
Boyer
Denis
Lemaire
Duval
Joly
Gautier
Roger
Roche
Roy
Noël
Meyer
Lucas
Meunier
Jean
Perez
Marchand
Dufour
Blanchard
Marie
Barbier
Brun
Dumas
Brunet
Schmitt
Leroux
Colas
Fernandez
Renard
Arnaud
Rolland
Caron
Aubert
Giraud
Leclerc
Vidal
Bourgeois
Renaud
Lemoine
Picard
Gaillard
Philippe
Leclercq
Lacroix
Fabre
Dupuis
Olivier
Rodriguez
Da Silva
Hubert
Louis
Charles
Guillot
Rivière
Le Gall
Guillaume
Adam
Rey
Moulin
Gonzalez
Berger
Lecomte
Ménard
Fleury
Deschamps
Carpentier
Julien
Benoît
Paris
Maillard
Marchal
Aubry
Vasseur
Le Roux
Renault
Jacquet
Collet
Prévost
Poirier
Charpentier
Royer
Huet
Baron
Dupuy
Pons
Paul
Laine
Carré
Breton
Rémy
Schneider
Perrot
Guyot
Barre
Marty
Cousin
Besson
Poulain
Ferrand
Bailly
Delmas
Chauvin
Lebrun
Bouvier
Pichon
Tessier
Hervé
Gilbert
Maury
Texier
Camus
Bertin
Delorme
Lejeune
Pelletier
Leblanc
Collin
Bazin
Rousset
Bouchet
Allard
Guichard
Vallet
Millet
Cordier
Tanguy
Weber
Klein
Monnier
Evrard
Lacombe
Humbert
Reynaud
Verdier
Boulanger
Barthélemy
Diallo
Traoré
Benali
Haddad
Delaunay
Mallet
Descamps
Coulon
Besnard
Grondin
Payet
Hoarau
Launay
Chauvet
Ollivier
Germain
Perret
Brossard
Étienne
Sabatier
Bodin
Joubert
Rossi
Lefort
Buisson
Maréchal
Lagarde
Auger`,
  street: `Rue Victor Hugo
Rue Jean Jaurès
Rue Pasteur
Rue Gambetta
Rue Jules Ferry
Rue de la République
Rue de la Liberté
Rue de la Gare
Rue de l’Église
Rue du Moulin
Rue des Écoles
Rue de la Mairie
Rue du Château
Rue de la Fontaine
Rue des Lilas
Rue des Tilleuls
Rue des Acacias
Rue du Stade
Rue de Verdun
Rue du Général Leclerc
Rue Émile Zola
Rue Voltaire
Rue Jean Moulin
Rue Marie Curie
Rue Anatole France
Rue Aristide Briand
Rue des Jardins
Rue du Marché
Rue des Prés
Rue de la Forêt
Rue du Lavoir
Rue Saint-Martin
Rue Saint-Michel
Rue Sainte-Catherine
Rue Georges Clemenceau
Rue Louis Pasteur
Rue de Bretagne
Rue d’Alsace
Rue de Lorraine
Rue du Port
Rue des Vignes
Rue du Parc
Rue des Peupliers
Rue Claude Debussy
Rue George Sand
Rue de l’Abbaye
Rue Adolphe Mille
Rue d’Alésia
Rue d’Argenteuil
Rue d’Assas
Rue du Bac
Rue de Paris
Rue La Boétie
Rue Bonaparte
Rue de la Bûcherie
Rue de Caumartin
Rue Charlemagne
Rue du Chat-qui-Pêche
Rue de la Chaussée-d’Antin
Rue du Dahomey
Rue Dauphine
Rue Delesseux
Rue du Faubourg Saint-Honoré
Rue du Faubourg-Saint-Denis
Rue de la Ferronnerie
Rue des Francs-Bourgeois
Rue des Grands Augustins
Rue de la Harpe
Rue du Havre
Rue de la Huchette
Rue Joubert
Rue Laffitte
Rue Lepic
Rue des Lombards
Rue Marcadet
Rue Molière
Rue Monsieur-le-Prince
Rue de Montmorency
Rue Montorgueil
Rue Mouffetard
Rue de Nesle
Rue Oberkampf
Rue de l’Odéon
Rue d’Orsel
Rue de la Paix
Rue des Panoramas
Rue Pastourelle
Rue Pierre Charron
Rue de la Pompe
Rue de Presbourg
Rue de Provence
Rue de Richelieu
Rue de Rivoli
Rue des Rosiers
Rue Royale
Rue d’Abbeville
Rue Saint-Honoré
Rue Saint-Bernard
Rue Saint-Denis
Rue Saint-Dominique
Rue Saint-Jacques
Rue Saint-Séverin
Rue des Saussaies
Rue de Seine
Rue de Solférino
Rue Du Sommerard
Rue de Tilsitt
Rue Vaneau
Rue de Vaugirard
Rue de la Victoire
Rue Zadkine
Avenue Victor Hugo
Avenue Jean Jaurès
Avenue Pasteur
Avenue Gambetta
Avenue Jules Ferry
Avenue de la République
Avenue de la Liberté
Avenue de la Gare
Avenue de l’Église
Avenue du Moulin
Avenue des Écoles
Avenue de la Mairie
Avenue du Château
Avenue de la Fontaine
Avenue des Lilas
Avenue des Tilleuls
Avenue des Acacias
Avenue du Stade
Avenue de Verdun
Avenue du Général Leclerc
Avenue Émile Zola
Avenue Voltaire
Avenue Jean Moulin
Avenue Marie Curie
Avenue Anatole France
Avenue Aristide Briand
Avenue des Jardins
Avenue du Marché
Avenue des Prés
Avenue de la Forêt
Avenue du Lavoir
Avenue Saint-Martin
Avenue Saint-Michel
Avenue Sainte-Catherine
Avenue Georges Clemenceau
Avenue Louis Pasteur
Avenue de Bretagne
Avenue d’Alsace
Avenue de Lorraine
Avenue du Port
Avenue des Vignes
Avenue du Parc
Avenue des Peupliers
Avenue Claude Debussy
Avenue George Sand
Avenue de l’Abbaye
Avenue Adolphe Mille
Avenue d’Alésia
Avenue d’Argenteuil
Avenue d’Assas
Avenue du Bac
Avenue de Paris
Avenue La Boétie
Avenue Bonaparte
Avenue de la Bûcherie
Avenue de Caumartin
Avenue Charlemagne
Avenue du Chat-qui-Pêche
Avenue de la Chaussée-d’Antin
Avenue du Dahomey
Avenue Dauphine
Avenue Delesseux
Avenue du Faubourg Saint-Honoré
Avenue du Faubourg-Saint-Denis
Avenue de la Ferronnerie
Avenue des Francs-Bourgeois
Avenue des Grands Augustins
Avenue de la Harpe
Avenue du Havre
Avenue de la Huchette
Avenue Joubert
Avenue Laffitte
Avenue Lepic
Avenue des Lombards
Avenue Marcadet
Avenue Molière
Avenue Monsieur-le-Prince
Avenue de Montmorency
Avenue Montorgueil
Avenue Mouffetard
Avenue de Nesle
Avenue Oberkampf
Avenue de l’Odéon
Avenue d’Orsel
Avenue de la Paix
Avenue des Panoramas
Avenue Pastourelle
Avenue Pierre Charron
Avenue de la Pompe
Avenue de Presbourg
Avenue de Provence
Avenue de Richelieu
Avenue de Rivoli
Avenue des Rosiers
Avenue Royale
Avenue d’Abbeville
Avenue Saint-Honoré
Avenue Saint-Bernard
Avenue Saint-Denis
Avenue Saint-Dominique
Avenue Saint-Jacques
Avenue Saint-Séverin
Avenue des Saussaies
Avenue de Seine
Avenue de Solférino
Avenue Du Sommerard
Avenue de Tilsitt
Avenue Vaneau
Avenue de Vaugirard
Avenue de la Victoire
Avenue Zadkine
Boulevard Victor Hugo
Boulevard Jean Jaurès
Boulevard Pasteur
Boulevard Gambetta
Boulevard Jules Ferry
Boulevard de la République
Boulevard de la Liberté
Boulevard de la Gare
Boulevard de l’Église
Boulevard du Moulin
Boulevard des Écoles
Boulevard de la Mairie
Boulevard du Château
Boulevard de la Fontaine
Boulevard des Lilas
Boulevard des Tilleuls
Boulevard des Acacias
Boulevard du Stade
Boulevard de Verdun
Boulevard du Général Leclerc
Boulevard Émile Zola
Boulevard Voltaire
Boulevard Jean Moulin
Boulevard Marie Curie
Boulevard Anatole France
Boulevard Aristide Briand
Boulevard des Jardins
Boulevard du Marché
Boulevard des Prés
Boulevard de la Forêt
Boulevard du Lavoir
Boulevard Saint-Martin
Boulevard Saint-Michel
Boulevard Sainte-Catherine
Boulevard Georges Clemenceau
Boulevard Louis Pasteur
Boulevard de Bretagne
Boulevard d’Alsace
Boulevard de Lorraine
Boulevard du Port
Boulevard des Vignes
Boulevard du Parc
Boulevard des Peupliers
Boulevard Claude Debussy
Boulevard George Sand
Boulevard de l’Abbaye
Boulevard Adolphe Mille
Boulevard d’Alésia
Boulevard d’Argenteuil
Boulevard d’Assas
Boulevard du Bac
Boulevard de Paris
Boulevard La Boétie
Boulevard Bonaparte
Boulevard de la Bûcherie
Boulevard de Caumartin
Boulevard Charlemagne
Boulevard du Chat-qui-Pêche
Boulevard de la Chaussée-d’Antin
Boulevard du Dahomey
Boulevard Dauphine
Boulevard Delesseux
Boulevard du Faubourg Saint-Honoré
Boulevard du Faubourg-Saint-Denis
Boulevard de la Ferronnerie
Boulevard des Francs-Bourgeois
Boulevard des Grands Augustins
Boulevard de la Harpe
Boulevard du Havre
Boulevard de la Huchette
Boulevard Joubert
Boulevard Laffitte
Boulevard Lepic
Boulevard des Lombards
Boulevard Marcadet
Boulevard Molière
Boulevard Monsieur-le-Prince
Boulevard de Montmorency
Boulevard Montorgueil
Boulevard Mouffetard
Boulevard de Nesle
Boulevard Oberkampf
Boulevard de l’Odéon
Boulevard d’Orsel
Boulevard de la Paix
Boulevard des Panoramas
Boulevard Pastourelle
Boulevard Pierre Charron
Boulevard de la Pompe
Boulevard de Presbourg
Boulevard de Provence
Boulevard de Richelieu
Boulevard de Rivoli
Boulevard des Rosiers
Boulevard Royale
Boulevard d’Abbeville
Boulevard Saint-Honoré
Boulevard Saint-Bernard
Boulevard Saint-Denis
Boulevard Saint-Dominique
Boulevard Saint-Jacques
Boulevard Saint-Séverin
Boulevard des Saussaies
Boulevard de Seine
Boulevard de Solférino
Boulevard Du Sommerard
Boulevard de Tilsitt
Boulevard Vaneau
Boulevard de Vaugirard
Boulevard de la Victoire
Boulevard Zadkine
Place Victor Hugo
Place Jean Jaurès
Place Pasteur
Place Gambetta
Place Jules Ferry
Place de la République
Place de la Liberté
Place de la Gare
Place de l’Église
Place du Moulin
Place des Écoles
Place de la Mairie
Place du Château
Place de la Fontaine
Place des Lilas
Place des Tilleuls
Place des Acacias
Place du Stade
Place de Verdun
Place du Général Leclerc
Place Émile Zola
Place Voltaire
Place Jean Moulin
Place Marie Curie
Place Anatole France
Place Aristide Briand
Place des Jardins
Place du Marché
Place des Prés
Place de la Forêt
Place du Lavoir
Place Saint-Martin
Place Saint-Michel
Place Sainte-Catherine
Place Georges Clemenceau
Place Louis Pasteur
Place de Bretagne
Place d’Alsace
Place de Lorraine
Place du Port
Place des Vignes
Place du Parc
Place des Peupliers
Place Claude Debussy
Place George Sand
Place de l’Abbaye
Place Adolphe Mille
Place d’Alésia
Place d’Argenteuil
Place d’Assas
Place du Bac
Place de Paris
Place La Boétie
Place Bonaparte
Place de la Bûcherie
Place de Caumartin
Place Charlemagne
Place du Chat-qui-Pêche
Place de la Chaussée-d’Antin
Place du Dahomey
Place Dauphine
Place Delesseux
Place du Faubourg Saint-Honoré
Place du Faubourg-Saint-Denis
Place de la Ferronnerie
Place des Francs-Bourgeois
Place des Grands Augustins
Place de la Harpe
Place du Havre
Place de la Huchette
Place Joubert
Place Laffitte
Place Lepic
Place des Lombards
Place Marcadet
Place Molière
Place Monsieur-le-Prince
Place de Montmorency
Place Montorgueil
Place Mouffetard
Place de Nesle
Place Oberkampf
Place de l’Odéon
Place d’Orsel
Place de la Paix
Place des Panoramas
Place Pastourelle
Place Pierre Charron
Place de la Pompe
Place de Presbourg
Place de Provence
Place de Richelieu
Place de Rivoli
Place des Rosiers
Place Royale
Place d’Abbeville
Place Saint-Honoré
Place Saint-Bernard
Place Saint-Denis
Place Saint-Dominique
Place Saint-Jacques
Place Saint-Séverin
Place des Saussaies
Place de Seine
Place de Solférino
Place Du Sommerard
Place de Tilsitt
Place Vaneau
Place de Vaugirard
Place de la Victoire
Place Zadkine`,
};
