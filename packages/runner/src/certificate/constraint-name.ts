import type { Exclusion, ForeignKey, PrimaryKey, Unique } from '@rowloom/engine';

/** The name of an unnamed constraint in a certificate: its definition. */
export function keyName(key: PrimaryKey | Unique): string {
  const expressions = 'expressions' in key ? (key.expressions ?? []).map(({ expression }) => expression) : [];
  return key.name ?? `(${[...key.columns, ...expressions].join(', ')})`;
}

export function foreignKeyName({ name, columns, references }: ForeignKey): string {
  return name ?? `(${columns.join(', ')}) references ${references.table} (${references.columns.join(', ')})`;
}

export function exclusionName({ name, elements }: Exclusion): string {
  return name ?? `exclude (${elements.map(({ expression, operator }) => `${expression} with ${operator}`).join(', ')})`;
}
