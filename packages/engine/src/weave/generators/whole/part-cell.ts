import type { Value } from '../../graph/value.ts';
import { findGenerator } from '../catalogue.ts';
import type { Cell, PartSpec } from '../../cell/cell.ts';

/**
 * A value of another generator, inside this cell: an element of an array, a member of a JSON object, a slot of a
 * template.
 */
export function buildPart(cell: Cell, lane: string, spec: PartSpec): Value | undefined {
  // Without a version the first one is meant, because a plan that names none must always give the same values.
  const found = findGenerator(spec.generator, spec.version ?? 1);
  return found?.build(partCell(cell, lane, spec), spec.options ?? {});
}

function partCell(cell: Cell, lane: string, { type, record }: PartSpec): Cell {
  const under = (inner = ''): string => `${lane}/${inner}`;
  const part: Cell = {
    ...cell,
    type: type ?? { kind: 'unknown', native: '' },
    maxLength: type !== undefined && (type.kind === 'text' || type.kind === 'bytes') ? type.max_length : undefined,
    unique: false,
    key: (inner) => cell.key(under(inner)),
    draw: (inner) => cell.draw(under(inner)),
    below: (count, inner) => cell.below(count, under(inner)),
    chance: (share, inner) => cell.chance(share, under(inner)),
    index: (capacity) => cell.below(capacity, under('index')),
    record: (name) => cell.record(record === undefined ? name : `${name} ${record}`),
    part: (inner, spec) => buildPart(part, inner, spec),
  };
  return part;
}
