import {
  checksumPlanned,
  DIALECTS,
  flatTableName,
  type RunContext,
  serialColumns,
  type Table,
  tableKey,
} from '@rowloom/engine';
import { dialectOf } from '../dialects/dialect-of.ts';
import type { Session } from '@rowloom/databases';
import type { Certificate, CertifiedChecksum, CertifiedTrigger } from '../certificate/certificate.ts';
import { type ChecksumOptions, checksumTable } from '../certificate/checksum-table.ts';
import { checksumColumns, findDifferingColumns } from '../certificate/differing-columns.ts';
import { makeCertificate } from '../certificate/make-certificate.ts';
import { catalogueName, readChanges } from '../schema/read-shapes.ts';
import type { BlamedTrigger } from '../target/blame-triggers.ts';
import { refusalWords } from '../target/refusal-words.ts';
import { findHiddenTables } from '../target/hidden-tables.ts';
import { heed } from '../target/interrupted.ts';
import { readReach } from '../target/read-reach.ts';
import { type ReachingTrigger, sayTrigger, type TableReach } from '../target/trigger-reach.ts';
import type { Target } from '../target/target.ts';
import { compareWithPlan } from './compare-with-plan.ts';
import type { RunToCertify } from './run-to-certify.ts';

export type CertifiedRun = {
  readonly certificate: Certificate;
  readonly seconds: number;
  readonly checksumSeconds: number;
};

/** The certificate of the run's tables, from the target's own current catalogue, and compared with the plan. */
export async function certifyRun(target: Target, session: Session, request: RunToCertify): Promise<CertifiedRun> {
  const { tables, recipe, books } = request;
  const { schema } = recipe;
  const began = performance.now();
  const nameOf = (table: Table): string => catalogueName(session, schema, table);
  const isLoaded = (table: Table): boolean => plannedRows(request.run, table) > 0;
  const loaded = { schema, tables: tables.filter(isLoaded) };
  const look = () => readChanges(target, session, loaded, books, { mayGain: request.isCreated });
  const { catalogue, changes } = await look();
  const hidden = await findHiddenTables(session, schema, tables);
  const reachOf = await readReach(session, schema, tables);
  const checksums = new Map<string, CertifiedChecksum>();
  const read = new Map<string, number>();
  const of = tables.reduce((sum, table) => sum + plannedRows(request.run, table), 0);
  let done = 0;
  for (const table of request.checksum ? tables : []) {
    heed(request.signal);
    request.emit?.({ kind: 'examining', part: 'checksum', rows: done, of });
    done += plannedRows(request.run, table);
    // A missing column cannot be read back, and a retyped one not as it was written.
    if (!isLoaded(table) || changes.has(tableKey(table))) continue;
    const found = await compareRows(session, request, table, reachOf(table));
    // A part of the rows has another checksum, which does not mean a change.
    if (found === undefined || (hidden.has(tableKey(table)) && found.value !== found.planned)) continue;
    const { rows, ...checksum } = found;
    checksums.set(nameOf(table), checksum);
    read.set(tableKey(table), rows);
  }
  const examined = performance.now();
  request.emit?.({ kind: 'examining', part: 'constraints', rows: 0, of });
  const other = dialectOf(session).backends.hasServer
    ? target.connect({ applicationName: 'rowloom certificate' })
    : undefined;
  try {
    const examination = await makeCertificate(session, catalogue, {
      madeAt: new Date().toISOString(),
      ...(request.signal === undefined ? {} : { signal: request.signal }),
      sessions: other === undefined ? [] : [await other],
      tables: new Set(tables.map(nameOf)),
      checksums,
      triggersOff: request.triggersOff.map(certifiedTrigger(request)),
    });
    // Checking many rows takes time: what others did to the tables meanwhile is reported as well.
    const late = await look();
    const findings = {
      certificate: examination,
      changes: new Map([...changes, ...late.changes]),
      read,
      hidden,
      reachOf,
    };
    const certificate = await compareWithPlan(target, session, request, findings);
    const ended = performance.now();
    return { certificate, seconds: (ended - examined) / 1000, checksumSeconds: (examined - began) / 1000 };
  } finally {
    await other?.then((opened) => opened.close()).catch(() => undefined);
  }
}

