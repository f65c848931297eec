import type { Field } from '@mrleebo/prisma-ast';
import type { ColumnDraft, TableDraft } from '../schema-draft.ts';
import { argumentOf, findAttribute, isQuoted, textOf } from './attributes.ts';
import type { PrismaModel } from './models.ts';

type End = { readonly model: PrismaModel; readonly field: Field; readonly name: string | undefined };

/** The tables of many-to-many relations with lists on both sides, which Prisma creates implicitly. */
export function linkTables(models: readonly PrismaModel[], tables: readonly TableDraft[]): readonly TableDraft[] {
  const lists: readonly End[] = models.flatMap((model) =>
    model.fields
      .filter(({ array, fieldType }) => array === true && models.some(({ name }) => name === fieldType))
      .map((field) => ({ model, field, name: relationName(field) })),
  );
  return lists.flatMap((one, index) => {
    const other = lists.slice(index + 1).find((end) => areTwins(one, end));
    if (other === undefined) return [];
    const [first, second] = [one, other].toSorted((a, b) => compare(a.model.name, b.model.name));
    if (first === undefined || second === undefined) return [];
    const key = (end: End): { readonly table: TableDraft; readonly column: ColumnDraft } | undefined => {
      const table = tables[models.indexOf(end.model)];
      const column = table?.columns.find(({ name }) => name === table.primaryKey[0]);
      return table === undefined || column === undefined ? undefined : { table, column };
    };
    const [a, b] = [key(first), key(second)];
    if (a === undefined || b === undefined) return [];
    const column = (name: string, { type }: ColumnDraft): ColumnDraft => ({ name, type, isNullable: false });
    return [
      {
        schema: first.model.table.schema,
        name: `_${one.name ?? `${first.model.name}To${second.model.name}`}`,
        columns: [column('A', a.column), column('B', b.column)],
        primaryKey: ['A', 'B'],
        uniques: [],
        checks: [],
        references: [
          { columns: ['A'], to: a.table, targets: [a.column.name] },
          { columns: ['B'], to: b.table, targets: [b.column.name] },
        ],
      },
    ];
  });
}

/** Two lists that are the two sides of one relation. */
const areTwins = (one: End, other: End): boolean =>
  one.field.fieldType === other.model.name && other.field.fieldType === one.model.name && one.name === other.name;

function relationName({ attributes }: Field): string | undefined {
  const relation = findAttribute(attributes, 'relation');
  if (relation === undefined) return undefined;
  const value = argumentOf(relation, 'name');
  return isQuoted(value) ? textOf(value) : undefined;
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
