-- Artisan plombier-chauffagiste
CREATE TABLE clients (
  id_client serial PRIMARY KEY,
  civilite varchar(8),
  nom varchar(60) NOT NULL,
  prenom varchar(40),
  raison_sociale varchar(80),
  siret varchar(14),
  adr_rue varchar(80),
  adr_compl varchar(60),
  cp char(5),
  ville varchar(60),
  tel_fixe varchar(20),
  tel_portable varchar(20),
  courriel varchar(100),
  code_porte varchar(10),
  date_creation timestamp
);
CREATE TABLE chantiers (
  id_chantier serial PRIMARY KEY,
  id_client int NOT NULL REFERENCES clients,
  libelle varchar(80),
  lieu varchar(80),
  nature_travaux varchar(40),
  surface_m2 numeric(7,2),
  type_logement varchar(20),
  etage varchar(6),
  annee_constr smallint,
  chef_equipe varchar(60),
  debut_prevu date,
  fin_prevue date,
  fin_reelle date,
  etat varchar(20)
);
CREATE TABLE appareils (
  id_appareil serial PRIMARY KEY,
  id_client int NOT NULL REFERENCES clients,
  genre varchar(30),
  marque varchar(40),
  modele varchar(40),
  num_serie varchar(30),
  puissance_kw numeric(6,2),
  energie varchar(20),
  mise_en_service date,
  fin_garantie date,
  emplacement varchar(60)
);
CREATE TABLE ouvriers (
  matricule varchar(8) PRIMARY KEY,
  nom_ouvrier varchar(60),
  prenom_ouvrier varchar(40),
  qualification varchar(40),
  taux_horaire numeric(6,2),
  num_secu varchar(15),
  permis varchar(10),
  vehicule varchar(12),
  date_embauche date,
  date_sortie date
);
CREATE TABLE interventions (
  id_interv serial PRIMARY KEY,
  id_client int NOT NULL REFERENCES clients,
  id_appareil int REFERENCES appareils,
  matricule varchar(8) REFERENCES ouvriers,
  num_bon varchar(14) UNIQUE,
  motif varchar(80),
  urgence varchar(12),
  prevu_le timestamp,
  arrivee_le timestamp,
  depart_le timestamp,
  diagnostic text,
  travaux_effectues text,
  pieces_changees varchar(160),
  releve_pression numeric(4,2),
  rapport_pdf varchar(120),
  signature_client boolean
);
CREATE TABLE pieces (
  ref_piece varchar(20) PRIMARY KEY,
  designation varchar(80),
  rayon varchar(40),
  fournisseur varchar(60),
  unite varchar(6),
  prix_achat_ht numeric(9,2),
  coef_marge numeric(4,2),
  prix_vente_ht numeric(9,2),
  stock_mini integer,
  code_barres varchar(13)
);
CREATE TABLE devis (
  num_devis varchar(12) PRIMARY KEY,
  id_client int NOT NULL REFERENCES clients,
  id_chantier int REFERENCES chantiers,
  objet varchar(100),
  date_devis date,
  validite_jours smallint,
  montant_ht numeric(10,2),
  tva numeric(10,2),
  montant_ttc numeric(10,2),
  accepte_le date,
  motif_refus varchar(80),
  redige_par varchar(40)
);
CREATE TABLE lignes_devis (
  id_ligne serial PRIMARY KEY,
  num_devis varchar(12) NOT NULL REFERENCES devis,
  ref_piece varchar(20) REFERENCES pieces,
  texte varchar(120),
  qte numeric(8,2),
  pu_ht numeric(9,2),
  total_ht numeric(10,2),
  taux_tva numeric(4,2)
);
CREATE TABLE reglements (
  id_regl serial PRIMARY KEY,
  num_devis varchar(12) REFERENCES devis,
  mode_regl varchar(20),
  banque varchar(40),
  num_cheque varchar(12),
  iban varchar(34),
  montant numeric(10,2),
  encaisse_le date,
  commentaire varchar(160)
);
