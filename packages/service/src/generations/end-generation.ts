import type { Id } from '@rowloom/contract';
import type { CertificateParcel, SealedExport } from '@rowloom/runner';
import { sql } from 'kysely';
import { type Actor, appendEvent } from '../audit/append-event.ts';
import { countPieces, insertPieces } from '../documents/packed-pieces.ts';
import { makeId } from '../ids/make-id.ts';
import type { Store, Tx } from '../store/store.ts';
import type { CertificateSummary, GenerationTable, RunError } from '../store/run-documents.ts';
import { settleRows } from '../usage/usage-meter.ts';
import { sumRows } from './generation.ts';
import type { Held } from './generation-lease.ts';
import { storeNow } from '../store/store-clock.ts';

export type GenerationEnd = {
  readonly status: 'succeeded' | 'failed' | 'cancelled';
  readonly tables: readonly GenerationTable[];
  readonly error?: RunError;
  readonly certificate?: CertificateParcel;
  readonly sealed?: SealedExport;
};

/** Who may end a run: its worker by the fencing token; anyone, while nobody holds it. */
export type Ending = Held | { readonly id: Id<'generation'>; readonly unheld: true };

/**
 * The end of a run, its usage, its export and its event in one transaction. False if it had ended before, or was taken
 * by another worker: nothing is written then.
 */
export function endGeneration(store: Store, by: Ending, end: GenerationEnd, actor: Actor | null): Promise<boolean> {
  return store.transaction((tx) => endInTransaction(tx, by, end, actor));
}

export async function endInTransaction(tx: Tx, by: Ending, end: GenerationEnd, actor: Actor | null): Promise<boolean> {
  const rows = sumRows(end.tables);
  const certificate = end.certificate === undefined ? undefined : Buffer.from(end.certificate.packed, 'base64');
  const ended = await tx
    .updateTable('generation')
    .set({
      status: end.status,
      finished_at: storeNow(),
      version: sql`version + 1`,
      lease_until: null,
      worker_id: null,
      rows_generated: rows,
      tables: JSON.stringify(end.tables),
      error: end.error === undefined ? null : JSON.stringify(end.error),
      certificate_pieces: certificate === undefined ? null : countPieces(certificate),
      certificate_summary: end.certificate === undefined ? null : JSON.stringify(summaryOf(end.certificate)),
    })
    .where('id', '=', by.id)
    .$if('lease_token' in by, (query) =>
      query.where('lease_token', '=', 'lease_token' in by ? by.lease_token : 0).where('status', '=', 'running'),
    )
    .$if('unheld' in by, (query) =>
      query
        .where('status', 'in', ['queued', 'running'])
        .where((eb) => eb.or([eb('lease_until', 'is', null), eb('lease_until', '<', sql<Date>`now()`)])),
    )
    .returning(['organization_id', 'project_id', 'created_by', 'tables_count', 'plan_digest'])
    .executeTakeFirst();
  if (ended === undefined) return false;
  const { organization_id: organizationId, project_id: projectId } = ended;
  if (certificate !== undefined) await insertPieces(tx, { table: 'certificate_piece', id: by.id }, certificate);
  await settleRows(tx, by.id, rows);
  const place = { organizationId, projectId };
  if (end.sealed !== undefined) await sealExport(tx, { ...ended, id: by.id, rows, sealed: end.sealed }, actor);
  await appendEvent(tx, actor, {
    ...place,
    action: `generation.${end.status}`,
    subject: { type: 'generation', id: by.id },
    details: { rows_generated: rows, ...(end.error === undefined ? {} : { error: end.error.code }) },
  });
  return true;
}

const summaryOf = ({ violations, unexamined }: CertificateParcel): CertificateSummary => ({ violations, unexamined });

type Sealed = {
  readonly id: Id<'generation'>;
  readonly organization_id: Id<'organization'>;
  readonly project_id: Id<'project'>;
  readonly created_by: Id<'user'>;
  readonly tables_count: number;
  readonly rows: number;
  readonly sealed: SealedExport;
};

async function sealExport(tx: Tx, run: Sealed, actor: Actor | null): Promise<void> {
  const id = makeId('export');
  const { bytes, sha256 } = run.sealed;
  const packed = Buffer.from(run.sealed.packed, 'base64');
  await tx
    .insertInto('export')
    .values({
      id,
      organization_id: run.organization_id,
      project_id: run.project_id,
      generation_id: run.id,
      file_name: `${run.id}.rowloom.json`,
      pieces: countPieces(packed),
      size_bytes: bytes,
      sha256,
      rows_count: run.rows,
      tables_count: run.tables_count,
      created_by: run.created_by,
    })
    .execute();
  await insertPieces(tx, { table: 'export_piece', id }, packed);
  await appendEvent(tx, actor, {
    organizationId: run.organization_id,
    projectId: run.project_id,
    action: 'export.sealed',
    subject: { type: 'export', id },
    details: { generation_id: run.id, size_bytes: bytes },
  });
}
