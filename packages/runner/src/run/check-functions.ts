import { calledFunctions, type Session, targetError } from '@rowloom/databases';
import { type SchemaDocument, type Table, tableKey } from '@rowloom/engine';

type Caller = { readonly table: string; readonly what: string; readonly sql: string; readonly constraint?: string };

/** Words and types of the language stand before parentheses as functions do. */
const LACKED = `
SELECT called FROM json_array_elements_text($1::json) AS called
WHERE NOT EXISTS (SELECT FROM pg_catalog.pg_proc WHERE proname = called)
  AND NOT EXISTS (SELECT FROM pg_catalog.pg_type WHERE typname = called)
  AND NOT EXISTS (SELECT FROM pg_catalog.pg_get_keywords() AS known WHERE known.word = called)`;

const MOST_TOLD = 5;

/** A schema document holds no functions: those that the tables to be created call must be in the target before them. */
export async function checkFunctions(session: Session, schema: SchemaDocument, ddl: string): Promise<void> {
  if (session.dialect !== 'postgresql' || schema.dialect !== 'postgresql') return;
  // What an extension brings is not there before it is.
  if (/^CREATE EXTENSION /m.test(ddl)) return;
  const callers = callersOf(schema).map((caller) => ({ ...caller, functions: calledFunctions(caller.sql) }));
  const called = [...new Set(callers.flatMap(({ functions }) => functions))];
  if (called.length === 0) return;
  const rows = await session.query(LACKED, [JSON.stringify(called)]);
  const lacked = new Set(rows.map((row) => String(row['called'])));
  const wrong = callers.flatMap((caller) => {
    const functions = caller.functions.filter((name) => lacked.has(name));
    return functions.length === 0 ? [] : [{ ...caller, functions }];
  });
  const [first] = wrong;
  if (first === undefined) return;
  const told = wrong.slice(0, MOST_TOLD).map(({ what, functions }) => `${what} calls ${functions.join(', ')}`);
  const more = wrong.length > MOST_TOLD ? ` … and ${wrong.length - MOST_TOLD} more.` : '';
  const message = `The tables cannot be created: the target lacks functions that they call. ${told.join('. ')}.${more} Create the functions there first, or take what calls them out of the schema.`;
  throw targetError('unsupported', message, {
    table: first.table,
    ...(first.constraint === undefined ? {} : { constraint: first.constraint }),
    plain: message,
  });
}

function callersOf({ tables, domains }: SchemaDocument): readonly Caller[] {
  return [
    ...domains.flatMap(({ name, checks }) =>
      checks.map(({ expression }): Caller => ({ table: name, what: `A CHECK of the domain ${name}`, sql: expression })),
    ),
    ...tables.flatMap(tableCallers),
  ];
}

function tableCallers(declared: Table): readonly Caller[] {
  const table = tableKey(declared);
  return [
    ...declared.checks.map(
      ({ name, expression }): Caller => ({
        table,
        what: `${name === undefined ? 'A CHECK' : `The CHECK ${name}`} of ${table}`,
        sql: expression,
        ...(name === undefined ? {} : { constraint: name }),
      }),
    ),
    ...declared.columns.flatMap(({ name, default: fallback, generated }): readonly Caller[] => [
      ...(generated === undefined
        ? []
        : [{ table, what: `The computed column ${table}.${name}`, sql: generated.expression }]),
      ...(fallback === undefined ? [] : [{ table, what: `The default of ${table}.${name}`, sql: fallback }]),
    ]),
    ...declared.uniques.flatMap(({ name, expressions = [], where }) =>
      [...expressions, ...(where === undefined ? [] : [where])].map(
        ({ expression }): Caller => ({
          table,
          what: `The unique index ${name ?? ''} of ${table}`.replace('  ', ' '),
          sql: expression,
          ...(name === undefined ? {} : { constraint: name }),
        }),
      ),
    ),
  ];
}
