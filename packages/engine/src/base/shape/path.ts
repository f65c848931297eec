import { isRecord } from './describe-value.ts';

/** Names that read well between dots; others are given by index. */
const READABLE = /^[\p{L}\p{N}_$][\p{L}\p{N}_$. -]{0,127}$/u;

export function childPath(path: string, name: string): string {
  const part = name.length > 128 ? `${name.slice(0, 127)}…` : name;
  return path === '' ? part : `${path}.${part}`;
}

/** `tables.orders` if the item has a name, `tables.sales.orders` if it also has a schema, else `tables[3]`. */
export function itemPath(path: string, item: unknown, index: number): string {
  if (!isRecord(item) || !Object.hasOwn(item, 'name')) return `${path}[${index}]`;
  const { name } = item;
  const schema = Object.hasOwn(item, 'schema') ? item['schema'] : undefined;
  if (typeof name !== 'string' || !READABLE.test(name)) return `${path}[${index}]`;
  return childPath(path, typeof schema === 'string' && READABLE.test(schema) ? `${schema}.${name}` : name);
}
