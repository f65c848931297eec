CREATE TABLE `succursale` (
  `id_succursale` int NOT NULL AUTO_INCREMENT PRIMARY KEY,
  `nom` varchar(80) NOT NULL,
  `adresse` varchar(80) NOT NULL,
  `code_postal` varchar(5) NOT NULL,
  `ville` varchar(60) NOT NULL,
  `telephone` varchar(24),
  `courriel` varchar(80),
  `responsable` varchar(60),
  `horaires` varchar(60),
  `site_internet` varchar(120)
) ENGINE=InnoDB;
CREATE TABLE `adherent` (
  `id_adherent` int NOT NULL AUTO_INCREMENT PRIMARY KEY,
  `num_carte` varchar(12) NOT NULL UNIQUE,
  `civilite` varchar(6),
  `nom` varchar(40) NOT NULL,
  `prenom` varchar(40) NOT NULL,
  `nom_jeune_fille` varchar(40),
  `date_naissance` date,
  `sexe` char(1),
  `rue` varchar(80),
  `complement_adresse` varchar(60),
  `code_postal` varchar(5),
  `ville` varchar(60),
  `pays` varchar(40),
  `tel_fixe` varchar(24),
  `tel_portable` varchar(24),
  `courriel` varchar(80),
  `profession` varchar(40),
  `categorie` varchar(20),
  `mot_de_passe` varchar(100),
  `date_inscription` date NOT NULL,
  `date_expiration` date,
  `cotisation` decimal(6,2),
  `statut` varchar(12) NOT NULL,
  `commentaires` text
) ENGINE=InnoDB;
CREATE TABLE `auteur` (
  `id_auteur` int NOT NULL AUTO_INCREMENT PRIMARY KEY,
  `nom` varchar(40) NOT NULL,
  `prenom` varchar(40),
  `pseudonyme` varchar(60),
  `nationalite` varchar(30),
  `annee_naissance` smallint,
  `annee_deces` smallint,
  `biographie` text
) ENGINE=InnoDB;
CREATE TABLE `editeur` (
  `id_editeur` int NOT NULL AUTO_INCREMENT PRIMARY KEY,
  `raison_sociale` varchar(60) NOT NULL,
  `ville` varchar(60),
  `pays` varchar(40),
  `site_web` varchar(120),
  `contact` varchar(60)
) ENGINE=InnoDB;
CREATE TABLE `ouvrage` (
  `id_ouvrage` int NOT NULL AUTO_INCREMENT PRIMARY KEY,
  `isbn` varchar(17),
  `titre` varchar(150) NOT NULL,
  `sous_titre` varchar(150),
  `id_auteur` int NOT NULL,
  `id_editeur` int,
  `genre` varchar(30),
  `langue` varchar(5),
  `annee_parution` smallint,
  `nb_pages` smallint,
  `format` varchar(15),
  `cote` varchar(15),
  `mots_cles` varchar(120),
  `resume` text,
  `couverture` varchar(150),
  `collection` varchar(60),
  `prix` decimal(6,2),
  FOREIGN KEY (`id_auteur`) REFERENCES `auteur` (`id_auteur`),
  FOREIGN KEY (`id_editeur`) REFERENCES `editeur` (`id_editeur`)
) ENGINE=InnoDB;
CREATE TABLE `exemplaire` (
  `id_exemplaire` int NOT NULL AUTO_INCREMENT PRIMARY KEY,
  `id_ouvrage` int NOT NULL,
  `id_succursale` int NOT NULL,
  `code_barres` varchar(13) NOT NULL UNIQUE,
  `etat` varchar(12),
  `rayon` varchar(20),
  `localisation` varchar(20),
  `date_achat` date,
  `prix_achat` decimal(6,2),
  `disponible` tinyint(1) NOT NULL,
  FOREIGN KEY (`id_ouvrage`) REFERENCES `ouvrage` (`id_ouvrage`),
  FOREIGN KEY (`id_succursale`) REFERENCES `succursale` (`id_succursale`)
) ENGINE=InnoDB;
CREATE TABLE `emprunt` (
  `id_emprunt` int NOT NULL AUTO_INCREMENT PRIMARY KEY,
  `id_exemplaire` int NOT NULL,
  `id_adherent` int NOT NULL,
  `date_emprunt` date NOT NULL,
  `date_retour_prevue` date NOT NULL,
  `date_retour` date,
  `nb_prolongations` tinyint,
  `amende` decimal(5,2),
  `agent` varchar(30),
  `remarque` varchar(100),
  FOREIGN KEY (`id_exemplaire`) REFERENCES `exemplaire` (`id_exemplaire`),
  FOREIGN KEY (`id_adherent`) REFERENCES `adherent` (`id_adherent`)
) ENGINE=InnoDB;
CREATE TABLE `reservation` (
  `id_reservation` int NOT NULL AUTO_INCREMENT PRIMARY KEY,
  `id_ouvrage` int NOT NULL,
  `id_adherent` int NOT NULL,
  `demandee_le` datetime NOT NULL,
  `disponible_le` datetime,
  `annulee_le` datetime,
  `statut` varchar(15) NOT NULL,
  `canal` varchar(12),
  FOREIGN KEY (`id_ouvrage`) REFERENCES `ouvrage` (`id_ouvrage`),
  FOREIGN KEY (`id_adherent`) REFERENCES `adherent` (`id_adherent`)
) ENGINE=InnoDB;
CREATE TABLE `animation` (
  `id_animation` int NOT NULL AUTO_INCREMENT PRIMARY KEY,
  `id_succursale` int NOT NULL,
  `intitule` varchar(80) NOT NULL,
  `type_animation` varchar(20),
  `intervenant` varchar(60),
  `public_vise` varchar(20),
  `debut` datetime NOT NULL,
  `fin` datetime NOT NULL,
  `salle` varchar(20),
  `places` smallint,
  `descriptif` text,
  `affiche_url` varchar(150),
  `tarif` decimal(5,2),
  FOREIGN KEY (`id_succursale`) REFERENCES `succursale` (`id_succursale`)
) ENGINE=InnoDB;
CREATE TABLE `abonnement_revue` (
  `id_abonnement` int NOT NULL AUTO_INCREMENT PRIMARY KEY,
  `titre_revue` varchar(80) NOT NULL,
  `issn` varchar(9),
  `periodicite` varchar(15),
  `fournisseur` varchar(60),
  `date_debut` date NOT NULL,
  `date_fin` date,
  `montant` decimal(7,2),
  `devise` char(3)
) ENGINE=InnoDB;
CREATE TABLE `journal_acces` (
  `id_acces` bigint NOT NULL AUTO_INCREMENT PRIMARY KEY,
  `identifiant` varchar(40) NOT NULL,
  `adresse_ip` varchar(45),
  `navigateur` varchar(200),
  `page_visitee` varchar(120),
  `horodatage` datetime NOT NULL,
  `resultat` varchar(10)
) ENGINE=InnoDB;
