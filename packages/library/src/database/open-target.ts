import { userInfo } from 'node:os';
import { isTargetError, parseDatabaseUrl } from '@rowloom/databases';
import { asRunRefusal, makeTarget, type Target } from '@rowloom/runner';
import { RowloomError } from '../rowloom-error.ts';

export function openTarget(url: string | undefined): Target {
  if (url === undefined || url === '')
    throw new RowloomError(
      'database',
      'Which database? Give its URL (postgres://…, mysql://…, sqlite:FILE). If it comes from the environment, the variable is not set.',
    );
  return asRowloomErrorSync(() => makeTarget(parseDatabaseUrl(url, { sockets: true, user: userInfo().username })));
}

/** A target's refusal is expected: a sentence for the reader of the test's output, without a driver's stack. */
export async function asRowloomError<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    throw translate(error);
  }
}

function asRowloomErrorSync<Answer>(work: () => Answer): Answer {
  try {
    return work();
  } catch (error) {
    throw translate(error);
  }
}

function translate(error: unknown): unknown {
  if (isTargetError(error)) return new RowloomError('database', error.message, { ...error.facts });
  const refusal = asRunRefusal(error);
  return refusal === undefined ? error : new RowloomError('database', refusal.message);
}
