import type { Session } from '@rowloom/databases';
import { dialectOf } from '../dialects/dialect-of.ts';
import { retireBackend } from './retire-backend.ts';

/** Whatever the server may still be doing for a lost connection ends before its successor does anything. */
export async function replaceBackend(session: Session, runId: string, lost: number): Promise<void> {
  await dialectOf(session).backends.mark(session, runId);
  await retireBackend(session, runId, lost);
}
