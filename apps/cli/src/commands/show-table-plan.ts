import {
  type ColumnPlan,
  type ColumnSource,
  type ReferencePlan,
  type SchemaDocument,
  printExpression,
  type TablePlan,
  tableKey,
} from '@rowloom/engine';
import { formatNumberOf } from '../output/format-number.ts';
import { layOutTable } from '../output/lay-out-table.ts';
import type { Terminal } from '../output/terminal.ts';
import { wrapText } from '../output/wrap-text.ts';

/** A table's rows, references, columns and verdicts. */
export function showTablePlan(terminal: Terminal, schema: SchemaDocument, plan: TablePlan): void {
  const { style } = terminal;
  terminal.line();
  terminal.line(`${style.bold(plan.name)} ${style.dim(formatNumberOf(plan.rows, 'row'))}`);
  for (const reference of plan.references) {
    const [first = '', ...rest] = wrapText(describeReference(reference), terminal.width() - 4);
    terminal.line(`  ${style.green('→')} ${first}`);
    for (const more of rest) terminal.line(`    ${more}`);
  }
  const types = new Map(
    schema.tables.find((table) => tableKey(table) === plan.name)?.columns.map(({ name, type }) => [name, type.native]),
  );
  const column = (name: string, show: (item: ColumnPlan) => string, alignRight = false) => ({
    name,
    cells: plan.columns.map(show),
    alignRight,
  });
  const { lines } = layOutTable(
    [
      column('column', ({ name }) => name),
      column('type', ({ name }) => types.get(name) ?? ''),
      column('made by', (item) => describeSource(item.source, plan.references)),
      column('nulls', ({ null_fraction }) => (null_fraction === 0 ? '' : `${Math.round(null_fraction * 100)}%`), true),
      column('sure', ({ confidence }) => `${Math.round(confidence * 100)}%`, true),
      column('because', ({ reason }) => reason),
    ],
    { width: terminal.width(), widest: 60, narrowest: 9, head: style.cyan, indent: '  ' },
  );
  for (const line of lines) terminal.line(line);
  showConstraints(terminal, plan);
}

function showConstraints({ line, style, width }: Terminal, { constraints }: TablePlan): void {
  const solved = constraints.filter(({ verdict }) => verdict === 'solved').map(({ name }) => name);
  if (solved.length > 0)
    for (const text of wrapText(`  solved: ${solved.join(', ')}`, width(), '    ')) line(style.dim(text));
  for (const { verdict, name, reason } of constraints) {
    if (verdict !== 'solved')
      line(
        `  ${verdict === 'sampled' ? style.yellow(verdict) : style.red(verdict)}: ${name}${reason === '' ? '' : `, ${reason}`}`,
      );
  }
}

function describeReference({ columns, to, to_columns, strategy, owning, null_fraction }: ReferencePlan): string {
  const from = columns.length === 0 ? '(no column)' : columns.join(', ');
  const target = to_columns.length === 0 ? to : `${to} (${to_columns.join(', ')})`;
  const nulls = null_fraction === 0 ? '' : `, ${Math.round(null_fraction * 100)}% NULL`;
  return `${from} to ${target}: ${describeStrategy(strategy)}${owning ? ', owner' : ''}${nulls}`;
}

function describeStrategy(strategy: ReferencePlan['strategy']): string {
  switch (strategy.kind) {
    case 'fan_out':
      return `fan-out, ${strategy.min} to ${strategy.max ?? 'any number'} each`;
    case 'scatter':
      return `scatter, ${{ zipf: 'by popularity', uniform: 'evenly', recent: 'among those that exist by then' }[strategy.distribution]}`;
    case 'one_to_one':
      return 'one to one';
    case 'junction':
      return 'junction, distinct for each owner';
    case 'tree':
      return `tree, ${strategy.depth} levels`;
    case 'shared':
      return `within the same ${strategy.anchor}`;
    case 'through':
      return 'through other references';
    case 'product':
      return 'distinct tuples';
    case 'motif':
      return "by the row's place in a motif";
    case 'existing':
      return strategy.unique === true ? 'rows of the target, each once' : 'rows of the target';
  }
}

function describeSource(source: ColumnSource, references: readonly ReferencePlan[]): string {
  switch (source.kind) {
    case 'generator': {
      const options = Object.keys(source.options).length === 0 ? '' : ` ${JSON.stringify(source.options)}`;
      return source.generator + options;
    }
    case 'reference':
      return `${references[source.reference]?.to ?? ''}.${source.column}`;
    case 'derive':
      return `= ${printExpression(source.expression)}`;
    case 'variants':
      return [
        ...new Set(source.sources.map((item) => (item === null ? 'NULL' : describeSource(item, references)))),
      ].join(' or ');
    case 'when':
      return [source.then, source.otherwise]
        .map((item) => (item === null ? 'NULL' : describeSource(item, references)))
        .join(' or ');
    case 'omit':
      return 'left to the database';
  }
}
