import type { UniqueTask } from '../unique-task.ts';

/** The few rows that the table repeats differ in the key, and so do their groups. */
export function byMotif({ target, set }: UniqueTask): string | undefined {
  const found = [...(target.motif?.distinct ?? [])].some((key) =>
    key.split('\n').every((name) => set.columns.includes(name)),
  );
  return found ? 'rows repeat a few that differ in it, with other parents each time' : undefined;
}
