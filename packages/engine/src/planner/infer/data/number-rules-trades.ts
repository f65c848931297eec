import type { Rule } from '../rule.ts';
import type { NumberAnswer } from './number-answer.ts';

type More = Omit<NumberAnswer, 'says' | 'min' | 'max'>;

const MONEY: More = { scale: 2, like: 'money' };
const BELL: More = { shape: 'bell' };
const SHARE: More = { scale: 2, shape: 'bell' };
const FEW: More = { skewed: true };
const MANY: More = { shape: 'log' };

const is = (when: string, says: string, min: number, max: number, more: More = {}): Rule<NumberAnswer> => ({
  when,
  give: { says, min, max, ...more },
});
/** In tables whose names end with one of these nouns. */
const of = (nouns: string, when: string, says: string, min: number, max: number, more: More = {}): Rule<NumberAnswer> => ({
  ...is(when, says, min, max, more),
  in: nouns
    .split(' ')
    .map((noun) => `@${noun}`)
    .join(' '),
});
const oneOf = (when: string, says: string, values: readonly number[]): Rule<NumberAnswer> =>
  is(when, says, Math.min(...values), Math.max(...values), {
    values,
    weights: values.map((_, at) => Math.round(100 / (at + 2))),
  });

const HOME = 'property listing apartment house home real_estate';
const PEOPLE_IN = 'player athlete suspect offender person inmate arrestee passenger';

