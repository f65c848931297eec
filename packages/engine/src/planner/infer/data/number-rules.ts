import type { Rule } from '../rule.ts';

/** A range that suits a name; `scale` only where the type leaves it open. Cut to the type and the CHECKs afterwards. */
export type NumberAnswer = {
  readonly says: string;
  readonly min: number;
  readonly max: number;
  readonly scale?: number;
  /** `price` and `money` look like what people pay; the default is an even draw. */
  readonly like?: 'price' | 'money' | 'latitude' | 'longitude' | 'year';
  /** Few are large: small values are much more frequent. Where nothing is said, the range decides. */
  readonly skewed?: boolean;
  /** `log`: few are large; `bell`: most lie in the middle; `even`: none is likelier, as of months and positions. */
  readonly shape?: 'log' | 'bell' | 'even';
  /** The unit of the range, as names write it: a name with another one of the same dimension gets other numbers. */
  readonly unit?: string;
  /** The name says a number, but hardly of what. */
  readonly vague?: boolean;
  /** A whole number of the smallest unit of a currency, where the type has no fraction. */
  readonly cents?: boolean;
  /** Instead of a range. */
  readonly values?: readonly number[];
  readonly weights?: readonly number[];
  readonly role?: 'flag' | 'epoch' | 'status' | 'reference' | 'sex';
};

const rule = (when: string, says: string, min: number, max: number, more: Partial<NumberAnswer> = {}): Rule<NumberAnswer> => ({ when, give: { says, min, max, ...more } });
const within = (kinds: string, row: Rule<NumberAnswer>): Rule<NumberAnswer> => ({ ...row, in: kinds });

