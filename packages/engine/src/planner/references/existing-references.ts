import { checksOfReference, type ReferenceCheck } from '../../document/plan/checks-of-reference.ts';
import type { Plan } from '../../document/plan/plan.ts';

/** A reference for which a run needs existing keys of the target. */
export type ExistingReference = {
  readonly table: string;
  readonly reference: string;
  readonly columns: readonly string[];
  readonly to: string;
  readonly to_columns: readonly string[];
  /** The reference is unique: keys that existing rows of the target already use must not be taken. */
  readonly unique: boolean;
  /** What CHECKs of the table require of its `columns`. */
  readonly checks: readonly ReferenceCheck[];
};

/** What a run must ask its target for; nothing if all parents belong to the run. */
export function existingReferences(plan: Plan): readonly ExistingReference[] {
  return plan.tables.flatMap((table) =>
    table.references.flatMap((reference): readonly ExistingReference[] => {
      const { name, columns, to, to_columns, strategy, null_fraction } = reference;
      if (table.rows === 0 || strategy.kind !== 'existing' || null_fraction >= 1) return [];
      const [unique, checks] = [strategy.unique === true, checksOfReference(table, reference)];
      return [{ table: table.name, reference: name, columns, to, to_columns, unique, checks }];
    }),
  );
}
