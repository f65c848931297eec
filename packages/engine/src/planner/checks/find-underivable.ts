import { makeLoopScope } from '../../weave/compile/make-row-scope.ts';
import { makeRunContext } from '../../weave/run/make-run-context.ts';
import type { Lexicon } from '../../base/locale/lexicon.ts';
import type { Draft } from '../draft/draft.ts';
import type { Plan } from '../../document/plan/plan.ts';
import { UnbuildableColumn } from '../../weave/graph/unbuildable-column.ts';

/**
 * The columns, as `table.column`, whose source follows from a CHECK by an expression that cannot be computed: a
 * function that only SQL has, or types that the derive language does not combine.
 */
export function findUnderivable(draft: Draft, plan: Plan, lexicon: Lexicon): readonly string[] {
  const related = [...draft.tables.values()].filter(({ rows, related: names }) => rows > 0 && names.size > 0);
  if (related.length === 0) return [];
  const run = makeRunContext(draft.schema, plan, lexicon);
  return related.flatMap((target) =>
    [...target.related]
      .filter((name) => {
        try {
          makeLoopScope(run, target.key).column(name);
          return false;
        } catch (error) {
          // Whatever the reason, the row can be drawn without it and tested, unless no other source would do either.
          return !(error instanceof UnbuildableColumn) || error.remedy === undefined;
        }
      })
      .map((name) => `${target.key}.${name}`),
  );
}
