import { sqlStateOf } from './sql-state.ts';

const ATTEMPTS = 5;
const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';

/** Retries after a deadlock or a failed serialization, of which nothing remains; other failures are final. */
export async function retryTransaction<T>(attempt: () => Promise<T>): Promise<T> {
  for (let count = 1; ; count++) {
    try {
      return await attempt();
    } catch (error) {
      const state = sqlStateOf(error);
      if (count === ATTEMPTS || (state !== SERIALIZATION_FAILURE && state !== DEADLOCK)) throw error;
      // Without randomness, transactions that collided would collide again.
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * 2 ** count));
    }
  }
}
