import type { Rules } from '../rules/rules.ts';
import { digest } from '../../base/bytes/digest.ts';
import type { SchemaDocument } from '../../language/schema/schema-document.ts';
import type { Plan } from '../plan/plan.ts';

/** A run's sealed recipe: it contains no rows, and reproduces the same rows exactly. */
export type ExportDocument = {
  readonly rowloom_export: 1;
  readonly engine_version: number;
  readonly schema: SchemaDocument;
  readonly plan: Plan;
  /** What was approved. It covers the target and the mode too, so it is not the digest of `plan` alone. */
  readonly plan_digest: string;
  readonly seed: number;
  readonly as_of: string;
  readonly locale: string;
  readonly rules: Rules;
  readonly tables: readonly ExportedTable[];
  readonly replayable: boolean;
  readonly not_replayable_because?: string;
  /** Over all other fields. */
  readonly digest: string;
};

export type ExportedTable = {
  readonly name: string;
  readonly first_row: number;
  readonly rows: number;
  /** The offsets that the run added to the first numbers of the plan's keys. */
  readonly base: number;
  readonly checksum: string | null;
};

/** Seals an export with the digest of its content. */
export function sealExport(content: Omit<ExportDocument, 'digest'>): ExportDocument {
  return { ...content, digest: digest(content) };
}
