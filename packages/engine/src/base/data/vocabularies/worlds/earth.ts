import type { World } from './world.ts';

/** Rocks and fields below ground, wells, mines and what is brought up from them. */
export const EARTH: World = {
  name: 'earth',
  signs: `well wellbore borehole drillhole drill drilling rig spud casing tubing perforation reservoir basin formation lithology stratigraphy horizon seismic
    core cutting assay ore mine mining pit shaft stope blast explosive tailings deposit mineral mineralization commodity reserve resource_estimate
    geology geologist geological rock outcrop fault fold petroleum oil gas crude barrel bbl production completion workover block license concession
    flowline pipeline separator wellhead pump_jack porosity permeability petrophysics log grade haul haulage dump crusher mill concentrate smelter
    quarry aggregate coal gold copper flare choke injector downhole collar azimuth dip sample_interval seam overburden stockpile lease petrophysical`,
  slots: {
    rock: 'sandstone|limestone|shale|siltstone|dolomite|claystone|basalt|granite', rock_b: 'Sandstone|Shale|Limestone|Chalk|Group|Formation|Dolomite', color: 'grey|light brown|dark grey|reddish brown|greenish grey|white', grain: 'fine|medium|coarse|very fine',
    mineral: 'quartz|calcite|pyrite|feldspar|glauconite|mica', feature: 'cross-bedding|fractures|fossil fragments|thin laminae|veins of calcite|oil stains', count: '2|3|12|45|120|350', number: '1|2|3|4|5|7|8|12',
    name_b: 'Falcon|Heron|Raven|Osprey|Kestrel|Merlin|Condor|Harrier|Puffin|Cormorant', place_b: 'Eagle|Silver|Copper|Red|Iron|Wolf|Cedar|Stone|Granite|Black', feature_b: 'Creek|Ridge|Hill|Mountain|Lake|Valley|River|Canyon',
    side: 'northern|southern|eastern|western', equipment: 'pump|drill bit|separator|conveyor|crusher|haul truck',
  },
  lists: `
!basin type, basin class, tectonic setting, basin classification: rift|foreland|passive margin|intracratonic|forearc|pull-apart|back-arc|deltaic
!geological age, geologic age, =age, stratigraphic age, geological period, age name, epoch, rock age, period, geologic period: Jurassic|Cretaceous|Triassic|Permian|Devonian|Carboniferous|Miocene|Paleocene|Eocene|Oligocene|Pliocene|Ordovician|Cambrian|Silurian|Precambrian
!lithology, rock type, rock, rock name, dominant lithology, primary lithology, host rock, rock class, lithology description, rock unit, bedrock, secondary lithology: sandstone|shale|limestone|siltstone|mudstone|dolomite|conglomerate|claystone|granite|basalt|marl|chalk|schist|gneiss|anhydrite|coal|andesite|quartzite
!basin name, =basin, sedimentary basin: {name_b} Basin|{place_b} {feature_b} Basin|{side} {name_b} Basin
!formation name, formation, formation top, rock formation, target formation, geological formation, producing formation, stratigraphic unit, zone name, horizon name: {name_b} {rock_b}|{place_b} {feature_b} {rock_b}
!licence type, license type, lease type, permit type, concession type, tenement type, title type: exploration|production|appraisal|prospecting|mining lease|seismic survey|retention|production sharing
well name, =well, borehole name, wellbore name, hole name, drillhole name: {name_b}-{number}|{place_b} {feature_b} {number}H|{name_b} A-{number}
!field name, oil field, gas field, field: {name_b} Field|{place_b} {feature_b} Field|{name_b} {side} Field
!well type, well purpose, well class, well classification, type of well, borehole type, well function, hole type: exploration|appraisal|development|producer|water injector|gas injector|observation|disposal|wildcat
!trajectory, well trajectory, well profile, trajectory type, well path, drilling direction, hole orientation: vertical|deviated|horizontal|directional|multilateral|S-shaped|sidetrack
!well status, wellbore status, borehole status, status of well: producing|shut-in|suspended|plugged and abandoned|drilling|completed|injecting
!completion type, well completion, completion method, completion design: cased and perforated|open hole|gravel pack|slotted liner|multistage frac|dual completion|screen completion|intelligent completion
!drilling fluid, mud type, wellbore fluid, fluid type, drilling mud, mud system, completion fluid: water-based mud|oil-based mud|synthetic mud|KCl polymer mud|brine|foam|air
rig name, =rig, drilling rig: Ocean {name_b}|Deep {name_b}|{name_b} Explorer|Rig {number}|{name_b} Driller {number}
!rig type, rig class, drilling unit type: land rig|jack-up|semi-submersible|drillship|platform rig|workover rig
!bit type, drill bit, drill bit type: PDC|tricone|diamond|hammer bit|roller cone|hybrid
!casing type, casing, casing string: conductor|surface casing|intermediate casing|production casing|liner
!lift type, artificial lift, lift method, pump type: natural flow|gas lift|ESP|rod pump|plunger lift|progressive cavity pump
!drilling method, drill method, drill type, drilling type: diamond core|reverse circulation|rotary|air core|auger|sonic|percussion
!log type, wireline log, logging tool, log name, logging method: gamma ray|resistivity|sonic|density|neutron porosity|caliper|spontaneous potential|image log
!pick confidence, interpretation confidence, confidence level: high|medium|low
!sample type, sample kind, type of sample, sample category, rock sample type: core|cuttings|sidewall core|channel|grab|chip|soil|plug|thin section
!grain size, grain size class, grainsize, particle size class: fine|medium|coarse|very fine|silt|clay|very coarse|pebble
!sorting, grain sorting: well sorted|moderately sorted|poorly sorted|very well sorted
!roundness, grain shape: rounded|subrounded|angular|subangular|well rounded
!alteration, alteration type: none|silicification|sericite|chlorite|argillic|propylitic|potassic|oxidised
!mineralogy, minerals, mineral, mineral name, main mineral, dominant mineral, accessory mineral, mineral assemblage: quartz|feldspar|calcite|pyrite|dolomite|chalcopyrite|mica|magnetite|galena|sphalerite|haematite|kaolinite|biotite|chlorite|olivine
!element, =element name, analyte element, assayed element, metal: Au|Cu|Ag|Fe|Zn|Pb|Ni|Co|Mo|As|Li|U|S|Mn
!assay method, assay technique, analysis technique, analytical technique, assay type: fire assay|ICP-MS|ICP-OES|XRF|aqua regia AAS|four-acid digestion|LECO|cyanide leach|gravimetric
=grade unit, assay unit, grade uom: g/t|ppm|%|ppb|oz/t
!qaqc type, qc type, qc sample type, control sample type, qa qc type, standard type: original|duplicate|blank|standard|field duplicate|certified reference material|replicate
!commodity, mineral commodity, primary commodity, ore type, main commodity, commodity name, metal commodity, product mined: gold|copper|iron ore|coal|nickel|zinc|lithium|silver|bauxite|uranium|lead|cobalt|phosphate|platinum|manganese
!mining method, mine type, extraction method, type of mine, method of mining, mine method: open pit|longwall|room and pillar|block caving|sublevel stoping|cut and fill|placer|strip mining|quarrying|in-situ leaching
!processing route, processing method, ore processing, process route, beneficiation method, treatment route, mineral processing, metallurgical process: flotation|heap leaching|carbon-in-leach|gravity separation|crushing and screening|magnetic separation|SX-EW|smelting|carbon-in-pulp|dense medium separation
!operating status, mine status, project status, site status, operation status: operating|care and maintenance|closed|development|exploration|suspended
!reserve category, resource category, resource class, reserve class, resource classification, reserves category: proven|probable|measured|indicated|inferred|possible
!tailings type, tailings method, tailings storage type, tailings deposition, tailings: thickened|filtered dry stack|conventional slurry|paste backfill|upstream dam|in-pit
!explosive, explosive type, explosive product, bulk explosive, explosive used: ANFO|emulsion|heavy ANFO|watergel|dynamite|pentolite booster|slurry
!initiation system, initiation type, detonator type, initiation method, detonation method: electronic|non-electric|electric|detonating cord|shock tube
!support type, ground support, roof support: rock bolts|shotcrete|mesh|steel sets|cable bolts|timber
!haulage type, haulage method, transport method of ore: haul truck|conveyor|rail|skip hoist|load-haul-dump
!mine name, =mine, quarry name, project name, prospect name, deposit name, pit name: {place_b} {feature_b} Mine|{name_b} Mine|{place_b} {feature_b} Pit|{name_b} Project
!incident class, incident type, hse category, event class, safety category, incident category, incident classification, safety incident type: near miss|first aid|lost time injury|medical treatment|property damage|environmental spill|fire|restricted work
!hazard, hazard type, hazard name, hazard category, workplace hazard, safety hazard, risk source: falling objects|moving machinery|slips and trips|working at height|electrical|noise|dust|confined space|rock fall|manual handling|high pressure|chemical exposure|vehicle collision
!immediate cause, direct cause, accident cause, cause of incident, incident cause, cause of accident, unsafe act: missing guard|wet surface|procedure not followed|equipment failure|lack of training|poor housekeeping|inadequate lighting|missing PPE|fatigue|wrong tool|poor communication
!injury type, injury, nature of injury, type of injury, injury nature: cut|bruise|fracture|sprain|burn|eye injury|back strain|crush injury|laceration|concussion
pipeline name, =pipeline, line name: {name_b} Pipeline|{place_b} {feature_b} Trunk Line|{name_b} Gathering Line|{side} Export Line
!product carried, fluid carried, medium, transported product, fluid, pipeline product, fluid transported: crude oil|natural gas|produced water|condensate|NGL|CO2|diesel|multiphase|water
!pipe material, line material, pipe grade, pipe steel: carbon steel X65|carbon steel X52|stainless steel 316L|duplex steel|HDPE|GRP|API 5L X70|ductile iron
!pipe coating, external coating, =coating, internal coating, coating type, corrosion coating, protective coating: fusion bonded epoxy|three-layer polyethylene|coal tar enamel|concrete weight coating|three-layer polypropylene|polyurethane|none
!inspection method, pipe inspection method, inspection technique, integrity inspection, survey technique, ndt method, inspection tool: smart pig|ultrasonic testing|visual|magnetic flux leakage|ROV survey|hydrostatic test|radiography|CCTV|guided wave|aerial patrol
!corrosion rating, corrosion class, corrosion severity, corrosion level: low|medium|high|severe
!seismic survey type, survey type, acquisition type: 2D seismic|3D seismic|4D seismic|gravity|magnetic|electromagnetic|airborne
!flow regime: slug flow|stratified|annular|bubble flow|single phase
!regulator, regulatory body, licensing authority, authority, regulatory authority, issuing authority: Petroleum Directorate|Ministry of Energy|Department of Mines|Mining Inspectorate|Environmental Protection Agency|Offshore Energy Authority|Bureau of Land Management|State Mining Commission
!laboratory, lab name, assay laboratory, lab: Northern Assay Laboratory|GeoChem Labs|Mineral Analysis Services|Central Geochemical Laboratory|Alpine Analytical Laboratory|Western Assay Labs|Core Research Laboratory
`,
  prose: `
# note
{rock} core recovered without loss over {count} m.
Drilling stopped for {count} hours to change the {equipment}.
Sampled every {count} m from the {side} wall.
Water inflow in the {side} heading.
Depth corrected by {count} m after the log.
Contact to {rock} is sharp.
Good fragmentation, little dust, no flyrock.
# description
{color} {rock}, {grain} grained, with {feature}.
{rock} with {mineral}, moderately cemented.
{grain} grained {rock}, {feature}, traces of {mineral}.
Interbedded {rock} and shale with {mineral}.
Wells of the {side} part of the basin.
# work commitment, work commitment, work program, work programme, commitment, exploration plan, exploration program, objective, work obligation, purpose
Acquire {count} km of 2D seismic and drill one well.
Reprocess {count} km² of 3D seismic data.
Drill {number} exploration wells to the {rock} reservoir.
Geological study of the {side} part of the basin.
# log signature, log signature, log response, log character, log description, log interpretation
High gamma ray, low resistivity, typical of shale.
Blocky gamma ray with low density, clean {rock}.
Sharp increase of resistivity at the top of the {rock}.
Sonic log slows over {count} m of {rock}.
# outcome, outcome notes, blast result, blast notes, result notes, blast comment, outcome note
Good fragmentation with little oversize.
Some flyrock on the {side} side, bench cleared.
Toe left at {number} holes, to be drilled again.
Vibration below limit, muck pile well thrown.
# corrective measure, corrective measure, corrective action, preventive measure, action taken, safety measure, control measure, preventive action, recommendation, remedial action
Install a guard on the {equipment} and inspect it weekly.
Repeat the safety training of the crew.
Mark the {side} access road and install warning signs.
Review the procedure for work at height.
Replace the {equipment} and check the others.
# incident description, incident description, event description, accident description, description of event, what happened
Worker slipped on the wet floor beside the {equipment}.
Rock of {count} kg fell from the {side} wall, nobody hurt.
Oil leaked from the {equipment}, {count} litres contained.
`,
};
