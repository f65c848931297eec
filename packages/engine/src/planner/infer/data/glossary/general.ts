import type { Foreign } from '../../names/language.ts';

/** Words of every office that the glossaries lacked: English, and what schemas of the language write for them. */
export const GENERAL_WORDS: Readonly<Partial<Record<Foreign, string>>> = {
  de: `
registration: melde anmelde einschreibe
pickup: abhol
inspection: prüf begutachtung
rental: miet vermiet verleih
payment: zahl bezahl
driving: fahr
identity document: ausweis ausweisdokument legitimation
affiliation: zugehörigkeit
last name: ehename
academic title: doktorgrad
marriage: ehe
finder: finder
whereabouts: verbleib
branch: zweig
issuer: aussteller ausstellende ausstellender
operator: betreiber betreiberin
compartment: fach lagerfach schließfach
cabinet: schrank aktenschrank
box: kasten kiste
scope: umfang
statute: satzung
regulation: ordnung vorschrift richtlinie
found item: fundsache fundsachen fundstück fundgegenstand
municipality key: gemeindeschlüssel ags regionalschlüssel
tag number: steuermarke hundemarke
equipment: ausrüstung gerätschaft
procurement: beschaffung
destruction: vernichtung
disposal: entsorgung
responsibility: zuständigkeit
authorization: berechtigung befugnis
hardship: härtefall
household: haushalt
residence: wohnsitz aufenthalt
occupancy: belegung
suitability: eignung
obligation: pflicht verpflichtung
entitlement: anspruch
eligibility: anspruchsberechtigung
allowance: zulage zuschlag beihilfe
surcharge: aufschlag mehrpreis
exemption: befreiung freistellung
reduction: minderung herabsetzung
objection: widerspruch einspruch einwand
hearing: anhörung verhandlung
testimony: aussage zeugenaussage
offence: ordnungswidrigkeit delikt straftat
fine: bußgeld geldbuße strafe
seizure: pfändung beschlagnahme
enforcement: vollstreckung
heritage: nachlass erbschaft
trustee: treuhänder
deputy: vertretung stellvertreter stellvertretung
successor: nachfolger
predecessor: vorgänger
intermediary: vermittler
lookup: nachschlage
procedure: ablauf vorgehen verfahrensart
instruction: anweisung anleitung hinweis
appearance: aussehen erscheinung
feature: ausstattungsmerkmal besonderheit
strength: stärke festigkeit
hardness: härte
depth: tiefe
thickness: dicke stärke_mm
circumference: umfang_cm
moisture: feuchte feuchtigkeit
yield: ertrag ausbeute
harvest: ernte
cultivation: anbau
seed: saatgut samen
fertilizer: dünger düngemittel
livestock: vieh tierbestand
stable: stall
pasture: weide
field: acker schlag feldstück
forest: wald forst
timber: holz
hunting: jagd
fishing: fischerei
quarry: steinbruch
mine: bergwerk
drilling: bohrung
well: brunnen
pipeline: leitung rohrleitung
sewer: kanal kanalisation
reservoir: behälter speicher becken
substation: umspannwerk trafostation
grid: netz stromnetz
consumption: verbrauch bezug
feed in: einspeisung
outage: ausfall störungsausfall
repair: instandsetzung reparatur ausbesserung
renovation: sanierung modernisierung
scaffold: gerüst
facade: fassade
heating: heizung
insulation: dämmung isolierung
ventilation: lüftung
elevator: aufzug fahrstuhl
staircase: treppe treppenhaus
cellar: keller
attic: dachboden
garden: garten
fence: zaun
gate: tor
parking space: stellplatz parkplatz
cleaning: reinigung
laundry: wäsche
kitchen: küche
menu: speisekarte
dish: gericht speise
ingredient: zutat
supplier: bezugsquelle
shelf life: haltbarkeit
origin country: herkunftsland ursprungsland
breed: rasse zuchtlinie
coat color: fellfarbe
species: tierart art_name
vaccination: impfung
chip number: chipnummer transpondernummer
stay: aufenthalt verweildauer
ward: station pflegestation
complaint: beschwerde reklamation beanstandung
accident: unfall
rescue: rettung
alarm: alarm alarmierung
operation: einsatz
unit name: einheitsname
rank: dienstgrad rang
badge number: dienstnummer
weapon: waffe
volunteer: ehrenamtlicher freiwilliger helfer
sponsor: förderer gönner
grant: fördermittel zuschuss förderung
donation: spende zuwendung
subscription: abo abonnement
issue number: ausgabe heftnummer
circulation: auflagenhöhe
manuscript: manuskript
editor: lektor redakteur
stage: bühne
performance: aufführung vorstellung
rehearsal: probe
cast: besetzung ensemble
exhibit: exponat ausstellungsstück
loan: leihgabe
restoration: restaurierung
curator: kurator kuratorin
season: saison spielzeit
opponent: gegner
goal: tor_anzahl
referee: schiedsrichter
stadium: stadion
league: liga
table position: tabellenplatz
jersey number: trikotnummer rückennummer
`,
  fr: `
bar association: barreau
direct phone: ligne_directe
last name: nom_usage nom_marital nom_jeune_fille nom_epouse
matter: matière
area: domaine secteur_activité
confidentiality: confidentialité
deed: acte
bailiff: huissier commissaire_justice
probable: probable
expected: prévu attendu escompté
stake: enjeu
margin: marge
signed: signé paraphé
notified: signifié notifié
opposing: adverse opposé
prosecutor: procureur parquet
notary: notaire
magistrate: magistrat juge
clerk: greffier greffière
plaintiff: demandeur demanderesse requérant plaignant
defendant: défendeur défenderesse prévenu accusé
witness: témoin
power of attorney: procuration mandat
estate: succession patrimoine
heir: héritier héritière ayant_droit
lease: bail
landlord: bailleur propriétaire_bailleur
tenant: locataire preneur
charges: charges
deposit: dépôt_garantie
inventory report: état_lieux
troubleshooting: dépannage
outage: rupture coupure interruption
serial number: numéro_série série
template: gabarit
attachment: rattachement pièce_jointe
session: session séance
enrollment: inscription
attendance: assiduité présence
absence: absentéisme
substitute: remplaçant suppléant
trainee: stagiaire
apprentice: apprenti alternant
supervisor: encadrant tuteur référent
skill: compétence aptitude
interview: entretien
recruitment: recrutement
dismissal: licenciement
resignation: démission
allowance: indemnité allocation
bonus: prime gratification
payslip: bulletin_paie fiche_paie
household: foyer ménage
dependent: ayant_droit personne_charge
residence: domicile résidence
birth name: nom_naissance
nationality: nationalité
identity document: pièce_identité justificatif_identité
emergency contact: contact_urgence personne_prévenir
allergy: allergie
medication: médicament traitement
vaccination: vaccination vaccin
diet: régime régime_alimentaire
harvest: récolte vendange moisson
crop: culture
field: parcelle champ
soil: sol terre
irrigation: arrosage irrigation
fertilizer: engrais fertilisant
livestock: bétail cheptel élevage
herd: troupeau
barn: étable grange hangar
yield: rendement
moisture: humidité
storage: entreposage conservation
shelf life: durée_conservation
expiry date: date_péremption dlc dluo
batch: numéro_lot
packaging: conditionnement emballage
pallet: palette
truck: camion poids_lourd
trailer: remorque semi_remorque
driver: chauffeur conducteur
route: itinéraire trajet parcours
stop: arrêt étape_livraison
load: chargement cargaison
customs: douane
berth: poste_quai
ship: navire bateau
flight: vol
passenger: passager voyageur
luggage: bagage
ticket: billet
seat: siège place_assise
fare: tarif_voyage
timetable: grille_horaire
performance: représentation spectacle
rehearsal: répétition
stage: scène plateau
cast: distribution
artist: artiste interprète
work: oeuvre œuvre
loan: prêt
exhibition: exposition
visitor: visiteur
donor: donateur mécène
volunteer: bénévole
grant: subvention
member: adhérent sociétaire licencié
team: équipe
coach: entraîneur
referee: arbitre
match: rencontre
ranking: classement
score: pointage
water level: niveau_eau
flow: débit
sensor: capteur sonde
threshold: seuil
alarm: alarme alerte
consumption: consommation
meter: compteur
reading: relevé index_relevé
grid: réseau
maintenance: entretien
cleaning: nettoyage ménage_entretien
waste: déchet déchets
collection: collecte ramassage
landfill: décharge
complaint: réclamation plainte
claim: demande_indemnisation
appraisal: expertise
appraiser: expert experte
compensation: indemnisation
witness statement: déposition
whereabouts: devenir
found item: objet_trouvé
`,
};
