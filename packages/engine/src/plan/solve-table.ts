import type { Expression } from '../expression/expression.ts';
import { whyNotEvaluable } from '../expression/interpret.ts';
import { columnsOf, mapParts } from '../expression/walk-expression.ts';
import { findDomain } from '../schema/resolve-type.ts';
import type { RowSolution, NamedPredicate } from '../solve/row-solution.ts';
import { solveRow } from '../solve/solve-row.ts';
import type { Draft, TableDraft } from './draft.ts';
import { partitionPredicate } from './partition/partition-predicate.ts';

/** What the CHECKs of a table and of its columns' domains ask of a row. */
export function solveTable(draft: Draft, target: TableDraft, asOfMicros: number): RowSolution {
  const predicates = predicatesOf(draft, target);
  const open = predicates.filter(({ predicate }) => !isRuled(target, predicate));
  const solution = solveRow({
    columns: target.table.columns.map(({ name, nullable }) => {
      const type = target.types.get(name) ?? { kind: 'unknown', native: '' };
      return {
        name,
        type,
        nullable,
        ...(type.kind === 'enum' && type.values !== undefined ? { values: type.values } : {}),
      };
    }),
    predicates: open,
    as_of_micros: asOfMicros,
  });
  const verdicts = predicates.map(
    ({ name, predicate }) => solution.verdicts.find((item) => item.name === name) ?? ruledVerdict(name, predicate),
  );
  return { ...solution, verdicts };
}

/** Rules decide every column of it: there is nothing left to solve, only to try. */
function isRuled(target: TableDraft, predicate: Expression): boolean {
  const columns = columnsOf(predicate);
  return (
    columns.length > 0 &&
    columns.every((name) => Object.keys(target.columnRules.get(name) ?? {}).some((way) => way !== 'null_fraction'))
  );
}

function ruledVerdict(name: string, predicate: Expression): RowSolution['verdicts'][number] {
  const why = whyNotEvaluable(predicate);
  return why === undefined
    ? { name, verdict: 'solved', reason: 'rules decide all of its columns' }
    : { name, verdict: 'unsupported', reason: why };
}

/** A table's CHECKs, those of its columns' domains, and that some partition holds the row. */
export function predicatesOf(draft: Draft, target: TableDraft): readonly NamedPredicate[] {
  const own = target.table.checks.map(
    (check, index): NamedPredicate => ({
      name: check.name ?? `check ${index + 1}`,
      predicate: check.predicate ?? { op: 'unknown', sql: check.expression },
    }),
  );
  const fromDomains = target.table.columns.flatMap((column) =>
    (findDomain(draft.schema, column.type)?.checks ?? []).map(
      (check, index): NamedPredicate => ({
        name: `${column.name}: ${check.name ?? `domain check ${index + 1}`}`,
        predicate:
          check.predicate === undefined
            ? { op: 'unknown', sql: check.expression }
            : nameValue(check.predicate, column.name),
      }),
    ),
  );
  const inside = partitionPredicate(draft.schema, target.table, target.types);
  const fromPartitions = inside === undefined ? [] : [{ name: `partitions of ${target.key}`, predicate: inside }];
  return [...own, ...fromDomains, ...fromPartitions];
}

/** In a domain's CHECK the value under test is called `value`. */
function nameValue(expression: Expression, column: string): Expression {
  if (expression.op === 'column') return expression.name === 'value' ? { op: 'column', name: column } : expression;
  return mapParts(expression, (part) => nameValue(part, column));
}
