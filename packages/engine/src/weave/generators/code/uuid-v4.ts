import { call } from '../../graph/node.ts';
import { generator } from '../generator.ts';
import { lowerWords, uuidValue, versionFour } from './uuid-words.ts';
import { raise } from '../number/raise.ts';

export const uuidV4 = generator({
  name: 'uuid_v4',
  version: 1,
  summary: 'Random UUIDs (version 4), never twice in a table.',
  distinct: 'index',
  text: { case: 'lower', length: 36, least: 36, room: 36, isWord: true, isEven: true, isMachine: true },
  capacity: ({ maxLength }) =>
    maxLength === undefined || maxLength >= 16 ? Number.MAX_SAFE_INTEGER : raise(16, Math.min(maxLength, 12)),
  build: (cell) => uuidValue(cell, [cell.draw('first'), call(versionFour, cell.draw('second')), ...lowerWords(cell)]),
});
