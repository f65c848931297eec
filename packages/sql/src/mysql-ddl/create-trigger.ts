import { findTable, placeName, takePlace } from './find-table.ts';
import type { Model } from './model.ts';
import type { ScriptCursor } from './script-cursor.ts';

/** After CREATE TRIGGER. Only triggers on INSERT matter: their effect on a row is read when all tables are known. */
export function createTrigger(model: Model, cursor: ScriptCursor, text: string): void {
  cursor.accept('if', 'not', 'exists');
  const { name } = takePlace(model, cursor);
  const timing = cursor.acceptOne('before', 'after') ?? cursor.fail('BEFORE or AFTER');
  const events: string[] = [];
  do events.push(cursor.takeName('INSERT, UPDATE or DELETE').toLowerCase());
  while (cursor.accept('or'));
  cursor.expect('on');
  const place = takePlace(model, cursor);
  cursor.expect('for', 'each', 'row');
  if (cursor.acceptOne('follows', 'precedes') !== undefined) cursor.takeName("a trigger's name");
  const body = cursor.rest();
  if (!events.includes('insert')) return;
  const action = text.slice(body[0]?.start ?? 0, body.at(-1)?.end ?? 0);
  const trigger = { name, timing: timing === 'before' ? 'before' : 'after', level: 'row', action } as const;
  const { warn } = model;
  findTable(model, place)?.triggers.push({
    ...trigger,
    warn: () =>
      warn('trigger', `Trigger ${name} on ${placeName(place)} may change or refuse rows; what it does is unknown.`),
  });
}
