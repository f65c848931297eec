import { expect, test } from 'vitest';
import { readAnswer } from './look-around.ts';

test('an answer is a number of the list or a custom name', () => {
  const found = [
    { about: 'DATABASE_URL of .env', target: '${DATABASE_URL}' },
    { about: 'schema.prisma, a Prisma schema', source: 'schema.prisma' },
  ];
  expect(['1', '2', '3', 'ecommerce', '2.sql', undefined].map((answer) => readAnswer(answer, found))).toEqual([
    '${DATABASE_URL}',
    'schema.prisma',
    '3',
    'ecommerce',
    '2.sql',
    undefined,
  ]);
});
