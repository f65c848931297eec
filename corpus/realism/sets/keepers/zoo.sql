-- A zoo with its aquarium: animals, enclosures, diets, keepers and visitors
CREATE TABLE taxa (
  taxon_id serial PRIMARY KEY,
  scientific_name varchar(80),
  common_name varchar(60),
  taxonomic_class varchar(30),
  taxonomic_family varchar(40),
  habitat varchar(60),
  conservation_status varchar(30),
  diet_type varchar(20),
  region_of_origin varchar(60)
);
CREATE TABLE enclosures (
  enclosure_id serial PRIMARY KEY,
  enclosure_code varchar(10) UNIQUE,
  name varchar(60),
  enclosure_type varchar(30),
  substrate varchar(40),
  climate varchar(30),
  barrier varchar(40),
  water_source varchar(40),
  condition varchar(20),
  zone varchar(30),
  built_on date,
  area_m2 numeric(8,1)
);
CREATE TABLE keepers (
  keeper_id serial PRIMARY KEY,
  first_name varchar(40),
  last_name varchar(40),
  qualification varchar(60),
  specialism varchar(60),
  shift varchar(20),
  radio_call_sign varchar(12),
  hired_on date
);
CREATE TABLE animals (
  animal_id serial PRIMARY KEY,
  taxon_id int REFERENCES taxa (taxon_id),
  enclosure_id int REFERENCES enclosures (enclosure_id),
  house_name varchar(40),
  sex varchar(10),
  birth_type varchar(20),
  rearing varchar(30),
  coat_colour varchar(30),
  marking varchar(60),
  identifier_type varchar(20),
  identifier_code varchar(20),
  origin varchar(30),
  temperament varchar(30),
  birth_date date
);
CREATE TABLE diets (
  diet_id serial PRIMARY KEY,
  taxon_id int REFERENCES taxa (taxon_id),
  diet_name varchar(60),
  food_group varchar(30),
  supplement varchar(40),
  feeding_method varchar(30),
  prepared_by varchar(60),
  remarks text
);
CREATE TABLE feedings (
  feeding_id serial PRIMARY KEY,
  animal_id int REFERENCES animals (animal_id),
  keeper_id int REFERENCES keepers (keeper_id),
  food_item varchar(60),
  appetite varchar(20),
  leftover_reason varchar(60),
  fed_at timestamp,
  quantity_kg numeric(6,2)
);
CREATE TABLE treatments (
  treatment_id serial PRIMARY KEY,
  animal_id int REFERENCES animals (animal_id),
  veterinarian varchar(60),
  ailment varchar(80),
  symptom varchar(60),
  medication varchar(60),
  dosage varchar(30),
  route varchar(20),
  anaesthetic varchar(40),
  outcome varchar(30),
  treated_on date
);
CREATE TABLE enrichment_items (
  item_id serial PRIMARY KEY,
  label varchar(60),
  toy_type varchar(30),
  material varchar(30),
  sense varchar(20),
  manufacturer varchar(60),
  cleaning_agent varchar(40)
);
CREATE TABLE transfers (
  transfer_id serial PRIMARY KEY,
  animal_id int REFERENCES animals (animal_id),
  partner_zoo varchar(80),
  transfer_reason varchar(60),
  crate_type varchar(30),
  carrier varchar(60),
  vehicle varchar(40),
  permit_no varchar(20),
  quarantine_place varchar(60),
  transferred_on date
);
CREATE TABLE shows (
  show_id serial PRIMARY KEY,
  show_name varchar(60),
  theme varchar(40),
  presenter varchar(60),
  language varchar(20),
  audience varchar(30),
  prop varchar(40),
  venue varchar(60)
);
CREATE TABLE incidents (
  incident_id serial PRIMARY KEY,
  enclosure_id int REFERENCES enclosures (enclosure_id),
  incident_type varchar(30),
  body_part varchar(30),
  weapon_used varchar(30),
  severity varchar(15),
  reported_by varchar(60),
  narrative text
);
CREATE TABLE souvenirs (
  souvenir_id serial PRIMARY KEY,
  sku varchar(16) UNIQUE,
  product varchar(60),
  garment varchar(30),
  fabric varchar(30),
  size varchar(6),
  pattern varchar(30),
  price numeric(8,2)
);
CREATE TABLE memberships (
  membership_id serial PRIMARY KEY,
  member_no varchar(12) UNIQUE,
  holder varchar(80),
  email varchar(120),
  tier varchar(20),
  favourite_animal varchar(40),
  payment_method varchar(20),
  renewed_on date
);
