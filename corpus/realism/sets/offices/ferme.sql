-- Gestion d'exploitations agricoles
CREATE TABLE exploitation (
  exploitation_id bigint PRIMARY KEY,
  raison_sociale varchar(100) NOT NULL,
  forme_juridique varchar(20),
  num_pacage varchar(9) UNIQUE,
  siret varchar(14),
  gerant varchar(80),
  adresse varchar(120),
  lieu_dit varchar(60),
  commune varchar(60),
  code_postal varchar(5),
  departement varchar(60),
  telephone_fixe varchar(20),
  portable varchar(20),
  courriel varchar(120),
  mode_production varchar(30),
  surface_totale_ha numeric(8,2),
  date_creation date
);
CREATE TABLE parcelle (
  parcelle_id bigint PRIMARY KEY,
  exploitation_id bigint NOT NULL REFERENCES exploitation,
  nom_parcelle varchar(60),
  ref_cadastrale varchar(14),
  section_cadastrale varchar(2),
  nature_sol varchar(40),
  exposition varchar(10),
  pente_pct numeric(4,1),
  irriguee boolean,
  surface_ha numeric(8,2),
  observations text
);
CREATE TABLE culture (
  code_culture varchar(6) PRIMARY KEY,
  libelle varchar(60),
  famille_botanique varchar(40),
  rendement_moyen numeric(6,2),
  unite_rendement varchar(10)
);
CREATE TABLE variete (
  variete_id bigint PRIMARY KEY,
  code_culture varchar(6) NOT NULL REFERENCES culture,
  nom_variete varchar(60),
  obtenteur varchar(80),
  precocite varchar(20)
);
CREATE TABLE semis (
  semis_id bigint PRIMARY KEY,
  parcelle_id bigint NOT NULL REFERENCES parcelle,
  variete_id bigint NOT NULL REFERENCES variete,
  campagne varchar(9),
  semoir varchar(40),
  densite_grains numeric(8,2),
  seme_le date,
  recolte_prevue date,
  precedent_cultural varchar(40)
);
CREATE TABLE intervention (
  intervention_id bigint PRIMARY KEY,
  semis_id bigint NOT NULL REFERENCES semis,
  type_intervention varchar(30),
  produit_utilise varchar(80),
  matiere_active varchar(60),
  num_amm varchar(8),
  dose_ha numeric(8,3),
  unite_dose varchar(8),
  operateur varchar(80),
  materiel varchar(60),
  conditions_meteo varchar(40),
  duree_min integer,
  debut timestamp,
  fin timestamp,
  justification varchar(160)
);
CREATE TABLE animal (
  animal_id bigint PRIMARY KEY,
  exploitation_id bigint NOT NULL REFERENCES exploitation,
  num_boucle varchar(12) NOT NULL UNIQUE,
  nom_usuel varchar(30),
  espece varchar(20),
  race varchar(40),
  sexe char(1),
  robe varchar(30),
  date_naissance date,
  num_mere varchar(12),
  poids_naissance_kg numeric(5,1),
  motif_sortie varchar(40),
  date_sortie date
);
CREATE TABLE soin_veterinaire (
  soin_id bigint PRIMARY KEY,
  animal_id bigint NOT NULL REFERENCES animal,
  veterinaire varchar(80),
  diagnostic varchar(120),
  medicament varchar(80),
  posologie varchar(80),
  voie_administration varchar(20),
  num_ordonnance varchar(16),
  delai_attente_jours smallint,
  realise_le timestamp,
  compte_rendu text
);
CREATE TABLE livraison (
  livraison_id bigint PRIMARY KEY,
  exploitation_id bigint NOT NULL REFERENCES exploitation,
  num_bon varchar(16) UNIQUE,
  acheteur varchar(100),
  transporteur varchar(80),
  immatriculation varchar(12),
  produit varchar(60),
  calibre varchar(12),
  categorie_qualite varchar(12),
  tonnage numeric(8,3),
  prix_unitaire numeric(10,2),
  montant_ht numeric(12,2),
  tva numeric(12,2),
  montant_ttc numeric(12,2),
  statut varchar(20),
  mode_reglement varchar(20)
);
