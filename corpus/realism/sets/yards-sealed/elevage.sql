-- Un élevage canin avec pension et vente de chiots

CREATE TABLE races (
  race_id int PRIMARY KEY,
  nom_race varchar(60) NOT NULL,
  groupe_fci smallint,
  pays_origine varchar(40),
  taille_moyenne_cm smallint,
  poids_moyen_kg numeric(5,2),
  type_poil varchar(24),
  caractere varchar(60)
);

CREATE TABLE chiens (
  chien_id int PRIMARY KEY,
  race_id int NOT NULL REFERENCES races (race_id),
  nom_usage varchar(30) NOT NULL,
  affixe varchar(60),
  sexe char(1) NOT NULL,
  date_naissance date NOT NULL,
  robe varchar(30),
  num_puce varchar(15) UNIQUE,
  num_lof varchar(20),
  poids_kg numeric(5,2),
  pere_id int REFERENCES chiens (chien_id),
  mere_id int REFERENCES chiens (chien_id),
  box_id int REFERENCES boxes (box_id),
  cotation smallint,
  est_sterilise boolean NOT NULL,
  dysplasie varchar(4),
  statut varchar(20) NOT NULL,
  date_sortie date
);

CREATE TABLE boxes (
  box_id int PRIMARY KEY,
  code_box varchar(8) NOT NULL UNIQUE,
  batiment varchar(20),
  surface_m2 numeric(5,2),
  capacite smallint NOT NULL,
  est_chauffe boolean NOT NULL,
  type_sol varchar(24)
);

CREATE TABLE clients (
  client_id int PRIMARY KEY,
  civilite varchar(6),
  nom varchar(60) NOT NULL,
  prenom varchar(60) NOT NULL,
  adresse varchar(120),
  code_postal varchar(10),
  ville varchar(60),
  pays varchar(40),
  telephone varchar(20),
  courriel varchar(120),
  type_logement varchar(24),
  a_jardin boolean NOT NULL,
  autres_animaux varchar(80),
  cree_le timestamp NOT NULL
);

CREATE TABLE veterinaires (
  veterinaire_id int PRIMARY KEY,
  nom varchar(80) NOT NULL,
  clinique varchar(80),
  num_ordre varchar(12),
  telephone varchar(20),
  specialite varchar(40),
  tarif_consultation numeric(6,2)
);

CREATE TABLE saillies (
  saillie_id int PRIMARY KEY,
  etalon_id int NOT NULL REFERENCES chiens (chien_id),
  lice_id int NOT NULL REFERENCES chiens (chien_id),
  date_saillie date NOT NULL,
  methode varchar(24) NOT NULL,
  date_confirmation date,
  mise_bas_prevue date,
  resultat varchar(20),
  prix_saillie numeric(8,2)
);

CREATE TABLE portees (
  portee_id int PRIMARY KEY,
  saillie_id int NOT NULL REFERENCES saillies (saillie_id),
  date_mise_bas date NOT NULL,
  nb_nes smallint NOT NULL,
  nb_morts_nes smallint NOT NULL,
  nb_vivants smallint NOT NULL,
  nb_males smallint,
  cesarienne boolean NOT NULL,
  theme_lettre char(1),
  observations text
);

CREATE TABLE visites_veto (
  visite_id int PRIMARY KEY,
  chien_id int NOT NULL REFERENCES chiens (chien_id),
  veterinaire_id int NOT NULL REFERENCES veterinaires (veterinaire_id),
  date_visite date NOT NULL,
  motif varchar(60) NOT NULL,
  diagnostic varchar(80),
  traitement varchar(120),
  medicament varchar(60),
  posologie varchar(60),
  temperature_c numeric(3,1),
  honoraires numeric(7,2) NOT NULL,
  frais_medicaments numeric(7,2) NOT NULL,
  montant_total numeric(8,2) NOT NULL,
  prochain_rdv date
);

CREATE TABLE vaccinations (
  vaccination_id int PRIMARY KEY,
  chien_id int NOT NULL REFERENCES chiens (chien_id),
  vaccin varchar(40) NOT NULL,
  num_lot varchar(20),
  date_injection date NOT NULL,
  date_rappel date,
  veterinaire_id int NOT NULL REFERENCES veterinaires (veterinaire_id),
  reaction varchar(60)
);

CREATE TABLE reservations (
  reservation_id int PRIMARY KEY,
  num_reservation varchar(14) NOT NULL UNIQUE,
  client_id int NOT NULL REFERENCES clients (client_id),
  portee_id int REFERENCES portees (portee_id),
  sexe_souhaite varchar(12),
  couleur_souhaitee varchar(30),
  reserve_le timestamp NOT NULL,
  arrhes numeric(7,2) NOT NULL,
  statut varchar(20) NOT NULL,
  motif_annulation varchar(60)
);

CREATE TABLE ventes (
  vente_id int PRIMARY KEY,
  num_facture varchar(14) NOT NULL UNIQUE,
  reservation_id int REFERENCES reservations (reservation_id),
  client_id int NOT NULL REFERENCES clients (client_id),
  chien_id int NOT NULL REFERENCES chiens (chien_id),
  date_vente date NOT NULL,
  prix_ht numeric(8,2) NOT NULL,
  taux_tva numeric(4,2) NOT NULL,
  montant_tva numeric(8,2) NOT NULL,
  prix_ttc numeric(8,2) NOT NULL,
  arrhes_deduites numeric(7,2) NOT NULL,
  solde_du numeric(8,2) NOT NULL,
  mode_paiement varchar(20),
  paye_le date,
  usage_chien varchar(24),
  garantie_fin date,
  contrat_fichier varchar(120)
);

CREATE TABLE sejours (
  sejour_id int PRIMARY KEY,
  client_id int NOT NULL REFERENCES clients (client_id),
  nom_animal varchar(30) NOT NULL,
  box_id int NOT NULL REFERENCES boxes (box_id),
  date_arrivee date NOT NULL,
  date_depart date NOT NULL,
  nb_nuits smallint NOT NULL,
  tarif_nuit numeric(6,2) NOT NULL,
  montant numeric(8,2) NOT NULL,
  formule varchar(20),
  regime_alimentaire varchar(60),
  consignes varchar(200),
  urgence_contact varchar(80),
  note_client smallint,
  commentaire text
);

CREATE TABLE concours (
  inscription_id int PRIMARY KEY,
  chien_id int NOT NULL REFERENCES chiens (chien_id),
  nom_concours varchar(80) NOT NULL,
  lieu varchar(60),
  date_concours date NOT NULL,
  classe varchar(24),
  juge varchar(80),
  qualificatif varchar(20),
  classement smallint,
  frais_inscription numeric(6,2)
);

CREATE TABLE employes (
  employe_id int PRIMARY KEY,
  matricule varchar(10) NOT NULL UNIQUE,
  nom varchar(40) NOT NULL,
  prenom varchar(40) NOT NULL,
  poste varchar(40) NOT NULL,
  contrat varchar(16),
  date_embauche date NOT NULL,
  date_depart date,
  salaire_brut numeric(8,2),
  iban varchar(34),
  num_secu varchar(15)
);
