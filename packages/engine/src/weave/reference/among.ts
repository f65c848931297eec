import { add, multiply, type Node } from '../graph/node.ts';
import { type RunContext, tableOf } from '../graph/run-context.ts';
import type { Among } from '../../document/plan/plan.ts';

/** The rows of a table that may be parents: all of them, or every n-th. */
export type Eligible = { readonly count: number; readonly rowAt: (index: Node) => Node };

export function eligibleRows(run: RunContext, table: string, among: Among | undefined): Eligible {
  const { plan, base } = tableOf(run, table);
  if (among === undefined) return { count: plan.rows, rowAt: (index) => index };
  const { every, offset } = among;
  // Numbers continue from those of earlier runs, and so do the remainders.
  const start = (((offset - base) % every) + every) % every;
  return {
    count: Math.max(1, Math.min(among.first ?? plan.rows, Math.ceil((plan.rows - start) / every))),
    rowAt: (index) => add(multiply(index, every), start),
  };
}
