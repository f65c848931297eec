import type { Rule } from '../../rule.ts';
import { about, type TextAnswer } from '../text-answer.ts';

/** A few words, the commonest first; in tables or columns about these nouns only, where there are any. */
const words = (when: string, values: string, nouns?: string): Rule<TextAnswer> => ({
  when,
  give: {
    generator: 'one_of',
    says: 'one of a few words',
    options: { values: values.split('|'), weights: values.split('|').map((_, at) => Math.round(100 / (at + 2))) },
  },
  ...(nouns === undefined ? {} : { in: about(nouns) }),
});

const shape = (when: string, regex: string, says: string, nouns?: string): Rule<TextAnswer> => ({
  when,
  give: { generator: 'pattern', says, options: { regex } },
  ...(nouns === undefined ? {} : { in: about(nouns) }),
});

const gives = (when: string, generator: string, says: string, options = {}): Rule<TextAnswer> => ({ when, give: { generator, says, options } });

const LAB = 'lab laboratory analysis assay specimen sample test lab_test';
const HOME = 'apartment unit dwelling flat house premises property tenant lease real_estate';

/** What offices, clubs, schools, utilities and households write down, whatever their business. */
export const everydayMeanings = (): readonly Rule<TextAnswer>[] => [
  // Times that are kept as text
  shape('hour|start hour|end hour|clock time|=time|start time|end time|closing time|departure time|arrival time|kickoff|time of day|begin time|check in time|check out time', '(0[7-9]|1[0-9]|2[0-1]):(00|15|30|45)', 'a time of day'),
  shape('opening hour|business hour|office hour|operating hour|opening times|opening time|hours of operation|trading hour|visiting hour|service hour|consultation hour|store hour', '(0[7-9]|10):(00|30)-(1[6-9]|2[0-2]):(00|30)', 'from when to when'),
  words('notice period|cancellation period|trial period|warranty period|retention period|grace period|probation period|term length|=duration|contract duration|validity period|payment deadline', '3 months|1 month|6 months|4 weeks|14 days|12 months|24 months'),
  gives('delivery day|collection day|menu day|market day|meeting day|working day|pickup day|training day|opening day|visit day|service day|class day|rest day', 'term', 'a weekday', { of: 'weekday' }),
  words('payment frequency|billing frequency|premium frequency|billing cycle|payment interval|instalment frequency|installment frequency|invoice frequency|payment cycle', 'monthly|quarterly|annually|semi-annually|weekly'),
  // Offices and money
  gives('street house number|street and number|street and house number', 'street_address', 'a street address'),
  gives('bank details|bank detail|bank connection', 'iban', 'an IBAN'),
  gives('account name|bank account name|account holder|account holder name|payee name|payer name', 'full_name', "a person's name"),
  words('debit credit|debit credit indicator|debit or credit|dc indicator|posting side', 'debit|credit'),
  words('vote result|voting result|ballot result|vote outcome', 'accepted|unanimous|rejected|postponed'),
  words('liability|fault share|liability share', 'none|full|partial|to be determined', 'claim accident damage loss incident'),
  words('opinion|advice|assessment result|recommendation', 'favorable|with reservations|unfavorable|pending', 'expertise appraisal survey assessment expert review inspection application request examiner'),
  words('return debit reason|chargeback reason|direct debit return reason', 'insufficient funds|account closed|objection by payer|incorrect account'),
  words('abort reason|no access reason|failed visit reason|non completion reason', 'no access|customer not at home|customer cancelled|equipment missing|unsafe site|wrong address'),
  words('exit reason|leaving reason|reason for leaving|departure reason|resignation reason', 'relocation|personal reasons|end of contract|retirement|health|dissatisfaction'),
  words('void reason|refund reason|reversal reason|correction reason', 'entered by mistake|duplicate|wrong amount|customer request'),
  words('urgency|urgency level', 'normal|urgent|low|very urgent'),
  shape('tax key|posting key|tax code key', '[0-9]{1,2}', 'a short key'),
  words('credit report|credit check|creditworthiness', 'positive|negative|not available'),
  words('cancellation reason|termination reason', 'relocation|too expensive|no longer needed|changed provider|dissatisfied|deceased', 'contract policy lease membership subscription member tenant insured account'),
  shape('sepa mandate|mandate|mandate reference|direct debit mandate', 'MREF-[0-9]{8}', 'a reference'),
  gives('accident circumstances|circumstances|course of events|accident description|loss description|incident description', 'term', 'what happened', { of: 'claim_description', max: 2, join: ' ' }),
  // Homes and supply
  words('occupancy status|occupancy|tenancy status|letting status|vacancy status', 'occupied|vacant|under renovation|owner-occupied'),
  words('unit location|=location|=position|floor position|storey', 'ground floor left|ground floor right|1st floor left|1st floor right|2nd floor|top floor', 'apartment dwelling flat unit'),
  words('feature|amenity|equipment|furnishing', 'balcony|fitted kitchen|elevator|garden|cellar|terrace|parking space|fireplace', HOME),
  words('supply type|utility type|commodity|energy type|utility', 'electricity|gas|water|district heating', 'meter account premises supply utility energy contract reading'),
  words('parking|parking type|parking place|overnight parking', 'garage|street|private parking|public parking|courtyard', 'vehicle car insurance policy contract'),
  words('waste type|waste kind|waste fraction|waste stream|refuse type', 'residual waste|organic waste|paper|packaging|glass|bulky waste'),
  words('container size|bin size|bin volume', '120 l|240 l|60 l|1100 l|80 l', 'waste bin container collection refuse emptying'),
  words('contract type|lease type|tenancy type', 'open-ended|fixed-term|index-linked|graduated rent|sublease', 'lease tenancy tenant rent apartment landlord'),
  words('venue|venue name|meeting place|meeting venue', 'City Hall|Congress Center|Sports Hall|Grand Theater|Town Park|Old Warehouse|Botanical Garden'),
  // Clubs, schools, kitchens
  words('member type|member category|member group|type of member|membership category|membership class|fee group|contribution group|premium group', 'active|passive|youth|family|honorary|supporting'),
  shape('jersey number|shirt number|squad number|bib number', '[1-9][0-9]?', 'a number on a shirt'),
  words('clothing size|jersey size|shirt size|kit size|uniform size', 'M|L|S|XL|XXL|XS'),
  shape('form class|form group|tutor group|homeroom', '([5-9]|1[0-2])[A-D]', 'a school class', 'pupil student class school'),
  words('meal period|meal time|meal type|mealtime|sitting', 'lunch|breakfast|dinner|snack', 'menu meal canteen dish kitchen restaurant'),
  words('course|course type|dish type|dish category', 'main course|starter|dessert|side dish|soup|salad|drink', 'dish menu meal recipe'),
  words('league|league level|division|playing class|game class', 'Regional League|District League|County League|State League|First Division', 'team squad club match'),
  words('competition|competition type|contest', 'League|Cup|Friendly|Tournament|Championship', 'match game fixture team'),
  // Laboratories
  words('method|analysis method|analytical method|test method|assay method', 'photometry|immunoassay|PCR|ELISA|chromatography|microscopy|flow cytometry|culture', LAB),
  words('section|lab section|laboratory section|bench|=department', 'hematology|clinical chemistry|microbiology|immunology|coagulation|serology|urinalysis', LAB),
  words('tube|tube type|collection tube|sample tube', 'EDTA|serum|citrate|heparin|fluoride'),
  words('interpretation|result interpretation|result flag', 'normal|high|low|positive|negative|critical', `${LAB} result observation measurement reading`),
  words('condition|sample condition|specimen condition|sample quality', 'adequate|hemolyzed|clotted|insufficient|lipemic', 'sample specimen'),
  words('rejection reason|reject reason', 'insufficient volume|hemolyzed|clotted|mislabeled|wrong tube', 'sample specimen'),
  shape('reference value|reference range|normal range|normal value', '([1-9][0-9]?)-(1[0-9]{2}|2[0-9]{2})', 'a range', `${LAB} result analyte parameter exam`),
  shape('=value|result value|measured value|measurement value|numeric result', '[1-9][0-9]{0,2}(\\.[0-9])?', 'a measured value', `${LAB} result measurement reading observation`),
  gives('presumptive diagnosis|admission diagnosis|discharge diagnosis|final diagnosis|preliminary diagnosis|working diagnosis', 'term', 'a diagnosis', { of: 'diagnosis', field: 'name' }),
];
