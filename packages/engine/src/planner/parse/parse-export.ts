import { countOf } from '../../base/text/count-of.ts';
import { parseRules } from '../../document/rules/parse-rules.ts';
import { digest } from '../../base/bytes/digest.ts';
import { findContradictions } from '../../language/schema/find-contradictions.ts';
import type { Issue } from '../../base/shape/issue.ts';
import { checkShape } from '../../base/shape/check-shape.ts';
import { itemPath } from '../../base/shape/path.ts';
import type { ExportDocument } from '../../document/export/export-document.ts';
import { exportShape } from '../../document/export/export-shape.ts';
import { findPlanFaults } from './find-plan-faults.ts';

export type ParsedExport = { readonly document: ExportDocument } | { readonly issues: readonly Issue[] };

/** Reads an export from anything at all; what comes back can be replayed. */
export function parseExport(input: unknown): ParsedExport {
  const shapeIssues = checkShape(exportShape, input);
  if (shapeIssues.length > 0) return { issues: shapeIssues };
  const document = input as ExportDocument;
  const altered = checkSeal(document);
  if (altered.length > 0) return { issues: altered };
  const contradictions = findContradictions(document.schema).map(
    ({ code, path, message }): Issue => ({ code, path: `schema.${path}`, message }),
  );
  if (contradictions.length > 0) return { issues: contradictions };
  const rules = parseRules(document.rules);
  const issues = [
    ...('issues' in rules ? rules.issues : []),
    ...findPlanFaults(document.plan, document.schema, 'plan'),
    ...checkAgreement(document),
    ...checkTables(document),
  ];
  return issues.length > 0 ? { issues } : { document };
}

/** Checked first, because a changed file may contain anything. */
function checkSeal({ digest: found, ...content }: ExportDocument): readonly Issue[] {
  const expected = digest(content);
  if (found === expected) return [];
  return [
    {
      code: 'digest_mismatch',
      path: 'digest',
      message: `The export was changed after it was sealed: its content has the digest ${expected}.`,
    },
  ];
}

function checkAgreement({ plan, ...document }: ExportDocument): readonly Issue[] {
  const fields = ['engine_version', 'seed', 'as_of', 'locale'] as const;
  const issues = fields
    .filter((field) => document[field] !== plan[field])
    .map(
      (field): Issue => ({
        code: 'contradiction',
        path: field,
        message: `The export and its plan disagree: ${document[field]} and ${plan[field]}.`,
      }),
    );
  if (!document.replayable && document.not_replayable_because === undefined) {
    issues.push({
      code: 'missing_field',
      path: 'not_replayable_because',
      message: 'An export that cannot be replayed says why.',
    });
  }
  return issues;
}

function checkTables({ plan, tables }: ExportDocument): readonly Issue[] {
  const rows = new Map(plan.tables.map((table) => [table.name, table.rows]));
  const issues: Issue[] = [];
  for (const [at, table] of tables.entries()) {
    const path = itemPath('tables', table, at);
    const planned = rows.get(table.name);
    if (planned === undefined)
      issues.push({
        code: 'unknown_table',
        path,
        message: `The plan has no table ${table.name}, or the export lists it twice.`,
      });
    else if (table.first_row + table.rows > planned)
      issues.push({
        code: 'contradiction',
        path: `${path}.rows`,
        message: `The plan has ${countOf(planned, 'row')} of ${table.name}, the export ${table.first_row + table.rows}.`,
      });
    rows.delete(table.name);
  }
  return issues;
}
