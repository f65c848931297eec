import { LOCALE_CODES, type Plan, type Wishes } from '@rowloom/engine';
import type { PlannedPack } from './plan-packs.ts';

/** Plans that need not be made: in a new process planning takes longer than all the rest together. */
export type ReadyPlans = { readonly rows: () => Plan; readonly factory: () => Plan };

type Asked = Pick<Wishes, 'seed' | 'locale' | 'as_of'>;

/** The plans of a pack as it is shipped, by any seed, time and single locale: a plan names them and does not depend on them. */
export function findReadyPlans(planned: PlannedPack, asked: Asked): ReadyPlans | undefined {
  if (!(LOCALE_CODES as readonly string[]).includes(asked.locale)) return undefined;
  const read = (plan: string): Plan => ({ ...(JSON.parse(plan) as Plan), ...asked });
  return { rows: () => read(planned.plan), factory: () => read(planned.factory) };
}
