import { expect, test } from 'vitest';
import { weave } from '../weave.ts';

const PRISMA = `datasource db {
  provider = "postgresql"
}
model Author {
  id    Int    @id @default(autoincrement())
  email String @unique
  notes Note[]
}
model Note {
  id       Int    @id
  title    String
  author   Author @relation(fields: [authorId], references: [id])
  authorId Int
}
`;

const DBML = `Table authors {
  id int [pk]
  email varchar(80) [unique, not null]
}
Table notes {
  id int [pk]
  author_id int [not null, ref: > authors.id]
}
`;

const JSON_SCHEMA = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'notes',
  type: 'object',
  properties: { id: { type: 'integer' }, email: { type: 'string', format: 'email' } },
  required: ['id', 'email'],
};

test.each([
  ['Prisma', PRISMA, ['Author', 'Note']],
  ['DBML', DBML, ['authors', 'notes']],
  ['JSON Schema', JSON.stringify(JSON_SCHEMA), ['notes']],
])('the text of %s is a schema', async (_, text, tables) => {
  const loom = await weave(text, { seed: 3, rows: 40 });
  expect(loom.tables.toSorted()).toEqual(tables);
  expect(loom.tables.flatMap((name) => loom.rows(name))).toHaveLength(40);
});

test('references of another tool are read, and its errors are reported with their place', async () => {
  const notes = await weave(PRISMA, { seed: 3, rows: 40 });
  const { inserts } = notes.one('Note', { author: { email: 'ada@example.com' } });
  expect(inserts).toMatchObject([{ table: 'Author', row: { email: 'ada@example.com' } }, { table: 'Note' }]);
  await expect(weave('model Note {\n  id Int @id\n')).rejects.toThrow(/could not be read as Prisma\.\n {2}2:13: /);
  await expect(weave('{ "properties": 5')).rejects.toThrow(/looks like JSON but is not valid/);
});

test('SQL that contains words of other tools stays SQL', async () => {
  const sql = `create table model (id int primary key, type text not null);
create table "table" (id int primary key, view text not null, doc json default '{}');`;
  expect((await weave(sql, { rows: 5 })).tables).toEqual(['model', 'table']);
});
