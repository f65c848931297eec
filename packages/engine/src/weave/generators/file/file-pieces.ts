import { fileOf } from '../../records/file.ts';
import type { GeneratorOptions } from '../../../document/plan/plan.ts';
import { cutDictionary } from '../../../base/text/fit-dictionary.ts';
import { literal, measurePieces, type Piece } from '../../graph/piece.ts';
import type { Cell } from '../../cell/cell.ts';

/** "river-0042.pdf"; in a unique column the number is the row's own. */
export function fileNamePieces(cell: Cell, options: GeneratorOptions, room: number | undefined): readonly Piece[] {
  const { stem, number, extension } = fileOf(cell, options);
  const digits = cell.unique ? String(cell.numbers).length : 4;
  const numbered: Piece = { kind: 'number', value: cell.unique ? cell.ordinal() : number, maxDigits: digits };
  const tail = [literal('.'), extension];
  const free = room === undefined ? stem.words.maxChars : room - digits - 1 - measurePieces(tail).chars;
  if (free < 1)
    return room !== undefined && room < digits + 1 + measurePieces(tail).chars ? [numbered] : [numbered, ...tail];
  return [{ ...stem, words: cutDictionary(stem.words, free) }, literal('-'), numbered, ...tail];
}
