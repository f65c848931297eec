/** When a schedule fires, as a person says it. What cannot be said so is cron text. */
export type Rhythm = {
  readonly every: 'hour' | 'day' | 'week' | 'month' | 'cron';
  /** Minutes past the hour, of `hour`. */
  readonly minute: number;
  /** HH:MM, of the others. */
  readonly time: string;
  /** 0 is Sunday. */
  readonly weekdays: readonly string[];
  readonly day: number;
  readonly cron: string;
};

export const FIRST_RHYTHM: Rhythm = {
  every: 'day',
  minute: 0,
  time: '02:00',
  weekdays: ['1'],
  day: 1,
  cron: '0 2 * * *',
};

export const WEEKDAYS = [
  { value: '1', label: 'Monday' },
  { value: '2', label: 'Tuesday' },
  { value: '3', label: 'Wednesday' },
  { value: '4', label: 'Thursday' },
  { value: '5', label: 'Friday' },
  { value: '6', label: 'Saturday' },
  { value: '0', label: 'Sunday' },
] as const;

export function toCron({ every, minute, time, weekdays, day, cron }: Rhythm): string {
  const [hours = '0', minutes = '0'] = time.split(':');
  const at = `${Number(minutes)} ${Number(hours)}`;
  switch (every) {
    case 'hour':
      return `${minute} * * * *`;
    case 'day':
      return `${at} * * *`;
    case 'week':
      return `${at} * * ${weekdays.length === 0 ? '*' : weekdays.toSorted().join(',')}`;
    case 'month':
      return `${at} ${day} * *`;
    case 'cron':
      return cron.trim();
  }
}

const NUMBER = /^\d{1,2}$/;

/** Cron text as a person would say it, as far as it can be said. */
export function fromCron(cron: string): Rhythm {
  const [minute = '', hour = '', day = '', month = '', weekday = '', ...rest] = cron.trim().split(/\s+/);
  const other: Rhythm = { ...FIRST_RHYTHM, every: 'cron', cron };
  if (rest.length > 0 || !NUMBER.test(minute) || month !== '*') return other;
  if (hour === '*' && day === '*' && weekday === '*')
    return { ...FIRST_RHYTHM, cron, every: 'hour', minute: Number(minute) };
  if (!NUMBER.test(hour)) return other;
  const time = `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}`;
  if (day === '*' && weekday === '*') return { ...FIRST_RHYTHM, cron, every: 'day', time };
  if (day === '*' && /^[0-6](?:,[0-6])*$/.test(weekday))
    return { ...FIRST_RHYTHM, cron, every: 'week', time, weekdays: weekday.split(',') };
  if (NUMBER.test(day) && weekday === '*') return { ...FIRST_RHYTHM, cron, every: 'month', time, day: Number(day) };
  return other;
}
