import { kindsOfNouns } from '../infer/table-kinds.ts';
import type { Draft, ReferenceDraft, TableDraft } from '../draft/draft.ts';
import { endsWith, isSame, nameParts, nounOf, tableWords, wordsOf } from './name-parts.ts';

const MAX_STEPS = 3;

/** What a thing has, not what it belongs to: a customer lives elsewhere than the store is, and states change by the row. */
const HAD: ReadonlySet<string> = new Set(['address', 'file', 'lookup', 'tag', 'setting']);
const PLACES: ReadonlySet<string> = new Set(
  'venue site station stop terminal warehouse depot building property location office facility center yard hub outlet parcel lot plot'.split(
    ' ',
  ),
);
const HAD_NOUNS: ReadonlySet<string> = new Set('contact image picture media status state type priority'.split(' '));
/** People who act on what belongs to others: who comments on a post did not write it. */
const PEOPLE: ReadonlySet<string> = new Set(
  'user account member profile person author employee staff contributor player participant'.split(' '),
);
const REACTIONS: ReadonlySet<string> = new Set(
  `comment reply answer review rating reaction like vote upvote follow follower favorite bookmark view visit message notification
  member membership participant attendee attendance subscriber watcher watch assignment assignee invitation share report flag log
  audit event history activity approval feedback note mention read click session bid offer application registration`.split(
    /\s+/,
  ),
);

type Way = { readonly steps: readonly string[]; readonly nullable: boolean; readonly first: number };

/**
 * Two ways from a row to the same table agree where both have the same name: the payment's customer is the customer of its
 * rental, the reserved room's hotel is the reservation's. The short way follows the long one.
 */
export function followParents(draft: Draft): void {
  for (const target of draft.tables.values()) {
    if (target.rule.skip === true || draft.literal.has(target.key)) continue;
    target.references.forEach((reference, index) => {
      const way = canFollow(draft, target, reference) ? findWay(draft, target, index) : undefined;
      if (way === undefined) return;
      draft.meant.add(target.key);
      setWay(target, index, way);
    });
  }
}

/** Once it is known to whom a table's rows belong, the ways go over that parent where they can: its own ways do so, too. */
export function followOwners(draft: Draft): void {
  for (const target of draft.tables.values()) {
    target.references.forEach((reference, index) => {
      if (reference.meant === undefined || reference.rule.through === undefined || target.owning < 0) return;
      const way = findWay(draft, target, index);
      if (way !== undefined) setWay(target, index, way);
    });
  }
}

function setWay(target: TableDraft, index: number, { steps }: Way): void {
  const reference = target.references[index] as ReferenceDraft;
  const [step] = steps;
  target.references[index] = {
    ...reference,
    rule: { ...reference.rule, through: steps.join('.') },
    meant: {
      reason: `refers to ${reference.to}, the one that ${step ?? ''} leads to`,
      confidence: reference.declared ? 0.9 : 0.8,
    },
  };
}

function canFollow(draft: Draft, target: TableDraft, reference: ReferenceDraft): boolean {
  const { columns, to, rule, absent, unique, own } = reference;
  const parent = draft.tables.get(to);
  const [column] = columns;
  if (parent === undefined || column === undefined || columns.length > 1 || parent === target) return false;
  if (absent || unique || own !== undefined || Object.keys(rule).some((key) => key !== 'to' && key !== 'columns'))
    return false;
  if (target.columnRules.has(column) || draft.existing.has(to) || reference.among !== undefined) return false;
  if (isHad(draft, parent) || isReaction(draft, target, parent)) return false;
  // The column may be shared with a wider key, which then has its own ways to agree.
  if (target.references.some((other) => other !== reference && other.columns.includes(column))) return false;
  return !isTold(target, column) && !numbersWithin(target, column);
}

/** Rows are counted or lettered within this parent: they have to be its own, and other parents are looked for below it. */
const numbersWithin = ({ table, references }: TableDraft, column: string): boolean =>
  [table.primary_key?.columns ?? [], ...table.uniques.map(({ columns }) => columns)].some(
    (set) => set.length === 2 && set.includes(column) && set.some((name) => !isReference(references, name)),
  );

const isReference = (references: readonly ReferenceDraft[], name: string): boolean =>
  references.some(({ columns }) => columns.includes(name));

/** Whether rows are told apart by this parent and others alone: then it cannot follow them. */
export function isTold({ table, references }: TableDraft, column: string): boolean {
  const sets = [table.primary_key?.columns ?? [], ...table.uniques.map(({ columns }) => columns)];
  return sets.some(
    (set) => set.includes(column) && set.every((name) => references.some(({ columns }) => columns.includes(name))),
  );
}

