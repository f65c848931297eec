import { rulesShape } from '../rules/rules-shape.ts';
import { schemaDocumentShape } from '../../language/schema/schema-document-shape.ts';
import { choice, flag, list, name, object, optional, orNull, type Shape, text, whole } from '../../base/shape/shape.ts';
import type { ExportDocument, ExportedTable } from './export-document.ts';
import { planShape } from '../plan/plan-shape.ts';

const sha256: Shape = { is: 'text', pattern: '^sha256:[0-9a-f]{64}$', words: 'a digest such as sha256:9f86…' };

export const exportShape: Shape = object<ExportDocument>({
  rowloom_export: choice(1),
  engine_version: whole(1),
  schema: schemaDocumentShape,
  plan: planShape,
  plan_digest: sha256,
  seed: whole(0),
  as_of: text,
  locale: text,
  rules: rulesShape,
  tables: list(
    object<ExportedTable>({ name, first_row: whole(0), rows: whole(0), base: whole(0), checksum: orNull(text) }),
  ),
  replayable: flag,
  not_replayable_because: optional(text),
  digest: sha256,
});
