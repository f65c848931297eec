import type { ReferenceRule } from '../../document/rules/rules.ts';
import type { Expression } from '../../language/expression/expression.ts';
import type { ForeignKey, Table } from '../../language/schema/schema-document.ts';
import { tableKey } from '../../language/schema/table-key.ts';
import { behindGenerated } from '../draft/behind-generated.ts';
import type { Draft, ReferenceDraft, TableDraft } from '../draft/draft.ts';
import { draftReference } from '../draft/draft-reference.ts';
import { equalColumns } from '../draft/equal-columns.ts';
import { isUnique } from '../draft/is-unique.ts';

/** Every reference of a table: its foreign keys, and those that only a rule declares. */
export function draftReferences(draft: Draft, target: TableDraft): void {
  const rules = new Map(Object.entries(target.rule.references ?? {}));
  const used = new Set<string>();
  const equal = unruled(target, equalColumns(target.table));
  for (const declared of target.table.foreign_keys) {
    const name = declared.name ?? `${target.table.name}_${declared.columns.join('_')}_fkey`;
    const shared = { ...declared, columns: declared.columns.map((column) => equal.get(column) ?? column) };
    const key = behindGenerated(target.table, shared);
    const ruleName = [name, ...declared.columns, ...key.columns].find(
      (item) => rules.has(item) && rules.get(item)?.to === undefined,
    );
    if (ruleName !== undefined) used.add(ruleName);
    const to = parentKey(draft, target.table, key);
    if (to === undefined) {
      draft.notes.push({
        code: 'parent_absent',
        path: `tables.${target.key}.foreign_keys.${name}`,
        message: `${target.key} refers to ${key.references.table}, a table that the schema does not have: the reference is ignored.`,
      });
      continue;
    }
    if (isRepeated(target.references, key, to) || isItself(target, key, to)) continue;
    target.references.push(fromForeignKey(target.table, key, name, to, rules.get(ruleName ?? '') ?? {}));
  }
  for (const [name, rule] of rules) if (!used.has(name)) addDeclared(draft, target, name, rule);
}

/** Rules about either column take precedence. */
function unruled(target: TableDraft, equal: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  return new Map([...equal].filter((pair) => pair.every((column) => !target.columnRules.has(column))));
}

function parentKey(draft: Draft, table: Table, key: ForeignKey): string | undefined {
  const { schema, table: name } = key.references;
  const qualified = tableKey({ name, schema: schema ?? table.schema });
  if (draft.tables.has(qualified)) return qualified;
  return draft.tables.has(name) ? name : undefined;
}

/** A column that refers to itself may have any value: each row refers to itself. */
function isItself(target: TableDraft, key: ForeignKey, to: string): boolean {
  return to === target.key && key.columns.every((name, place) => name === key.references.columns[place]);
}

/** Dumps of old schemas contain the same key twice under two names. */
function isRepeated(references: readonly ReferenceDraft[], key: ForeignKey, to: string): boolean {
  return references.some(
    (item) =>
      item.to === to &&
      item.columns.join() === key.columns.join() &&
      item.to_columns.join() === key.references.columns.join(),
  );
}

function fromForeignKey(table: Table, key: ForeignKey, name: string, to: string, rule: ReferenceRule): ReferenceDraft {
  const optional = key.columns.filter((part) => {
    const column = table.columns.find((item) => item.name === part);
    const computed = column?.generated?.predicate;
    return column?.nullable === true && (computed === undefined || mayYieldNull(computed));
  });
  return draftReference({
    name,
    columns: key.columns,
    to,
    to_columns: key.references.columns,
    // With MATCH SIMPLE one NULL column is enough; with MATCH FULL all of them are NULL together.
    nullable: key.match === 'full' ? optional.length === key.columns.length : optional.length > 0,
    unique: isUnique(table, key.columns),
    deferrable: key.deferrable === true,
    declared: true,
    cascades: key.on_delete === 'cascade',
    rule,
  });
}

/** Whether a generated value may be NULL, as far as its form tells. */
function mayYieldNull(expression: Expression): boolean {
  switch (expression.op) {
    case 'literal':
      return expression.type === 'null';
    case 'cast':
      return mayYieldNull(expression.arg);
    case 'case': {
      const { whens, otherwise } = expression;
      return otherwise === undefined || [otherwise, ...whens.map(({ then }) => then)].some(mayYieldNull);
    }
    default:
      return true;
  }
}

function addDeclared(draft: Draft, target: TableDraft, name: string, rule: ReferenceRule): void {
  const path = `rules.${target.key}.references.${name}`;
  if (rule.to === undefined) {
    draft.issues.push({
      code: 'unknown_reference',
      path,
      message: `${target.key} has no foreign key over or named ${name}; a reference that the schema does not declare needs "to".`,
    });
    return;
  }
  if (!draft.tables.has(rule.to)) {
    draft.issues.push({ code: 'unknown_table', path: `${path}.to`, message: `There is no table ${rule.to}.` });
    return;
  }
  const columns = rule.columns ?? (target.types.has(name) ? [name] : []);
  const missing = columns.find((column) => !target.types.has(column));
  if (missing !== undefined) {
    draft.issues.push({
      code: 'unknown_column',
      path: `${path}.columns`,
      message: `${target.key} has no column ${missing}.`,
    });
    return;
  }
  const parent = draft.tables.get(rule.to);
  const reference = draftReference({
    name,
    columns,
    to: rule.to,
    to_columns: rule.to_columns ?? (columns.length === 0 ? [] : (parent?.table.primary_key?.columns ?? [])),
    nullable: columns.some((column) => target.table.columns.find((item) => item.name === column)?.nullable === true),
    unique: columns.length > 0 && isUnique(target.table, columns),
    rule,
  });
  target.references.push(reference);
}
