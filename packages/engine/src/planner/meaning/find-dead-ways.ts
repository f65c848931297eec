import type { Issue } from '../../base/shape/issue.ts';
import type { Draft } from '../draft/draft.ts';

/** Ways that names suggested and that lead over tables without rows: names are not followed then. */
export function findDeadWays(draft: Draft): readonly Issue[] {
  return [...draft.meant].flatMap((key) => {
    const target = draft.tables.get(key);
    if (target === undefined || target.rows === 0) return [];
    const broken = target.references.find(({ strategy }) => {
      const isWay = strategy?.kind === 'through' || (strategy?.kind === 'shared' && strategy.loose === true);
      return isWay && leadsNowhere(draft, key, strategy.path);
    });
    return broken?.meant === undefined && broken?.strategy?.kind !== 'shared'
      ? []
      : [issueAt(`${key}.references.${broken.name}`)];
  });
}

function leadsNowhere(draft: Draft, from: string, path: readonly number[]): boolean {
  let at = draft.tables.get(from);
  for (const step of path) {
    at = draft.tables.get(at?.references[step]?.to ?? '');
    if (at === undefined || at.rows === 0) return true;
  }
  return false;
}

const issueAt = (place: string): Issue => ({
  code: 'unsatisfiable_reference',
  path: `tables.${place}`,
  message: `The parent that names suggest for ${place} has no row to refer to. Choose its parent with a rule, such as {"strategy": "scatter"}.`,
});
