import { argsOf } from '../../language/functions/call-form.ts';
import type { Expression } from '../../language/expression/expression.ts';
import type { ForeignKey, Table } from '../../language/schema/schema-document.ts';

/** A key over generated columns, as one over the columns that they repeat: those can be chosen. */
export function behindGenerated(table: Table, key: ForeignKey): ForeignKey {
  const columns = key.columns.map((name) => {
    const generated = table.columns.find((column) => column.name === name)?.generated;
    return (generated?.predicate === undefined ? undefined : repeatedBy(generated.predicate)) ?? name;
  });
  const isSame = columns.every((name, index) => name === key.columns[index]);
  return isSame || new Set(columns).size < columns.length ? key : { ...key, columns };
}

/** The column that an expression equals, wherever it is not NULL. */
function repeatedBy(expression: Expression): string | undefined {
  if (expression.op === 'column') return expression.name;
  const [kept] = argsOf(expression, 'null_if_equal');
  if (kept !== undefined) return repeatedBy(kept);
  if (expression.op !== 'case') return undefined;
  const { whens, otherwise } = expression;
  const [only, ...others] = whens;
  const isOpen = otherwise !== undefined && !(otherwise.op === 'literal' && otherwise.type === 'null');
  return only === undefined || others.length > 0 || isOpen ? undefined : repeatedBy(only.then);
}
