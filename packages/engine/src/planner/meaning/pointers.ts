import type { Expression } from '../../language/expression/expression.ts';
import { className } from '../infer/columns/polymorphic-types.ts';
import { fromList } from '../infer/columns/make-source.ts';
import { splitWords } from '../infer/split-words.ts';
import { kindsOfNouns } from '../infer/table-kinds.ts';
import { languageOf } from '../infer/names/schema-language.ts';
import type { Draft, ReferenceDraft, TableDraft } from '../draft/draft.ts';
import { draftReference } from '../draft/draft-reference.ts';
import { calculate, column, text } from '../../language/expression/make-expression.ts';
import { listOf as allowedBy } from '../checks/find-enumerations.ts';
import { isRuled } from './is-ruled.ts';
import { isSame, nounOf, wordsOf } from './name-parts.ts';
import type { Weft, WovenTable } from './weft.ts';
import { isFree, propose } from './woven-table.ts';

/** A column that names a table and one that holds the key of a row of it: `owner_type` and `owner_id`. */
export type Pointer = { readonly type: string; readonly id: string };

const MAX_TABLES = 4;
const WEIGHTS: readonly number[] = [50, 25, 15, 10];
/** Lists, logs and links are seldom what something is attached to. */
const SELDOM: ReadonlySet<string> = new Set([
  'lookup',
  'setting',
  'event',
  'role',
  'session',
  'language',
  'currency',
  'country',
]);

export function pointersOf(draft: Draft, target: TableDraft): readonly Pointer[] {
  const { columns } = target.table;
  const taken = new Set(target.references.flatMap((reference) => reference.columns));
  return columns.flatMap(({ name: type }): Pointer[] => {
    const words = wordsOf(draft, target, type);
    const kind = target.types.get(type)?.kind;
    if (words.length < 2 || words.at(-1) !== 'type' || (kind !== 'text' && kind !== 'enum')) return [];
    const wanted = [...words.slice(0, -1), 'id'];
    const id = columns.find(({ name }) => isSame(wordsOf(draft, target, name), wanted))?.name;
    return id === undefined || taken.has(id) || isRuled(target, id) || isRuled(target, type) ? [] : [{ type, id }];
  });
}

/** Ways to the rows that such a pair may name: references without columns of their own. */
export function proposePointers(draft: Draft, target: TableDraft, popular: ReadonlyMap<string, number>): void {
  for (const { type, id } of pointersOf(draft, target)) {
    const listed = target.types.get(type);
    const values = listed?.kind === 'enum' ? listed.values : allowedBy(draft, target, type, draft.asOf);
    const fitting = [...draft.tables.values()].filter(
      (parent) => parent !== target && canPointAt(draft, target, id, parent),
    );
    const named = values?.map((value) => fitting.find((parent) => isCalled(draft, parent, value)));
    const best =
      named ??
      fitting
        .filter((parent) => !kindsOfNouns(nounOf(draft, parent)).some((kind) => SELDOM.has(kind)))
        .toSorted((a, b) => (popular.get(b.key) ?? 0) - (popular.get(a.key) ?? 0))
        .slice(0, MAX_TABLES);
    const parents = best.filter((parent) => parent !== undefined);
    // A value of the enum that names no table would lead nowhere.
    if (parents.length === 0 || parents.length < best.length) continue;
    for (const parent of parents) target.references.push(wayTo(target, id, parent));
    draft.meant.add(target.key);
  }
}

function canPointAt(draft: Draft, target: TableDraft, id: string, parent: TableDraft): boolean {
  const [key, ...more] = parent.table.primary_key?.columns ?? [];
  if (key === undefined || more.length > 0 || parent.rule.skip === true || draft.existing.has(parent.key)) return false;
  const [own, theirs] = [target.types.get(id), parent.types.get(key)];
  if (own?.kind === 'text' && (own.max_length ?? 99) >= 36)
    return (
      theirs?.kind === 'integer' ||
      theirs?.kind === 'uuid' ||
      (theirs?.kind === 'text' && (theirs.max_length ?? 99) <= (own.max_length ?? 99))
    );
  if (own?.kind === 'integer' && theirs?.kind === 'integer') return own.bits >= Math.min(32, theirs.bits);
  return own?.kind === 'uuid' && theirs?.kind === 'uuid';
}

