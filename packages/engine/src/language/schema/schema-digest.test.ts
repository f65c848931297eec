import { expect, test } from 'vitest';
import { canonicalSchema } from './canonical-schema.ts';
import { sampleDocument } from './sample-document.fixture.ts';
import type { SchemaDocument } from './schema-document.ts';
import { schemaDigest } from './schema-digest.ts';

const reversed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, item]) => [key, reversed(item)]),
  );
};

test('the order of keys and of tables does not change the digest', () => {
  expect(schemaDigest(reversed(sampleDocument) as SchemaDocument)).toBe(schemaDigest(sampleDocument));
  expect(schemaDigest({ ...sampleDocument, tables: sampleDocument.tables.toReversed() })).toBe(
    schemaDigest(sampleDocument),
  );
});

test('the order of columns, and every other change, changes the digest', () => {
  const [first, ...rest] = sampleDocument.tables;
  const changed = (table: object): SchemaDocument => ({
    ...sampleDocument,
    tables: [{ ...first, ...table } as SchemaDocument['tables'][number], ...rest],
  });
  const digests = [
    sampleDocument,
    changed({ columns: first?.columns.toReversed() }),
    changed({ comment: 'Who pays.' }),
    changed({ checks: [] }),
    { ...sampleDocument, name: 'store' },
  ].map(schemaDigest);
  expect(new Set(digests).size).toBe(digests.length);
});

test('a field that equals its default is dropped', () => {
  const said = JSON.parse(JSON.stringify(sampleDocument)) as SchemaDocument;
  const orders = said.tables[1];
  const customers = said.tables[0];
  Object.assign(orders?.foreign_keys[0] ?? {}, { on_update: 'no_action', not_valid: false });
  Object.assign(customers ?? {}, { exclusions: [] });
  Object.assign(customers?.columns[0]?.type ?? {}, { unsigned: false });
  Object.assign(customers?.columns[5] ?? {}, { comment: '', statistics: {}, default: undefined });
  expect(said).not.toEqual(sampleDocument);
  expect(canonicalSchema(said)).toEqual(sampleDocument);
  expect(schemaDigest(said)).toBe(schemaDigest(sampleDocument));
});

test('empty lists stay where a document requires them', () => {
  expect(canonicalSchema(sampleDocument).tables[0]?.foreign_keys).toEqual([]);
});
