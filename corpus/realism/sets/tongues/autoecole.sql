-- A driving school in French

CREATE TABLE agences (
  id_agence serial PRIMARY KEY,
  raison_sociale varchar(80) NOT NULL,
  enseigne varchar(60) NOT NULL,
  num_voie varchar(8) NOT NULL,
  libelle_voie varchar(80) NOT NULL,
  cp char(5) NOT NULL,
  commune varchar(60) NOT NULL,
  tel_fixe varchar(20) NOT NULL,
  courriel varchar(120) NOT NULL,
  num_agrement varchar(20) NOT NULL,
  siret varchar(14) NOT NULL,
  date_ouverture date NOT NULL,
  gerant varchar(80) NOT NULL
);

CREATE TABLE moniteurs (
  id_moniteur serial PRIMARY KEY,
  id_agence integer NOT NULL REFERENCES agences (id_agence),
  civilite varchar(8) NOT NULL,
  nom_famille varchar(50) NOT NULL,
  prenom varchar(50) NOT NULL,
  date_naissance date NOT NULL,
  lieu_naissance varchar(60) NOT NULL,
  num_autorisation varchar(20) NOT NULL,
  date_embauche date NOT NULL,
  type_contrat varchar(20) NOT NULL,
  taux_horaire numeric(6, 2) NOT NULL,
  portable varchar(20) NOT NULL
);

CREATE TABLE eleves (
  id_eleve serial PRIMARY KEY,
  id_agence integer NOT NULL REFERENCES agences (id_agence),
  nom varchar(50) NOT NULL,
  prenom varchar(50) NOT NULL,
  sexe char(1) NOT NULL,
  ne_le date NOT NULL,
  adresse_postale varchar(120) NOT NULL,
  code_postal varchar(5) NOT NULL,
  ville varchar(60) NOT NULL,
  mel varchar(120) NOT NULL,
  gsm varchar(20) NOT NULL,
  num_neph varchar(14) NOT NULL,
  niveau_scolaire varchar(40) NOT NULL,
  profession varchar(60) NOT NULL,
  nationalite varchar(40) NOT NULL,
  date_inscription date NOT NULL,
  observations text,
  photo_identite varchar(160),
  responsable_legal varchar(80)
);

CREATE TABLE categories_permis (
  code_categorie varchar(4) PRIMARY KEY,
  libelle varchar(60) NOT NULL,
  age_minimum smallint NOT NULL,
  heures_min smallint NOT NULL
);

CREATE TABLE vehicules (
  immatriculation varchar(10) PRIMARY KEY,
  id_agence integer NOT NULL REFERENCES agences (id_agence),
  marque varchar(30) NOT NULL,
  modele varchar(40) NOT NULL,
  carburant varchar(20) NOT NULL,
  boite_vitesses varchar(20) NOT NULL,
  date_mise_circulation date NOT NULL,
  kilometrage integer NOT NULL,
  date_controle_technique date NOT NULL,
  couleur varchar(20) NOT NULL,
  num_serie varchar(20) NOT NULL,
  etat varchar(20) NOT NULL
);

CREATE TABLE forfaits (
  id_forfait serial PRIMARY KEY,
  intitule varchar(80) NOT NULL,
  code_categorie varchar(4) NOT NULL REFERENCES categories_permis (code_categorie),
  nb_heures smallint NOT NULL,
  prix_ht numeric(8, 2) NOT NULL,
  taux_tva numeric(4, 2) NOT NULL,
  prix_ttc numeric(8, 2) NOT NULL,
  descriptif text NOT NULL,
  actif boolean NOT NULL
);

CREATE TABLE contrats (
  num_contrat varchar(16) PRIMARY KEY,
  id_eleve integer NOT NULL REFERENCES eleves (id_eleve),
  id_forfait integer NOT NULL REFERENCES forfaits (id_forfait),
  date_signature date NOT NULL,
  date_echeance date NOT NULL,
  montant_total numeric(9, 2) NOT NULL,
  acompte numeric(9, 2) NOT NULL,
  solde numeric(9, 2) NOT NULL,
  mode_reglement varchar(24) NOT NULL,
  statut_contrat varchar(20) NOT NULL,
  motif_resiliation varchar(120)
);

CREATE TABLE lecons (
  id_lecon serial PRIMARY KEY,
  id_eleve integer NOT NULL REFERENCES eleves (id_eleve),
  id_moniteur integer NOT NULL REFERENCES moniteurs (id_moniteur),
  immatriculation varchar(10) NOT NULL REFERENCES vehicules (immatriculation),
  debut timestamp NOT NULL,
  fin timestamp NOT NULL,
  lieu_rdv varchar(80) NOT NULL,
  km_parcourus smallint NOT NULL,
  appreciation text NOT NULL,
  etat_lecon varchar(16) NOT NULL,
  absence_justifiee boolean
);

CREATE TABLE examens (
  id_examen serial PRIMARY KEY,
  id_eleve integer NOT NULL REFERENCES eleves (id_eleve),
  type_epreuve varchar(20) NOT NULL,
  centre_examen varchar(60) NOT NULL,
  date_passage date NOT NULL,
  inspecteur varchar(80) NOT NULL,
  nb_fautes smallint NOT NULL,
  resultat varchar(20) NOT NULL,
  note_obtenue numeric(4, 1) NOT NULL
);

CREATE TABLE reglements (
  num_recu varchar(16) PRIMARY KEY,
  num_contrat varchar(16) NOT NULL REFERENCES contrats (num_contrat),
  date_paiement date NOT NULL,
  montant numeric(8, 2) NOT NULL,
  moyen varchar(20) NOT NULL,
  banque varchar(40),
  num_cheque varchar(12),
  titulaire_compte varchar(80) NOT NULL
);
