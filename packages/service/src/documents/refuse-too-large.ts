import { type Refusal, refuseField } from '@rowloom/contract';
import type { SchemaExcess, TooLarge } from '@rowloom/runner';

const inMegabytes = (bytes: number): string => `${(bytes / (1 << 20)).toFixed(1)} MiB`;

/** A request asked to store more than is stored of any schema. */
export const refuseTooLarge = (field: string, { tooLarge }: TooLarge): Refusal =>
  refuseField(field, `${sayExcess(tooLarge)} ${sayWayOut(tooLarge)}`);

function sayExcess({ part, has, most, table = '' }: SchemaExcess): string {
  switch (part) {
    case 'bytes':
      return `As a schema document this has ${inMegabytes(has)}; at most ${inMegabytes(most)} are allowed.`;
    case 'tables':
    case 'columns':
      return `The schema has ${has} ${part}; at most ${most} are allowed.`;
    case 'columns of a table':
      return `The table ${table} has ${has} columns; at most ${most} are allowed.`;
    case 'constraints of a table':
      return `The table ${table} has ${has} keys and CHECKs; at most ${most} are allowed.`;
    case 'characters of a CHECK':
      return `A CHECK of the table ${table} has ${has} characters as a tree; at most ${most} are allowed.`;
  }
}

function sayWayOut({ part }: SchemaExcess): string {
  if (part === 'characters of a CHECK') return 'Keep the values that it allows in a table, and refer to that.';
  if (part === 'constraints of a table' || part === 'columns of a table') return 'Leave out what the rows do not need.';
  return 'Leave out tables that need no rows, or spread them over several schemas.';
}
