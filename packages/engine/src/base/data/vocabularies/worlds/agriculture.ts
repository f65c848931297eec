import type { World } from './world.ts';

/** Crops, breeding, soils, farm animals and what is done in fields. */
export const AGRICULTURE: World = {
  name: 'agriculture',
  signs: `crop cultivar germplasm accession sowing sown planting planted harvest harvested yield soil fertilizer irrigation pest herbicide pesticide
    seed seedling variety breeding breeder trait genotype phenotype pollination plot trial acre hectare livestock cattle herd paddock pasture
    greenhouse orchard vineyard agronomist agronomy farm farmer germination rootstock grafting landrace tillage manure weed fungicide barn dairy
    milking calving lambing poultry flock feed grazing silage tractor pollen parent_line nursery harvesting propagation cutting rhizome`,
  slots: {
    crop: 'winter wheat|spring barley|maize|rice|soybean|potato|sunflower|oilseed rape|chickpea|sorghum|common bean|tomato',
    crop_b: 'Wheat|Barley|Maize|Rice|Soybean|Potato|Sunflower|Sorghum|Chickpea|Cassava|Bean|Tomato',
    trait: 'drought tolerance|rust resistance|grain yield|early maturity|lodging resistance|protein content|heat tolerance|nitrogen use efficiency|disease resistance|plant height',
    trait_b: 'Drought Tolerance|Rust Resistance|High Yield|Early Maturity|Heat Tolerance|Grain Quality|Disease Resistance|Biofortification',
    pest: 'aphids|stem borers|powdery mildew|leaf rust|armyworms|weeds|leaf spot|birds',
    part: 'lower leaves|flag leaf|stems|ears|roots|field margin|northern border|second block',
    count: '12|18|24|36|48|60', season: 'spring|the main season|autumn|the dry season', place: 'sandy loam|clay soil|rainfed conditions|irrigated conditions|low nitrogen|high altitude',
  },
  lists: `
crop, crop name, crop type, crop kind, crop species, main crop, previous crop, cover crop: wheat|maize|barley|rice|soybean|potato|oilseed rape|sunflower|sugar beet|oats|sorghum|chickpea|lentil|field pea|faba bean|cotton|cassava|groundnut|millet|rye|tomato|onion|alfalfa|triticale
target species, plant species, =species, botanical name, =taxon, taxon name, scientific name, species name, =genus species: Triticum aestivum|Zea mays|Oryza sativa|Hordeum vulgare|Glycine max|Solanum tuberosum|Phaseolus vulgaris|Sorghum bicolor|Brassica napus|Helianthus annuus|Cicer arietinum|Manihot esculenta|Arachis hypogaea|Avena sativa|Beta vulgaris|Vigna unguiculata|Gossypium hirsutum|Solanum lycopersicum|Lens culinaris|Pisum sativum|Medicago sativa|Secale cereale
=genus, plant genus: Triticum|Zea|Oryza|Hordeum|Glycine|Solanum|Phaseolus|Sorghum|Brassica|Helianthus|Cicer|Manihot|Avena|Beta
=common name, vernacular name: bread wheat|maize|rice|barley|soybean|potato|common bean|sorghum|oilseed rape|sunflower|chickpea|cassava|groundnut|oats|sugar beet|tomato
!cultivar, cultivar name, =variety, variety name, crop variety, hybrid name, rootstock, rootstock variety, check variety, line name: Golden Harvest|Northern Star|Prairie Gold|Red Fife|Sonora 64|Atlas 66|Blue Ridge|Summit|Early Pride|Silver Queen|Marquis|Highland Belle|Sunrise|Kestrel|Valiant|Desert King|Monarch|Liberty|Redwood|Pioneer 12
trait, trait name, plant trait, measured trait: plant height|grain yield|days to flowering|days to maturity|thousand kernel weight|lodging score|leaf rust severity|protein content|number of tillers|ear length|leaf area index|root length|seed colour|stem diameter|chlorophyll content|test weight|heading date|panicle length|number of pods|plant vigour|oil content|powdery mildew score
trait class, trait category, trait group, trait type: agronomic|morphological|phenological|quality|biotic stress|abiotic stress|physiological|biochemical
!experimental design, trial design, field design, plot design, statistical design, design type: randomized complete block|alpha lattice|split plot|augmented block|Latin square|completely randomized|row-column|p-rep|strip plot|factorial
=design: randomized complete block|alpha lattice|split plot|augmented block|Latin square|completely randomized|row-column|p-rep
!trial type, field trial type, =trial kind: preliminary yield trial|advanced yield trial|observation nursery|on-farm trial|variety trial|demonstration|disease screening|fertilizer trial|multi-location trial|registration trial
!soil type, soil class, soil texture, =soil, soil description, soil group: sandy loam|clay loam|silt loam|loam|clay|sandy clay|silty clay|loamy sand|peat|chalky loam|vertisol|luvisol|cambisol|chernozem
!soil drainage, drainage class: well drained|moderately drained|poorly drained|excessively drained|imperfectly drained
!irrigation method, irrigation type, irrigation system, =irrigation, watering method: drip|sprinkler|furrow|rainfed|centre pivot|flood|subsurface drip|basin
fertilizer regime, fertilizer, fertilizer type, fertilization, fertilizer treatment, nutrient treatment, fertilization scheme: NPK 15-15-15|urea 46%|120 kg N/ha|60 kg N/ha split|no fertilizer|compost 10 t/ha|DAP basal|cattle manure|calcium ammonium nitrate|half rate NPK|ammonium sulphate
tillage, tillage method, tillage system, tillage type, soil preparation, land preparation: no-till|conventional ploughing|minimum tillage|strip-till|disc harrowing|chisel ploughing|ridge tillage
!sowing method, planting method, seeding method, planting system: direct drilling|broadcast|transplanting|row planting|precision planter|hand sowing|dibbling
!pollination method, pollination type, pollination, crossing method, mating system: hand pollination|open pollination|self-pollination|controlled crossing|bagged selfing|insect pollination|bulk pollination|sib pollination
emasculation method: hand emasculation|hot water|clip method|vacuum|none
!cross type, crossing type, type of cross, mating design, mating type: single cross|backcross|three-way cross|double cross|top cross|testcross|polycross|selfing|reciprocal cross
!breeding method, selection method, breeding scheme, breeding strategy: pedigree selection|bulk selection|single seed descent|doubled haploid|recurrent selection|mass selection|marker-assisted selection|genomic selection|mutation breeding|backcross breeding
!biological status, germplasm type, accession type, sample status, improvement status: landrace|breeding line|advanced cultivar|wild relative|hybrid|inbred line|mutant|genetic stock|clone|weedy
generation, filial generation, inbreeding generation: F1|F2|F3|F4|F5|BC1F1|BC2|DH|F6
collecting source, collection source, acquisition source, germplasm source: farm field|wild habitat|local market|institute|genebank|backyard|roadside|seed company|research station
collection site, collecting site, collection locality, =provenance: farm near the river|village market|roadside, km 12|research station field|mountain pass, 1,450 m|valley floor|forest edge|dry river bank|terraced hillside|smallholder field|lake shore|coastal plain
seed storage, seed storage type, germplasm storage, storage type: seed collection|field collection|in vitro|cryopreserved|cold room 4 °C|long term -18 °C|medium term|short term
!seed class, seed category, class of seed, seed grade: breeder|foundation|certified|registered|basic|pre-basic|commercial
!seed treatment, seed dressing, seed coating, =treatment: untreated|thiram|metalaxyl|fludioxonil|imidacloprid coating|hot water|rhizobium inoculant|priming|captan|film coating
!seed source, source of seed: farm saved|breeder|seed company|genebank|local market|cooperative
growth stage, development stage, plant stage, crop stage, phenological stage, growing stage: emergence|tillering|stem elongation|booting|heading|flowering|grain filling|dough stage|maturity|seedling|vegetative|BBCH 31|BBCH 65
growth habit, plant habit, habit: erect|spreading|climbing|bushy|prostrate|semi-erect|determinate|indeterminate
plant part, affected part, organ, plant organ, tissue part: leaf|stem|root|fruit|flower|ear|seed|pod|tuber|whole plant|shoot|bark
pest, disease, pest or disease, pest name, disease name, plant disease, crop disease, pathogen, causal agent: leaf rust|powdery mildew|aphids|stem borer|late blight|fusarium head blight|armyworm|whitefly|leaf spot|root rot|spider mites|bacterial wilt|downy mildew|thrips|mosaic virus|cutworm
pest type, pest category, pest group: insect|fungus|weed|nematode|virus|bacterium|mite|rodent|bird
weed, weed species, dominant weed: Chenopodium album|wild oat|blackgrass|couch grass|bindweed|thistle|pigweed|ryegrass
control measure, control method, pest control, protection measure, management practice: fungicide spray|insecticide spray|hand weeding|biological control|pheromone traps|crop rotation|removal of infected plants|resistant variety|herbicide application|neem extract|release of predatory wasps|mulching
pesticide, product applied, active ingredient, =active substance, plant protection product, agrochemical, spray product, chemical applied, herbicide, fungicide, insecticide: glyphosate|mancozeb|azoxystrobin|tebuconazole|lambda-cyhalothrin|chlorothalonil|copper oxychloride|imidacloprid|metalaxyl|2,4-D|neem oil|spinosad|sulphur 80 WG|Bacillus thuringiensis|pendimethalin
application method, spraying method, method of application: foliar spray|soil drench|seed dressing|broadcast|band application|fertigation|knapsack sprayer|drone|side dressing
application rate, dose rate, spray rate, seeding rate, seed rate, sowing rate: 1.5 l/ha|2.0 l/ha|120 kg/ha|0.5 kg/ha|250 ml/ha|60 kg/ha|3 l/ha|1.0 kg/ha|200 g/ha|160 kg/ha
measurement method, method of measurement, measuring method, scoring method, trait method: ruler from soil to tip|visual score 1-9|weighing on balance|counting in 1 m row|NIR spectroscopy|SPAD meter|oven drying|plot combine scale|drone imaging|digital caliper|image analysis
measurement instrument, =instrument, measuring instrument, field instrument, =device used: SPAD-502 chlorophyll meter|digital caliper|measuring rod|NIR analyser|plot combine scale|leaf area meter|moisture meter|penetrometer|drone with multispectral camera|handheld NDVI sensor|precision balance
scale type, trait scale, measurement scale: numerical|ordinal|nominal|date|text|duration|code
entry type, plot type, plot role, treatment type: test|check|border|filler|control
!breeding stage, program stage, pipeline stage: crossing|early generation|preliminary trial|advanced trial|pre-release|release|seed multiplication|evaluation
harvest method, harvesting method, method of harvest: combine harvester|by hand|plot combine|shaker|mower|sickle|mechanical picker
season, growing season, crop season, cropping season, planting season: spring|summer|autumn|winter|main season|dry season|rainy season|off-season
propagation method, propagation type, multiplication method: seed|cutting|grafting|tissue culture|tuber|layering|division|budding
cropping system, rotation, production system, farming system, cultivation system: monoculture|intercropping|crop rotation|organic|conventional|agroforestry|integrated|greenhouse
land type, field type, parcel use, land use: arable land|pasture|orchard|greenhouse|fallow|vineyard|meadow|set-aside
animal type, livestock type, =livestock, animal species, livestock category, animal category: dairy cow|beef cattle|heifer|calf|ewe|lamb|sow|piglet|goat|laying hen|broiler|bull
breed, breed name, animal breed, herd breed, flock breed: Holstein|Jersey|Angus|Hereford|Simmental|Merino|Suffolk|Texel|Landrace|Duroc|Boer|Limousin|Charolais|Brown Swiss
feed type, feed, feed name, ration, diet type: grass silage|maize silage|hay|concentrate|barley meal|soybean meal|pasture|straw|mineral mix|milk replacer
housing type, barn type, stable type, housing system: free stall|deep litter|tie stall|free range|slatted floor|loose housing|aviary|outdoor
milking system, milking method: milking parlour|milking robot|rotary parlour|bucket|herringbone
packaging, packaging type, package, seed packaging: paper bag|jute sack|foil pouch|glass jar|25 kg bag|vacuum pack|big bag|plastic drum
program name, breeding program name, improvement program: {crop_b} Breeding Program|{crop_b} {trait_b} Program|Hybrid {crop_b} Development|{crop_b} Improvement Initiative
trial name, field trial name, =experiment name, nursery name: {crop_b} Yield Trial {count}|Advanced {crop_b} Trial {count}|{crop_b} {trait_b} Nursery|On-Farm {crop_b} Demonstration {count}|{crop_b} Variety Trial {count}
field name, parcel name, paddock name, plot name, block name: North Field|River Meadow|Long Acre|Home Paddock|Church Field|Mill Field|Upper Terrace|West Block|Station Field 3|Hill Side|Old Orchard|Lower Twenty
!farm name: Hillcrest Farm|Oak Ridge Farm|Willow Creek Farm|Sunny Acres|Green Valley Farm|Brookside Farm|Maple Grove Farm|Highfield Farm|Stonebridge Farm|Meadow View Farm
!plant disease, crop disease, crop pest: leaf rust|powdery mildew|aphids|stem borer|late blight|fusarium head blight|armyworm|whitefly|leaf spot|root rot|spider mites|downy mildew
host institution, donor institute, institute, institution, research institution, research station, donor institution, breeding institute, holding institute: Institute of Plant Sciences|National Agricultural Research Centre|University of Agriculture|Crop Research Institute|Highland Genebank|Regional Research Station|Institute of Crop Breeding|Department of Plant Breeding, State University|International Potato Institute|Seed Research Centre|National Genebank|College of Agriculture
location name, trial site, trial location, site name, experimental station, field station, testing site, environment name: Highfield Research Station|River Valley Station|Northern Plains Station|Hillside Farm|Lakeview Experimental Farm|Coastal Research Station|Upland Station|Dry Creek Field Station|Central Research Farm|Mountain View Station
weather, weather condition: sunny|cloudy|light rain|windy|overcast|hot and dry|frost|showers
grain quality, crop quality, quality class, fruit quality: class I|class II|extra|feed grade|milling grade|seed grade
`,
  prose: `
# note
Even stand, good emergence in all rows.
{pest} seen on the {part}.
Some lodging after the storm.
Plot flooded after heavy rain, yield may be too low.
Plants in the {part} are shorter than the rest.
Bird damage in the {part}.
Leaves turn yellow, possibly a lack of nitrogen.
Harvested {count} plants by hand for seed.
Flowering started two days earlier than the check variety.
Weeded by hand, {count} gaps in the row.
Soil was dry at sowing, irrigated twice.
Seed kept for the next {crop} trial.
# description
Measured on {count} plants per plot at maturity.
Scored from 1 (poor) to 9 (excellent) before harvest.
A {crop} population selected for {trait}.
{crop_b} grown on {place} without fungicide.
Plots of {count} rows with two border rows of the same variety.
Seed lot of {crop} harvested in {season}.
Counted from sowing until half of the plants flower.
Landrace collected from farmers who value its {trait}.
# objective, objective, purpose, goal, aim, research objective, trial objective, program objective, hypothesis, research question
Improve {trait} of {crop} for smallholder farmers.
Compare {count} {crop} lines for {trait} on {place}.
Develop {crop} varieties with better {trait}.
Test the response of {crop} to nitrogen on {place}.
Identify {crop} lines with stable yield and {trait}.
Multiply seed of promising {crop} lines for {season}.
Screen {crop} accessions for {trait} under natural infection.
# finding, finding, result summary, conclusion, outcome summary, recommendation, evaluation, assessment, observation text, diagnosis
{count} lines yielded more than the check variety.
Differences in {trait} were significant between varieties.
{crop_b} performed best on {place}.
Recommended for a second season of trials.
Infection with {pest} reduced yield by {count}%.
No effect of the treatment on {trait} was found.
# treatment instruction, instruction, growing instruction, crop management, management note, protocol text
Sow in rows 20 cm apart and thin to {count} plants per metre.
Irrigate every five days until flowering.
Apply nitrogen in two splits, at tillering and booting.
Spray against {pest} when ten percent of plants are infested.
Harvest at 14% moisture and dry before storage.
`,
};
