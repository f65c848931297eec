/**
 * Common nouns and what usually comes of them, the commonest first: what a `container_type` is, a `fabric`, a tool. Several nouns
 * of the same kinds stand in one line. A star marks nouns of which each one has a name of its own: a ship is called by it, and
 * only the type of a ship is one of these.
 */
export const NOUN_KINDS = `
accessory: belt|scarf|bag|hat|gloves|wallet|sunglasses|umbrella|tie|watch
adapter: plug|power|network|USB|cable|hose|socket
adhesive, glue: epoxy|PVA|superglue|hot melt|contact adhesive|silicone|paste|tape
aircraft, airplane, aeroplane, plane*: single-engine|twin-engine|jet|turboprop|helicopter|glider|cargo|ultralight
alarm: smoke|burglar|fire|gas|flood|panic|intruder
ammunition, ammo: bullet|shell|cartridge|shot|blank|pellet
amplifier: guitar|bass|valve|solid-state|stereo|headphone
anchor: plough|mushroom|fluke|grapnel|claw|navy
anesthetic, anaesthetic: isoflurane|propofol|ketamine|lidocaine|sevoflurane|midazolam|bupivacaine
antenna, aerial: dipole|dish|whip|panel|loop|yagi
apartment, flat: studio|one-bedroom|two-bedroom|penthouse|loft|maisonette|basement
apparatus: burner|flask|centrifuge|microscope|pump|scale|oven
appliance: refrigerator|oven|dishwasher|washing machine|dryer|microwave|freezer|toaster|kettle|vacuum cleaner
armchair, chair: armchair|office chair|stool|dining chair|recliner|rocking chair|folding chair|bench
armor, armour: helmet|breastplate|shield|chain mail|gauntlet|greaves
arrow, arrowhead: barbed|leaf-shaped|bodkin|broadhead|tanged
awning: retractable|fixed|folding arm|pergola|window
axe, ax: hatchet|felling axe|splitting axe|broadaxe|pickaxe
axle: front|rear|drive|steering|trailer
bag, sack: tote|backpack|handbag|suitcase|duffel|shoulder bag|pouch|paper bag|plastic bag
balcony: cantilevered|recessed|French|stacked|terrace
ball: football|basketball|tennis ball|volleyball|golf ball|baseball|rugby ball|handball
balloon: hot-air|helium|weather|party|foil
bandage: gauze|elastic|adhesive|compression|triangular|tubular
barrel, cask: oak|steel|plastic|chestnut|aluminium
barrier: fence|wall|gate|railing|hedge|guardrail|bollard|net|glass|moat
barrow: bowl|bell|long|round|disc
basin: sink|washbasin|pedestal|countertop|corner|wall-hung
basket: wicker|wire|laundry|shopping|picnic|hanging
bath, bathtub: freestanding|built-in|corner|whirlpool|walk-in
battery: lithium-ion|lead-acid|alkaline|nickel-metal hydride|AGM|gel|button cell
bead: glass|wood|crystal|pearl|ceramic|plastic|stone
beam: I-beam|H-beam|box|timber|steel|concrete|cantilever
bearing: ball|roller|needle|plain|thrust|taper
bed: single|double|queen|king|twin|bunk|sofa bed|cot
bell: church|hand|ship's|door|tubular|school
belt: leather|canvas|webbing|elastic|chain|braided
belt drive, drive belt: V-belt|flat|toothed|round|ribbed
bench: park|work|garden|storage|folding
bicycle, bike: road|mountain|city|electric|folding|BMX|tandem|cargo|children's
blade: straight|curved|serrated|circular|double-edged
blanket: wool|fleece|cotton|electric|down|picnic
blind, window covering: roller|Venetian|vertical|Roman|pleated|curtain|shutter
brick: red brick|concrete block|clay|engineering|facing|fire brick|hollow
boat*: sailboat|motorboat|canoe|kayak|rowing boat|fishing boat|ferry|catamaran|dinghy|barge|houseboat
boiler, furnace: gas|oil|electric|biomass|combination|condensing
bolt, screw, fastener: hex bolt|wood screw|machine screw|carriage bolt|anchor bolt|rivet|nut|washer
bomb: incendiary|fragmentation|cluster|depth charge|mortar|grenade
boot: hiking|ankle|work|riding|rain|snow|chelsea
bottle: glass|plastic|aluminium|magnum|half|miniature
bow: longbow|recurve|compound|crossbow
bowl: mixing|serving|soup|salad|fruit|sugar
bracket: wall|shelf|corner|angle|mounting
brake: disc|drum|hydraulic|air|parking|band
bridge*: arch|beam|suspension|truss|cable-stayed|cantilever|girder|swing|footbridge
brush: flat|round|wire|roller|paint|detail|fan
bucket: plastic|metal|galvanised|wooden|ice|mop
buckle: pin|clasp|snap|double ring|sliding
building*: house|apartment block|office building|warehouse|school|hospital|church|shop|factory|garage
bulb, light bulb, lamp: LED|halogen|fluorescent|incandescent|table lamp|floor lamp|desk lamp|wall lamp
bullet: full metal jacket|hollow point|soft point|tracer|blank
bus: single-decker|double-decker|articulated|minibus|coach|electric|school
button: plastic|horn|metal|wood|shell|snap|toggle|covered
cabin: log|ski|cruise|timber|prefabricated
cabinet, cupboard: filing|kitchen|display|medicine|wall|base|corner
cable, wire: copper|fibre optic|coaxial|twisted pair|power|ground|HDMI|USB
cage: aviary|hutch|crate|wire|travel
camera: DSLR|mirrorless|compact|film|action|webcam|infrared|dome
camp: summer|base|day|refugee|training
can, tin: aluminium|steel|two-piece|three-piece|aerosol
canal: irrigation|shipping|drainage|navigation
candle: pillar|taper|tea light|votive|scented|jar
cannon, artillery: howitzer|mortar|field gun|anti-aircraft|siege gun
canvas: cotton|linen|stretched|panel|jute|polyester
hat, headgear: baseball cap|beanie|beret|fedora|sun hat|bowler|top hat|helmet|hood
car, automobile: sedan|hatchback|station wagon|SUV|convertible|coupe|pickup|minivan|sports car
carpet, rug: wool|nylon|shag|Persian|woven|tufted|jute
carriage: sleeping|dining|first class|second class|freight|baggage
cart, trolley: shopping|hand|platform|luggage|tool
carton: single wall|double wall|folding|egg|milk
casket, coffin: oak|pine|mahogany|steel|wicker|cardboard
castle: motte-and-bailey|keep|concentric|hill|water|palace
catalyst: platinum|palladium|nickel|zeolite|enzyme
ceiling: suspended|coffered|vaulted|plaster|exposed beam|tiled
ceramic, pottery, ware, earthenware: earthenware|stoneware|porcelain|terracotta|bone china|faience|slipware
chain: roller|link|anchor|leaf|cable|bicycle
chamber: climate|vacuum|burial|pressure|cloud
chandelier: crystal|brass|wrought iron|glass|antler
chisel: wood|cold|mortise|bevel|firmer
chip: memory|processor|graphics|controller|sensor
church*: parish|cathedral|chapel|abbey|basilica|minster
cigar, cigarette, tobacco: filter|menthol|rolling tobacco|pipe tobacco|cigar|snuff
circuit: series|parallel|integrated|lighting|power|control|alarm
clamp: C-clamp|bar|spring|pipe|hose|toggle
clock, timepiece: wall|alarm|grandfather|digital|table|cuckoo|pendulum
closure, fastening: zip|button|hook and eye|snap|Velcro|buckle|drawstring|toggle
cloth, fabric, textile: cotton|wool|silk|linen|polyester|denim|velvet|satin|felt|canvas|flannel|tweed|corduroy|lace
clothing, garment, apparel, clothes, attire: shirt|trousers|dress|skirt|jacket|coat|sweater|T-shirt|jeans|suit|blouse|shorts|hoodie|vest
clutch: single plate|multi-plate|centrifugal|cone|electromagnetic
coat, jacket, outerwear: raincoat|parka|overcoat|trench coat|blazer|down jacket|leather jacket|windbreaker
coating, paint: acrylic|oil|latex|enamel|epoxy|varnish|primer|lacquer|powder coating
coin: penny|nickel|dime|quarter|half dollar|dollar|commemorative|gold|silver
collar: button-down|shirt|polo|mandarin|shawl|round|V-neck|spread
column, pillar: Doric|Ionic|Corinthian|steel|concrete|round|square
component, electronic component: resistor|capacitor|diode|transistor|inductor|relay|fuse|connector
compressor: piston|screw|scroll|centrifugal|diaphragm
computer: laptop|desktop|tablet|server|workstation|all-in-one
concrete: reinforced|precast|lightweight|ready-mix|prestressed
connector: USB|HDMI|RJ45|coaxial|power|ring|crimp
container, receptacle: box|bag|bottle|can|drum|barrel|crate|jar|bucket|tank
conveyor: belt|roller|screw|chain|bucket|overhead
cookware, pan, pot: frying pan|saucepan|stockpot|casserole|wok|grill pan|roasting pan|skillet
cooler: air|water|oil|evaporative|portable
cord, rope, string: nylon|polypropylene|hemp|cotton|jute|polyester|manila|sisal
cosmetic, makeup: lipstick|mascara|foundation|eyeliner|blush|nail polish|concealer|powder|cream
costume: period|fairy tale|uniform|animal|traditional|clown|pirate|witch
coupling: flange|sleeve|flexible|rigid|quick-release|hose
lid: screw|snap-on|hinged|sliding|flip
crane: tower|mobile|gantry|overhead|crawler|truck-mounted
crate: wooden|plastic|metal|folding|pallet box|wire
crib, cot: standard|portable|convertible|bedside
cross: Latin|Celtic|Greek|Maltese|patriarchal
crown: gold|porcelain|ceramic|zirconia|metal|resin
cup, mug: tea|coffee|espresso|paper|travel|glass
cutlery, utensil, flatware: knife|fork|spoon|ladle|spatula|whisk|tongs|peeler
cylinder: single-acting|double-acting|hydraulic|pneumatic|gas
dam: gravity|arch|earth-fill|buttress|embankment
decoration, ornament: striped|painted|engraved|embossed|glazed|gilded|incised|plain|stamped|carved
shelter, refuge: tent|hut|bunker|lean-to|bus shelter|carport|cabin
desk: standing|writing|computer|corner|executive|roll-top
detector: smoke|motion|metal|heat|carbon monoxide|gas|leak
detergent, cleaner, cleaning agent, cleaning product: soap|detergent|bleach|disinfectant|degreaser|glass cleaner|vinegar|descaler
device, gadget: smartphone|tablet|laptop|printer|scanner|router|camera|sensor
dial: analogue|digital|rotary|luminous
diamond: round|princess|emerald|oval|cushion|pear|marquise
dish, tableware, crockery: plate|bowl|cup|saucer|mug|platter|jug
screen: LCD|LED|OLED|plasma|touch|e-ink
dock: dry|floating|container|loading|wet
doll: rag|porcelain|fashion|baby|paper
door: hinged|sliding|revolving|folding|French|fire|panel|garage
drain: floor|storm|roof|French|channel
drawer: top|middle|bottom|pencil|file
dress, gown: cocktail|evening|summer|wedding|maxi|wrap|shirt
drill: hammer|cordless|rotary|impact|press|hand
drink container, glassware, glass: tumbler|wine glass|champagne flute|beer mug|shot glass|highball|goblet
drug, medicine, medication: paracetamol|ibuprofen|amoxicillin|aspirin|metformin|omeprazole|insulin|prednisone
drum: snare|bass|tom-tom|bongo|conga|timpani|djembe
duct, pipe, pipework, tubing: copper|PVC|steel|cast iron|PEX|polyethylene|flexible
dumbbell: hexagonal|adjustable|kettlebell|barbell|plate
dye, pigment: indigo|ochre|carmine|ultramarine|titanium white|acid dye|reactive dye|vat dye
earring: stud|hoop|drop|clip-on|cuff
elevator: passenger|freight|hydraulic|glass|service
embroidery, stitch: cross|satin|chain|running|back|blanket|zigzag|overlock
engine, motor: diesel|petrol|electric|hybrid|gas turbine|steam|two-stroke|four-stroke
envelope: C4|C5|DL|padded|window|C6
equipment, gear: projector|ladder|generator|forklift|camera|helmet|pump|tent
exhaust: single|dual|side|stainless steel|sport
explosive: dynamite|TNT|ANFO|gelignite|black powder|detonator
faucet, tap: mixer|pillar|bib|sensor|ball|wall-mounted
fence: picket|chain-link|wooden|electric|barbed wire|wrought iron|panel
fertilizer, fertiliser: NPK|compost|manure|urea|lime|ammonium nitrate|potash|bone meal
fiber, fibre: cotton|wool|polyester|nylon|linen|silk|hemp|viscose|acrylic|jute
figurine: human|animal|deity|bust|seated|standing
film stock: colour negative|black and white|slide|35 mm|medium format|instant
filter: air|oil|water|fuel|carbon|HEPA|sand|paper
finish, finishing: matt|gloss|satin|brushed|polished|anodised|lacquered|painted
fireplace: wood-burning|gas|electric|open|insert
firearm, gun: pistol|rifle|shotgun|revolver|carbine|air rifle|submachine gun
firework: rocket|fountain|Roman candle|sparkler|firecracker|shell
fitting: elbow|tee|coupling|reducer|union|cap|nipple|valve
fixture, light fixture, lighting: ceiling light|wall light|spotlight|pendant|floor lamp|downlight|floodlight
flag: national|signal|regimental|club|rainbow
flash: built-in|external|ring|studio
floor, flooring: hardwood|laminate|tile|carpet|vinyl|linoleum|parquet|concrete
flute, woodwind: flute|clarinet|oboe|bassoon|saxophone|piccolo|recorder
font, typeface: serif|sans serif|monospace|script|slab serif|display
footwear, shoe: sneaker|boot|sandal|loafer|pump|slipper|moccasin|clog|ballet flat
fork: table|dessert|salad|fish|serving
fort, fortification: castle|hillfort|tower|citadel|bastion|bunker|rampart
fountain: drinking|wall|tiered|musical|garden
freezer, refrigerator, fridge: upright|chest|side-by-side|undercounter|display
fur: mink|fox|rabbit|sheepskin|beaver|faux
furniture: chair|table|sofa|bed|desk|wardrobe|bookcase|cabinet|stool|dresser
fuse: blade|cartridge|slow-blow|fast-acting|thermal
gallery*: art|photo|public|private|virtual
game equipment, sports equipment: racket|ball|net|bat|helmet|gloves|goal|mat|skis
garage: single|double|carport|underground|detached
garden: vegetable|flower|herb|rose|botanical|rock|kitchen|community
gasket, seal: O-ring|flange|rubber|cork|spiral wound|lip
gate: swing|sliding|lift|turnstile|boom|wrought iron
gauge, meter: pressure|fuel|temperature|depth|level|flow
gear wheel, gearbox, transmission, gears: manual|automatic|semi-automatic|CVT|dual-clutch
gem, gemstone, jewel: diamond|ruby|sapphire|emerald|opal|amethyst|topaz|garnet|pearl|turquoise
generator: diesel|petrol|gas|solar|wind|portable
gift, present: voucher|book|flowers|chocolates|wine|toy|perfume
glasses, eyewear, spectacles: single vision|bifocal|progressive|reading|sunglasses|safety
glaze: matt|gloss|celadon|salt|tin|ash|crackle
glove: leather|rubber|latex|wool|nitrile|work|boxing|baseball
grave, burial plot, tomb: single|double|family|urn|vault|child|lawn
grinder: angle|bench|belt|coffee|surface
guitar: acoustic|electric|classical|bass|twelve-string|steel
hammer: claw|sledge|ball-peen|mallet|rubber|club
handle: lever|knob|pull|T-handle|D-handle|bar
harbor, harbour*: natural|artificial|fishing|marina|container
hardware: server|router|switch|laptop|monitor|keyboard|printer|hard drive
harness: body|climbing|dog|chest|horse
heater, heating system, heating: gas|electric|oil|heat pump|solar|district heating|wood pellet
helicopter: light|medium|heavy|rescue|attack
helmet: bicycle|motorcycle|hard hat|riding|ski|climbing
hinge: butt|piano|strap|concealed|spring
home, house*: detached|semi-detached|terraced|bungalow|cottage|villa|townhouse
hook: J-hook|treble|circle|crochet|snap|coat
hose: garden|fire|hydraulic|air|suction
hospital*: general|university|children's|psychiatric|military|rehabilitation
hotel*: boutique|resort|business|airport|motel|hostel|bed and breakfast
ink: black|cyan|magenta|yellow|India|gel|UV
musical instrument, instrument: piano|guitar|violin|flute|trumpet|drums|cello|clarinet|saxophone|double bass|trombone|harp|viola
insulation: mineral wool|glass wool|cellulose|EPS|XPS|polyurethane|cork|wood fibre
insulin pump, pump: centrifugal|submersible|diaphragm|gear|piston|peristaltic|vacuum
jewelry, jewellery: ring|necklace|bracelet|earrings|brooch|pendant|watch|anklet|cufflinks
keyboard: mechanical|membrane|wireless|compact|ergonomic
kiln, oven: electric|gas|wood-fired|convection|microwave|rotary|tunnel
kit: first aid|repair|tool|starter|sewing|test
knife: chef's|paring|bread|utility|pocket|carving|hunting
ladder: step|extension|rope|loft|platform|telescopic
laser: diode|fibre|CO2|Nd:YAG|excimer|dye
latch, lock: padlock|deadbolt|combination|cylinder|mortise|electronic|cam
lathe: engine|CNC|turret|wood|bench
leash: nylon|leather|chain|retractable|slip
lens: wide-angle|telephoto|zoom|macro|prime|fisheye|standard
lever: hand|foot|gear|brake|control
lining: silk|satin|polyester|cotton|fleece|viscose|none
linen: towel|bed sheet|pillowcase|tablecloth|napkin|bathrobe
locomotive: steam|diesel|electric|shunter|hybrid
loom: floor|tapestry|rigid heddle|jacquard|handloom
luggage, baggage: suitcase|backpack|duffel bag|carry-on|trunk|briefcase
machine, machinery: lathe|milling machine|press|drill|saw|grinder|welder|conveyor|mixer
magnet: neodymium|ferrite|electromagnet|bar|horseshoe
mask: surgical|dust|FFP2|diving|carnival|gas|respirator
mast: main|fore|mizzen|radio|lattice
mat: yoga|door|bath|gym|cutting
match: safety|kitchen|book|storm
mattress: spring|memory foam|latex|hybrid|futon
medal, award: gold|silver|bronze|trophy|certificate|medal of honour|plaque
memorial, monument: statue|obelisk|column|plaque|arch|fountain|mausoleum|cross|tower
microphone: dynamic|condenser|ribbon|lavalier|shotgun|wireless
microscope: light|electron|stereo|fluorescence|digital|confocal
mill: hammer|ball|roller|wind|water|saw
mine: open-pit|underground|coal|gold|placer|salt
mineral: quartz|feldspar|calcite|mica|gypsum|pyrite|magnetite|hematite|talc|halite
mirror: wall|hand|rear-view|convex|full-length|vanity
missile: ballistic|cruise|anti-tank|surface-to-air|air-to-air
mixer: stand|hand|planetary|concrete|audio|static
mold, mould: silicone|plaster|sand|steel|two-part|injection
mop, broom: flat|string|sponge|push|steam
mortar: lime|cement|clay|gypsum|epoxy
motorcycle: cruiser|sport|touring|scooter|off-road|chopper|moped
mount, mounting: wall|ceiling|floor|pole|rail|surface|flush
museum*: art|history|science|natural history|open-air|maritime
musical accessory: steel|nylon|gut|bronze|nickel
nail: common|finishing|roofing|masonry|brad|box
necklace: pearl|chain|choker|pendant|locket|collar
needle: sewing|knitting|hypodermic|embroidery|crochet|tattoo
net, netting: fishing|safety|mosquito|cargo|goal|landing
notebook: lined|squared|plain|dotted|spiral|hardcover
nozzle: spray|jet|fan|cone|flat|full cone
oven dish, bakeware: cake tin|muffin tray|loaf tin|baking sheet|pie dish
packaging, package, packing, wrapper, wrapping: box|bag|carton|bottle|jar|can|pouch|tube|blister|pallet|crate
padding, stuffing: foam|down|feather|polyester|wool|latex|cotton
pallet: euro|wooden|plastic|one-way|metal|half
panel: solar|control|wall|plywood|acoustic|sandwich
pants, trousers: jeans|chinos|leggings|shorts|cargo|sweatpants|suit trousers
paper: copy|glossy|matt|cardboard|recycled|watercolour|tissue|parchment
parachute: round|square|ram-air|reserve|drogue
spare part: filter|bearing|belt|gasket|valve|pump|sensor|switch|brake pad
trail, footpath: hiking|cycle|bridleway|nature|boardwalk|gravel
pavement, paving: asphalt|concrete|cobblestone|brick|gravel|slab
pen: ballpoint|fountain|gel|felt-tip|marker|rollerball
pendant: cross|heart|locket|medallion|teardrop
perfume, fragrance: floral|woody|citrus|oriental|fresh|fruity|spicy|musk
phone, telephone: smartphone|landline|cordless|feature phone|satellite|VoIP
photo, photograph, photography: portrait|landscape|aerial|close-up|group|black and white|macro
piano: grand|upright|digital|baby grand|electric
pier, jetty: floating|fixed|pile|stone|timber
pill, tablet: coated|chewable|effervescent|soluble|capsule|extended-release
pillow, cushion: down|memory foam|feather|latex|body|neck
pin: safety|lapel|dowel|cotter|push|split
render: lime|gypsum|cement|clay|stucco
plastic, polymer: PE|PP|PVC|PET|polystyrene|ABS|nylon|polycarbonate|acrylic
plate: dinner|dessert|soup|side|serving|paper
plough, plow: mouldboard|chisel|disc|reversible|moldboard
plug: type A|type C|type F|type G|spark|drain
plumbing fixture, sanitary ware: toilet|washbasin|shower|bathtub|bidet|urinal|sink
pocket: patch|welt|flap|zip|cargo|side seam
pole: wood|steel|concrete|aluminium|fibreglass
pond, pool: swimming|wading|infinity|plunge|garden|indoor|outdoor
pool equipment, water toy: slide|diving board|float|noodle|kickboard
poster: offset|digital|screen|giclée|lithograph|woodcut|etching
power source, power supply, energy source: electricity|gas|solar|wind|diesel|battery|coal|hydro|nuclear
printer: laser|inkjet|thermal|3D|dot matrix|label
prison*: minimum security|medium security|maximum security|open|juvenile
probe: temperature|pH|ultrasonic|oxygen|conductivity
projectile: arrow|bullet|shell|grenade|missile|stone
projector: LCD|DLP|laser|overhead|slide
propeller: fixed-pitch|controllable|folding|two-blade|three-blade|four-blade
prop, stage prop: chair|table|sword|lantern|mirror|telephone|suitcase|book|letter|candle
prosthesis: knee|hip|arm|leg|dental|breast
puzzle: jigsaw|crossword|sudoku|logic|3D
quilt, duvet: down|patchwork|wool|summer|winter|synthetic
racket: tennis|badminton|squash|table tennis|padel
radiator: panel|column|towel|cast iron|convector
radio: FM|DAB|shortwave|CB|two-way|satellite
raft: inflatable|timber|life|whitewater
rail, railing: steel|wooden|glass|wrought iron|handrail|balustrade
ramp: wheelchair|loading|boat|skate|access
razor: electric|safety|disposable|straight
receiver: AV|satellite|GPS|radio|wireless
socket, outlet: single|double|grounded|USB|weatherproof
reed: 1.5|2|2.5|3|3.5
regulator: pressure|voltage|gas|temperature|speed
relay: electromechanical|solid state|time delay|thermal|reed
resort*: beach|ski|spa|golf|mountain
restaurant*: fast food|fine dining|café|bistro|buffet|pizzeria|steakhouse|food truck
rifle: bolt-action|semi-automatic|air|lever-action|hunting
ring: engagement|wedding|signet|cocktail|eternity
road*: motorway|main road|side street|country lane|dirt road|avenue|boulevard|alley
robot: industrial|mobile|humanoid|service|collaborative
rocket: solid|liquid|hybrid|multistage|sounding
rod: fishing|welding|threaded|curtain|connecting
roller: paint|foam|rubber|steel|lint
roof: flat|gable|hip|mansard|shed|green|dome
roofing, roof covering, roof tile: clay tile|slate|shingle|metal|thatch|bitumen|concrete tile
room*: bedroom|kitchen|bathroom|living room|office|meeting room|dining room|storage room|hall
router: wired|wireless|mesh|edge|core
saddle: dressage|western|jumping|all-purpose|racing
sail: mainsail|jib|genoa|spinnaker|gaff
sauna: Finnish|infrared|steam|bio
saw: circular|hand|band|table|chain|jigsaw|hacksaw|mitre
scaffold, scaffolding: tube and coupler|system|mobile|suspended|birdcage
scarf: silk|wool|cashmere|cotton|infinity
school*: primary|secondary|vocational|grammar|boarding|special|nursery
scissors: fabric|paper|kitchen|pinking|embroidery|hair
sculpture, statue: bust|relief|statue|figurine|installation|mobile|torso
seating: standard|window|aisle|bench|reclining|box|balcony|stalls
sensor: temperature|humidity|pressure|motion|light|proximity|gas|flow
sewing machine: mechanical|computerised|overlock|embroidery|industrial
shaft: drive|cam|crank|propeller|hollow
sheet: cotton|linen|satin|flannel|fitted|flat
shelf, shelving: wall|pallet rack|bookcase|cantilever|mobile|corner
shield: round|kite|heater|riot|buckler
ship*, watercraft, vessel*: cargo ship|container ship|tanker|ferry|fishing vessel|tugboat|yacht|bulk carrier|cruise ship|sailing ship
shirt: dress|polo|flannel|Oxford|Hawaiian|sleeveless
shop*, store*: supermarket|bakery|bookshop|pharmacy|butcher|florist|boutique|hardware store|kiosk
shovel, spade: digging|snow|trenching|round point|square point
shower: walk-in|overhead|hand|thermostatic|corner
shutter: roller|folding|louvre|sliding|security
signage: warning|information|direction|no parking|exit|stop
signal: light|radio|acoustic|flag|hand|digital
silencer, damper: absorptive|reactive|baffle
sink: undermount|drop-in|farmhouse|pedestal|stainless steel
skate: ice|roller|inline|figure
ski: alpine|cross-country|freestyle|touring|powder
skirt: mini|midi|maxi|pencil|pleated|A-line
sleeve: long|short|three-quarter|sleeveless|cap|raglan|puff
slide: water|spiral|tube|straight|wave
soap: bar|liquid|castile|glycerin|antibacterial
sock, stocking, hosiery: ankle|knee-high|crew|no-show|compression|tights
sofa, couch: two-seater|three-seater|corner|sofa bed|chaise longue|sectional
solder: lead-free|silver|rosin core|tin-lead
solvent: acetone|ethanol|water|toluene|methanol|isopropanol|white spirit
loudspeaker: bookshelf|floor-standing|subwoofer|ceiling|portable|studio monitor
sponge: natural|cellulose|steel wool|scouring
spoon: tea|table|soup|wooden|dessert|serving
square: town|market|public|pedestrian
stadium*, arena*: football|baseball|indoor|athletics|multi-purpose
stain: oil|water-based|gel|walnut|oak|mahogany
staircase, stairs, stair, stairway: straight|spiral|L-shaped|U-shaped|floating|winder
stamp: postage|definitive|commemorative|airmail|rubber|date
station*: railway|bus|metro|fire|police|petrol|weather|radio
stencil: alphabet|floral|geometric|number
stent: bare metal|drug-eluting|bioresorbable
stethoscope: acoustic|electronic|cardiology|paediatric
stove, cooker, hob: gas|electric|induction|wood|ceramic
strap: leather|nylon|elastic|chain|silicone
stretcher: folding|scoop|basket|ambulance
suit: business|dinner|tailcoat|tuxedo|three-piece|double-breasted
suitcase: hard-shell|soft|cabin|trunk
sunscreen: mineral|SPF 30|SPF 50|spray|lotion
surface: asphalt|concrete|grass|gravel|wood|sand|tile
suspension: coil spring|leaf spring|air|MacPherson|multi-link
swimwear, swimsuit: bikini|one-piece|trunks|tankini|wetsuit
switch: toggle|rocker|push-button|rotary|dimmer|limit
sword: broadsword|rapier|sabre|katana|cutlass|longsword
synthesizer: analogue|digital|modular|virtual
syringe: 1 ml|2 ml|5 ml|10 ml|20 ml|insulin
security system: alarm|CCTV|access control|intercom|motion detection
tank: water|fuel|septic|fish|gas|storage|propane
tape: adhesive|masking|duct|electrical|measuring|double-sided
tapestry: wool|silk|woven|embroidered
telescope: refractor|reflector|Cassegrain|Dobsonian|radio
television, tv: LED|OLED|QLED|LCD|plasma
temple*: Buddhist|Hindu|Greek|Roman|Egyptian
tent: dome|tunnel|ridge|pop-up|bell|family|marquee
theater*, theatre*: opera house|playhouse|open-air|black box|cinema|puppet
thermometer: digital|mercury|infrared|ear|glass
thread, yarn: cotton|polyester|wool|silk|nylon|acrylic|mohair|alpaca|metallic
tie, necktie: bow tie|silk|knitted|clip-on|skinny
tile: ceramic|porcelain|mosaic|terracotta|marble|slate|glass
timber, lumber, wood: oak|pine|beech|birch|maple|ash|walnut|cherry|spruce|larch|teak|mahogany
tire, tyre: summer|winter|all-season|off-road|run-flat|studded
tobacco product, smoking product: cigarette|cigar|pipe|e-cigarette|snuff
toilet: wall-hung|close-coupled|composting|portable|squat
tool, implement: hammer|screwdriver|wrench|pliers|drill|saw|chisel|knife|shovel|rake|axe|file
toothbrush: manual|electric|children's|interdental
tow, trailer: flatbed|box|boat|horse|car|utility
towel: bath|hand|beach|tea|paper
tower: water|clock|church|radio|cooling|watch|bell
toy, plaything: doll|ball|puzzle|teddy bear|building blocks|kite|train set|board game|car|yo-yo
railway, railroad: standard gauge|narrow gauge|broad gauge|monorail|tramway
tractor: compact|row-crop|crawler|orchard|garden
train: regional|express|high-speed|freight|night|suburban
tram: low-floor|articulated|heritage|light rail
transducer: piezoelectric|pressure|ultrasonic|load cell
trap: live|snap|pheromone|light|glue|pitfall
tray: serving|baking|paper|seed|cable
treadmill, exercise machine, fitness machine: treadmill|rowing machine|exercise bike|elliptical|leg press|cable machine
tripod: aluminium|carbon|table|travel|video
truck, lorry: box truck|flatbed|tanker|tipper|refrigerated|pickup|semi-trailer
tube: glass|test|plastic|copper|inner|cardboard
tunnel: road|rail|pedestrian|water|utility
turbine: wind|steam|gas|hydro|Francis|Kaplan|Pelton
umbrella: folding|golf|beach|automatic|sun
underwear: briefs|boxers|bra|undershirt|slip|thong
uniform: police|military|school|nurse|sports|chef
upholstery: leather|fabric|velvet|microfibre|vinyl|linen
urn: brass|ceramic|marble|wood|biodegradable|glass
vaccine: influenza|tetanus|measles|hepatitis B|rabies|polio|COVID-19
valve: ball|gate|globe|butterfly|check|relief|solenoid
van: cargo|panel|camper|refrigerated|minivan|box
vase: glass|ceramic|crystal|bud|floor
vault: barrel|groin|rib|fan|burial
vehicle: car|van|truck|bus|motorcycle|bicycle|train|ship|aircraft
veil: birdcage|fingertip|cathedral|elbow
ventilation: natural|mechanical|exhaust|balanced|hybrid
violin, string instrument, stringed instrument: violin|viola|cello|double bass|harp|guitar|mandolin|lute
wagon: flat|tank|hopper|box|covered|gondola
wall: brick|concrete|drywall|stone|timber|retaining|partition
wallet: bifold|trifold|card holder|money clip
warehouse*: dry|cold storage|bonded|distribution|automated
washing machine: front loader|top loader|washer-dryer|industrial
wax: bees|paraffin|soy|carnauba|ski
weapon: knife|handgun|rifle|shotgun|bat|sword|axe|crossbow|stick
weave: plain|twill|satin|basket|herringbone|jacquard|houndstooth
weight machine, weighing device: bench scale|floor scale|weighbridge|crane scale
well of water: dug|drilled|artesian|driven
wheel: steel|alloy|spoked|solid|wire|carbon
wheelchair: manual|electric|sport|transport
whip: riding|lunge|dressage|bull
wig: synthetic|human hair|lace front|powdered
window: casement|sash|sliding|bay|skylight|awning|fixed|dormer
wrench, spanner: open-end|socket|adjustable|torque|ring|Allen
yacht*: sailing|motor|catamaran|racing|luxury
zipper: metal|plastic|coil|invisible|two-way
alcohol, liquor, spirit, spirits, booze: vodka|whisky|gin|rum|tequila|brandy|liqueur
appetizer, starter, hors d'oeuvre: soup|salad|bruschetta|shrimp cocktail|spring rolls|olives|carpaccio
apple: Gala|Fuji|Granny Smith|Golden Delicious|Braeburn|Jonagold|Elstar|Pink Lady
bagel: plain|sesame|poppy seed|everything|cinnamon raisin
baked goods, bakery product, pastry: bread|roll|croissant|muffin|Danish|cake|doughnut|cookie|tart
bean: kidney|black|pinto|navy|broad|soy|green|mung
beef: sirloin|ribeye|brisket|fillet|minced|chuck|rump
beer: lager|pale ale|stout|wheat beer|pilsner|porter|IPA|bitter
berry: strawberry|raspberry|blueberry|blackberry|cranberry|gooseberry|blackcurrant
beverage, drink, soft drink: water|coffee|tea|juice|cola|lemonade|beer|wine|milk
biscuit, cookie: chocolate chip|oatmeal|shortbread|ginger|butter|macaroon
bread: white|wholemeal|rye|sourdough|baguette|ciabatta|pita|focaccia|brioche
breakfast: continental|full English|buffet|vegan|pancakes|porridge
burger, hamburger: beef|cheese|chicken|veggie|fish|bacon
butter: salted|unsalted|clarified|cultured|peanut
cake: chocolate|sponge|cheesecake|carrot|fruit|wedding|birthday|lemon
candy, sweet, confectionery, sweets: chocolate|caramel|toffee|gummy|lollipop|liquorice|fudge|mint
cereal: oats|wheat|corn flakes|muesli|barley|rye|rice
cheese: cheddar|mozzarella|gouda|brie|parmesan|feta|camembert|Emmental|ricotta|goat
chocolate: dark|milk|white|ruby|bitter
citrus, citrus fruit: orange|lemon|lime|grapefruit|mandarin|pomelo
cocktail: margarita|mojito|martini|daiquiri|Manhattan|negroni|cosmopolitan|piña colada
coffee: espresso|cappuccino|latte|americano|filter|flat white|mocha|decaf
condiment: ketchup|mustard|mayonnaise|soy sauce|vinegar|salt|pepper|relish
cream: single|double|whipping|sour|clotted
cuisine: Italian|French|Chinese|Indian|Mexican|Japanese|Thai|Greek|Spanish
curry: green|red|korma|vindaloo|tikka masala|Madras
dairy product, dairy: milk|cheese|butter|yoghurt|cream|ice cream
dessert, pudding: ice cream|cheesecake|tiramisu|apple pie|chocolate mousse|crème brûlée|fruit salad
dip: hummus|guacamole|salsa|tzatziki|jam|honey|peanut butter
dough: shortcrust|puff|yeast|filo|choux|pizza
dressing: vinaigrette|ranch|Caesar|Thousand Island|yoghurt|balsamic
egg: free-range|organic|barn|caged|quail|duck
cooking fat, oil: olive|sunflower|rapeseed|palm|coconut|sesame|butter
feed, fodder, forage, animal feed: hay|silage|grain|pellets|grass|straw|concentrate|maize
flavor, flavour, taste: vanilla|chocolate|strawberry|lemon|mint|caramel|banana|coffee|cherry
flour: wheat|rye|spelt|wholemeal|corn|rice|almond
food, foodstuff: bread|rice|pasta|meat|fish|fruit|vegetables|cheese|eggs
food group, nutrient group: fruit|vegetables|grains|protein|dairy|fats
food ingredient, ingredient: flour|sugar|salt|butter|milk|egg|oil|yeast|water
fruit, fruit product: apple|banana|orange|pear|grape|strawberry|peach|cherry|lemon|mango|plum
garnish: parsley|lemon slice|olive|mint|chives|cherry
grain: wheat|barley|oats|rye|corn|rice|sorghum|millet
grape, grape variety, varietal: Chardonnay|Merlot|Riesling|Cabernet Sauvignon|Pinot Noir|Sauvignon Blanc|Syrah|Tempranillo
ham: cooked|smoked|cured|Parma|Serrano
herb: basil|parsley|thyme|rosemary|oregano|mint|sage|dill|coriander
honey: blossom|acacia|forest|clover|manuka|lavender|heather|linden
ice cream: vanilla|chocolate|strawberry|pistachio|lemon|hazelnut
jam, preserve: strawberry|raspberry|apricot|orange marmalade|cherry|plum
juice: orange|apple|grape|tomato|pineapple|cranberry
lettuce: iceberg|romaine|butterhead|lollo rosso|rocket
liqueur: amaretto|coffee|orange|herbal|cream|limoncello
meal: breakfast|lunch|dinner|brunch|snack|supper
meat: beef|pork|chicken|lamb|turkey|veal|duck|venison
milk: whole|semi-skimmed|skimmed|soy|oat|almond|goat
mushroom: button|chanterelle|portobello|shiitake|oyster|porcini
mussel, shellfish, crustacean: shrimp|crab|lobster|prawn|mussel|oyster|clam|scallop
nut: almond|walnut|hazelnut|cashew|peanut|pistachio|pecan|Brazil nut
nutrient: protein|carbohydrate|fat|fibre|calcium|iron|vitamin C|potassium
olive: Kalamata|green|black|Manzanilla|stuffed
onion: red|yellow|white|shallot|spring onion
pasta, noodle: spaghetti|penne|fusilli|tagliatelle|lasagne|ravioli|macaroni
pepper: bell|chilli|black|cayenne|jalapeño
pie: apple|meat|cherry|pumpkin|shepherd's|chicken
pizza: Margherita|pepperoni|Hawaiian|four cheese|vegetarian|marinara
pork: loin|belly|shoulder|chop|tenderloin|ham
potato: russet|new|red|sweet|Yukon Gold|fingerling
poultry, fowl: chicken|turkey|duck|goose|quail|guinea fowl
produce: apples|carrots|potatoes|lettuce|tomatoes|onions|bananas
rice: basmati|jasmine|long grain|arborio|brown|wild
salad: green|Caesar|potato|Greek|fruit|tomato|pasta
salt: table|sea|rock|Himalayan|kosher
sandwich: ham|cheese|tuna|club|chicken|egg|BLT
sauce: tomato|soy|pesto|béchamel|barbecue|hollandaise|gravy|tartare
sausage: bratwurst|chorizo|salami|frankfurter|black pudding|liver
seafood, fish product: salmon|tuna|cod|shrimp|squid|crab|mussels
seasoning, spice: pepper|cinnamon|cumin|paprika|turmeric|ginger|nutmeg|saffron|cardamom
side dish: fries|rice|salad|mashed potatoes|vegetables|coleslaw
snack: crisps|nuts|popcorn|biscuit|fruit|pretzel
soup: tomato|chicken|minestrone|pumpkin|lentil|onion|mushroom
steak: ribeye|sirloin|fillet|rump|T-bone|flank
sugar: white|brown|icing|cane|demerara
supplement, food supplement, dietary supplement: vitamin D|magnesium|omega-3|calcium|iron|zinc|protein|multivitamin
sweetener: sugar|honey|stevia|saccharin|maple syrup|agave
syrup: maple|golden|corn|chocolate|agave
tea: green|black|Earl Grey|peppermint|chamomile|oolong|white
topping: cheese|mushrooms|pepperoni|onions|olives|chocolate sauce|nuts
vegetable, vegetables: carrot|potato|tomato|onion|broccoli|spinach|cabbage|pepper|cucumber|pea
vinegar: balsamic|cider|white wine|red wine|rice
vitamin: A|B6|B12|C|D|E|K
whiskey, whisky: single malt|blended|bourbon|rye|grain
wine: red|white|rosé|sparkling|dessert|fortified
yeast: fresh|dry|instant|brewer's|wild
yogurt, yoghurt: natural|Greek|strawberry|low-fat|drinking
algae: green|red|brown|kelp|spirulina
blossom, bloom: white|pink|red|yellow|purple
flower bulb: tulip|daffodil|crocus|hyacinth|lily
bush, shrub: rose|lavender|boxwood|hydrangea|rhododendron|lilac|holly|azalea
cactus, succulent: prickly pear|saguaro|aloe|echeveria|barrel cactus
cereal crop: wheat|barley|rye|oats|maize|rice
climber, vine, creeper: ivy|clematis|wisteria|grape|honeysuckle|jasmine
conifer, evergreen: pine|spruce|fir|larch|cedar|yew
crop: wheat|maize|barley|rice|potato|soybean|rapeseed|sugar beet|sunflower
fern: bracken|maidenhair|staghorn|sword
flower: rose|tulip|lily|sunflower|carnation|daisy|orchid|chrysanthemum|lavender|peony
flowering plant, ornamental, bedding plant: petunia|geranium|begonia|pansy|marigold|fuchsia
fungus, fungi: mushroom|yeast|mould|truffle|rust|mildew
grass: ryegrass|fescue|bluegrass|Bermuda|bamboo|timothy
growth habit, growth form: tree|shrub|herb|climber|creeper|bulb|grass
hedge: box|privet|beech|yew|hornbeam|laurel
herbaceous plant, perennial: hosta|lavender|peony|daylily|geranium|echinacea
houseplant, indoor plant: monstera|ficus|spider plant|peace lily|snake plant|orchid
leaf, leaf shape, foliage: ovate|lanceolate|palmate|needle|heart-shaped|pinnate
legume, pulse: pea|chickpea|lentil|bean|clover|alfalfa
moss: sphagnum|cushion|sheet|Irish
orchid: phalaenopsis|cattleya|dendrobium|vanda
palm: date|coconut|oil|fan|royal
flora, vegetation: tree|shrub|flower|grass|fern|moss|herb
root vegetable, tuber: carrot|potato|beetroot|turnip|radish|parsnip
rose: tea|climbing|floribunda|rambler|shrub
seed: sunflower|pumpkin|flax|sesame|poppy|grass|chia
seedling, sapling: tomato|pepper|lettuce|oak|pine|beech
tree, tree species: oak|pine|beech|birch|maple|spruce|ash|lime|chestnut|willow
weed: dandelion|thistle|nettle|bindweed|couch grass|chickweed
amphibian: frog|toad|salamander|newt|axolotl
animal, wildlife, fauna, beast: dog|cat|horse|cow|sheep|pig|goat|rabbit|chicken|fox|deer
antelope: impala|gazelle|kudu|eland|wildebeest
ape, primate: chimpanzee|gorilla|orangutan|gibbon|lemur|macaque
arachnid: spider|scorpion|mite|tick
bat: fruit|vampire|horseshoe|pipistrelle
bear: brown|black|polar|grizzly|panda
bee: honey|bumble|mason|carpenter|worker|queen|drone
beetle: ladybird|stag|dung|bark|ground
bird: sparrow|pigeon|robin|crow|eagle|owl|duck|gull|parrot|hawk
raptor: eagle|hawk|falcon|owl|kite|buzzard
bull, cattle, cow, cattle breed: Holstein|Angus|Hereford|Jersey|Simmental|Charolais|Limousin
butterfly: monarch|swallowtail|peacock|red admiral|cabbage white
cat, cat breed, feline: Persian|Siamese|Maine Coon|British Shorthair|Bengal|Ragdoll|Sphynx
chicken, chicken breed, hen: Leghorn|Rhode Island Red|Plymouth Rock|Sussex|Orpington
companion animal, pet: dog|cat|rabbit|hamster|guinea pig|parrot|goldfish|tortoise
coral: brain|staghorn|fire|soft|mushroom
deer: red|roe|fallow|white-tailed|moose|elk
dinosaur: Tyrannosaurus|Triceratops|Stegosaurus|Velociraptor|Diplodocus
dog, dog breed, hound: Labrador|German Shepherd|Poodle|Beagle|Golden Retriever|Dachshund|Bulldog|Boxer|Border Collie
duck: mallard|Pekin|Muscovy|Aylesbury|eider
farm animal, livestock: cattle|sheep|pig|goat|chicken|horse|duck
feather: down|flight|tail|contour
fish: trout|salmon|carp|cod|tuna|perch|pike|herring|mackerel|bass
fly: house|fruit|horse|tsetse
frog: tree|bull|poison dart|common
game bird, game animal: pheasant|deer|wild boar|hare|partridge|duck
goat, goat breed: Saanen|Boer|Nubian|Alpine|Toggenburg
horse, horse breed, pony: Arabian|Thoroughbred|Quarter Horse|Hanoverian|Shetland|Haflinger|Friesian|Clydesdale
insect: ant|bee|beetle|butterfly|fly|wasp|grasshopper|mosquito
invertebrate: insect|spider|crab|snail|worm|jellyfish
lizard: gecko|iguana|chameleon|skink|monitor
mammal: dog|horse|whale|bat|elephant|mouse|bear
marsupial: kangaroo|koala|wombat|opossum
mollusk, mollusc: snail|slug|mussel|squid|octopus
monkey: macaque|capuchin|baboon|howler|spider
mosquito: Aedes|Anopheles|Culex
parasite: tick|flea|louse|mite|tapeworm|roundworm
parrot: macaw|cockatoo|budgerigar|African grey|lovebird
penguin: emperor|king|Adélie|gentoo|Humboldt
pest, vermin: rat|mouse|cockroach|ant|termite|bed bug|wasp|aphid
pig, pig breed, swine: Large White|Landrace|Duroc|Hampshire|Berkshire|Piétrain
predator: fox|wolf|hawk|lynx|shark|weasel
rabbit, rabbit breed: Angora|Dutch|Lop|Rex|New Zealand
reptile: snake|lizard|tortoise|crocodile|gecko|turtle
rodent: mouse|rat|squirrel|hamster|beaver|guinea pig
seabird, waterfowl, wader: gull|duck|swan|goose|heron|puffin|tern
shark: great white|hammerhead|tiger|whale|bull
sheep, sheep breed: Merino|Suffolk|Texel|Dorset|Cheviot
snake: python|cobra|viper|boa|adder|rattlesnake
spider: tarantula|black widow|wolf|jumping|orb-weaver
species: dog|cat|horse|cattle|sheep|pig|rabbit|goat
turtle, tortoise: box|sea|snapping|painted|Hermann's
whale: humpback|blue|sperm|orca|minke|grey
worm: earthworm|roundworm|flatworm|mealworm|silkworm
acid: hydrochloric|sulphuric|nitric|citric|acetic|phosphoric|tannic
additive: preservative|colouring|flavouring|emulsifier|stabiliser|antioxidant|thickener
aggregate: sand|gravel|crushed stone|slag|recycled concrete
allergen: gluten|milk|eggs|nuts|peanuts|soy|fish|shellfish|sesame
alloy: steel|brass|bronze|stainless steel|aluminium alloy|pewter|solder
antibiotic: amoxicillin|penicillin|doxycycline|ciprofloxacin|azithromycin|clindamycin
antigen, pathogen, germ, microorganism: bacterium|virus|fungus|parasite|prion
bait: worm|maggot|minnow|dough|lure|corn
bedding, litter: straw|sawdust|wood shavings|sand|hay|paper pellets
biomass: wood chips|straw|manure|wood pellets|maize silage
bleach: chlorine|hydrogen peroxide|sodium hypochlorite|oxygen
building material, construction material: brick|concrete|timber|steel|glass|stone|plaster|insulation
carbohydrate: glucose|starch|fructose|sucrose|fibre
cement: Portland|white|rapid-hardening|blast furnace|masonry
chemical, chemical substance, reagent: sodium hydroxide|hydrochloric acid|ethanol|acetone|ammonia|hydrogen peroxide|sulphuric acid
clay: kaolin|ball|fire|bentonite|stoneware
coal: anthracite|bituminous|lignite|coking
color, colour: red|blue|green|black|white|yellow|brown|grey
coolant, refrigerant: R-134a|R-410A|R-32|glycol|water|ammonia
crude oil, petroleum, petroleum product: petrol|diesel|kerosene|heating oil|LPG|bitumen
disinfectant, sanitizer, antiseptic: bleach|alcohol|iodine|chlorhexidine|hydrogen peroxide|chlorine
chemical element: iron|copper|zinc|lead|carbon|oxygen|sulphur|calcium|sodium
enzyme: amylase|lipase|protease|lactase|cellulase
explosive material: TNT|dynamite|ANFO|black powder
fossil: ammonite|trilobite|shell|bone|leaf|shark tooth
fuel, fuel oil: diesel|petrol|electric|natural gas|LPG|hydrogen|coal|wood
gas: oxygen|nitrogen|carbon dioxide|argon|helium|propane|methane|hydrogen
grease, lubricant: lithium grease|engine oil|silicone|graphite|gear oil|WD-40
greenhouse gas, pollutant, emission: carbon dioxide|methane|nitrogen oxides|sulphur dioxide|particulate matter|ozone
hazardous material, hazardous substance: flammable|corrosive|toxic|explosive|radioactive|oxidising
herbicide, weedkiller: glyphosate|2,4-D|dicamba|atrazine|MCPA
hormone: insulin|cortisol|oestrogen|testosterone|progesterone|thyroxine
inclusion: charcoal|stone|shell|flint|chalk|brick|bone|gravel
insecticide: pyrethrin|permethrin|imidacloprid|malathion|neem oil
isotope: carbon-14|uranium-235|cobalt-60|iodine-131|caesium-137
leather: calf|cowhide|suede|sheepskin|patent|nubuck|goat
liquid, fluid: water|oil|milk|alcohol|coolant|brake fluid|petrol
manure: cattle|poultry|horse|pig|green
material: wood|metal|plastic|glass|stone|leather|fabric|paper|ceramic
metal: steel|iron|aluminium|copper|brass|bronze|zinc|silver|gold|lead
plant nutrient: nitrogen|phosphorus|potassium|calcium|magnesium|sulphur
ore: iron|copper|gold|bauxite|zinc|nickel|lead
packing material, cushioning: bubble wrap|foam|paper|tissue|air pillows|cardboard
pesticide, pest control product: insecticide|herbicide|fungicide|rodenticide|acaricide
poison, toxin, toxic substance: arsenic|cyanide|lead|mercury|carbon monoxide|pesticide|venom
powder: baking|talcum|washing|gun|milk|protein
precious metal: gold|silver|platinum|palladium|rhodium
preservative: salt|vinegar|sorbate|benzoate|sulphite|nitrite
protein: casein|whey|soy|collagen|gluten|albumin
raw material, feedstock, stock material: steel|cotton|wood pulp|crude oil|grain|sand
resin: epoxy|polyester|acrylic|pine|amber|polyurethane
rock, geology, bedrock, stone: limestone|granite|sandstone|basalt|slate|marble|shale|chalk|gneiss|quartzite
rubber: natural|silicone|neoprene|nitrile|EPDM|latex
sand: silica|river|sharp|beach|desert
sediment: clay|silt|sand|gravel|mud|peat
soil: clay|loam|sand|silt|peat|chalk
soil texture: clay|silt|sand|loam|sandy loam|clay loam|silty clay
stabilizer, thickener: pectin|agar|gelatin|xanthan gum|guar gum|starch
building stone: granite|marble|limestone|sandstone|slate|travertine
substance: alcohol|cannabis|cocaine|opioids|nicotine|amphetamine|heroin
substrate, growing medium, mulch: sand|gravel|soil|bark|peat|compost|coconut fibre|wood chips
tracer, contrast agent, contrast medium: iodine|gadolinium|barium|technetium
varnish, lacquer: polyurethane|shellac|acrylic|oil|spar
waste, rubbish, garbage, refuse: household|paper|plastic|glass|metal|organic|hazardous|electronic
water: drinking|ground|surface|rain|waste|sea|tap|mineral
wool: merino|lambswool|cashmere|mohair|alpaca|angora
body, body part, anatomical site, anatomy, injured part: head|neck|shoulder|arm|hand|chest|back|leg|knee|foot
blood, blood product, blood component: whole blood|red cells|platelets|plasma|cryoprecipitate
bodily fluid, body fluid: blood|urine|saliva|sweat|cerebrospinal fluid
body shape, build, physique: slim|average|athletic|heavy|muscular|stocky
bone: femur|tibia|humerus|radius|ulna|rib|skull|vertebra|pelvis|mandible
breast: left|right|both
cancer, tumor, tumour, neoplasm: breast|lung|colon|prostate|skin|leukaemia|lymphoma
hair length: short|medium|long|wire|curly|hairless
eye color, eye colour: brown|blue|green|hazel|grey|amber
facial hair, beard: none|moustache|full beard|goatee|stubble
finger: thumb|index|middle|ring|little
gland: thyroid|adrenal|pituitary|salivary|sweat
hair, hair color, hair colour: brown|black|blond|red|grey|white
haircut, hairstyle, hairdo: bob|pixie|layered|crew cut|ponytail|braids|curls
joint: knee|hip|shoulder|elbow|ankle|wrist
limb: arm|leg|left arm|right arm|left leg|right leg
muscle, muscle group: biceps|triceps|quadriceps|hamstrings|deltoids|abdominals|calves|glutes
nail polish shape, nail shape: square|oval|almond|coffin|stiletto
nerve: optic|sciatic|facial|ulnar|median|vagus
organ: heart|liver|kidney|lung|pancreas|stomach|spleen|cornea
organ system, body system: cardiovascular|respiratory|digestive|nervous|musculoskeletal|endocrine
skin, skin tone: normal|dry|oily|combination|sensitive
specimen, specimen source: blood|urine|tissue|saliva|swab|stool|sputum
tissue: muscle|nerve|connective|epithelial|fat|bone
tooth: incisor|canine|premolar|molar|wisdom
vein, artery: femoral|jugular|radial|carotid|cephalic|basilic
abuse, maltreatment: physical|emotional|verbal|financial|neglect|sexual
accident: collision|fall|slip|fire|burn|cut|derailment
corrective action: repair|replacement|cleaning|adjustment|training|inspection|warning
leisure activity, recreation, pastime: swimming|hiking|cycling|reading|painting|dancing|yoga|cooking|football
administration route, route of administration: oral|intravenous|intramuscular|subcutaneous|topical|inhalation|rectal
adoption: open|closed|domestic|international|foster
assistance: food|housing|cash|medical|counselling|legal|transport
art form, artwork: painting|drawing|sculpture|photograph|print|collage|installation|ceramics
coursework, homework: essay|project|presentation|quiz|lab report|reading
auction: live|online|silent|sealed-bid|timed|Dutch
baptism: infant|adult|emergency
bet, wager: win|place|each way|accumulator|over/under|exact score
birth: vaginal|caesarean|forceps|vacuum|home
boarding: cabin|priority|group|general
bribery, corruption, fraud, scam: identity theft|credit card|insurance|tax|phishing|investment|bribery
burial, funeral, interment: burial|cremation|natural burial|urn burial|sea burial|memorial service
line of business: retail|wholesale|manufacturing|construction|transport|hospitality|consulting
butchery: cut marks|chop marks|none|saw marks|skinning
butterfly stroke, stroke, swimming stroke, swim style: freestyle|backstroke|breaststroke|butterfly|medley
career: teaching|medicine|law|engineering|finance|sales
cargo, freight: general|bulk|containers|refrigerated|liquid|dangerous goods|vehicles
ceremony, rite, ritual: wedding|funeral|baptism|graduation|opening|memorial|award
charity: children|animals|health|environment|education|poverty
chore, household task, housework: cleaning|cooking|laundry|ironing|gardening|shopping|dishes
cleaning, cleaning method: dry|wet|steam|vacuum|ultrasonic|hand wash
communication method, means of communication: e-mail|phone|letter|text message|video call|in person
competition, contest, tournament: league|cup|knockout|friendly|championship|qualifier|round robin
cooking, cooking method, cooking technique: boiling|frying|baking|grilling|roasting|steaming|stewing
class of study: mathematics|history|biology|English|physics|art|chemistry|geography
craft, handicraft, handcraft: pottery|weaving|knitting|woodwork|embroidery|jewellery|basketry|leatherwork
crime, criminal offence, criminal offense, felony, misdemeanor: theft|burglary|assault|fraud|robbery|vandalism|arson|drug possession
cultivation, farming, agriculture: arable|livestock|dairy|mixed|organic|horticulture|forestry
custody: sole|joint|temporary|shared|pre-trial
dance, dancing, dance style: ballet|salsa|tango|waltz|hip-hop|jazz|tap|ballroom|flamenco
dance step: basic|turn|dip|spin|side
defense, defence: zone|man-to-man|alibi|self-defence|insanity
academic discipline, field of study: biology|history|chemistry|physics|economics|law|psychology|mathematics|sociology
athletic event, track event: 100 m|long jump|high jump|shot put|javelin|marathon|hurdles
dive: shore|boat|night|wreck|drift|deep|cave
drainage: good|moderate|poor|imperfect|excessive
drug abuse, addiction: alcohol|nicotine|opioids|gambling|cannabis
emergency, crisis: medical|fire|flood|accident|power failure|gas leak
employment, occupation, job, profession: teacher|nurse|engineer|electrician|accountant|driver|cook|salesperson|carpenter
entertainment, entertainment act: live music|DJ|comedian|magician|dancers|clown|quiz
entrance: front door|window|back door|main gate|garage
examination method, examination technique, imaging, scan: X-ray|ultrasound|CT|MRI|mammography|PET
excavation, excavation method, digging: hand|machine|trowel|auger
exercise, workout: squat|push-up|lunge|plank|deadlift|running|bench press|crunch|burpee
exploration: geological|geophysical|drilling|survey
feeding, feeding method: hand|trough|bottle|scatter|tube|bowl
fight: boxing|brawl|verbal|armed
fine, punishment: fine|warning|suspension|imprisonment|community service|probation
finishing process, surface treatment: painting|galvanising|anodising|powder coating|polishing|plating
fishing method, fishing gear: trawl|longline|gillnet|purse seine|pot|hook and line
formation, formation process: deposition|erosion|construction|collapse|dumping|flooding|burning
foul: handball|tripping|pushing|offside|holding
gambling, gambling game: poker|roulette|blackjack|slots|bingo|lottery|baccarat
board game: chess|draughts|backgammon|Monopoly|Scrabble|poker|dominoes|Go
video game: action|adventure|puzzle|strategy|role-playing|simulation|sports
giving, donation: one-off|monthly|in kind|legacy|corporate|anonymous
grip: standard|strong|weak|neutral|overhand
special handling: fragile|keep dry|this side up|refrigerate|heavy|hazardous
harassment, bullying: verbal|physical|online|sexual|racial
harvest, harvesting: hand|machine|selective|mechanical
hike: guided|self-guided|city|walking|bus|boat|cycling
hobby, interest, leisure interest: reading|cooking|gardening|music|photography|travel|sport|painting|chess
hunting, hunting method: stalking|driven|stand|falconry|trapping
immunization, immunisation, vaccination: tetanus|influenza|measles|hepatitis B|polio|COVID-19|rabies
injection: intramuscular|subcutaneous|intravenous|intradermal
irrigation: drip|sprinkler|flood|furrow|centre pivot
jump, jump type: parallel|long|high|vertical
landing: hard|soft|emergency|touch-and-go|water
lesson: guitar|piano|singing|driving|swimming|language
makeup style: natural|evening|bridal|stage
manoeuvre, maneuver: left turn|right turn|U-turn|overtaking|parking|reversing
manufacturing process, manufacturing method, production method: casting|forging|moulding|machining|welding|stamping|3D printing
martial art: karate|judo|taekwondo|boxing|aikido|jiu-jitsu|kung fu
massage: Swedish|deep tissue|Thai|hot stone|sports|shiatsu|aromatherapy
migration: resident|summer visitor|winter visitor|passage
mining, mining method: open-pit|underground|strip|placer|room and pillar
murder, homicide, cause of death, manner of death: natural|accident|suicide|homicide|undetermined
offense, offence: theft|assault|fraud|speeding|vandalism|trespassing|burglary
surgical procedure, surgery: appendectomy|hip replacement|cataract|bypass|hernia repair|biopsy|cholecystectomy
painting technique, art technique, technique: oil|watercolour|acrylic|charcoal|ink|tempera|pastel
patrol: foot|vehicle|bicycle|boat|K-9
pet service, grooming: bath|nail trim|haircut|ear cleaning|full groom|brushing
insurance product: health|life|car|home|liability|travel|pet
play action: pass|run|punt|kick
prevention measure, preventive measure, safety measure: training|signage|helmet|barrier|inspection|ventilation
sales promotion: discount|two for one|coupon|free shipping|gift|loyalty points
propagation, propagation method: seed|cutting|grafting|division|layering|bulb
protection, protective equipment, ppe: helmet|gloves|goggles|mask|safety boots|ear protection|hi-vis vest
race: sprint|marathon|relay|hurdles|time trial|regatta
kinship, family relationship: mother|father|spouse|sibling|child|friend|grandparent|aunt|uncle
rescue: water|mountain|animal|road|fire|air
retirement: regular|early|disability|partial
riding style, riding discipline, equestrian discipline: dressage|show jumping|eventing|western|driving|vaulting
sabotage, vandalism: graffiti|broken window|arson|damage
sampling method: random|grab|composite|systematic|stratified
service charge: registration|late|processing|membership|cancellation|delivery
sewing technique, seam: straight|zigzag|overlock|French|flat-felled|double
singing voice, voice, vocal range, vocal part: soprano|alto|tenor|bass|baritone|mezzo-soprano
smoking, smoking habit, smoker: never|former|current|occasional
sport, sports: football|tennis|basketball|swimming|volleyball|athletics|hockey|golf|rugby
storage condition, storage climate: dry|cool|frozen|room temperature|dark|controlled
stunt: flip|jump|spin|grind|slide
school subject: mathematics|English|history|biology|physics|art|music|geography|chemistry
surveying method: topographic|aerial|geophysical|questionnaire|boundary|visual
tackle, fishing tackle: rod|reel|lure|hook|float|line
levy: income|value added|property|sales|excise|corporate|import
teaching method, teaching style: lecture|seminar|group work|online|practical
theft, robbery, burglary: shoplifting|pickpocketing|burglary|car theft|bicycle theft|armed robbery
throw: javelin|discus|hammer|shot put|free
tillage: ploughing|no-till|harrowing|strip-till|ridge
business transaction: deposit|withdrawal|transfer|payment|purchase|refund
transport mode, transportation, mode of travel: car|train|bus|plane|ship|bicycle|on foot
wood treatment: oiled|waxed|painted|varnished|pressure-treated
violence, domestic violence: physical|psychological|economic|sexual|verbal
voting, voting method, election: in person|postal|online|proxy|show of hands
washing, wash: hand|machine|dry clean|delicate|cold
welding, welding process, weld: MIG|TIG|arc|spot|gas|plasma
work of art: painting|drawing|sculpture|photograph|print
religious service: mass|prayer|baptism|wedding|vigil|Bible study
yoga: Hatha|Vinyasa|Ashtanga|Yin|Kundalini
alphabet, script: Latin|Cyrillic|Greek|Arabic|Hebrew|Chinese
anthem, hymn: psalm|carol|gospel|chorale
cartoon, comic: superhero|manga|comic strip|humour|graphic novel
criminal charge: theft|assault|fraud|possession|burglary|trespassing
musical work, musical composition: symphony|concerto|sonata|string quartet|opera|overture|suite
credential, qualification: diploma|certificate|licence|bachelor's degree|master's degree|doctorate
dialect, accent: British|American|Australian|Scottish|Irish
diagram, chart: bar|line|pie|scatter|flow|Gantt
diploma: bachelor|master|doctorate|diploma|associate
dosage form, dose form, pharmaceutical form, formulation: tablet|capsule|syrup|ointment|injection|drops|cream|inhaler
drama: comedy|tragedy|tragicomedy|melodrama
drawing: plan|section|elevation|sketch|detail|site plan
fiction, literary genre, literature: novel|short story|poetry|drama|fantasy|crime|romance|science fiction
film, movie: drama|comedy|action|thriller|horror|documentary|animation|western
application form: registration|order|consent|complaint|feedback|tax
greeting: formal|informal|birthday|holiday
identification, identification method, identifier: microchip|ring|ear tag|tattoo|passport|barcode
illustration: drawing|photo|map|diagram|engraving
joke: pun|knock-knock|one-liner|riddle
periodical: weekly|monthly|quarterly|daily|annual
language: English|French|German|Spanish|Italian|Chinese|Arabic|Portuguese|Russian
law, legislation, regulation, statute: civil|criminal|tax|labour|environmental|building|data protection
lawsuit, litigation, legal action: personal injury|breach of contract|property|divorce|negligence|employment
postal service: letter|parcel|postcard|registered|express|small packet
distinguishing mark: stripe|spot|scar|tattoo|birthmark|patch|ring|none
music, music genre, musical genre, musical style: rock|pop|jazz|classical|blues|country|folk|electronic|hip-hop
musical key, key signature: C major|G major|D minor|A minor|F major|E flat major
news: local|international|sports|politics|business|weather
scent: lavender|vanilla|rose|citrus|sandalwood|musk|jasmine
notation: standard|tablature|algebraic|binary
opera, musical: comic|grand|rock|chamber
payment terms: net 30|net 60|on delivery|prepaid
poem, poetry: sonnet|haiku|ballad|limerick|ode|free verse
prayer: morning|evening|thanksgiving|intercession|blessing
prize, trophy: gold medal|silver medal|cup|certificate|cash prize|voucher
software product: operating system|database|word processor|spreadsheet|antivirus|browser
programming language: Python|Java|JavaScript|C++|C#|Go|Rust|PHP
punctuation: comma|full stop|colon|dash|question mark
question format: multiple choice|true or false|short answer|essay|matching
religious text, scripture: Bible|Quran|Torah|Psalms|Vedas
reporting: annual|monthly|inspection|incident|financial|progress
rhythm, time signature: 4/4|3/4|2/4|6/8|12/8
saying, proverb: proverb|idiom|maxim|quote
sign language: ASL|BSL|LSF|DGS
song: love song|ballad|lullaby|anthem|carol|folk song
sound effect: explosion|rain|footsteps|applause|door|thunder
tale: fairy tale|fable|legend|short story|myth
citation style: APA|MLA|Chicago|Harvard|Vancouver
symbol: star|cross|heart|arrow|circle|crown
tempo: allegro|andante|adagio|presto|moderato|largo
topic, subject matter: nature|history|love|family|travel|adventure|war|childhood
traffic sign, road sign: stop|yield|no entry|speed limit|no parking|crossing
writing, writing instrument: pen|pencil|marker|crayon|chalk
academic subject, field of research, research area, science: biology|chemistry|physics|medicine|computer science|psychology|economics|geology
architectural style: Gothic|Baroque|Modern|Romanesque|Art Deco|Renaissance|Victorian|Brutalist
area of expertise, expertise, specialty, specialism, speciality: marketing|finance|design|law|engineering|research|education
artistic style, art style, art movement: Impressionism|Cubism|Realism|Surrealism|Baroque|Expressionism|Abstract
conduct: calm|aggressive|playful|anxious|cooperative|withdrawn|disruptive
belief, religion, faith: Christianity|Islam|Judaism|Hinduism|Buddhism|none
bias: selection|confirmation|gender|recall
branch of medicine, medical specialty, medical field: cardiology|dermatology|neurology|paediatrics|oncology|orthopaedics|psychiatry|radiology
emotion, feeling, mood: happy|sad|angry|calm|anxious|excited|tired
amenity: balcony|garden|parking|pool|elevator|air conditioning|fireplace|Wi-Fi
fingerprint: loop|whorl|arch
guideline: safety|ethics|privacy|quality
house style: modern|classic|minimalist|rustic|Scandinavian|industrial|vintage
learning style: visual|auditory|reading|kinaesthetic
medical condition, health condition, chronic condition, pre-existing condition: diabetes|asthma|hypertension|arthritis|allergy|epilepsy|migraine
party affiliation, ideology, political orientation: conservative|liberal|social democrat|green|independent
pattern: plain|striped|checked|floral|dotted|paisley|plaid|herringbone|geometric
personality, temperament: calm|friendly|shy|playful|nervous|independent|dominant|gentle|curious
perspective: sea|garden|city|mountain|courtyard|lake|front|side
philosophy: stoicism|existentialism|pragmatism|idealism
sense: sight|hearing|smell|touch|taste
sexual orientation: heterosexual|homosexual|bisexual|prefer not to say
skill area: reading|writing|listening|speaking
core value: integrity|respect|teamwork|innovation|trust
zodiac sign, star sign, sign of zodiac: Aries|Taurus|Gemini|Cancer|Leo|Virgo|Libra|Scorpio|Sagittarius|Capricorn|Aquarius|Pisces
ailment, illness, sickness: influenza|common cold|bronchitis|gastroenteritis|migraine|arthritis|dermatitis|pneumonia
allergy: pollen|nuts|dust mites|penicillin|milk|shellfish|latex|animal hair
birth defect, congenital condition: cleft lip|club foot|heart defect|spina bifida
bruise, wound, lesion: cut|abrasion|puncture|laceration|burn|bite|bruise|ulcer
burn: first degree|second degree|third degree|chemical|electrical
citizenship status, residence status, immigration status: citizen|permanent resident|temporary resident|refugee|student
contamination: chemical|bacterial|oil|radioactive|metal|none
crack: hairline|longitudinal|transverse|map|structural
hazard, risk factor: fire|chemical|electrical|slip|fall|noise|biological
dependency: alcohol|drug|tobacco|technical
disability, impairment, handicap: mobility|visual|hearing|learning|mental health|none
disease: influenza|diabetes|asthma|hepatitis|malaria|tuberculosis|pneumonia|measles|cholera
disorder, mental disorder, mental illness: anxiety|depression|bipolar|ADHD|autism|eating disorder|insomnia|schizophrenia
eating habit, diet, dietary requirement, dietary preference, dietary restriction: vegetarian|vegan|gluten-free|lactose-free|halal|kosher|none
feeding type, trophic level: herbivore|carnivore|omnivore|insectivore
fracture: closed|open|hairline|compound|stress|spiral
fusion: fused|unfused|partial
health status, state of health: healthy|injured|sick|recovering|under observation
infection: bacterial|viral|fungal|urinary tract|respiratory|wound
infestation: ants|cockroaches|rodents|bed bugs|termites|moths|wasps
injury: sprain|fracture|cut|bruise|burn|concussion|strain|dislocation
lawn disease, plant disease, crop disease: rust|powdery mildew|blight|leaf spot|root rot|wilt|mosaic virus
life stage, stage of life, stage of development, developmental stage: egg|larva|juvenile|adult|subadult
living situation, living arrangement, housing situation: alone|with family|shared|care home|homeless
marital condition, family situation: single|married|divorced|widowed|separated
law and order: ascending|descending|random|alphabetical
pain: acute|chronic|dull|sharp|throbbing
phobia, fear: heights|spiders|flying|crowds|darkness|water
posture, body posture: upright|seated|lying|stooped|crouching|kneeling
rearing: hand|parent|foster|natural|artificial
ripeness, maturity: unripe|half-ripe|ripe|overripe
side effect, adverse reaction, adverse event: nausea|headache|rash|dizziness|fatigue|vomiting|fever
sleep quality: good|fair|poor|interrupted
symptom, chief complaint, presenting complaint: fever|cough|headache|nausea|fatigue|sore throat|pain|dizziness|rash
trauma: blunt|penetrating|burn|head|psychological
celebration, occasion, social event, social occasion: birthday|wedding|anniversary|graduation|christening|Christmas|retirement|baby shower
disaster, natural disaster, natural hazard, catastrophe: flood|earthquake|storm|wildfire|landslide|drought|hurricane|volcanic eruption
eruption: explosive|effusive|lava flow|ash
excursion, outing: museum|zoo|hiking|boat trip|city tour|theatre
festival: music|film|food|religious|street|arts
holiday, public holiday: New Year|Easter|Christmas|Labour Day|Thanksgiving|Independence Day
mishap, near miss: slip|falling object|spill|collision|equipment failure
outbreak: influenza|norovirus|measles|salmonella|cholera
horse show: dressage|jumping|halter|western pleasure
biome, habitat, ecosystem, vegetation type: forest|grassland|wetland|desert|river|lake|savanna|coast|tundra|woodland|reef
body of water, water body, waterbody, water feature: river|lake|pond|stream|reservoir|sea|canal|estuary
burial place: churchyard|cemetery|crypt|columbarium
coast, shore, shoreline: sandy|rocky|cliff|mudflat|shingle
direction, compass direction, orientation: north|south|east|west|northeast|northwest|southeast|southwest
forest, woodland, forest stand: deciduous|coniferous|mixed|rainforest|plantation
grassland, pasture, meadow: permanent|rotational|hay|upland|wet
land use, land cover: arable|pasture|forest|residential|industrial|commercial|wetland|orchard
landform: plain|hill|valley|mountain|plateau|ridge
mountain: peak|ridge|volcano|hill|range
orbit: low Earth|geostationary|polar|elliptical|medium Earth
parking, parking space: standard|disabled|electric|motorcycle|reserved|family
playing position: goalkeeper|defender|midfielder|forward|striker|winger
region, world region, continent: Africa|Asia|Europe|North America|South America|Oceania
reservoir: concrete|earth|elevated|underground
river, stream, watercourse: perennial|seasonal|spring-fed|glacial|canalised
route: direct|scenic|shortest|alternative|main
terrain: flat|hilly|mountainous|coastal|rough
tidal zone, marine zone: intertidal|subtidal|pelagic|benthic
volcano: shield|stratovolcano|cinder cone|caldera
water source, source of water: mains|well|river|lake|spring|rainwater|borehole
wetland: marsh|swamp|bog|fen|mangrove
zoning: residential|commercial|industrial|agricultural|mixed use
cloud: cumulus|stratus|cirrus|nimbus|cumulonimbus
climate: tropical|temperate|arid|continental|polar|Mediterranean
energy: solar|wind|hydro|nuclear|gas|coal|biomass
light: natural|artificial|full sun|partial shade|shade|ultraviolet
light requirement, sun exposure, exposure to sun: full sun|partial shade|full shade
noise, sound: traffic|construction|music|machinery|barking|alarm
precipitation: rain|snow|sleet|hail|drizzle|none
radiation: alpha|beta|gamma|X-ray|ultraviolet
smell, odor, odour, aroma: floral|fruity|musty|sour|none|smoky|earthy
storm: thunderstorm|hurricane|blizzard|tornado|hailstorm|snowstorm|tropical storm
sunlight: direct|indirect|low|full
tide: high|low|spring|neap
weather, weather situation: sunny|cloudy|rain|windy|snow|fog|overcast
wind: light breeze|moderate breeze|strong breeze|gale|calm|storm
band, ensemble, musical group: orchestra|choir|string quartet|jazz band|brass band|rock band|duo
blood group: A+|O+|B+|A-|O-|AB+|B-|AB-
denomination: Catholic|Baptist|Methodist|Lutheran|Anglican|Orthodox|Presbyterian
ethnicity, ethnic group: White|Black|Asian|Hispanic|Mixed|Other
language family: Germanic|Romance|Slavic|Semitic|Celtic|Turkic
industry, industrial sector, business sector, economic sector: manufacturing|retail|construction|finance|healthcare|transport|hospitality|agriculture
military unit, military branch, armed force: army|navy|air force|marines|coast guard
music ensemble: orchestra|choir|quartet|band
political party: conservative|liberal|social democratic|green|independent
solar body, celestial body, astronomical object, celestial object: star|planet|galaxy|nebula|comet|asteroid|moon|cluster
taxonomic class: Mammalia|Aves|Reptilia|Amphibia|Actinopterygii|Insecta|Arachnida
taxonomic family, biological family: Felidae|Canidae|Ursidae|Bovidae|Cervidae|Equidae|Accipitridae|Psittacidae
taxonomic group, animal class, vertebrate: mammal|bird|reptile|amphibian|fish|insect
taxonomic order, biological order: Carnivora|Primates|Rodentia|Passeriformes|Squamata|Artiodactyla
bank account, savings: current|savings|fixed-term|joint
employee benefit, perk: health insurance|pension|company car|gym|meal vouchers|home office
financial instrument, investment product: stock|bond|fund|ETF|option|certificate
cash denomination, banknote: 5|10|20|50|100
collateral: property|vehicle|deposit|guarantee|securities
commodity: gold|oil|wheat|copper|coffee|sugar|cotton
loan: mortgage|personal|car|student|business|overdraft
currency: USD|EUR|GBP|JPY|CHF|CAD|AUD
source of income: salary|pension|rent|interest|self-employment|dividends
real estate: house|apartment|land|office|shop|warehouse
office supply: paper|pens|toner|envelopes|folders|staples
athlete*: runner|swimmer|cyclist|jumper|thrower|gymnast
fictional character: hero|villain|sidekick|mentor|narrator
dancer*: soloist|corps|principal|guest
doctor*, physician: general practitioner|cardiologist|surgeon|paediatrician|dermatologist|neurologist
driver*: car|truck|bus|taxi|delivery
expert*, specialist, consultant: finance|legal|IT|medical|engineering|marketing
kin*, relative*: mother|father|spouse|brother|sister|son|daughter|grandparent
lawyer*: criminal|family|tax|corporate|immigration
musician*: violinist|pianist|guitarist|drummer|singer|cellist
officer*: captain|lieutenant|sergeant|inspector|constable
passenger*: adult|child|infant|senior|student
player*: goalkeeper|defender|midfielder|forward
student*: undergraduate|postgraduate|exchange|part-time|full-time
teacher*: primary|secondary|substitute|music|sports|special needs
tenant*: private|commercial|student|social
victim*: person|company|household|public
visitor*: adult|child|senior|student|group|tourist
volunteer*: regular|occasional|student|senior
witness*: eye|expert|character|hostile
worker*: full-time|part-time|seasonal|temporary|apprentice
appetite: good|normal|reduced|poor|none
century, era, epoch, historical period, archaeological period: Neolithic|Bronze Age|Iron Age|Roman|Medieval|Renaissance|Modern
consistency: firm|soft|liquid|creamy|crumbly|thick
compaction: loose|firm|friable|compact|hard|soft
gem cut: round|princess|emerald|oval|cushion|pear|marquise
garment fit: regular|slim|loose|relaxed|tailored|oversized
shape: round|square|rectangular|oval|triangular|hexagonal|irregular
gender: female|male|diverse
geological age, geological period, geological era: Jurassic|Cretaceous|Triassic|Permian|Devonian|Carboniferous|Cambrian|Quaternary
hardness: very soft|soft|medium|hard|very hard
humidity, moisture: dry|moist|wet|damp
loudness, volume level: quiet|moderate|loud|very loud
luster, lustre: metallic|vitreous|pearly|dull|silky|greasy
opacity, transparency: transparent|translucent|opaque
part of day, time of day: morning|noon|afternoon|evening|night
moon phase, lunar phase: new moon|first quarter|full moon|last quarter
polarity: positive|negative|neutral
season: spring|summer|autumn|winter
side: left|right|both
slope: flat|gentle|moderate|steep
symmetry: radial|bilateral|asymmetric
texture: smooth|rough|coarse|fine|grainy
weekday, day: Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday
`;
