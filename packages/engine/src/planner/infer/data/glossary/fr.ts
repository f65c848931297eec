/** English words, and what French schemas write for them. */
export const FRENCH = `
is: est
id: identifiant ident
name: nom dénomination intitulé désignation appellation
label: libellé lib libel
short name: nom_court libelle_court sigle
first name: prénom
last name: nom_famille nom_de_famille patronyme
maiden name: nom_naissance nom_jeune_fille
full name: nom_complet nom_prenom
user name: nom_utilisateur identifiant_connexion pseudo pseudonyme
company name: raison_sociale
salutation: civilité
title: titre
gender: sexe genre
birth: naissance nais
birth date: date_naissance date_nais ddn anniversaire
birth place: lieu_naissance ville_naissance commune_naissance
death: décès
death date: date_décès
deceased: décédé
age: âge
nationality: nationalité
marital status: situation_familiale état_civil situation_matrimoniale
person: personne personnes
customer: client cliente usagère
employee: employé salarié collaborateur
employer: employeur
staff: personnel effectif
user: utilisateur usager
supplier: fournisseur
manufacturer: fabricant constructeur
partner: partenaire
patient: patient malade patiente
doctor: médecin docteur praticien
nurse: infirmier infirmière
student: élève étudiant étudiante apprenant
teacher: enseignant enseignante professeur prof instituteur
member: membre adhérent sociétaire adhérente licencié
guest: invité hôte
passenger: passager voyageur
driver: conducteur chauffeur
owner: propriétaire titulaire possesseur
tenant: locataire occupant preneur
landlord: bailleur
contact: contact
agent: agent mandataire
manager: responsable gérant directeur chef
author: auteur autrice
recipient: destinataire
sender: expéditeur expéditrice émetteur
applicant: demandeur candidat candidate demandeuse requérant pétitionnaire
participant: participant
visitor: visiteur
citizen: citoyen habitant
child: enfant
parent: parent
mother: mère
father: père
guardian: tuteur
spouse: conjoint époux
household: foyer ménage
beneficiary: bénéficiaire ayant_droit
company: société entreprise
organization: organisation organisme association
department: service
school: école établissement_scolaire
institution: établissement etab
branch: agence succursale filiale
team: équipe brigade
group: groupe
bank: banque
hospital: hôpital clinique établissement_santé centre_hospitalier
pharmacy: pharmacie
insurance: assurance
insurer: assureur
health insurance: mutuelle
insured: assuré assurée
authority: mairie
address: adresse adr
street: rue voie
street number: numéro_rue numero_voie num_voie
address complement: complément_adresse complement complement_adr comp_adresse
postal code: code_postal cp codepostal
city: ville commune localité
region: région
district: arrondissement quartier canton
country: pays
place: lieu endroit
phone: téléphone tel tél
mobile: portable mobile tel_portable num_portable
fax: télécopie
email: courriel mél email mail adresse_mail adresse_email adresse_mél adresse_électronique messagerie
website: site_web site_internet
latitude: latitude
longitude: longitude
date: date dt
day: jour
week: semaine
month: mois
year: année an annee
hour: heure
minute: minute
second: seconde
time: temps horaire
timestamp: horodatage
duration: durée
period: période
deadline: échéance délai date_limite date_butoir
due date: date_échéance
start: début
end: fin
from: depuis
until: jusque
by: par
on: le
valid: valide
validity: validité
expiry: expiration péremption
created: créé cree
creation: création saisie
modified: modifié maj modif
modification: modification
updated: mise_à_jour
deleted: supprimé effacé
deletion: suppression
active: actif active
inactive: inactif
locked: verrouillé bloqué
approved: approuvé agréé
approval: approbation agrément
validated: validé
validation: validation
confirmed: confirmé
rejected: refusé rejeté
rejection: refus rejet
completed: terminé achevé
open: ouvert
closed: fermé clos
opening: ouverture
closing: fermeture clôture
paid: payé réglé
canceled: annulé résilié
cancellation: annulation résiliation
sent: envoyé
sending: envoi
read: lu
received: reçu
reception: réception
ordered: commandé
delivered: livré
registered: inscrit
registration: inscription enregistrement
hire: embauche
hire date: date_embauche date_entrée
leaving date: date_sortie
exit: sortie
entry: entrée
admission: admission hospitalisation
arrival: arrivée
departure: départ
number: numéro num no nr
count: nombre nb nbre
code: code
reference: référence réf
key: clé clef
type: type nature
category: catégorie rubrique
class: classe division
level: niveau degré échelon palier
rank: rang
position: poste
status: statut état etat
situation: situation
reason: motif raison cause
priority: priorité
severity: gravité criticité sévérité
flag: indicateur drapeau
note: remarque observation commentaires remarques note_libre notes précision précisions appréciation appréciations mention_libre
comment: commentaire
description: description descriptif détail détails descriptif_detaille exposé
text: texte
message: message
subject: objet sujet
content: contenu
language: langue
color: couleur
size: taille
weight: poids
gross weight: poids_brut
net weight: poids_net
height: hauteur
width: largeur
length: longueur
depth: profondeur
area: surface superficie
volume: volume
distance: distance
speed: vitesse
temperature: température
pressure: pression
power: puissance
consumption: consommation conso
energy: énergie
electricity: électricité
water: eau
meter: compteur
index: index
reading: relevé
measurement: mesure
value: valeur
unit: unité
quantity: quantité qté qte
stock: stock
minimum stock: stock_mini stock_minimum
total: total somme
average: moyenne
minimum: minimum mini
maximum: maximum maxi
share: part quotité
percent: pourcentage pourcent
rate: taux
amount: montant mt mnt
price: prix tarif
unit price: prix_unitaire pu
purchase price: prix_achat
sale price: prix_vente
cost: coût
fee: frais honoraires
tax: taxe impôt
vat: tva
vat rate: taux_tva
net: ht hors_taxe
gross: ttc brut brute
net amount: montant_ht total_ht
gross amount: montant_ttc total_ttc
discount: remise rabais réduction
balance: solde
revenue: chiffre_affaires recette
profit: marge
loss: perte
salary: salaire rémunération
bonus: prime
currency: devise monnaie
exchange rate: taux_change
interest: intérêt
interest rate: taux_intérêt
credit: crédit avoir
debit: débit
loan: prêt emprunt
installment: mensualité
debt: dette
income: revenu
expense: dépense charge
budget: budget
account: compte
bank account: compte_bancaire
account number: numéro_compte
account holder: titulaire_compte
bank details: rib
payment: regl rglt paiement règlement versement encaissement
payment method: mode_paiement mode_règlement moyen_paiement mode_versement
payment term: délai_paiement condition_règlement
invoice: facture
billing: facturation
invoice number: numéro_facture num_facture n_facture
reminder: relance rappel
order: commande cde
purchase: achat
sale: vente
buyer: acheteur
seller: vendeur
quote: devis
contract: contrat
delivery: livraison
delivery note: bon_livraison
shipping: expédition
shipping cost: frais_port
shipment: colis
carrier: transporteur
tracking number: numéro_suivi
package: paquet offre_formule
packaging: emballage conditionnement
return: retour
warehouse: entrepôt dépôt
shelf: rayon étagère
location: emplacement localisation
product: produit
item: article
line: ligne
part: pièce
material: matériau matériel
batch: lot
batch number: numéro_lot num_lot
serial number: numéro_série n_série
brand: marque
model: modèle
variant: variante
inventory: inventaire
machine: machine
device: appareil dispositif engin
equipment: équipement outillage
tool: outil
vehicle: véhicule voiture
license plate: immatriculation plaque plaque_immatriculation numéro_immatriculation
vin: numéro_chassis
mileage: kilométrage
fuel: carburant énergie_véhicule
engine: moteur
manufacture: fabrication
production: production
maintenance: entretien
repair: réparation
inspection: contrôle inspection
damage: dommage dégât
claim: sinistre déclaration_sinistre
claim number: numéro_sinistre
policy: police police_assurance
policy number: numéro_police n_police no_police
premium: cotisation prime_assurance
deductible: franchise
case: dossier affaire
case number: numéro_dossier no_dossier n_dossier numero_affaire
file: fichier justificatif
file name: nom_fichier
path: chemin
document: document
attachment: pièce_jointe annexe
image: image
photo: photo
page: page
request: demande requête
application: candidature
form: formulaire
permit: permis autorisation
license: licence permis_conduire
certificate: certificat attestation
decision: décision arbitrage
fine: amende
complaint: plainte réclamation
ticket: billet
task: tâche
appointment: rendez_vous rdv
meeting: réunion
event: événement évènement
project: projet
plan: plan
goal: objectif but
result: résultat issue
step: étape
process: processus procédure
activity: activité
work: travail ouvrage
shift: vacation
break: pause
absence: absence
vacation: congé congés
holiday: vacances jour_férié
illness: maladie
overtime hour: heures_supplémentaires heures_sup
job title: fonction profession métier emploi poste_occupé qualité_fonction
qualification: qualification
education: formation
training: stage
degree: diplôme
skill: compétence
experience: expérience
diagnosis: diagnostic
finding: constat
symptom: symptôme
treatment: traitement soin soins
therapy: thérapie
surgery: intervention_chirurgicale
intervention: intervention
medication: médicament
prescription: ordonnance prescription
dosage: posologie dosage
dose: dose
active ingredient: principe_actif
blood type: groupe_sanguin
blood pressure: tension_artérielle
allergy: allergie allergies
vaccination: vaccination
vaccine: vaccin
lab: laboratoire
sample: échantillon prélèvement
consultation: consultation
bed: lit
room: chambre salle local
room number: numéro_chambre
building: bâtiment immeuble
floor: étage
apartment: appartement
house: maison
property: bien_immobilier bien
parcel: parcelle
rent: loyer
deposit: caution acompte dépôt_garantie
construction: construction chantier
course: cours
school subject: matière discipline
lesson: leçon séance
exam: examen épreuve
grade: note note_obtenue
points: points
coefficient: coefficient
semester: semestre
term: trimestre
school year: année_scolaire
field of study: filière
faculty: faculté
report card: bulletin
book: livre
publisher: éditeur
library: bibliothèque
trip: trajet voyage
route: itinéraire
stop: arrêt
station: gare station
dock: quai
train: train
flight: vol
airport: aéroport
airline: compagnie_aérienne
seat: siège place
hotel: hôtel
stay: séjour
night: nuit nuitée
reservation: réservation
restaurant: restaurant
meal: repas
dish: plat
menu: carte_menu
ingredient: ingrédient
preparation: préparation
portion: portion
drink: boisson
species: espèce
animal: animal
breed: race
plant: plante
crop: culture
harvest: récolte
field: champ
farm: ferme exploitation
tree: arbre
forest: forêt
game: jeu
match: match rencontre
season: saison
player: joueur
referee: arbitre
league: ligue
score: score
home: domicile
club: club
membership: adhésion
donation: don
role: rôle
permission: droit droits
password: mot_de_passe mot_passe mdp motdepasse
setting: paramètre réglage
version: version
source: source
origin: origine provenance
destination: destination
remaining: reste restant
old: ancien
new: nouveau nouvelle
main: principal principale
special: spécial
default: défaut
internal: interne
external: externe
public: public
private: privé
assigned: affecté attribué
assignment: affectation attribution
link: lien
list: liste
table: tableau
history: historique
log: journal
error: erreur
warning: avertissement
question: question
answer: réponse
rating: évaluation avis
survey: enquête sondage
vote: voix
election: élection
sort order: ordre
sequence: séquence
signature: signature
weather: météo
wind: vent
direction: sens direction
load: chargement
capacity: capacité effectif_max jauge capacité_accueil
quality: qualité
waste: déchet
vessel: navire
ship: bateau
port: port
customs: douane
import: importation
export: exportation
tender: appel_offre marché
bid: offre
bidder: soumissionnaire
auction: enchère
shop: magasin boutique
cash register: caisse
voucher: bon
coupon: bon_réduction
campaign: campagne
advertising: publicité
offer: proposition
warranty: garantie
subscription: abonnement
subscriber: abonné
call: appel escale
connection: connexion
network: réseau
provider: prestataire
service: prestation
frequency: fréquence cadence
interval: intervalle
cycle: cycle
first: premier première
last: dernier dernière
next: suivant prochain prochaine
previous: précédent
current: courant actuel
planned: prévu planifié
forecast: prévision
before: avant
after: après
incoming: entrées
outgoing: sorties
difference: écart différence
occupied: occupé occupées
free: libre libres
damaged: endommagé endommagés
actual: réel réelle reelle reel
estimated: estimé
required: obligatoire requis
optional: facultatif
available: disponible
visible: visible
allowed: autorisé
full time: temps_plein
part time: temps_partiel
social security number: numéro_sécu numero_securite_sociale nir num_secu num_sécurité_sociale nss
company number: rcs
road: route
bridge: pont
street light: lampadaire
budget line: ligne_budgétaire
council: conseil
mayor: maire
elected: élu
subsidy: subvention
with: avec
without: sans
for: pour
of: de du des la les aux
and: et
or: ou
not: pas non
in: dans
headcount: effectifs
cover: couverture
subtitle: sous_titre
summary: résumé synthèse
download: téléchargement
byte: octet
submitted: déposé soumis
justified: justifié
publication: parution publication
publication date: date_parution date_publication
barcode: code_barre code_barres codebarre
scale: barème échelle
instruction: consigne instruction
shelf mark: cote
copy: exemplaire
reader: lecteur lectrice
borrower: emprunteur
collection: collection fonds collecte ramassage
edition: édition
keyword: mot_clé mots_clés
abstract: résumé_court
work title: titre_ouvrage
fine amount: montant_amende
late day: jours_retard
delay: retard
extension: prolongation
card number: numéro_carte
card: carte
acquisition: acquisition
acquisition date: date_acquisition
purchase date: date_achat
creation date: date_création
registration date: date_inscription
return date: date_retour date_reprise
loan date: date_prêt date_emprunt
condition: état_usure
occupation: csp activité_professionnelle
profile: profil
notification: notification
manager: gestionnaire
technician: technicien
engineer: ingénieur
worker: ouvrier
site manager: chef_chantier
workshop: atelier
vehicle registration: carte_grise
number of rooms: nb_pièces
energy class: classe_énergie dpe
container: conteneur bac récipient benne
plot: terrain
waste: déchets ordures
use: usage utilisation
urgency: urgence
opens: ouvre
head: responsable_service
principal: proviseur directeur_école
excused: justifiée
reminder count: relances
weekly hour: volume_horaire
coefficient: coef
scholarship flag: boursier boursière
repeating flag: redoublant redoublante
regime: régime
coach: entraîneur
harvest: vendange
vineyard: vignoble
grape: cépage
barrel: fût tonneau
bottle: bouteille
tank: cuve
tested: testé
inspector: inspecteur contrôleur vérificateur
opening hours: horaires
occupancy: occupation
deposit: arrhes
opening balance: solde_initial
closing balance: solde_final
remaining amount: reste_à_payer
total amount: montant_total total_général
net amount: net_à_payer
tax amount: montant_tva
hourly rate: taux_horaire
share: quote_part
lawyer: avocat avocate
judge: juge
court: tribunal cour
lawsuit: litige procès
hearing: audience
notary: notaire
witness: témoin témoins
citizen: citoyenne
granted: accordé
submitted: transmis
processed: traité
installed: installé posé
removed: retiré enlevé
picked up: enlevé_le ramassé
arrived: arrivé
departed: parti
returned: rendu
repaired: réparé
replaced: remplacé
reported: signalé déclaré
host: animateur
organizer: organisateur
speaker: intervenant orateur
instructor: formateur moniteur
treasurer: trésorier
chairman: président
developer: maître_ouvrage promoteur
site manager: conducteur_travaux
work type: type_travaux
progress status: état_avancement avancement
trade: corps_métier
attending physician: médecin_traitant
medical history: antécédent antécédents
emergency contact: personne_à_prevenir contact_urgence
admission type: mode_entrée
discharge disposition: mode_sortie
wine type: type_vin
aging: élevage
label: étiquette
place name: lieu_dit lieudit
soil type: type_sol
orientation: exposition orientation
variety: variété
coat color: robe pelage
microchip number: numéro_puce puce
veterinarian: vétérinaire
sales channel: canal_vente canal
family: famille
employee number: matricule
education level: niveau_étude niveau_études
collective agreement: convention
termination reason: motif_départ motif_rupture motif_depart
position applied: poste_visé
recruiter: recruteur
target audience: public_visé
package: formule forfait
booking channel: origine_réservation
special request: demande_spéciale
property type: type_logement
heating: chauffage
general condition: état_général
guarantor: garant caution_solidaire
accident circumstances: circonstances
expert: expert experte
accident location: lieu_sinistre
maintenance type: type_intervention
fault: panne dysfonctionnement
part: pièce_changée
urgency: degré_urgence
nickname: surnom
strong foot: pied_fort
period: époque
defendant: défendeur accusé
plaintiff: plaignant
policyholder: souscripteur
appraiser: expert_sinistre
insurance line: branche
stadium: stade
industry: secteur secteur_activité
legal form: forme_juridique
tax number: numéro_fiscal
employment type: type_emploi
absence reason: motif_absence
payment terms: conditions_paiement
size: pointure
starts: commence
ends: finit termine
museum: musée
artwork: oeuvre oeuvre_art
artist: artiste peintre sculpteur
legal status: statut_juridique
county: département
era: siècle
art movement: courant_artistique mouvement
acquisition mode: mode_acquisition
location: implantation
caption: légende
curator: commissaire conservateur
theme: thème thématique domaine
price category: categorie_tarifaire catégorie_tarif
public price: tarif_public
poster: affiche
condition: etat_conservation
technique: technique
winegrower: vigneron viticulteur
wine: vin
vintage: millésime
barrel: barrique
tasting: dégustation
soil type: nature_sol
irrigation: irrigation
fertilizer: engrais
pesticide: pesticide produit_phytosanitaire
breeder: éleveur
livestock: bétail cheptel
animal type: type_animal
animal name: nom_animal
shelter: refuge
adoption: adoption
fireman: pompier sapeur_pompier
rank: grade
station: caserne
intervention type: nature_intervention
victim: victime
police officer: policier gendarme
offense: infraction délit
penalty: sanction peine
judge: magistrat
court: juridiction
defendant: prévenu
case number: num_dossier
real estate type: type_bien
energy rating: classe_energetique etiquette_energie
landlord: propriétaire_bailleur
owner: détenteur
lease type: type_bail
staircase: escalier
mobile: gsm
contact person: personne_contact interlocuteur contact_principal correspondant
manager: directrice
job title: intitule_poste
contract type: type_contrat nature_contrat
working time: temps_travail
leave type: type_conge nature_conge
branch: antenne
legal name: dénomination_sociale
tax id: num_tva numero_tva
activity type: type_activite
serial number: num_serie
equipment type: type_materiel type_equipement
spare part: pièce_rechange pièce_detachee
breakdown type: type_panne nature_panne
maintenance type: type_maintenance
conclusion: conclusion conclusions
unit: unite_mesure
threshold: seuil
analysis: analyse
method: méthode procédé
product name: nom_produit libelle_produit designation_article
product category: famille_produit categorie_produit
range: gamme
color: coloris teinte
dimension: dimension
shape: forme
finish: finition
fabric: tissu étoffe
wood: bois essence_bois
packaging type: type_emballage type_conditionnement
expiry date: date_peremption dlc
aisle: allée
vehicle type: type_vehicule
gearbox: boite_vitesse
garage: garage
mechanic: mécanicien
insurance company: compagnie_assurance compagnie
policy number: num_police
claim type: type_sinistre nature_sinistre
iban: iban iban_rib coordonnées_bancaires
check number: numero_cheque
school type: type_etablissement
course title: intitule_cours
library: médiathèque
publisher: maison_edition
abbreviation: abréviation
frequency: périodicité
remark: observations
note: annotation
membership type: type_adhesion
volunteer: bénévole
donor: donateur mécène donatrice
event: manifestation
event type: type_evenement type_manifestation
speaker: conférencier
row: rangée
show: spectacle
director: metteur_en_scene réalisateur
actor: comédien acteur
musician: musicien
instrument: instrument
composer: compositeur
song: chanson
sport: sport
competition: compétition tournoi
position: position
license number: numero_licence num_licence
age group: categorie_age tranche_age
menu: menu
allergen: allergène
cuisine: cuisine
waiter: serveur
chef: cuisinier chef_cuisine
taste: goût saveur
baker: boulanger
dough: pâte
room type: type_chambre
campsite: camping
boat type: type_bateau
captain: capitaine
crew: équipage
fish: poisson
fisherman: pêcheur
citizen: administré
resident: résident
procedure: démarche
license type: type_permis
office: bureau guichet
cemetery: cimetière
grave: concession tombe
deceased: défunt
relationship: lien_parente parenté
guardian: représentant_legal
medical specialty: spécialité specialite_medicale
ward: service_hospitalier
pharmacy: officine
login: login
permission: habilitation
document type: type_document nature_document type_pièce
weather: conditions_meteo
observer: observateur
site: site
zone: zone
altitude: altitude
mountain: montagne massif
trail: sentier
difficulty: difficulté
guide: guide accompagnateur
garden: jardin
gardener: jardinier
flower: fleur
river: rivière cours_eau
lake: lac
water quality: qualite_eau
origin type: type_origine
supply: approvisionnement
adult: adulte
lost: perdu
taxable amount: base_imposable base_ht
withholding: retenue
initial: initial
final: final
payment frequency: fractionnement échéancier rythme_paiement
short label: lib_court intitulé_court
cancellation reason: motif_résiliation motif_annulation motif_resil
rejection reason: motif_refus motif_rejet
exit reason: motif_sortie
case status: état_dossier statut_dossier
case handler: gestionnaire_dossier rédacteur instructeur chargé_dossier référent conseiller
supervisor: encadrant tutrice superviseur
expert name: nom_expert
intermediary: intermédiaire courtier apporteur
third party: tiers tiers_adverse
signatory: signataire
holder: porteur
legal guardian: responsable_légal tuteur_légal
circumstances: déroulement
opinion: avis_expert
liability: responsabilité
injury severity: gravité_blessure
injury: blessure blessures lésion
payment type: nature_règlement type_règlement moyen_règlement
annual premium: prime_annuelle cotisation_annuelle
use type: usage_véhicule type_usage
parking: stationnement mode_stationnement lieu_stationnement
chassis number: num_série_vehicule vin_vehicule
medical practice: cabinet_médical
firm: cabinet
repair shop: garage_réparateur réparateur carrossier
use name: nom_usage nom_marital
landline: tel_fixe téléphone_fixe fixe
start hour: heure_début heure_deb
end hour: heure_fin
weekday: jour_semaine
schedule: créneau planning emploi_du_temps
time slot: créneau_horaire plage_horaire
notice period: préavis délai_préavis
stock location: emplacement_stock
waste type: type_déchet nature_déchet
tour: tournée circuit
membership number: num_adhérent
section: section rubrique_section
trainer: formatrice intervenante
trainee: stagiaire apprenti
academy: académie rectorat
diet: régime_alimentaire
canteen: cantine restauration
sampler: préleveur
meter number: num_compteur numéro_compteur
tariff: grille_tarifaire
approved by: validé_par approuvé_par
created by: créé_par saisi_par
purpose: finalité
cost center: centre_coût centre_de_coût
accounting code: code_comptable compte_comptable
order number: num_commande numéro_commande
risk: risque
risk level: niveau_risque
monthly: mensuel mensuelle
yearly: annuel annuelle
payroll: paie
bank transfer: virement
taxable: imposable
trial: essai
assessor: évaluateur evaluateur
strength point: points_forts
interview date: date_entretien
charges: charges_locatives
discharge: sortie_hopital
pallet: palette
flag country: pavillon
consignee: consignataire
declarant: déclarant
cargo: marchandise
customs regime: régime_douanier regime_douanier
cargo ship owner: armateur
berth: poste_quai
customs code: code_sh
declared value: valeur_déclarée valeur_declaree
duty: droits_douane
scheduled: prévue prevue prevu
administration route: voie_administration voie_d_administration
legal form: forme_juridique statut_juridique
active ingredient: matiere_active substance_active principe_actif
report: compte_rendu
equipment: materiel_utilise
harvest year: campagne_culturale
previous crop: precedent_cultural
botanical family: famille_botanique
soil type: nature_sol nature_du_sol type_sol
breed: race_animale
farm: exploitation_agricole
production method: mode_production mode_de_production
exit reason: motif_sortie motif_depart
`;
