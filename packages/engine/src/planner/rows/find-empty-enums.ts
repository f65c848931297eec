import type { Issue } from '../../base/shape/issue.ts';
import type { Draft } from '../draft/draft.ts';
import type { TablePlan } from '../../document/plan/plan.ts';

/** NOT NULL columns of an enum without values: they can have no rows. */
export function findEmptyEnums(draft: Draft, tables: readonly TablePlan[]): readonly Issue[] {
  return tables
    .filter(({ rows }) => rows > 0)
    .flatMap(({ name: key, columns }) => {
      const target = draft.tables.get(key);
      return columns.flatMap(({ name, source }): readonly Issue[] => {
        const type = target?.types.get(name);
        const column = target?.table.columns.find((item) => item.name === name);
        if (type?.kind !== 'enum' || type.values?.length !== 0 || column?.nullable !== false || source.kind === 'omit')
          return [];
        return [
          {
            code: 'empty_enum',
            path: `tables.${key}.columns.${name}`,
            message: `${key}.${name} cannot be filled: its type ${type.name ?? ''} is an enum without values, and the column is NOT NULL. Add a value to the enum (ALTER TYPE … ADD VALUE …) and plan again, or skip the table with {"${key}": {"skip": true}}.`,
          },
        ];
      });
    });
}
