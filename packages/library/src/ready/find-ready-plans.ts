import { LOCALE_CODES, type Plan, type Wishes } from '@rowloom/engine';
import type { PlannedPack } from './plan-packs.ts';

/** Ready plans: in a new process planning takes longer than everything else together. */
export type ReadyPlans = { readonly rows: () => Plan; readonly factory: () => Plan };

type Asked = Pick<Wishes, 'seed' | 'locale' | 'as_of'>;

/** The plans of a shipped pack, for any seed, time and single locale: a plan names them and does not depend on them. */
export function findReadyPlans(planned: PlannedPack, asked: Asked): ReadyPlans | undefined {
  if (!(LOCALE_CODES as readonly string[]).includes(asked.locale)) return undefined;
  const read = (plan: string): Plan => ({ ...(JSON.parse(plan) as Plan), ...asked });
  return { rows: () => read(planned.plan), factory: () => read(planned.factory) };
}