/** Ranges and scales of offices and services, by the name and by what the table is about. */
export const tradeNumberRules = (): readonly Rule<NumberAnswer>[] => [
  // Pay
  is('hour wage|hour pay|hourly wage|hourly pay|wage per hour|pay per hour|hourly salary', 'an hourly wage', 9, 60, MONEY),
  is('tip share percent|tip percent|tip rate|gratuity percent', 'a percentage', 5, 25, SHARE),
  is('overtime hour|hour ytd|volunteer hour|hour to date', 'hours', 1, 200, { scale: 1, shape: 'log' }),
  // Restaurants and shops
  of('table dining_table reservation seating shift booking', 'cover|cover count|covers', 'guests', 1, 12, FEW),
  of('restaurant venue outlet cafe bar dining_area', 'seat|seats|seat count|seating capacity|capacity|cover', 'seats', 16, 220, MANY),
  of('table dining_table booth', 'capacity|seat|seats', 'seats', 2, 10, FEW),
  is('kcal|calorie|calories|calorie count|energy kcal', 'kilocalories', 60, 980, BELL),
  is('prep minute|preparation minute|cooking minute|cook minute|preparation time', 'minutes', 4, 45, BELL),
  of('dish menu_item drink beverage', 'price|unit price|menu price|selling price', 'a price on a menu', 3, 45, { scale: 2, like: 'price' }),
  of('dish menu_item drink beverage', 'cost|food cost|ingredient cost', 'what a dish costs', 0.8, 3, MONEY),
  is('shelf life|shelf life day|best before day', 'days', 2, 365, MANY),
  oneOf('loyalty point rate|point per dollar|point multiplier', 'points', [1, 2, 5, 10]),
  is('loyalty point|point balance|reward point|points balance|points earned', 'points', 0, 8000, MANY),
  // Fundraising and marketing
  is('goal amount|fundraising goal|campaign goal|target amount', 'a goal', 5000, 500_000, MONEY),
  of('campaign fundraiser appeal fund', 'goal|target', 'a goal', 5000, 500_000, MONEY),
  is('raised to date|amount raised|raised amount|total raised|raised', 'what was raised', 500, 250_000, MONEY),
  is('response rate|open rate|click rate|click through rate|bounce rate|churn rate|unsubscribe rate|engagement rate|ctr', 'a percentage', 0.3, 45, { scale: 2, shape: 'log' }),
  is('conversion rate', 'a percentage', 0.2, 12, { scale: 2, shape: 'log' }),
  is('cost per piece|cost per click|cpc|cost per unit', 'a small cost', 0.1, 4, MONEY),
  is('impression|impression count|reach', 'impressions', 500, 500_000, MANY),
  is('piece count|mailing size|audience size|list size|recipient count', 'people', 100, 60_000, MANY),
  // Lending and insurance
  is('apr|apr percent|annual percentage rate|interest rate|nominal rate|mortgage rate|lending rate|loan rate', 'a rate of interest', 1.9, 19.9, { scale: 2, shape: 'bell' }),
  oneOf('term month|loan term|loan term month|repayment term|duration month|tenor month', 'months', [36, 60, 24, 12, 48, 72, 120, 180, 240, 360]),
  is('credit score|fico score|fico|bureau score', 'a credit score', 480, 840, BELL),
  is('fraud score', 'a score', 0, 100, FEW),
  is('days past due|day past due|day overdue|day in arrears|overdue day', 'days', 0, 120, FEW),
  is('debt to income|debt to income percent|dti|dti ratio|dti percent', 'a percentage', 8, 55, SHARE),
  is('loan to value|ltv|ltv ratio|ltv percent', 'a percentage', 35, 97, SHARE),
  is('principal amount|loan amount|requested amount|approved amount|disbursed amount|financed amount', 'a loan', 1000, 80_000, MONEY),
  is('appraised value|assessed value|property value|market value|collateral value|land value|purchase price value', 'a value', 60_000, 900_000, MONEY),
  is('annual income|yearly income|household income|gross annual income', 'an income', 18_000, 180_000, MONEY),
  oneOf('deductible|deductible amount|excess amount|policy excess', 'a deductible', [500, 1000, 250, 2500, 100, 5000]),
  is('annual premium|yearly premium|gross premium|written premium', 'a premium', 180, 4200, MONEY),
  is('monthly premium', 'a premium', 15, 380, MONEY),
  is('sum insured|insured sum|coverage limit|policy limit|coverage amount|insured amount|limit of liability|insured value', 'a sum insured', 10_000, 1_000_000, MONEY),
  is('claim amount|claimed amount|loss amount|settlement amount|reserve amount|paid loss|incurred amount|damage amount', 'a claim', 150, 40_000, MONEY),
  // Securities
  is('nav|net asset value|nav per share|unit value', 'a value per share', 8, 320, { scale: 4, like: 'money' }),
  is('expense ratio|management fee percent|ongoing charge|ter', 'a percentage', 0.05, 2.2, { scale: 2, shape: 'bell' }),
  is('dividend yield|yield to maturity|coupon rate|coupon', 'a percentage', 0.5, 7, SHARE),
  is('market cap|market capitalization', 'a market value', 50_000_000, 900_000_000, MANY),
  // Homes and buildings
  of(HOME, 'price|list price|asking price|sale price|listing price|selling price', 'the price of a home', 90_000, 1_400_000, MONEY),
  of(`${HOME} lease unit tenancy rental`, 'rent|monthly rent|rent amount|rental price', 'a rent', 450, 3600, MONEY),
  is('monthly rent|rent per month|rent amount|base rent', 'a rent', 450, 3600, MONEY),
  is('bedroom|bedroom count|bedroom needed|number of bedroom|number of bathroom', 'rooms', 1, 5, FEW),
  is('year of construction|construction year', 'a year', 1920, 2024, { like: 'year' }),
  of('building tower', 'floor|floors|floor count', 'floors', 2, 30, MANY),
  of('room meeting_room classroom space', 'capacity|seat|seats', 'places', 4, 120, MANY),
  of('class fitness_class class_schedule course workshop session training', 'capacity|max participant|maximum participant|max capacity|seat limit', 'places', 8, 40, BELL),
  of('event performance show concert', 'capacity|expected attendance|attendance|attendee count', 'people', 30, 6000, MANY),
  of('garage parking_lot car_park lot', 'capacity|space|total space|space count', 'spaces', 20, 900, MANY),
  of('shelter kennel', 'capacity', 'places', 5, 120, MANY),
  // Police, courts, tax
  oneOf('speed limit|posted speed|speed limit mph|posted limit', 'a limit of speed', [35, 45, 25, 55, 65, 30, 50, 40]),
  of('citation violation traffic_stop', 'speed|speed mph|recorded speed|measured speed|clocked speed', 'a speed', 38, 96, BELL),
  is('bail amount|bond amount|bail', 'a bail', 500, 100_000, MONEY),
  is('fine amount|penalty amount', 'a fine', 20, 750, MONEY),
  is('sentence month|prison month|probation month|month sentenced', 'months', 1, 120, MANY),
  is('registered voter|eligible voter|elector count', 'voters', 300, 5000, MANY),
  is('vote count|vote received|ballot count|ballot cast|votes|valid vote', 'votes', 20, 9000, MANY),
  is('turnout|turnout percent|voter turnout', 'a percentage', 22, 88, SHARE),
  is('taxable income|adjusted gross income', 'an income', 12_000, 220_000, MONEY),
  is('duty rate|tariff rate', 'a percentage', 0, 20, SHARE),
  is('customs value|declared value|invoice value', 'a value', 40, 60_000, MONEY),
  is('caseload|caseload cap|case load|max caseload', 'cases', 10, 45, BELL),
  is('weekly amount|weekly benefit|weekly rate|weekly cost', 'an amount a week', 40, 900, MONEY),
  is('billable hour|hour billed|billed hour', 'hours', 0.2, 9, { scale: 1, shape: 'log' }),
  // Persons in inches and pounds
  of(PEOPLE_IN, 'height in|height inch|height', 'a height', 58, 78, { shape: 'bell' }),
  of(PEOPLE_IN, 'weight lb|weight pound', 'a weight', 105, 290, { shape: 'bell' }),
  of(PEOPLE_IN, 'height cm', 'a height', 155, 202, { shape: 'bell' }),
  of(PEOPLE_IN, 'weight kg', 'a weight', 48, 118, { shape: 'bell' }),
  // Sports and fitness
  is('squad number|jersey number|shirt number|bib number', 'a number on a shirt', 1, 99, { shape: 'log' }),
  of('fixture match game', 'attendance|spectator|crowd|spectator count', 'spectators', 200, 42_000, MANY),
  of('match_event game_event goal card substitution', 'minute|match minute', 'a minute of the match', 1, 94, { shape: 'even' }),
  of('player', 'market value|transfer value|value', 'a value', 50_000, 20_000_000, MONEY),
  is('days out|day out|recovery day|days missed|days absent', 'days', 2, 120, MANY),
  is('match banned|matches banned|ban length|match suspended', 'matches', 1, 8, FEW),
  is('set count|number of set|=sets', 'sets', 2, 5, BELL),
  is('repetition|rep|reps|rep count', 'repetitions', 5, 15, BELL),
  is('calorie burned|calories burned', 'kilocalories', 80, 850, BELL),
  is('body fat|body fat percent', 'a percentage', 9, 36, SHARE),
  // Schools
  is('gpa|grade point average', 'a grade point average', 1.8, 4, { scale: 2, shape: 'bell' }),
  of('course module class subject', 'credit|credits|credit hour|ects|ects credit', 'credits', 1, 6, BELL),
  is('class size|enrolled count|enrollment count|student count', 'students', 8, 34, BELL),
  // Angles, floors, degrees
  is('azimuth|azimuth degree|bearing|compass bearing|heading degree|wind direction degree|bearing degree', 'a bearing', 0, 359, { shape: 'even' }),
  is('tilt|tilt degree|tilt angle|inclination|inclination degree|slope degree|slope angle|pitch degree|roof pitch', 'an angle', 0, 60, BELL),
  of('unit apartment flat room suite office locker', 'floor number|floor|storey|floor no', 'a floor', 0, 8, FEW),
  is('risk level|danger level|hazard level|fire danger|intensity level|satisfaction|satisfaction level|confidence level|pain level|risk|danger|hazard|comfort level', 'a degree', 1, 5, BELL),
  is('monthly bill|bill amount|average bill|average monthly bill|utility bill', 'a bill', 25, 420, MONEY),
  is('insurance coverage|coverage|cover amount', 'a sum insured', 2000, 100_000, MONEY),
  is('participant|participants|participant count|max participant|maximum participant|group size|max group size|maximum group size', 'people', 4, 30, BELL),
  // Media
  is('page count|number of page|pages', 'pages', 64, 720, BELL),
  is('word count', 'words', 300, 12_000, MANY),
  is('print run|print run size|copies printed', 'copies', 500, 25_000, MANY),
  is('royalty rate|royalty percent', 'a percentage', 5, 18, SHARE),
  of('track song recording', 'duration second|length second|duration|length', 'seconds', 120, 420, BELL),
  is('tempo|bpm|tempo bpm', 'beats a minute', 68, 176, BELL),
  // Moving
  of('parcel package', 'weight|weight kg|gross weight', 'a weight', 0.2, 30, { scale: 2, unit: 'kg' }),
  is('pallet count|number of pallet|pallets', 'pallets', 1, 33, FEW),
  of('ride trip taxi_ride', 'fare|fare amount|total fare|base fare|price', 'a fare', 5, 85, MONEY),
  is('surge multiplier|surge', 'a factor', 1, 2.5, { scale: 1, skewed: true }),
  is('headway|headway minute|frequency minute', 'minutes', 5, 60, { shape: 'bell' }),
  is('daily rate|rate per day|day rate|daily price|price per day', 'a rate for a day', 22, 180, MONEY),
  // Animals, auctions
  of('pet animal dog cat', 'age|age year', 'the age of an animal', 0, 16, { shape: 'log' }),
  of('pet animal dog cat', 'weight|weight kg', 'the weight of an animal', 2, 45, { scale: 1, unit: 'kg' }),
  is('litter size', 'animals', 1, 10, BELL),
  is('hammer price|opening bid|minimum bid|reserve price|starting bid|starting price|winning bid|bid amount|low estimate|estimate low', 'a bid', 40, 12_000, MONEY),
];
