import { targetError } from '@rowloom/databases';
import {
  ENGINE_VERSION,
  loadLexicon,
  type LocaleWish,
  makeRunContext,
  type Plan,
  type SchemaDocument,
} from '@rowloom/engine';
import type { Certificate, CertifiedTable } from '../certificate/certificate.ts';
import { examineTable } from './examine-table.ts';
import { type MadeRows, makeRows } from './make-rows.ts';

export type RehearsalRequest = {
  readonly schema: SchemaDocument;
  readonly plan: Plan;
  readonly locale: LocaleWish;
  readonly signal: AbortSignal;
  /** For a table: the number of rows made so far. */
  readonly onProgress: (table: string, rows: number) => void;
  /** Every row is made; now the first ones of each table are checked. */
  readonly onMade: () => void;
};

export type Rehearsal = {
  readonly tables: readonly ({ readonly name: string } & MadeRows)[];
  readonly certificate: Certificate;
  readonly seconds: { readonly make: number; readonly examine: number };
};

/** Makes every row of a plan and discards it, and tests the constraints on the first rows of each table. */
export async function rehearse(request: RehearsalRequest): Promise<Rehearsal> {
  const { schema, plan, signal, onProgress } = request;
  const run = makeRunContext(schema, plan, await loadLexicon(request.locale));
  const pause = async (): Promise<void> => {
    await new Promise((resolve) => setImmediate(resolve));
    if (signal.aborted) throw targetError('interrupted', 'Interrupted.');
  };
  const began = performance.now();
  const tables: Rehearsal['tables'][number][] = [];
  for (const { name } of plan.tables) {
    const made = await makeRows(run, name, async (done) => {
      onProgress(name, done);
      await pause();
    });
    tables.push({ name, ...made });
  }
  const ended = performance.now();
  request.onMade();
  const certified: CertifiedTable[] = [];
  for (const { name, rows, checksum, leftOut } of tables) {
    const context = run.tables.get(name);
    if (context === undefined) continue;
    certified.push({
      name,
      rows,
      checksum: { value: checksum, columns_left_out: leftOut, planned: checksum },
      constraints: await examineTable(run, context, pause),
    });
  }
  const seconds = { make: (ended - began) / 1000, examine: (performance.now() - ended) / 1000 };
  return { tables, certificate: certificateOf(schema, certified), seconds };
}

function certificateOf({ dialect }: SchemaDocument, tables: readonly CertifiedTable[]): Certificate {
  const found = tables.flatMap(({ constraints }) => constraints.map(({ violations }) => violations));
  return {
    version: 1,
    dialect,
    server_version: `rehearsal with engine ${ENGINE_VERSION}`,
    made_at: new Date().toISOString(),
    tables,
    violations: found.reduce<number>((sum, violations) => sum + (violations ?? 0), 0),
    unexamined: found.filter((violations) => violations === null).length,
  };
}
