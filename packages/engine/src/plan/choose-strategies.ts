import type { ReferenceStrategy } from './plan.ts';
import type { Draft, ReferenceDraft, TableDraft } from './draft.ts';
import { findSharedAnchor } from './find-shared-anchor.ts';
import { followPath } from './follow-path.ts';

const SHAPES = { even: null, natural: 2, skewed: 0.5 } as const;
const TREE_DEPTH = 4;
const POPULARITY = 0.6;

/** Gives every reference the way in which its parent is chosen. */
export function chooseStrategies(draft: Draft): void {
  for (const target of draft.tables.values()) {
    for (const reference of target.references) demandDistinct(draft, target, reference);
    target.references.forEach((reference, index) => {
      reference.strategy = index === target.owning ? owningStrategy(reference) : strategyFor(draft, target, reference);
      reference.null_fraction = nullFraction(reference, index === target.owning);
    });
  }
}

/** A key over a part of a reference holds only if that part alone tells the parents apart. */
function demandDistinct(draft: Draft, target: TableDraft, reference: ReferenceDraft): void {
  const sets = [target.table.primary_key?.columns ?? [], ...target.table.uniques.map(({ columns }) => columns)];
  for (const set of sets) {
    const part = reference.columns.filter((column) => set.includes(column));
    const others = set.some((column) => !reference.columns.includes(column));
    if (part.length === 0 || part.length === reference.columns.length || others) continue;
    const last = reference.to_columns[reference.columns.indexOf(part.at(-1) ?? '')];
    if (last !== undefined) draft.tables.get(reference.to)?.distinct.add(last);
  }
}

function nullFraction(reference: ReferenceDraft, owning: boolean): number {
  if (!reference.nullable) return 0;
  if (reference.rule.null_fraction !== undefined) return reference.rule.null_fraction;
  // A tree's roots are its NULLs.
  return owning || reference.strategy?.kind === 'tree' ? 0 : 0.15;
}

function owningStrategy(reference: ReferenceDraft): ReferenceStrategy {
  const { rule } = reference;
  if (rule.strategy === 'one_to_one' || (reference.unique && rule.strategy === undefined))
    return { kind: 'one_to_one' };
  const shape = typeof rule.shape === 'number' ? rule.shape : SHAPES[rule.shape ?? 'natural'];
  return { kind: 'fan_out', min: rule.min ?? 0, max: rule.max ?? null, shape };
}

function strategyFor(draft: Draft, target: TableDraft, reference: ReferenceDraft): ReferenceStrategy {
  const { rule } = reference;
  if (rule.through !== undefined) return throughRule(draft, target, reference, rule.through);
  const owner = target.references[target.owning];
  if (reference.to === target.key || rule.strategy === 'tree') return treeStrategy(target, reference, owner);
  if (owner !== undefined && reference.columns.length > 0) {
    const covered = reference.columns.filter((column) => owner.columns.includes(column));
    if (covered.length === reference.columns.length) {
      const path = followPath(draft, target, reference);
      if (path !== undefined) return { kind: 'through', path };
      note(draft, target, reference, 'its columns are filled by the owning reference, which leads to no such row');
    } else if (covered.length > 0) {
      const anchor = findSharedAnchor(draft, target, reference);
      if (anchor !== undefined) return { kind: 'shared', ...anchor };
      note(draft, target, reference, 'it shares a column with the owning reference, and no common ancestor was found');
    }
  }
  if (rule.strategy === 'one_to_one' || reference.unique) return { kind: 'one_to_one' };
  if (rule.strategy === 'junction' || isJunction(target, reference, owner))
    return { kind: 'junction', within: target.owning };
  const distribution = rule.distribution ?? 'zipf';
  return distribution === 'uniform'
    ? { kind: 'scatter', distribution }
    : { kind: 'scatter', distribution, exponent: rule.exponent ?? POPULARITY };
}

function note(draft: Draft, target: TableDraft, reference: ReferenceDraft, why: string): void {
  draft.issues.push({
    code: 'unsatisfiable_reference',
    path: `tables.${target.key}.foreign_keys.${reference.name}`,
    message: `${target.key}.${reference.columns.join(', ')} cannot be made to agree with its other keys: ${why}. Name the owning key with a rule: {"${target.key}": {"owner": "…"}}.`,
  });
}

function treeStrategy(
  target: TableDraft,
  reference: ReferenceDraft,
  owner: ReferenceDraft | undefined,
): ReferenceStrategy {
  const within = owner?.columns.length !== 0 && owner?.to !== target.key ? target.owning : -1;
  const base = {
    kind: 'tree',
    depth: reference.rule.depth ?? TREE_DEPTH,
    roots: reference.nullable ? 'null' : 'self',
  } as const;
  return within < 0 || owner?.unique === true ? base : { ...base, within };
}

/** A unique tuple of this reference and the owning one, and of nothing else. */
function isJunction(target: TableDraft, reference: ReferenceDraft, owner: ReferenceDraft | undefined): boolean {
  if (owner === undefined || owner.columns.length === 0 || reference.columns.length === 0 || reference.nullable)
    return false;
  const tuple = new Set([...owner.columns, ...reference.columns]);
  const sets = [target.table.primary_key?.columns ?? [], ...target.table.uniques.map((unique) => unique.columns)];
  return sets.some(
    (set) =>
      set.length > 0 &&
      set.every((column) => tuple.has(column)) &&
      reference.columns.some((column) => set.includes(column)),
  );
}

function throughRule(draft: Draft, target: TableDraft, reference: ReferenceDraft, text: string): ReferenceStrategy {
  const path: number[] = [];
  let at: TableDraft | undefined = target;
  for (const step of text.split('.')) {
    const index: number =
      at === undefined ? -1 : at.references.findIndex(({ name, columns }) => name === step || columns.includes(step));
    const next: ReferenceDraft | undefined = at?.references[index];
    if (next === undefined) {
      draft.issues.push({
        code: 'unknown_reference',
        path: `rules.${target.key}.references.${reference.name}.through`,
        message: `${at?.key ?? target.key} has no reference over or named ${step}.`,
      });
      return { kind: 'scatter', distribution: 'uniform' };
    }
    path.push(index);
    at = draft.tables.get(next.to);
  }
  if (at?.key !== reference.to) {
    draft.issues.push({
      code: 'unknown_reference',
      path: `rules.${target.key}.references.${reference.name}.through`,
      message: `${text} leads to ${at?.key ?? 'nothing'}, but ${reference.columns.join(', ')} refers to ${reference.to}.`,
    });
  }
  return { kind: 'through', path };
}
