import { expect, test } from 'vitest';
import { civilFromDays, daysFromCivil } from './calendar.ts';
import { dateText } from '../../weave/encode/date-text.fixture.ts';
import { writeDate } from '../../weave/writers/write-date.ts';
import { written } from '../../weave/writers/written.fixture.ts';

const EVERY_DAY = Array.from({ length: 200_000 }, (_, index) => index - 100_000);

test('days and civil dates are inverse over five centuries', () => {
  const wrong = EVERY_DAY.filter((days) => {
    const { year, month, day: date } = civilFromDays(days);
    return daysFromCivil(year, month, date) !== days;
  });
  expect(wrong).toEqual([]);
});

test('dates match a count of years and months, inside the table of days and beyond', () => {
  const some = EVERY_DAY.filter(
    (days) => days % 37 === 0 || Math.abs(days + 25_567) < 3 || Math.abs(days - 47_481) < 3,
  );
  expect(some.map((days) => written((view, at) => writeDate(view, at, days)))).toEqual(some.map(dateText));
});

test('years below 1000 are padded', () => {
  expect(written((view, at) => writeDate(view, at, daysFromCivil(33, 4, 3)))).toBe('0033-04-03');
});
