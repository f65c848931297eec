import {
  type ColumnSource,
  type ReferencePlan,
  type SchemaDocument,
  printExpression,
  type TablePlan,
  tableKey,
} from '@rowloom/engine';
import { formatNumberOf } from '../output/format-number.ts';
import { layOutTable, type LayoutColumn } from '../output/lay-out-table.ts';
import { printable } from '../output/printable.ts';
import type { Terminal } from '../output/terminal.ts';
import { wrapText, wrapWithin } from '../output/wrap-text.ts';

/** A text is hard to read in fewer cells than this. */
const READABLE = 20;

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
  showColumns(
    terminal,
    plan.columns.map((item) => ({
      name: item.name,
      type: types.get(item.name) ?? '',
      source: printable(describeSource(item.source, plan.references)),
      nulls: item.null_fraction === 0 ? '' : percent(item.null_fraction),
      sure: percent(item.confidence),
      reason: printable(item.reason),
    })),
  );
  showConstraints(terminal, plan);
}

const percent = (share: number): string => `${Math.round(share * 100)}%`;

type ColumnFacts = { readonly [Fact in 'name' | 'type' | 'source' | 'nulls' | 'sure' | 'reason']: string };

/**
 * How a column is made matters most in a plan: it is never cut, and moves below the others if there is no room beside
 * them.
 */
function showColumns(terminal: Terminal, columns: readonly ColumnFacts[]): void {
  const { style } = terminal;
  const column = (name: string, fact: keyof ColumnFacts, look: Partial<LayoutColumn> = {}): LayoutColumn => ({
    name,
    cells: columns.map((facts) => facts[fact]),
    ...look,
  });
  const { lines, hidden } = layOutTable(
    [
      column('column', 'name', { wraps: true }),
      column('type', 'type', { wraps: true }),
      column('made by', 'source', { wraps: true }),
      column('nulls', 'nulls', { alignRight: true, isWhole: true }),
      column('sure', 'sure', { alignRight: true, isWhole: true }),
      column('because', 'reason', { wraps: true }),
    ],
    { width: terminal.width(), widest: 60, narrowest: READABLE, head: style.cyan, indent: '  ' },
  );
  for (const line of hidden.length === 0 ? lines : columns.flatMap((facts) => columnRecord(facts, terminal)))
    terminal.line(line);
}

function columnRecord(facts: ColumnFacts, { style, width }: Terminal): readonly string[] {
  const { name, type, source, nulls, sure, reason } = facts;
  const field = (title: string, text: string): readonly string[] =>
    wrapWithin(text, Math.max(READABLE, width() - 13)).map(
      (line, index) => `    ${index === 0 ? title : ' '.repeat(title.length)}  ${line}`,
    );
  return [
    `  ${style.cyan(name)}  ${style.dim(type)}`,
    ...field('made by', nulls === '' ? source : `${source}, ${nulls} NULL`),
    ...field('because', reason === '' ? `${sure} sure` : `${reason}, ${sure} sure`),
  ];
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

/** JSON with spaces between its members, where a line may end. */
const spelt = (options: object): string => JSON.stringify(options, null, 1).replaceAll(/\n */g, ' ');

function describeSource(source: ColumnSource, references: readonly ReferencePlan[]): string {
  switch (source.kind) {
    case 'generator': {
      const options = Object.keys(source.options).length === 0 ? '' : ` ${spelt(source.options)}`;
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
