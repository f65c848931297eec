/**
 * Dates as ready bytes: three words for each day from 1900 to 2099, "2026-11-15" and two free bytes. Built at first use,
 * since the table is 0.9 MB and many runs hold no date at all.
 */
export const FIRST_DAY = -25_567;
export const LAST_DAY = 47_481;

let table: Uint32Array | undefined;

export function calendar(): Uint32Array {
  table ??= buildCalendar();
  return table;
}

function buildCalendar(): Uint32Array {
  const words = new Uint32Array((LAST_DAY - FIRST_DAY + 1) * 3);
  for (let day = FIRST_DAY; day <= LAST_DAY; day++) {
    const at = (day - FIRST_DAY) * 3;
    const { year, month, date } = civilFromDays(day);
    const text = `${year}-${month < 10 ? '0' : ''}${month}-${date < 10 ? '0' : ''}${date}`;
    // The words are read as numbers and stored little-endian, so they are composed that way too.
    for (let word = 0; word < 3; word++) {
      let value = 0;
      for (let i = 3; i >= 0; i--) value = (value << 8) | (word * 4 + i < 10 ? text.charCodeAt(word * 4 + i) : 32);
      words[at + word] = value;
    }
  }
  return words;
}

/** Days since 1970-01-01 to the proleptic Gregorian calendar, in whole numbers only. */
export function civilFromDays(days: number): { year: number; month: number; date: number } {
  const shifted = days + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const date = dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1;
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9;
  return { year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, date };
}

/** The inverse of {@link civilFromDays}. */
export function daysFromCivil(year: number, month: number, date: number): number {
  const shiftedYear = month <= 2 ? year - 1 : year;
  const era = Math.floor(shiftedYear / 400);
  const yearOfEra = shiftedYear - era * 400;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + date - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}
