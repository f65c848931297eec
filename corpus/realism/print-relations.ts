import type { RelationCase } from './measure/expected-relations.ts';
import { shareOf } from './share.ts';

/** How many of the expected relations hold in 99 of 100 rows, by kind; `wrong` names those that do not. */
export function printRelations(cases: readonly RelationCase[], { wrong }: { readonly wrong: boolean }): string {
  const { good, all } = shareOf(cases);
  const kinds = [...Map.groupBy(cases, ({ kind }) => kind)].map(([kind, some]) => {
    const share = shareOf(some);
    return `${kind} ${share.good}/${share.all}`;
  });
  const failed = cases.filter((item) => item.all > 0 && item.good < item.all * 0.99);
  const unseen = cases.filter((item) => item.all === 0);
  return [
    `\nrelations that are expected: ${Math.round((100 * good) / Math.max(1, all))}% (${good} of ${all}; ${kinds.join(', ')})`,
    ...(wrong
      ? failed.map((item) => `  ${((100 * item.good) / item.all).toFixed(0).padStart(3)}%  ${item.kind}  ${item.what}`)
      : []),
    ...(wrong ? unseen.map(({ kind, what }) => `  no row  ${kind}  ${what}`) : []),
  ].join('\n');
}
