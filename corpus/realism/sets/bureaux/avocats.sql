-- Cabinet d'avocats
create table collaborateurs (
  id serial primary key,
  nom varchar(60) not null,
  prenom varchar(60) not null,
  initiales varchar(4),
  fonction varchar(40),
  barreau varchar(60),
  numero_toque varchar(10),
  courriel varchar(120),
  ligne_directe varchar(24),
  taux_horaire numeric(7,2),
  date_serment date,
  domaine_expertise varchar(60)
);
create table clients (
  id serial primary key,
  type_client varchar(20),
  raison_sociale varchar(100),
  forme_juridique varchar(12),
  siret char(14),
  civilite varchar(12),
  nom_usage varchar(60),
  adresse varchar(120),
  complement_adresse varchar(60),
  code_postal varchar(10),
  ville varchar(60),
  pays varchar(40),
  telephone varchar(24),
  date_entree_relation date,
  niveau_vigilance varchar(16),
  apporteur varchar(80)
);
create table dossiers (
  id serial primary key,
  numero_dossier varchar(16) unique,
  intitule varchar(140),
  client_id int references clients,
  responsable_id int references collaborateurs,
  matiere varchar(40),
  juridiction varchar(80),
  numero_rg varchar(16),
  partie_adverse varchar(100),
  avocat_adverse varchar(80),
  etat_dossier varchar(20),
  date_ouverture date,
  date_cloture date,
  enjeu_financier numeric(12,2),
  issue_probable varchar(30),
  resume text
);
create table audiences (
  id serial primary key,
  dossier_id int references dossiers,
  date_audience timestamp,
  salle varchar(20),
  type_audience varchar(30),
  president varchar(80),
  resultat varchar(40),
  prochaine_date date,
  compte_rendu text
);
create table temps_passe (
  id serial primary key,
  dossier_id int references dossiers,
  collaborateur_id int references collaborateurs,
  jour date,
  duree_minutes int,
  nature_prestation varchar(40),
  libelle varchar(160),
  facturable boolean
);
create table factures (
  id serial primary key,
  numero_facture varchar(16) unique,
  dossier_id int references dossiers,
  date_facture date,
  date_echeance date,
  montant_ht numeric(10,2),
  tva numeric(10,2),
  montant_ttc numeric(10,2),
  mode_reglement varchar(20),
  statut_paiement varchar(16),
  devise char(3),
  reference_virement varchar(35),
  motif_relance varchar(100)
);
create table pieces (
  id serial primary key,
  dossier_id int references dossiers,
  numero_piece varchar(8),
  designation varchar(140),
  nom_fichier varchar(120),
  type_mime varchar(80),
  provenance varchar(60),
  niveau_confidentialite varchar(20),
  mots_cles varchar(120),
  depose_par varchar(80),
  taille_octets bigint
);
create table actes (
  id serial primary key,
  dossier_id int references dossiers,
  nature_acte varchar(40),
  huissier varchar(80),
  signifie_le date,
  lieu_signature varchar(60),
  mention_marge varchar(200),
  numero_role varchar(12)
);
