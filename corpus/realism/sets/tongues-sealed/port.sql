-- A marina in French

CREATE TABLE pontons (
  code_ponton varchar(4) PRIMARY KEY,
  designation varchar(60) NOT NULL,
  longueur_m numeric(6, 2) NOT NULL,
  tirant_eau_max numeric(4, 2) NOT NULL,
  nb_places smallint NOT NULL,
  borne_electrique boolean NOT NULL
);

CREATE TABLE emplacements (
  num_emplacement varchar(8) PRIMARY KEY,
  code_ponton varchar(4) NOT NULL REFERENCES pontons (code_ponton),
  largeur numeric(5, 2) NOT NULL,
  longueur_max numeric(5, 2) NOT NULL,
  type_amarrage varchar(24) NOT NULL,
  tarif_jour numeric(7, 2) NOT NULL,
  occupe boolean NOT NULL,
  remarque varchar(200)
);

CREATE TABLE plaisanciers (
  id_plaisancier serial PRIMARY KEY,
  civilite varchar(10) NOT NULL,
  nom_usage varchar(50) NOT NULL,
  prenoms varchar(60) NOT NULL,
  raison_sociale varchar(80),
  adresse1 varchar(80) NOT NULL,
  adresse2 varchar(80),
  codepostal varchar(10) NOT NULL,
  localite varchar(60) NOT NULL,
  pays varchar(40) NOT NULL,
  telephone_portable varchar(24) NOT NULL,
  adresse_mail varchar(120) NOT NULL,
  date_naiss date NOT NULL,
  lieu_naiss varchar(60) NOT NULL,
  num_permis_mer varchar(16) NOT NULL,
  langue_parlee varchar(20) NOT NULL,
  date_creation timestamp NOT NULL,
  date_modif timestamp
);

CREATE TABLE bateaux (
  immat varchar(14) PRIMARY KEY,
  id_plaisancier integer NOT NULL REFERENCES plaisanciers (id_plaisancier),
  nom_bateau varchar(60) NOT NULL,
  type_bateau varchar(24) NOT NULL,
  chantier varchar(60) NOT NULL,
  modele varchar(40) NOT NULL,
  annee_construction smallint NOT NULL,
  longueur_hors_tout numeric(5, 2) NOT NULL,
  pavillon varchar(40) NOT NULL,
  motorisation varchar(40) NOT NULL,
  puissance_cv smallint NOT NULL,
  materiau_coque varchar(24) NOT NULL,
  couleur_coque varchar(20) NOT NULL,
  assureur varchar(60) NOT NULL,
  num_police varchar(20) NOT NULL,
  echeance_assurance date NOT NULL
);

CREATE TABLE contrats_annuels (
  num_contrat varchar(16) PRIMARY KEY,
  id_plaisancier integer NOT NULL REFERENCES plaisanciers (id_plaisancier),
  num_emplacement varchar(8) NOT NULL REFERENCES emplacements (num_emplacement),
  date_effet date NOT NULL,
  date_fin date NOT NULL,
  redevance_ht numeric(9, 2) NOT NULL,
  tva numeric(9, 2) NOT NULL,
  redevance_ttc numeric(9, 2) NOT NULL,
  periodicite varchar(20) NOT NULL,
  etat_contrat varchar(20) NOT NULL,
  depot_garantie numeric(9, 2) NOT NULL,
  rib varchar(34) NOT NULL
);

CREATE TABLE escales (
  id_escale serial PRIMARY KEY,
  immat varchar(14) NOT NULL REFERENCES bateaux (immat),
  num_emplacement varchar(8) NOT NULL REFERENCES emplacements (num_emplacement),
  arrivee timestamp NOT NULL,
  depart timestamp NOT NULL,
  port_provenance varchar(60) NOT NULL,
  port_destination varchar(60) NOT NULL,
  nb_equipage smallint NOT NULL,
  nb_nuits smallint NOT NULL,
  taxe_sejour numeric(7, 2) NOT NULL
);

CREATE TABLE prestations (
  code_prestation varchar(10) PRIMARY KEY,
  libelle_court varchar(30) NOT NULL,
  libelle_long varchar(100) NOT NULL,
  unite_facturation varchar(16) NOT NULL,
  prix_unitaire numeric(8, 2) NOT NULL,
  taux_tva numeric(4, 2) NOT NULL,
  compte_comptable varchar(10) NOT NULL
);

CREATE TABLE factures (
  num_facture varchar(16) PRIMARY KEY,
  id_plaisancier integer NOT NULL REFERENCES plaisanciers (id_plaisancier),
  date_emission date NOT NULL,
  echeance date NOT NULL,
  total_ht numeric(10, 2) NOT NULL,
  total_tva numeric(10, 2) NOT NULL,
  total_ttc numeric(10, 2) NOT NULL,
  reste_a_payer numeric(10, 2) NOT NULL,
  etat_paiement varchar(20) NOT NULL,
  mode_paiement varchar(24) NOT NULL,
  devise char(3) NOT NULL,
  commentaire_client text
);

CREATE TABLE lignes_facture (
  num_facture varchar(16) NOT NULL REFERENCES factures (num_facture),
  num_ligne smallint NOT NULL,
  code_prestation varchar(10) NOT NULL REFERENCES prestations (code_prestation),
  quantite numeric(8, 2) NOT NULL,
  pu_ht numeric(8, 2) NOT NULL,
  remise_pct numeric(5, 2) NOT NULL,
  montant_ht numeric(10, 2) NOT NULL
);

CREATE TABLE agents (
  matricule varchar(8) PRIMARY KEY,
  nom varchar(50) NOT NULL,
  prenom varchar(50) NOT NULL,
  fonction varchar(50) NOT NULL,
  service varchar(30) NOT NULL,
  date_entree date NOT NULL,
  date_sortie date,
  identifiant varchar(30) NOT NULL,
  num_secu varchar(21) NOT NULL,
  situation_familiale varchar(20) NOT NULL
);
