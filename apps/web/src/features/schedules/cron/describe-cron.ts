import { type CronField, type FieldRange, readField } from './read-field.ts';
import { sayList, sayRuns } from './say-numbers.ts';
import { sayTime } from './say-time.ts';

const MINUTE: FieldRange = { least: 0, most: 59 };
const HOUR: FieldRange = { least: 0, most: 23 };
const DAY: FieldRange = { least: 1, most: 31 };
const MONTH: FieldRange = {
  least: 1,
  most: 12,
  names: ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'],
};
/** Sunday is 0, and 7 too. */
const WEEKDAY: FieldRange = { least: 0, most: 7, names: ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'] };

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const PLACES = ['first', 'second', 'third', 'fourth', 'fifth'];

/** "Every day at 02:00"; the text itself where there are no words. */
export function describeCron(cron: string): string {
  const words = sayCron(cron);
  return words === undefined ? cron : `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

function sayCron(cron: string): string | undefined {
  const [minute = '', hour = '', day = '', month = '', weekday = '', ...rest] = cron.trim().split(/\s+/);
  const minutes = readField(minute, MINUTE);
  const hours = readField(hour, HOUR);
  const months = readField(month, MONTH);
  if (minutes === undefined || hours === undefined || months === undefined || rest.length > 0) return undefined;
  const days = sayDays(day, weekday, months);
  if (days === undefined) return undefined;
  const time = sayTime(minutes.numbers, hours.numbers);
  if (time.startsWith('at ')) return `${days === '' ? 'every day' : days} ${time}`;
  return days === '' ? time : `${time}, ${days}`;
}

/** On which days; nothing for every day. Where both the month's and the week's are named, either will do. */
function sayDays(day: string, weekday: string, months: CronField): string | undefined {
  const ofMonth = day === '*' ? '' : sayDayOfMonth(day);
  const ofWeek = weekday === '*' ? '' : sayWeekdays(weekday);
  if (ofMonth === undefined || ofWeek === undefined) return undefined;
  const isAllYear = months.numbers.length === MONTHS.length;
  const inMonths = sayRuns(months.numbers, (month) => MONTHS[month - 1] ?? '');
  const inYear = isAllYear ? '' : ` in ${inMonths}`;
  if (ofMonth === '') return ofWeek === '' ? (isAllYear ? '' : `every day in ${inMonths}`) : `${ofWeek}${inYear}`;
  const dates = `${ofMonth} of ${isAllYear ? 'every month' : inMonths}`;
  return ofWeek === '' ? dates : `${dates} and ${ofWeek}${inYear}`;
}

function sayDayOfMonth(text: string): string | undefined {
  const special = text.toUpperCase();
  if (special === 'L') return 'on the last day';
  if (special === 'LW') return 'on the last working day';
  const [, near] = /^(\d{1,2})W$/.exec(special) ?? [];
  if (near !== undefined) return `on the working day nearest to day ${near}`;
  const numbers = readField(text, DAY)?.numbers;
  return numbers && `on ${numbers.length === 1 ? 'day' : 'days'} ${sayRuns(numbers, String)}`;
}

function sayWeekdays(text: string): string | undefined {
  const [, name = '', place] = /^(\w+)#([1-5L])$/i.exec(text) ?? [];
  const numbers = readField(place === undefined ? text : name, WEEKDAY)?.numbers;
  if (numbers === undefined) return undefined;
  // From Monday on, as people count them.
  const days = [...new Set(numbers.map((number) => (number + 6) % 7))].toSorted((a, b) => a - b);
  if (place !== undefined) {
    const which = place.toUpperCase() === 'L' ? 'last' : (PLACES[Number(place) - 1] ?? '');
    return `on the ${which} ${sayList(days.map((one) => WEEKDAYS[one] ?? ''))} of the month`;
  }
  return `every ${sayRuns(days, (one) => WEEKDAYS[one] ?? '')}`;
}
