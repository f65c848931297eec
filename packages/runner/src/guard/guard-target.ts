import { describeAddress, isFileAddress, type Session, targetError } from '@rowloom/databases';
import { dialectOf } from '../dialects/dialect-of.ts';
import type { Mode } from '../ledger/run-record.ts';
import type { Target } from '../target/target.ts';
import { countStrangeRows, type PresentRows } from './count-strange-rows.ts';

/** From this many rows on a table that a run would append to, or empty, counts as somebody's work. */
const MANY_ROWS = 100_000;

const PRODUCTION = /^(?:prod|prd|production|live|primary|master)\d*$/i;

export type GuardFacts = {
  readonly mode: Mode;
  /** Rows in the run's tables beforehand. */
  readonly present: PresentRows;
  /** The confirmation with which the user shows that this target is intended. */
  readonly confirm: string | undefined;
};

/** A target that looks like production is only written if the user confirms it. */
export async function guardTarget(target: Target, session: Session, facts: GuardFacts): Promise<void> {
  const name = confirmationOf(target);
  if (facts.confirm === name) return;
  const reason = await findProductionReason(target, session, facts);
  if (reason === undefined) return;
  throw targetError(
    'locked',
    `${describeAddress(target.address)} looks like production: ${reason}. To confirm, add --yes-i-mean ${name}.`,
  );
}

/** Why a target looks like production, if it does. */
export const findProductionReason = async (
  target: Target,
  session: Session,
  facts: Pick<GuardFacts, 'mode' | 'present'>,
): Promise<string | undefined> =>
  looksLikeProduction(target) ?? (await isReplicated(session)) ?? (await manyRows(target, facts));

/** The host; without one, the database or file. */
export function confirmationOf({ address, database }: Target): string {
  if (isFileAddress(address)) return address.file.split(/[\\/]/).at(-1) ?? address.file;
  return address.socket ? database : address.host;
}

export function looksLikeProduction({ address, database }: Pick<Target, 'address' | 'database'>): string | undefined {
  const labels = (text: string): readonly string[] => text.split(/[^A-Za-z0-9]+/);
  const file = isFileAddress(address) ? database.split(/[\\/]/).at(-1) : database;
  const named = labels(file ?? '').find((label) => PRODUCTION.test(label));
  if (named !== undefined) return `its name says "${named}"`;
  if (isFileAddress(address) || address.socket) return undefined;
  const host = labels(address.host).find((label) => PRODUCTION.test(label));
  return host === undefined ? undefined : `its host's name says "${host}"`;
}

/** Rows of earlier runs are nobody's work. */
async function manyRows(
  target: Target,
  { mode, present }: Pick<GuardFacts, 'mode' | 'present'>,
): Promise<string | undefined> {
  const rows = sumRows(present);
  if (mode === 'create' || rows < MANY_ROWS) return undefined;
  const strange = await countStrangeRows(target, present, MANY_ROWS);
  if (strange < MANY_ROWS) return undefined;
  const deleted = mode === 'truncate' ? ', which would be deleted' : '';
  return strange === rows
    ? `its tables have ${rows} rows already${deleted}`
    : `its tables have some ${strange} rows that no run of Rowloom wrote${deleted}`;
}

export const sumRows = (present: PresentRows): number => [...present.values()].reduce((sum, rows) => sum + rows, 0);

/** Test databases seldom have replicas. Without the right to look, nothing is known. */
async function isReplicated(session: Session): Promise<string | undefined> {
  const { peers } = dialectOf(session).backends;
  if (peers === undefined) return undefined;
  const rows = await session.query(peers).catch(() => []);
  return Number(rows[0]?.['peers'] ?? 0) > 0 ? 'it is replicated to other servers' : undefined;
}
