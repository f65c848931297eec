import type { Expression } from '../../language/expression/expression.ts';
import { expressionsIn } from '../../document/plan/parts-of-source.ts';
import type { ColumnSource } from '../../document/plan/plan.ts';
import { column } from '../../language/expression/make-expression.ts';
import { columnsOf } from '../../language/expression/walk-expression.ts';
import { type Cycle, isOptionalMoment } from './cycle.ts';
import { saidBy, speakerOf } from './state-columns.ts';

/** Failures, and what then has not happened. */
const LOST =
  /^(?:cancell?ed|cancellation|rejected|rejection|declined|refused|denied|failed|failure|withdrawn|lost|aborted|abandoned|defaulted)$/;
const WON: ReadonlySet<string> = new Set(
  'approved accepted hired granted completed succeeded delivered fulfilled won passed finished signed graduated resolved confirmed published converted redeemed'.split(
    ' ',
  ),
);
/** They come before either. */
const EARLY: ReadonlySet<string> = new Set(['confirmed', 'signed', 'published', 'accepted', 'approved']);
const CALLED_OFF = /^(?:cancell?ed|cancellation|withdrawn|failed|failure|aborted|abandoned|lost|defaulted)$/;

/** Without a state: nobody is both hired and rejected, and nothing is delivered that was cancelled. */
export function keepApart(cycle: Cycle): void {
  const { target, names, states } = cycle;
  const optional = [...target.columns.values()].filter((plan) => isOptionalMoment(target, plan));
  for (const plan of optional) {
    const said = saidBy(names, plan.name);
    const word = said.length === 1 ? (said[0] ?? '') : '';
    if (!LOST.test(word) || plan.null_fraction === 0 || speakerOf(states, said) !== undefined) continue;
    const others = optional.filter(({ name, source }) => {
      const theirs = saidBy(names, name);
      if (theirs.length !== 1 || !WON.has(theirs[0] ?? '') || reads(source, plan.name)) return false;
      return !(CALLED_OFF.test(word) && EARLY.has(theirs[0] ?? ''));
    });
    if (others.length === 0) continue;
    const tests = others.map(({ name }): Expression => ({ op: 'is', arg: column(name), value: 'null' }));
    const test: Expression = tests.length === 1 ? (tests[0] as Expression) : { op: 'and', args: tests };
    // Few rows are left to which it can happen.
    const null_fraction = Math.min(plan.null_fraction, FEW);
    target.columns.set(plan.name, {
      ...plan,
      source: { kind: 'when', test, then: plan.source, otherwise: null },
      null_fraction,
      reason: `${plan.reason}; not together with ${others.map(({ name }) => name).join(', ')}`,
    });
  }
}

const FEW = 0.4;

const reads = (source: ColumnSource, name: string): boolean =>
  expressionsIn(source).some((expression) => columnsOf(expression).includes(name));
