import { flatTableName, type Session } from '@rowloom/databases';
import {
  checksumPlanned,
  type RunContext,
  type SchemaDocument,
  serialColumns,
  type Table,
  tableKey,
} from '@rowloom/engine';
import type { Certificate, CertifiedChecksum } from '../certificate/certificate.ts';
import { checksumTable } from '../certificate/checksum-table.ts';
import { findDifferingColumns } from '../certificate/differing-columns.ts';
import { makeCertificate } from '../certificate/make-certificate.ts';
import { readTargetSchema } from '../schema/read-target-schema.ts';
import type { Target } from '../target/target.ts';

export type RunToCertify = {
  readonly schema: SchemaDocument;
  readonly run: RunContext;
  /** The tables that the run fills. */
  readonly tables: readonly Table[];
  /** The tables may hold rows of others. */
  readonly isShared: boolean;
  /** Read the rows back too, and compare them with those of the plan. */
  readonly checksum: boolean;
};

export type CertifiedRun = {
  readonly certificate: Certificate;
  readonly seconds: number;
  readonly checksumSeconds: number;
};

/** The certificate of the run's tables, from the target's own catalogue as it is now. */
export async function certifyRun(target: Target, session: Session, request: RunToCertify): Promise<CertifiedRun> {
  const { schema, tables } = request;
  const began = performance.now();
  const nameOf = (table: Table): string =>
    session.dialect === 'postgresql' ? tableKey(table) : flatTableName(schema, table);
  const checksums = new Map<string, CertifiedChecksum>();
  if (request.checksum)
    for (const table of tables) {
      const found = await compareRows(session, request, table);
      if (found !== undefined) checksums.set(nameOf(table), found);
    }
  const examined = performance.now();
  const other = session.dialect === 'sqlite' ? undefined : target.connect({ applicationName: 'rowloom certificate' });
  // Told where it is awaited: reading the catalogue may fail before.
  other?.catch(() => undefined);
  try {
    const document = await readTargetSchema(target, session);
    const certificate = await makeCertificate(session, document, {
      madeAt: new Date().toISOString(),
      sessions: other === undefined ? [] : [await other],
      tables: new Set(tables.map(nameOf)),
      checksums,
    });
    const ended = performance.now();
    return { certificate, seconds: (ended - examined) / 1000, checksumSeconds: (examined - began) / 1000 };
  } finally {
    await other?.then((opened) => opened.close()).catch(() => undefined);
  }
}

/** Undefined where the run's rows cannot be told from those of others, or there are none. */
async function compareRows(
  session: Session,
  { run, isShared }: RunToCertify,
  table: Table,
): Promise<CertifiedChecksum | undefined> {
  const key = tableKey(table);
  const rows = run.plan.tables.find(({ name }) => name === key)?.rows ?? 0;
  if (rows === 0 || (isShared && serialColumns(run.plan, key).length === 0)) return undefined;
  const planned = checksumPlanned(run, key);
  const { value, columns_left_out } = await checksumTable(session, run, key, { isShared });
  const differing = value === planned ? [] : await findDifferingColumns(session, run, key, { isShared });
  return { value, columns_left_out, planned, ...(value === planned ? {} : { differing }) };
}