/** By the certificate's name for its table. */
const certifiedTrigger =
  ({ recipe: { schema }, tables }: RunToCertify) =>
  ({ key, name, says, source = '' }: BlamedTrigger): CertifiedTrigger => {
    const table = tables.find((item) => tableKey(item) === key);
    const shown = DIALECTS[schema.dialect].hasSchemas || table === undefined ? key : flatTableName(schema, table);
    return { table: shown, name, says: says === undefined ? refusalWords(source) : [says] };
  };

type Written = ReadonlyMap<string, string>;

/** Columns that enabled triggers may have written, and which triggers. */
function writtenByTriggers(table: Table, { columns }: TableReach, off: readonly BlamedTrigger[]): Written {
  const key = tableKey(table);
  const isOff = (trigger: ReachingTrigger): boolean =>
    off.some(({ key: its, name }) => name === trigger.name && (its === key || its.endsWith(trigger.table)));
  return new Map(
    [...columns].filter(([, trigger]) => !isOff(trigger)).map(([column, trigger]) => [column, sayTrigger(trigger)]),
  );
}

/** The checksum without the columns that triggers write, if the rows match the plan in all others. */
async function compareWithout(
  session: Session,
  run: RunContext,
  key: string,
  options: ChecksumOptions,
  written: Written,
): Promise<CertifiedChecksum | undefined> {
  if (written.size === 0) return undefined;
  const columns = (run.tables.get(key)?.plan.columns ?? [])
    .map(({ name }) => name)
    .filter((name) => !written.has(name));
  const planned = checksumPlanned(run, key, { columns });
  const { value, columns_left_out: leftOut } = await checksumTable(session, run, key, { ...options, columns });
  if (value !== planned) return undefined;
  const more = [...written].map(([column, trigger]) => ({ column, reason: `${trigger} may write it` }));
  return { value, planned, columns_left_out: [...leftOut.filter(({ column }) => !written.has(column)), ...more] };
}

const plannedRows = ({ plan }: RunContext, table: Table): number =>
  plan.tables.find(({ name }) => name === tableKey(table))?.rows ?? 0;

const FEW_ROWS = 10_000;

/** Undefined if the run's rows cannot be distinguished from others, for lack of numbers; unless there are no others. */
async function compareRows(
  session: Session,
  request: RunToCertify,
  table: Table,
  reach: TableReach,
): Promise<(CertifiedChecksum & { readonly rows: number }) | undefined> {
  const { run } = request;
  const key = tableKey(table);
  // Rows written by triggers are additional to the run's.
  const isWritten = reach.inserts !== undefined;
  const isNumbered = serialColumns(run.plan, key).length > 0;
  const mayBeAlone = !isWritten && (!request.isShared || request.books[key]?.rows_before === 0);
  const isShared = isNumbered && (request.isShared || isWritten);
  const options = { isShared, ...(request.signal === undefined ? {} : { signal: request.signal }) };
  if (!isNumbered && !mayBeAlone) return undefined;
  // Building a loop for a few rows takes longer than running it, so one loop computes everything that may be needed.
  const isSmall = plannedRows(run, table) <= FEW_ROWS;
  const found = isSmall
    ? await checksumColumns(session, run, key, options)
    : { ...(await checksumTable(session, run, key, options)), planned: checksumPlanned(run, key) };
  const { value, columns_left_out, rows, planned } = found;
  if (!isShared && rows > plannedRows(run, table)) return undefined;
  if (value === planned) return { value, columns_left_out, rows, planned };
  const without = await compareWithout(
    session,
    run,
    key,
    options,
    writtenByTriggers(table, reach, request.triggersOff),
  );
  if (without !== undefined) return { ...without, rows };
  const differing = 'differing' in found ? found.differing : await findDifferingColumns(session, run, key, options);
  return { value, columns_left_out, rows, planned, differing };
}
