import { conjunctsOf } from '../../language/expression/conjuncts-of.ts';
import type { Expression } from '../../language/expression/expression.ts';
import { whyNotEvaluable } from '../../language/evaluate/interpret.ts';
import { columnsOf } from '../../language/expression/walk-expression.ts';
import type { ColumnsByName } from '../domain/conjunct.ts';
import { groupByColumns } from '../relation/group-by-columns.ts';
import { type Effort, reducePredicate } from '../reduce/reduce-predicate.ts';
import { TooManyWays, type Ways } from '../reduce/reduction.ts';
import type { NamedPredicate, RowSolution, SolverColumn } from '../row-solution.ts';
import { simplifyCasts } from '../reduce/simplify-casts.ts';
import { simplifyRounding } from '../reduce/simplify-rounding.ts';
import { simplifySpans } from '../reduce/simplify-spans.ts';
import { listNames, solveGroup, TOO_MANY, wayOut, type Answer, type Part } from './solve-group.ts';

const reduceWithin = (...given: Parameters<typeof reducePredicate>): Ways | undefined => {
  try {
    return reducePredicate(...given);
  } catch (error) {
    if (error instanceof TooManyWays) return undefined;
    throw error;
  }
};

/** `p AND q` over different columns is two predicates, whose alternatives need not be multiplied. */
const splitAnd = (predicate: Expression): readonly Expression[] => {
  if (predicate.op !== 'and') return [predicate];
  const groups = groupByColumns(predicate.args.flatMap(splitAnd), columnsOf);
  return groups.flatMap((args): readonly Expression[] => (args.length === 1 ? args : [{ op: 'and', args }]));
};

const TRUE: Expression = { op: 'literal', type: 'boolean', value: true };

const joinAnd = (args: readonly Expression[]): Expression =>
  args.length === 1 ? (args[0] ?? TRUE) : args.length === 0 ? TRUE : { op: 'and', args };

const RANK = { solved: 0, sampled: 1, unsupported: 2 } as const;

/** A predicate is as good as its worst part. */
const worst = (answers: readonly Answer[]): Answer =>
  answers.reduce((a, b) => (RANK[b.verdict] > RANK[a.verdict] ? b : a), {
    verdict: 'solved',
    reason: 'Every row satisfies it by construction.',
  });

/** Turns the predicates of one table into domains for its columns and relations between them. */
export const solveRow = (
  input: {
    readonly columns: readonly SolverColumn[];
    readonly predicates: readonly NamedPredicate[];
    readonly as_of_micros: number;
  } & Effort,
): RowSolution => {
  const columns: ColumnsByName = new Map(input.columns.map((column) => [column.name, column]));
  const answers = new Map<number, readonly Answer[]>();
  const answer = (index: number, given: Answer): void => {
    answers.set(index, [...(answers.get(index) ?? []), given]);
  };
  const parts: Part[] = [];
  const whyNot = (part: Expression): string | undefined => {
    const missing = columnsOf(part).filter((column) => !columns.has(column));
    return whyNotEvaluable(part) ?? (missing.length > 0 ? `the table has no column ${listNames(missing)}` : undefined);
  };
  for (const [index, { name, predicate }] of input.predicates.entries()) {
    const conjuncts = conjunctsOf(predicate);
    for (const part of conjuncts) {
      const why = whyNot(part);
      if (why === undefined) continue;
      const names = columnsOf(part).filter((column) => columns.has(column));
      answer(index, { verdict: 'unsupported', reason: `It cannot be evaluated: ${why}. ${wayOut(names)}` });
    }
    // A part joined by AND to an unknown part is still required of the row.
    const clear = conjuncts.filter((part) => whyNot(part) === undefined);
    const plain = simplifyRounding(simplifyCasts(joinAnd(clear), columns), columns);
    for (const part of splitAnd(simplifySpans(plain, columns))) {
      const ways = reduceWithin(part, columns, input.as_of_micros, index, input);
      // A part with too many ways must not connect groups either: their alternatives would be multiplied in vain.
      if (ways) parts.push({ predicate: index, name, columns: columnsOf(part), ways });
      else answer(index, TOO_MANY);
    }
  }
  const solved = groupByColumns(parts, (part) => part.columns).map((members) => solveGroup(members, columns));
  for (const group of solved) for (const [part, given] of group.answers) answer(part.predicate, given);
  const groups = solved.map(({ group }) => group).filter((group) => group.columns.length > 0);
  return {
    groups,
    verdicts: input.predicates.map(({ name }, index) => ({ name, ...worst(answers.get(index) ?? []) })),
    columns: [...new Set(groups.flatMap((group) => group.columns))],
  };
};
