import { columnsOf } from '../../language/expression/walk-expression.ts';
import type { Lexicon } from '../../base/locale/lexicon.ts';
import type { Plan, TablePlan } from '../../document/plan/plan.ts';
import { makeOwnReader } from '../sample/make-own-reader.ts';
import { makeReader } from '../sample/make-reader.ts';
import { makeSampler } from '../sample/make-sampler.ts';
import { splitSampled } from '../sample/split-sampled.ts';
import { resolveType } from '../../language/schema/resolve-type.ts';
import type { SchemaDocument } from '../../language/schema/schema-document.ts';
import { tableKey } from '../../language/schema/table-key.ts';
import { parseMicros } from '../../language/values/parse-micros.ts';
import type { RunAdditions } from '../graph/run-additions.ts';
import type { RunContext, Sampler, TableContext } from '../graph/run-context.ts';

/** Combines a plan with its schema; nothing is compiled yet. */
export function makeRunContext(
  schema: SchemaDocument,
  plan: Plan,
  lexicon: Lexicon,
  additions: RunAdditions & { readonly probing?: boolean } = {},
): RunContext {
  const byName = new Map(schema.tables.map((table) => [tableKey(table), table]));
  const tables = new Map<string, TableContext>();
  const owned = new Map<string, TableContext[]>();
  for (const [place, tablePlan] of plan.tables.entries()) {
    const table = byName.get(tablePlan.name);
    if (table === undefined)
      throw new Error(`The plan names the table ${tablePlan.name}, which the schema does not have.`);
    const context: TableContext = {
      name: tablePlan.name,
      place,
      plan: tablePlan,
      table,
      types: new Map(table.columns.map((column) => [column.name, resolveType(schema, column.type)])),
      base: baseOf(additions, tablePlan.name),
      owning: tablePlan.references.findIndex((reference) => reference.owning),
      sampled: sampledOf(tablePlan),
    };
    tables.set(tablePlan.name, context);
    const owner = tablePlan.references[context.owning]?.to;
    if (owner !== undefined) owned.set(owner, [...(owned.get(owner) ?? []), context]);
  }
  const samplers = new Map<string, Sampler>();
  const run: RunContext = {
    schema,
    plan,
    lexicon,
    asOf: parseMicros(plan.as_of),
    tables,
    owned,
    existing: new Map(Object.entries(additions.existing ?? {})),
    probing: additions.probing === true,
    readerOf: (table, expression, sampling) => makeReader(run, table, expression, sampling),
    ownReaderOf: (table, column, options, sampling) => makeOwnReader(run, table, column, options, sampling),
    samplerOf(table) {
      const known = samplers.get(table) ?? makeSampler(run, table);
      samplers.set(table, known);
      return known;
    },
  };
  return run;
}

function baseOf({ bases }: RunAdditions, table: string): number {
  const base = bases?.[table] ?? 0;
  if (!Number.isSafeInteger(base) || base < 0)
    throw new RangeError(`The base of ${table} is a whole number from 0, not ${base}.`);
  return base;
}

function sampledOf(plan: TablePlan): TableContext['sampled'] {
  const tests = plan.constraints.flatMap(({ verdict, test }) =>
    verdict === 'sampled' && test !== undefined ? [test] : [],
  );
  const asked = new Set(tests.flatMap(columnsOf));
  // A reference is redrawn as a whole, whichever of its columns is concerned.
  const redrawn = plan.references.filter((reference) => reference.columns.some((name) => asked.has(name)));
  const whole = { tests, columns: new Set([...asked, ...redrawn.flatMap(({ columns }) => columns)]) };
  return { ...whole, parts: plan.apart === true ? splitSampled(plan, whole) : [whole] };
}
