import type { GeneratorOptions } from '../../../document/plan/plan.ts';
import { literal, type Piece } from '../../graph/piece.ts';
import { valuePieces } from '../../pieces/value-pieces.ts';
import type { Cell } from '../../cell/cell.ts';
import { checkPresent } from '../check-options.ts';
import { textOption } from '../../cell/option.ts';
import { textGenerator } from '../prose/text-generator.ts';

export const template = textGenerator({
  name: 'template',
  text: { room: 44, shorter: 'url' },
  summary: 'Text with slots: {column} is another column of the row, {generator} a value of that generator.',
  options: { text: 'the text, such as "{given_name} {family_name}"; {{ is a brace' },
  check: (options) => checkPresent(options, 'text'),
  pieces: (cell, options) => templatePieces(cell, textOption(options, 'text') ?? '', options),
});

/** A slot with an unknown name stays as written. */
export function templatePieces(cell: Cell, text: string, options: GeneratorOptions = {}): readonly Piece[] {
  return text.split(/(\{\{|\}\}|\{[A-Za-z_][A-Za-z0-9_]*\})/).flatMap((part, index): readonly Piece[] => {
    if (part === '') return [];
    if (part === '{{' || part === '}}') return [literal(part.slice(1))];
    if (index % 2 === 0) return [literal(part)];
    return slotPieces(cell, part.slice(1, -1), options) ?? [literal(part)];
  });
}

function slotPieces(cell: Cell, name: string, options: GeneratorOptions): readonly Piece[] | undefined {
  if (name === 'row_number') return [{ kind: 'number', value: cell.number }];
  const sibling = name === cell.column ? undefined : cell.sibling(name);
  const value = sibling?.value ?? cell.part(name, { generator: name, options: { ...options, text: '' } });
  const pieces = value === undefined ? undefined : valuePieces(value);
  if (pieces === undefined || sibling?.isNull === undefined) return pieces;
  return [{ kind: 'choice', test: sibling.isNull, then: [], otherwise: pieces }];
}
