import type { Expression } from '../../language/expression/expression.ts';
import { call, column, number } from '../../language/expression/make-expression.ts';
import { type Cycle, isOpen, mayLack } from './cycle.ts';
import { isInSome } from './state-columns.ts';

const EXITS: ReadonlySet<string> = new Set(['exit code', 'exit status', 'return code', 'exit value', 'result code']);
const ENDED: ReadonlySet<string> = new Set(['ended', 'finished', 'completed', 'end', 'finish', 'stopped', 'exited']);

/** A process returns 0 on success, another number on failure, and nothing while it runs. */
export function bindExits({ target, names, states }: Cycle): void {
  for (const plan of target.columns.values()) {
    const words = (names.columns.get(plan.name) ?? []).join(' ');
    if (!EXITS.has(words) || target.types.get(plan.name)?.kind !== 'integer' || !isOpen(target, plan.name)) continue;
    const [state, ...others] = states;
    const failed = others.length > 0 || state === undefined ? undefined : isInSome(state, ({ isLost }) => isLost);
    const well =
      others.length > 0 || state === undefined ? undefined : isInSome(state, ({ isLost, isOver }) => isOver && !isLost);
    const wrong: Expression = {
      op: 'case',
      whens: [
        { when: call('chance', number('0.7')), then: number(1) },
        { when: call('chance', number('0.4')), then: number(2) },
      ],
      otherwise: number(127),
    };
    const end = [...target.columns.keys()].find(
      (name) =>
        mayLack(target, name) &&
        target.types.get(name)?.kind === 'timestamp' &&
        (names.columns.get(name) ?? []).some((word) => ENDED.has(word)),
    );
    const expression: Expression | undefined =
      failed !== undefined && well !== undefined
        ? {
            op: 'case',
            whens: [
              { when: failed, then: wrong },
              { when: well, then: number(0) },
            ],
            ...(mayLack(target, plan.name) ? {} : { otherwise: number(0) }),
          }
        : end !== undefined && mayLack(target, plan.name)
          ? {
              op: 'case',
              whens: [
                { when: { op: 'is', arg: column(end), value: 'null' }, then: call('nullif', number(0), number(0)) },
                { when: call('chance', number('0.9')), then: number(0) },
              ],
              otherwise: wrong,
            }
          : undefined;
    if (expression === undefined) continue;
    target.columns.set(plan.name, {
      ...plan,
      source: { kind: 'derive', expression },
      null_fraction: 0,
      confidence: 0.85,
      reason: 'an exit code: 0 if the process succeeded',
    });
  }
}
