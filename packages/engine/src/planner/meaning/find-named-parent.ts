import { kindsOfNouns } from '../infer/table-kinds.ts';
import type { ColumnType } from '../../language/types/column-type.ts';
import { isAgent } from '../infer/is-agent.ts';
import { isPlain } from '../draft/is-unique.ts';
import type { Draft, TableDraft } from '../draft/draft.ts';
import { endsWith, isSame, nameParts, type NameParts, nounOf, tableWords, wordsOf } from './name-parts.ts';

/** A score from which on a name says nothing else. */
const PLAINLY = 90;

export type NamedParent = { readonly parent: TableDraft; readonly key: string; readonly why: string };
type Scored = NamedParent & { readonly score: number };

/** Words that name a row of the same table, above this one. */
const ABOVE: ReadonlySet<string> = new Set(['parent', 'superior', 'ancestor', 'reports to', 'parent parent']);
/** What people are called by what they do to a row; the tables, best first, that hold such people. */
const ACTORS: ReadonlySet<string> = new Set(
  'owner author creator editor assignee reviewer approver uploader reporter operator sender recipient manager supervisor modifier responsible requester submitter'.split(
    ' ',
  ),
);
/** Tables that keep what rows of another one were like: the row above is one of those. */
const KEPT: ReadonlySet<string> = new Set(['version', 'history', 'archive', 'log', 'audit', 'revision', 'snapshot']);
/** Words before a noun that say which row of its table is meant. */
const ROLES: ReadonlySet<string> = new Set(
  `current previous next last first initial final target source origin destination main primary secondary default original new old
   preferred assigned home parent active actual`.split(/\s+/),
);
const PEOPLE: readonly string[] = ['user', 'account', 'employee', 'staff', 'member', 'person', 'profile'];

/** The table that a column without a constraint refers to, as its name and type say; undefined where they do not, or not clearly. */
export function findNamedParent(
  draft: Draft,
  target: TableDraft,
  column: string,
  isPointer = false,
): NamedParent | undefined {
  const parts = nameParts(wordsOf(draft, target, column));
  const type = target.types.get(column);
  if (type === undefined || !canRefer(type)) return undefined;
  // A name of its own in many a system, seldom that of a user.
  if (/^uid$/i.test(column)) return undefined;
  // `Guests` says how many.
  if (
    parts.key === 'none' &&
    type.kind !== 'text' &&
    /[^su]s$/.test(column) &&
    parts.words.at(-1)?.endsWith('s') !== true
  )
    return undefined;
  const isOwn = !tableWords(draft, target).some((word) => KEPT.has(word));
  const self = isOwn && parts.key !== 'code' && ABOVE.has(parts.body.join(' ')) ? keyOf(target, type) : undefined;
  if (self !== undefined && self !== column)
    return { parent: target, key: self, why: 'its name suggests the parent row' };
  const found = entriesFor(draft, parts.words).flatMap((entry) => scoreParent(target, entry, column, parts, type));
  const best = Math.max(0, ...found.map(({ score }) => score));
  // Beside an `owner_type` it is any table's row, unless the name suggests plainly whose.
  if (isPointer && best < PLAINLY) return undefined;
  const tables = new Map(found.filter(({ score }) => score === best).map((one) => [one.parent.key, one]));
  if (tables.size === 1) return [...tables.values()][0];
  if (tables.size > 1) return [...tables.values()].find(({ parent }) => parent.table.schema === target.table.schema);
  return findActor(draft, target, parts, type);
}

/** Keys of other types name things, too, but seldom those of a table. */
const canRefer = ({ kind }: ColumnType): boolean =>
  kind === 'integer' || kind === 'uuid' || kind === 'text' || kind === 'decimal';

function scoreParent(
  target: TableDraft,
  entry: Entry,
  column: string,
  parts: NameParts,
  type: ColumnType,
): readonly Scored[] {
  const { parent, name, primary } = entry;
  const own = parent.types.get(name);
  if ((parent === target && name === column) || own === undefined || !fits(type, own)) return [];
  const isOwnKey = target.table.primary_key?.columns.join() === column;
  const isAlike = type.kind === 'text' && own.kind === 'text' && type.max_length === own.max_length;
  const score = scoreKey(parts, entry, type, parent === target, isOwnKey, isAlike);
  if (score === 0) return [];
  return [{ parent, key: name, score: score + (primary ? 1 : 0), why: `its name suggests a row of ${parent.key}` }];
}

/** A key of one column, with the words that may name it. */
type Entry = {
  readonly parent: TableDraft;
  readonly name: string;
  readonly primary: boolean;
  readonly noun: readonly string[];
  readonly key: NameParts;
};

const indexes = new WeakMap<Draft, ReadonlyMap<string, readonly Entry[]>>();

/**
 * Keys by the last word of what they are the key of: a name that says them has that word. Only a primary key may be said
 * without it, by its own words alone.
 */
function entriesFor(draft: Draft, words: readonly string[]): readonly Entry[] {
  const index = indexes.get(draft) ?? indexKeys(draft);
  indexes.set(draft, index);
  return [...new Set(words.flatMap((word) => index.get(word) ?? []))];
}

