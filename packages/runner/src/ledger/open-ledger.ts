import { isTargetError, type Session, type TargetError, targetError } from '@rowloom/databases';
import { quoteName } from '@rowloom/engine';
import { dialectOf } from '../dialects/dialect-of.ts';
import { ledgerDdl } from './ledger-ddl.ts';
import type { LedgerPlace } from './ledger-place.ts';
import { placeLedger } from './place-ledger.ts';

/** Its purpose: a reader need not trust the ledger's creators as much as a writer. */
type Use = 'read' | 'write';

/** Finds the ledger of a target; undefined if there is none yet. */
export async function findLedger(
  session: Session,
  database: string,
  use: Use = 'read',
): Promise<LedgerPlace | undefined> {
  const seen = await findReadable(session, database, use);
  if (seen !== undefined || !(await dialectOf(session).ledger.isHidden(session))) return seen;
  // Another run may have created it between the two lookups.
  const created = await findReadable(session, database, use);
  if (created !== undefined) return created;
  await refuseForged(session, use);
  throw await explainHidden(session);
}

async function findReadable(session: Session, database: string, use: Use): Promise<LedgerPlace | undefined> {
  for (const place of places(session, database)) {
    if (!(await dialectOf(session).ledger.exists(session, place))) continue;
    await refuseForged(session, use);
    return place;
  }
  return undefined;
}

/**
 * The creator of a ledger may have put triggers on it, or statements into it, that others execute with their own
 * rights.
 */
async function refuseForged(session: Session, use: Use): Promise<void> {
  const { forged } = dialectOf(session).ledger;
  const [found] = forged === undefined ? [] : await session.query(forged);
  if (found === undefined || (use === 'read' && found['odd'] === false)) return;
  throw targetError(
    'no_permission',
    `The ledger of the target belongs to the role ${String(found['owner'])}, which you are not a member of, so its contents could act with your rights. Ask an administrator to check it, and to give it to the owner of the database, or to a role of which all who load are members: ALTER SCHEMA rowloom OWNER TO …; ALTER TABLE rowloom.runs OWNER TO … (and the same for its other tables).`,
    { schema: 'rowloom' },
  );
}

/** An existing ledger that cannot be read must not count as missing: its runs would be loaded twice. */
async function explainHidden(session: Session): Promise<TargetError> {
  const role = quoteName(session.dialect, await dialectOf(session).ledger.currentRole(session));
  return targetError(
    'no_permission',
    `The target has a ledger that ${role} may not use. Let its owner run: GRANT USAGE ON SCHEMA rowloom TO ${role}; GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA rowloom TO ${role};`,
    { schema: 'rowloom' },
  );
}

/** Finds the ledger or creates it. Without the right to, it says which GRANT would help. */
export async function openLedger(session: Session, database: string): Promise<LedgerPlace> {
  const found = await findLedger(session, database, 'write');
  if (found !== undefined) return found;
  let refused: unknown;
  for (const place of places(session, database)) {
    try {
      await createLedger(session, place);
      await refuseForged(session, 'write');
      return place;
    } catch (error) {
      if ((await findReadable(session, database, 'write')) !== undefined) return place;
      if (!isTargetError(error) || error.code !== 'no_permission') throw error;
      refused = error;
    }
  }
  const { currentRole, grant } = dialectOf(session).ledger;
  const role = await currentRole(session);
  throw Object.assign(
    targetError(
      'no_permission',
      `Rowloom keeps a ledger in the target, so that a crash loses nothing and duplicates nothing, but ${role} may not create it. ${grant(database, role)} Or load without a ledger, with --at-least-once: a crash may then load rows twice.`,
    ),
    { cause: refused },
  );
}

const RACES = 20;
const PAUSE = 100;

/**
 * PostgreSQL's errors for the loser of a race: an object updated at the same time, or an existing schema, table, or row
 * type.
 */
const RACE_STATES: ReadonlySet<string> = new Set(['XX000', '42P06', '42P07', '42710']);

/**
 * Two runs may create the ledger at once, and PostgreSQL lets the loser of IF NOT EXISTS fail with a duplicate key in
 * its catalogue, or a duplicate name: it tries again, and finds what the winner has created.
 */
async function createLedger(session: Session, place: LedgerPlace): Promise<void> {
  for (let race = 1; ; race++) {
    try {
      if (place.kind === 'own') await session.execute(dialectOf(session).ledger.createSpace);
      for (const statement of ledgerDdl(session, place)) await session.execute(statement);
      return;
    } catch (error) {
      const isRace =
        isTargetError(error) && (error.code === 'duplicate_key' || RACE_STATES.has(String(error.facts.native)));
      if (!isRace || race === RACES) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }
}

/**
 * A ledger for a run that accepts at-least-once loading: it needs only the right to create temporary tables, is visible
 * only to its own connection, and disappears with it.
 */
export async function openTemporaryLedger(session: Session, database: string): Promise<LedgerPlace> {
  const place = placeLedger(session, 'temporary', database);
  for (const statement of ledgerDdl(session, place)) await session.execute(statement);
  return place;
}

function places(session: Session, database: string): readonly LedgerPlace[] {
  const { places: kinds, isShared } = dialectOf(session).ledger;
  return kinds.map((kind) => placeLedger(session, kind, isShared ? database : ''));
}
