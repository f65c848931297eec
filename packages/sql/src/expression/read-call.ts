import type { Expression } from '@rowloom/engine';
import type { FuncCall, Node, SQLValueFunction } from 'libpg-query';
import { nameOf } from '../parser/nodes.ts';

/** Undefined for aggregates, windows, and arguments by name: none of them can be computed from one row's values in order. */
export function readCall(node: FuncCall, read: (node: Node) => Expression): Expression | undefined {
  const windowed = node.over !== undefined || node.agg_filter !== undefined || node.agg_order !== undefined;
  if (windowed || node.agg_star === true || node.agg_distinct === true) return undefined;
  const args = node.args ?? [];
  if (args.some((arg) => 'NamedArgExpr' in arg)) return undefined;
  const name = nameOf(node.funcname?.at(-1)).toLowerCase();
  const values = args.map(read);
  const last = values.at(-1);
  // VARIADIC ARRAY[a, b] is the same as a, b.
  if (node.func_variadic === true) {
    return last?.op === 'array' ? { op: 'call', name, args: [...values.slice(0, -1), ...last.items] } : undefined;
  }
  return { op: 'call', name, args: values };
}

/** CURRENT_DATE, LOCALTIMESTAMP(3), SESSION_USER, … */
export function readValueFunction(node: SQLValueFunction): Expression {
  const name = (node.op ?? '')
    .replace(/^SVFOP_/, '')
    .replace(/_N$/, '')
    .toLowerCase();
  return { op: 'call', name, args: [] };
}
