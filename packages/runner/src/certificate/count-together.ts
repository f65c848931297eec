import type { CheckSession } from './check-session.ts';
import type { KeyTask } from './take-keys.ts';

/**
 * Queries all counts in one statement. Undefined if there are fewer than two, or if one of them fails: each is then
 * queried separately, and reports its own error.
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
