import { expect, test } from 'vitest';
import type { LoomWishes } from '../../loom/protocol.ts';
import { commandLine } from './command-line.ts';

const WISHES: LoomWishes = { rows: 5000, seed: 42, locale: 'en', asOf: '2026-11-17T00:00:00.000Z', rules: {} };

test('a pack is named by its id', () => {
  expect(commandLine({ kind: 'pack', key: 'saas', id: 'saas' }, WISHES)).toBe(
    'rowloom generate saas --rows 5000 --seed 42 --as-of 2026-11-17 --to data',
  );
});

test('text is read from a file, in the chosen dialect', () => {
  const source = { kind: 'ddl', key: '1', ddl: '', dialect: 'mariadb' } as const;
  const wishes: LoomWishes = { ...WISHES, locale: 'pt_BR', rules: { orders: { rows: 5 } } };
  expect(commandLine(source, wishes, 'parquet')).toBe(
    'rowloom generate schema.sql --source-dialect mariadb --rows 5000 --seed 42 --as-of 2026-11-17 --locale pt_BR --rules rules.json --format parquet --to data',
  );
});
