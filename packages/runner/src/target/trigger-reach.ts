import type { Table } from '@rowloom/engine';
import type { TriggerEvent, TriggerText } from './trigger-text.ts';

/** What triggers may do to the rows of a loaded table, each with the responsible trigger. */
export type TableReach = {
  readonly columns: ReadonlyMap<string, ReachingTrigger>;
  /** Inserts additional rows. */
  readonly inserts?: ReachingTrigger;
  readonly deletes?: ReachingTrigger;
};

export type ReachingTrigger = { readonly table: string; readonly name: string };

export const sayTrigger = ({ table, name }: ReachingTrigger): string => `the trigger ${name} of ${table}`;

type Reached = { columns: Map<string, ReachingTrigger>; inserts?: ReachingTrigger; deletes?: ReachingTrigger };
type Columns = Pick<Table, 'name' | 'columns'>;

/**
 * Follows the triggers that fire when rows come, and those fired by their effects. A change that no trigger's text can
 * explain was made by somebody else. By the tables' bare lower-case names: two tables of one name in different schemas
 * share the result.
 */
export function followTriggers(
  triggers: readonly TriggerText[],
  tables: readonly Columns[],
  filled: readonly Pick<Table, 'name'>[],
): ReadonlyMap<string, TableReach> {
  const reached = new Map<string, Reached>();
  const at = (table: string): Reached => {
    const found = reached.get(small(table)) ?? { columns: new Map() };
    reached.set(small(table), found);
    return found;
  };
  const seen = new Set<TriggerText>();
  const fire = (table: string, event: TriggerEvent): void => {
    for (const trigger of triggers)
      if (small(trigger.table) === small(table) && trigger.events.includes(event) && !seen.has(trigger)) {
        seen.add(trigger);
        follow(trigger);
      }
  };
  const reach = (by: TriggerText, table: Columns, columns: readonly string[]): void => {
    const known = at(table.name).columns;
    for (const column of columns) if (!known.has(column)) known.set(column, by);
  };
  const follow = (trigger: TriggerText): void => {
    const { source } = trigger;
    for (const table of tables) {
      const all = table.columns.map(({ name }) => name);
      if (source === undefined) {
        reach(trigger, table, all);
        continue;
      }
      if (trigger.isBefore && small(trigger.table) === small(table.name))
        reach(trigger, table, newColumns(source, all));
      const updates = partsOf(source, UPDATES).filter(({ target }) => names(target, table.name));
      for (const { rest } of updates) reach(trigger, table, assigned(rest, all));
      if (updates.length > 0) fire(table.name, 'update');
      if (partsOf(source, DELETES).some(({ target }) => names(target, table.name))) {
        at(table.name).deletes ??= trigger;
        fire(table.name, 'delete');
      }
      const inserts = partsOf(source, INSERTS).filter(({ target }) => names(target, table.name));
      if (inserts.length === 0) continue;
      at(table.name).inserts ??= trigger;
      // ON CONFLICT and ON DUPLICATE KEY change existing rows.
      for (const { rest } of inserts)
        if (/\bON\s+(CONFLICT|DUPLICATE)\b|\bMATCHED\b/i.test(rest))
          reach(
            trigger,
            table,
            all.filter((column) => names(rest, column)),
          );
      fire(table.name, 'insert');
    }
  };
  for (const { name } of filled) fire(name, 'insert');
  return reached;
}

const small = (name: string): string => name.toLowerCase();

/** Whether a text contains a name as a separate word. */
function names(text: string, name: string): boolean {
  return new RegExp(String.raw`(?<![\p{L}\p{N}_$])${escape(name)}(?![\p{L}\p{N}_$])`, 'iu').test(text);
}

/** Columns to the left of an equals sign in the list after SET, alone or in parentheses with others. */
function assigned(rest: string, all: readonly string[]): readonly string[] {
  const tuples = [...rest.matchAll(/\(([^()]*)\)\s*=/g)].map(([, inside = '']) => inside).join(' ');
  const list = outsideParentheses(rest);
  const end = list.search(/\b(?:WHERE|FROM|RETURNING|ORDER|LIMIT)\b/i);
  const plain = end < 0 ? list : list.slice(0, end);
  return all.filter(
    (column) =>
      names(tuples, column) ||
      new RegExp(String.raw`(?<![\p{L}\p{N}_$])${escape(column)}["${'`'}\]]?\s*=`, 'iu').test(plain),
  );
}

function outsideParentheses(text: string): string {
  let depth = 0;
  return [...text]
    .filter((letter) => {
      if (letter === '(') depth += 1;
      if (letter === ')') depth -= 1;
      return depth === 0 && letter !== ')';
    })
    .join('');
}

/** Columns of the new row that a text assigns, or compares, which looks the same; all if it assigns the whole row. */
function newColumns(source: string, all: readonly string[]): readonly string[] {
  if (/\bNEW\s*:?=|\bINTO\b[^;]*\bNEW\b(?!\s*\.)/i.test(source)) return all;
  return all.filter((column) => {
    const name = String.raw`\bNEW\s*\.\s*["${'`'}]?${escape(column)}(?![\p{L}\p{N}_$])["${'`'}]?`;
    return new RegExp(String.raw`${name}\s*(?::?=|[[.])|\bINTO\b[^;]*${name}`, 'iu').test(source);
  });
}

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The written table, and the text about it, up to the end of the statement. */
const UPDATES = /\bUPDATE\b(?!\s+SET\b)(?<target>[^;]*?)\bSET\b(?<rest>[^;]*)/gi;
const DELETES = /\b(?:DELETE|TRUNCATE)\b(?<target>[^;]*?)(?:\bWHERE\b|;|$)(?<rest>)/gi;
const INSERTS =
  /\b(?:INSERT|REPLACE|MERGE|COPY)\b(?<target>[^;(]*?)(?:\(|\bVALUES?\b|\bSELECT\b|\bUSING\b|\bSET\b|\bDEFAULT\b|\bFROM\b)(?<rest>[^;]*)/gi;

function partsOf(source: string, pattern: RegExp): readonly { readonly target: string; readonly rest: string }[] {
  return [...source.matchAll(pattern)].map(({ groups }) => ({
    target: groups?.['target'] ?? '',
    rest: groups?.['rest'] ?? '',
  }));
}
