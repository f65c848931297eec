import { isTargetError, type Session } from '@rowloom/databases';

/** PostgreSQL's errors if an object is dropped while its catalogue is read, as by another run at its end. */
const CHANGED_MEANWHILE = 'XX000';
const TRIES = 5;
const PAUSE = 100;

/** Reads the catalogue, and again if it changed during reading; not inside a transaction, which has failed by then. */
export async function readAgain<Answer>(session: Session, read: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries++) {
    try {
      return await read();
    } catch (error) {
      const hasChanged = isTargetError(error) && error.facts.native === CHANGED_MEANWHILE;
      if (!hasChanged || tries === TRIES || session.inTransaction?.() === true) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }
}
