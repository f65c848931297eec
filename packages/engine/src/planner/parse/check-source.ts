import type { Expression } from '../../language/expression/expression.ts';
import { partsOf } from '../../language/expression/walk-expression.ts';
import { findGenerator } from '../../weave/generators/catalogue.ts';
import type { Issue } from '../../base/shape/issue.ts';
import type { ColumnPlan, ColumnSource } from '../../document/plan/plan.ts';
import type { PlannedTable } from '../../document/plan/planned-table.ts';

type Planned = ReadonlyMap<string, PlannedTable>;
type Refuse = (code: string, at: string, message: string) => void;

/** A column's source names generators, references and columns that exist. */
export function checkSource(
  column: ColumnPlan,
  table: PlannedTable,
  planned: Planned,
  path: string,
  issues: Issue[],
): void {
  const refuse: Refuse = (code, at, message) => issues.push({ code, path: `${path}.${at}`, message });
  visitSource(column.source, table, planned, 'source', refuse);
  const { unique_within: within, unique_product: product } = column;
  if (within !== undefined && table.plan.references[within.reference] === undefined)
    refuse('unknown_reference', 'unique_within.reference', noReference(table, within.reference));
  if (product?.within !== undefined && table.plan.references[product.within] === undefined)
    refuse('unknown_reference', 'unique_product.within', noReference(table, product.within));
  if (product !== undefined && product.position >= product.radices.length)
    refuse(
      'contradiction',
      'unique_product.position',
      `There is no position ${product.position} in a product of ${product.radices.length}.`,
    );
}

function visitSource(
  source: ColumnSource | null,
  table: PlannedTable,
  planned: Planned,
  at: string,
  refuse: Refuse,
): void {
  if (source === null) return;
  switch (source.kind) {
    case 'omit':
      return;
    case 'generator':
      return checkGenerator(source, at, refuse);
    case 'reference': {
      const reference = table.plan.references[source.reference];
      if (reference === undefined)
        return refuse('unknown_reference', `${at}.reference`, noReference(table, source.reference));
      // A parent that is not planned was refused with the reference itself.
      if (planned.get(reference.to)?.columns.has(source.column) === false)
        refuse('unknown_column', `${at}.column`, `${reference.to} has no column ${source.column}.`);
      return;
    }
    case 'derive':
      return checkExpression(source.expression, table, planned, `${at}.expression`, refuse);
    case 'when':
      checkExpression(source.test, table, planned, `${at}.test`, refuse);
      visitSource(source.then, table, planned, `${at}.then`, refuse);
      return visitSource(source.otherwise, table, planned, `${at}.otherwise`, refuse);
    case 'variants': {
      const group = table.plan.variants[source.group];
      if (group === undefined)
        return refuse('contradiction', `${at}.group`, `${table.plan.name} has no group of variants ${source.group}.`);
      if (group.weights.length !== source.sources.length)
        refuse(
          'contradiction',
          `${at}.sources`,
          `Expected a source for each of ${group.weights.length} variants, found ${source.sources.length}.`,
        );
      return source.sources.forEach((item, index) =>
        visitSource(item, table, planned, `${at}.sources[${index}]`, refuse),
      );
    }
  }
}

function checkGenerator(source: Extract<ColumnSource, { kind: 'generator' }>, at: string, refuse: Refuse): void {
  const generator = findGenerator(source.generator, source.version);
  if (generator === undefined)
    return refuse(
      'unknown_generator',
      `${at}.generator`,
      `There is no generator ${source.generator} of version ${source.version}.`,
    );
  for (const issue of generator.check?.(source.options) ?? [])
    refuse(issue.code, `${at}.options.${issue.path}`, issue.message);
}

function checkExpression(
  expression: Expression,
  table: PlannedTable,
  planned: Planned,
  at: string,
  refuse: Refuse,
): void {
  if (expression.op === 'aggregate') {
    const child = planned.get(expression.table);
    if (child === undefined) return refuse('unknown_table', at, `The plan has no table ${expression.table}.`);
    return expression.value === undefined ? undefined : checkExpression(expression.value, child, planned, at, refuse);
  }
  if (expression.op === 'column') {
    let here: PlannedTable | undefined = table;
    for (const step of expression.through ?? []) {
      const reference: PlannedTable['plan']['references'][number] | undefined = here?.plan.references.find(
        ({ name, columns }) => name === step || columns.includes(step),
      );
      if (reference === undefined)
        return refuse('unknown_reference', at, `${here?.plan.name} has no reference over or named ${step}.`);
      here = planned.get(reference.to);
      if (here === undefined) return;
    }
    if (!here.columns.has(expression.name))
      refuse('unknown_column', at, `${here.plan.name} has no column ${expression.name}.`);
  }
  for (const part of partsOf(expression)) checkExpression(part, table, planned, at, refuse);
}

function noReference(table: PlannedTable, index: number): string {
  return `${table.plan.name} has no reference ${index}.`;
}
