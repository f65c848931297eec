import { call } from '../graph/node.ts';
import type { RowScope } from '../graph/row-scope.ts';
import { permute } from '../../base/random/permute.ts';
import { eligibleRows } from './among.ts';
import { oneToOneOf } from './child-range.ts';
import { fanOutOf } from './fan-out-of.ts';
import { existingRow } from './existing.ts';
import { FanOutCursor, parentOf } from './fan-out-cursor.ts';
import { isScattered } from './is-scattered.ts';
import { junctionRow } from './junction.ts';
import { motifRow } from './motif.ts';
import { productDigit } from './product.ts';
import { scatterRow } from './scatter.ts';
import { sharedRow } from './shared.ts';
import { treeRow } from './tree.ts';

/** The parent that a row refers to, by the reference's strategy. */
export function parentRow(scope: RowScope, index: number): RowScope {
  const reference = scope.table.plan.references[index];
  if (reference === undefined) throw new Error(`${scope.table.name} has no reference ${index}.`);
  const { strategy, to } = reference;
  const how = index === scope.table.owning ? 'owner' : 'parent';
  switch (strategy.kind) {
    case 'fan_out':
      return scope.reach(to, call(parentOf, cursorOf(scope), scope.row), how);
    case 'scatter':
      return scope.reach(to, scatterRow(scope, reference, strategy));
    case 'one_to_one': {
      const { rowAt } = eligibleRows(scope.run, to, strategy.among);
      const place = call(permute, oneToOneOf(scope.run, scope.table.name, index), scope.row, 0);
      return scope.reach(to, rowAt(place), how);
    }
    case 'junction':
      return scope.reach(to, junctionRow(scope, reference, strategy));
    case 'tree':
      return scope.reach(to, treeRow(scope, reference, strategy), 'tree');
    case 'shared':
      return scope.reach(to, sharedRow(scope, reference, strategy), strategy.path.length === 0 ? 'child' : 'parent');
    case 'motif':
      return scope.reach(to, motifRow(scope, reference, strategy));
    case 'product':
      return scope.reach(to, eligibleRows(scope.run, to, strategy.among).rowAt(productDigit(scope, strategy)));
    case 'existing':
      return existingRow(scope, index, reference, strategy);
    case 'through':
      return strategy.path.reduce((at, step) => at.parent(step), scope);
  }
}

function cursorOf(scope: RowScope): FanOutCursor {
  return new FanOutCursor(fanOutOf(scope.run, scope.table.name), isScattered(scope.row));
}