function indexKeys(draft: Draft): ReadonlyMap<string, readonly Entry[]> {
  const index = new Map<string, Entry[]>();
  for (const parent of draft.tables.values()) {
    if (parent.rule.skip === true || draft.existing.has(parent.key)) continue;
    const noun = nounOf(draft, parent);
    for (const { name, primary } of singleKeys(parent)) {
      const entry = { parent, name, primary, noun, key: nameParts(wordsOf(draft, parent, name)) };
      for (const word of new Set([noun.at(-1) ?? '', ...(primary ? [entry.key.body.at(-1) ?? ''] : [])]))
        index.set(word, [...(index.get(word) ?? []), entry]);
    }
  }
  return index;
}

function scoreKey(
  parts: NameParts,
  { noun, key, primary }: Entry,
  type: ColumnType,
  isSelf: boolean,
  isOwnKey: boolean,
  isAlike: boolean,
): number {
  const { words, body } = parts;
  const whole = endsWith(key.body, noun) ? key.words : [...noun, ...key.words];
  const isNamed = key.key !== 'none' || primary;
  // A column that is called like the table's own key is that key once more, not another row.
  if (isSelf) return primary && parts.key === 'id' && body.length > noun.length && endsWith(body, noun) ? 60 : 0;
  if (isNamed && isSame(words, whole)) return 100;
  // `country_iso` of both tables: a key of several words that says what it is the key of.
  if (primary && !isOwnKey && key.key !== 'none' && key.words.length > 1 && isSame(words, key.words)) return 95;
  const plainKey = primary && parts.key === 'id';
  if (plainKey && isSame(body, noun)) return 90;
  // A text that is called like a table is a name, unless it is as long as the table's code.
  if (primary && parts.key === 'none' && (type.kind !== 'text' || isAlike) && isSame(body, noun)) return 70;
  if (type.kind === 'text' && key.words.length < 2) return 0;
  // `shipping_address_id`: what comes before the noun says in which role.
  if (plainKey && endsWith(body, noun)) return 50 + noun.length;
  if (isNamed && whole.length > 1 && parts.key !== 'none' && endsWith(words, whole)) return 48 + whole.length;
  // `employee_id` where the table is called `hr_employee`.
  if (plainKey && !isOwnKey && type.kind !== 'text' && noun.length > body.length && endsWith(noun, body)) return 30;
  // `current_stage_id` where it is called `pipeline_stage`.
  const bare = body.slice(body.findIndex((word) => !ROLES.has(word)));
  const isRole = bare.length < body.length && body.some((word) => !ROLES.has(word));
  if (plainKey && isRole && type.kind !== 'text' && noun.length > bare.length && endsWith(noun, bare)) return 25;
  return 0;
}

/** `created_by`, `owner_id`: somebody among the users. */
function findActor(
  draft: Draft,
  target: TableDraft,
  { words, body, key }: NameParts,
  type: ColumnType,
): NamedParent | undefined {
  if (type.kind !== 'integer' && type.kind !== 'uuid') return undefined;
  const doer = body.at(-1) ?? '';
  const isActor = words.at(-1) === 'by' ? words.length > 1 : key === 'id' && (ACTORS.has(doer) || isAgent(doer));
  if (!isActor) return undefined;
  const people = [...draft.tables.values()]
    .filter(({ key: name, rule }) => rule.skip !== true && !draft.existing.has(name))
    .flatMap((parent) => {
      const noun = nounOf(draft, parent);
      const rank = noun.length === 1 ? PEOPLE.indexOf(noun[0] ?? '') : -1;
      const id = keyOf(parent, type);
      return rank < 0 || id === undefined || !kindsOfNouns(noun).length ? [] : [{ parent, id, rank }];
    })
    .toSorted((a, b) => a.rank - b.rank);
  const [first] = people;
  if (first === undefined || (first.parent === target && !isNullable(draft, target, words))) return undefined;
  return { parent: first.parent, key: first.id, why: `its name suggests somebody of ${first.parent.key}` };
}

const isNullable = (draft: Draft, target: TableDraft, words: readonly string[]): boolean =>
  target.table.columns.some(({ name, nullable }) => nullable && isSame(wordsOf(draft, target, name), words));

/** The table's key, if it is one column that a column of the type can hold. */
function keyOf(target: TableDraft, type: ColumnType): string | undefined {
  const [key, ...more] = target.table.primary_key?.columns ?? [];
  const own = key === undefined ? undefined : target.types.get(key);
  return more.length === 0 && own !== undefined && fits(type, own) ? key : undefined;
}

function singleKeys({ table }: TableDraft): readonly { readonly name: string; readonly primary: boolean }[] {
  const primary = table.primary_key?.columns.length === 1 ? table.primary_key.columns : [];
  const others = table.uniques.filter((unique) => isPlain(unique) && unique.columns.length === 1);
  const names = others.map(({ columns }) => columns[0] ?? '').filter((name) => !primary.includes(name));
  return [...primary.map((name) => ({ name, primary: true })), ...names.map((name) => ({ name, primary: false }))];
}

/** Whether a column holds every value of the key. */
function fits(type: ColumnType, key: ColumnType): boolean {
  if (type.kind === 'integer' && key.kind === 'integer') return type.bits >= Math.min(32, key.bits);
  if (type.kind === 'decimal' && key.kind === 'decimal')
    return (type.scale ?? 0) === (key.scale ?? 0) && (type.precision ?? 99) >= (key.precision ?? 99);
  if (type.kind === 'text' && key.kind === 'text')
    return (type.max_length ?? Number.POSITIVE_INFINITY) >= (key.max_length ?? Number.POSITIVE_INFINITY);
  return type.kind === 'uuid' && key.kind === 'uuid';
}
