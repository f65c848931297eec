/**
 * "2026-11-15" from days since 1970, by counting years and months: slow, and independent of the engine's own
 * arithmetic.
 */
export function dateText(days: number): string {
  let year = 1970;
  let rest = days;
  while (rest < 0) rest += yearDays(--year);
  while (rest >= yearDays(year)) rest -= yearDays(year++);
  let month = 1;
  while (rest >= monthDays(year, month)) rest -= monthDays(year, month++);
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(rest + 1).padStart(2, '0')}`;
}

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const yearDays = (year: number): number => (isLeap(year) ? 366 : 365);
const monthDays = (year: number, month: number): number => {
  if (month === 2) return isLeap(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
};
