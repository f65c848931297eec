import type { Rule } from '../../../rule.ts';
import type { TextAnswer } from '../../text-answer.ts';
import { tradeRules } from '../trade-lines.ts';

const OFFENSES =
  'theft|burglary|assault|vandalism|fraud|drug possession|robbery|driving under the influence|trespassing|disorderly conduct|motor vehicle theft|shoplifting|domestic violence|harassment|criminal damage|weapons offense|identity theft|arson|forgery|stalking|aggravated assault|receiving stolen property|resisting arrest|homicide';
const CLASSES = 'misdemeanor|felony|infraction|gross misdemeanor|petty offense';

/** Police, courts and law firms, emergency services. */
export const justiceRules = (): readonly Rule<TextAnswer>[] => [
  ...tradeRules('police', `
call type|call nature|nature of call|incident type|incident kind|incident category|event type|call category|type of call|initial call type|final call type > % call_for > traffic accident|noise complaint|domestic disturbance|suspicious person|theft|burglary|alarm|welfare check|assault|vandalism|trespassing|suspicious vehicle|medical assistance|missing person|hit and run|shoplifting|parking complaint|animal complaint|robbery|shots fired
=type|=kind|=category|=nature > call_for call dispatch > traffic accident|noise complaint|domestic disturbance|suspicious person|theft|burglary|alarm|welfare check|assault|vandalism|trespassing|suspicious vehicle|medical assistance|missing person
disposition|call disposition|disposition code|clearance|clearance type|final disposition|outcome|result > % citation > report taken|no action|arrest|unfounded|warning|citation|gone on arrival|referred|assistance given|false alarm|unable to locate|cleared|advised|settled on scene
offense|offence|crime|crime type|offense type|offense description|offence type|offense name|criminal offense|charge|charge description|offence description|alleged offense|crime category|charge name|primary offense|offense category > * > ${OFFENSES}
=name|=description|=type|=category > offense offence crime > ${OFFENSES}
offense class|offense level|charge level|charge class|offense degree|offence class|severity class|offense severity|charge severity|crime class|offense classification > * > ${CLASSES}
=class|=level|=severity|=degree|=classification > charge offense offence crime > ${CLASSES}
unit|unit assigned|assigned unit|division|squad|bureau|section|department|specialization|assignment > % officer detective > Patrol|Traffic|Investigations|Narcotics|Burglary|Homicide|K-9|Community Policing|Special Operations|Juvenile|Records|Cyber Crime|Fraud|Dispatch|Internal Affairs|Major Crimes
rank|officer rank|grade > % officer detective police > Officer|Sergeant|Detective|Corporal|Lieutenant|Captain|Deputy|Inspector|Deputy Chief|Chief
duty status|service status|officer status > * > active|on leave|light duty|suspended|retired|training
shift|shift name|watch|shift code|platoon > % officer > Day|Evening|Night|Swing|Relief
weapon|weapon type|weapon used|weapon kind|weapon category > * > none|handgun|knife|blunt object|hands|rifle|vehicle|unknown|shotgun|pepper spray|bat|explosive
force used|use of force|force type|force option|level of force|force level > * > none|verbal commands|handcuffs|physical|taser|pepper spray|baton|firearm|K-9
premise type|location type|premise|place type|scene type|type of location|type of premises|crime scene type > % incident crime offense burglary > residence|street|parking lot|store|apartment|bar|school|park|gas station|vehicle|restaurant|office|hotel|bank|construction site|highway|alley
evidence type|evidence kind|item type|item category|property type|evidence category|exhibit type|type of evidence|=type|=category > % evidence evidence_item exhibit property_item > document|photograph|firearm|narcotics|clothing|cell phone|blood sample|fingerprint|video|knife|cash|DNA swab|electronics|jewelry|ammunition|footwear impression
item description|evidence description|property description|=description|item name > evidence evidence_item exhibit property_item > Black cell phone, cracked screen|Kitchen knife with wooden handle|Blue backpack|Plastic bag with white powder|Spent shell casing|Silver laptop|Grey hooded sweatshirt|Crowbar|Wallet with bank cards|USB stick|Blood swab|Surveillance video on disc|Pair of gloves|Gold necklace|Bicycle, red|Screwdriver|Bundle of cash|Fingerprint lift card
chain status|custody status|evidence status|property status|chain of custody|disposition|=status > evidence evidence_item exhibit property_item > in custody|in storage|at lab|checked out|released|returned to owner|destroyed|in court
custody status|detention status|inmate status|prisoner status > * > in custody|released on bail|released|transferred|remanded|sentenced
case status|investigation status|=status|clearance status > incident crime offense investigation case_file > open|under investigation|closed|cleared by arrest|inactive|suspended|unfounded|exceptionally cleared
violation|violation type|violation description|traffic violation|infraction|infraction type|citation reason|reason for stop|stop reason|offense|violation name > % citation traffic_stop traffic ticket_citation traffic_violation > speeding|expired registration|no insurance|failure to yield|red light violation|stop sign violation|using a phone while driving|no seat belt|careless driving|illegal parking|improper lane change|following too closely|broken tail light|driving without a license|reckless driving|illegal turn
plea|plea entered|plea type > * > not guilty|guilty|no contest
scars marks|scar|tattoo|marks|distinguishing marks|distinguishing features|identifying marks|scar mark tattoo|physical marks > * > Tattoo on left forearm|Scar above right eyebrow|None|Tattoo of an eagle on the back|Scar on left knee|Birthmark on neck|Pierced left ear|Rose tattoo on right shoulder|Burn scar on right hand|Missing tip of left ring finger|Anchor tattoo on left hand
gang|gang affiliation|gang name|affiliation > % person suspect offender inmate > none|Eastside Kings|12th Street Crew|Iron Riders|South Park Boys|Night Vipers|River Lords
ethnicity|race|ethnic group|ethnic origin|ethnic background|race ethnicity|racial group > * > White|Hispanic or Latino|Black|Asian|Mixed|Other|Native American|Middle Eastern|Pacific Islander|Unknown
hair|hair color|hair colour > * > brown|black|blond|dark brown|gray|red|bald|light brown|auburn|white
build|body build|complexion build|physique > person suspect offender inmate missing description > medium|slim|athletic|heavy|stocky
complexion > * > medium|fair|dark|olive|light
alias|nickname|street name|also known as|known as|moniker|aka|alias name > person suspect offender inmate arrestee defendant > Red|Smokey|Tiny|Ace|Doc|Slim|Shorty|Big Mike|Junior|Ghost|Lefty|Spider|Blackie|Rocky|Curly
victim type|victim category > * > individual|business|society|government|police officer|financial institution
person role|involvement|role|involvement type|person type|involvement role > % > suspect|victim|witness|complainant|reporting party|driver|passenger|arrestee
warrant type|type of warrant > * > arrest|bench|search|fugitive|probation violation
stop reason|reason for stop|contact reason|stop type > % > traffic violation|equipment violation|suspicious activity|warrant check|consensual contact
relationship to suspect|relationship to victim|victim offender relationship > * > stranger|acquaintance|spouse|neighbor|partner|parent|coworker|friend|unknown
modus operandi|method of entry|entry method|point of entry > * > forced door|unlocked door|broken window|rear door|key|no force|roof|garage
lab result|test type|analysis type|lab test|examination type > evidence lab forensic > DNA|fingerprint|toxicology|ballistics|drug analysis|digital forensics|trace evidence
`),
  ...tradeRules('fire', `
call type|incident type|alarm type|nature|nature of call|emergency type|type of emergency|incident category|=type > % emergency dispatch alarm > medical emergency|structure fire|vehicle accident|fire alarm|brush fire|vehicle fire|gas leak|rescue|hazardous material|water rescue|false alarm|cardiac arrest|fall
apparatus type|unit type|vehicle type|=type|apparatus kind > apparatus unit engine ambulance truck > engine|ladder truck|ambulance|rescue|tanker|brush truck|command vehicle|hazmat unit
cause|fire cause|cause of fire|ignition source|cause of ignition|ignition cause > % fire > electrical|cooking|smoking materials|open flame|heating equipment|arson|undetermined|lightning|machinery|candle
alarm level|alarm grade > * > first alarm|second alarm|third alarm|working fire
response level|response mode|response code|response priority > % ambulance dispatch > emergency|non-emergency|routine|urgent
rank|grade > % firefighter paramedic > Firefighter|Lieutenant|Captain|Engineer|Paramedic|Battalion Chief|Probationary Firefighter|Deputy Chief
certification|certification level|qualification > % firefighter paramedic responder > EMT|Paramedic|Firefighter II|Hazmat Technician|Driver Operator|Fire Instructor
action taken|actions|measure taken|outcome > % > extinguished|ventilated|transported to hospital|investigated|treated on scene|stood down|cancelled en route|refused transport
hydrant type > * > dry barrel|wet barrel|underground|standpipe
`),
  ...tradeRules('court', `
case type|matter type|type of case|type of matter|case category|=type > matter case docket lawsuit legal_case court_case > civil|criminal|family|probate|contract dispute|personal injury|divorce|employment|landlord-tenant|bankruptcy|real estate|small claims|custody|immigration|intellectual property
practice area|practice group|area of law|field of law|area of practice > * > Litigation|Corporate|Family Law|Real Estate|Employment|Criminal Defense|Intellectual Property|Tax|Estate Planning|Personal Injury|Immigration|Bankruptcy
party role|party type|role|role in case|=type|litigant role|capacity > case_party party litigant matter_party > plaintiff|defendant|petitioner|respondent|witness|third party|appellant|intervenor|guardian
hearing type|type of hearing|proceeding type|session type|=type|appearance type|event type|hearing kind > % hearing court_date court_event appearance > arraignment|preliminary hearing|motion hearing|trial|sentencing|status conference|pretrial conference|settlement conference|bail hearing|appeal hearing|custody hearing
hearing result|result|outcome|hearing outcome|disposition > hearing appearance court_event > continued|adjourned|granted|denied|settled|taken under advisement|dismissed|judgment entered|held
disposition|case disposition|case outcome|outcome|resolution|case result > % charge matter case docket > settled|dismissed|judgment for plaintiff|judgment for defendant|convicted|acquitted|plea bargain|withdrawn|default judgment|transferred
filing type|document type|pleading type|type of filing|paper type|=type > filing pleading court_document docket_entry motion > complaint|answer|motion to dismiss|motion for summary judgment|affidavit|subpoena|brief|order|notice of appeal|discovery request|stipulation|summons
ruling|motion ruling|judge decision|ruling type|motion result > * > granted|denied|granted in part|deferred|withdrawn|moot
verdict|jury verdict > % > guilty|not guilty|liable|not liable|hung jury|dismissed
sentence|sentence type|penalty|penalty type|punishment > % charge conviction verdict offender > probation|fine|imprisonment|community service|suspended sentence|time served|restitution|house arrest
court level|court type|type of court|level of court|=type|=level > court courthouse > district|county|superior|supreme|appellate|municipal|family|federal|probate|small claims
division|court division|chamber|department|part > % court judge hearing docket > Civil|Criminal|Family|Probate|Traffic|Juvenile|Small Claims|Appeals
fee arrangement|billing type|fee type|billing method|billing arrangement|fee structure|engagement type|rate type > % matter engagement client retainer > hourly|flat fee|contingency|retainer|blended rate|pro bono
activity|activity type|activity code|task code|work type|task type|billing code|service type > % time_entry billable > legal research|drafting|client meeting|court appearance|phone call|document review|correspondence|deposition|negotiation|travel|filing
conflict status|conflict check|conflict result|=result > % conflict_check conflict > clear|potential conflict|waived|conflict found|pending
privilege|privilege type|confidentiality|confidentiality level|privilege level > % document exhibit > attorney-client|work product|none|confidential|public|sealed
bar status|bar admission|license status > * > active|inactive|suspended|retired
role|attorney role|seniority|position|title|level|timekeeper level > % attorney lawyer timekeeper counsel > Partner|Associate|Senior Associate|Of Counsel|Paralegal|Managing Partner|Legal Assistant|Law Clerk
service method|method of service|served by|service type > % summons subpoena process > personal service|certified mail|substituted service|publication|sheriff|e-mail
judgment type|order type|type of order|type of judgment > % > final|default|summary|consent|interlocutory|injunction
appeal outcome|appeal result|appeal decision|appeal status > * > dismissed|upheld|reduced|overturned|pending|withdrawn
client type|party kind > % > individual|company|government|non-profit|estate
stage|case stage|phase|litigation stage|procedural stage|case phase > % case matter > intake|pleadings|discovery|mediation|trial|appeal|settlement|closed
courtroom number|courtroom > * > ~[1-9][0-9]?[A-D]?
objection|objection type|ground|grounds|ground for objection > % exhibit motion > hearsay|relevance|lack of foundation|privileged|prejudicial|none
exhibit type|evidence type|type of exhibit > % > document|photograph|contract|e-mail|expert report|video|physical object|witness statement
cause of action|claim type|legal basis > % case lawsuit matter > breach of contract|negligence|defamation|wrongful dismissal|nuisance|fraud|product liability|trespass
`),
];
