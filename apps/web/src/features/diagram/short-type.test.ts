import { expect, test } from 'vitest';
import { shortType } from './short-type.ts';

test.each([
  ['character varying(24)', 'varchar(24)'],
  ['character(3)', 'char(3)'],
  ['timestamp with time zone', 'timestamptz'],
  ['timestamp(3) without time zone', 'timestamp(3)'],
  ['character varying(24)[]', 'varchar(24)[]'],
  ['numeric(12,2)', 'numeric(12,2)'],
  ['order_status', 'order_status'],
  ["enum('a','b')", "enum('a','b')"],
  ['constructor', 'constructor'],
])('%s is written %s', (native, short) => expect(shortType(native)).toBe(short));
