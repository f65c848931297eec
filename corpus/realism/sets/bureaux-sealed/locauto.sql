-- Location de véhicules
create table agences (
  agence_id serial primary key,
  code_agence varchar(6) unique,
  libelle_agence varchar(60),
  adresse_postale varchar(120),
  cp varchar(10),
  commune varchar(60),
  tel_accueil varchar(24),
  horaires_ouverture varchar(80),
  responsable varchar(80)
);
create table categories (
  categorie_id serial primary key,
  code_acriss char(4),
  libelle varchar(40),
  caution numeric(8,2),
  age_minimum smallint
);
create table vehicules (
  vehicule_id serial primary key,
  immatriculation varchar(12) unique,
  numero_chassis char(17),
  marque varchar(30),
  modele varchar(40),
  carburant varchar(20),
  boite_vitesses varchar(16),
  couleur_carrosserie varchar(24),
  kilometrage int,
  nb_places smallint,
  etat_vehicule varchar(20),
  date_mise_circulation date,
  assureur varchar(60),
  numero_police varchar(20),
  emplacement_parking varchar(10)
);
create table conducteurs (
  conducteur_id serial primary key,
  civilite varchar(8),
  nom_famille varchar(60),
  prenoms varchar(60),
  date_naissance date,
  lieu_naissance varchar(60),
  numero_permis varchar(20),
  prefecture_delivrance varchar(60),
  permis_obtenu_le date,
  tel_portable varchar(24),
  adresse_mail varchar(120),
  programme_fidelite varchar(20),
  points_fidelite int
);
create table reservations (
  reservation_id serial primary key,
  numero_reservation varchar(12) unique,
  canal_vente varchar(20),
  date_depart timestamp,
  date_retour timestamp,
  options_choisies varchar(120),
  statut_reservation varchar(16),
  montant_total numeric(9,2),
  acompte numeric(9,2),
  motif_annulation varchar(100)
);
create table contrats (
  contrat_id serial primary key,
  numero_contrat varchar(14),
  km_depart int,
  km_retour int,
  niveau_carburant_depart varchar(8),
  agent_depart varchar(60),
  signature_fichier varchar(120),
  formule_assurance varchar(24),
  observations text
);
create table sinistres (
  sinistre_id serial primary key,
  date_sinistre timestamp,
  nature_dommage varchar(40),
  zone_impact varchar(30),
  gravite varchar(12),
  tiers_implique varchar(80),
  assurance_adverse varchar(60),
  cout_estime numeric(9,2),
  expert_mandate varchar(80),
  constat_recu boolean
);
create table amendes (
  amende_id serial primary key,
  numero_avis varchar(20),
  type_infraction varchar(40),
  lieu_infraction varchar(80),
  points_retires smallint,
  montant_amende numeric(7,2),
  etat_paiement varchar(16)
);
