import { sayList, sayRuns, stepOf } from './say-numbers.ts';

const HOURS = 24;
const MINUTES = 60;
/** More times of day than this are not listed. */
const MOST_TIMES = 4;

const two = (number: number): string => String(number).padStart(2, '0');
const first = (numbers: readonly number[]): number => numbers[0] ?? 0;
const last = (numbers: readonly number[]): number => numbers.at(-1) ?? 0;

/** At which times of a day; those that are named one by one begin with "at". */
export function sayTime(minutes: readonly number[], hours: readonly number[]): string {
  if (minutes.length * hours.length <= MOST_TIMES)
    return `at ${sayList(hours.flatMap((hour) => minutes.map((minute) => `${two(hour)}:${two(minute)}`)))}`;
  return minutes.length === 1 ? sayHours(hours, first(minutes)) : `${sayMinutes(minutes)}${sayWithin(minutes, hours)}`;
}

/** Once in each of these hours. */
function sayHours(hours: readonly number[], minute: number): string {
  const past = minute === 0 ? '' : `, ${minute} ${minute === 1 ? 'minute' : 'minutes'} past`;
  const step = stepOf(hours);
  if (step === undefined) return `at minute ${minute} of the hours ${sayRuns(hours, String)}`;
  const every = step === 1 ? 'every hour' : `every ${step} hours`;
  return isAllDay(hours, step)
    ? `${every}${past}`
    : `${every} from ${two(first(hours))}:${two(minute)} to ${two(last(hours))}:${two(minute)}`;
}

const isAllDay = (hours: readonly number[], step: number): boolean =>
  first(hours) === 0 && hours.length * step === HOURS;

/** Whether they come at the same distance from hour to hour too. */
const isSteady = (minutes: readonly number[]): boolean =>
  first(minutes) === 0 && minutes.length * (stepOf(minutes) ?? 0) === MINUTES;

function sayMinutes(minutes: readonly number[]): string {
  const step = stepOf(minutes);
  if (step === undefined) return `at the minutes ${sayRuns(minutes, String)}`;
  const every = step === 1 ? 'every minute' : `every ${step} minutes`;
  return isSteady(minutes) ? every : `${every} from minute ${first(minutes)} to ${last(minutes)}`;
}

function sayWithin(minutes: readonly number[], hours: readonly number[]): string {
  if (hours.length === HOURS) return isSteady(minutes) ? '' : ' of every hour';
  const isOneRun = last(hours) - first(hours) === hours.length - 1;
  if (isSteady(minutes) && isOneRun) return ` from ${two(first(hours))}:00 to ${two(last(hours))}:59`;
  const step = stepOf(hours);
  if (step !== undefined && step > 1 && isAllDay(hours, step))
    return ` of every ${step === 2 ? 'second' : `${step}th`} hour`;
  return ` of the ${hours.length === 1 ? 'hour' : 'hours'} ${sayRuns(hours, String)}`;
}
