import { convertValue } from '../../graph/convert-value.ts';
import type { JsonValue } from '../../../document/plan/plan.ts';
import { literal, mapPieces, type Piece } from '../../graph/piece.ts';
import { SPECIAL } from '../../../base/text/special.ts';
import { valuePieces } from '../../pieces/value-pieces.ts';
import type { Cell } from '../../cell/cell.ts';
import { generator } from '../generator.ts';
import { isObject, listOption, numberOption, objectOption, textOption } from '../../cell/option.ts';
import { textValue } from '../prose/text-value.ts';

/** PostgreSQL's row literal: fields in parentheses, each quoted; values without a text are NULL. */
export const composite = generator({
  name: 'composite',
  version: 1,
  summary: 'A row of a composite type, field by field.',
  options: { fields: 'the generator of each field in order, such as [{"generator": "city"}]' },
  distinct: 'never',
  build: (cell, options) => {
    const types = cell.type.kind === 'composite' ? (cell.type.fields ?? []) : [];
    const specs = listOption(options, 'fields') ?? [];
    const fields = specs.map((spec, index) => fieldPieces(cell, spec, index, types[index]?.type));
    const joined = fields.flatMap((pieces, index) => (index === 0 ? pieces : [literal(','), ...pieces]));
    return textValue(cell, [literal('('), ...joined, literal(')')]);
  },
});

function fieldPieces(cell: Cell, spec: JsonValue, index: number, type: Cell['type'] | undefined): readonly Piece[] {
  const name = isObject(spec) ? textOption(spec, 'generator') : undefined;
  if (!isObject(spec) || name === undefined) return [];
  const version = numberOption(spec, 'version');
  const value = cell.part(`field ${index}`, {
    generator: name,
    options: objectOption(spec, 'options') ?? {},
    ...(version === undefined ? {} : { version }),
    ...(type === undefined ? {} : { type }),
  });
  if (value === undefined || value.kind === 'bytes') return [];
  const pieces = valuePieces(type === undefined ? value : convertValue(value, type));
  const quoted = pieces === undefined ? undefined : escapeField(pieces);
  return quoted === undefined ? [] : [literal('"'), ...quoted, literal('"')];
}

/** Quotes and backslashes doubled; undefined if a writer may write one. */
function escapeField(pieces: readonly Piece[]): readonly Piece[] | undefined {
  const escaped = pieces.map((piece): Piece | undefined => {
    if (piece.kind === 'written')
      return (piece.specials & (SPECIAL.quote | SPECIAL.backslash)) === 0 ? piece : undefined;
    if (piece.kind !== 'choice') return mapPieces([piece], 'record', (text) => text.replaceAll(/["\\]/g, '$&$&'))?.[0];
    const [then, otherwise] = [escapeField(piece.then), escapeField(piece.otherwise)];
    return then === undefined || otherwise === undefined ? undefined : { ...piece, then, otherwise };
  });
  return escaped.includes(undefined) ? undefined : (escaped as readonly Piece[]);
}
