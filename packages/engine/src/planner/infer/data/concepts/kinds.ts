/**
 * What things are one of: nouns and a facet, then the usual words, the commonest first. `kind` stands for type, category,
 * class and the like, and for the noun alone where nothing else is known of it.
 */
export const KIND_CONCEPTS = `
fuel: diesel|petrol|electric|hybrid|LPG|CNG
truck kind: box truck|flatbed|tanker|tipper|refrigerated|semi-trailer
vehicle body: sedan|hatchback|station wagon|SUV|van|pickup
body kind: box|flatbed|tanker|tipper|refrigerated|platform
trailer kind: flatbed|refrigerated|curtainsider|container|lowloader
drive kind: electric|hydraulic|pneumatic|manual|belt
engine kind: diesel|petrol|electric|hybrid
container kind: bin|skip|drum|box|tank|bag
waste kind, waste stream, refuse kind: residual|recycling|organic|paper|glass|metal|hazardous|bulky
material, raw material: steel|aluminium|wood|plastic|glass|concrete|paper|rubber
packaging kind, package kind, packing kind, wrapping kind: box|pallet|bag|envelope|crate|bottle
facility kind: office|warehouse|plant|workshop|store|depot
site kind, location kind, place kind: office|warehouse|store|plant|depot|branch
building kind, structure kind: residential|office|retail|industrial|mixed use|public
property kind: apartment|house|office|retail|land|warehouse
room kind, space kind: office|meeting room|storage|workshop|classroom|hall
roof kind: flat|gable|hip|shed|green
ownership kind, tenure: owned|leased|rented|shared
zone kind, area kind: residential|commercial|industrial|public|agricultural|restricted
road kind, street kind: motorway|main road|side street|footpath|cycle path
surface kind: asphalt|concrete|gravel|grass|paving|sand
soil kind, soil: clay|loam|sand|silt|peat|chalk
terrain: flat|hilly|mountainous|coastal
weather, weather condition: sunny|cloudy|rain|windy|snow|fog
season kind: spring|summer|autumn|winter
day, weekday, day kind, week day, collection day, service day: Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday
size, size kind, dimension kind: M|L|S|XL|XS
season: spring|summer|autumn|winter
religion, denomination, faith: Protestant|Catholic|none|Muslim|Orthodox|Jewish
identity document, identity card kind, identification kind, identification document kind, id kind: identity card|passport|driving licence|residence permit
certificate kind: conformity|calibration|training|origin|test|birth
license kind, licence kind: standard|professional|temporary|trial|commercial
permit kind: construction|event|parking|trade|environmental|demolition
registration kind, notification kind, announcement kind: new registration|change|cancellation|move|correction
application kind: first application|renewal|change|extension|cancellation
request kind, enquiry kind, inquiry kind: information|complaint|change|cancellation|repair|new service
complaint kind: quality|delay|billing|damage|staff|noise
incident kind, event kind of security: accident|damage|theft|fire|failure|near miss
issue kind, problem kind: defect|question|delay|damage|billing|access
damage kind: scratch|dent|breakage|water|fire|theft
loss kind: fire|water|theft|storm|collision|liability
defect kind, fault kind, error kind, failure kind: mechanical|electrical|software|cosmetic|leak|wear
exception kind, exception reason, non service reason, missed reason: not accessible|blocked|weather|damaged|nobody present|too heavy
maintenance kind, service kind, repair kind: preventive|corrective|inspection|calibration|emergency
work kind, job kind, activity kind, task kind: installation|repair|inspection|cleaning|delivery|consulting
inspection kind, audit kind, check kind, control kind: routine|initial|follow-up|special|final
test kind: functional|visual|pressure|load|electrical|acceptance
examination kind: written|oral|practical|final|entrance
measurement kind, sensor kind, reading kind: temperature|humidity|pressure|flow|level|voltage
sample kind: water|soil|air|blood|food|swab
contract kind, agreement kind: fixed-term|permanent|framework|service|rental|purchase
lease kind, rental kind: short-term|long-term|monthly|fixed-term|sublease
employment kind: full-time|part-time|temporary|apprenticeship|freelance
shift kind, shift name: morning|afternoon|night|weekend
leave kind, absence kind: vacation|illness|parental leave|training|unpaid leave
employee group, staff group, personnel group: permanent|temporary|apprentice|management
customer kind, client kind: private|business|public sector|association|reseller
customer segment, market segment, segment: private|small business|corporate|public sector|wholesale
customer group, customer class: regular|new|key account|occasional
legal form, company form, corporate form, entity kind, business kind: limited company|sole proprietorship|partnership|public company|association|cooperative
member kind, membership kind: regular|student|family|honorary|supporting|corporate
membership level, loyalty level, customer tier, loyalty tier, reward tier: standard|silver|gold|platinum
plan tier, plan kind, subscription tier, subscription kind, plan level, package tier: basic|standard|premium|enterprise|trial
account kind: standard|business|savings|trial|internal
visitor kind, guest kind: guest|supplier|applicant|contractor|customer
audience, target group, target audience, age group: adults|children|youth|seniors|families|everyone
age class, age category, age band: 18-29|30-44|45-59|60+|under 18
course kind, training kind: basic|advanced|workshop|seminar|online
lesson kind: group|individual|online|trial
education kind, school kind: primary|secondary|vocational|university
degree kind: bachelor|master|doctorate|diploma
meeting kind, session kind: regular|extraordinary|planning|review|kick-off
appointment kind, visit kind: first visit|follow-up|check-up|emergency|consultation
hearing kind, trial kind: main hearing|preliminary hearing|sentencing|mediation|appeal
case kind, matter kind, legal area, area of law, practice area, legal field: civil law|criminal law|labour law|family law|tax law|real estate law|commercial law
court kind: district court|regional court|labour court|court of appeal|supreme court
deed kind, act kind, legal document kind: contract|power of attorney|judgment|statement of claim|will|settlement
document kind, paper kind: invoice|contract|report|letter|certificate|statement
evidence kind, exhibit kind: document|photo|video|witness statement|object
file kind: image|document|video|audio|spreadsheet
media kind, medium, media format: image|video|audio|document
image kind, photo kind: portrait|overview|detail|drawing
report kind: monthly|annual|daily|incident|summary
message kind, communication kind: e-mail|letter|phone call|text message
notice kind: reminder|information|warning|cancellation
letter kind: invoice|reminder|offer|cancellation
publication kind: book|article|report|thesis|brochure
article kind of press, story kind: news|interview|opinion|feature|report
episode kind: full|trailer|bonus|interview|special
show kind, program kind, broadcast kind: series|documentary|news|talk show|live
show format, program format, podcast format: interview|solo|panel|documentary|serial
audio codec, codec: AAC|MP3|Opus|FLAC|WAV
video codec: H.264|H.265|VP9|AV1
explicit rating, content rating: clean|explicit
ad slot, advertisement position, ad position: pre-roll|mid-roll|post-roll
ad kind, advertisement kind, advertising kind: banner|video|sponsored post|audio|newsletter
campaign kind: e-mail|social media|print|event|search
pricing model, price model, charging model, billing model: fixed price|per unit|subscription|usage-based|hourly
player application, listening application, podcast application: Apple Podcasts|Spotify|Overcast|Pocket Casts|web player
device family, device kind, device class, device category: smartphone|tablet|desktop|smart speaker|television
platform, operating platform, client platform, application platform: web|iOS|Android|Windows|macOS
operating system: Windows|macOS|Linux|Android|iOS
browser: Chrome|Safari|Firefox|Edge
network kind, connection kind: fibre|mobile|Wi-Fi|cable|satellite
acquisition channel, traffic source, referral source, lead source, marketing channel: website|referral|social media|search engine|trade fair|newsletter
sales channel, booking channel, order channel: online|phone|in person|partner|app
contact channel, received channel, intake channel, communication channel, request channel: phone|e-mail|web|app|in person
payment kind: card|bank transfer|cash|direct debit|PayPal
transaction kind, booking kind of money, posting kind: payment|refund|fee|transfer|correction
expense kind, cost kind: travel|materials|office|training|software|rent
income kind, revenue kind: sales|services|rent|interest|donations
fee kind, charge kind, dues kind: administration fee|late fee|service fee|usage fee|registration fee
tax kind: VAT|income tax|property tax|trade tax|dog tax
discount kind: percentage|amount|volume|loyalty|seasonal
reduction reason, exemption reason: low income|senior|student|disability|family
discount reason, rebate reason: volume|loyalty|promotion|damage|late delivery
donation kind: one-time|monthly|in kind|bequest
grant kind, funding kind, subsidy kind: project|equipment|travel|startup|emergency
insurance kind, coverage kind, policy kind: liability|accident|household|vehicle|life|health
coverage level, insurance level: basic|comfort|premium
risk kind: financial|operational|legal|technical|reputational
asset kind: building|vehicle|machine|furniture|IT equipment
equipment kind: machine|tool|vehicle|computer|measuring device
machine kind: lathe|milling machine|press|saw|drill|robot
tool kind: drill|saw|hammer|wrench|measuring tool
part kind, component kind: mechanical|electrical|electronic|consumable|housing
product line: standard|professional|economy|premium
goods kind, cargo kind, freight kind: general cargo|dangerous goods|refrigerated|bulk|container
transport kind, transport mode, carriage kind: road|rail|air|sea
shipment kind, delivery kind: standard|express|pickup|return
route kind, line kind, tour kind: residential|commercial|industrial|special|weekend
stop kind: pickup|delivery|break|depot
crop kind: cereal|vegetable|fruit|oilseed|fodder
plant kind: tree|shrub|perennial|annual|grass
animal kind, pet kind: dog|cat|horse|cow|sheep|bird
breed kind: purebred|mixed
food kind, meal kind, dish kind: starter|main course|dessert|side dish|drink
diet, diet kind, dietary preference: none|vegetarian|vegan|gluten-free|lactose-free
wine kind: red|white|rosé|sparkling
beverage kind, drink kind: water|juice|coffee|tea|beer|wine
ticket kind: adult|child|reduced|family|season ticket
seat kind, seat category: standard|premium|box|standing|wheelchair
event format: on-site|online|hybrid
venue kind: hall|theatre|stadium|hotel|open air|club
competition kind: league|cup|friendly|tournament
sport, sport kind, discipline: football|tennis|swimming|athletics|basketball|gymnastics
position of player: goalkeeper|defender|midfielder|forward
instrument kind: piano|violin|guitar|flute|drums|trumpet
music style: classical|jazz|rock|pop|folk
art technique, technique: oil|watercolour|acrylic|drawing|print|sculpture
exhibition kind: permanent|temporary|travelling|special
role in team, member role, project role, user role: member|leader|administrator|guest
relationship, relation, relation kind, kinship: spouse|parent|child|sibling|friend
party kind, party role: plaintiff|defendant|witness|expert|other
counterparty kind, partner kind, supplier kind: manufacturer|wholesaler|service provider|craftsman|consultant
origin kind: domestic|imported|own production|donation|purchase
document origin, document provenance, source of document: client|opposing party|court|authority|expert
acquisition kind: purchase|gift|loan|exchange|bequest
collection kind, storage kind: permanent|temporary|external|cold storage
trigger kind: schedule|manual|event|threshold
alert kind, alarm kind: threshold|offline|battery|security|maintenance
threat kind, hazard kind: fire|chemical|electrical|mechanical|biological
water kind: drinking water|wastewater|groundwater|surface water|rainwater
energy kind, power source, energy source: solar|wind|gas|hydro|biomass
meter kind: electricity|gas|water|heat
heating kind: gas|heat pump|district heating|oil|electric
valve kind: gate valve|ball valve|butterfly valve|check valve
pipe material: PVC|steel|copper|cast iron|polyethylene
`;
