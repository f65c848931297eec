import { LOCALE_CODES, type Plan, type Wishes } from '@rowloom/engine';
import type { ReadSchema } from '../schema/read-schema.ts';
import type { PlannedPacks } from './plan-packs.ts';
import { PLANNED_PACKS } from './planned-packs.ts';
import { stampOf } from './stamp-of.ts';

/** Plans that need not be made: in a new process planning takes longer than all the rest together. */
export type ReadyPlans = { readonly rows: () => Plan; readonly factory: () => Plan };

type Asked = Pick<Wishes, 'seed' | 'locale' | 'as_of'>;

/**
 * The plans of a pack as it is shipped, by any seed, time and single locale: a plan names them and does not depend on them.
 * None where the pack is not the one that was planned.
 */
export function findReadyPlans(
  { pack, schema, rules }: Pick<ReadSchema, 'pack' | 'schema' | 'rules'>,
  asked: Asked,
  all: PlannedPacks = PLANNED_PACKS,
): ReadyPlans | undefined {
  const planned = pack === undefined ? undefined : all[pack];
  const isSingle = (LOCALE_CODES as readonly string[]).includes(asked.locale);
  if (planned === undefined || !isSingle || planned.stamp !== stampOf(schema, rules)) return undefined;
  const read = (plan: string): Plan => ({ ...(JSON.parse(plan) as Plan), ...asked });
  return { rows: () => read(planned.rows), factory: () => read(planned.factory) };
}