export const NUMBER_RULES: readonly Rule<NumberAnswer>[] = [
  rule('price|unit price|list price|sale price|retail price|cost price|selling price|purchase price|price per unit|standard price|base price|ticket price|price amount', 'a price', 1, 500, { scale: 2, like: 'price' }),
  rule('amount|total|subtotal|sub total|grand total|total amount|total price|net|gross|net amount|gross amount|paid amount|line total|amount due|total due|order total|sum|turnover|revenue|income|profit|payment|paid|due amount|balance due|amount paid|total cost|total paid|transaction amount|invoice total|sales|sales ytd|sales last year|cost ytd|cost last year|collected|~total|total height|ttc|price ttc|~amount', 'an amount', 5, 2000, { scale: 2, like: 'money' }),
  rule('cost|unit cost|standard cost|shipping cost|delivery cost|handling cost|replacement cost|planned cost|actual cost|expense|cost amount|last receipt cost|ship base', 'a cost', 1, 300, { scale: 2, like: 'money' }),
  rule('fee|fine|penalty|charge|license fee|registration fee|court fee|filing fee|membership fee|administration fee|processing fee', 'a fee', 10, 250, { scale: 2, like: 'money' }),
  rule('annual fee|yearly fee|annual charge|base fee', 'a fee', 40, 600, { scale: 2, like: 'money' }),
  rule('shipping fee|service fee|tip|surcharge|commission|shipping|delivery fee|toll|rental rate|shipping amount|shipping total|ship rate|late fee|booking fee|entry fee|entrance fee', 'a fee', 0.5, 20, { scale: 2, like: 'money' }),
  rule('tax|tax amount|vat|vat amount|sales tax|tax total|gst|duty', 'a tax', 0, 200, { scale: 2, like: 'money' }),
  rule('discount|discount amount|unit price discount|rebate|coupon amount', 'a discount', 0, 50, { scale: 2, like: 'money', skewed: true }),
  rule('salary|wage|annual salary|base salary|compensation|gross salary|monthly salary|pay', 'a salary', 28000, 140000, { scale: 2, like: 'money' }),
  rule('bonus|allowance|overtime pay', 'a bonus', 100, 10000, { scale: 2, like: 'money' }),
  within('person', rule('=rate|hourly rate|pay rate', 'an hourly rate', 12, 120, { scale: 2, like: 'money' })),
  rule('hourly rate|daily rate|nightly rate|price per night', 'a rate', 20, 250, { scale: 2, like: 'money' }),
  rule('balance|account balance|current balance|opening balance|closing balance|credit|deposit|wallet balance|available balance|credit balance|stored value', 'a balance', 0, 5000, { scale: 2, like: 'money' }),
  rule('credit limit|budget|quota|sales quota|limit amount|spend limit|loan amount|principal|valuation|funding|goal|target amount|price target', 'a budget', 500, 50000, { scale: 2, like: 'money' }),
  rule('cents|amount cents|price cents|~cents|~amount cents|~in cents|minor units|amount in cents|pence', 'an amount in cents', 100, 200000, { scale: 0, skewed: true }),
  rule('availability|rate|tax rate|vat rate|interest rate|discount percent|commission percent|discount rate|tax percent|percent rate|percent complete|progress|share|completion|ratio|margin|markup|conversion|probability|confidence|utilization|occupancy|interest|growth|apr|yield|percentage rate|charge rate|humidity', 'a percentage', 0, 25, { scale: 2 }),
  rule('percent|share percent|percent value|success rate|completion rate|fill rate|fill level|yield percent|moisture|moisture content|saturation percent', 'a percentage', 1, 100, { scale: 2, shape: 'bell', vague: true }),
  rule('progress|percent complete|completion|percent done|humidity|occupancy|battery|battery level|utilization|progress percent', 'a percentage', 0, 100, { scale: 2 }),
  rule('probability|confidence|ratio|fraction|similarity|threshold ratio|weight factor|commission pct|discount pct', 'a share', 0, 1, { scale: 4 }),
  rule('exchange rate|conversion rate|currency rate|average rate|end of day rate|fx rate', 'an exchange rate', 0.5, 2, { scale: 4, shape: 'bell' }),
  rule('quantity|order quantity|ordered quantity|item quantity|units|unit|pieces|copies|tickets|seat quantity|guest|guest count|party size|number of people|adult|passengers|received quantity|per assembly quantity', 'a quantity', 1, 10, { skewed: true }),
  rule('stock|stock quantity|in stock|stock level|inventory|on hand|quantity on hand|available|available quantity|unit in stock|unit on order|on order quantity|reserved|reserved quantity|reorder level|reorder point|safety stock level|capacity|inventory count|minimum stock|maximum stock|stock count|reorder quantity|maximum order quantity|lot size|scrapped quantity|rejected quantity', 'a stock', 0, 500, { skewed: true }),
  rule('count|~count|counted|email report|builds|succeeded|times built|total count|counter|number of|~number of|downloads|download|views|view|visits|hit|click|impression|like|follower|following|vote|upvote|downvote|share count|play|install|usage|use|read count|favorite|comment|reply|repost|point|credits|coins|loyalty points|reputation|karma|tokens|points earned|xp|experience points|events|~downloads', 'a count', 0, 1000, { skewed: true }),
  rule('population|inhabitant|inhabitant count|resident count|citizen count|population count', 'a population', 800, 900000, { shape: 'log' }),
  rule('people count|person count|household size|family size|occupant count|resident|household member', 'a number of people', 1, 6, { skewed: true }),
  rule('weekly hour|hour per week|working hour per week|contract hour|weekly working hour', 'hours a week', 15, 40, { values: [40, 38.5, 35, 30, 20, 16], weights: [40, 18, 14, 12, 12, 4] }),
  rule('refill|renewal count|reminder count|dunning level|extension count|warning count', 'a few times', 0, 4, { skewed: true }),
  rule('pain score|pain level|nrs', 'a pain score', 0, 10, { skewed: true }),
  rule('copay|copay amount|co payment', 'a copayment', 5, 80, { scale: 2, like: 'money' }),
  rule('price each|each price|piece price', 'a price', 1, 500, { scale: 2, like: 'price' }),
  rule('payload|payload weight|load capacity|maximum load|carrying capacity', 'a load', 400, 24000, { unit: 'kg' }),
  within('reading sample', rule('ph|ph value|acidity', 'a pH value', 3.8, 8.6, { scale: 2, shape: 'bell' })),
  rule('ph|ph value|acidity', 'a pH value', 3.8, 8.6, { scale: 2, shape: 'bell' }),
  rule('attempt|retry|try|login attempt|failed attempt|retry count|attempt count|failure count|failed login counter|error count|retried|failure|tries', 'a number of attempts', 0, 5, { skewed: true }),
  rule('max attempt|maximum retry|maximum attempt|maximum depth|depth|maximum retries|bom level|nesting level|generation|floor|floors|bedroom|bathroom|room|door|gears|seats|children|dependents|kids|rooms', 'a small number', 1, 10, { vague: true }),
  rule('year|release year|model year|publication year|fiscal year|year built|founded|founded year|year founded|established|graduation year|vintage|year of manufacture', 'a year', 1990, 2025, { like: 'year' }),
  rule('birth year|year of birth', 'a year of birth', 1940, 2006, { shape: 'even' }),
  rule('expiry year|card expiry year|exp year', 'a year of expiry', 2025, 2031, { shape: 'even' }),
  rule('month|expiry month|birth month|card expiry month|month of year|fiscal month', 'a month', 1, 12, { shape: 'even' }),
  rule('quarter|fiscal quarter', 'a quarter', 1, 4, { shape: 'even' }),
  rule('week|week of year|week number|iso week', 'a week', 1, 52, { shape: 'even' }),
  rule('day|day of month|birth day|billing day|anchor day|due day', 'a day of the month', 1, 28, { shape: 'even' }),
  rule('day of week|weekday', 'a weekday', 0, 6, { shape: 'even' }),
  rule('day of year', 'a day of the year', 1, 365, { shape: 'even' }),
  rule('hour|hour of day|=start hour|=end hour', 'an hour', 0, 23, { shape: 'bell' }),
  rule('minute|duration minute|duration in minute|runtime|prep time|cook time|running time|time spent|minutes|reading time', 'minutes', 5, 180, { unit: 'mins' }),
  rule('day duration|duration day|days|trial day|day to manufacture|lead time|average lead time|lead day|rental duration|payment term|net payment term|grace period|period|expiration|remaining|duration remaining|term day|validity day|retention day|trial period|number of day|term|notice period|age day|nights|delivery day|invoice grace period|applied grace period|day between attempt', 'days', 1, 60),
  rule('vacation hour|sick leave hour|hours|worked hour|estimated hour|actual hour|hours worked|total hour|resource hour|timeout hour|logged hour|billable hour|leave hour', 'hours', 1, 80, { unit: 'hr' }),
  rule('duration|length second|second|duration second|elapsed|elapsed time|play time|duration in second|timeout|ttl|session length|time taken|ttl second|expires in|ext expires in|uptime|call duration|frequency duration', 'seconds', 1, 3600, { skewed: true, unit: 'sec' }),
  rule('millisecond|duration millisecond|response time|latency|execution time|elapsed millisecond|processing time|took|query time|load time|duration ms|rtt|ping', 'milliseconds', 5, 5000, { skewed: true, unit: 'ms' }),
  within('work', rule('millisecond|duration millisecond', 'a play time in milliseconds', 90000, 420000, { unit: 'ms' })),
  within('work', rule('length|duration|runtime|running time', 'minutes', 60, 180, { unit: 'mins' })),
  rule('age|min age|max age|age year|minimum age|maximum age|patient age', 'an age', 0, 99, { shape: 'bell' }),
  within('person', rule('=age', 'an age', 18, 80, { shape: 'bell' })),
  rule('rating|star|stars|review rating|user rating|rating value|overall rating|satisfaction|stars rating|credit rating|average rating|rating average|customer rating', 'a rating', 1, 5, { scale: 1, shape: 'bell', values: [5, 4, 3, 2, 1], weights: [47, 26, 13, 6, 8] }),
  rule('score|grade|mark|points score|exam score|test score|quality score|total score|health score|risk score|up score|gpa|performance', 'a score', 0, 100, { skewed: false, shape: 'bell' }),
  rule('position|sort order|sort|order|order index|display order|rank|ranking|sequence|ordinal|index|place|line number|row number|track number|chapter|page|step|sort key|weight order|seq number|priority order|number|item number|line item number|step number|operation sequence|~position|sequential id|line|page number|altnr|episode|season|disc number|level order|bin', 'a position', 1, 100, { shape: 'even', vague: true }),
  rule('priority|importance|urgency|global priority', 'a priority', 1, 5, { shape: 'bell' }),
  rule('level|severity|difficulty|tier|grade level|user level|min level', 'a level', 1, 5, { shape: 'bell' }),
  rule('width|height|image width|image height|screen width|screen height|resolution|pixel width|pixel height', 'pixels', 100, 2000, { shape: 'bell' }),
  within('file work message', rule('width|height', 'pixels', 320, 3840, { shape: 'bell' })),
  within('person #vital #body #patient #biometric', rule('height', 'a height in centimetres', 150, 200, { shape: 'bell', unit: 'cm' })),
  within('person #vital #body #patient #biometric', rule('weight', 'a weight in kilograms', 45, 120, { shape: 'bell', unit: 'kg' })),
  rule('depth|length|thickness|diameter|radius|circumference|height cm|width cm|length cm', 'a length', 1, 200, { unit: 'cm' }),
  rule('weight|gross weight|net weight|weight kg|mass|shipping weight|weight gram|load|payload weight', 'a weight', 0.1, 30, { scale: 2, unit: 'kg' }),
  rule('size|file size|byte|bytes|length byte|content length|size byte|byte size|image size|total size|disk usage|memory|crate size|storage|maximum upload size|download size|filesize|closure size|bandwidth|size bytes', 'a size in bytes', 1024, 5000000, { skewed: true }),
  rule('volume|area|distance|mileage|odometer|altitude|elevation|square feet|sqft|surface|distance km|range km|speed|power|voltage|pressure|energy|km|capacity litre|square meter', 'a measure', 1, 1000),
  within('patient treatment appointment diagnosis #vital #patient', rule('temperature|body temperature', 'a body temperature', 36, 39.5, { scale: 1, unit: 'celsius' })),
  within('vehicle device asset', rule('mileage|odometer|kilometer|operating hour|engine hour|flight hour|running hour', 'a counter of use', 500, 220000, { unit: 'km' })),
  rule('mileage|odometer|odometer reading', 'a mileage', 500, 220000, { unit: 'km' }),
  rule('flight hour|operating hour|engine hour|running hour', 'hours of use', 50, 40000),
  rule('distance|trip distance|route length|range|travel distance', 'a distance', 1, 900, { scale: 1, unit: 'km' }),
  rule('altitude|elevation|height above sea level', 'an altitude', 1, 2500, { unit: 'm' }),
  rule('area|surface|living area|floor area|plot area|floor space', 'an area', 25, 400, { scale: 1, unit: 'm2' }),
  rule('speed|average speed|maximum speed|wind speed|velocity', 'a speed', 5, 130, { shape: 'bell', unit: 'kmh' }),
  rule('voltage', 'a voltage', 210, 245, { scale: 1, shape: 'bell', unit: 'v' }),
  rule('power|rated power|engine power|maximum power|peak load', 'a power', 1, 250, { scale: 1, unit: 'kw' }),
  rule('energy|consumption|energy consumption|usage energy|electricity consumption', 'a consumption', 10, 4000, { scale: 1, unit: 'kwh' }),
  rule('meter reading|meter value|meter index', 'a meter reading', 100, 90000, { scale: 1 }),
  rule('heart rate|pulse|pulse rate', 'a pulse', 50, 120, { shape: 'bell', unit: 'bpm' }),
  rule('systolic|systolic pressure|blood pressure systolic|systolic blood pressure', 'a systolic pressure', 95, 170, { shape: 'bell' }),
  rule('diastolic|diastolic pressure|blood pressure diastolic|diastolic blood pressure', 'a diastolic pressure', 55, 105, { shape: 'bell' }),
  rule('oxygen saturation|saturation|spo2', 'a saturation', 91, 100, { shape: 'bell' }),
  rule('respiratory rate|respiration rate', 'a breathing rate', 11, 24, { shape: 'bell' }),
  rule('bmi|body mass index', 'a body mass index', 17, 40, { scale: 1, shape: 'bell' }),
  rule('gpa|grade point average', 'a grade point average', 1.8, 4, { scale: 2, shape: 'bell' }),
  rule('calorie|calories|energy kcal', 'calories', 40, 900, { unit: 'kcal' }),
  rule('serving|servings|portion|portions|yield portion', 'servings', 1, 8, { shape: 'bell' }),
  rule('engine size|displacement|cubic capacity', 'a displacement', 900, 4500),
  rule('interest rate|annual rate|loan rate|apr|nominal rate|coupon rate', 'an interest rate', 0.5, 12, { scale: 2, shape: 'bell' }),
  rule('loan amount|principal amount|principal|sum insured|insured sum|insured amount|coverage amount|coverage limit|mortgage amount|credit amount', 'a large amount', 2000, 400000, { scale: 2, like: 'money' }),
  rule('annual income|yearly income|household income|gross income', 'an income', 14000, 180000, { scale: 2, shape: 'log' }),
  rule('premium|insurance premium|annual premium|monthly premium', 'a premium', 40, 2500, { scale: 2, like: 'money' }),
  rule('deductible|excess|copay', 'a deductible', 0, 1000, { values: [0, 150, 300, 500, 1000], weights: [20, 26, 26, 20, 8] }),
  rule('rent|monthly rent|cold rent|warm rent', 'a rent', 350, 2800, { scale: 2 }),
  within('real_estate', rule('price|asking price|purchase price|sale price|value|market value', 'a price of a home', 80000, 1400000, { scale: 2 })),
  within('vehicle', rule('price|purchase price|list price|value|market value|sale price', 'a price of a vehicle', 1500, 90000, { scale: 2 })),
  rule('delay|delay minute|minutes late|late minute|arrival delay|departure delay', 'a delay in minutes', 0, 120, { skewed: true, unit: 'mins' }),
  rule('passenger count|passenger|number of passenger|booked passenger|seat count|seat|number of seat|seat capacity|passenger capacity', 'seats', 2, 220, { skewed: true }),
  rule('night|number of night|night count|stay length', 'nights', 1, 14, { skewed: true }),
  rule('adult count|number of adult|adult', 'adults', 1, 4, { values: [1, 2, 3, 4], weights: [30, 56, 8, 6] }),
  rule('child count|number of child|children|kid', 'children', 0, 3, { values: [0, 1, 2, 3], weights: [68, 16, 13, 3] }),
  rule('coefficient|weighting', 'a coefficient', 1, 6, { shape: 'bell' }),
  rule('credit|credits|credit point|ects|credit hour', 'credit points', 1, 12, { shape: 'bell' }),
  rule('row count|record count|page count|number of page', 'pages', 40, 700),
  rule('temperature|temp celsius|temperature c', 'a temperature', -10, 40, { scale: 1, shape: 'bell', unit: 'celsius' }),
  rule('latitude|~latitude|lat deg', 'a latitude', -90, 90, { scale: 6, like: 'latitude' }),
  rule('longitude|~longitude', 'a longitude', -180, 180, { scale: 6, like: 'longitude' }),
  rule('version|lock version|revision|row version|schema version|version number|revision number|build number|internal version|change number|major|minor|patch|optimistic lock|epoch', 'a version', 1, 9, { skewed: true, vague: true }),
  rule('port|port number|smtp port|db port|server port', 'a port', 1024, 49151, { shape: 'even' }),
  rule('http status|status code|response code|http status code|response status', 'an HTTP status', 200, 503, { values: [200, 201, 204, 301, 400, 401, 404, 500], weights: [70, 8, 6, 4, 3, 3, 4, 2] }),
  rule('exit code|return code|exit status|error number|errno|signal', 'an exit code', 0, 2, { skewed: true }),
  rule('gender|sex', 'a sex', 1, 2, { role: 'sex' }),
  rule('status|state|type|kind|category|mode|method|role|source|action|reason|class|~status|~type|format|frequency|interval|direction|visibility|flag type|stage|phase|channel|~kind|~category|theme|level type|trigger|operation|site|behavior|privacy|scope|error code|code type|model|charge model|pay frequency|signature algorithm|document numbering|unit type|billing time|outcome|processor|payment processor', 'a choice, as a number', 0, 4, { role: 'status', skewed: true }),
  rule('~active|enabled|deleted|flag|visible|published|verified|confirmed|archived|locked|hidden|~is|~has|~can|approved|required|discontinued|valid|standard|busy|~flag|finished|~enable|finalized|=del|read|starred|done|closed|success|public|notify|sticky|=html|html signature|email on error|responsible|email responsible|finalize|~finalize|email promotion|keep', 'a mark, 0 or 1', 0, 1, { role: 'flag' }),
  rule('time|at|timestamp|created|updated|modified|date|expires|last seen|created time|modified time|start time|stop time|end time|check out time|last checked time|trigger time|mtime|ctime|atime|~since|unix time|epoch second|lastlogin|last login|changed|deleted at|evaluation time|~seen', 'a moment, in seconds since 1970', 1672531200, 1735689600, { role: 'epoch' }),
  rule('year of experience|experience|experience year|years experience|seniority|tenure|years of service', 'years', 0, 30, { skewed: true }),
  rule('population|inhabitants|attendance|audience|headcount|employee count|number of employees|company size|enrollment|employees|staff count', 'a head count', 10, 5000, { skewed: true }),
  rule('minimum|min value|lower bound|low|~minimum|threshold|lower limit|start value|from value|minimum quantity|minimum order quantity|floor value', 'a lower bound', 0, 50, { vague: true }),
  rule('maximum|max value|upper bound|high|~maximum|limit|cap|upper limit|end value|to value|maximum quantity|rate limit|burst|max size|silent|maximum silent|scheduling share|per page|page size|~limit|document quota|api quota|email quota|maximum feature|team count|member count', 'an upper bound', 50, 1000, { vague: true }),
  rule('x|y|z|position x|position y|left|top|offset|x coordinate|y coordinate|row|column|col|offset x|offset y', 'a coordinate', 0, 1000, { shape: 'even', vague: true }),
  rule('card number|cvv|pin|otp|code|zip|postal code|extension|numeric code|phone|mobile|area code|house number|verification code|account number|reference number|phone number|asn|isbn|ean|barcode|serial number|invoice number|order number|customer number|ticket number|employee number|document number|purchase order number|national number|hash|crc32|checksum', 'a number that names something', 1000, 999999, { shape: 'even', vague: true }),
  rule('value|measurement|reading|metric|data|decimal value|numeric value|current value|previous value|average|mean|median|std|maximum value|minimum value|difference|delta|change|variance|sample|result|current aggregation|maximum aggregation|total aggregated unit|factor|multiplier|coefficient|weight value|rounding precision|task load|overhead', 'a value', 0, 1000, { scale: 2, vague: true }),
  rule('id|uid|~id|identity|user|customer|product|parent|owner|created by|updated by|modified by|account|reference id|ref id|~event|object id|entity|encounter', 'a reference that no key declares', 1, 1000, { role: 'reference', shape: 'even' }),
  rule('flags|bitmask|permission|bit flag|mask|options|capabilities|bits|bit prefs|rights', 'bits', 0, 15, { shape: 'even', vague: true }),
];
