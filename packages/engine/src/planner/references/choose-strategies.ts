import type { ReferenceStrategy } from '../../document/plan/plan.ts';
import type { Draft, ReferenceDraft, TableDraft } from '../draft/draft.ts';
import { agreeReferences } from './agree-references.ts';
import { ONLY_CHILDREN } from './find-shared-anchor.ts';
import { leaveOneNull } from './leave-one-null.ts';
import { levelsOf } from './levels-of.ts';
import { nearAncestor, shareAncestor } from '../meaning/share-ancestor.ts';
import { isRepeated, isTree, orderReferences } from './order-references.ts';
import { takenColumns } from './taken-columns.ts';

const SHAPES = { even: null, natural: 2, skewed: 0.5 } as const;
const TREE_DEPTH = 4;
const POPULARITY = 0.6;

/** Gives every reference the way in which its parent is chosen. */
export function chooseStrategies(draft: Draft): void {
  for (const target of draft.tables.values()) {
    for (const reference of target.references) demandDistinct(draft, target, reference);
    // Each time one reference is left NULL its columns are free for the others.
    let settled = false;
    while (!settled) settled = settleReferences(draft, target);
    target.references.forEach((reference, index) => {
      reference.null_fraction = reference.absent ? 1 : nullFraction(target, reference, index === target.owning);
    });
  }
}

