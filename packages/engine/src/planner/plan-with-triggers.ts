import type { Issue } from '../base/shape/issue.ts';
import { schemaDigest } from '../language/schema/schema-digest.ts';
import type { SchemaDocument } from '../language/schema/schema-document.ts';
import { hasTriggerRules, keepingTrigger, triggerKey, withTriggerRules } from '../language/schema/trigger-rules.ts';
import type { ConstraintVerdict, Plan, TablePlan } from '../document/plan/plan.ts';

type Result = { readonly plan: Plan } | { readonly issues: readonly Issue[] };

/** How often some triggers are dropped before all of them are. */
const MAX_ATTEMPTS = 3;

/**
 * Plans with the rules of triggers as if they were constraints. These may be contradictory or misread: whatever could
 * be planned without them is never refused because of them.
 */
export function planWithTriggers(schema: SchemaDocument, plan: (schema: SchemaDocument) => Result): Result {
  if (!hasTriggerRules(schema)) return plan(schema);
  const all = schema.tables.flatMap((table) =>
    (table.triggers ?? []).filter(({ keeps }) => keeps !== undefined).map((trigger) => triggerKey(table, trigger)),
  );
  let aside = new Set<string>();
  const rooms = roomsOf(schema);
  let result = plan(withTriggerRules(schema));
  for (let attempt = 1; 'issues' in result && aside.size < all.length; attempt++) {
    const blamed = attempt > MAX_ATTEMPTS ? all : blame(schema, all, result.issues);
    const before = aside.size;
    const narrowed = blamed.filter((key) => !aside.has(key) && narrow(rooms, key));
    aside = new Set([...aside, ...blamed.filter((key) => !narrowed.includes(key))]);
    // Narrowing is not a failed attempt: the number of capacities is finite.
    if (narrowed.length > 0) attempt--;
    else if (aside.size === before) aside = new Set(all);
    result = plan(withTriggerRules(schema, aside, rooms));
  }
  return 'issues' in result ? result : { plan: finish(schema, result.plan, aside) };
}

/**
 * The capacity that parents are planned for, if a column of theirs gives it: the column may be unable to hold that
 * much.
 */
const ROOMS = [5, 2, 1];

function roomsOf({ tables }: SchemaDocument): Map<string, number> {
  return new Map(
    tables.flatMap((table) =>
      (table.triggers ?? []).flatMap((trigger) => {
        const own = trigger.keeps?.limits?.flatMap(({ room, most }) => (room === undefined ? [] : [most])) ?? [];
        return own.length === 0 ? [] : [[triggerKey(table, trigger), Math.max(...own)] as const];
      }),
    ),
  );
}

/** Whether a trigger can be planned with less capacity, which it then has. */
function narrow(rooms: Map<string, number>, key: string): boolean {
  const less = ROOMS.find((room) => room < (rooms.get(key) ?? 0));
  if (less !== undefined) rooms.set(key, less);
  return less !== undefined;
}

/** The triggers that issues mention, by name or by table; all if none is mentioned. */
function blame(schema: SchemaDocument, all: readonly string[], issues: readonly Issue[]): readonly string[] {
  const said = issues.map(({ path, message }) => `${path} ${message}`).join('\n');
  const named = all.filter((key) => said.includes(`trigger ${key.slice(key.lastIndexOf('.') + 1)}`));
  if (named.length > 0) return named;
  const ofTables = schema.tables.flatMap((table) =>
    (table.triggers ?? [])
      .map((trigger) => triggerKey(table, trigger))
      .filter((key) => all.includes(key) && issues.some(({ path }) => isAt(path, key.slice(0, key.lastIndexOf('.'))))),
  );
  return ofTables.length > 0 ? ofTables : all;
}

const isAt = (path: string, table: string): boolean =>
  path === `tables.${table}` || path.startsWith(`tables.${table}.`) || path.startsWith(`tables.${table}[`);

/** The plan is for the schema as it is; verdicts name the triggers. */
function finish(schema: SchemaDocument, plan: Plan, aside: ReadonlySet<string>): Plan {
  return {
    ...plan,
    schema_digest: schemaDigest(schema),
    tables: plan.tables.map(
      (table): TablePlan => ({ ...table, constraints: table.constraints.map((verdict) => sayWho(verdict)) }),
    ),
    notes: [
      ...plan.notes,
      ...[...aside].map((key): Issue => {
        const at = key.lastIndexOf('.');
        const [table, trigger] = [key.slice(0, at), key.slice(at + 1)];
        return {
          code: 'trigger_aside',
          path: `tables.${table}.triggers.${trigger}`,
          message: `The trigger ${trigger} of ${table} may refuse rows: its conditions cannot be planned together with the other constraints.`,
        };
      }),
    ],
  };
}

function sayWho(verdict: ConstraintVerdict): ConstraintVerdict {
  const trigger = keepingTrigger(verdict.name);
  if (trigger === undefined) return verdict;
  return {
    ...verdict,
    reason: `${verdict.reason.replace(/\.$/, '')}; the trigger ${trigger} requires it, not a constraint`,
  };
}
