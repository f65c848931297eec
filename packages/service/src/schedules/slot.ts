import { refuseField } from '@rowloom/contract';
import { Cron } from 'croner';
import { storeNow } from '../store/store-clock.ts';

/** When something repeats: five fields of cron, in a time zone. */
export type Rhythm = { readonly cron: string; readonly timezone: string };

/** The first slot after a time, or null if there is none. */
export function nextSlot({ cron, timezone }: Rhythm, after: Date): Date | null {
  return new Cron(cron, { timezone, mode: '5-part' }).nextRun(after);
}

/** Refuses an invalid zone, an unreadable pattern, or one that never fires. */
export function checkRhythm({ cron, timezone }: Rhythm): void {
  if (!isTimezone(timezone))
    throw refuseField('timezone', 'Name a time zone of the IANA database, such as Europe/Berlin or UTC.');
  const fields = cron.trim().split(/\s+/);
  if (fields.length !== 5)
    throw refuseField(
      'cron',
      'Write five fields: minute, hour, day of month, month, day of week. Seconds are not supported.',
    );
  // Some programs read it as the current time, others as a star.
  if (cron.includes('?')) throw refuseField('cron', 'Write * for any value: ? is not supported.');
  let next: Date | null;
  try {
    next = nextSlot({ cron, timezone }, storeNow());
  } catch {
    throw refuseField(
      'cron',
      'This cannot be read as cron. Write minute, hour, day of month, month and day of week, such as 0 2 * * *.',
    );
  }
  if (next === null) throw refuseField('cron', 'No day of any year fits this: it would never fire.');
}

/** Intl also accepts offsets, which have no daylight saving time and are not names. */
function isTimezone(name: string): boolean {
  if (!/^[a-z]/i.test(name)) return false;
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
