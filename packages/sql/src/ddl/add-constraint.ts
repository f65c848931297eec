import type { Constraint, IndexElem, Node } from 'libpg-query';
import { itemsOf, nameOf, namesOf } from '../parser/nodes.ts';
import { closing, findWord, printTokens, type Source, splitAtCommas } from '../text/cut.ts';
import { quoteIdentifier } from '../types/quote-identifier.ts';
import { addForeignKey } from './add-foreign-key.ts';
import { chooseName, takeName } from './choose-name.ts';
import { cutIndexExpression, cutParenthesized, tokenAtLocation } from './cut-clause.ts';
import { mentionedNames } from './mentions.ts';
import type { ExclusionModel, Model, TableModel } from './model.ts';

/** Adds a constraint of a table, or one written beside `column`, if given. */
export function addConstraint(
  model: Model,
  table: TableModel,
  node: Constraint,
  source: Source,
  column?: string,
): void {
  const keys = column === undefined ? namesOf(node.keys) : [column];
  switch (node.contype) {
    case 'CONSTR_PRIMARY':
      return addPrimaryKey(model, table, node, keys);
    case 'CONSTR_UNIQUE':
      return addUnique(model, table, node, keys);
    case 'CONSTR_CHECK': {
      const expression = cutParenthesized(source, tokenAtLocation(source, node.location), 'check');
      const mentioned = mentionedNames(expression);
      const columns = table.columns.filter(({ name }) => mentioned.has(name)).map(({ name }) => name);
      table.checks.push({
        name: nameFor(model, table, node, columns.length === 1 ? columns : [], 'check'),
        expression,
      });
      return undefined;
    }
    case 'CONSTR_FOREIGN': {
      const columns = column === undefined ? namesOf(node.fk_attrs) : [column];
      return addForeignKey(model, table, node, columns, nameFor(model, table, node, columns, 'fkey'));
    }
    case 'CONSTR_EXCLUSION':
      return addExclusion(model, table, node, source);
    case 'CONSTR_NOTNULL':
      return requireValues(table, keys);
    default:
      return undefined;
  }
}

function addPrimaryKey(model: Model, table: TableModel, node: Constraint, keys: string[]): void {
  const columns = node.indexname === undefined ? keys : takeIndex(table, node.indexname);
  const name =
    node.indexname !== undefined ? (node.conname ?? node.indexname) : nameFor(model, table, node, [], 'pkey');
  table.primaryKey = { name, columns };
  requireValues(table, columns);
}

function addUnique(model: Model, table: TableModel, node: Constraint, keys: string[]): void {
  const columns = node.indexname === undefined ? keys : takeIndex(table, node.indexname);
  table.uniques.push({
    name:
      node.indexname !== undefined
        ? (node.conname ?? node.indexname)
        : nameFor(model, table, node, [...columns, ...namesOf(node.including)], 'key'),
    columns,
    expressions: [],
    ...(node.nulls_not_distinct === true ? { nullsNotDistinct: true } : {}),
    ...(node.deferrable === true ? { deferrable: true } : {}),
  });
}

/** ADD CONSTRAINT … USING INDEX turns a unique index into the constraint. */
function takeIndex(table: TableModel, indexName: string): string[] {
  const index = table.uniques.find(({ name }) => name === indexName);
  table.uniques = table.uniques.filter((unique) => unique !== index);
  return index?.columns ?? [];
}

function requireValues(table: TableModel, names: readonly string[]): void {
  for (const column of table.columns) if (names.includes(column.name)) column.nullable = false;
}

function addExclusion(model: Model, table: TableModel, node: Constraint, source: Source): void {
  const open = findWord(source, findWord(source, tokenAtLocation(source, node.location), 'exclude'), '(');
  const parts = splitAtCommas(source, open + 1, closing(source, open));
  const elements = (node.exclusions ?? []).map((exclusion, index) => {
    const [element, operator] = itemsOf(exclusion);
    const part = parts[index] ?? { from: 0, to: 0 };
    return { ...readElement(element, source, part), operator: namesOf(itemsOf(operator)).at(-1) ?? '' };
  });
  const exclusion: ExclusionModel = {
    name: nameFor(
      model,
      table,
      node,
      elements.map(({ column }) => column),
      'excl',
    ),
    method: node.access_method ?? 'btree',
    elements: elements.map(({ expression, operator }) => ({ expression, operator })),
  };
  if (node.where_clause !== undefined) exclusion.where = cutParenthesized(source, closing(source, open), 'where');
  table.exclusions.push(exclusion);
}

function readElement(
  node: Node | undefined,
  source: Source,
  part: { readonly from: number; readonly to: number },
): { column: string; expression: string } {
  const element: IndexElem = node !== undefined && 'IndexElem' in node ? node.IndexElem : {};
  if (element.name !== undefined) return { column: element.name, expression: quoteIdentifier(element.name) };
  const end = findWord(source, part.from, 'with');
  const expression = end < 0 ? printTokens(source, part.from, part.to) : cutIndexExpression(source, part.from, end);
  return { column: indexColumnName(element.expr), expression };
}

/** PostgreSQL's name for an indexed expression in generated index names. */
export function indexColumnName(node: Node | undefined): string {
  if (node === undefined) return 'expr';
  if ('FuncCall' in node) return nameOf(node.FuncCall.funcname?.at(-1));
  if ('CoalesceExpr' in node) return 'coalesce';
  if ('TypeCast' in node) {
    const arg = node.TypeCast.arg;
    return arg !== undefined && 'ColumnRef' in arg ? nameOf(arg.ColumnRef.fields?.at(-1)) : 'expr';
  }
  return 'expr';
}

/** The given name, or PostgreSQL's own. */
function nameFor(model: Model, table: TableModel, node: Constraint, columns: readonly string[], label: string): string {
  if (node.conname === undefined) return chooseName(model, table.schema, table.name, columns, label);
  takeName(model, table.schema, node.conname);
  return node.conname;
}
