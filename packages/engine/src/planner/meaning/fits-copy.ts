import { limitsOfType } from '../../solve/domain/number-limits.ts';
import { rangeOfColumn } from './value-range.ts';
import type { Weft, WovenTable } from './weft.ts';
import { hasRoom, isNumber } from './woven-table.ts';

/** Texts without a limit of their own are seldom longer. */
const USUAL_LENGTH = 120;

/** Whether a column holds every value of a parent's: of the same kind, and no longer, greater or finer. `parts`: of several. */
export function fitsCopy(
  weft: Weft,
  woven: WovenTable,
  name: string,
  parent: WovenTable,
  column: string,
  parts = 1,
): boolean {
  const [own, theirs] = [woven.target.types.get(name), parent.target.types.get(column)];
  if (own === undefined || theirs === undefined || woven.target.solved.has(name) !== woven.target.bounded.has(name))
    return false;
  if (isNumber(own) && isNumber(theirs)) {
    const range = rangeOfColumn(weft, parent, column) ?? limitsOfType(theirs);
    const [mine, its] = [limitsOfType(own), limitsOfType(theirs)];
    return range !== undefined && hasRoom(woven, name, own, range) && (mine?.scale ?? 0) >= (its?.scale ?? 0);
  }
  if (own.kind !== theirs.kind || woven.target.solved.has(name)) return false;
  if (own.kind === 'text' && theirs.kind === 'text') {
    const room = own.max_length ?? Number.POSITIVE_INFINITY;
    const length = parent.columns.get(column)?.max_length ?? theirs.max_length ?? USUAL_LENGTH;
    return (
      room >= (parts === 1 ? length : Math.min(length, USUAL_LENGTH / 2)) * parts && own.charset === theirs.charset
    );
  }
  if (own.kind === 'enum' && theirs.kind === 'enum')
    return own.name !== undefined ? own.name === theirs.name : own.values?.join() === theirs.values?.join();
  return own.kind === 'date' || own.kind === 'timestamp' || own.kind === 'boolean' || own.kind === 'uuid';
}
