import { placesOf } from '../../records/place-table.ts';
import type { Value } from '../../graph/value.ts';
import type { GeneratorOptions, JsonValue } from '../../../document/plan/plan.ts';
import { joinPieces } from '../../pieces/join-pieces.ts';
import { literal, measurePieces, type Piece } from '../../graph/piece.ts';
import { valuePieces } from '../../pieces/value-pieces.ts';
import type { Cell } from '../../cell/cell.ts';
import { generator } from '../generator.ts';
import { isObject, numberOption, objectOption, textOption } from '../../cell/option.ts';
import { templatePieces } from '../code/template.ts';
import { quoteJson, roomFor } from '../prose/text-value.ts';

export const json = generator({
  name: 'json',
  version: 1,
  summary: 'JSON of a given shape.',
  options: {
    shape:
      'any JSON: an object such as {"generator": "email", "options": {}} stands for a value of that generator, text may have slots as in template, all else stays (a few settings)',
  },
  distinct: 'never',
  text: { isMachine: true },
  build: (cell, options) => {
    const shape = options['shape'];
    const pieces = shapePieces(cell, shape === undefined ? usualShape(cell) : shape, 'shape');
    const room = roomFor(cell);
    const fits = room === undefined || measurePieces(pieces).chars <= room;
    const written = fits ? pieces : [literal(room < 2 ? '1' : '{}')];
    return cell.type.kind === 'text' ? { kind: 'text', pieces: written } : { kind: 'json', pieces: written };
  },
});

function usualShape({ lexicon }: Cell): JsonValue {
  return {
    theme: { generator: 'one_of', options: { values: ['light', 'dark', 'system'] } },
    language: placesOf(lexicon).country.language_tag,
    page_size: { generator: 'one_of', options: { values: ['10', '25', '50', '100'] }, kind: 'integer' },
    notifications: {
      email: { generator: 'boolean', options: { share: 0.8 } },
      push: { generator: 'boolean', options: {} },
    },
  };
}

function shapePieces(cell: Cell, shape: JsonValue, path: string): readonly Piece[] {
  if (typeof shape === 'string') return quoteJson(templatePieces(cell, shape)) ?? [literal(JSON.stringify(shape))];
  if (shape === null || typeof shape !== 'object') return [literal(JSON.stringify(shape))];
  if (!isObject(shape)) {
    const items = shape.map((item, index) => shapePieces(cell, item, `${path}/${index}`));
    return [literal('['), ...joinPieces(items, ','), literal(']')];
  }
  const made = partPieces(cell, shape, path);
  if (made !== undefined) return made;
  const members = Object.entries(shape).map(([key, value]) =>
    [literal(`${JSON.stringify(key)}:`)].concat(shapePieces(cell, value, `${path}/${key}`)),
  );
  return [literal('{'), ...joinPieces(members, ','), literal('}')];
}

/** An object that names a known generator; any other object is plain. */
function partPieces(cell: Cell, shape: GeneratorOptions, path: string): readonly Piece[] | undefined {
  const name = textOption(shape, 'generator');
  if (name === undefined) return undefined;
  const version = numberOption(shape, 'version');
  const kind = textOption(shape, 'kind');
  const value = cell.part(path, {
    generator: name,
    ...(version === undefined ? {} : { version }),
    options: objectOption(shape, 'options') ?? {},
    ...(kind === 'integer' ? { type: { kind: 'integer', native: 'integer', bits: 64 } } : {}),
  });
  return value === undefined ? undefined : jsonPieces(value);
}

function jsonPieces(value: Value): readonly Piece[] {
  if (value.kind === 'array') return [literal('[]')];
  const pieces = valuePieces(value);
  if (pieces === undefined) return [literal('null')];
  if (value.kind === 'integer' || value.kind === 'decimal' || value.kind === 'boolean' || value.kind === 'json')
    return pieces;
  return quoteJson(pieces) ?? [literal('null')];
}
