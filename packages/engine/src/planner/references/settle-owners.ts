import type { Draft, ReferenceDraft, TableDraft } from '../draft/draft.ts';
import { chooseOwners } from './choose-owner.ts';
import { roleOf } from '../meaning/follow-parents.ts';
import { isSame } from '../meaning/name-parts.ts';
import { ancestorsOf } from '../meaning/share-ancestor.ts';

/** A rejected path, to be restored if the parents turn out to be elsewhere. */
type Released = {
  readonly target: TableDraft;
  readonly index: number;
  readonly step: string;
  readonly before: ReferenceDraft;
};

/** Chooses the owners of rows, and which paths over nullable parents are dropped for them. */
export function settleOwners(draft: Draft): void {
  chooseOwners(draft);
  const released: Released[] = [];
  for (let known = -1; known < released.length; ) {
    known = released.length;
    released.push(...releaseOptional(draft));
    if (released.length > known) chooseOwners(draft);
  }
  const stale = released.filter(({ target, step, before }) => {
    const middle = target.references.find(({ name }) => name === step);
    return middle === undefined || !liesBelow(draft, target, middle, before);
  });
  for (const { target, index, before } of stale) target.references[index] = before;
  if (stale.length > 0) chooseOwners(draft);
}

/**
 * Drops paths over nullable parents, if those parents can be chosen below the row's own parent instead: a customer
 * belongs to its organization, and so does the campaign that may have been applied. If there were any, owners must be
 * chosen again.
 */
function releaseOptional(draft: Draft): readonly Released[] {
  const released: Released[] = [];
  for (const target of draft.tables.values()) {
    target.references.forEach((before, index) => {
      const [name] = before.rule.through?.split('.') ?? [];
      const step = target.references.find((item) => item.name === name);
      if (before.meant === undefined || before.nullable || step?.nullable !== true) return;
      if (!liesBelow(draft, target, step, before)) return;
      const { meant: _, rule, ...rest } = before;
      const { through: __, ...others } = rule;
      const said = { reason: `refers to ${before.to}, although no key declares it`, confidence: 0.8 };
      target.references[index] = { ...rest, rule: others, ...(before.declared ? {} : { meant: said }) };
      released.push({ target, index, step: step.name, before });
    });
  }
  return released;
}

function liesBelow(draft: Draft, target: TableDraft, step: ReferenceDraft, goal: ReferenceDraft): boolean {
  const parent = draft.tables.get(step.to);
  if (parent === undefined) return false;
  const role = roleOf(draft, target, goal);
  return ancestorsOf(draft, parent).some(({ table, role: theirs }) => table.key === goal.to && isSame(theirs, role));
}
