import type { Rule } from '../../../rule.ts';
import type { TextAnswer } from '../../text-answer.ts';
import { tradeRules } from '../trade-lines.ts';

/** Parcels, freight, warehouses, fleets, car rental, parking, taxis, public transport, salons, pets, funerals. */
export const movingRules = (): readonly Rule<TextAnswer>[] => [
  ...tradeRules('logistics', `
service type|service level|shipping service|service|service name|product|delivery service|shipment service|=service > shipment parcel consignment waybill freight % > standard|express|economy|overnight|same day|freight|two-day|international
shipment type|load type|freight type|transport type|=type|equipment mode|consignment type > shipment freight load consignment % > parcel|full truckload|less than truckload|full container|less than container|pallet|document
package type|parcel type|packaging type|container type|handling unit|pack type > parcel package shipment_item consignment_line % > box|pallet|envelope|carton|crate|drum|tube|bag
equipment type|trailer type|truck type|vehicle type|vehicle required|container size > load trailer truck carrier lane equipment % > dry van|reefer|flatbed|box truck|tanker|curtainsider|20 ft container|40 ft container|step deck
transport mode|mode|mode of transport|shipping mode|freight mode > shipment load lane route freight booking % > road|air|sea|rail|intermodal|courier
event type|tracking event|tracking status|scan type|scan event|milestone|checkpoint|event code text|status event|=type|event > tracking tracking_event scan milestone shipment_event % > picked up|arrived at hub|departed hub|in transit|out for delivery|delivered|customs cleared|delivery attempted|label created|exception
exception|exception type|exception reason|delay reason|failure reason|delivery exception|reason for delay|failed delivery reason|exception code text|attempt result > * > recipient not home|weather delay|incorrect address|customs hold|vehicle breakdown|damaged package|traffic|refused by recipient|missed connection|business closed
delivery status|shipment status|parcel status|=status|delivery state|shipment state > shipment parcel delivery consignment load waybill stop > delivered|in transit|out for delivery|picked up|pending|delayed|returned|exception|cancelled
freight class|nmfc class > * > 50|60|70|85|92.5|100|125|150
charge type|surcharge|surcharge type|accessorial|accessorial type|charge name|cost type|charge description|fee type > charge freight_invoice invoice_line charge_line surcharge shipment_cost % > line haul|fuel surcharge|handling|detention|liftgate|residential delivery|customs clearance|insurance|storage|redelivery
proof type|delivery proof|pod type|proof of delivery|signature type > * > signature|photo|PIN code|left at door|neighbor|none
delivery location|drop location|left at|delivery place|drop off location|safe place|delivered to > * > front door|reception|neighbor|mailbox|parcel locker|back porch|garage|recipient
claim type|claim reason|damage type|claim kind > freight_claim cargo_claim > damage|loss|shortage|delay|theft|wrong delivery
stop type|stop kind > stop route_stop trip_stop % > pickup|delivery|depot|cross-dock|fuel|rest
hazard class|hazmat class|dangerous goods class > * > none|3|8|9|2.1|5.1|6.1
incoterms|terms|delivery terms|incoterm > * > @incoterm
temperature requirement|temperature control|temperature range|temperature class > * > ambient|chilled 2-8 °C|frozen -18 °C|controlled 15-25 °C
special handling|handling instruction|handling code|handling instructions > * > fragile|this side up|keep dry|do not stack|keep refrigerated|none|heavy|signature required
carrier type|carrier mode|carrier category|=type > carrier > parcel|LTL|truckload|air|ocean|courier|rail|broker
driver status|courier status|=status > driver courier > available|on route|on break|off duty|on leave
customs status|customs clearance > * > cleared|pending|inspection|held|released
vessel name|vessel|ship name > * > Ever Grace|Ocean Pioneer|Northern Star|Atlantic Spirit|Pacific Trader|Baltic Breeze|Cape Horizon|Golden Bridge
facility type|hub type|depot type|terminal type|=type > hub depot facility terminal > sorting center|depot|distribution center|airport hub|parcel shop|cross-dock|port terminal
`),
  ...tradeRules('warehouse', `
zone|zone name|zone type|area type|=type|location zone|storage zone|=name|warehouse zone|storage area|area > zone location warehouse_zone storage_area % > bulk storage|picking|receiving|shipping|cold storage|returns|staging|hazardous|high value|mezzanine
location type|bin type|slot type|storage type|=type > bin location slot storage_location > pallet rack|shelf|floor|bulk|flow rack|staging|dock|cage
inventory status|stock status|=status|stock state|hold status|lot status|quality status > inventory stock lot stock_item inventory_item > available|allocated|on hold|damaged|quarantine|picked|expired
hold reason|quarantine reason|block reason > % > quality inspection|damaged|expired|recall|customs|count discrepancy
pick type|picking method|pick method|picking strategy|picking type|pick strategy > * > single order|batch|wave|zone|cluster|full pallet
task type|work type|=type|task kind > task warehouse_task work_task > putaway|picking|replenishment|cycle count|loading|packing|receiving|transfer
discrepancy reason|variance reason|count variance reason|difference reason|adjustment reason > % > miscount|damaged|misplaced|theft|wrong unit|unrecorded receipt|supplier shortage
receipt status|asn status|=status > receipt asn inbound goods_receipt > expected|arrived|in progress|received|closed|discrepancy
order status|wave status|pick status|=status > pick_list wave outbound pick_order > released|picking|packed|shipped|short|completed|cancelled
equipment type|equipment|mhe type|vehicle type|truck type > equipment forklift % > forklift|reach truck|pallet jack|order picker|stacker|conveyor|AGV
abc class|velocity|velocity class|movement class > * > A|B|C
rotation|rotation rule|stock rotation|picking rule|allocation rule > * > FIFO|FEFO|LIFO
pallet type|carton type|container type > * > Euro pallet|industrial pallet|half pallet|wooden crate|plastic tote|carton
dock type|door type > dock dock_door % > inbound|outbound|cross-dock
`),
  ...tradeRules('fleet', `
vehicle type|vehicle class|vehicle category|=type|asset type > vehicle fleet_vehicle asset > sedan|van|truck|SUV|pickup|trailer|bus|motorcycle
service type|maintenance type|work type|job type|=type|service performed|repair type > maintenance service_record service repair maintenance_record work_order workshop % > oil change|tire rotation|brake inspection|annual inspection|battery replacement|tire replacement|transmission service|engine repair|air filter|wheel alignment
inspection result|inspection type|result > inspection vehicle_inspection % > pass|fail|pass with defects|pending
defect|defect type|issue|issue type|fault > defect inspection vehicle_defect % > worn brake pads|broken mirror|low tire tread|engine warning light|oil leak|cracked windshield|faulty headlight|battery weak
fuel type|fuel > * > diesel|petrol|electric|hybrid|LPG|CNG
accident type|collision type|incident type|=type > accident incident collision % > rear-end|side impact|parking damage|single vehicle|reversing|theft|animal|glass damage
trip purpose|purpose|trip type > trip journey mileage_log trip_log % > business|private|commute|delivery|service call|client visit
event type|driving event|alert type|telematics event|violation type|=type > telematics driving_event driver_event vehicle_alert % > speeding|harsh braking|rapid acceleration|harsh cornering|excessive idling|geofence exit|seat belt|phone use
vehicle status|=status > vehicle fleet_vehicle > in service|available|in maintenance|out of service|reserved|sold
ownership|ownership type|acquisition type > vehicle fleet_vehicle > leased|owned|rented|financed
license class|licence class|license category > driver > B|C|CE|D|C1|BE
expense type|cost type|cost category > vehicle_expense expense vehicle_cost % > fuel|toll|parking|repair|insurance|tires|car wash|registration
`),
  ...tradeRules('rental', `
vehicle class|car class|class|category|vehicle category|vehicle group|rate class|=name|class name > vehicle_class car_class vehicle_group rate reservation rental vehicle % > economy|compact|mid-size|full-size|SUV|luxury|van|convertible|premium
extra|extra name|add on|add on name|option|=name|equipment|accessory > extra rental_extra add_on rental_option % > GPS|child seat|additional driver|roof rack|snow chains|Wi-Fi hotspot|booster seat|toll pass|ski rack
insurance|insurance type|coverage|protection|insurance option|coverage type|protection plan > rental reservation rental_agreement % > basic|collision damage waiver|full protection|theft protection|third party|none
fuel policy|fuel return|fuel option > * > full to full|prepaid|same to same|full to empty
damage type|damage|damage kind|type of damage > damage damage_report inspection return_inspection % > scratch|dent|cracked windshield|tire damage|interior stain|missing part|broken mirror|bumper damage|none
damage location|damaged part|part|damage area|vehicle area > damage damage_report return_inspection % > front bumper|rear bumper|driver door|windshield|left fender|right mirror|hood|wheel rim|interior
rate type|rate plan|rental type|tariff > rate rental reservation % > daily|weekly|weekend|monthly|hourly|one-way
location type|branch type|station type > rental_branch branch station rental_location % > airport|downtown|train station|hotel|suburban
cancellation reason|no show reason > reservation rental > flight cancelled|change of plans|found better price|illness|wrong dates|documents missing
transmission|transmission type > * > automatic|manual
`),
  ...tradeRules('parking', `
facility type|parking type|lot type|garage type|=type > parking garage lot car_park parking_lot facility % > multi-storey|surface lot|underground|on-street|park and ride|rooftop|valet
space type|bay type|spot type|=type|space category|stall type > space bay spot parking_space stall > standard|compact|accessible|EV charging|motorcycle|family|reserved|loading
permit type|pass type|subscription type|=type|permit category > permit parking_permit pass season_ticket > resident|visitor|monthly|employee|accessible|business|contractor|student
violation|violation type|violation description|offence|offense|infraction|contravention|violation reason > violation citation fine ticket penalty parking_ticket % > expired meter|no permit|double parking|fire hydrant|no parking zone|blocking driveway|accessible space without permit|overstay|loading zone|wrong direction
payment method|payment type|pay method > session parking_session payment % > card|mobile app|cash|permit|license plate recognition|season ticket
appeal result|appeal outcome|appeal decision|appeal reason > * > upheld|dismissed|reduced|pending
tariff type|rate type|rate name|tariff name|tariff > tariff rate parking_rate % > hourly|daily maximum|night|weekend|monthly|event|first hour free
barrier status|device status|=status > barrier meter parking_meter device gate > online|offline|out of order|maintenance
charger type|connector type|plug type|connector > * > Type 2|CCS|CHAdeMO|Type 1|Schuko
exit reason|session status|=status > session parking_session > active|completed|unpaid|overstayed
`),
  ...tradeRules('taxi', `
ride type|service type|vehicle type|product|ride category|service class|category|=type > ride trip fare taxi driver vehicle % > standard|comfort|premium|XL|shared|van|electric|wheelchair accessible
cancellation reason|cancel reason|reason cancelled > ride trip taxi booking % > driver too far|changed plans|rider no-show|driver requested|wrong pickup location|long wait|price too high
ride status|trip status|=status > ride trip > completed|cancelled|in progress|requested|accepted|driver arrived|no-show
payment method|payment type > ride fare trip % > card|cash|wallet|corporate account|voucher
fare type|tariff|fare class|rate > fare ride trip tariff % > metered|fixed|airport flat rate|night|shared|surge
feedback|feedback tag|compliment|rating reason|complaint > rating feedback ride % > great conversation|clean car|safe driving|late arrival|wrong route|friendly driver|smooth ride|car smell
booking channel|request channel|booked via|channel > ride booking trip % > app|phone|street hail|website|dispatcher|hotel
shift type|shift > driver shift % > day|night|weekend|split
zone|zone name|pickup zone|dropoff zone > ride trip zone fare % > Downtown|Airport|Old Town|North Side|University|Station|Harbor|Business Park|West End|Stadium
`),
  ...tradeRules('transit', `
mode|route type|vehicle type|service mode|transport mode|line type|=type|vehicle mode > route line vehicle service % > bus|tram|metro|train|ferry|trolleybus|light rail|funicular
ticket type|fare type|fare product|pass type|product type|=type|fare category|ticket product|=name|product name > ticket fare pass fare_product ticket_product % > single|day pass|monthly pass|weekly pass|annual pass|group|10-trip|weekend|short trip
passenger type|rider type|rider category|passenger category|concession type|customer category > * > adult|child|student|senior|disabled|group
alert cause|disruption cause|cause|delay reason|delay cause|reason|disruption type > alert disruption delay service_alert incident trip_delay % > technical problem|road works|accident|weather|signal failure|staff shortage|demonstration|power outage|passenger incident|heavy traffic
alert effect|effect|service effect|impact > alert service_alert disruption % > delays|detour|reduced service|no service|stop moved|additional service
stop type|station type|=type|stop kind > stop station platform % > bus stop|station|tram stop|interchange|terminal|platform
day type|service day|service type|schedule type|operating days|calendar type > schedule timetable trip calendar service % > weekday|Saturday|Sunday|holiday|school day
direction|direction name|direction text > trip route line departure % > inbound|outbound|northbound|southbound|eastbound|westbound|clockwise
headsign|destination|trip headsign|destination text|terminus > trip route line departure % > Central Station|Airport|University|City Hall|Harbor|Hospital|North Park|Stadium|Old Town|Industrial Park|West End
line name|route name|route|=name|line|long name|route long name|route description > route line bus_line bus_route > ~(Central Station|Airport|University|City Hall|Harbor|Hospital|Market Square) - (North Park|Stadium|Old Town|Westfield|Lakeside|Industrial Park|South Gate)
stop name|=name|station name|stop|station > stop station bus_stop platform % > Central Station|Market Square|City Hall|University|Hospital|Airport Terminal 1|Main Street|Park Avenue|Museum|Old Bridge|Stadium|Church Street|Harbor|Library|North Gate|Shopping Center|Town Park|King Street
accessibility|wheelchair access|accessible|wheelchair boarding > stop station vehicle platform % > step-free|partial|not accessible|lift available
occupancy|occupancy status|crowding|crowding level|load level > % > many seats available|few seats available|standing room only|full|empty
fare zone|zone|zone name|tariff zone > stop station ticket fare % > ~Zone [A-C1-5]
fine reason|inspection result|violation > inspection fine ticket_inspection penalty % > no ticket|expired ticket|wrong zone|invalid concession|ticket not validated
depot|depot name|garage > vehicle depot bus driver % > North Depot|Central Garage|East Yard|Harbor Depot|West Depot
validation result|validation type|tap type > validation tap validator % > tap in|tap out|rejected|transfer
`),
  ...tradeRules('salon', `
=name|service|service name|treatment|treatment name|service type|treatment type|=service > service treatment appointment service_menu salon_service appointment_service % > Women's Haircut|Men's Haircut|Full Color|Balayage|Manicure|Pedicure|Facial|Blow Dry|Swedish Massage|Eyebrow Shaping|Gel Nails|Highlights|Beard Trim|Waxing|Keratin Treatment|Bridal Make-up
service category|category|treatment category|=category > service treatment service_menu salon_service > Hair|Nails|Face|Massage|Color|Waxing|Make-up|Body|Lashes & Brows
hair type|client hair type > * > straight|wavy|curly|coily|fine|thick
skin type|client skin type > * > normal|dry|oily|combination|sensitive
hair length > * > short|medium|long
job role|role|position|level|stylist level|specialty|specialization|=level > stylist therapist staff beautician technician employee % > Senior Stylist|Stylist|Colorist|Nail Technician|Massage Therapist|Beautician|Apprentice|Master Stylist|Barber|Receptionist
appointment status|=status|booking status > appointment > completed|confirmed|booked|cancelled|no-show|rescheduled|in progress
cancellation reason|cancel reason|no show reason > appointment % > illness|schedule conflict|forgot|found another salon|emergency|weather|stylist unavailable
color formula|formula|color mix|color used > * > ~[4-9]\\.[0-9]{1,2} \\+ (3|6|9|12)%
product line|product brand|line > product retail_product product_sale % > Hydrate|Color Care|Volume|Repair|Smooth|Scalp Balance|Men's Essentials
product category|product type > product retail_product % > shampoo|conditioner|styling|nail polish|skin care|hair oil|mask|tools
station|chair|room|treatment room|cabin > appointment chair station % > Chair 1|Chair 2|Chair 3|Nail Bar|Treatment Room 1|Treatment Room 2|Wash Station|Color Bar
allergy|skin allergy|patch test|patch test result|sensitivity > client customer % > none|negative|latex|fragrance|hair dye|nickel
referral source|heard from|how found > client customer % > friend|Instagram|walk-in|Google|website|gift card|flyer
`),
  ...tradeRules('pets', `
species|animal type|pet type|type of animal|animal species|kind of animal|=type|pet species > pet animal patient_animal adoption litter intake % > dog|cat|rabbit|bird|hamster|guinea pig|reptile|fish|horse|ferret
breed|breed name|dog breed|primary breed > pet animal dog adoption litter % > Labrador Retriever|German Shepherd|Domestic Shorthair|Golden Retriever|Mixed Breed|French Bulldog|Beagle|Siamese|Poodle|Maine Coon|Dachshund|Border Collie|Persian|Rottweiler
=name|pet name|animal name|dog name|name of pet|cat name > pet animal dog cat puppy kitten > @pet_name
coat|coat type|coat length|fur|fur type > pet animal breed dog % > short|medium|long|curly|wire|hairless|double
color|coat color|coat colour > pet animal dog cat % > black|brown|white|black and white|tabby|golden|gray|tricolor|brindle|cream|ginger
temperament|behavior|behaviour|personality|character|temper > pet animal dog adoption breed % > friendly|calm|shy|playful|energetic|nervous|affectionate|protective|independent|aggressive
sex|gender > pet animal dog cat > male|female|neutered male|spayed female
intake type|intake reason|reason for intake|surrender reason|intake source|arrival reason > intake animal shelter_intake surrender % > stray|owner surrender|transfer|abandoned|returned adoption|born in shelter|seized|owner deceased|moving|allergies
outcome|outcome type|outcome reason|release type > intake animal outcome adoption % > adopted|returned to owner|transferred|fostered|euthanized|died|released
adoption status|application status|=status > adoption adoption_application > approved|pending|completed|rejected|returned|on hold
vaccine|vaccination|vaccine name|vaccine type|=name > vaccination vaccine immunization pet_vaccination % > rabies|distemper|parvovirus|bordetella|leptospirosis|feline leukemia|FVRCP|Lyme
grooming service|service|service type|service name|package > grooming boarding appointment groomer booking pet_service % > bath and brush|full groom|nail trim|ear cleaning|de-shedding|boarding|day care|dog walking|teeth brushing|puppy cut
size|size class|size category|breed size > pet animal breed dog kennel % > small|medium|large|extra large|toy
diet|food type|food brand|feeding|feeding instruction > pet animal boarding feeding % > dry food|wet food|raw|prescription diet|grain-free|mixed|twice daily
kennel type|enclosure type|housing|=type > kennel enclosure cage run % > indoor run|outdoor run|cat condo|isolation|suite|puppy room
visit reason|reason|reason for visit|visit type|appointment type > visit vet_visit appointment % > vaccination|check-up|limping|skin problem|dental cleaning|surgery|vomiting|ear infection|follow-up|weight control
energy level|activity level > * > moderate|high|low
house trained|good with|compatibility > * > children|dogs|cats|adults only|all
training level|training class|course > training dog_training % > Puppy Class|Basic Obedience|Advanced Obedience|Agility|Recall Training
`),
  ...tradeRules('funeral', `
service type|funeral type|ceremony type|type of service|=type|funeral kind|arrangement type > funeral service ceremony arrangement % > burial|cremation|memorial service|direct cremation|green burial|graveside service|celebration of life
coffin type|casket type|casket|coffin|casket model|coffin model|=name|coffin material|casket material > casket coffin funeral arrangement merchandise % > oak|pine|mahogany|walnut|cherry|steel|wicker|cardboard|bronze
urn type|urn|urn material|urn model > * > ceramic|wood|brass|biodegradable|marble|keepsake|metal
religion|faith|rite|ceremony style > deceased funeral ceremony service % > Catholic|Protestant|Jewish|Muslim|non-religious|Hindu|Buddhist|humanist|Orthodox
cause of death|manner of death|death cause > * > natural causes|heart disease|cancer|stroke|accident|pneumonia|old age|respiratory failure
place of death|death place|location of death > * > hospital|home|nursing home|hospice|accident scene
relationship|relationship to deceased|kinship|relation > next_of mourner informant contact family_contact % > spouse|son|daughter|sibling|parent|friend|niece|grandchild
plot type|grave type|=type|burial type > plot grave burial_plot cemetery_plot > single|double|family|cremation|child|lawn|mausoleum|woodland
grave section|section|section name|cemetery section > plot grave cemetery burial % > Section A|Section B|Garden of Peace|Old Churchyard|North Lawn|Rose Garden|Memorial Grove
memorial type|headstone type|monument type|marker type|=type|stone type|headstone material > memorial headstone monument marker > upright headstone|flat marker|bench|plaque|kerb set|granite|cross|tree
flower arrangement|flower type|flowers|tribute > floral_tribute flower_order flowers funeral % > wreath|casket spray|bouquet|standing spray|heart|cross|basket|white lilies
transport type|vehicle|hearse type|vehicle type > transport removal funeral % > hearse|limousine|removal vehicle|horse-drawn carriage
music|music selection|song|hymn > ceremony funeral service music_selection % > Amazing Grace|Ave Maria|Abide with Me|My Way|Time to Say Goodbye|The Lord's My Shepherd|Air on the G String
disposition|disposition of ashes|ashes|final disposition > cremation deceased % > returned to family|interred|scattered|columbarium|buried
venue|venue name|chapel|ceremony venue|location|ceremony location > ceremony funeral service % > Rosewood Chapel|St. Mary's Church|Crematorium Chapel|Graveside|Memorial Hall|Oakfield Cemetery|Family Home
inscription|epitaph|headstone text > * > Forever in our hearts|Rest in peace|Beloved mother and wife|Gone but not forgotten|In loving memory|At peace|Always loved, never forgotten
document type|certificate type|permit type > document_filed paperwork % > death certificate|burial permit|cremation authorization|transit permit
plan type|prepaid plan|pre need plan|package|package name > plan funeral_plan package arrangement % > Traditional Service|Simple Cremation|Full Service Burial|Memorial Package|Basic Package|Graveside Package
`),
];
