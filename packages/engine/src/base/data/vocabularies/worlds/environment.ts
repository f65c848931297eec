import type { World } from './world.ts';

/** Water, air, waste, weather, forests, fish and other wildlife, and those who look after them. */
export const ENVIRONMENT: World = {
  name: 'environment',
  signs: `monitoring river stream lake catchment watershed groundwater aquifer effluent discharge wastewater sewage outfall sludge water_quality turbidity
    analyte pollutant emission air_quality particulate noise sediment leachate contamination contaminant remediation waste landfill recycling hazardous consignment
    forest stand timber tree felling thinning silviculture ranger sawlog logging canopy understory fish fishery fishing catch vessel_trip gear haul
    trawl quota stock species habitat wildlife bird nest survey transect biodiversity conservation reserve park ecology ecosystem weather meteorological
    rainfall precipitation wind cloud temperature humidity forecast climate station gauge flood drought reservoir dam pumping sewer hydrant treatment permit compliance sampling`,
  slots: {
    water: 'river|stream|lake|outfall|reservoir|pond', name_b: 'Willow|Otter|Clear|Stone|Mill|Black|Cedar|Heron|Silver|Eagle', param: 'nitrate|turbidity|pH|dissolved oxygen|ammonia|phosphate|lead|suspended solids', count: '2|3|5|8|12|15|24', side: 'left|right|north|south',
    tree: 'oak|beech|spruce|pine|larch|birch', fish: 'trout|salmon|perch|pike|roach|eel', gate: 'main gate|north gate|farm gate|car park', weather: 'after heavy rain|in dry weather|during snow melt|at low flow',
    water_b: 'River|Creek|Brook|Lake|Reservoir|Stream', wood_b: 'Forest|Wood|Woodland|Grove',
  },
  lists: `
!site type, monitoring site type, station type, monitoring type, sampling site type, location type, monitoring point type: river|lake|groundwater well|coastal|air quality|effluent|weather station|reservoir|estuary|soil
!water body, water body name, waterbody, catchment, river name, receiving water, catchment name, watershed, river, lake name, stream name, receiving water body, source water, water course: {name_b} {water_b}|Upper {name_b} {water_b}|Lower {name_b} {water_b}
site name, station name, monitoring site, monitoring station, sampling point name, sampling site, point name: {name_b} {water_b} at Mill Bridge|{name_b} {water_b} upstream|{name_b} {water_b} downstream|{name_b} Weir|{name_b} {water_b} Outfall|{name_b} Bridge
!land use, land cover, landuse, land use type, land use class: arable|pasture|forest|urban|industrial|wetland|moorland|residential|recreation|mixed agriculture
!matrix, sample matrix, sample medium, medium, sampled medium, environmental medium: surface water|groundwater|wastewater|soil|sediment|air|drinking water|biota|sludge|leachate
!sampling method, sample method, collection method, method of sampling, sampling technique, sampling type, sample collection method: grab|composite|low-flow pump|bailer|passive sampler|kick net|core|auger|automatic sampler|filter
!preservative, preservation, sample preservation, preservation method: none|ice|nitric acid|sulphuric acid|hydrochloric acid|frozen|formalin|Lugol's solution|sodium hydroxide
weather condition, =weather, weather conditions, weather at sampling, weather description: dry and sunny|overcast|light rain|heavy rain|windy|fog|snow|partly cloudy
!analyte, analyte name, parameter, parameter name, determinand, pollutant, pollutant name, substance, substance name, contaminant, chemical name, measured parameter: nitrate|ammonia|phosphate|lead|cadmium|mercury|arsenic|zinc|pH|dissolved oxygen|biochemical oxygen demand|chemical oxygen demand|suspended solids|E. coli|turbidity|chloride|copper|benzene|PM10|conductivity
!cas number, cas no, cas, cas rn: 7439-92-1|7440-43-9|7440-38-2|71-43-2|14797-55-8|7664-41-7|7440-50-8|7439-97-6|108-88-3|50-32-8|7440-66-6|1330-20-7|91-20-3|67-66-3
!analyte group, parameter group, substance group, chemical group, contaminant group, pollutant group, parameter class: metals|nutrients|pesticides|hydrocarbons|physical|microbiological|organics|major ions|PAH|PFAS
!analytical method, analysis method, lab method, laboratory method, test method, method reference, method: EPA 200.8|EPA 300.0|ISO 11885|ICP-MS|ion chromatography|GC-MS|EPA 8260D|SM 2540 D|ISO 17294-2|colorimetry|EPA 1664B|HPLC
!guideline, guideline source, standard, standard name, quality standard, limit source, regulation, regulatory standard, threshold source: WHO drinking water guideline|EU Drinking Water Directive|EPA drinking water standard|Water Framework Directive|national air quality standard|ISO 5667|EPA national criteria|EU Nitrates Directive
instrument, instrument used, lab instrument, field instrument, measuring instrument, equipment used, meter used: YSI ProDSS multiparameter meter|Agilent 7900 ICP-MS|Hach HQ40d meter|Thermo ICP-OES|Shimadzu GC-MS|Hach 2100Q turbidity meter|PerkinElmer NexION|portable pH meter
!validation status, data status, qa status, review status, verification status, validation state: validated|provisional|pending|rejected|under review|approved
lab name, laboratory, laboratory name, testing laboratory: Northern Water Laboratory|County Environmental Laboratory|Analytical Services Lab|Clearwater Testing Laboratory|Central Laboratory|River Basin Laboratory
qualifier, result qualifier, data qualifier, =flag: J|U|B|E|H|R
!facility type, industrial facility, facility category, industry type, plant type, source type: wastewater treatment plant|food factory|paper mill|power station|chemical plant|brewery|landfill|quarry|fish farm|metal works|dairy
!discharge type, effluent type, effluent, wastewater type, type of discharge: treated sewage effluent|cooling water|trade effluent|storm water|surface water|process wastewater|groundwater dewatering
!treatment process, water treatment, treatment type, treatment method, treatment technology, treatment stage, purification method, treatment step: activated sludge|trickling filter|sedimentation|UV disinfection|membrane filtration|reed bed|sand filtration|oil separator|neutralisation|chlorination|coagulation|ozonation
!waste type, waste kind, waste description, waste name, type of waste, waste stream, waste category, waste material: mixed construction waste|waste oil|contaminated soil|asbestos sheets|solvent waste|scrap metal|paint waste|clinical waste|batteries|food waste|electronic waste|green waste|plastic packaging|sewage sludge
!ewc code, waste code, ewc, european waste code: 17 05 03*|15 01 10*|20 01 08|13 02 05*|17 06 05*|16 06 01*|20 03 01|15 01 02|18 01 03*|08 01 11*|17 04 05|19 08 05
!physical form, physical state, waste form, state of matter, form: solid|liquid|sludge|powder|gas|paste|granular
!hazard property, hazard, hazard class, hazardous property, hazard code, hazard characteristic: none|flammable|toxic|corrosive|irritant|ecotoxic|carcinogenic|HP 14 ecotoxic|HP 3 flammable|infectious
!waste container, container, container type, bin type, receptacle: skip|drum|IBC|wheelie bin|tanker|bag|pallet box|roll-on roll-off|sack
!disposal route, disposal method, treatment route, disposal, disposal type, waste treatment, recovery method, method of disposal: landfill|recycling|incineration|energy recovery|composting|anaerobic digestion|chemical treatment|transfer station|reuse
!forest name, =forest, woodland name, wood name: {name_b} {wood_b}|{name_b} Hill {wood_b}|Upper {name_b} {wood_b}
!dominant species, tree species, main species, species, tree type, stand species: Norway spruce|Scots pine|European beech|sessile oak|silver birch|Douglas fir|European larch|ash|sycamore maple|sweet chestnut|silver fir|black alder
!stand structure, stand type, forest structure, canopy structure: even-aged|uneven-aged|two-storied|multi-layered|mixed|coppice|irregular
!age class, stand age class, tree age class: 0-20|21-40|41-60|61-80|81-100|101-120|120+
!site quality, site class, yield class, site index class: I|II|III|IV|V
!management regime, management type, silvicultural system, management system, forest management, silviculture, harvest system: thinning|clearfell|continuous cover|coppice|shelterwood|conservation|selection felling|natural regeneration
!soil moisture, moisture class, moisture regime, site moisture: dry|fresh|moist|wet|very dry
!harvest method, felling method, logging method, harvesting method, harvesting system, extraction method: harvester and forwarder|chainsaw and skidder|cable yarding|clearfell|selective felling|thinning|motor-manual felling|horse logging
!assortment, timber assortment, log grade, timber product, wood product, product assortment: sawlog|pulpwood|firewood|veneer log|pole|wood chips|pallet wood|stakes
!extraction equipment, logging equipment, harvesting machine, forest machine, logging machine, skidding equipment: forwarder|harvester|cable skidder|tractor with winch|cable crane|grapple skidder|chainsaw|forestry tractor
!survey method, fish survey method, fishing method, sampling gear, capture method, count method, census method, observation method, field method: electrofishing|gill net|seine net|fyke net|snorkel survey|hydroacoustic|eDNA|angling|point count|transect|camera trap
!gear type, fishing gear, gear, fishing gear type: backpack electrofisher|gill net|beach seine|fyke net|rod and line|bottom trawl|longline|pot|trap|purse seine|handline
!habitat type, habitat, aquatic habitat, habitat class, biotope: riffle|pool|run|glide|backwater|littoral|gravel bed|weed bed|side channel|marsh
!water clarity, clarity, turbidity class, water appearance: clear|slightly turbid|turbid|very turbid|peat-stained
fish species, species caught, catch species, species name, common name, species observed: brown trout|Atlantic salmon|perch|pike|roach|European eel|bream|carp|grayling|chub|stickleback|minnow|barbel
!bird species, bird name: blackbird|robin|great tit|kestrel|grey heron|mallard|lapwing|skylark|swallow|common buzzard
!life stage, development stage, age stage, maturity stage: adult|juvenile|fry|parr|smolt|larva|egg|yearling
!fate, catch fate, fish fate, release status, disposition of catch: released|retained|tagged and released|sampled|dead
!conservation status, red list status, protection status, threat status, iucn status: least concern|near threatened|vulnerable|endangered|critically endangered|data deficient
!cloud cover, sky condition, cloudiness, cloud amount, cloud type: clear|few clouds|scattered|broken|overcast|partly cloudy
!wind direction, wind dir, wind from, wind bearing text: SW|W|NW|S|N|NE|E|SE|SSW|WSW|WNW|NNE
!precipitation type, precip type, precipitation, type of precipitation: none|rain|drizzle|snow|sleet|hail|freezing rain|showers
!visibility, visibility class, visibility condition: good|moderate|poor|very poor|excellent|fog
!data source, source of data, reading source, measurement source: automatic station|manual reading|satellite|data logger|radar|telemetry|observer
!sensor type, sensor kind, probe type, sensor: temperature probe|rain gauge|anemometer|pressure sensor|pH probe|turbidity sensor|water level sensor|humidity sensor|pyranometer
!flow condition, flow state, river flow, flow regime, water level state: low|normal|high|flood
!odor, odour, smell of water: none|earthy|chlorine|sewage|chemical|musty
!water color, water colour: clear|brown|green|grey|yellowish
!exceedance action, action on exceedance, response, follow up action, required action: resample within 7 days|notify the permit holder|report to the regulator|increase sampling frequency|no action|inspect the discharge
!pipe material, main material, sewer material: ductile iron|PVC|polyethylene|concrete|cast iron|vitrified clay|steel|asbestos cement
!leak cause, burst cause, failure cause, break cause: corrosion|ground movement|third party damage|joint failure|pressure surge|frost|ageing
!water source, source of water, raw water source, supply source: river intake|borehole|reservoir|spring|groundwater|desalination|lake
!treatment chemical, dosing chemical, coagulant, disinfectant: chlorine|aluminium sulphate|ferric chloride|sodium hypochlorite|lime|polymer|ozone|fluoride
!emission source, source of emission, emission point: boiler stack|vehicle traffic|process vent|storage tank|diesel generator|flare|wastewater basin
!noise source, source of noise: road traffic|railway|construction|industry|aircraft|music venue|neighbours
!complaint type, type of complaint: odour|noise|dust|water pollution|illegal dumping|smoke|litter
!damage type, forest damage, damage cause, damage agent: storm|bark beetle|deer browsing|drought|snow|fire|fungus
`,
  prose: `
# note
Sampled from the {side} bank, {water} clear, slight flow.
{water} brown and high {weather}.
No access to the {side} bank, sample taken {count} m downstream.
Algae on stones, no odour.
Oil sheen on the {water}, reported.
Sensor cleaned and calibrated for {param}.
{tree} trees damaged by deer near the {side} edge.
# description
Monitoring site on the {water}, {count} km upstream of the town.
{param} is measured every {count} weeks.
Mixed stand of {tree} on moist soil.
Waste water of the site, treated before discharge.
Water samples for {param}.
# access note, access notes, access note, access, site access, access instruction, access description, directions
Park at the {gate} and follow the path {count} m along the {water}.
Key for the {gate} at the farm, call before the visit.
Boat needed at high water level.
Steep bank on the {side} side, two people required.
# field observation, field observations, field observation, observation, observations, observation text, field note, field notes, site observation, site notes
Water slightly turbid, no odour, some foam at the {side} bank.
{fish} seen near the {side} bank, flow normal.
{water} level {count} cm above normal {weather}.
Litter and algae at the outfall.
# special condition, special conditions, permit condition, condition text, compliance conditions, restriction text
No discharge when the level of the {water} is low.
{param} to be monitored every {count} days by the permit holder.
Report any exceedance of {param} within {count} hours.
Oil separator to be inspected every {count} months.
# conclusion, conclusion, conclusions, survey conclusion, findings, finding, summary, assessment, survey summary, recommendation, interpretation, management recommendation
{fish} numbers were higher than in the last survey.
Low density of juvenile {fish}, habitat limited by silt.
{param} exceeded the limit in {count} samples.
{tree} regeneration is good, thinning in {count} years.
Water quality of the {water} is stable, no action needed.
# incident description, incident description, pollution description, spill description, complaint text, event description
Dead {fish} reported in the {water} below the outfall.
Oil in the {water} after a road accident, booms placed.
Strong smell near the {water} {weather}.
`,
};
