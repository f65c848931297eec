import { SCHEMA_LIMITS, type SchemaExcess } from '@rowloom/runner';
import { expect, test } from 'vitest';
import { refuseTooLarge } from './refuse-too-large.ts';

test.each(Object.entries(SCHEMA_LIMITS) as [SchemaExcess['part'], number][])(
  'too many %s are refused with the number, the limit and the remedy',
  (part, most) => {
    const { code, fields } = refuseTooLarge('ddl', { tooLarge: { part, has: 2 * most, most, table: 'orders' } });
    const [said] = fields ?? [];
    expect([code, said?.path]).toEqual(['validation_failed', 'ddl']);
    expect(said?.message).toMatch(/^(?:The|As|A) .*; at most .* are allowed\. [A-Z].*\.$/);
    const isOfOne = part.includes('a table') || part.includes('CHECK');
    expect(said?.message.includes('orders')).toBe(isOfOne);
    expect(said?.message).toContain(part === 'bytes' ? '32.0 MiB' : String(most));
  },
);
