import type { CorpusSchema } from '../find-schemas.ts';
import { makeDraw } from './draw.ts';
import { type RandomColumn, randomColumn } from './random-column.ts';
import { randomCondition } from './random-condition.ts';

/** Random schemas of one table with CHECKs and keys, the same ones for the same seed. */
export function randomSchemas(count: number, seed: number): readonly CorpusSchema[] {
  return Array.from({ length: count }, (_, index) => {
    const number = seed * 100_000 + index;
    return { name: `random-${number}`, dialect: 'postgresql', read: () => randomTable(number) };
  });
}

/**
 * A table with one row while its CHECKs are added: the database refuses those that the row violates, so that all
 * remaining ones are satisfiable together.
 */
export function randomTable(seed: number): string {
  const draw = makeDraw(seed);
  const taken = new Set<string>();
  const column = (): RandomColumn => randomColumn(draw, taken);
  const columns = [column(), column(), ...Array.from({ length: draw.whole(0, 5) }, column)] as const;
  const scope = { draw, columns: [columns[0], ...columns.slice(1)] as const };
  const names = columns.map(({ name }) => name).join(', ');
  const checks = Array.from({ length: draw.whole(1, 7) }, () => randomCondition(scope, draw.whole(0, 3)));
  const key = draw.pick(scope.columns);
  const where = draw.chance(0.3) ? ` WHERE ${randomCondition(scope)}` : '';
  return [
    `CREATE TABLE made (\n  id serial PRIMARY KEY,\n  ${columns.map(({ name, type, nullable }) => `${name} ${type}${nullable ? '' : ' NOT NULL'}`).join(',\n  ')}\n);`,
    `INSERT INTO made (${names}) VALUES (${columns.map(({ witness }) => witness).join(', ')});`,
    ...checks.map((check) => `ALTER TABLE made ADD CHECK (${check});`),
    ...(key.kind !== 'json' && draw.chance(0.3) ? [`CREATE UNIQUE INDEX ON made (${key.name})${where};`] : []),
    'TRUNCATE made;',
  ].join('\n');
}
