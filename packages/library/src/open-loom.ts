import {
  type Issue,
  type Lexicon,
  loadLexicon,
  makePlan,
  makeRunContext,
  mergeRules,
  nearestName,
  type Plan,
  type Rules,
} from '@rowloom/engine';
import { type Factory, openFactory } from './factory/open-factory.ts';
import type { Loom } from './loom.ts';
import { issuesError, RowloomError } from './rowloom-error.ts';
import { findReadyPlans } from './ready/find-ready-plans.ts';
import { type ReadSchema, readSchema, type SchemaSource } from './schema/read-schema.ts';
import type { Made, SchemaTypes } from './schema/schema-types.ts';
import type { WeaveOptions } from './weave-options.ts';
import { readRules, readWishes } from './wishes.ts';
import { openWovenTable, type WovenTable } from './woven-table.ts';

/** See `weave`. */
export async function openLoom<Schema = SchemaTypes>(
  source: SchemaSource,
  options: WeaveOptions,
): Promise<Loom<Schema>> {
  const wishes = readWishes(options);
  const [read, lexicon] = await Promise.all([readSchema(source, options.dialect), loadLexicon(wishes.locale)]);
  const rules = mergeRules(read.rules, readRules(options.rules));
  const { schema } = read;
  const { planned } = read;
  const ready = planned !== undefined && isAsShipped(read, options) ? findReadyPlans(planned, wishes) : undefined;
  const plan = (options.rows === undefined ? ready?.rows() : undefined) ?? planRun(read, rules, options, lexicon);
  const run = makeRunContext(schema, plan, lexicon);
  const form = options.values ?? 'javascript';
  const tables = new Map<string, WovenTable<unknown>>();
  const tableOf = (name: string): WovenTable<unknown> => {
    const known = tables.get(name);
    if (known !== undefined) return known;
    if (!run.tables.has(name)) throw noTable(name, [...run.tables.keys()]);
    const opened = openWovenTable(run, name, form);
    tables.set(name, opened);
    return opened;
  };
  const warnings = read.warnings.map((message): Issue => ({ code: 'not_understood', path: '', message }));
  const facts = {
    tables: plan.tables.map(({ name }) => name),
    table: tableOf,
    rows: (name: string, count?: number) => tableOf(name).slice(0, count),
    seed: plan.seed,
    schema,
    plan,
    notes: [...warnings, ...plan.notes],
  };
  // A plan for tests is made when the first test needs it: a user of rows alone does not wait for it.
  let factory: Factory | undefined;
  const first = (): Factory =>
    (factory ??= openFactory({ schema, rules, lexicon, wishes, form, ready: ready?.factory() }));
  return makeLoom(facts, first) as Loom<Schema>;
}

const isAsShipped = ({ isPack }: ReadSchema, { rules }: WeaveOptions): boolean =>
  isPack === true && rules === undefined;

function planRun(read: ReadSchema, rules: Rules, options: WeaveOptions, lexicon: Lexicon): Plan {
  const made = makePlan(
    read.schema,
    {
      ...readWishes(options),
      rules,
      leave_out: options.strict !== true,
      probe: !isAsShipped(read, options),
      ...(options.rows === undefined ? {} : { rows: options.rows }),
    },
    lexicon,
  );
  if ('issues' in made) throw issuesError('plan', 'The run cannot be planned.', made.issues);
  return made.plan;
}

type Given = Readonly<Record<string, unknown>>;

/** Types are for users, who have a schema's: inside, a row is a row. */
function makeLoom(facts: object, factoryOf: () => Factory): object {
  const one = (name: string, overrides: Given = {}): Made => factoryOf().one(name, overrides);
  return {
    ...facts,
    one,
    many: (name: string, count: number, overrides: Given | ((index: number) => Given) = {}) =>
      Array.from({ length: count }, (_, index) =>
        one(name, typeof overrides === 'function' ? overrides(index) : overrides),
      ),
    fresh() {
      let fresh: Factory | undefined;
      return makeLoom(facts, () => (fresh ??= factoryOf().fresh()));
    },
  };
}

function noTable(name: string, names: readonly string[]): RowloomError {
  const near = nearestName(name, names);
  return new RowloomError(
    'unknown_name',
    `There is no table ${name}.${near === undefined ? '' : ` Did you mean ${near}?`} The tables are ${names.join(', ')}.`,
    { table: name },
  );
}
