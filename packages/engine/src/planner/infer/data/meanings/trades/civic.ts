import type { Rule } from '../../../rule.ts';
import type { TextAnswer } from '../../text-answer.ts';
import { tradeRules } from '../trade-lines.ts';

const WITHIN = 'building|electrical|plumbing|demolition|sign|renovation|fence|roofing|mechanical|pool|event|food stall|home occupation';

/** Permits, elections, taxes, customs, social services, immigration, defence. */
export const civicRules = (): readonly Rule<TextAnswer>[] => [
  ...tradeRules('permits', `
permit type|license type|application type|type of permit|permit category|permit kind|=type|=category > permit permit_application building_permit > ${WITHIN}
work class|work type|type of work|class of work|scope of work|construction work > % permit > new construction|alteration|addition|repair|demolition|change of use|tenant improvement
zoning|zone|zoning code|zoning district|zone code|zoning class > % parcel > R-1|R-2|C-1|C-2|M-1|MU|AG|PD|OS
land use|current use|use|land use code|property use|existing use|proposed use > % parcel > residential|commercial|vacant|agricultural|industrial|mixed use|institutional|recreational
violation type|violation|code violation|violation category > % code_case > overgrown vegetation|unpermitted work|junk and debris|unsafe structure|noise|illegal parking|fence height|graffiti|short-term rental|sign without permit
inspection type|type of inspection|=type > % inspection > foundation|framing|rough electrical|rough plumbing|final|insulation|mechanical|fire safety|occupancy|footing
inspection result|result|outcome|=result > % inspection > passed|failed|partial|cancelled|corrections required|not ready
review type|discipline|review discipline|plan review type|reviewing department > % plan_review review > building|zoning|fire|engineering|electrical|plumbing|environmental|traffic
review decision|review result|review status|decision|plan status > % plan_review review > approved|revisions required|approved with conditions|rejected|under review
occupancy|occupancy type|occupancy class|occupancy group > % building permit > single-family|multifamily|business|mercantile|assembly|storage|educational|factory
construction type|building construction > % > wood frame|masonry|steel frame|concrete|light gauge steel|heavy timber
service request type|request type|request category|complaint type|issue type|problem type > % citizen request complaint service_request resident > pothole|street light out|missed trash pickup|graffiti|noise|fallen tree|abandoned vehicle|water leak|sidewalk damage|illegal dumping|stray animal|traffic signal
fee type|fee name|fee description|fee category > % > application fee|plan review fee|inspection fee|permit fee|impact fee|late fee|reinspection fee
license class|contractor type|trade|license category > % contractor > general contractor|electrical|plumbing|HVAC|roofing|demolition|masonry
variance type|relief requested > % > setback|height|lot coverage|parking|use|sign
`),
  ...tradeRules('election', `
election type|type of election|contest type|election kind|=type|=kind > election contest ballot > general|primary|municipal|special|referendum|runoff|presidential|by-election
office|office name|contest|seat|position|office sought|race|contest name|office title > % candidate contest > Mayor|City Council|State Senator|Governor|School Board|County Commissioner|State Representative|Sheriff|Treasurer|County Clerk|Judge|Congress
party|political party|party affiliation|party name|affiliation|party registration|=name > % party candidate voter > Independent|Democratic|Republican|Green|Libertarian|Labour|Conservative|Liberal Democrats|Social Democrats|Unaffiliated
vote method|voting method|ballot type|ballot method|method of voting|voting mode|method|cast method > % voter ballot vote > in person|mail|early voting|absentee|provisional|curbside|overseas
voter status|registration status|=status > voter registration elector > active|inactive|pending|cancelled|purged|suspended
rejection reason|reject reason|ballot rejection reason > % > signature mismatch|missing signature|late arrival|not registered|duplicate|wrong precinct|unsealed envelope
ballot status|=status > ballot > counted|received|mailed|rejected|spoiled|cured|returned undeliverable
role|worker role|position|duty > % poll_worker > clerk|judge|inspector|greeter|machine operator|supervisor|scrutineer
proposition|measure title|question|ballot question|measure|ballot measure > % > Parks Improvement Bond|School Funding Levy|Public Transit Tax|Library Renewal|Police Oversight Charter|Water Infrastructure Bond
identification type|id type|identification|voter id type > % > driver license|passport|state ID|utility bill|military ID|none
`),
  ...tradeRules('tax', `
tax type|type of tax|tax kind|tax name|tax category|levy type|=type|=name|=category > tax levy tax_account tax_return > income tax|property tax|sales tax|VAT|corporate tax|payroll tax|excise tax|capital gains tax|inheritance tax|withholding tax
filing status > * > single|married filing jointly|head of household|married filing separately|qualifying widow
filing method|submission method|filing mode|filing channel > * > e-file|paper|preparer|online portal|in person
taxpayer type|entity type|filer type|taxpayer category|entity kind|=type > % taxpayer filer > individual|corporation|partnership|sole proprietor|trust|estate|non-profit|LLC
return type|form type|form name|form|tax form|return form > % tax_return > 1040|1120|1065|W-2|1099|940|941|Schedule C
return status|filing state|=status > tax_return return_filing filing > filed|accepted|processing|assessed|rejected|amended|under audit
deduction type|deduction|deduction name|credit type|tax credit|relief type > % > standard deduction|mortgage interest|charitable contributions|medical expenses|child tax credit|student loan interest|home office|retirement contributions|state taxes
penalty type|penalty reason|penalty|reason for penalty > % > late filing|late payment|underpayment|inaccuracy|failure to file|fraud
audit type|type of audit|audit kind > * > field|correspondence|office|desk|internal|compliance|financial
audit outcome|audit result|outcome|result > audit audit_case > no change|additional tax due|refund|agreed|appealed|referred
income type|type of income|source of income|income source|income category > % > wages|self-employment|interest|dividends|rental|capital gains|pension|business
exemption type|exemption|exemption category|exemption reason > % property parcel > homestead|senior|veteran|disability|religious|agricultural|non-profit
collection stage|enforcement action|collection action > % > reminder|notice of lien|wage garnishment|payment plan|levy|bank attachment
property class|assessment class > % > residential|commercial|agricultural|industrial|vacant land
`),
  ...tradeRules('customs', `
procedure|customs procedure|regime|customs regime|procedure type > % > import for home use|transit|export|temporary admission|warehousing|inward processing|re-export
mode of transport|transport mode|mode|border transport mode > % > sea|road|air|rail|courier|inland waterway|post
risk channel|channel|lane|selectivity channel|inspection lane|control channel > % > green|yellow|red|blue
inspection type|examination type|control type|type of control|examination > % > documentary|physical|x-ray|sampling|none
release status|clearance status|declaration status|customs status|=status > % declaration entry > released|cleared|under examination|lodged|held|rejected|accepted|cancelled
hold reason|detention reason|seizure reason|reason for hold > % > missing documents|undervaluation|incorrect classification|prohibited goods|counterfeit|missing license|random inspection
document type|supporting document|type of document|document code > % > commercial invoice|bill of lading|packing list|certificate of origin|import license|air waybill|phytosanitary certificate|insurance certificate
duty type|charge type|type of duty|tax type|fee type > % > customs duty|VAT|excise|anti-dumping duty|handling fee|countervailing duty
preference|preference code|preferential origin|origin criterion|trade agreement > % > none|EU-UK TCA|USMCA|GSP|EFTA|CPTPP
goods type|goods category|commodity group|goods description|cargo description > % > electronics|textiles|machinery|foodstuffs|chemicals|furniture|vehicle parts|pharmaceuticals|toys|steel products
valuation method|value method > % > transaction value|identical goods|similar goods|deductive|computed|fall-back
bond type|guarantee type|surety type > % > single entry|continuous|comprehensive|individual guarantee|waiver
`),
  ...tradeRules('welfare', `
benefit type|benefit|benefit name|program type|benefit kind|type of benefit|benefit program|assistance type|aid type|type of assistance|entitlement type|support type|=type|=name > % benefit award entitlement benefit_award > housing benefit|child benefit|disability allowance|food assistance|unemployment benefit|carer's allowance|income support|energy assistance|pension credit|cash assistance|childcare subsidy|medical assistance|maternity allowance
referral source|referred by|referrer type|source of referral|referral origin|referring agency|referring source > * > self|school|hospital|family|police|general practitioner|court|social worker|community organization|health visitor|neighbor|friend
living arrangement|housing situation|living situation|accommodation type|housing type|residence type|household situation|accommodation > % client applicant household resident > lives alone|with parents|with spouse|with family|shared housing|rented home|homeless|shelter|supported living|residential care|with relatives|temporary accommodation
immigration status|residency status|citizenship status|residence status|migration status|legal status > * > citizen|permanent resident|refugee|temporary resident|asylum seeker|work visa|student visa|visitor|pending
gender identity|gender > client person applicant member identity respondent > female|male|non-binary|prefer not to say|other
risk flag|risk|risk type|risk indicator|alert|alert type|warning flag|risk factor|concern|safeguarding concern|vulnerability > % client child patient > none|self-harm|domestic violence|neglect|substance misuse|violence|exploitation|falls|absconding|fire risk
specialism|specialty|specialization|area of practice|team|expertise|specialty area|caseload type > % caseworker > child protection|mental health|adult care|disability|elderly care|fostering|adoption|housing|youth justice|family support|substance misuse|domestic abuse
presenting need|need|need type|primary need|support need|identified need|presenting problem|presenting issue|issue|concern type|reason for referral|referral reason|needs > % > housing|parenting support|mental health|financial hardship|domestic abuse|personal care|childcare|substance misuse|social isolation|disability support|school attendance|hospital discharge|benefits advice|carer support
screening outcome|screening result|referral outcome|intake decision|triage outcome|intake outcome|triage decision|outcome|result > % referral > accepted|no further action|full assessment|referred elsewhere|information and advice|declined|waiting list|closed
assessment tool|assessment type|tool|instrument|assessment instrument|assessment form > % assessment > Family Needs Assessment|Risk Assessment|Strengths and Difficulties Questionnaire|Outcomes Star|Carer Assessment|Barthel Index|Home Safety Checklist|Mental Capacity Assessment
domain|life domain|assessment domain|need area|area of need|support area|life area > % assessment care > health|housing|education|employment|finances|family|mental health|mobility|social support|daily living|safety|personal care|substance use|transport
eligibility|eligibility level|eligibility status|eligibility band|eligibility outcome|eligibility result > * > eligible|not eligible|partially eligible|pending|conditional
stop reason|end reason|closure reason|termination reason|case closure reason|reason closed|cessation reason|discharge reason|reason ended|reason for closure|suspension reason|exit reason > % benefit award > moved away|income increased|no longer eligible|started work|deceased|change of circumstances|withdrawn|failed to attend|fraud|goals met|client request
payment route|payment channel|payment destination|pay method|disbursement method|payout method|method of payment > * > bank transfer|check|prepaid card|direct deposit|cash|voucher|direct to landlord
placement type|type of placement|placement|care type|placement category|=type > % placement foster > foster care|kinship care|short-term|long-term|respite|emergency|residential care|adoption|supported lodgings
end reason|placement end reason|reason ended|exit reason|move reason > placement foster > returned home|reunification|placement breakdown|aged out|adopted|moved to relatives|transferred|planned end
legal basis|legal status|legal order|order type|legal authority|legal ground > % placement child > care order|voluntary agreement|court order|interim care order|emergency protection order|supervision order|placement order|guardianship order|parental consent
household type|family type|household composition|family structure|type of household|household kind|family composition > * > couple with children|single person|couple|single parent|extended family|retired couple|shared household|same-sex couple
age preference|age range|age group|age band|preferred age > % foster > 0-4|5-10|11-17|0-2|any|5-12|13-17|0-17
visit kind|visit type|type of visit|kind of visit|contact type|purpose of visit > % home_visit > routine|initial|follow-up|unannounced|announced|welfare check|review|emergency|joint|closing
priority reason|priority ground|reason for priority|ground|housing need|reason for application|housing reason > % housing > homelessness|overcrowding|medical need|domestic abuse|eviction|disability|unsafe housing|care leaver|disrepair|harassment|leaving the armed forces
accessibility need|access need|accessibility|accessibility requirement|adaptation|adaptation needed|mobility need|access requirement|special access > * > none|wheelchair access|ground floor|step-free access|level-access shower|lift|grab rails|hearing loop|visual impairment|large print
approval status|=status > foster placement carer foster_home > approved|in assessment|suspended|pending|resigned|under review
case type|service type|service|service category|program|care package|intervention|intervention type > % > family support|child protection|home care|day care|counseling|housing support|respite care|meals on wheels|debt advice|employment support
agency|provider|partner agency|referred to|agency name|organization type > % > Family Service Center|Community Health Clinic|Housing Association|Citizens Advice|Youth Center|Food Bank|Women's Shelter
abuse type|type of abuse|maltreatment type|allegation|allegation type > * > neglect|physical|emotional|sexual|financial|domestic
`),
  ...tradeRules('immigration', `
visa type|visa category|visa class|type of visa|permit type|application type|=type|=category|visa subclass > % visa > tourist|student|work|family reunion|business|transit|spouse|skilled worker|investor|asylum|seasonal worker
decision|application decision|outcome|decision outcome|petition outcome > % petition > granted|refused|pending|withdrawn|returned|approved
refusal reason|denial reason|reason for refusal|reason for denial > % > insufficient funds|incomplete documents|false information|criminal record|weak ties to home country|overstay|security concern|sponsor not eligible
entry type|number of entries|entries allowed|entries > % visa > single|multiple|double
purpose|travel purpose|purpose of travel|purpose of visit|purpose of stay|visit purpose > % > tourism|study|employment|business|family visit|medical treatment|conference|transit
port of entry|entry point|border crossing|point of entry|checkpoint|crossing point > % > JFK Airport|Dover|Heathrow Terminal 5|San Ysidro|Frankfurt Airport|Detroit|Calais|Toronto Pearson
biometric type|biometrics|biometric status > % > fingerprints|facial image|iris scan|signature
relationship|relationship to sponsor|relationship to applicant|dependent type > % sponsor dependent > spouse|child|parent|sibling|employer|fiancé
case stage|processing stage|stage|application stage|processing status > % > received|biometrics taken|under review|interview scheduled|decision made|appeal|additional documents requested
document type|travel document|identity document|document kind > % > passport|birth certificate|marriage certificate|police certificate|bank statement|employment letter|national ID
status|immigration status|asylum status|claim status > asylum detention claim > pending|granted|refused|appeal pending|withdrawn
persecution ground|claim ground|asylum ground|basis of claim > * > political opinion|religion|race|nationality|social group|war
`),
  ...tradeRules('defence', `
rank|military rank|grade|rank name|rank title|pay grade|=name > % soldier rank officer military veteran > Private|Corporal|Sergeant|Lieutenant|Captain|Major|Specialist|Staff Sergeant|Colonel|Lance Corporal|Warrant Officer|Lieutenant Colonel|Brigadier
branch|service branch|branch of service|service|arm|corps > % soldier veteran military > Army|Navy|Air Force|Marines|Coast Guard|Special Forces|Engineers|Signals|Logistics|Medical Corps
unit|unit name|battalion|company|regiment|brigade > % soldier > 1st Battalion|2nd Armored Brigade|Alpha Company|Bravo Company|3rd Infantry Regiment|Signals Company|7th Engineer Regiment|Logistics Battalion|Medical Squadron
mission type|operation type|mission|type of mission|sortie type|exercise type > % > reconnaissance|training|patrol|humanitarian aid|escort|logistics|peacekeeping|search and rescue|surveillance|live fire exercise
operation name|operation|exercise name|mission name|code name > % > Northern Shield|Desert Hawk|Iron Resolve|Silent Harbor|Swift Eagle|Autumn Forge|Steady Anchor|Blue Lance
specialty|military occupation|trade|occupation specialty|mos|specialization > % soldier > Infantry|Signals|Combat Engineer|Medic|Armor Crew|Intelligence|Artillery|Logistics|Aviation Mechanic|Military Police
weapon type|weapon system|equipment type|weapon|system type > % armory > rifle|pistol|machine gun|mortar|grenade launcher|sniper rifle|anti-tank missile|howitzer
clearance|clearance level|security clearance|classification|classification level|security classification > % clearance document personnel > Confidential|Secret|Restricted|Top Secret|Unclassified
readiness|readiness status|readiness level|serviceability|operational status|readiness state > % > fully mission capable|partially mission capable|not mission capable|in maintenance|deployed
discharge type|discharge|type of discharge|separation type > % veteran service > honorable|general|medical|retirement|other than honorable
caliber|calibre|ammunition type|ammunition > * > 5.56 mm|9 mm|7.62 mm|.50 BMG|40 mm|120 mm|155 mm
duty status|service status|personnel status|status > soldier military personnel > active|reserve|on leave|deployed|in training|retired
deployment location|theater|area of operation|deployment area|base|garrison|base name > % > Camp Lincoln|Fort Ridge|Northgate Air Base|Harbor Point|Camp Falcon|Ramsey Barracks|Eastfield Range
award|decoration|medal|award name > soldier veteran > Good Conduct Medal|Bronze Star|Purple Heart|Commendation Medal|Campaign Medal|Long Service Medal
`),
];
