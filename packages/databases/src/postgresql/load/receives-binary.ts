import type { ColumnProgram, ColumnType } from '@rowloom/engine';
import type { TargetTable } from './read-target.ts';

/** Which of the server's functions read the binary form that the engine writes for a type. */
function receivers(type: ColumnType): readonly string[] {
  switch (type.kind) {
    case 'integer':
      return [`int${type.bits / 8}recv`];
    case 'float':
      return [`float${type.bits / 8}recv`];
    case 'decimal':
      return ['numeric_recv'];
    case 'money':
      return ['cash_recv'];
    case 'boolean':
      return ['boolrecv'];
    case 'bytes':
      return ['bytearecv'];
    case 'text':
      return ['textrecv', 'varcharrecv', 'bpcharrecv', 'namerecv', 'citextrecv'];
    case 'time':
    case 'timestamp':
      return [`${type.kind}${type.zone === true ? 'tz' : ''}_recv`];
    case 'json':
      return [type.binary === true ? 'jsonb_recv' : 'json_recv'];
    case 'macaddr':
      return [type.bytes === 8 ? 'macaddr8_recv' : 'macaddr_recv'];
    case 'bits':
      return [type.varying === true ? 'varbit_recv' : 'bit_recv'];
    default:
      return [`${type.kind}_recv`];
  }
}

/**
 * Whether the target's columns have exactly the types of the plan: a binary value of another type could be misread
 * silently, while its text is refused or converted.
 */
export function receivesBinary(target: TargetTable, columns: readonly Pick<ColumnProgram, 'name' | 'type'>[]): boolean {
  return columns.every(({ name, type }) => {
    const column = target.columns.get(name);
    if (column === undefined) return false;
    if (type.kind !== 'array') return receivers(type).includes(column.receiver);
    return column.receiver === 'array_recv' && receivers(type.element).includes(column.elementReceiver);
  });
}
