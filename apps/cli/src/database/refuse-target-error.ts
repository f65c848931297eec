import { isTargetError } from '@rowloom/databases';
import { EXIT } from '../exit-codes.ts';
import { refusal } from '../refusal.ts';

/** Runs something that talks to a database; what its target refuses ends the command with a sentence and a number. */
export async function refuseTargetErrors<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (!isTargetError(error)) throw error;
    const code =
      error.code === 'invalid_address' ? EXIT.usage : error.code === 'interrupted' ? EXIT.interrupted : EXIT.target;
    throw refusal(code, error.message);
  }
}
