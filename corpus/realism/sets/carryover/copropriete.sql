-- Syndic de copropriété : immeubles, lots, assemblées, travaux
CREATE TABLE immeuble (
  code_immeuble varchar(8) PRIMARY KEY,
  nom_residence varchar(80) NOT NULL,
  adresse varchar(120) NOT NULL,
  ville varchar(60),
  code_postal varchar(5),
  num_immatriculation varchar(12) NOT NULL UNIQUE,
  regime_juridique varchar(30),
  mode_chauffage varchar(20),
  type_toiture varchar(20),
  etat_facade varchar(20),
  gardien varchar(80),
  digicode varchar(8),
  annee_construction smallint
);
CREATE TABLE lot (
  num_lot varchar(8) PRIMARY KEY,
  code_immeuble varchar(8) NOT NULL REFERENCES immeuble,
  type_lot varchar(20) NOT NULL,
  etage varchar(4),
  escalier varchar(4),
  num_porte varchar(6),
  tantiemes integer,
  surface_carrez numeric(6,2),
  exposition varchar(10),
  usage varchar(20)
);
CREATE TABLE coproprietaire (
  coproprietaire_id bigint PRIMARY KEY,
  civilite varchar(10) NOT NULL,
  nom_usage varchar(60) NOT NULL,
  prenoms varchar(60),
  raison_sociale varchar(100),
  adresse_postale varchar(120),
  complement_adresse varchar(60),
  tel_domicile varchar(20),
  tel_bureau varchar(20),
  courriel varchar(120),
  lieu_naissance varchar(60),
  profession varchar(60),
  regime_matrimonial varchar(40),
  mandataire varchar(80),
  rib varchar(34),
  mode_envoi varchar(20),
  membre_conseil boolean
);
CREATE TABLE occupation (
  occupation_id bigint PRIMARY KEY,
  num_lot varchar(8) NOT NULL REFERENCES lot,
  locataire varchar(80) NOT NULL,
  garant varchar(80),
  type_bail varchar(20),
  depot_garantie numeric(8,2),
  motif_conge varchar(60),
  entree_le date,
  sortie_le date
);
CREATE TABLE assemblee (
  num_ag varchar(10) PRIMARY KEY,
  code_immeuble varchar(8) NOT NULL REFERENCES immeuble,
  nature_ag varchar(20) NOT NULL,
  lieu_reunion varchar(80),
  president_seance varchar(80),
  scrutateur varchar(80),
  secretaire varchar(80),
  quorum_atteint boolean,
  ordre_du_jour text,
  pv_fichier varchar(120)
);
CREATE TABLE resolution (
  resolution_id bigint PRIMARY KEY,
  num_ag varchar(10) NOT NULL REFERENCES assemblee,
  num_resolution varchar(6) NOT NULL,
  intitule varchar(160),
  article_majorite varchar(10),
  resultat_vote varchar(20),
  opposants varchar(200)
);
CREATE TABLE fournisseur (
  code_fournisseur varchar(10) PRIMARY KEY,
  enseigne varchar(80) NOT NULL,
  metier varchar(40) NOT NULL,
  siren varchar(9),
  code_ape varchar(5),
  interlocuteur varchar(80),
  tel_astreinte varchar(20),
  assureur varchar(60),
  num_police varchar(20)
);
CREATE TABLE contrat (
  num_contrat varchar(14) PRIMARY KEY,
  code_fournisseur varchar(10) NOT NULL REFERENCES fournisseur,
  code_immeuble varchar(8) NOT NULL REFERENCES immeuble,
  objet_contrat varchar(80),
  periodicite varchar(16),
  tacite_reconduction boolean,
  preavis_mois smallint,
  indice_revision varchar(10)
);
CREATE TABLE intervention (
  num_bon varchar(14) PRIMARY KEY,
  code_immeuble varchar(8) NOT NULL REFERENCES immeuble,
  demandeur varchar(80) NOT NULL,
  technicien varchar(80),
  nature_panne varchar(60),
  localisation varchar(60),
  urgence varchar(10),
  etat_avancement varchar(20),
  compte_rendu text,
  signale_le timestamp,
  resolu_le timestamp
);
CREATE TABLE appel_fonds (
  num_appel varchar(14) PRIMARY KEY,
  num_lot varchar(8) NOT NULL REFERENCES lot,
  trimestre varchar(7) NOT NULL,
  cle_repartition varchar(20),
  montant_appele numeric(10,2),
  mode_paiement varchar(20),
  libelle_operation varchar(80),
  relance_niveau varchar(2)
);
CREATE TABLE sinistre (
  ref_sinistre varchar(16) PRIMARY KEY,
  num_lot varchar(8) NOT NULL REFERENCES lot,
  cause_sinistre varchar(60) NOT NULL,
  expert varchar(80),
  partie_responsable varchar(80),
  franchise numeric(8,2),
  circonstances text
);
