import type { CorpusDialect, CorpusSchema } from '../find-schemas.ts';
import { type Draw, makeDraw } from '../random/draw.ts';
import { openTable, printTables, type TreeTable } from '../random-trees/tree-table.ts';
import { type KeyMaking, randomRoot } from './key-making.ts';
import { addArc, addChain, addCircle, addDiamond, addKinds, addMatches, addPairs, addTree } from './key-shapes.ts';

const DIALECTS: readonly [CorpusDialect, ...CorpusDialect[]] = ['postgresql', 'mysql', 'sqlite'];

type Shape = (making: KeyMaking, name: string) => void;

const SHAPES: readonly [Shape, ...Shape[]] = [
  addDiamond,
  addDiamond,
  addChain,
  addKinds,
  addPairs,
  addMatches,
  addCircle,
  addArc,
  addTree,
];

/**
 * Random schemas with difficult keys, in the three dialects in turn, the same ones for the same seed: composite keys
 * that share columns, diamonds, kinds, ordered pairs, cycles, arcs, trees. Each of them can be filled.
 */
export function randomKeys(count: number, seed: number): readonly CorpusSchema[] {
  return Array.from({ length: count }, (_, index) => {
    const number = seed * 100_000 + index;
    const dialect = DIALECTS[index % DIALECTS.length] ?? DIALECTS[0];
    return { name: `keys-${number}`, dialect, read: () => randomKeyed(makeDraw(number), dialect) };
  });
}

function randomKeyed(draw: Draw, dialect: CorpusDialect): string {
  const tables: TreeTable[] = [];
  const idType = draw.pick(['integer', 'integer', 'bigint', 'varchar(40)']);
  const tenant = draw.chance(0.6) ? openTable(draw.pick(['tenant', 'company', 'site'])) : undefined;
  const making: KeyMaking = { draw, idType, tables, tenant };
  if (tenant !== undefined) tables.push(randomRoot(making, tenant));
  const count = draw.whole(2, 5);
  for (let index = 0; index < count; index++) draw.pick(SHAPES)(making, `t${index}`);
  return printTables(tables, dialect);
}
