import { compileTable } from '../weave/compile/compile-table.ts';
import { makeRunContext } from '../weave/run/make-run-context.ts';
import type { RunContext } from '../weave/graph/run-context.ts';
import { copyText } from '../weave/encode/copy-text.ts';
import type { Encoder } from '../weave/encode/encoder.ts';
import { type PreviewRow, previewRows } from '../weave/compile/objects.ts';
import { loadLexicon } from '../base/locale/load-lexicon.ts';
import { makePlan } from '../planner/make-plan.ts';
import type { Wishes } from '../planner/draft/wishes.ts';
import type { SchemaDocument } from '../language/schema/schema-document.ts';
import { decodeUtf8 } from '../base/bytes/utf8.ts';
import { ZOO, ZOO_ROWS } from './zoo.fixture.ts';

const lexicon = await loadLexicon('en');

export function weave(schema: SchemaDocument = ZOO, wishes: Partial<Wishes> = {}): RunContext {
  const result = makePlan(
    schema,
    { rows: ZOO_ROWS, seed: 42, locale: 'en', as_of: '2026-11-15T00:00:00Z', ...wishes },
    lexicon,
  );
  if ('issues' in result) throw new Error(result.issues.map(({ path, message }) => `${path}: ${message}`).join('\n'));
  return makeRunContext(schema, result.plan, lexicon);
}

/** The bytes of some rows, made by a separate program. */
export function bytesOf(
  run: RunContext,
  table: string,
  first: number,
  end: number,
  encoder: Encoder = copyText,
): string {
  const program = compileTable(run, table, encoder);
  const view = new DataView(new ArrayBuffer(Math.max(4096, program.minBytes)));
  const state = { at: 0 };
  let text = '';
  for (let row = first; row < end; ) {
    row = program.fill(view, row, end, state);
    text += decodeUtf8(view, 0, state.at);
  }
  return text;
}

export function rowsOf(run: RunContext, table: string): readonly PreviewRow[] {
  return previewRows(run, table, 0, run.tables.get(table)?.plan.rows ?? 0);
}
