create table tva (
  id int primary key,
  libelle varchar(40) not null,
  taux numeric(4,2) not null
);
create table allergenes (
  id int primary key,
  code varchar(10) not null unique,
  libelle varchar(60) not null
);
create table clients (
  id_client int primary key,
  civilite varchar(10),
  nom varchar(60) not null,
  prenom varchar(60) not null,
  societe varchar(100),
  courriel varchar(120) not null unique,
  telephone varchar(25),
  adresse varchar(120),
  code_postal varchar(10),
  ville varchar(60),
  date_creation timestamp not null,
  nb_commandes int not null default 0
);
create table plats (
  id_plat int primary key,
  intitule varchar(100) not null,
  description text,
  cout_revient numeric(8,2) not null,
  prix_ht numeric(8,2) not null,
  id_tva int not null references tva(id),
  prix_ttc numeric(8,2) not null,
  actif boolean not null default true
);
create table plat_allergene (
  id_plat int not null references plats(id_plat),
  id_allergene int not null references allergenes(id),
  primary key (id_plat, id_allergene)
);
create table devis (
  id_devis int primary key,
  numero varchar(20) not null unique,
  id_client int not null references clients(id_client),
  date_emission date not null,
  date_validite date not null,
  date_evenement date not null,
  nb_convives int not null,
  total_ht numeric(12,2) not null,
  remise numeric(12,2) not null default 0,
  total_tva numeric(12,2) not null,
  total_ttc numeric(12,2) not null,
  acompte_pct numeric(5,2) not null,
  montant_acompte numeric(12,2) not null,
  statut varchar(20) not null check (statut in ('brouillon','envoyé','accepté','refusé','expiré')),
  date_acceptation timestamp,
  date_refus timestamp
);
create table lignes_devis (
  id_ligne int primary key,
  id_devis int not null references devis(id_devis),
  no_ligne int not null,
  id_plat int not null references plats(id_plat),
  quantite int not null,
  prix_unitaire numeric(8,2) not null,
  montant_ht numeric(12,2) not null,
  unique (id_devis, no_ligne)
);
create table commandes (
  id_commande int primary key,
  id_devis int not null references devis(id_devis),
  id_client int not null references clients(id_client),
  date_commande timestamp not null,
  heure_debut timestamp not null,
  heure_fin timestamp not null,
  lieu varchar(120),
  statut varchar(20) not null check (statut in ('confirmée','en_preparation','livrée','annulée')),
  livree_le timestamp,
  annulee_le timestamp,
  motif_annulation varchar(200),
  remarques text
);
create table factures (
  id_facture int primary key,
  numero_facture varchar(20) not null unique,
  id_commande int not null references commandes(id_commande),
  id_client int not null references clients(id_client),
  date_facture date not null,
  date_echeance date not null,
  montant_ht numeric(12,2) not null,
  montant_tva numeric(12,2) not null,
  montant_ttc numeric(12,2) not null,
  acompte_verse numeric(12,2) not null default 0,
  reste_a_payer numeric(12,2) not null,
  courriel_client varchar(120) not null,
  payee boolean not null,
  date_paiement date
);
create table employes (
  id_employe int primary key,
  nom varchar(60) not null,
  prenom varchar(60) not null,
  date_naissance date not null,
  date_embauche date not null,
  date_depart date,
  taux_horaire numeric(6,2) not null
);
create table affectations (
  id int primary key,
  id_commande int not null references commandes(id_commande),
  id_employe int not null references employes(id_employe),
  arrivee timestamp not null,
  depart timestamp not null,
  heures numeric(5,2) not null,
  taux_horaire numeric(6,2) not null,
  cout numeric(10,2) not null
);
create table avis (
  id int primary key,
  id_commande int not null references commandes(id_commande),
  id_client int not null references clients(id_client),
  note smallint not null check (note between 1 and 5),
  titre varchar(80),
  commentaire text,
  date_avis timestamp not null
);
