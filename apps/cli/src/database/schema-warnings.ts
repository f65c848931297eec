import { type SchemaDocument, tableKey } from '@rowloom/engine';

const MAX_NAMES = 4;

/** The parts of a schema that no plan can foresee: a line for each kind. */
export function schemaWarnings({ tables }: SchemaDocument): readonly string[] {
  const triggered = tables.flatMap((table) =>
    (table.triggers ?? [])
      .filter(({ understood }) => understood !== true)
      .map(({ name }) => `${tableKey(table)}.${name}`),
  );
  const secured = tables.filter(({ row_security }) => row_security !== undefined);
  return [
    ...(triggered.length === 0 ? [] : [triggerWarning(triggered)]),
    ...(secured.length === 0
      ? []
      : [
          `Row-level security may refuse or hide rows of ${listed(secured.map(tableKey))}, unless the role may bypass it.`,
        ]),
  ];
}

function triggerWarning(names: readonly string[]): string {
  return names.length === 1
    ? `The trigger ${names[0]} fires on every row, and the plan does not know everything that it does.`
    : `${names.length} triggers fire on every row, and the plan does not know everything that they do: ${listed(names)}.`;
}

function listed(names: readonly string[]): string {
  const rest = names.length - MAX_NAMES;
  return rest <= 0 ? names.join(', ') : `${names.slice(0, MAX_NAMES).join(', ')} and ${rest} more`;
}
