import type { CheckSession } from './check-session.ts';
import type { KeyTask } from './take-keys.ts';

/**
 * Asks for all numbers in one statement. Undefined where there are fewer than two, or where one of them has an answer other
 * than a number: each is then asked for on its own, and says itself what is wrong.
 */
export async function countTogether(
  session: CheckSession,
  tasks: readonly KeyTask[],
): Promise<ReadonlyMap<KeyTask, number> | undefined> {
  const asked = tasks.filter(({ check, scan }) => check.sql !== undefined && (scan.rows ?? 0) > 0);
  if (asked.length < 2) return undefined;
  const counts = asked.map(({ check }, index) => `(${check.sql}) AS c${index}`);
  const answer = await session.attempt(`SELECT ${counts.join(', ')}`);
  if (typeof answer === 'string') return undefined;
  return new Map(asked.map((task, index) => [task, Number(answer[0]?.[`c${index}`])]));
}
