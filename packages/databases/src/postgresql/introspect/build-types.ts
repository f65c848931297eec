import type { CompositeType, DomainType, EnumType } from '@rowloom/engine';
import { groupBy } from './catalogue-row.ts';
import type { Label } from './label.ts';
import type { CatalogueField } from './read-composites.ts';
import type { CatalogueDomainCheck } from './read-domains.ts';
import type { CatalogueLabel } from './read-enums.ts';
import type { CatalogueType } from './read-types.ts';
import { stripParentheses } from './strip-parentheses.ts';
import type { TypeReader } from './type-reader.ts';

type Context = { readonly types: readonly CatalogueType[]; readonly label: Label; readonly read: TypeReader };

export function buildEnums({ types, label }: Context, labels: readonly CatalogueLabel[]): readonly EnumType[] {
  const byType = groupBy(labels, ({ type }) => type);
  return types.flatMap(({ oid, schema, name, kind }) =>
    kind === 'enum'
      ? [{ name, ...label.field(schema), values: (byType.get(oid) ?? []).map((item) => item.label) }]
      : [],
  );
}

export function buildDomains(
  { types, label, read }: Context,
  checks: readonly CatalogueDomainCheck[],
): readonly DomainType[] {
  const byType = groupBy(checks, ({ type }) => type);
  return types.flatMap((domain) => {
    const { oid, schema, name, kind, base, nullable } = domain;
    if (kind !== 'domain' || base === undefined || schema === 'information_schema') return [];
    return [
      {
        name,
        ...label.field(schema),
        type: read(base),
        nullable,
        ...(domain.default === undefined ? {} : { default: label.expression(domain.default) }),
        checks: (byType.get(oid) ?? []).map((check) => ({
          name: check.name,
          expression: label.expression(stripParentheses(check.expression)),
        })),
      },
    ];
  });
}

export function buildComposites(
  { types, label, read }: Context,
  fields: readonly CatalogueField[],
): readonly CompositeType[] {
  const byType = groupBy(fields, ({ type }) => type);
  return types.flatMap(({ oid, schema, name, kind }) =>
    kind !== 'composite'
      ? []
      : [
          {
            name,
            ...label.field(schema),
            fields: (byType.get(oid) ?? []).map((field) => ({ name: field.name, type: read(field.use) })),
          },
        ],
  );
}
