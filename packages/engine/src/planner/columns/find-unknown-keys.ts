import type { Issue } from '../../base/shape/issue.ts';
import type { SchemaDocument } from '../../language/schema/schema-document.ts';
import { tableKey } from '../../language/schema/table-key.ts';
import type { Plan } from '../../document/plan/plan.ts';

/** NOT NULL references to columns whose values only the database will know. */
export function findUnknownKeys(schema: SchemaDocument, plan: Plan): readonly Issue[] {
  const planned = new Map(plan.tables.map((table) => [table.name, table]));
  return schema.tables.flatMap((table): readonly Issue[] => {
    const child = planned.get(tableKey(table));
    if (child === undefined || child.rows === 0) return [];
    return child.columns.flatMap(({ name, source }): readonly Issue[] => {
      const column = table.columns.find((one) => one.name === name);
      if (source.kind !== 'reference' || column === undefined || column.nullable) return [];
      const parent = planned.get(child.references[source.reference]?.to ?? '');
      const referred = parent?.columns.find((one) => one.name === source.column);
      if (parent === undefined || parent.rows === 0 || referred?.source.kind !== 'omit') return [];
      return [
        {
          code: 'unknown_key',
          path: `tables.${child.name}.columns.${name}`,
          message: `${child.name}.${name} refers to ${parent.name}.${source.column}, whose values only the database knows. Give ${parent.name}.${source.column} a rule where it is no generated column, or skip the table with {"${child.name}": {"skip": true}}.`,
        },
      ];
    });
  });
}
