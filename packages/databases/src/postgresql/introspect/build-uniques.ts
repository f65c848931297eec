import type { Exclusion, Unique } from '@rowloom/engine';
import type { Label } from './label.ts';
import type { CatalogueConstraint } from './read-constraints.ts';
import type { CatalogueIndex } from './read-indexes.ts';

/** Constraints first, then indexes. The INCLUDE columns of an index are not part of its key. */
export function buildUniques(
  indexes: readonly CatalogueIndex[],
  constraints: readonly CatalogueConstraint[],
  nameOf: (number: number) => string,
  label: Label,
): readonly Unique[] {
  const owners = new Map(
    constraints.filter(({ kind }) => kind !== 'foreign' && kind !== 'check').map((item) => [item.index, item]),
  );
  const uniques = indexes.flatMap((index): readonly Unique[] => {
    const owner = owners.get(index.oid);
    if (!index.unique || (owner !== undefined && owner.kind !== 'unique')) return [];
    const { parts, texts, where } = index;
    const expressions = texts.filter((_, place) => parts[place] === 0);
    return [
      {
        name: owner?.name ?? index.name,
        // An index may name a column twice, which adds no constraint.
        columns: [...new Set(parts.filter((part) => part !== 0))].map(nameOf),
        ...(expressions.length === 0
          ? {}
          : { expressions: expressions.map((sql) => ({ expression: label.expression(sql) })) }),
        ...(where === undefined ? {} : { where: { expression: label.expression(where) } }),
        ...(index.nullsNotDistinct ? { nulls_not_distinct: true } : {}),
        ...(owner?.deferrable === true ? { deferrable: true } : {}),
        ...(owner === undefined ? { index: true } : {}),
      },
    ];
  });
  return [...uniques.filter(({ index }) => index !== true), ...uniques.filter(({ index }) => index === true)];
}

/** Exclusion constraints; from version 18 on also keys WITHOUT OVERLAPS, which such an index enforces. */
export function buildExclusions(
  indexes: readonly CatalogueIndex[],
  constraints: readonly CatalogueConstraint[],
  label: Label,
): readonly Exclusion[] {
  const byOid = new Map(indexes.map((index) => [index.oid, index]));
  return constraints.flatMap(({ name, index: oid, operators }) => {
    const index = byOid.get(oid);
    if (index === undefined || operators.length === 0) return [];
    const elements = index.texts.map((sql, place) => ({
      expression: label.expression(sql),
      operator: operators[place] ?? '=',
    }));
    return [
      {
        name,
        method: index.method,
        elements,
        ...(index.where === undefined ? {} : { where: label.expression(index.where) }),
      },
    ];
  });
}
