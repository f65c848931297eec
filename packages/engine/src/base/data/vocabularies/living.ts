import { entries, terms, texts, type Vocabulary } from './vocabulary.ts';

/** Food, sport, nature and farming. */
export const LIVING: readonly Vocabulary[] = [
  terms('cuisine', 'a cuisine', 'Italian|Chinese|Mexican|Indian|Japanese|Thai|French|American|Greek|Spanish|Turkish|Vietnamese|Korean|Lebanese|German|Mediterranean|Vegan|Seafood'),
  entries('dish', 'a dish', 'name section', `
Margherita Pizza|Main course
Caesar Salad|Starter
Spaghetti Carbonara|Main course
Tomato Soup|Starter
Grilled Salmon|Main course
Tiramisu|Dessert
Cheeseburger|Main course
French Fries|Side dish
Chicken Curry|Main course
Greek Salad|Starter
Chocolate Cake|Dessert
Vegetable Lasagna|Main course
Sirloin Steak|Main course
Bruschetta|Starter
Apple Pie|Dessert
Mushroom Risotto|Main course
Fish and Chips|Main course
Onion Rings|Side dish
Pad Thai|Main course
Beef Tacos|Main course
Pumpkin Soup|Starter
Cheese Platter|Dessert
Roast Chicken|Main course
Garlic Bread|Side dish
Crème Brûlée|Dessert
Falafel Wrap|Main course
Espresso|Drinks
Lemonade|Drinks
House Red Wine|Drinks
Draft Beer|Drinks
Mineral Water|Drinks
Cappuccino|Drinks`),
  terms('menu_section', 'a part of a menu', 'Starters|Main courses|Desserts|Drinks|Salads|Soups|Sides|Pizza|Pasta|Breakfast|Specials|Kids menu', 'even'),
  terms('meal', 'a meal', 'lunch|dinner|breakfast|snack|brunch', [36, 34, 20, 7, 3]),
  terms('ingredient', 'an ingredient', 'Flour|Sugar|Salt|Butter|Eggs|Milk|Olive oil|Tomatoes|Onions|Garlic|Chicken breast|Rice|Potatoes|Cheese|Basil|Black pepper|Carrots|Yeast|Cream|Lemon juice|Parsley|Pasta|Ground beef|Honey|Cinnamon|Mushrooms|Spinach|Bell pepper|Ginger|Soy sauce'),
  terms('food_allergen', 'an allergen', 'gluten|milk|eggs|nuts|soy|fish|shellfish|celery|mustard|sesame|sulphites|lupin'),
  terms('diet_preference', 'a diet', 'none|vegetarian|vegan|gluten-free|lactose-free|halal|kosher|pescatarian', [60, 15, 8, 6, 4, 4, 1, 2]),
  terms('drink', 'a drink', 'Coffee|Mineral water|Red wine|Beer|Orange juice|Tea|White wine|Cola|Lemonade|Espresso|Sparkling water|Gin and tonic|Apple juice|Hot chocolate'),
  terms('restaurant', 'a restaurant', 'Trattoria Bella|The Golden Fork|Sakura Garden|Café Central|El Toro|Blue Lotus|The Old Oak|Bistro Lavande|Harbor Grill|Spice Route|Green Kitchen|La Piazza|Noodle House|The Corner Deli|Taverna Olympia|Burger Yard|Le Petit Jardin|Mountain Hut|Pho Saigon|The Lobster Pot', 'even'),
  terms('cooking_method', 'a way to cook', 'baked|grilled|boiled|fried|steamed|roasted|sautéed|raw|smoked|braised'),
  terms('cooking_unit', 'a unit of the kitchen', 'g|tbsp|tsp|ml|cup|piece|clove|pinch|kg|l|slice|bunch'),
  texts('recipe_step', 'a step of a recipe', `
Heat the {fat} in a {pan}.
Add the {food} and cook for {minutes} minutes.
Stir in the {food} and season with salt.
Bake at {degrees} °C for {minutes} minutes.
Chop the {food} finely.
Leave to rest for {minutes} minutes.
Mix the {food} with the {fat}.
Bring to the boil, then simmer for {minutes} minutes.
Serve warm with fresh herbs.`, {
    fat: 'oil|butter|olive oil', pan: 'large pan|saucepan|skillet', food: 'onions|garlic|tomatoes|flour|mushrooms|carrots|rice|chicken|cream|spinach', minutes: '5|10|15|20|25|40', degrees: '160|180|200|220',
  }),
  terms('recipe', 'a recipe', 'Classic Lasagna|Banana Bread|Chicken Soup|Pancakes|Vegetable Stir-Fry|Beef Stew|Apple Crumble|Guacamole|Pumpkin Risotto|Chocolate Chip Cookies|Potato Gratin|Lentil Curry|Shakshuka|Tomato Pasta|Carrot Cake|Fish Tacos|Quiche Lorraine|Overnight Oats', 'even'),
  terms('grape', 'a grape', 'Chardonnay|Merlot|Cabernet Sauvignon|Pinot Noir|Riesling|Sauvignon Blanc|Syrah|Tempranillo|Sangiovese|Malbec'),
  terms('sport', 'a sport', 'football|basketball|tennis|swimming|athletics|volleyball|handball|cycling|ice hockey|golf|rugby|gymnastics|boxing|skiing|rowing|baseball|badminton|table tennis'),
  entries('football_position', 'a position', 'name code', `
Midfielder|MF
Defender|DF
Forward|FW
Goalkeeper|GK`, { shares: [36, 34, 20, 10] }),
  texts('sports_team', 'a team', `
{city} {nick}
{city} United
{city} City
FC {city}
Real {city}
{city} Athletic`, {
    city: 'Northfield|Riverton|Ashford|Lakewood|Kingsport|Harborview|Millbrook|Westport|Granite Falls|Oakdale|Bridgeton|Fairview', nick: 'Wolves|Tigers|Eagles|Rangers|Rovers|Falcons|Hawks|Sharks|Bulls',
  }),
  terms('league', 'a league', 'Premier League|First Division|Second Division|National League|Regional League North|Regional League South|Youth League|Cup|Champions League|Amateur League', 'even'),
  terms('match_event', 'an event of a match', 'goal|yellow card|substitution|corner|foul|offside|red card|penalty|own goal|injury', [16, 20, 24, 16, 12, 6, 1.5, 2, 0.5, 2]),
  terms('match_stage', 'a stage', 'group stage|round of 16|quarter-final|semi-final|final|third place', [66, 16, 9, 5, 2, 2]),
  terms('match_result', 'a result', 'win|loss|draw', [38, 38, 24]),
  terms('stadium', 'a stadium', 'City Stadium|Riverside Park|Olympic Stadium|Memorial Field|Harbor Arena|Victoria Ground|National Stadium|Sports Park North|Lakeside Arena|Old Mill Ground|Central Arena|Greenfield Park', 'even'),
  terms('medal', 'a medal', 'gold|silver|bronze', 'even'),
  terms('playing_surface', 'a surface', 'grass|artificial turf|clay|hard court|indoor', [48, 22, 10, 12, 8]),
  terms('dominant_side', 'a side', 'right|left|both', [74, 22, 4]),
  terms('exercise', 'an exercise', 'Squat|Bench press|Deadlift|Push-ups|Plank|Running|Pull-ups|Lunges|Rowing|Cycling|Shoulder press|Crunches|Burpees|Leg press|Jump rope'),
  entries('species', 'a species', 'name scientific class', `
House sparrow|Passer domesticus|Aves
European robin|Erithacus rubecula|Aves
Red fox|Vulpes vulpes|Mammalia
Roe deer|Capreolus capreolus|Mammalia
Common oak|Quercus robur|Magnoliopsida
Silver birch|Betula pendula|Magnoliopsida
Gray wolf|Canis lupus|Mammalia
Barn owl|Tyto alba|Aves
Atlantic salmon|Salmo salar|Actinopterygii
Common frog|Rana temporaria|Amphibia
Honey bee|Apis mellifera|Insecta
Monarch butterfly|Danaus plexippus|Insecta
Brown bear|Ursus arctos|Mammalia
Mallard|Anas platyrhynchos|Aves
Scots pine|Pinus sylvestris|Pinopsida
European hedgehog|Erinaceus europaeus|Mammalia
Grass snake|Natrix natrix|Reptilia
Blue whale|Balaenoptera musculus|Mammalia
Bald eagle|Haliaeetus leucocephalus|Aves
Great tit|Parus major|Aves
Norway spruce|Picea abies|Pinopsida
Seven-spot ladybird|Coccinella septempunctata|Insecta
Red squirrel|Sciurus vulgaris|Mammalia
Rainbow trout|Oncorhynchus mykiss|Actinopterygii
Sunflower|Helianthus annuus|Magnoliopsida`),
  entries('conservation_status', 'a conservation status', 'code name', `
LC|Least Concern
NT|Near Threatened
VU|Vulnerable
EN|Endangered
CR|Critically Endangered
DD|Data Deficient
EW|Extinct in the Wild
EX|Extinct`, { shares: [58, 12, 11, 8, 4, 5, 1, 1] }),
  terms('habitat', 'a habitat', 'deciduous forest|grassland|wetland|coniferous forest|river|coast|mountain|garden|farmland|lake|desert|coral reef'),
  entries('chemical', 'a substance', 'name formula cas', `
Water|H2O|7732-18-5
Ethanol|C2H6O|64-17-5
Sodium chloride|NaCl|7647-14-5
Sulfuric acid|H2SO4|7664-93-9
Acetone|C3H6O|67-64-1
Hydrochloric acid|HCl|7647-01-0
Methanol|CH4O|67-56-1
Sodium hydroxide|NaOH|1310-73-2
Glucose|C6H12O6|50-99-7
Ammonia|NH3|7664-41-7
Benzene|C6H6|71-43-2
Acetic acid|C2H4O2|64-19-7
Nitric acid|HNO3|7697-37-2
Toluene|C7H8|108-88-3
Hydrogen peroxide|H2O2|7722-84-1
Caffeine|C8H10N4O2|58-08-2`),
  entries('element', 'an element', 'name symbol', `
Hydrogen|H
Helium|He
Carbon|C
Nitrogen|N
Oxygen|O
Sodium|Na
Magnesium|Mg
Aluminum|Al
Silicon|Si
Sulfur|S
Chlorine|Cl
Potassium|K
Calcium|Ca
Iron|Fe
Copper|Cu
Zinc|Zn
Silver|Ag
Tin|Sn
Gold|Au
Lead|Pb`, { shares: 'even' }),
  entries('gene', 'a gene', 'symbol name', `
TP53|Tumor protein p53
BRCA1|BRCA1 DNA repair associated
EGFR|Epidermal growth factor receptor
APOE|Apolipoprotein E
CFTR|CF transmembrane conductance regulator
KRAS|KRAS proto-oncogene
BRCA2|BRCA2 DNA repair associated
TNF|Tumor necrosis factor
VEGFA|Vascular endothelial growth factor A
HBB|Hemoglobin subunit beta
MYC|MYC proto-oncogene
PTEN|Phosphatase and tensin homolog`),
  terms('sample_type', 'a kind of sample', 'soil|water|blood|tissue|air|sediment|plant|swab|rock|urine|ice core'),
  terms('lab_instrument', 'an instrument', 'Spectrometer|Centrifuge|Microscope|PCR cycler|Balance|pH meter|Chromatograph|Incubator|Oscilloscope|Mass spectrometer|Thermometer|Autoclave', 'even'),
  terms('experiment', 'an experiment', 'Growth under low light|Enzyme activity assay|Thermal conductivity test|Soil nitrogen study|Material fatigue test|Drug response trial|Water quality survey|Crystal growth|Seed germination trial|Noise exposure study|Battery aging test|Protein expression', 'even'),
  terms('sensor_type', 'a kind of sensor', 'temperature|humidity|pressure|motion|CO2|light|vibration|flow|level|power|noise|proximity'),
  terms('rock', 'a rock', 'granite|limestone|basalt|sandstone|shale|marble|gneiss|slate|quartzite|chalk'),
  entries('crop', 'a crop', 'name variety', `
Wheat|Winter Gold
Maize|Pioneer 90
Barley|Propino
Potatoes|Agria
Rapeseed|Avatar
Soybeans|Merlin
Sugar beet|Annika
Sunflowers|Sunrise
Oats|Max
Rye|Brasetto
Tomatoes|Roma
Apples|Gala
Grapes|Riesling
Alfalfa|Planet
Carrots|Nantes
Onions|Sturon
Strawberries|Elsanta
Rice|Basmati 370`),
  entries('animal_breed', 'a breed', 'name species', `
Labrador Retriever|dog
German Shepherd|dog
Domestic Shorthair|cat
Holstein Friesian|cattle
Golden Retriever|dog
Maine Coon|cat
Angus|cattle
French Bulldog|dog
Siamese|cat
Simmental|cattle
Beagle|dog
Persian|cat
Merino|sheep
Poodle|dog
Landrace|pig
Dachshund|dog
British Shorthair|cat
Large White|pig
Border Collie|dog
Haflinger|horse
Suffolk|sheep
Boxer|dog
Jersey|cattle
Hanoverian|horse
Leghorn|chicken`),
  terms('animal', 'an animal', 'dog|cat|rabbit|horse|cow|sheep|pig|hamster|parrot|chicken|goat|guinea pig|turtle|duck'),
  terms('pet_name', 'a name of a pet', 'Bella|Max|Luna|Charlie|Rocky|Milo|Daisy|Buddy|Lucy|Simba|Coco|Oscar|Molly|Leo|Nala|Rex|Lilly|Felix|Sammy|Ruby'),
  terms('soil_type', 'a soil', 'loam|clay|sandy loam|silt|sand|peat|clay loam|chalk'),
  terms('fertilizer', 'a fertilizer', 'NPK 15-15-15|Urea|Calcium ammonium nitrate|Compost|Cattle manure|Potash|Superphosphate|Lime'),
  terms('growth_stage', 'a stage of growth', 'germination|seedling|vegetative|flowering|fruiting|ripening|harvest', 'even'),
  terms('irrigation', 'a way to water', 'drip|sprinkler|rainfed|furrow|center pivot|flood'),
  terms('farm', 'a farm', 'Green Valley Farm|Sunny Acres|Hillside Farm|Oak Tree Farm|Riverbend Ranch|Meadow Farm|Stone Creek Farm|Willow Farm|Golden Fields|Maple Ridge Farm', 'even'),
  terms('farm_equipment', 'farm equipment', 'Tractor|Combine harvester|Plow|Seeder|Sprayer|Baler|Mower|Trailer|Harrow|Milking machine', 'even'),
  terms('pest', 'a pest', 'aphids|powdery mildew|potato blight|slugs|corn borer|rust|thrips|whitefly|fruit fly|nematodes'),
];
