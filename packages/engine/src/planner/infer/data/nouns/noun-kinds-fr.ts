/** What usually comes of common nouns, in French: see noun-kinds.ts. Words of one entry are joined as in names of columns. */
export const FRENCH_KINDS = `
abri, refuge: cabane|tente|hangar|auvent|chalet
accessoire: ceinture|écharpe|sac|chapeau|gants|montre|lunettes
accident: chute|collision|coupure|brûlure|incendie
activite: randonnée|natation|cyclisme|peinture|lecture|yoga|cuisine
aeronef, avion: monomoteur|bimoteur|jet|planeur|hélicoptère|ULM
alcool, spiritueux: vodka|whisky|gin|rhum|cognac|liqueur
aliment, nourriture, denree: pain|riz|pâtes|viande|poisson|légumes|fruits|fromage
alliage: acier|laiton|bronze|inox|aluminium
allergie, allergene: pollen|arachides|lait|acariens|pénicilline|gluten|poils d'animaux
ameublement, meuble, mobilier: table|chaise|armoire|bureau|lit|canapé|étagère|commode
animal, bete: chien|chat|lapin|cheval|vache|mouton|poule|oiseau
appareil, appareil_menager: réfrigérateur|four|lave-linge|lave-vaisselle|micro-ondes
arbre, essence, essence_bois: chêne|hêtre|pin|sapin|bouleau|érable|frêne|tilleul
arme: couteau|pistolet|fusil|carabine|épée|arc
arret_maladie, maladie, affection, pathologie: grippe|diabète|asthme|bronchite|migraine|hypertension
arrosage, irrigation: goutte-à-goutte|aspersion|gravitaire|manuel
assaisonnement, epice: poivre|paprika|cannelle|cumin|curcuma|safran
bateau, navire, embarcation: voilier|bateau à moteur|kayak|barque|ferry|cargo|péniche|catamaran
batiment, immeuble, construction: maison|immeuble d'habitation|bureaux|entrepôt|école|commerce
biere: blonde|brune|blanche|ambrée|IPA|stout
bijou: bague|collier|bracelet|boucles d'oreilles|broche|pendentif|montre
blessure, lesion, plaie: coupure|entorse|fracture|brûlure|contusion|éraflure
bois: chêne|hêtre|pin|noyer|merisier|érable|frêne|sapin
boisson: eau|café|thé|jus|vin|bière|limonade|soda
boite, contenant, recipient: boîte|bouteille|bidon|sac|caisse|fût|bocal|seau
bovin, race_bovine: Charolaise|Limousine|Holstein|Montbéliarde|Salers|Blonde d'Aquitaine
cable: cuivre|fibre optique|coaxial|réseau|électrique
cafe: expresso|cappuccino|filtre|noisette|allongé|crème
carburant, combustible: gazole|essence|électricité|gaz naturel|fioul|bois|GPL
carrelage, revetement, revetement_sol, sol_interieur: parquet|carrelage|moquette|stratifié|vinyle|lino
cepage, raisin: Chardonnay|Merlot|Cabernet Sauvignon|Syrah|Pinot noir|Sauvignon blanc|Grenache
cereale: blé|orge|seigle|avoine|maïs|épeautre
champignon: champignon de Paris|cèpe|girolle|pleurote|morille
charpente: bois|métal|béton|lamellé-collé
chat, race_chat: européen|siamois|persan|maine coon|chartreux
chaudiere, chauffage: gaz|fioul|électrique|bois|pompe à chaleur|solaire
chaussure, soulier: botte|sandale|mocassin|basket|escarpin|chausson
chemin, route, voie: autoroute|route nationale|route départementale|rue|chemin|avenue
cheval, race_cheval: pur-sang|selle français|arabe|frison|percheron|poney
chien, race_chien: labrador|berger allemand|caniche|beagle|bouledogue|croisé|golden retriever
ciment, mortier, enduit: chaux|ciment|plâtre|argile
classe_age, tranche_age: enfant|adolescent|adulte|senior
climat: tempéré|tropical|aride|continental|méditerranéen|océanique
cloison, mur, paroi: brique|béton|placoplâtre|pierre|bois
cloture, barriere: grillage|bois|mur|haie|fer forgé|béton
col: chemise|V|rond|montant|châle|polo
colle, adhesif: époxy|néoprène|vinylique|silicone|cyanoacrylate
colis, emballage, conditionnement: carton|sac|bouteille|palette|caisse|barquette|tube|pot
coloris, couleur, teinte: rouge|bleu|vert|noir|blanc|jaune|marron|gris
comportement, caractere, temperament: calme|joueur|craintif|sociable|agressif|affectueux|indépendant
condiment, sauce: tomate|béchamel|moutarde|mayonnaise|pesto|vinaigrette
coquillage, crustace, fruit_de_mer: crevette|crabe|homard|moule|huître|langoustine
costume, deguisement: pirate|sorcière|clown|princesse|chevalier
coupe: droite|cintrée|ample|ajustée|évasée
courrier: lettre|colis|recommandé|carte postale
couverture, toiture, toit: tuile|ardoise|zinc|bac acier|chaume|terrasse
cuir: vachette|agneau|chèvre|daim|nubuck
cuisson: au four|à la poêle|grillé|vapeur|bouilli|mijoté
culture: blé|maïs|orge|colza|tournesol|pomme de terre|betterave
danse: valse|tango|salsa|ballet|hip-hop|rock|jazz
danger, risque: incendie|chute|chimique|électrique|bruit|biologique
decoration, ornement: rayé|peint|gravé|doré|uni|émaillé
dechet: ménager|papier|verre|plastique|métal|organique|encombrants|dangereux
degat, dommage, sinistre: dégât des eaux|incendie|vol|bris de glace|tempête
delit, infraction: vol|fraude|agression|dégradation|cambriolage|excès de vitesse
dessert: tarte|mousse au chocolat|crème brûlée|glace|salade de fruits|éclair
detergent, produit_entretien, nettoyant: savon|javel|détartrant|lessive|désinfectant|vinaigre
discipline, matiere_scolaire: mathématiques|français|histoire|biologie|physique|anglais|musique
eau, source_eau: eau potable|nappe|rivière|eau de pluie|forage|source
eclairage, lampe, luminaire: LED|halogène|fluocompacte|lampadaire|applique|suspension
embouteillage, bouchon: liège|vis|synthétique|capsule
emploi, metier, profession: enseignant|infirmier|ingénieur|électricien|comptable|chauffeur|cuisinier|vendeur
energie, source_energie: électricité|gaz|solaire|éolien|bois|nucléaire|hydraulique
engrais, fertilisant, amendement: compost|fumier|NPK|urée|chaux|lisier
epoque, periode_historique: Antiquité|Moyen Âge|Renaissance|Baroque|XIXe siècle|XXe siècle
equipement_protection, protection: casque|gants|lunettes|masque|chaussures de sécurité|gilet
escalier: droit|hélicoïdal|quart tournant|extérieur
etoffe, tissu, textile: coton|laine|soie|lin|velours|polyester|jersey|denim|satin|feutre
evenement, manifestation, fete: mariage|concert|anniversaire|salon|séminaire|festival|exposition
exposition_soleil, orientation: nord|sud|est|ouest|nord-est|sud-ouest
farine: blé|seigle|sarrasin|maïs|complète|épeautre
fenetre: battant|coulissante|oscillo-battante|fixe|de toit
fermeture, attache: zip|bouton|crochet|scratch|boucle|pression
fibre, fil: coton|laine|soie|lin|polyester|viscose|acrylique
finition: mate|brillante|satinée|brossée|polie|laquée|vernie
fleur: rose|tulipe|lys|œillet|tournesol|marguerite|orchidée|pivoine
fourrage, alimentation_animale: foin|ensilage|granulés|paille|herbe|céréales
fromage: camembert|comté|brie|roquefort|chèvre|emmental|reblochon
fruit: pomme|poire|banane|orange|fraise|cerise|pêche|raisin
gateau: chocolat|fraisier|tarte aux pommes|cake|mille-feuille|éclair
gaz: oxygène|azote|argon|propane|dioxyde de carbone|hélium
gibier: chevreuil|sanglier|cerf|lièvre|faisan|perdrix
granulat: sable|gravier|gravillon|concassé
graine, semence: blé|tournesol|colza|lin|maïs|gazon
habitat, milieu, biotope: forêt|prairie|zone humide|lande|rivière|littoral|étang
hebergement, logement: hôtel|chambre d'hôtes|gîte|camping|auberge|appartement|maison
herbe, aromate: basilic|persil|thym|romarin|menthe|ciboulette
huile: olive|tournesol|colza|sésame|noix|arachide
infection: bactérienne|virale|fongique|urinaire|respiratoire
insecte: abeille|fourmi|mouche|papillon|coléoptère|guêpe
instrument, instrument_musique: piano|violon|guitare|flûte|trompette|batterie|violoncelle|clarinette
isolant, isolation: laine de verre|laine de roche|polystyrène|ouate de cellulose|liège|fibre de bois
jeu: échecs|dames|poker|belote|puzzle|dominos
jouet: poupée|ballon|puzzle|peluche|cubes|train
lait: entier|demi-écrémé|écrémé|avoine|soja|chèvre
legume: carotte|pomme de terre|tomate|oignon|courgette|poivron|chou|épinard
lit: simple|double|superposé|canapé-lit|berceau
litiere: paille|copeaux|sciure|sable|chanvre
loisir, passe_temps: lecture|musique|sport|cuisine|jardinage|voyage|photographie
machine: tour|fraiseuse|presse|scie|perceuse|soudeuse
manche: longue|courte|trois-quarts|sans manches|raglan
massage: suédois|thaï|sportif|pierres chaudes|shiatsu
materiau, matiere_premiere: bois|acier|aluminium|plastique|verre|pierre|céramique|béton
medicament: paracétamol|ibuprofène|amoxicilline|aspirine|metformine|oméprazole
metal: acier|fer|cuivre|laiton|aluminium|zinc|argent|or
meteo, temps_meteo: ensoleillé|nuageux|pluie|neige|brouillard|venteux
moquette, tapis: laine|synthétique|berbère|persan|jonc de mer
mode_transport, transport, moyen_transport: voiture|train|bus|avion|vélo|à pied
monument: statue|obélisque|plaque|arc|fontaine|croix
moteur, motorisation: diesel|essence|électrique|hybride
motif_tissu, imprime: uni|rayé|à carreaux|fleuri|à pois|cachemire
musique, genre_musical: rock|pop|jazz|classique|blues|rap|folk
nuisible, ravageur, parasite: rat|souris|cafard|fourmi|puce|tique|puceron
oiseau: moineau|merle|mésange|pigeon|aigle|chouette|canard
outil: marteau|tournevis|pince|scie|perceuse|clé|ciseau|lime
pain: baguette|complet|seigle|campagne|mie|brioche
papier: mat|brillant|recyclé|cartonné|couché
partie_corps, zone_corps: tête|bras|main|jambe|pied|dos|épaule|genou
pate: brisée|feuilletée|sablée|levée|à choux
paysage, relief, terrain: plat|vallonné|montagneux|littoral
peche: ligne|filet|chalut|casier|palangre
peinture: acrylique|glycéro|huile|laque|lasure|vernis
pelage, robe: court|long|bouclé|noir|blanc|tacheté
piece: chambre|cuisine|salle de bains|salon|bureau|cave|entrée
pierre: granit|marbre|calcaire|grès|ardoise
pierre_precieuse, gemme: diamant|rubis|saphir|émeraude|améthyste|topaze|opale
piscine, bassin: intérieure|extérieure|enterrée|hors sol|olympique
plante, vegetal: rose|lavande|lierre|fougère|hortensia|buis
plastique: PE|PP|PVC|PET|ABS|polystyrène
plat: steak frites|lasagnes|salade|quiche|poulet rôti|poisson
poisson: truite|saumon|carpe|cabillaud|thon|brochet|sardine
porte: battante|coulissante|coupe-feu|pliante|blindée
posture: debout|assis|couché|à genoux
prix_remporte, recompense: or|argent|bronze|diplôme|médaille|coupe
race: labrador|berger allemand|caniche|beagle|européen
regime, regime_alimentaire: végétarien|végétalien|sans gluten|sans lactose|halal|sans sel
reptile: serpent|lézard|tortue|gecko|crocodile
roche, geologie: calcaire|granite|grès|schiste|basalte|argile|marne
sac, bagage: valise|sac à dos|sac à main|sac de voyage|pochette
saison: printemps|été|automne|hiver
saucisse, charcuterie: saucisson|jambon|pâté|chorizo|rillettes
savon, cosmetique: crème|rouge à lèvres|mascara|fond de teint|vernis
sculpture: buste|relief|statue|figurine
semelle: cuir|caoutchouc|crêpe|gomme
serrure: cylindre|cadenas|combinaison|électronique
siege, assise: chaise|fauteuil|tabouret|banc|canapé
sol: argileux|limoneux|sableux|calcaire|tourbeux
soupe, potage: tomate|légumes|oignon|potiron|lentilles
specialite_medicale: cardiologie|dermatologie|neurologie|pédiatrie|gynécologie
sport: football|tennis|natation|rugby|judo|athlétisme|cyclisme|basket
style: moderne|classique|baroque|gothique|rustique|art déco
sucre: blanc|roux|glace|canne|miel
symptome: fièvre|toux|maux de tête|nausée|fatigue|vertiges
table: à manger|basse|pliante|de conférence
taille_poil: court|mi-long|long|frisé
technique, technique_artistique: huile|aquarelle|acrylique|fusain|encre|pastel
the: vert|noir|menthe|camomille|verveine
traitement_bois: huilé|ciré|verni|peint|autoclave
tuyau, canalisation: cuivre|PVC|acier|fonte|PER
utilisation_sol, occupation_sol: labour|prairie|forêt|habitat|industrie|verger
vaccin, vaccination: tétanos|grippe|rougeole|hépatite B|rage|polio
vaisselle: assiette|bol|tasse|verre|plat|saladier
vegetation: forêt|prairie|lande|marais|haie
vehicule: voiture|camionnette|camion|moto|vélo|bus
vent: faible|modéré|fort|tempête
verre: trempé|feuilleté|double vitrage|dépoli
vetement, habit: chemise|pantalon|veste|robe|jupe|manteau|pull|costume
viande: bœuf|porc|poulet|agneau|veau|dinde|canard
vin: rouge|blanc|rosé|mousseux|liquoreux
voile: grand-voile|génois|spinnaker|foc
voix, tessiture: soprano|alto|ténor|basse|baryton
volaille: poulet|dinde|canard|oie|pintade|caille
yaourt: nature|fraise|vanille|grec|à boire
`;
