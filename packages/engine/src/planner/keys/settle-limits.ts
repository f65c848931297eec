import { countOf } from '../../base/text/count-of.ts';
import type { ConstraintVerdict } from '../../document/plan/plan.ts';
import type { Limit } from '../../language/schema/schema-document.ts';
import { limitsOf } from '../../language/schema/trigger-rules.ts';
import type { Draft, ReferenceDraft, TableDraft } from '../draft/draft.ts';
import { lowerRows } from '../draft/lower-rows.ts';
import { productSize } from '../../weave/reference/product-size.ts';
import { MAX_TUPLES } from './lay-out.ts';

/**
 * Makes sure that no more rows have the same values than triggers allow: no parent has more children. A limit over
 * several columns is kept by any of the references among them.
 */
export function settleLimits(draft: Draft, target: TableDraft): readonly ConstraintVerdict[] {
  return limitsOf(target.table).map((limit): ConstraintVerdict => {
    const { name = '', columns, most } = limit;
    const reason = target.rows <= most ? 'there are no more rows than that' : wayTo(draft, target, limit);
    if (reason !== undefined) return { kind: 'check', name, verdict: 'solved', reason };
    draft.issues.push({
      code: 'unsatisfiable_limit',
      path: `tables.${target.key}.triggers.${name}`,
      message: `${countOf(target.rows, 'row')} of ${target.key} do not fit ${name}, which allows at most ${most} with the same (${columns.join(', ')}).`,
    });
    return { kind: 'check', name, verdict: 'unsupported', reason: 'Rowloom found no way to limit the rows' };
  });
}

function wayTo(draft: Draft, target: TableDraft, limit: Limit): string | undefined {
  const { columns, most } = limit;
  if (columns.length === 0)
    return lowerRows(draft, target, most, whyFewer(limit)) ? `there are ${most} rows` : undefined;
  const bound = referencesWithin(target, limit);
  return [true, false].reduce<string | undefined>(
    (found, asItIs) =>
      bound.reduce((way, reference) => way ?? keep(draft, target, { reference, limit, asItIs }), found),
    undefined,
  );
}

type Task = { readonly reference: ReferenceDraft; readonly limit: Limit; readonly asItIs: boolean };

/** Parents that each have at most this many rows: as already planned, or by using each of them this many times. */
function keep(draft: Draft, target: TableDraft, { reference, limit, asItIs }: Task): string | undefined {
  const { strategy, to } = reference;
  const { most } = limit;
  if (strategy === undefined) return undefined;
  const reason = `each row of ${to} has at most ${most}`;
  if (asItIs) {
    if (strategy.kind === 'one_to_one') return reason;
    if (strategy.kind === 'fan_out') return (reference.most ?? most + 1) <= most ? reason : undefined;
    if (strategy.kind !== 'product' || strategy.within !== undefined) return undefined;
    if (strategy.form === 'even') {
      const parents = strategy.radices[strategy.position] ?? 1;
      return Math.ceil(productSize(strategy) / parents) <= most ? reason : undefined;
    }
    const others = strategy.radices.filter((_, place) => place !== strategy.position);
    return strategy.form === undefined && others.reduce((all, size) => all * size, 1) <= most ? reason : undefined;
  }
  // Those that may be some of the parents only are not free to be any.
  if (strategy.kind !== 'scatter' || (strategy.among ?? strategy.rounds) !== undefined) return undefined;
  const parents = draft.tables.get(to)?.rows ?? 0;
  const room = parents * most;
  if (room < 1 || room > MAX_TUPLES) return undefined;
  if (room < target.rows && !lowerRows(draft, target, room, whyFewer(limit))) return undefined;
  reference.strategy = { kind: 'product', name: limit.name ?? reference.name, radices: [parents, most], position: 0 };
  return reason;
}

/** References whose columns are all among those of the limit, of which rows are drawn or owned by this run. */
function referencesWithin({ references }: TableDraft, { columns }: Limit): readonly ReferenceDraft[] {
  return references.filter(
    (reference) =>
      reference.columns.length > 0 && !reference.absent && reference.columns.every((name) => columns.includes(name)),
  );
}

/** An owner has no more rows than triggers let in, wherever they go by it: said before it is known how many there are. */
export function limitOwners(draft: Draft): void {
  for (const target of draft.tables.values()) {
    const owner = target.references[target.owning];
    if (owner?.strategy?.kind !== 'fan_out') continue;
    for (const limit of limitsOf(target.table))
      if (referencesWithin(target, limit).includes(owner)) owner.most = Math.min(owner.most ?? limit.most, limit.most);
  }
}

const whyFewer = ({ name = '', columns, most }: Limit): string =>
  columns.length === 0
    ? `${name} allows at most ${most}`
    : `${name} allows at most ${most} with the same (${columns.join(', ')})`;
