import { entries, terms, type Vocabulary } from './vocabulary.ts';

export const TRAVEL: readonly Vocabulary[] = [
  entries('airport', 'an airport', 'iata icao name city country', `
ATL|KATL|Hartsfield–Jackson Atlanta International Airport|Atlanta|US
DXB|OMDB|Dubai International Airport|Dubai|AE
LHR|EGLL|London Heathrow Airport|London|GB
HND|RJTT|Tokyo Haneda Airport|Tokyo|JP
JFK|KJFK|John F. Kennedy International Airport|New York|US
LAX|KLAX|Los Angeles International Airport|Los Angeles|US
CDG|LFPG|Paris Charles de Gaulle Airport|Paris|FR
FRA|EDDF|Frankfurt Airport|Frankfurt|DE
AMS|EHAM|Amsterdam Schiphol Airport|Amsterdam|NL
ORD|KORD|Chicago O'Hare International Airport|Chicago|US
MAD|LEMD|Madrid–Barajas Airport|Madrid|ES
IST|LTFM|Istanbul Airport|Istanbul|TR
SIN|WSSS|Singapore Changi Airport|Singapore|SG
DFW|KDFW|Dallas/Fort Worth International Airport|Dallas|US
DEN|KDEN|Denver International Airport|Denver|US
MUC|EDDM|Munich Airport|Munich|DE
BCN|LEBL|Barcelona–El Prat Airport|Barcelona|ES
SFO|KSFO|San Francisco International Airport|San Francisco|US
FCO|LIRF|Rome Fiumicino Airport|Rome|IT
LGW|EGKK|London Gatwick Airport|London|GB
ZRH|LSZH|Zurich Airport|Zurich|CH
VIE|LOWW|Vienna International Airport|Vienna|AT
CPH|EKCH|Copenhagen Airport|Copenhagen|DK
DUB|EIDW|Dublin Airport|Dublin|IE
LIS|LPPT|Lisbon Airport|Lisbon|PT
OSL|ENGM|Oslo Gardermoen Airport|Oslo|NO
ARN|ESSA|Stockholm Arlanda Airport|Stockholm|SE
BRU|EBBR|Brussels Airport|Brussels|BE
MXP|LIMC|Milan Malpensa Airport|Milan|IT
SEA|KSEA|Seattle–Tacoma International Airport|Seattle|US
MIA|KMIA|Miami International Airport|Miami|US
BOS|KBOS|Boston Logan International Airport|Boston|US
YYZ|CYYZ|Toronto Pearson International Airport|Toronto|CA
YVR|CYVR|Vancouver International Airport|Vancouver|CA
MEX|MMMX|Mexico City International Airport|Mexico City|MX
GRU|SBGR|São Paulo–Guarulhos International Airport|São Paulo|BR
EZE|SAEZ|Ezeiza International Airport|Buenos Aires|AR
BOG|SKBO|El Dorado International Airport|Bogotá|CO
JNB|FAOR|O. R. Tambo International Airport|Johannesburg|ZA
CAI|HECA|Cairo International Airport|Cairo|EG
DOH|OTHH|Hamad International Airport|Doha|QA
DEL|VIDP|Indira Gandhi International Airport|Delhi|IN
BOM|VABB|Chhatrapati Shivaji Maharaj International Airport|Mumbai|IN
BKK|VTBS|Suvarnabhumi Airport|Bangkok|TH
KUL|WMKK|Kuala Lumpur International Airport|Kuala Lumpur|MY
HKG|VHHH|Hong Kong International Airport|Hong Kong|HK
ICN|RKSI|Incheon International Airport|Seoul|KR
PEK|ZBAA|Beijing Capital International Airport|Beijing|CN
SYD|YSSY|Sydney Kingsford Smith Airport|Sydney|AU
MEL|YMML|Melbourne Airport|Melbourne|AU
AKL|NZAA|Auckland Airport|Auckland|NZ
HEL|EFHK|Helsinki Airport|Helsinki|FI
WAW|EPWA|Warsaw Chopin Airport|Warsaw|PL
PRG|LKPR|Václav Havel Airport Prague|Prague|CZ
BUD|LHBP|Budapest Ferenc Liszt Airport|Budapest|HU
ATH|LGAV|Athens International Airport|Athens|GR
BER|EDDB|Berlin Brandenburg Airport|Berlin|DE
HAM|EDDH|Hamburg Airport|Hamburg|DE
NCE|LFMN|Nice Côte d'Azur Airport|Nice|FR
EDI|EGPH|Edinburgh Airport|Edinburgh|GB`, { beyond: { iata: '[A-Z]{3}', icao: '[A-Z]{4}' } }),
  entries('airline', 'an airline', 'name iata icao callsign country alliance', `
Lufthansa|LH|DLH|LUFTHANSA|DE|Star Alliance
British Airways|BA|BAW|SPEEDBIRD|GB|oneworld
Air France|AF|AFR|AIRFRANS|FR|SkyTeam
United Airlines|UA|UAL|UNITED|US|Star Alliance
Delta Air Lines|DL|DAL|DELTA|US|SkyTeam
American Airlines|AA|AAL|AMERICAN|US|oneworld
KLM|KL|KLM|KLM|NL|SkyTeam
Emirates|EK|UAE|EMIRATES|AE|none
Iberia|IB|IBE|IBERIA|ES|oneworld
Singapore Airlines|SQ|SIA|SINGAPORE|SG|Star Alliance
Qatar Airways|QR|QTR|QATARI|QA|oneworld
Turkish Airlines|TK|THY|TURKISH|TR|Star Alliance
Swiss|LX|SWR|SWISS|CH|Star Alliance
Austrian Airlines|OS|AUA|AUSTRIAN|AT|Star Alliance
Ryanair|FR|RYR|RYANAIR|IE|none
easyJet|U2|EZY|EASY|GB|none
SAS|SK|SAS|SCANDINAVIAN|SE|SkyTeam
TAP Air Portugal|TP|TAP|AIR PORTUGAL|PT|Star Alliance
Southwest Airlines|WN|SWA|SOUTHWEST|US|none
Air Canada|AC|ACA|AIR CANADA|CA|Star Alliance
Qantas|QF|QFA|QANTAS|AU|oneworld
Japan Airlines|JL|JAL|JAPANAIR|JP|oneworld
All Nippon Airways|NH|ANA|ALL NIPPON|JP|Star Alliance
Cathay Pacific|CX|CPA|CATHAY|HK|oneworld
Finnair|AY|FIN|FINNAIR|FI|oneworld
LOT Polish Airlines|LO|LOT|LOT|PL|Star Alliance
Aer Lingus|EI|EIN|SHAMROCK|IE|none
Norwegian|DY|NOZ|NORDIC|NO|none
Vueling|VY|VLG|VUELING|ES|none
Eurowings|EW|EWG|EUROWINGS|DE|none
LATAM|LA|LAN|LAN CHILE|CL|none
Korean Air|KE|KAL|KOREANAIR|KR|SkyTeam`, { beyond: { iata: '[A-Z][0-9A-Z]', icao: '[A-Z]{3}' } }),
  entries('aircraft_type', 'a type of aircraft', 'icao iata model manufacturer name', `
A320|320|A320-200|Airbus|Airbus A320-200
B738|738|737-800|Boeing|Boeing 737-800
A20N|32N|A320neo|Airbus|Airbus A320neo
A321|321|A321-200|Airbus|Airbus A321-200
B77W|77W|777-300ER|Boeing|Boeing 777-300ER
A319|319|A319-100|Airbus|Airbus A319-100
B789|789|787-9|Boeing|Boeing 787-9 Dreamliner
A359|359|A350-900|Airbus|Airbus A350-900
E190|E90|E190|Embraer|Embraer E190
A333|333|A330-300|Airbus|Airbus A330-300
B38M|7M8|737 MAX 8|Boeing|Boeing 737 MAX 8
AT76|AT7|ATR 72-600|ATR|ATR 72-600
CRJ9|CR9|CRJ900|Bombardier|Bombardier CRJ900
DH8D|DH4|Dash 8 Q400|De Havilland Canada|De Havilland Dash 8 Q400
A21N|32Q|A321neo|Airbus|Airbus A321neo
A388|388|A380-800|Airbus|Airbus A380-800
B788|788|787-8|Boeing|Boeing 787-8 Dreamliner
B744|744|747-400|Boeing|Boeing 747-400
E195|E95|E195|Embraer|Embraer E195
BCS3|223|A220-300|Airbus|Airbus A220-300`),
  terms('airline_alliance', 'an alliance', 'Star Alliance|SkyTeam|oneworld', [44, 32, 24]),
  terms('cabin_class', 'a cabin', 'economy|premium economy|business|first', [76, 9, 13, 2]),
  terms('fare_class', 'a fare class', 'Y|M|B|H|K|L|Q|V|J|C|D|W|F', [18, 12, 10, 10, 10, 9, 9, 8, 5, 4, 2, 2, 1]),
  terms('fare_basis', 'a fare basis', 'YLOWUS|MFLEX|KSAVER|QLIGHT|HCLASS|VLGTEU|LOWRT|YFLEX|JFLEX|CBIZ|WPREM|BECO1M', 'even'),
  terms('flight_status', 'a state of a flight', 'landed|scheduled|departed|delayed|boarding|cancelled|diverted', [62, 18, 8, 6, 3, 2, 1]),
  entries('airline_meal', 'a meal', 'name code', `
regular|STD
vegetarian|VGML
vegan|VVML
kosher|KSML
halal|MOML
gluten-free|GFML
child meal|CHML
diabetic|DBML
low-fat|LFML
no meal|NOML`, { shares: [66, 11, 6, 3, 5, 3, 3, 2, 1, 2] }),
  terms('seat_preference', 'a preferred seat', 'window|aisle|no preference|middle', [46, 40, 12, 2]),
  entries('delay_reason', 'a reason of a delay', 'code name', `
93|Late arrival of aircraft
41|Aircraft defects
81|Air traffic flow restrictions
15|Boarding
71|Weather at departure station
32|Loading of baggage
77|Ground handling impaired by weather
11|Late check-in
34|Servicing equipment
67|Late crew
85|Security checks
89|Airport restrictions`),
  terms('loyalty_tier', 'a tier', 'basic|silver|gold|platinum|diamond', [58, 23, 12, 5, 2]),
  terms('terminal', 'a terminal', '1|2|3|A|B|C|D|E', [30, 24, 12, 10, 10, 6, 4, 4]),
  entries('room_type', 'a type of room', 'code name beds', `
DBL|Standard double room|1 double bed
TWN|Standard twin room|2 single beds
SGL|Single room|1 single bed
DLX|Deluxe double room|1 king bed
SUP|Superior double room|1 queen bed
FAM|Family room|1 double bed, 2 single beds
JST|Junior suite|1 king bed
STE|Suite|1 king bed, 1 sofa bed
TPL|Triple room|3 single beds
STU|Studio with kitchenette|1 queen bed
APT|Apartment|2 double beds
ACC|Accessible double room|1 queen bed
EXE|Executive room|1 king bed
PEN|Penthouse suite|1 king bed`),
  terms('bed_configuration', 'beds of a room', '1 king|2 twin|1 queen|1 double|1 single|2 queen|1 king, 1 sofa bed|2 double|3 single'),
  entries('board_basis', 'meals of a stay', 'code name', `
BB|Bed and breakfast
RO|Room only
HB|Half board
FB|Full board
AI|All inclusive
SC|Self catering`, { shares: [48, 22, 16, 5, 7, 2] }),
  entries('rate_plan', 'a rate', 'code name', `
BAR|Best available rate
FLEX|Flexible rate
NREF|Non-refundable
CORP|Corporate rate
ADV|Advance purchase
MEM|Member rate
WKND|Weekend rate
PKG|Package rate
GOV|Government rate
LONG|Long stay rate`),
  terms('amenity', 'an amenity', 'Free Wi-Fi|Parking|Breakfast|Air conditioning|Swimming pool|Fitness center|Restaurant|Bar|Room service|Spa|Airport shuttle|Pets allowed|Elevator|Sauna|Laundry service|Balcony|Minibar|Safe|24-hour reception|EV charging'),
  terms('hotel', 'a hotel', 'Grand Hotel Bellevue|Hotel Central|Harbor View Hotel|The Linden Inn|Park Plaza Hotel|Hotel Alpenblick|Riverside Lodge|Hotel Europa|The Royal Oak|City Garden Hotel|Seaside Resort|Hotel Bristol|Mountain View Lodge|Hotel am Markt|Palm Court Hotel|The Old Mill Inn|Hotel Continental|Sunset Bay Resort|Hotel Savoy|Castle Hotel|Station Hotel|Lakeside Inn|Hotel Metropol|Blue Lagoon Resort|Hotel Panorama|The Maple Lodge|Hotel Astoria|Villa Rosa|Airport Inn|Golden Tulip House|Hotel Miramar|The White Hart|Hotel Victoria|Forest Retreat|Hotel Excelsior|Marina Bay Suites', 'even'),
  terms('booking_channel', 'where a booking comes from', 'website|Booking.com|Expedia|phone|travel agency|walk-in|mobile app|corporate', [34, 24, 12, 9, 7, 6, 6, 2]),
  terms('travel_purpose', 'a purpose of a trip', 'leisure|business|family visit|conference|study|medical', [56, 28, 9, 4, 2, 1]),
  terms('visa_type', 'a visa', 'tourist|business|student|work|transit|family'),
  terms('vessel', 'a ship', 'Ever Harmony|MSC Aurora|Maersk Alba|Northern Star|CMA CGM Loire|Ocean Pioneer|Pacific Grace|Atlantic Dawn|Baltic Trader|Hansa Express|Blue Horizon|Nordic Spirit|Coral Princess|Sea Falcon|Golden Wave|Cape Verde|Stella Maris|Iron Duke|Emerald Bay|Arctic Fox', 'even'),
  terms('vessel_type', 'a type of ship', 'container ship|bulk carrier|tanker|general cargo|ro-ro|ferry|fishing vessel|cruise ship|tug|yacht'),
  entries('port', 'a port', 'code name country', `
CNSHA|Shanghai|CN
SGSIN|Singapore|SG
NLRTM|Rotterdam|NL
DEHAM|Hamburg|DE
BEANR|Antwerp|BE
USLAX|Los Angeles|US
CNNGB|Ningbo|CN
KRPUS|Busan|KR
HKHKG|Hong Kong|HK
AEJEA|Jebel Ali|AE
USNYC|New York|US
USLGB|Long Beach|US
GBFXT|Felixstowe|GB
FRLEH|Le Havre|FR
ESVLC|Valencia|ES
ESALG|Algeciras|ES
GRPIR|Piraeus|GR
ITGOA|Genoa|IT
DEBRV|Bremerhaven|DE
JPTYO|Tokyo|JP
BRSSZ|Santos|BR
USSAV|Savannah|US
USHOU|Houston|US
PLGDN|Gdansk|PL
SEGOT|Gothenburg|SE
MYPKG|Port Klang|MY
LKCMB|Colombo|LK
AUMEL|Melbourne|AU
CAVAN|Vancouver|CA
PAMIT|Manzanillo|PA`, { beyond: { code: '[A-Z]{5}' } }),
  entries('train_type', 'a type of train', 'code name', `
RE|Regional Express
IC|InterCity
ICE|InterCity Express
S|Suburban train
RB|Regional train
EC|EuroCity
TGV|High-speed train
NJ|Night train
EN|EuroNight`),
  terms('station', 'a station', 'Central Station|Main Street|North Station|City Hall|University|Airport|East Gate|Riverside|Market Square|West Park|Old Town|Harbor|Stadium|Museum|South Terminal|Hospital|Exhibition Center|Castle Hill|Technology Park|Lakeside|Victoria Road|Bridge Street|Botanical Garden|Opera', 'even'),
  terms('transport_mode', 'a means of transport', 'road|sea|air|rail|multimodal|courier', [52, 20, 12, 9, 4, 3]),
  terms('tour', 'a tour', 'Old Town Walking Tour|Harbor Cruise|Wine Tasting Tour|Mountain Hike|City Bike Tour|Museum Day Pass|Sunset Sailing|Castle Visit|Food Market Tour|Whale Watching|Desert Safari|Island Hopping|Northern Lights Trip|Street Art Walk|Kayak Adventure', 'even'),
];