const wayName = (target: TableDraft, id: string, parent: string): string =>
  `${target.table.name}_${id}_${parent}_meant`;

function wayTo(target: TableDraft, id: string, parent: TableDraft): ReferenceDraft {
  return draftReference({
    name: wayName(target, id, parent.key),
    columns: [],
    to: parent.key,
    to_columns: [],
    nullable: true,
    unique: false,
    meant: { reason: `a row of ${parent.key}, if its type selects that table`, confidence: 0.8 },
  });
}

/** Fills both: the type names a table, the id is the key of a row of it. */
export function addPointers(weft: Weft, woven: WovenTable): void {
  for (const { type, id } of pointersOf(weft.draft, woven.target)) {
    const ways = woven.plan.references.filter(
      ({ name, to }) => name === wayName(woven.target, id, to) && weft.tables.has(to),
    );
    const source = woven.columns.get(type)?.source;
    if (ways.length === 0 || !isFree(woven, id)) continue;
    const given = isFree(woven, type) ? undefined : listOf(source);
    const values =
      given ??
      ways
        .map(({ to }) => className(weft.tables.get(to)?.target.table.name ?? to))
        .filter((value) => hasRoom(woven, type, value));
    const whens = values.flatMap((value) => {
      const way = ways.find(({ to }) => isCalled(weft.draft, weft.tables.get(to)?.target, value));
      const key = weft.tables.get(way?.to ?? '')?.target.table.primary_key?.columns[0];
      return way === undefined || key === undefined
        ? []
        : [{ when: text(value), then: keyOf(woven, id, way.name, key) }];
    });
    if (whens.length === 0 || whens.length < values.length) continue;
    const isNeeded = woven.target.table.columns.some(({ name, nullable }) => name === id && !nullable);
    const nulls = isNeeded ? 0 : (woven.columns.get(type)?.null_fraction ?? 0);
    if (given === undefined)
      propose(woven, type, fromList(values, WEIGHTS.slice(0, values.length)), {
        reason: `it selects the table that ${id} refers to`,
        confidence: 0.9,
        null_fraction: nulls,
      });
    else if (nulls === 0 && (woven.columns.get(type)?.null_fraction ?? 0) > 0) continue;
    const expression: Expression = { op: 'case', arg: column(type), whens };
    propose(woven, id, { kind: 'derive', expression }, { reason: `the key of a row of the table that ${type} names` });
  }
}

function keyOf(woven: WovenTable, id: string, way: string, key: string): Expression {
  const value: Expression = { op: 'column', name: key, through: [way] };
  return woven.target.types.get(id)?.kind === 'text' ? calculate(value, '||', text('')) : value;
}

function listOf(source: unknown): readonly string[] | undefined {
  const { options } = source as { options?: { values?: unknown } };
  return Array.isArray(options?.values) && options.values.every((value) => typeof value === 'string')
    ? options.values
    : undefined;
}

function hasRoom({ target }: WovenTable, name: string, value: string): boolean {
  const type = target.types.get(name);
  return type?.kind === 'text' && (type.max_length ?? 99) >= value.length;
}

/** Whether a value such as `Post` or `blog_posts` names the table. */
function isCalled(draft: Draft, target: TableDraft | undefined, value: string): boolean {
  if (target === undefined) return false;
  const [words, noun] = [splitWords(value, languageOf(draft.schema)), nounOf(draft, target)];
  return isSame(words, noun) || className(target.table.name) === value;
}
