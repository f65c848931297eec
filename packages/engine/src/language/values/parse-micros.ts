import { DAY_MICROS, daysFromCivil, daysInMonth } from './calendar.ts';

const FORM = /^(\d{4,6})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,6}))?)?(Z|[+-]\d\d(?::?\d\d)?)?)?$/;

/** Microseconds since 1970 of an RFC 3339 time or a date; NaN if the text is neither. */
export function parseMicros(text: string): number {
  const match = FORM.exec(text.trim());
  if (match === null) return Number.NaN;
  const [, year, month, date, hour = '0', minute = '0', second = '0', fraction = '', zone = 'Z'] = match;
  const monthNumber = Number(month);
  const dateNumber = Number(date);
  if (monthNumber < 1 || monthNumber > 12 || dateNumber < 1 || dateNumber > daysInMonth(Number(year), monthNumber))
    return Number.NaN;
  if (Number(hour) > 24 || Number(minute) > 59 || Number(second) > 60) return Number.NaN;
  const seconds = Number(hour) * 3600 + Number(minute) * 60 + Number(second) - zoneSeconds(zone);
  return (
    daysFromCivil(Number(year), monthNumber, dateNumber) * DAY_MICROS +
    seconds * 1_000_000 +
    Number(fraction.padEnd(6, '0'))
  );
}

function zoneSeconds(zone: string): number {
  if (zone === 'Z') return 0;
  const sign = zone.startsWith('-') ? -1 : 1;
  const digits = zone.slice(1).replace(':', '').padEnd(4, '0');
  return sign * (Number(digits.slice(0, 2)) * 3600 + Number(digits.slice(2)) * 60);
}