/** False where a reference had to be left NULL for the sake of another: then all are settled anew. */
function settleReferences(draft: Draft, target: TableDraft): boolean {
  const earlier: number[] = [];
  for (const index of orderReferences(draft, target)) {
    const reference = target.references[index] as ReferenceDraft;
    const parents = target.motif?.parents.get(index);
    if (parents !== undefined) reference.strategy = { kind: 'motif', parents };
    else if (index === target.owning) reference.strategy = owningStrategy(reference);
    else if (reference.absent) reference.strategy = { kind: 'scatter', distribution: 'uniform' };
    else {
      const result = strategyFor(draft, target, reference, earlier);
      if ('strategy' in result) reference.strategy = withAmong(reference, result.strategy);
      else {
        if (leaveOneNull(draft, target, reference, earlier, result.conflict)) return false;
        reference.strategy = { kind: 'scatter', distribution: 'uniform' };
      }
    }
    if (!reference.absent) earlier.push(index);
  }
  return true;
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

function nullFraction(target: TableDraft, reference: ReferenceDraft, owning: boolean): number {
  // Where a motif leaves a reference NULL it says so place by place.
  if (!reference.nullable || reference.strategy?.kind === 'motif') return 0;
  if (reference.rule.null_fraction !== undefined) return reference.rule.null_fraction;
  // A tree's roots are its NULLs.
  if (!owning && reference.strategy?.kind !== 'tree') {
    const measured = reference.columns.map(
      (name) => target.table.columns.find((column) => column.name === name)?.statistics?.null_fraction,
    );
    const share = Math.max(...measured.map((fraction) => fraction ?? -1));
    if (share >= 0) return Math.min(1, share);
  }
  return owning || reference.strategy?.kind === 'tree' ? 0 : 0.15;
}

function owningStrategy(reference: ReferenceDraft): ReferenceStrategy {
  const { rule } = reference;
  if (reference.ordered === true) return ONLY_CHILDREN;
  if (rule.strategy === 'one_to_one' || (reference.unique && rule.strategy === undefined))
    return { kind: 'one_to_one' };
  const shape = typeof rule.shape === 'number' ? rule.shape : SHAPES[rule.shape ?? 'natural'];
  const age = rule.min_age === undefined ? {} : { min_age: rule.min_age };
  return { kind: 'fan_out', min: rule.min ?? 0, max: rule.max ?? null, shape, ...age };
}

/** Where the parents of one kind lie, for the ways of choosing that can keep to them. */
function withAmong({ among, rounds }: ReferenceDraft, strategy: ReferenceStrategy): ReferenceStrategy {
  if (rounds !== undefined && strategy.kind === 'scatter') return { ...strategy, rounds };
  const keeps = strategy.kind === 'scatter' || strategy.kind === 'one_to_one';
  return among === undefined || !keeps ? strategy : { ...strategy, among };
}

type Choice = { readonly strategy: ReferenceStrategy } | { readonly conflict: string };

function strategyFor(draft: Draft, target: TableDraft, reference: ReferenceDraft, earlier: readonly number[]): Choice {
  const { rule } = reference;
  if (rule.through !== undefined) return { strategy: throughRule(draft, target, reference, rule.through) };
  if (reference.own !== undefined) return { strategy: { kind: 'shared', path: [], anchor: target.key } };
  const owner = target.references[target.owning];
  if (isTree(target, reference)) return treeStrategy(draft, target, reference, earlier);
  const agreement = agreeReferences(draft, target, reference, earlier);
  if (agreement.kind === 'follows' && agreement.strategy.kind === 'existing')
    return { strategy: { ...existingStrategy(target, reference), ...agreement.strategy } };
  if (agreement.kind === 'follows') return agreement;
  if (agreement.kind === 'conflict') return { conflict: agreement.why };
  if (draft.existing.has(reference.to)) return { strategy: existingStrategy(target, reference) };
  if (rule.strategy === 'one_to_one' || reference.unique) return { strategy: { kind: 'one_to_one' } };
  if (rule.strategy === 'junction') return { strategy: { kind: 'junction', within: target.owning } };
  if (isJunction(target, reference, owner)) {
    const near = nearAncestor(draft, target, reference, earlier);
    return { strategy: { kind: 'junction', within: target.owning, ...(near === undefined ? {} : { near }) } };
  }
  const sibling = shareAncestor(draft, target, reference, earlier);
  if (sibling !== undefined) return { strategy: sibling };
  const distribution = rule.distribution ?? 'zipf';
  return {
    strategy:
      distribution !== 'zipf'
        ? { kind: 'scatter', distribution, ...(rule.exponent === undefined ? {} : { exponent: rule.exponent }) }
        : { kind: 'scatter', distribution, exponent: rule.exponent ?? POPULARITY },
  };
}

function existingStrategy(target: TableDraft, reference: ReferenceDraft): ReferenceStrategy {
  const base = { kind: 'existing', distribution: 'uniform' } as const;
  if (reference.rule.strategy === 'one_to_one' || reference.unique) return { ...base, unique: true };
  const owner = target.references[target.owning];
  const junction = reference.rule.strategy === 'junction' && owner !== undefined;
  return junction || isJunction(target, reference, owner) ? { ...base, within: target.owning } : base;
}

function treeStrategy(draft: Draft, target: TableDraft, reference: ReferenceDraft, earlier: readonly number[]): Choice {
  const owner = target.references[target.owning];
  const possible = owner?.columns.length !== 0 && owner?.to !== target.key ? target.owning : -1;
  const within = possible < 0 || owner?.unique === true ? undefined : possible;
  const levels = levelsOf(draft, target, reference);
  const base = {
    kind: 'tree',
    depth: reference.rule.depth ?? Math.min(TREE_DEPTH, levels ?? TREE_DEPTH),
    roots: reference.nullable ? 'null' : 'self',
  } as const;
  // Rows of one owner agree in the owner's columns, and in no others.
  const foreign = takenColumns(target, reference, earlier).filter(
    (column) => within === undefined || owner?.columns.includes(column) !== true,
  );
  if (foreign.length > 0)
    return {
      conflict: `another reference fills ${foreign.join(', ')}, which differs among the rows it could refer to`,
    };
  const taken = new Set(earlier.flatMap((index) => target.references[index]?.columns ?? []));
  const own = reference.columns.filter((name) => isRepeated(target, reference, name) && !taken.has(name));
  if (own.length > 0) {
    // Of a row it is only known that it agrees with itself.
    if (!reference.nullable) return { strategy: { ...base, depth: 1 } };
    return { conflict: `it is not known which of its rows have the same ${own.join(', ')}` };
  }
  const shallow = levels === undefined ? {} : { shallow: true };
  return { strategy: within === undefined ? base : { ...base, within, ...shallow } };
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
