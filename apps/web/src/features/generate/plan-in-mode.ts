import type { PlanAnswer, RunMode, StartRun } from '@rowloom/contract';

/** A plan, and the request that it is about: with the mode that suits the target, where nobody has chosen one. */
export type PlannedRun = { readonly plan: PlanAnswer; readonly request: StartRun };

/**
 * What the service would do. Where the mode is left open, rows are added to tables that are there, and tables that are not
 * are created: a first run into an empty database needs no choice.
 */
export async function planInMode(
  request: StartRun,
  ask: (request: StartRun) => Promise<PlanAnswer>,
): Promise<PlannedRun> {
  const { target } = request;
  if (target === undefined || target.mode !== undefined) return { plan: await ask(request), request };
  const inMode = (mode: RunMode): StartRun => ({ ...request, target: { ...target, mode } });
  const [adding, creating] = [inMode('append'), inMode('create')];
  const plan = await ask(adding);
  return suitedMode(plan) === 'create' ? { plan: await ask(creating), request: creating } : { plan, request: adding };
}

const SUITED: Readonly<Record<string, RunMode>> = { no_tables: 'create', tables_exist: 'append' };

/** The mode that would suit the target, where the one of the plan does not. */
export const suitedMode = ({ issues }: Pick<PlanAnswer, 'issues'>): RunMode | undefined =>
  issues.map(({ code }) => SUITED[code]).find((mode) => mode !== undefined);
