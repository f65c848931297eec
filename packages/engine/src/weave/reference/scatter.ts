import { lookUp } from '../graph/table-entry.ts';
import { call, choose, type Node, operate } from '../graph/node.ts';
import type { RowScope } from '../graph/row-scope.ts';
import { drawNode, numberBelow } from '../graph/draw-node.ts';
import { makePermutation, permute, tabulate } from '../../base/random/permute.ts';
import { makeZipf, smallZipfRank, zipfRank } from '../../base/random/zipf.ts';
import { eligibleRows } from './among.ts';
import { recentRow } from './recent.ts';
import type { Among, ReferencePlan, ReferenceStrategy } from '../../document/plan/plan.ts';

/** An independent draw for each row: uniform, or by popularity, where the popular rows lie anywhere in the parent table. */
export function scatterRow(
  scope: RowScope,
  reference: ReferencePlan,
  strategy: Extract<ReferenceStrategy, { kind: 'scatter' }>,
): Node {
  const { rounds } = strategy;
  if (rounds === undefined) return scatterAmong(scope, reference, strategy, strategy.among);
  const kind = operate('%', scope.number, rounds.length);
  const rows = rounds.map((among) => scatterAmong(scope, reference, strategy, among ?? undefined));
  return rows.reduceRight((otherwise, row, index) => choose(operate('===', kind, index), row, otherwise));
}

function scatterAmong(
  scope: RowScope,
  reference: ReferencePlan,
  strategy: Extract<ReferenceStrategy, { kind: 'scatter' }>,
  among: Among | undefined,
): Node {
  const { plan } = scope.run;
  const row = scope.draws(reference.columns[0] ?? '');
  if (strategy.distribution === 'recent') return recentRow(scope, reference, strategy);
  const { count: parents, rowAt } = eligibleRows(scope.run, reference.to, among);
  const address = [plan.engine_version, plan.seed, scope.table.name, reference.name] as const;
  if (strategy.distribution === 'uniform') return rowAt(numberBelow(row, parents, ...address, 'scatter'));
  const zipf = makeZipf(parents, strategy.exponent ?? 1);
  const rank = call(parents < 0x7fffffff ? smallZipfRank : zipfRank, zipf, drawNode(row, ...address, 'scatter'));
  // Popularity belongs to the parent, whoever refers to it: the order does not depend on the child.
  const popularity = makePermutation(parents, plan.engine_version, plan.seed, reference.to, 'popularity');
  const table = tabulate(popularity, scope.table.plan.rows);
  return rowAt(table === undefined ? call(permute, popularity, rank, 0) : call(lookUp, table, rank));
}
