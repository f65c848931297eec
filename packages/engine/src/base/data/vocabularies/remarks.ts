import { texts, type Vocabulary } from './vocabulary.ts';

const DAYS = 'Monday|Tuesday|Wednesday|Thursday|Friday';
const SPAN = 'two days|three days|a week|two weeks|a month|six weeks';

/** Whole sentences, by what their table is about. */
export const REMARKS: readonly Vocabulary[] = [
  texts('clinical_note', 'a clinical note', `
Patient reports {symptom} for {span}.
{symptom_b} has improved since the last visit.
No signs of {finding}.
Vital signs are stable.
Continue {drug} and review in {span}.
Blood pressure {pressure} mmHg, heart rate {rate}.
Patient advised to rest and drink plenty of fluids.
Follow-up in {span}, earlier if {symptom} gets worse.
Lungs clear, heart sounds normal.
Referred to {specialty} for further assessment.
Laboratory results discussed with the patient.
Wound is clean and dry.
Patient tolerates {drug} well.
Denies {symptom} and {symptom_c}.`, {
    symptom: 'cough|headache|back pain|fatigue|nausea|dizziness|chest pain|knee pain|fever', symptom_b: 'Cough|Pain|Swelling|Sleep|Appetite|Rash', symptom_c: 'vomiting|shortness of breath|palpitations|weight loss',
    finding: 'infection|fracture|edema|inflammation', drug: 'metformin|lisinopril|ibuprofen|amoxicillin|omeprazole|atorvastatin', span: SPAN, pressure: '118/76|124/80|132/84|145/92|110/70', rate: '64|72|78|88',
    specialty: 'cardiology|orthopedics|dermatology|neurology|radiology',
  }),
  texts('treatment_plan', 'a plan of treatment', `
Start {drug} {dose}, review in {span}.
Continue {drug} and repeat blood tests in {span}.
Physiotherapy twice a week for {span}.
Refer to {specialty}.
Reduce salt intake and check blood pressure daily.
Rest, fluids and paracetamol as needed.
Order {test}.
Stop {drug} if {symptom} occurs.
Follow-up appointment in {span}.`, {
    drug: 'metformin|lisinopril|sertraline|amoxicillin|omeprazole|atorvastatin|prednisone', dose: '5 mg daily|10 mg daily|500 mg twice daily|20 mg at night', span: SPAN,
    specialty: 'cardiology|orthopedics|dermatology|physiotherapy|psychology', test: 'chest X-ray|ECG|MRI of the knee|complete blood count|abdominal ultrasound', symptom: 'rash|nausea|dizziness',
  }),
  texts('chief_complaint', 'a complaint', `
{symptom} for {span}
{symptom} since {when}
Worsening {lower} for {span}
Check-up
Prescription renewal
Follow-up after surgery
Fall at home`, {
    symptom: 'Cough|Headache|Back pain|Fever|Abdominal pain|Chest pain|Dizziness|Sore throat|Knee pain|Rash', lower: 'cough|back pain|headache|fatigue|shortness of breath', span: SPAN, when: 'yesterday|this morning|last week|Monday',
  }),
  texts('medication_instruction', 'how to take a medicine', `
Take {count} {when}.
Take {count} {when} with water.
Apply a thin layer {when}.
Inhale two puffs {when}.
Do not take together with alcohol.
Take {count} as needed, at most {most} a day.`, {
    count: 'one tablet|two tablets|one capsule|5 ml', when: 'every morning|twice daily|three times daily|at bedtime|every 8 hours|after meals', most: 'three times|four times|six times',
  }),
  texts('delivery_note', 'an instruction for delivery', `
Leave the parcel with the {person}.
Ring the bell at the {place}.
Please call {lead} before delivery.
Deliver to the {place}.
Leave at the {place} if nobody is home.
Delivery only between {hour} and {hour_b}.
Access code is at the {place}.
Fragile, please handle with care.
No delivery on {day}.
Contact the {person} on arrival.`, {
    person: 'neighbor|concierge|reception|caretaker|store manager', place: 'back door|front desk|loading dock|garage|second floor|side entrance', lead: '30 minutes|one hour|the day', hour: '8 am|9 am|10 am', hour_b: 'noon|2 pm|4 pm|6 pm', day: DAYS,
  }),
  texts('order_note', 'a remark on an order', `
Please deliver before {day}.
Gift wrapping requested.
Customer asked for {thing}.
Split shipment agreed, rest follows {when}.
Discount of {percent}% agreed by phone.
Send invoice to {place}.
Replace {item} if out of stock.
Customer will pick up on {day}.
Repeat of last month's order.
Call customer before shipping.`, {
    day: DAYS, thing: 'express shipping|a partial delivery|neutral packaging|a call before delivery|an early delivery', when: 'next week|in two weeks|as soon as in stock', percent: '5|10|15', place: 'head office|accounting|the branch', item: 'the blue one|size M|the second item',
  }),
  texts('booking_note', 'a wish of a guest', `
Late arrival around {hour}.
Baby cot requested.
Non-smoking room, please.
Room on a {floor} floor.
Guest celebrates {event}.
Early check-in requested if possible.
Twin beds instead of double.
Vegetarian breakfast for {count} people.
Airport transfer at {hour}.
Parking space needed.
Traveling with a {pet}.
Quiet room away from the {place}.
Wheelchair assistance needed.
Table near the {place}.`, {
    hour: '9 pm|10 pm|11 pm|midnight|8 pm', floor: 'high|low|ground', event: 'a birthday|an anniversary|a honeymoon', count: 'two|three|four', pet: 'small dog|cat', place: 'elevator|street|window|terrace|kitchen',
  }),
  texts('support_note', 'a remark on a case', `
Customer called about {matter}.
Waiting for reply from {who}.
Solved by {action}.
Could not reproduce the problem with {matter}.
Escalated to {who}.
Sent instructions for {action} by email.
Customer confirms that {matter} works again.
Duplicate of an earlier report on {matter}.
Scheduled a call for {day}.
Refund approved by {who}.`, {
    matter: 'the invoice|the login|the delivery|the export|a wrong charge|the mobile app|password reset', who: 'the customer|second level|the supplier|accounting|the developer', action: 'resetting the password|restarting the device|updating the app|clearing the cache|changing the address', day: DAYS,
  }),
  texts('maintenance_note', 'a remark on maintenance', `
Replaced {part}.
{part_b} checked, no defects found.
{part_b} worn, replacement ordered.
Lubricated bearings and cleaned {part}.
Next service due in {span}.
Unusual noise from {part}, to be observed.
Calibrated {part}.
Leak at {part} repaired.
Test run completed without errors.
Waiting for spare parts until {day}.`, {
    part: 'the oil filter|the drive belt|the pump|the brake pads|the sensor|the valve|the motor', part_b: 'Drive belt|Oil level|Brake pads|Filter|Battery|Hydraulics', span: 'three months|six months|a year|500 hours', day: DAYS,
  }),
  texts('claim_description', 'what happened', `
Rear-end collision at {place}.
Water damage in the {room} after a pipe burst.
{thing} stolen from {place}.
Hail damage to {object}.
Windshield cracked by a stone on the highway.
Fire in the {room} caused by {cause}.
Third party hit the parked car at {place}.
Storm damaged {object}.
Insured slipped at {place} and broke a wrist.`, {
    place: 'a traffic light|the supermarket car park|a roundabout|the train station|home|work', room: 'kitchen|bathroom|basement|living room', thing: 'Bicycle|Laptop|Camera|Luggage', object: 'the roof|the car|the garden shed|the conservatory', cause: 'a short circuit|an unattended candle|a toaster',
  }),
  texts('school_remark', 'a remark of a teacher', `
{quality} progress this {span}.
Participates {how} in class.
Needs to practice {topic} more.
Excellent work on {topic}.
Homework was missing {count}.
Shows {quality_b} understanding of {topic}.
Good {span}, keep it up.
Should ask for help with {topic} earlier.
Very {trait} in group work.`, {
    quality: 'Good|Steady|Excellent|Some', span: 'term|year|month', how: 'actively|rarely|regularly', topic: 'fractions|reading|grammar|experiments|vocabulary|essay writing|geometry', count: 'twice|three times|again', quality_b: 'a good|a solid|little|an excellent', trait: 'helpful|reliable|quiet|engaged',
  }),
  texts('hr_note', 'a remark on an employee', `
Completed training in {topic}.
Moved to {team} on {day}.
Requested {wish}.
Annual review on {day}.
{quality} feedback from {team}.
Contract extended by {span}.
Speaks {language} fluently.
Mentors new colleagues in {team}.`, {
    topic: 'first aid|project management|data protection|leadership', team: 'sales|support|production|marketing|finance', day: DAYS, wish: 'part-time work|a home office day|parental leave|a new laptop', quality: 'Positive|Very good|Mixed', span: 'six months|one year|two years', language: 'Spanish|French|German|English',
  }),
  texts('payment_note', 'a remark on a payment', `
Payment for invoice {number}.
Paid in {count} installments.
Partial payment received on {day}.
Reminder sent on {day}.
Refund for returned goods.
Bank charges deducted.
Amount matches order {number}.
Payment by {way}.
Credit applied to next invoice.
Write-off approved.`, {
    number: '2024-118|2024-204|2025-017|2025-093|2025-142|2025-310', count: 'two|three|six', day: DAYS, way: 'card|bank transfer|cash|direct debit',
  }),
  texts('inspection_note', 'a finding of an inspection', `
No defects found.
Minor {defect} on {part}.
{part_b} must be replaced within {span}.
Fire extinguisher {state}.
Documentation complete.
Repeat inspection in {span}.
{defect_b} repaired on site.
Escape route blocked by {thing}.
Values within tolerance.`, {
    defect: 'scratches|corrosion|wear|leakage', part: 'the housing|the door|the left side|the roof|the cable', part_b: 'Seal|Filter|Warning sign|Cable', span: '14 days|30 days|six months|one year', state: 'checked|expired|missing', defect_b: 'Leak|Loose screw|Broken lamp', thing: 'boxes|pallets|furniture',
  }),
  texts('call_note', 'a note on a conversation', `
Spoke with {who} about {matter}.
Left a message, will try again on {day}.
{who_b} asked for an offer on {matter}.
Interested in {matter}, send information.
Not interested at the moment.
Meeting agreed for {day}.
Budget will be decided in {month}.
Prefers contact by {way}.
Wants a demo of {matter}.`, {
    who: 'the purchasing manager|the owner|the assistant|the IT lead', who_b: 'Customer|The owner|Purchasing', matter: 'the new contract|the renewal|pricing|the premium plan|a pilot project|training', day: DAYS, month: 'January|March|June|September', way: 'email|phone|video call',
  }),
  texts('property_description', 'a description of a property', `
{size} {kind} with {feature} in a {place} location.
The {kind_b} was renovated in {year} and has {feature}.
{rooms} rooms, {feature} and {feature_b}.
Shops and schools are within walking distance.
Public transport is five minutes away.
Available from {month}.
Bright rooms with {feature}.
{rooms}-room {kind} of {area} m², built in {built}, with {feature}.
{size} {kind} on the {level} floor, {area} m², available from {month}.
Renovated in {year}: {kind} with {feature} and {feature_b}, {area} m².`, {
    area: '38|46|54|62|71|78|85|92|104|118|135|160', built: '1908|1936|1958|1967|1974|1986|1995|2003|2011|2018', level: 'first|second|third|fourth|top',
    size: 'Spacious|Bright|Cozy|Modern', kind: 'apartment|house|studio|flat', kind_b: 'apartment|house|building', feature: 'a balcony|a large garden|a fitted kitchen|parquet floors|a garage', feature_b: 'a cellar|an elevator|a guest toilet', place: 'quiet|central|green|popular', year: '2012|2016|2019|2022', rooms: 'Two|Three|Four|Five', month: 'March|June|September|now on',
  }),
  texts('vehicle_description', 'a description of a vehicle', `
{state} condition, {owner}.
Full service history, next inspection in {month}.
Equipped with {option} and {option_b}.
Non-smoker car, garage parked.
New tires and brakes in {year}.
Small scratch on the {part}.
{option_c}, {option_d} and winter tires included.
{state} condition, {km} km, {owner}, {option} and {option_b}.
Serviced at {km} km in {month}, {option} and {option_c}.
First registered in {month} {year}, {km} km, {owner}.
{option_c}, {option_b}, {km} km, next inspection in {month} {year}.`, {
    km: '12,400|18,900|27,300|34,800|46,100|58,700|73,200|89,500|112,000|141,000',
    state: 'Excellent|Very good|Good|Well-kept', owner: 'one previous owner|two previous owners|company car', month: 'March|June|October', option: 'navigation|heated seats|parking sensors', option_b: 'a rear camera|cruise control|a tow bar', year: '2022|2023|2024', part: 'rear bumper|left door|front wing', option_c: 'Air conditioning|Leather seats|LED lights', option_d: 'keyless entry|Bluetooth|a panoramic roof',
  }),
  texts('hotel_description', 'a description of a hotel', `
The hotel lies {place}, {distance} from the {sight}.
All rooms have {amenity} and {amenity_b}.
Guests enjoy {amenity_c} and a daily breakfast buffet.
Free Wi-Fi in all areas.
The restaurant serves {cuisine} cuisine.
Parking is available at the house.
{stars} hotel {place} with {rooms} rooms, {amenity} and {amenity_b}.
Family-run house {place}, {distance} from the {sight}, with {amenity_c}.
{rooms} rooms with {amenity}, {cuisine} cuisine and {amenity_c}.
Renovated in {year}: {rooms} rooms {place}, each with {amenity} and {amenity_b}.`, {
    stars: 'Three-star|Four-star|Five-star|Boutique', rooms: '18|24|36|42|58|75|96|120|180', year: '2015|2017|2019|2021|2023',
    place: 'in the heart of the old town|by the lake|near the station|on the beach', distance: 'five minutes|a short walk|two kilometers', sight: 'harbor|castle|city center|congress center', amenity: 'air conditioning|a balcony|a minibar', amenity_b: 'a flat-screen TV|a safe|a desk', amenity_c: 'the spa|the roof terrace|the pool', cuisine: 'regional|Mediterranean|international',
  }),
  texts('plot', 'a summary of a story', `
A {trait} {person} returns to {place} and uncovers {secret}.
Two {people} must {task} before {deadline}.
When {event}, a {person} has to choose between {choice}.
The story of a {person} who tries to {task}.
In {place}, a {trait} {person} meets {other}.
{other_b} hires a {trait} {person} to {task}, and {secret} comes to light.
Years after {event}, two {people} try to {task} in {place}.
A {person} and {other} must choose between {choice} when {event}.`, {
    other_b: 'A stranger|A rich widow|An old friend|A museum|The village',
    trait: 'young|retired|lonely|famous|stubborn', person: 'doctor|teacher|detective|musician|pilot|farmer', place: 'a small town|Paris|a remote island|the mountains', secret: 'an old secret|a family mystery|a forgotten crime', people: 'sisters|strangers|old friends|rivals', task: 'save the family farm|cross the desert|find a lost letter|solve a murder|win a competition', deadline: 'the winter comes|the war begins|it is too late', event: 'the power fails|a letter arrives|a storm hits the coast', choice: 'love and duty|the truth and safety|home and freedom', other: 'a stranger|her childhood friend|an unexpected ally',
  }),
  texts('offer_text', 'a text of an offer', `
{percent}% off {goods} until {end}.
Buy {count} and get one free.
Free shipping on orders over {amount}.
{percent}% discount for {group}.
Save {amount} on {goods}.
Only this week: {goods} at half price.
{percent}% off {goods} with code {code} until {end}.
{goods_b} and {goods}: save {amount} until {end}.
{percent}% on {goods} for {group}, until {end}.
Spend {amount} on {goods} and get {percent}% off your next order.
{goods_b} from {price}, for {group} {percent}% less.`, {
    code: 'SPRING|SUMMER|AUTUMN|WINTER|HELLO|THANKS', goods_b: 'Sofas|Bikes|Running shoes|Lamps|Backpacks|Headphones|Cookware', price: '$9|$19|$29|$49|$99',
    percent: '5|10|15|20|25|30', goods: 'all shoes|garden furniture|winter jackets|selected books|kitchen appliances', end: 'Sunday|the end of the month|stocks last', count: 'two|three', amount: '$25|$50|$75|$100', group: 'new customers|students|members|newsletter subscribers',
  }),
  texts('category_text', 'a description of a category', `
Everything around {topic}.
All items related to {topic}.
{topic_b} for private and business use.
Products and services in the field of {topic}.
Includes {topic} and accessories.
General {topic}.`, {
    topic: 'home and garden|office supplies|travel|electronics|health|sports|food and drink|clothing|education|vehicles', topic_b: 'Tools|Devices|Services|Materials',
  }),
  texts('plain_note', 'a note', `
Checked on {day}.
Confirmed by phone.
To be reviewed in {span}.
See attached document.
Waiting for reply from {who}.
Updated after call with {who}.
Approved by {who}.
Details to follow.
Please check again in {span}.
Information is complete.
Corrected on {day}.
Valid until further notice.
Handed over to {who}.
Documents received on {day}.
No further action needed.`, { day: DAYS, span: SPAN, who: 'the manager|the customer|accounting|the office|the supplier' }),
  texts('plain_description', 'a description', `
Used for {purpose}.
Standard entry for {purpose}.
Applies to {scope}.
Default for {scope}.
Introduced in {year} for {purpose}.
Only for {scope}.
Required for {purpose}.
Replaces the version of {year}.
Covers {scope}.
Available for {scope}.`, {
    purpose: 'internal reporting|new customers|monthly billing|regular operation|quality control|planning', scope: 'all locations|existing contracts|external partners|the main office|online orders|new entries|special cases', year: '2021|2022|2023|2024',
  }),
];
