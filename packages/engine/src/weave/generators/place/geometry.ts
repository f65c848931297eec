import { type Address, addressOf } from '../../records/address.ts';
import { RECORD_OPTION } from '../../records/record-name.ts';
import type { ColumnType } from '../../../language/types/column-type.ts';
import { joinPieces } from '../../pieces/join-pieces.ts';
import { literal, type Piece } from '../../graph/piece.ts';
import { generator } from '../generator.ts';
import { pointPieces } from './point-pieces.ts';
import { textValue } from '../prose/text-value.ts';

export const geometry = generator({
  name: 'geometry',
  version: 1,
  summary: 'A small figure within the city of the row’s address, of the shape that the column’s type asks for.',
  options: RECORD_OPTION,
  distinct: 'never',
  build: (cell, options) => textValue(cell, figure(cell.type, addressOf(cell, options))),
});

/** About a tenth of a kilometre. */
const SIDE = 1000;

function figure(type: ColumnType, address: Address): readonly Piece[] {
  const corner = (east: number, north: number): readonly Piece[] => [
    literal('('),
    ...pointPieces(address, ',', east, north),
    literal(')'),
  ];
  const square = [
    ...corner(0, 0),
    literal(','),
    ...corner(SIDE, 0),
    literal(','),
    ...corner(SIDE, SIDE),
    literal(','),
    ...corner(0, SIDE),
  ];
  switch (type.kind === 'geometric' ? type.shape : 'geometry') {
    case 'point':
      return isGeographic(type) ? wellKnown(type, 'POINT', pointPieces(address, ' ')) : corner(0, 0);
    case 'line':
      return [literal('{1,-1,0}')];
    case 'lseg':
      return [literal('['), ...corner(0, 0), literal(','), ...corner(SIDE, SIDE), literal(']')];
    case 'box':
      return [...corner(SIDE, SIDE), literal(','), ...corner(0, 0)];
    case 'path':
    case 'polygon': {
      if (!isGeographic(type)) return [literal('('), ...square, literal(')')];
      const corners = [
        pointPieces(address, ' '),
        pointPieces(address, ' ', SIDE),
        pointPieces(address, ' ', SIDE, SIDE),
        pointPieces(address, ' '),
      ];
      return wellKnown(type, 'POLYGON', [literal('('), ...joinPieces(corners, ','), literal(')')]);
    }
    case 'circle':
      return [literal('<'), ...corner(0, 0), literal(',0.001>')];
    case 'linestring':
      return wellKnown(type, 'LINESTRING', [
        ...pointPieces(address, ' '),
        literal(','),
        ...pointPieces(address, ' ', SIDE, SIDE),
      ]);
    case 'geometry':
      return wellKnown(type, 'POINT', pointPieces(address, ' '));
  }
}

/** PostGIS and MySQL write geometries as well-known text, PostgreSQL's own types do not. */
function isGeographic(type: ColumnType): boolean {
  return type.kind === 'geometric' && (type.srid !== undefined || /^(geometry|geography)/i.test(type.native));
}

function wellKnown(type: ColumnType, name: string, inner: readonly Piece[]): readonly Piece[] {
  const srid = type.kind === 'geometric' && /^(geometry|geography)/i.test(type.native) ? type.srid : undefined;
  return [literal(`${srid === undefined ? '' : `SRID=${srid};`}${name}(`), ...inner, literal(')')];
}
