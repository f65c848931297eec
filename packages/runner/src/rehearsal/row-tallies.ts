import {
  type ColumnType,
  columnsOf,
  findDomain,
  type RunContext,
  type SchemaDocument,
  type TableContext,
} from '@rowloom/engine';
import { evaluateOn, isBroken } from './row-test.ts';
import { type Tally, tally, unexamined } from './tally.ts';

const UNREAD = 'Its expression could not be read: a rehearsal cannot examine it.';
const OMITTED = 'It is about a column that is left to the database: a rehearsal cannot examine it.';

/** NOT NULL and CHECK, of the table and of its columns' domains: what a row satisfies or violates by itself. */
export function rowTallies(
  run: RunContext,
  { table, types }: TableContext,
  made: ReadonlySet<string>,
): readonly Tally[] {
  const notNull = table.columns
    .filter(({ type, nullable }) => !nullable || isNeverNull(run.schema, type))
    .map(({ name }) => {
      const subject = { kind: 'not_null', name } as const;
      return made.has(name)
        ? tally(subject, (row) => (row[name] === null || row[name] === undefined ? 'broken' : 'met'))
        : unexamined(subject, OMITTED);
    });
  const checks = table.checks.map(({ name, predicate }, index) => {
    const subject = { kind: 'check', name: name ?? `check ${index + 1}` } as const;
    if (predicate === undefined) return unexamined(subject, UNREAD);
    if (!columnsOf(predicate).every((column) => made.has(column))) return unexamined(subject, OMITTED);
    return tally(subject, (row) => {
      const answer = evaluateOn(predicate, row, types, run.asOf);
      return answer === undefined ? 'unclear' : isBroken(answer) ? 'broken' : 'met';
    });
  });
  const domains = table.columns
    .filter(({ name }) => made.has(name))
    .flatMap(({ name, type }) => domainTallies(run, name, type, types.get(name)));
  return [...notNull, ...checks, ...domains];
}

function isNeverNull(schema: SchemaDocument, type: ColumnType): boolean {
  const domain = findDomain(schema, type);
  return domain !== undefined && (!domain.nullable || isNeverNull(schema, domain.type));
}

/** In a domain's checks the value is called `value`. */
function domainTallies(
  run: RunContext,
  column: string,
  type: ColumnType,
  base: ColumnType | undefined,
): readonly Tally[] {
  const domain = findDomain(run.schema, type);
  if (domain === undefined || base === undefined) return [];
  const types = new Map([['value', base]]);
  const own = domain.checks.map(({ name, predicate }, index) => {
    const subject = { kind: 'check', name: `${name ?? `${domain.name} check ${index + 1}`} of ${column}` } as const;
    if (predicate === undefined) return unexamined(subject, UNREAD);
    return tally(subject, (row) => {
      const answer = evaluateOn(predicate, { value: row[column] ?? null }, types, run.asOf);
      return answer === undefined ? 'unclear' : isBroken(answer) ? 'broken' : 'met';
    });
  });
  return [...own, ...domainTallies(run, column, domain.type, base)];
}
