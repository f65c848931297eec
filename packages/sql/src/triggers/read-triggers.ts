import {
  type Expression,
  type SchemaDocument,
  type SqlDialect,
  sqlDialectOf,
  type Table,
  type Trigger,
  type TriggerRules,
} from '@rowloom/engine';
import type { ReadText } from '../document/fill-predicates.ts';
import { readOrNothing } from '../functions/not-read.ts';
import { GrammarProblem } from '../grammar/grammar-problem.ts';
import { keepFollowing } from './add-following.ts';
import { followSteps } from './follow-steps.ts';
import { openProbes } from './lookup.ts';
import { openConditions } from './read-condition.ts';
import { readMysqlBody } from './read-mysql-body.ts';
import { readPlpgsqlBody } from './read-plpgsql-body.ts';
import { readSqliteBody } from './read-sqlite-body.ts';
import { readWrite } from './read-writes.ts';
import { addRules } from './rules-of-way.ts';
import { splitPath } from './split-path.ts';
import type { TriggerBody } from './trigger-step.ts';
import { triggerTokens } from './trigger-tokens.ts';

/** The document with what its triggers keep, as far as their bodies tell. */
export function readTriggersWith(document: SchemaDocument, readText: ReadText): SchemaDocument {
  return {
    ...document,
    tables: document.tables.map((table) =>
      table.triggers === undefined
        ? table
        : { ...table, triggers: table.triggers.map((trigger) => readTrigger(document, table, trigger, readText)) },
    ),
  };
}

function readTrigger(document: SchemaDocument, table: Table, trigger: Trigger, readText: ReadText): Trigger {
  const { source: _source, ...plain } = trigger;
  if (trigger.level !== 'row' || trigger.timing === 'instead_of' || trigger.keeps !== undefined) return plain;
  try {
    return { ...plain, ...readOrNothing(() => readWhat(document, table, trigger, readText)) };
  } catch (error) {
    if (error instanceof GrammarProblem) return plain;
    throw error;
  }
}

type Read = Pick<Trigger, 'keeps' | 'says' | 'sets' | 'writes' | 'understood'>;

function readWhat(document: SchemaDocument, table: Table, trigger: Trigger, readText: ReadText): Read {
  const body = BODIES[sqlDialectOf(document.dialect)](trigger);
  if (body === undefined) return {};
  const probes = openProbes();
  const reader = openConditions(document, table, readText, probes);
  const when = whenOf(document, trigger, reader.read);
  const { refusals, sets, inserts, isWhole } = followSteps(body, reader, when);
  const kept = { foreign_keys: [], uniques: [], checks: [], parents: [], limits: [], follows: [] };
  const context = { table, trigger: trigger.name, timing: trigger.timing, probes };
  // Each is tried, also after one that could not be said as a rule.
  const told = refusals.map(({ path }) =>
    splitPath(path)
      .map((way) => addRules(kept, way, context))
      .every((isTold) => isTold),
  );
  keepFollowing(kept);
  const says = [...new Set(refusals.flatMap((refusal) => refusal.says ?? []))];
  const writes = inserts.flatMap(({ statement, state }) => readWrite(statement, state, reader, document, table) ?? []);
  return {
    ...(isEmpty(kept) ? {} : { keeps: distinct(kept) }),
    ...(isWhole && told.every((isTold) => isTold) ? { understood: true } : {}),
    ...(says.length === 0 ? {} : { says }),
    ...(sets.size === 0 ? {} : { sets: table.columns.map(({ name }) => name).filter((name) => hasName(sets, name)) }),
    ...(writes.length === 0 ? {} : { writes }),
  };
}

const hasName = (names: ReadonlySet<string>, name: string): boolean =>
  names.has(name) || [...names].some((each) => each.toLowerCase() === name.toLowerCase());

/** A trigger calls a function that is its source, or holds its action itself. */
const BODIES: Readonly<Record<SqlDialect, (trigger: Trigger) => TriggerBody | undefined>> = {
  postgresql: ({ source, timing }) => (source === undefined ? undefined : readPlpgsqlBody(source, timing)),
  mysql: ({ action }) => (action === undefined ? undefined : readMysqlBody(action)),
  sqlite: ({ action }) => (action === undefined ? undefined : readSqliteBody(action)),
};

function whenOf(
  { dialect }: SchemaDocument,
  { when }: Trigger,
  read: ReturnType<typeof openConditions>['read'],
): Expression | undefined {
  if (when === undefined) return undefined;
  const nothing = {
    variables: new Map(),
    records: new Map(),
    written: new Map(),
    found: { op: 'unknown', sql: '' } as const,
  };
  return read(triggerTokens(when, dialect), nothing);
}

type Kept = { readonly [Kind in keyof TriggerRules]-?: NonNullable<TriggerRules[Kind]> };

const isEmpty = (kept: Kept): boolean => Object.values(kept).every((rules) => rules.length === 0);

/** Each once, and no empty lists. */
function distinct(kept: Kept): TriggerRules {
  const lists = Object.entries(kept).map(
    ([kind, rules]) => [kind, [...new Map(rules.map((rule) => [JSON.stringify(rule), rule])).values()]] as const,
  );
  return Object.fromEntries(lists.filter(([, rules]) => rules.length > 0));
}

type Declared = { readonly triggers: readonly { readonly warn: () => void }[] };

/** Of a trigger all of which was read nobody need be warned. */
export function warnOfTriggers(tables: readonly Declared[], { tables: read }: SchemaDocument): void {
  for (const [at, { triggers }] of tables.entries())
    for (const [place, { warn }] of triggers.entries()) if (read[at]?.triggers?.[place]?.understood !== true) warn();
}
