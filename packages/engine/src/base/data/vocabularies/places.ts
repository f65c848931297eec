import { entries, terms, type Vocabulary } from './vocabulary.ts';

/** Logistics, energy, real estate, insurance, telecommunications, law and administration. */
export const PLACES: readonly Vocabulary[] = [
  entries('container_type', 'a kind of container', 'code name', `
40HC|40' high cube
20GP|20' general purpose
40GP|40' general purpose
20RF|20' refrigerated
40RF|40' refrigerated
45HC|45' high cube
20OT|20' open top
40FR|40' flat rack
20TK|20' tank`),
  entries('hs_code', 'a customs tariff number', 'code name', `
8471.30|Portable computers
8517.13|Smartphones
6109.10|T-shirts of cotton
8703.23|Passenger cars
9403.60|Wooden furniture
3004.90|Medicaments
6403.99|Footwear with leather uppers
8528.72|Television receivers
2204.21|Wine in bottles
0901.21|Roasted coffee
3926.90|Articles of plastics
7318.15|Screws and bolts
4011.10|Tires for passenger cars
8544.42|Electric cables
9503.00|Toys
6204.62|Women's trousers of cotton
8414.59|Fans
1806.32|Chocolate
4819.10|Cartons and boxes
7610.90|Aluminum structures`, { beyond: { code: '[1-9][0-9]{3}\\.[0-9]{2}' } }),
  terms('package_type', 'a kind of package', 'parcel|pallet|letter|box|crate|envelope|tube|drum|bag', [46, 18, 10, 12, 4, 5, 2, 2, 1]),
  terms('pallet_type', 'a kind of pallet', 'EUR|half pallet|CHEP|one-way|plastic|industrial', [62, 8, 12, 10, 4, 4]),
  terms('delivery_status', 'a state of a delivery', 'delivered|in transit|out for delivery|pending|returned|failed attempt|lost', [72, 12, 5, 5, 3, 2.5, 0.5]),
  terms('delivery_exception', 'what went wrong with a delivery', 'recipient not home|wrong address|damaged package|customs hold|weather delay|refused by recipient|vehicle breakdown|access not possible'),
  terms('tracking_event', 'an event of a shipment', 'Shipment information received|Picked up by carrier|Arrived at sorting center|Departed from sorting center|In transit|Arrived at delivery depot|Out for delivery|Delivered|Delivery attempted, recipient not home|Held at customs|Returned to sender', [12, 12, 16, 15, 14, 10, 9, 9, 1.5, 1, 0.5]),
  entries('hazard_class', 'a hazard class', 'code name', `
3|Flammable liquids
8|Corrosive substances
9|Miscellaneous dangerous goods
2.1|Flammable gases
6.1|Toxic substances
4.1|Flammable solids
5.1|Oxidizing substances
2.2|Non-flammable gases
1|Explosives`),
  terms('storage_location', 'a place in a warehouse', 'A-01-01|A-01-02|A-02-03|A-03-01|B-01-04|B-02-02|B-04-01|C-01-01|C-02-05|C-03-02|D-01-03|D-02-01|E-01-02|E-05-04|F-01-01|F-03-03|G-02-02|H-01-05', 'even'),
  terms('route', 'a route', 'North Loop|City Center|Airport Express|East Circle|Harbor Line|South Route|West Suburbs|Industrial Park|University Line|Night Route|Coastal Route|Valley Line', 'even'),
  terms('freight', 'goods', 'Machine parts|Furniture|Electronics|Textiles|Frozen food|Chemicals|Building materials|Pharmaceuticals|Beverages|Paper rolls|Car parts|Fruit and vegetables|Steel coils|Household goods|Grain'),
  terms('energy_source', 'a source of energy', 'solar|wind|natural gas|hydro|nuclear|coal|biomass|geothermal|oil', [26, 24, 18, 10, 6, 6, 6, 2, 2]),
  terms('meter_type', 'a kind of meter', 'electricity|gas|water|heat|smart meter', [52, 20, 18, 6, 4]),
  terms('energy_tariff', 'a tariff', 'Standard|Green Power|Day/Night|Fixed Price 24|Flex|Heat Pump|EV Charging|Business|Basic Supply|Solar Feed-in', 'even'),
  terms('reading_type', 'a kind of reading', 'actual|estimated|customer|remote|corrected', [54, 12, 14, 18, 2]),
  terms('reading_quality', 'a quality of a reading', 'valid|estimated|suspect|missing|corrected', [92, 4, 2, 1, 1]),
  terms('voltage_level', 'a level of voltage', 'low voltage|medium voltage|high voltage|extra-high voltage', [66, 24, 8, 2]),
  terms('power_plant', 'a plant', 'Northshore Wind Farm|Valley Solar Park|River Hydro Station|Eastgate Gas Plant|Hilltop Wind Farm|Sunfield Solar Park|Harbor Power Station|Lakeside Hydro Plant|Greenfield Biomass Plant|Old Mill Substation', 'even'),
  terms('outage_cause', 'a cause of an outage', 'storm|equipment failure|planned maintenance|animal contact|tree contact|vehicle accident|overload|excavation damage', [26, 24, 18, 8, 10, 5, 6, 3]),
  terms('heating', 'a kind of heating', 'gas heating|district heating|heat pump|oil heating|electric heating|pellet heating|underfloor heating', [36, 20, 16, 12, 8, 4, 4]),
  terms('energy_class', 'an energy class', 'C|B|D|A|E|A+|F|G', [22, 20, 19, 14, 11, 6, 5, 3]),
  terms('property_type', 'a kind of property', 'apartment|detached house|semi-detached house|terraced house|office|studio|retail space|land|villa|warehouse|garage|farmhouse', [42, 18, 11, 11, 5, 4, 3, 2, 1.5, 1.5, 0.5, 0.5]),
  terms('property_condition', 'a condition', 'well maintained|renovated|new build|needs renovation|first occupancy|refurbished', [36, 24, 14, 14, 6, 6]),
  terms('property_feature', 'a feature', 'balcony|garden|garage|elevator|fitted kitchen|terrace|cellar|parking space|fireplace|swimming pool|barrier-free|guest toilet|storage room|solar panels'),
  terms('listing_title', 'a title of an offer', 'Bright apartment with balcony|Family house with garden|Modern studio near the center|Spacious loft with terrace|Quiet flat close to the park|Renovated townhouse|Penthouse with city view|Cozy cottage by the lake|Office space in prime location|Two-bedroom apartment with parking|Detached house with garage|Ground-floor flat with patio', 'even'),
  terms('listing_type', 'a kind of offer', 'sale|rent|lease|short-term rent', [52, 42, 3, 3]),
  terms('zoning', 'a use of land', 'residential|commercial|mixed use|industrial|agricultural|recreational'),
  terms('room_name', 'a room', 'Living room|Kitchen|Bedroom|Bathroom|Hallway|Office|Dining room|Garage|Basement|Guest room|Balcony|Attic'),
  terms('furnishing', 'a furnishing', 'unfurnished|furnished|partly furnished', [60, 26, 14]),
  terms('parking', 'a kind of parking', 'garage|street parking|underground parking|carport|none|outdoor space'),
  terms('insurance_line', 'a line of insurance', 'motor|home|health|life|liability|travel|legal protection|accident|commercial property|pet', [34, 20, 14, 10, 8, 5, 3, 3, 2, 1]),
  terms('coverage', 'a coverage', 'Third-party liability|Comprehensive|Collision|Fire and theft|Glass breakage|Personal injury|Water damage|Legal protection|Roadside assistance|Natural hazards|Medical expenses|Death benefit|Disability|Household contents', 'even'),
  terms('claim_type', 'a kind of claim', 'collision|water damage|theft|fire|glass|storm|liability|vandalism|medical|hail', [32, 18, 11, 6, 10, 8, 6, 4, 3, 2]),
  terms('claim_status', 'a state of a claim', 'closed|paid|under review|open|rejected|reported', [34, 24, 16, 14, 8, 4]),
  terms('damage', 'damage', 'dented front bumper|broken windshield|scratched door|burst pipe|wet ceiling|stolen bicycle|broken window|roof tiles missing|smashed headlight|smoke damage|flooded basement|cracked mirror'),
  terms('insurance_product', 'an insurance', 'Motor Comfort|Home Protect|Travel Plus|Life Secure|Health Basic|Health Premium|Liability Family|Legal Guard|Accident Care|Pet Protect|Business Shield|Household Standard', 'even'),
  terms('beneficiary_kind', 'a relationship', 'spouse|child|parent|sibling|partner|estate'),
  terms('mobile_plan', 'a plan', 'Basic 5 GB|Smart 10 GB|Unlimited M|Unlimited L|Prepaid S|Family 40 GB|Student 15 GB|Business Mobile|Data Only 20 GB|Senior Talk', 'falling'),
  terms('network_generation', 'a network', '4G|5G|3G|2G|Wi-Fi', [56, 34, 5, 2, 3]),
  terms('call_type', 'a kind of call', 'voice|SMS|data|MMS|voicemail|video', [46, 20, 30, 1, 2, 1]),
  terms('call_direction', 'a direction', 'outgoing|incoming|missed', [48, 42, 10]),
  terms('call_result', 'a result of a call', 'answered|no answer|busy|voicemail|failed', [68, 14, 6, 9, 3]),
  terms('service_type', 'a kind of service', 'internet|mobile|television|landline|roaming', [34, 36, 12, 14, 4]),
  terms('fault', 'a fault', 'no signal|slow connection|dropped calls|no dial tone|router defective|billing error|line noise|no internet access|SIM not recognized'),
  terms('payment_plan', 'a way of payment', 'prepaid|postpaid|contract', [34, 48, 18]),
  terms('legal_form', 'a legal form', 'LLC|Inc.|Ltd.|GmbH|sole proprietorship|partnership|AG|nonprofit|SA|cooperative'),
  terms('court', 'a court', 'District Court|Superior Court|Court of Appeals|Supreme Court|Family Court|Small Claims Court|Administrative Court|Labor Court|Federal Court|Municipal Court'),
  terms('case_type', 'a kind of case', 'civil|criminal|family|labor|administrative|bankruptcy|traffic|probate', [36, 22, 14, 9, 8, 4, 5, 2]),
  terms('verdict', 'a verdict', 'settled|dismissed|guilty|not guilty|judgment for plaintiff|judgment for defendant|withdrawn'),
  terms('offence', 'an offence', 'speeding|theft|fraud|vandalism|assault|parking violation|burglary|trespassing|tax evasion|driving without a license'),
  terms('permit_type', 'a kind of permit', 'building permit|event permit|parking permit|business license|residence permit|demolition permit|street closure|food license|signage permit|work permit'),
  terms('authority', 'an authority', 'City Council|Building Department|Tax Office|Ministry of Transport|Public Health Office|Environmental Agency|Immigration Office|Police Department|Land Registry|Education Board|Social Services|Fire Department', 'even'),
  terms('identity_document', 'an identity document', 'passport|national id|driving license|residence permit|birth certificate', [38, 38, 18, 5, 1]),
  terms('residence_status', 'a residence status', 'citizen|permanent resident|temporary resident|student|refugee', [80, 11, 5, 3, 1]),
  terms('tender_type', 'a kind of tender', 'open procedure|restricted procedure|negotiated procedure|direct award|framework agreement|competitive dialogue'),
  terms('contract_type', 'a kind of contract', 'service agreement|purchase contract|lease|maintenance contract|framework agreement|license agreement|employment contract|rental agreement|NDA|loan agreement'),
  terms('clause', 'a clause', 'Confidentiality|Termination|Payment terms|Liability|Governing law|Warranty|Force majeure|Intellectual property|Data protection|Delivery', 'even'),
  terms('party_role', 'a role of a party', 'buyer|seller|plaintiff|defendant|tenant|landlord|witness|guarantor|lender|borrower'),
  terms('election_party', 'a party', 'Green Alliance|Liberal Union|Labor Party|Conservative Party|Center Party|People\'s Movement|Independent', 'falling'),
  terms('public_service', 'a service of a city', 'Waste collection|Street cleaning|Library card|Parking permit|Marriage certificate|Dog license|Address registration|Passport application|Tree pruning|Street light repair|Snow removal|Noise complaint', 'even'),
  terms('safety_incident', 'an incident', 'slip and fall|cut injury|chemical spill|near miss|falling object|burn|electrical shock|vehicle collision|back strain|fire alarm'),
  terms('defect', 'a defect', 'scratch|crack|wrong dimension|missing part|color deviation|contamination|loose screw|dent|leak|misalignment|burr|failed test'),
  terms('machine', 'a machine', 'CNC Mill 1|CNC Mill 2|Lathe 3|Press 1|Packaging Line A|Packaging Line B|Welding Robot 2|Laser Cutter|Injection Molder 4|Conveyor 1|Paint Booth|Assembly Line 2', 'even'),
  terms('maintenance_type', 'a kind of maintenance', 'preventive|corrective|inspection|predictive|emergency|calibration', [44, 26, 16, 6, 5, 3]),
];
