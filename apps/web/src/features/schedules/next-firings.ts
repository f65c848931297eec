import { Cron } from 'croner';

/** The next times at which a schedule fires; none where the text cannot be read or never comes. */
export function nextFirings(cron: string, timezone: string, count: number, after = new Date()): readonly Date[] {
  if (cron.trim().split(/\s+/).length !== 5 || cron.includes('?')) return [];
  try {
    return new Cron(cron, { timezone, mode: '5-part', paused: true }).nextRuns(count, after);
  } catch {
    return [];
  }
}
