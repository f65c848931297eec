/** A range as in the statistics, each end in the server's text form. */
export type Range = { readonly min: string; readonly max: string };

const NUMBER = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/i;

/** The minimum and maximum of some numbers, rounded outward to two significant digits: no exact value is kept. */
export function widenNumbers(values: readonly string[]): Range | undefined {
  const finite = values.filter((value) => NUMBER.test(value));
  if (finite.length === 0) return undefined;
  const sorted = finite.toSorted((a, b) => Number(a) - Number(b));
  return { min: roundOutward(sorted[0] ?? '0', '-'), max: roundOutward(sorted.at(-1) ?? '0', '') };
}

/** `towards` is the sign of the direction in which the number may move. */
function roundOutward(value: string, towards: '-' | ''): string {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = NUMBER.exec(value) ?? [];
  const digits = `${whole}${fraction}`.replace(/^0+/, '');
  if (/^0*$/.test(digits)) return '0';
  const power = Number(exponent) - fraction.length + digits.length - 2;
  const kept = Number(digits.slice(0, 2).padEnd(2, '0'));
  const isMore = sign === towards && /[1-9]/.test(digits.slice(2));
  return `${sign}${shift(String(isMore ? kept + 1 : kept), power)}`;
}

/** Digits times a power of ten, as a plain decimal. */
function shift(digits: string, power: number): string {
  if (power >= 0) return `${digits}${'0'.repeat(power)}`;
  const padded = digits.padStart(1 - power, '0');
  const fraction = padded.slice(power).replace(/0+$/, '');
  return `${padded.slice(0, power)}${fraction === '' ? '' : `.${fraction}`}`;
}

const DAY = /^(\d{4})-(\d{2})-\d{2}(?: [\d:.]+(?:[+-][\d:]+)?)?$/;

/** The minimum and maximum of some days or timestamps, rounded outward to whole months. */
export function widenMonths(values: readonly string[], kind: 'date' | 'timestamp'): Range | undefined {
  // Infinity, years BC and five-digit years are left out: nobody would draw from such a range.
  const months = values.flatMap((value) => {
    const [, year, month] = DAY.exec(value) ?? [];
    return year === undefined || month === undefined ? [] : [Number(year) * 12 + Number(month) - 1];
  });
  if (months.length === 0) return undefined;
  const [first, last] = [Math.min(...months), Math.max(...months)];
  // Not every server can read a five-digit year.
  const isLast = last === 9999 * 12 + 11;
  return { min: monthStart(first), max: kind === 'date' || isLast ? monthEnd(last) : monthStart(last + 1) };
}

function monthStart(month: number): string {
  return `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}-01`;
}

function monthEnd(month: number): string {
  const year = Math.floor(month / 12);
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month % 12] ?? 31;
  return `${monthStart(month).slice(0, 8)}${days}`;
}
