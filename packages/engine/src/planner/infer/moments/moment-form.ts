import { matchesPattern } from '../../../solve/domain/matches-pattern.ts';
import type { Facts } from '../read-facts.ts';

const DAY = '20[0-2][0-9]-(0[1-9]|1[0-2])-(0[1-9]|1[0-9]|2[0-8])';
const TIME = '([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]';
/** How timestamps are written in databases without a type for them: a regular expression, and an example. */
const FORMS: readonly (readonly [regex: string, sample: string])[] = [
  [`${DAY}T${TIME}Z`, '2024-03-01T13:05:09Z'],
  [String.raw`${DAY}T${TIME}\.[0-9]{3}Z`, '2024-03-01T13:05:09.123Z'],
  [String.raw`${DAY}T${TIME}\.[0-9]{6}Z`, '2024-03-01T13:05:09.123456Z'],
  [String.raw`${DAY}T${TIME}\+00:00`, '2024-03-01T13:05:09+00:00'],
  [String.raw`${DAY}T${TIME}\.[0-9]{6}\+00:00`, '2024-03-01T13:05:09.123456+00:00'],
  [`${DAY}T${TIME}`, '2024-03-01T13:05:09'],
  [`${DAY} ${TIME}`, '2024-03-01 13:05:09'],
  [DAY, '2024-03-01'],
];
const NAMES = /^(?:at|on|date|day|time|timestamp|datetime|until|since)$/;

/** The format in which a text named like a timestamp satisfies all its CHECKs, character by character. */
export function momentForm({ type, words, domain, maxLength }: Facts): string | undefined {
  const { patterns = [], min_length: least = 0 } = domain;
  if (type.kind !== 'text' || patterns.length === 0 || !NAMES.test(words.at(-1) ?? '')) return undefined;
  const fits = (sample: string): boolean =>
    sample.length >= least &&
    sample.length <= (maxLength ?? sample.length) &&
    patterns.every((pattern) => matchesPattern(sample, pattern) === true);
  return FORMS.find(([, sample]) => fits(sample))?.[0];
}
