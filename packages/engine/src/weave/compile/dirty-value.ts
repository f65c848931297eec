import type { Dirt, DirtKind } from '../../document/plan/dirt.ts';
import type { ColumnPlan } from '../../document/plan/plan.ts';
import { limitsOfType } from '../../solve/domain/number-limits.ts';
import { numberBelow } from '../graph/draw-node.ts';
import type { ColumnType } from '../../language/types/column-type.ts';
import { literal, mapPieces, measurePieces, type Piece } from '../graph/piece.ts';
import { isNumeric, POWERS, scaleOf } from '../graph/convert-value.ts';
import { choose, multiply, type Node, operate } from '../graph/node.ts';
import type { RowScope } from '../graph/row-scope.ts';
import { selectBuilt } from '../derive/select-variant.ts';
import type { Value } from '../graph/value.ts';

type Built = { readonly value: Value; readonly isNull: Node | undefined };

const MILLION = 1_000_000;
/** A value this many times too large looks like a misplaced decimal point. */
const SLIP = 10;

/** A cell that is wrong in some rows, in one way each; `before` is the same cell of the previous row, without dirt. */
export function dirtyValue(
  scope: RowScope,
  plan: ColumnPlan,
  dirt: Dirt,
  type: ColumnType,
  clean: Built,
  before: () => Built,
): Built {
  const { engine_version, seed } = scope.run.plan;
  const table = scope.table.name;
  const kinds = dirt.kinds.filter((kind) => kind !== 'repeat');
  const drawn = numberBelow(scope.draws(plan.name), MILLION, engine_version, seed, table, plan.name, 'dirt');
  const width = Math.max(1, Math.floor((dirt.share * MILLION) / Math.max(1, kinds.length)));
  const slot = operate('floor', operate('/', drawn, width));
  const wrong = kinds.reduce((built, kind, index) => {
    const spoiled = spoil(kind, clean, type, plan);
    return spoiled === undefined ? built : selectBuilt(operate('===', slot, index), spoiled, built);
  }, clean);
  if (!dirt.kinds.includes('repeat')) return wrong;
  // All columns of a row are repeated together.
  const turn = numberBelow(scope, MILLION, engine_version, seed, table, 'dirt', 'repeat');
  const repeats = operate(
    '&&',
    operate('<', turn, Math.floor((dirt.share * MILLION) / REPEATED)),
    operate('>', scope.row, 0),
  );
  return selectBuilt(repeats, before(), wrong);
}

/** One in this many dirty cells repeats the cell of another row, as part of a duplicate row. */
const REPEATED = 4;

function spoil(kind: DirtKind, { value, isNull }: Built, type: ColumnType, plan: ColumnPlan): Built | undefined {
  if (kind === 'missing') return { value: { kind: 'null' }, isNull: undefined };
  if (kind === 'outlier') return isNumeric(value) ? { value: slipped(value, type), isNull } : undefined;
  if (value.kind !== 'text') return undefined;
  const room = plan.max_length ?? (type.kind === 'text' ? type.max_length : undefined) ?? Number.POSITIVE_INFINITY;
  const spaced: readonly Piece[] = [...value.pieces, literal(' ')];
  const shouted = mapPieces(value.pieces, 'dirt upper', (text) => text.toUpperCase());
  const ways: readonly (readonly Piece[] | undefined)[] =
    kind === 'space'
      ? [spaced, shouted]
      : kind === 'case'
        ? [shouted, spaced]
        : [mistyped(value.pieces), spaced, shouted];
  const pieces = ways.find((way) => way !== undefined && measurePieces(way).chars <= room);
  return pieces === undefined ? undefined : { value: { kind: 'text', pieces }, isNull };
}

/** A decimal point moved by one place, if the column has room for that. */
function slipped(value: Extract<Value, { kind: 'integer' | 'decimal' }>, type: ColumnType): Value {
  const limit = limitsOfType(type)?.max ?? 0;
  const most = Math.min(limit * (POWERS[scaleOf(value)] ?? 1), Number.MAX_SAFE_INTEGER / SLIP);
  const large = multiply(value.node, SLIP);
  const node = choose(operate('<=', large, most), large, value.node);
  return value.kind === 'integer' ? { kind: 'integer', node } : { ...value, node };
}

/** The first word with two letters swapped. */
function mistyped(pieces: readonly Piece[]): readonly Piece[] | undefined {
  const at = pieces.findIndex((piece) => piece.kind === 'word' && piece.words.maxChars >= LEAST_LETTERS);
  if (at < 0) return mapPieces(pieces, 'dirt typo', mistype);
  const own = mapPieces(pieces.slice(at, at + 1), 'dirt typo', mistype);
  return own === undefined ? undefined : [...pieces.slice(0, at), ...own, ...pieces.slice(at + 1)];
}

const LEAST_LETTERS = 4;

/** `Smith` is `Simth`. */
export function mistype(text: string): string {
  return text.replace(/(\p{L})(\p{L})(\p{L})(?=\p{L})/u, (_, first: string, second: string, third: string) =>
    second === third ? first + second : first + third + second,
  );
}
