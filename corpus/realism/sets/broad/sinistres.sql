CREATE TABLE assure (
  assure_id bigint PRIMARY KEY,
  num_client varchar(16) NOT NULL UNIQUE,
  civilite varchar(10),
  nom varchar(60) NOT NULL,
  prenom varchar(60),
  nom_jeune_fille varchar(60),
  date_naissance date,
  lieu_naissance varchar(60),
  adresse varchar(120),
  complement_adresse varchar(60),
  code_postal varchar(5),
  commune varchar(60),
  pays varchar(40),
  tel_portable varchar(20),
  courriel varchar(120),
  situation_familiale varchar(20),
  profession varchar(60),
  num_secu varchar(15)
);
CREATE TABLE contrat (
  contrat_id bigint PRIMARY KEY,
  assure_id bigint NOT NULL REFERENCES assure,
  num_police varchar(20) NOT NULL UNIQUE,
  libelle_produit varchar(80),
  formule varchar(30),
  fractionnement varchar(20),
  mode_paiement varchar(20),
  prime_annuelle numeric(8,2),
  franchise numeric(8,2),
  date_effet date NOT NULL,
  date_echeance date,
  motif_resiliation varchar(60),
  etat_contrat varchar(20),
  intermediaire varchar(80)
);
CREATE TABLE vehicule (
  vehicule_id bigint PRIMARY KEY,
  contrat_id bigint NOT NULL REFERENCES contrat,
  immatriculation varchar(12),
  marque varchar(40),
  modele varchar(40),
  carburant varchar(20),
  num_serie varchar(17),
  couleur varchar(20),
  puissance_fiscale integer,
  usage_vehicule varchar(30),
  stationnement varchar(30)
);
CREATE TABLE sinistre (
  sinistre_id bigint PRIMARY KEY,
  contrat_id bigint NOT NULL REFERENCES contrat,
  num_dossier varchar(16) NOT NULL UNIQUE,
  nature_sinistre varchar(40),
  circonstances text,
  lieu_sinistre varchar(100),
  ville_sinistre varchar(60),
  responsabilite varchar(20),
  gestionnaire varchar(80),
  etat_dossier varchar(20),
  montant_estime numeric(10,2),
  date_survenance date NOT NULL,
  date_declaration date,
  commentaire varchar(500)
);
CREATE TABLE expertise (
  expertise_id bigint PRIMARY KEY,
  sinistre_id bigint NOT NULL REFERENCES sinistre,
  nom_expert varchar(80),
  cabinet varchar(100),
  num_rapport varchar(20),
  conclusion text,
  garage_reparateur varchar(100),
  avis varchar(20)
);
CREATE TABLE reglement (
  reglement_id bigint PRIMARY KEY,
  sinistre_id bigint NOT NULL REFERENCES sinistre,
  beneficiaire varchar(100),
  rib varchar(34),
  code_bic varchar(11),
  banque varchar(80),
  nature_reglement varchar(30),
  montant numeric(10,2),
  devise char(3),
  ref_virement varchar(30)
);
CREATE TABLE tiers_adverse (
  tiers_id bigint PRIMARY KEY,
  sinistre_id bigint NOT NULL REFERENCES sinistre,
  nom_complet varchar(100),
  compagnie_assurance varchar(80),
  temoin varchar(80),
  gravite_blessure varchar(20),
  hopital varchar(100)
);