export function isHad(draft: Draft, parent: TableDraft): boolean {
  const noun = nounOf(draft, parent);
  const last = noun.at(-1) ?? '';
  // A venue or a site has things of its own.
  if (PLACES.has(last) || hasThings(draft, parent)) return false;
  const kinds = kindsOfNouns(noun);
  // A port or a berth is a place like an address, but things are there and people do not have it.
  return (!kinds.includes('stop') && kinds.some((kind) => HAD.has(kind))) || HAD_NOUNS.has(last);
}

/** Rows are told apart within each of its own: the piers of a harbour have letters, whatever a harbour is. */
const hasThings = (draft: Draft, parent: TableDraft): boolean =>
  [...draft.tables.values()].some(({ table, references }) =>
    [table.primary_key?.columns ?? [], ...table.uniques.map(({ columns }) => columns)].some(
      (set) =>
        set.length === 2 &&
        references.some(
          ({ to, columns: [own], nullable }) =>
            to === parent.key && own !== undefined && !nullable && set.includes(own),
        ) &&
        set.some((name) => !isReference(references, name)),
    ),
  );

export function isReaction(draft: Draft, target: TableDraft, parent: TableDraft): boolean {
  const who = nounOf(draft, parent).at(-1) ?? '';
  return PEOPLE.has(who) && tableWords(draft, target).some((word) => REACTIONS.has(word));
}

/** The shortest way over other parents; of several the one over a parent that every row has. */
function findWay(draft: Draft, target: TableDraft, index: number): Way | undefined {
  const goal = target.references[index] as ReferenceDraft;
  const role = roleOf(draft, target, goal);
  const ways = target.references.flatMap((step, first): Way[] => {
    if (first === index || step.to === goal.to || step.to === target.key || !isWay(draft, step)) return [];
    if (step.rule.through?.split('.')[0] === goal.name) return [];
    const middle = draft.tables.get(step.to);
    if (middle !== undefined && isHad(draft, middle) && !belongsTo(middle, goal)) return [];
    const rest = lead(draft, step.to, goal.to, role, new Set([target.key]), MAX_STEPS - 1);
    return rest === undefined ? [] : [{ steps: [step.name, ...rest], nullable: step.nullable, first }];
  });
  const isOwner = ({ first }: Way): number => Number(first !== target.owning);
  return ways.toSorted(
    (a, b) =>
      a.steps.length - b.steps.length ||
      isOwner(a) - isOwner(b) ||
      Number(a.nullable) - Number(b.nullable) ||
      a.first - b.first,
  )[0];
}

/** A type of room that is one hotel's own belongs to it, as the rooms do. */
const belongsTo = ({ references }: TableDraft, { to }: ReferenceDraft): boolean =>
  references.some((reference) => reference.to === to && !reference.nullable && reference.columns.length > 0);

/** The names of the references that lead from one table to another, the last of them in the given role. */
export function lead(
  draft: Draft,
  from: string,
  to: string,
  role: readonly string[],
  seen: ReadonlySet<string>,
  left: number,
): readonly string[] | undefined {
  const at = draft.tables.get(from);
  if (at === undefined || left === 0 || seen.has(from)) return undefined;
  const usable = at.references.filter((reference) => isWay(draft, reference) && reference.to !== from);
  const last = usable.find((reference) => reference.to === to && isSame(roleOf(draft, at, reference), role));
  if (last !== undefined) return [last.name];
  for (const next of usable) {
    // Beyond the first step only what belongs to its parent leads on: the store of a customer's city is not a store of the customer.
    if (next.nullable || next.to === to) continue;
    const rest = lead(draft, next.to, to, role, new Set([...seen, from]), left - 1);
    if (rest !== undefined) return [next.name, ...rest];
  }
  return undefined;
}

function isWay(draft: Draft, { absent, columns, to, name, rule, own }: ReferenceDraft): boolean {
  const parent = draft.tables.get(to);
  if (absent || own !== undefined || columns.length === 0 || name.includes('.') || rule.to !== undefined) return false;
  return parent !== undefined && parent.rule.skip !== true && !draft.existing.has(to);
}

/** What a reference's name says besides its table: nothing of `customer_id`, "billing" of `billing_customer_id`. */
export function roleOf(draft: Draft, target: TableDraft, { columns, to }: ReferenceDraft): readonly string[] {
  const { body } = nameParts(wordsOf(draft, target, columns.at(-1) ?? ''));
  const parent = draft.tables.get(to);
  const noun = parent === undefined ? [] : nounOf(draft, parent);
  if (endsWith(body, noun)) return body.slice(0, body.length - noun.length);
  return endsWith(noun, body) ? [] : body;
}
