import { checksOfReference, type ReferenceCheck } from '../../document/plan/checks-of-reference.ts';
import type { Plan } from '../../document/plan/plan.ts';

/** A reference for which a run needs keys that are in the target already. */
export type ExistingReference = {
  readonly table: string;
  readonly reference: string;
  readonly columns: readonly string[];
  readonly to: string;
  readonly to_columns: readonly string[];
  /** No two rows of the table may have the same key: those that rows of the target refer to already are not to be given. */
  readonly unique: boolean;
  /** What CHECKs of the table ask of its `columns`. */
  readonly checks: readonly ReferenceCheck[];
};

/** What a run has to ask its target for; nothing where all parents are of the run. */
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
