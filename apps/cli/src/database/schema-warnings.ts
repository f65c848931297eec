import { type SchemaDocument, tableKey } from '@rowloom/engine';

/** What a schema holds that no plan can foresee. */
export function schemaWarnings(schema: SchemaDocument): readonly string[] {
  return schema.tables.flatMap((table) => {
    const name = tableKey(table);
    const triggers = (table.triggers ?? []).map((trigger) => trigger.name);
    return [
      ...(triggers.length === 0
        ? []
        : [
            `${name} has ${triggers.length === 1 ? 'a trigger' : 'triggers'} that ${triggers.length === 1 ? 'fires' : 'fire'} on every row: ${triggers.join(', ')}. What ${triggers.length === 1 ? 'it does' : 'they do'} is not known to the plan.`,
          ]),
      ...(table.row_security === undefined
        ? []
        : [`${name} has row-level security: rows may be refused or unseen unless the role may bypass it.`]),
    ];
  });
}
