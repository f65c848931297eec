const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Midnight of a day (`2026-11-17`) in the viewer's zone, some days later; undefined for what is not a day. */
export function startOfDay(day: string | undefined, later = 0): string | undefined {
  const [, year, month, date] = DAY.exec(day ?? '') ?? [];
  if (year === undefined) return undefined;
  const start = new Date(Number(year), Number(month) - 1, Number(date) + later);
  return Number.isNaN(start.getTime()) ? undefined : start.toISOString();
}

/** The day of a moment in the viewer's zone, as a date field takes it. */
export function dayOf(moment: Date): string {
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}
