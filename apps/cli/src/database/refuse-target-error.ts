import { isTargetError } from '@rowloom/databases';
import { EXIT } from '../exit-codes.ts';
import { refusal } from '../refusal.ts';

/** Executes work on a database; a target's refusal ends the command with a sentence and an exit code. */
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
