import { LOCALE_CODES, type LocaleWish, parseLocaleWish, type Wishes } from '@rowloom/engine';
import type { OptionValues } from '../arguments/option.ts';
import { readWhole } from '../arguments/read-number.ts';
import { readRows } from '../arguments/read-rows.ts';
import { readAsOf } from '../arguments/read-time.ts';
import { EXIT } from '../exit-codes.ts';
import { refusal } from '../refusal.ts';
import type { PLAN_OPTIONS, SOURCE_OPTIONS } from './run-options.ts';

export type PlanOptions = Partial<OptionValues<typeof PLAN_OPTIONS & typeof SOURCE_OPTIONS>>;

/** Small enough to read aloud and type. */
const SEEDS = 1_000_000_000;

/** What the arguments of a command line request, or what is wrong with them. */
export function readWishes(options: PlanOptions): Pick<Wishes, 'rows' | 'seed' | 'as_of' | 'locale' | 'leave_out'> {
  const rows = readRows(options.rows);
  const seed =
    options.seed === undefined
      ? // A seed is shown, not kept secret; the module for secrets would be most of what a preview loads.
        Math.floor(Math.random() * SEEDS)
      : readWhole(options.seed, '--seed', { min: 0, max: Number.MAX_SAFE_INTEGER });
  const as_of = readAsOf(options['as-of'], new Date());
  const locale = readLocale(options.locale);
  return { seed, as_of, locale, leave_out: options.strict !== true, ...(rows === undefined ? {} : { rows }) };
}

function readLocale(text: string | undefined): LocaleWish {
  const code = parseLocaleWish(text ?? 'en');
  if (code !== undefined) return code;
  throw refusal(
    EXIT.usage,
    `--locale: "${text}" is not a supported locale. Choose from ${LOCALE_CODES.join(', ')}, or several by weight: de=3,fr=1.`,
  );
}
