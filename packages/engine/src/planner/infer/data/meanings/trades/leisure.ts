import type { Rule } from '../../../rule.ts';
import type { TextAnswer } from '../../text-answer.ts';
import { tradeRules } from '../trade-lines.ts';

/** Hotels, travel, events, sports, fitness, games. */
export const leisureRules = (): readonly Rule<TextAnswer>[] => [
  ...tradeRules('hotel', `
room type|room category|room class|accommodation type|=type|=category|room type name > % room room_type > double|single|twin|suite|family|deluxe|studio|junior suite|king
=name|type name|room type name > room_type room_category > Standard Double|Deluxe King|Twin Room|Junior Suite|Family Room|Single Room|Executive Suite|Superior Double|Studio Apartment|Penthouse Suite|Accessible Double
bed type|bed configuration|bed setup|bed > % room > king|queen|twin|double|single|sofa bed|two doubles
view|view type|room view > % room > sea|garden|city|courtyard|mountain|pool|street
rate plan|rate name|rate type|rate code name|rate category|price plan|=name > rate_plan rate hotel_rate > Best Available Rate|Non-Refundable|Bed and Breakfast|Half Board|Corporate Rate|Early Bird|Weekend Special|Long Stay|Member Rate|Advance Purchase|Room Only
board type|board|board basis|meal basis|board plan > * > room only|bed and breakfast|half board|full board|all inclusive
guarantee type|guarantee|guarantee method > % reservation booking > credit card|deposit|company|none|travel agent
housekeeping status|cleaning status|room status|clean status > * > clean|dirty|inspected|in progress|out of order|do not disturb
market segment|segment|guest segment|business source > % reservation guest booking > leisure|corporate|group|government|long stay|wholesale|conference
purpose of stay|trip purpose|stay purpose|travel purpose|reason for stay|visit purpose > * > leisure|business|conference|family visit|event|medical
service type|service|charge type|charge category|item|folio item|charge description|department > % folio charge folio_charge > room charge|breakfast|minibar|laundry|parking|spa|restaurant|room service|telephone|city tax
spa treatment|treatment|treatment name|service name > spa spa_booking treatment > Swedish Massage|Facial|Manicure|Hot Stone Massage|Body Scrub|Aromatherapy|Sauna Session|Pedicure
guest type|guest status|vip level|vip status|vip code|guest category > % guest > regular|first-time|VIP|member|corporate|returning
amenity|amenity name|facility|facility name|room amenity > % room property > free Wi-Fi|minibar|balcony|air conditioning|safe|coffee machine|bathtub|hair dryer|flat-screen TV|desk
request type|guest request|special request|service request|request category > % guest > late checkout|extra towels|baby crib|high floor|quiet room|airport transfer|wake-up call|extra pillow|early check-in
complaint category|complaint type|issue type > % guest > noise|cleanliness|air conditioning|slow Wi-Fi|plumbing|service|room temperature|billing
cancellation policy|cancel policy > * > free until 24 hours before|non-refundable|free until 7 days before|50% within 48 hours|flexible
task type|housekeeping task|cleaning type > % housekeeping > departure clean|stayover clean|deep clean|turndown|inspection|linen change
loyalty level|loyalty tier|membership level > % guest member > silver|gold|platinum|bronze|none
`),
  ...tradeRules('travel', `
tour type|trip type|travel type|package type|type of tour|holiday type|=type|tour category|trip style > tour trip package excursion travel_package itinerary > city break|beach holiday|adventure|cultural|cruise|safari|round trip|hiking|ski|family
=name|=title|tour name|tour title|package name|trip name > tour travel_package excursion cruise > Highlights of Tuscany|Norwegian Fjords Cruise|Old Town Walking Tour|Safari in Kenya|Greek Island Hopping|Alpine Hiking Week|Classic Japan|Wine Route of Bordeaux|Northern Lights Escape|Machu Picchu Trek|Weekend in Lisbon|Rhine River Cruise|Moroccan Desert Adventure|Scottish Castles
difficulty|difficulty level|activity level|fitness level > % tour trip hike > easy|moderate|challenging|strenuous
transport mode|transport type|transportation|travel mode|mode of travel|transfer type > % itinerary > coach|flight|train|ferry|minibus|private car|on foot
cabin type|cabin class|cabin category|stateroom type > % cruise > inside|ocean view|balcony|suite
meal plan|meals included|meals > % itinerary tour > breakfast|half board|full board|none|all inclusive
accommodation|accommodation type|lodging|hotel category > % itinerary tour package > 4-star hotel|3-star hotel|guest house|camping|resort|hostel|lodge|apartment
travel purpose|trip purpose > * > leisure|business|honeymoon|family visit|study|event
traveler type|passenger type|traveller type|pax type|age category|passenger category > * > adult|child|infant|senior|student
insurance type|travel insurance|insurance option > % booking traveler > none|basic|comprehensive|cancellation only|medical
activity|activity name|activity type|excursion type|day activity > % itinerary > city tour|museum visit|free time|boat trip|hiking|wine tasting|transfer|snorkeling|cooking class|market visit
cancellation reason|cancel reason > % booking > illness|change of plans|visa refused|work commitments|bad weather|family emergency|found cheaper
trip status|tour status|departure status|=status > departure tour trip > confirmed|completed|scheduled|cancelled|sold out|guaranteed
`),
  ...tradeRules('events', `
event type|event category|event kind|type of event|=type|=category|performance type|show type > event performance show event_series conference concert > conference|concert|workshop|festival|exhibition|trade show|theater|comedy|networking|gala|webinar|sports|meetup
=name|=title|event name|event title|show title|show name|performance title|production title > event performance show festival concert event_series > Spring Gala|Jazz in the Park|Annual Leadership Summit|Summer Music Festival|Charity Run|Tech Innovators Conference|Wine and Food Fair|Film Night|Winter Concert|Art Walk|Startup Pitch Day|New Year's Ball|Comedy Night|Book Fair|Harvest Festival|Health and Wellness Expo|Open Air Opera|Science Slam|Fundraising Dinner|Golf Classic
event name|event title|=event > * > Spring Gala|Annual Dinner|Charity Run|Summer Festival|Golf Classic|Leadership Summit|Silent Auction|Winter Concert|Open House|Benefit Concert|Community Picnic|Autumn Ball|Awards Night|Family Fun Day|Volunteer Appreciation Evening|Networking Breakfast
venue|venue name|=name|location name|hall name > venue event_venue concert_hall > Grand Theater|City Arena|Riverside Hall|Convention Center|Town Hall|Opera House|Botanical Garden|Harbor Stage|Lakeside Pavilion|Old Brewery|Memorial Auditorium|Sports Center|Palace Ballroom|Civic Center|Open Air Park
venue type|location type|=type > venue > theater|arena|conference center|concert hall|club|stadium|hotel|outdoor|museum
ticket type|ticket category|admission type|ticket level|ticket class|ticket name|price category|pass type|registration type|=type|ticket tier|price level|=name|=category > ticket ticket_type ticket_category admission ticket_class registration_type price_category % > General Admission|VIP|Early Bird|Student|Standard|Child|Senior|Group|Premium|Member|Family|Balcony
seat category|seat type|seating type|seat class|seating category|seating area > % seat > standard|premium|balcony|box|wheelchair|standing|stalls|restricted view
seat section|section|section name|stand|block name|seating block > seat ticket season_pass season_ticket stadium seating % > Main Stand|North Stand|South Stand|East Stand|West Stand|Balcony|Stalls|Upper Tier|Lower Tier
session type|session format|talk type|format|track type|=type > session talk presentation % > keynote|workshop|panel|lightning talk|breakout|roundtable|poster|tutorial
track|track name|topic|theme|stream > session talk conference > Technology|Business|Design|Leadership|Marketing|Data|Sustainability|Health|Innovation|Education
sponsor level|sponsorship level|sponsorship tier|sponsor tier|package|=level|=tier|partner level > sponsor sponsorship exhibitor > gold|silver|bronze|platinum|media partner|in-kind
attendee type|registration category|participant type|delegate type|badge type|attendee category > % > attendee|speaker|sponsor|exhibitor|press|staff|VIP|student
registration status|ticket status|rsvp|rsvp status|response|attendance status > * > confirmed|pending|cancelled|attended|no-show|waitlisted|declined
booth type|stand type|booth size|stand size > * > inline|corner|island|peninsula|3×3 m|6×3 m
dress code > * > business casual|formal|black tie|casual|smart casual
stage|stage name|room|hall|location|room name > % performance session > Main Stage|Hall A|Hall B|Garden Stage|Room 101|Auditorium|Ballroom|Workshop Room|Foyer
cancellation reason|postponement reason|refund reason|cancel reason > event performance ticket show concert > illness of performer|low ticket sales|weather|venue unavailable|technical problems|scheduling conflict|safety concerns
age restriction|age limit|minimum age text|age rating > * > all ages|18+|16+|12+|21+|6+
performer type|act type|artist type > % > band|solo artist|DJ|speaker|orchestra|comedian|dance company|choir
catering type|catering|menu option > % > buffet|plated dinner|cocktail reception|coffee break|none
delivery method|ticket delivery|delivery type|ticket format > % ticket > e-ticket|mobile|print at home|mail|box office pickup
`),
  ...tradeRules('sports', `
=name|league name|competition name|tournament name|competition|tournament title > league competition tournament championship cup > Premier Division|National League|City Cup|Champions Trophy|Spring Tournament|Regional Championship|Summer League|First Division|Youth Cup|Winter Series|State Championship|Super League|Second Division|Harbor Cup|Masters Tournament|Invitational
sport|sport type|discipline|sport name|=name > sport league % > football|basketball|tennis|volleyball|ice hockey|handball|baseball|rugby|cricket|athletics|swimming|hockey|golf|badminton
level|competition level|level of play|league level|division level|competition type|category level|tier|=level > % league competition tournament > amateur|professional|semi-professional|youth|national|regional|international|local|senior|junior
gender category|gender|gender class|sex category|gender division|category gender > league competition tournament team event race squad > men|women|mixed|boys|girls
age group|age category|age class|age division > * > U12|U14|U16|U18|U21|senior|masters|open
nickname|team nickname|club nickname > club team > The Lions|The Eagles|The Reds|The Blues|The Hornets|The Wolves|The Rovers|The Tigers|The Saints|The Sharks|The Falcons|The Bulls|The Foxes
mascot|mascot name > * > Lion|Eagle|Bear|Tiger|Wolf|Bull|Shark|Hornet|Fox|Falcon|Stallion|Dragon|Panther|Ram
ownership|ownership model|ownership type|owner type > club team > private|member-owned|public company|fan-owned|community|municipal|corporate
surface|playing surface|pitch surface|court surface|pitch type|field surface|ground surface|pitch condition surface|track surface > venue stadium pitch court field arena ground % > grass|artificial turf|hybrid grass|clay|hard court|hardwood|ice|sand|synthetic
roof|roof type|roof construction > stadium arena venue court > open|partly covered|fully covered|retractable|closed|none
=name|stadium|stadium name|arena|arena name|ground|ground name|home ground|home venue|home stadium|venue name > stadium arena ground venue club team fixture % > @stadium
contract type|contract status|registration type|player status|deal type > player contract athlete % > permanent|loan|professional|amateur|youth|trial|short-term|free agent
injury type|type of injury|=type|injury|injury name|=description > injury player_injury athlete_injury > hamstring strain|ankle sprain|knee injury|groin strain|concussion|calf strain|muscle strain|shoulder dislocation|ACL tear|fracture|back pain|bruise|torn meniscus|broken finger
body part|injured part|affected part|body region|body area|area of body > * > knee|ankle|hamstring|shoulder|foot|groin|calf|back|hip|wrist|thigh|head|hand|elbow|neck
severity|=severity > injury > minor|moderate|severe
injury status|fitness status|fitness|medical status|availability > player athlete squad > fit|injured|doubtful|in rehabilitation|suspended|ill
recovery status|rehab status|treatment > injury > recovering|in rehabilitation|cleared|returned to training|surgery required
round|round label|round name|stage|match stage|phase|competition round|tournament stage|matchday|matchday label|game week > fixture match game race heat bracket % > Round 1|Round 2|Round 3|Group Stage|Quarter-final|Semi-final|Final|Round of 16|Matchday 7|Matchday 12
weather|weather condition|weather conditions|conditions > * > clear|cloudy|sunny|light rain|overcast|windy|heavy rain|snow|fog
broadcaster|tv broadcaster|tv channel|broadcast partner|tv partner|streaming partner|tv station > * > Sports One|Channel 5 Sport|National TV|Arena Sports|Stream Sport Live|City Broadcasting|Prime Sports|Eurovision Sport
postponement reason|abandonment reason|reason postponed|cancellation reason|reason for postponement|postponed reason|cancel reason > match fixture game race % > bad weather|waterlogged pitch|frozen pitch|illness|power failure|scheduling conflict|floodlight failure|venue unavailable|heavy snow|fog|travel delays
event type|match event|=type|play type|event kind|incident type > match_event game_event play match_incident > goal|yellow card|substitution|corner|foul|red card|penalty|offside|assist|own goal|free kick|save
commentary|play by play|=commentary|description > match_event game_event play match_incident > Shot from the edge of the box, just wide of the post.|Good save by the goalkeeper.|Corner from the left, headed clear by the defence.|Late challenge in midfield; the referee shows yellow.|Neat finish into the bottom corner.|Fresh legs for the last twenty minutes.|The ball hits the crossbar and goes over.|Free kick from thirty yards, straight into the wall.|A quick counter-attack ends with a shot over the bar.|The home side keeps the ball well.|Penalty awarded after a foul in the area.|Cross from the right, nobody there to meet it.
role|official role|official type|match role|=role > official referee match_official umpire game_official % > referee|assistant referee|fourth official|umpire|linesman|video assistant referee|timekeeper|scorer|match commissioner
licence grade|license grade|license level|badge level|certification level|referee level|grade|coaching license|licence level|license class > official referee coach umpire > national|regional|international|level 1|level 2|level 3|district
offence|offense|infraction|violation|misconduct|reason|charge|cause > sanction suspension ban disciplinary fine card_issued discipline > violent conduct|dissent|serious foul play|unsporting behaviour|second yellow card|abusive language|time wasting|doping violation|betting|spitting|simulation
sanction type|penalty|penalty type|sanction|punishment > sanction suspension disciplinary match_event % > suspension|fine|warning|points deduction|red card|yellow card
appeal outcome|appeal result|appeal decision|appeal status > * > upheld|dismissed|reduced|pending|withdrawn|overturned
renewal status|renewal state|renewal > * > renewed|pending|not renewed|cancelled|lapsed|new
transfer type|move type|=type > transfer player_transfer > permanent|loan|free transfer|end of loan|swap
training type|session type|training focus|focus|=type|drill|drill type > training training_session practice drill workout_session % > technical|tactical|endurance|strength|recovery|speed|set pieces|conditioning
position|playing position|player position|field position|primary position > player squad roster athlete lineup > midfielder|defender|forward|goalkeeper|striker|winger|centre back|left back|right back
staff role|coach role|coaching role|=role > coach staff club_staff team_staff > head coach|assistant coach|goalkeeping coach|fitness coach|physiotherapist|scout|team doctor|analyst
event|event name|discipline|race type|=name|=discipline > race heat athletics_event event_result race_event > 100 m|200 m|400 m|800 m|1500 m|5000 m|marathon|long jump|high jump|shot put|javelin|4×100 m relay|110 m hurdles
result status|finish status > result race_result heat event_result > finished|did not finish|did not start|disqualified
medal|medal type > * > gold|silver|bronze|none
formation|tactic > * > 4-4-2|4-3-3|4-2-3-1|3-5-2|5-3-2
membership type|membership category|member type > club member membership % > adult|junior|family|student|senior|social|honorary
`),
  ...tradeRules('fitness', `
=name|class name|class type|class title|course name|=title|session name|program name > class fitness_class group_class studio_class class_type program % > Yoga Flow|Spinning|HIIT|Pilates|Zumba|Body Pump|Boxing Fit|Power Yoga|Aqua Fitness|Functional Training|Core & Stretch|Barre|Indoor Cycling|Kickboxing
membership type|membership plan|plan|plan name|plan type|membership level|=type|package name|membership name|package > membership membership_plan plan member > Basic|Premium|Student|Family|Off-Peak|Annual|Day Pass|Corporate|Monthly Flex|10-Class Pass
exercise|exercise name|=name|movement > exercise workout_exercise workout_set % > Squat|Bench Press|Deadlift|Plank|Lunges|Pull-Up|Push-Up|Shoulder Press|Bent-Over Row|Leg Press|Burpees|Kettlebell Swing|Bicep Curl
muscle group|target muscle|body part|muscle|primary muscle|target area > % > legs|chest|back|shoulders|arms|core|glutes|full body|hamstrings
intensity|intensity level|difficulty|effort level|class level > % workout exercise > moderate|high|low|beginner|intermediate|advanced
equipment|equipment needed|equipment type|equipment used > % exercise > dumbbells|barbell|mat|resistance band|treadmill|kettlebell|none|rowing machine|stationary bike
fitness goal|goal|goal type|training goal|member goal|objective > % member client > weight loss|muscle gain|general fitness|endurance|flexibility|rehabilitation|stress relief
specialty|specialization|certification|trainer specialty|expertise > trainer instructor coach personal_trainer > Strength Training|Yoga|Pilates|Weight Loss|Nutrition|CrossFit|Rehabilitation|Boxing|Functional Training
cancellation reason|freeze reason|pause reason|leaving reason > member membership % > moved away|too expensive|injury|no time|switched gym|travel|pregnancy|not satisfied
workout type|activity type|activity|type of workout > % workout > running|strength|cycling|yoga|swimming|rowing|HIIT|walking
measurement type|metric|measurement|body metric > body_measurement member_measurement % > weight|body fat|waist|chest|hips|muscle mass|resting heart rate
studio|room|location|area|zone > class class_schedule fitness_class % > Studio 1|Studio 2|Main Hall|Cycling Room|Pool|Weight Area|Yoga Room
`),
  ...tradeRules('gaming', `
character class|class|hero class|job class|archetype|=class > character hero avatar player_character % > Warrior|Mage|Rogue|Cleric|Ranger|Paladin|Druid|Hunter|Warlock|Bard
race|species > character hero avatar player_character > Human|Elf|Dwarf|Orc|Gnome|Undead|Troll|Halfling
=name|character name|gamer tag|player name|display name|username|in game name|hero name > character player_character avatar hero gamer > ~(Shadow|Dark|Iron|Silver|Storm|Night|Frost|Red|Swift|Wild)(Blade|Wolf|Fox|Hunter|Mage|Raven|Fury|Knight|Star|Hawk)[0-9]{0,2}
=name|quest name|quest title|=title|mission name > quest mission storyline % > The Lost Caravan|Wolves at the Gate|A Debt Repaid|The Sunken Temple|Shards of the Crown|Echoes Below|The Last Watchman|Hunt for the Wyrm|Smoke over Millbrook|The Broken Seal|Secrets of the Mine|Into the Frostlands
=name|guild name|clan name|team name|guild|clan > guild clan esport_team team_roster faction > Night Watch|Iron Wolves|Silver Dawn|Dragon Fury|Shadow Legion|Golden Order|Storm Riders|Crimson Tide|Frost Guard|Phoenix Rising|Ember Knights|Void Walkers
=name|item name|loot name|weapon name > loot inventory_item game_item item weapon skin equipment_piece > Iron Sword|Healing Potion|Leather Boots|Oak Bow|Ring of Focus|Steel Shield|Mana Crystal|Wolf Cloak|Flame Dagger|Scroll of Haste|Hunter's Helm|Silver Amulet|Tower Shield|Elixir of Strength
=name|achievement|achievement name|=title|trophy name|badge name > achievement trophy badge % > First Blood|Treasure Hunter|Unstoppable|Speed Runner|Team Player|Collector|Dragon Slayer|Marathon|Sharpshooter|Explorer|Level Master
rarity|item rarity|rarity level > * > common|uncommon|rare|epic|legendary
item type|item category|loot type|=type|=category > item loot game_item inventory_item equipment_piece > weapon|armor|potion|accessory|material|consumable|quest item|skin|mount
rank|rank tier|league|ranking tier|tier|competitive rank|division > player ranking ladder season_rank leaderboard % > Bronze|Silver|Gold|Platinum|Diamond|Master|Grandmaster
game mode|mode|queue type|match type|playlist|queue > match lobby matchmaking game_session % > ranked|casual|deathmatch|capture the flag|battle royale|team deathmatch|custom|co-op
map|map name|level name|arena|stage|zone|region name > match level game_session zone world % > Dust Canyon|Frozen Keep|Harbor Ruins|Sky Temple|Old Factory|Crystal Caves|Sunken City|Ashen Fields|Emerald Forest|Neon Streets
platform|device platform|console|gaming platform > % > PC|PlayStation|Xbox|Nintendo Switch|iOS|Android
server region|server|region|data center|shard > player match lobby server_region % > EU West|NA East|NA West|EU North|Asia|South America|Oceania
ban reason|report reason|penalty reason|sanction reason > % > cheating|toxic behavior|botting|boosting|offensive name|spam|exploit|real money trading|abusive chat
currency type|currency name|virtual currency|currency > wallet purchase shop_item reward player_wallet % > gold|gems|coins|crystals|credits|tokens
genre|game genre > game title % > action|role-playing|strategy|puzzle|sports|racing|shooter|simulation|adventure
difficulty|difficulty level > % > normal|easy|hard|nightmare
match result|result|outcome > match game_session % > victory|defeat|draw|abandoned
role|team role|player role|lineup role > team_roster esport_player roster > support|tank|damage|healer|captain|substitute|jungler|mid laner|coach
reward type|drop type > reward % > experience|gold|item|skin|badge|currency
`),
];
