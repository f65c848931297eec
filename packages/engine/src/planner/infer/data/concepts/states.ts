/** What becomes of things, how they are, and how it is done: nouns and a facet, then the usual words, the commonest first. */
export const STATE_CONCEPTS = `
publication state, publishing state, editorial state, content state, episode state, release state: published|draft|scheduled|archived
moderation state, moderation decision: approved|pending|flagged|rejected
processing state, upload state, encoding state, conversion state, import state: completed|processing|queued|failed
sync state, synchronization state, backup state: synchronized|pending|failed
delivery state: delivered|in transit|pending|failed|returned
pickup state, collection state: collected|ready|ordered|pending
issue state of document, card state of member: requested|in production|ready|handed out
registration state: registered|pending|cancelled|expired
verification state, validation state, identity state, kyc state: verified|pending|rejected|expired
approval state, review state, clearance state, release decision: approved|pending|rejected
signature state, signing state: signed|pending|declined|expired
invitation state: accepted|sent|declined|expired
booking state, booking stage, reservation state: confirmed|requested|completed|cancelled
guest stage, prospect stage, contact stage, outreach stage: contacted|invited|confirmed|declined|completed
sales state, deal state, pipeline stage, lead state, opportunity stage: new|qualified|proposal|won|lost
campaign state: running|planned|ended|paused
order state: completed|open|in progress|cancelled
work state, job state, task state: completed|in progress|open|cancelled
request state, inquiry state, complaint state, claim state: closed|in progress|open|rejected
case state, matter state, file state of case, dossier state: open|in progress|closed|archived|suspended
application state: approved|in review|submitted|rejected
project state, construction state: in progress|planned|completed|on hold
contract state, agreement state, lease state: active|expired|terminated|draft
policy state: active|expired|cancelled|suspended
membership state, member state, subscription state: active|expired|cancelled|paused
customer state, account state, client state, partner state, supplier state: active|inactive|blocked
employment state: employed|on leave|left|retired
employee state, staff state: active|on leave|left
business state, trade state, company state: active|dormant|deregistered|registered
apartment state, residence state, housing state, dwelling state: main residence|secondary residence|vacant
occupancy state, occupancy, occupation state: occupied|vacant|reserved
truck state, vehicle state, fleet state, machine state, equipment state: available|in use|maintenance|out of service|retired
container state, bin state, tool state: available|in use|damaged|lost
container condition, bin condition, equipment condition, tool condition, vehicle condition, item condition: good|new|fair|worn|damaged
building condition, structural condition, roof condition: good|fair|poor|very good
health state, health condition: healthy|ill|injured|recovering
animal state: healthy|sold|deceased|quarantine
stock state: available|reserved|sold out|damaged
quality state, inspection state, test state: passed|failed|pending|conditional
device state, sensor state, meter state, connection state: online|offline|maintenance|error
alarm state, alert state: resolved|acknowledged|active
ticket state, issue state, incident state, bug state: closed|resolved|in progress|open
billing state, settlement state: paid|open|overdue|partially paid
refund state: refunded|pending|rejected
donation state: received|pledged|cancelled
grant state, funding state: approved|applied|rejected|paid out
document state: final|draft|in review|archived
event state, course state, class state: planned|confirmed|completed|cancelled
match state, game state: finished|scheduled|postponed
exam state, examination state: passed|failed|registered|absent
trip state, tour state, route state: completed|in progress|planned|cancelled
appointment state, visit state, session state, hearing state: completed|scheduled|cancelled|no show
lost item state, found item state, whereabouts, item whereabouts: in storage|collected|returned to owner|disposed of|auctioned
exhibit state, loan state of object: on display|in storage|on loan|in restoration
permit state, license state: valid|expired|revoked|pending
tax state: taxable|exempt|reduced
marketing consent state, consent state: granted|refused|withdrawn
residence permit state: valid|expired|pending
risk level, vigilance level, alert level, danger level, hazard level, threat level, exposure level: low|medium|high|critical
confidentiality level, secrecy level, privacy level, classification level, security level: internal|confidential|public|secret
urgency level, priority level: normal|high|low|urgent
difficulty level: medium|easy|hard
skill level, experience level, competence level, proficiency level, language level: intermediate|beginner|advanced|expert
noise level, pollution level, activity level, stress level, quality level, interest level, fill level state, fuel level, oil level, stock level, battery level, moisture level, light level, energy level, traffic level, crowd level, demand level, comfort level, infestation level, contamination level, saturation level, wear level, corrosion level, vibration level, anxiety level, motivation level, confidence level, satisfaction level, engagement level, support level, fitness level, pain level, effort level, odor level, dust level: low|medium|high
service level: standard|premium|basic
education level: secondary school|bachelor|master|vocational training|doctorate
water level state: normal|high|low
credit rating: A|B|BB|AA|BBB|C
risk rating, risk class, risk category, risk group: low|medium|high
energy rating, energy class, efficiency class: B|C|A|D|E
quality rating, condition rating, performance rating: good|very good|satisfactory|poor
sentiment, sentiment label: positive|neutral|negative
probable result, expected result, likely result, expected outcome, probable outcome, forecast result: favourable|uncertain|unfavourable|settlement
hearing result, trial result, court decision, court result: adjourned|judgment|settlement|dismissed
audit result, inspection result, check result, control result: passed|minor findings|failed
test result kind: passed|failed|inconclusive
application result, application decision: approved|rejected|withdrawn
call result, contact result, visit result: reached|no answer|follow-up|not interested
auction result: sold|not sold|withdrawn
match result kind: win|draw|loss
reminder reason, dunning reason: payment overdue|partial payment|no reply|invoice lost
cancellation reason, cancel reason, termination reason: no longer needed|too expensive|moved away|found another offer|by mutual consent
rejection reason, refusal reason, denial reason, decline reason: incomplete documents|requirements not met|deadline missed|budget exhausted
return reason, refund reason: wrong size|damaged|not as described|changed mind
absence reason, leave reason: illness|vacation|family|training
delay reason: traffic|weather|late departure|technical fault
downtime reason, stop reason, outage reason: maintenance|fault|setup|material missing
complaint reason: late delivery|poor quality|wrong invoice|damaged goods
visit reason, appointment reason: check-up|advice|complaint|follow-up
loss reason of deal, lost reason: price|competitor|no budget|no decision
change reason, correction reason, adjustment reason: input error|customer request|price change|new information
rental purpose, usage purpose, intended use, use kind: private|business|public|storage
travel purpose, trip purpose: business|private|training|customer visit
loan purpose: car|home improvement|debt consolidation|education
payment frequency, billing frequency, billing cycle, bill cycle, payment cycle, billing interval, payment interval: monthly|quarterly|yearly|weekly
delivery frequency, collection frequency, service frequency, visit frequency, cleaning frequency: weekly|every two weeks|monthly|daily
maintenance interval, inspection interval, service interval: yearly|half-yearly|quarterly|monthly
read style, reading style, narration style, presentation style: host-read|conversational|scripted|pre-recorded
communication style: formal|informal|friendly
measurement method, analysis method, testing method: manual|automatic|laboratory|visual
cleaning method, treatment method, disposal method: recycling|incineration|landfill|composting
heating method: gas|heat pump|electric|oil
storage method, storage condition: dry|refrigerated|frozen|room temperature
shipping method, delivery method: standard|express|pickup
contact method, contact preference: e-mail|phone|letter
teaching method, learning mode: classroom|online|hybrid
work mode, working mode, attendance mode: on-site|remote|hybrid
operating mode, operation mode: automatic|manual|maintenance
irrigation method: drip|sprinkler|flood|none
harvest method: manual|mechanical
registration method, entry method of data, capture method: online|in person|by post|phone
`;
