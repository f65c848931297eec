import type { Draft, ReferenceDraft, TableDraft } from '../draft.ts';
import { roleOf } from './follow-parents.ts';
import { isSame } from './name-parts.ts';
import { ancestorsOf } from './share-ancestor.ts';

/**
 * Gives up ways over parents that a row may lack, where those parents can be chosen below the row's own one instead: a
 * customer belongs to its organization, and so does the campaign that was perhaps applied to it. Answers whether there were
 * any: then it is to be asked anew to whom rows belong.
 */
export function releaseOptional(draft: Draft): boolean {
  let released = false;
  for (const target of draft.tables.values()) {
    target.references.forEach((reference, index) => {
      const [name] = reference.rule.through?.split('.') ?? [];
      const step = target.references.find((item) => item.name === name);
      if (reference.meant === undefined || reference.nullable || step?.nullable !== true) return;
      if (!liesBelow(draft, target, step, reference)) return;
      const { meant: _, rule, ...rest } = reference;
      const { through: __, ...others } = rule;
      const said = { reason: `refers to ${reference.to}, though no key says so`, confidence: 0.8 };
      target.references[index] = { ...rest, rule: others, ...(reference.declared ? {} : { meant: said }) };
      released = true;
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
