import type { Plan } from '@rowloom/engine';
import type { PlanOptions } from './read-wishes.ts';

/** The options that make exactly the rows of a plan again, including a seed that was drawn and a default date. */
export const planWords = (
  { seed, as_of: asOf }: Pick<Plan, 'seed' | 'as_of'>,
  options: PlanOptions,
): Readonly<Record<string, string | boolean | undefined>> => ({
  rows: options.rows,
  seed: String(seed),
  'as-of': asOf.replace('T00:00:00.000Z', ''),
  locale: options.locale,
  rules: options.rules,
  dirt: options.dirt,
  'leave-alone': options['leave-alone'],
  shape: options.shape,
  strict: options.strict,
  'source-dialect': options['source-dialect'],
});
