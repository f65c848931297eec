import { type Driver, type Session, targetError } from '@rowloom/databases';
import { callsOfPostgresql, type Ddl, isOfExtension, prepare } from '@rowloom/sql';
import { type SchemaDocument, type Table, tableKey } from '@rowloom/engine';

type Part = { readonly table: string; readonly what: string; readonly constraint?: string };
type Caller = Part & { readonly sql: string };
type Calling = Part & { readonly functions: readonly string[] };

/** A type's name before a parenthesis is a cast. Only volatile functions may write. */
const KNOWN = `
SELECT called, bool_or(p.oid IS NULL AND t.oid IS NULL) AS is_lacking,
  bool_or(p.oid IS NOT NULL AND (p.provolatile = 'v' OR p.pronamespace = 'pg_catalog'::regnamespace)) AS is_open
FROM json_array_elements_text($1::json) AS called
LEFT JOIN pg_catalog.pg_proc AS p ON p.proname = called
LEFT JOIN pg_catalog.pg_type AS t ON t.typname = called
GROUP BY called`;

const MAX_REPORTED = 5;

/**
 * The DDL of the tables to be created. A schema document contains no functions: those that its tables call must exist
 * in the target. The document's author is not the user who runs it, so created objects must not call functions that may
 * change something, or built-in ones that reach beyond their arguments.
 */
export async function writeTargetDdl(session: Session, driver: Driver, schema: SchemaDocument): Promise<Ddl> {
  if (driver.readFunctions === undefined || schema.dialect !== session.dialect) return driver.writeDdl(schema);
  await prepare();
  const callers = callersOf(schema).map((caller) => ({ ...caller, functions: namesIn(caller.sql) }));
  const called = [...new Set(callers.flatMap(({ functions }) => functions))];
  if (called.length === 0) return driver.writeDdl(schema);
  const rows = await session.query(KNOWN, [JSON.stringify(called)]);
  const named = (field: string): ReadonlySet<string> =>
    new Set(rows.flatMap((row) => (row[field] === true ? [String(row['called'])] : [])));
  const lacking = named('is_lacking');
  const open = new Set([...named('is_open')].filter((name) => !isOfExtension({ name })));
  const ddl = await driver.writeDdl(schema, {
    functions: new Set(called.filter((name) => !lacking.has(name) && !open.has(name))),
  });
  // Objects of an extension exist only once it does.
  if (!/^CREATE EXTENSION /m.test(ddl.tables))
    refuse(callersIn(callers, lacking), {
      reason: 'the target lacks functions that they call',
      wayOut: 'Create the functions there first, or remove what calls them from the schema.',
    });
  refuseOpen(callersIn(callers, open));
  return ddl;
}

/** Refuses the tables if anything of them calls functions that may change something. */
export function refuseOpen(callers: readonly Calling[]): void {
  refuse(callers, {
    reason: 'they call functions that may do more than compute a value',
    wayOut:
      'Your own functions must be IMMUTABLE or STABLE in the target. Declare them so, or remove what calls them from the schema.',
  });
}

function namesIn(sql: string): readonly string[] {
  return callsOfPostgresql(sql).flatMap(({ schema, name }) => (schema === undefined ? [name] : []));
}

type Words = { readonly reason: string; readonly wayOut: string };

function callersIn(callers: readonly Calling[], names: ReadonlySet<string>): readonly Calling[] {
  return callers.flatMap((caller) => {
    const functions = caller.functions.filter((name) => names.has(name));
    return functions.length === 0 ? [] : [{ ...caller, functions }];
  });
}

function refuse(wrong: readonly Calling[], { reason, wayOut }: Words): void {
  const [first] = wrong;
  if (first === undefined) return;
  const told = wrong.slice(0, MAX_REPORTED).map(({ what, functions }) => `${what} calls ${functions.join(', ')}`);
  const more = wrong.length > MAX_REPORTED ? ` … and ${wrong.length - MAX_REPORTED} more.` : '';
  const message = `The tables cannot be created: ${reason}. ${told.join('. ')}.${more} ${wayOut}`;
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
