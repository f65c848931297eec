import { LOCALE_CODES, parseLocaleWish, parseRules, type Rules, type Wishes } from '@rowloom/engine';
import { issuesError, RowloomError } from './rowloom-error.ts';
import type { WeaveOptions } from './weave-options.ts';

/** Fixed, so that tests repeat. */
const DEFAULT_AS_OF = '2026-01-01T00:00:00.000Z';
const DEFAULT_SEED = 1;

/** The options that can be checked without a schema. */
export function readWishes(options: WeaveOptions): Pick<Wishes, 'seed' | 'locale' | 'as_of'> {
  const { seed = DEFAULT_SEED, locale = 'en', asOf = DEFAULT_AS_OF } = options;
  if (!Number.isSafeInteger(seed) || seed < 0)
    throw new RowloomError('plan', `seed: ${seed} is not a whole number from 0 to 2^53 - 1.`);
  const code = parseLocaleWish(locale);
  if (code === undefined)
    throw new RowloomError(
      'plan',
      `locale: "${locale}" is not supported. Choose from ${LOCALE_CODES.join(', ')}, or several by weight: de=3,fr=1.`,
    );
  const time = new Date(asOf);
  if (Number.isNaN(time.getTime()))
    throw new RowloomError(
      'plan',
      `asOf: "${String(asOf)}" is not a time. Give a Date, or a text such as 2026-01-01T00:00:00Z.`,
    );
  return { seed, locale: code, as_of: time.toISOString() };
}

export function readRules(rules: Rules | undefined): Rules {
  const parsed = parseRules(rules ?? {});
  if ('issues' in parsed) throw issuesError('plan', 'The rules cannot be understood.', parsed.issues);
  return parsed.rules;
}
