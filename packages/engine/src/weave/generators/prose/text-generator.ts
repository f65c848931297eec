import type { Piece } from '../../graph/piece.ts';
import type { GeneratorOptions } from '../../../document/plan/plan.ts';
import type { Cell } from '../../cell/cell.ts';
import { type Generator, generator } from '../generator.ts';
import { roomFor, textValue } from './text-value.ts';

type Definition = {
  readonly name: string;
  readonly summary: string;
  readonly text?: Generator['text'];
  readonly options?: Readonly<Record<string, string>>;
  readonly check?: Generator['check'];
  readonly pieces: (cell: Cell, options: GeneratorOptions) => readonly Piece[];
};

/** A generator of text that repeats; in a unique column the row's number is appended to it. */
export function textGenerator({ name, summary, text, options, check, pieces }: Definition): Generator {
  return generator({
    name,
    version: 1,
    summary,
    ...(options === undefined ? {} : { options }),
    ...(check === undefined ? {} : { check }),
    distinct: 'suffix',
    text,
    capacity: (cell) => (roomFor({ ...cell, unique: true }, true) === 0 ? 0 : Number.MAX_SAFE_INTEGER),
    build: (cell, given) => textValue(cell, pieces(cell, given), true),
  });
}
