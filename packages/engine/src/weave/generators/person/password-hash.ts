import { literal } from '../../graph/piece.ts';
import { generator } from '../generator.ts';
import { textValue } from '../prose/text-value.ts';

/** bcrypt, cost 10, of "rowloom-demo": one hash for all rows, because computing one takes a tenth of a second. */
export const DEMO_PASSWORD_HASH = '$2b$10$Rw1oomDem0Sa1tOnlyFor.c.DqPWZ87qvpGVwyq.YrLTNeDGBz0ze';

export const passwordHash = generator({
  name: 'password_hash',
  version: 1,
  summary: 'The bcrypt hash (cost 10) of the password rowloom-demo: every account of a demo opens with it.',
  distinct: 'never',
  text: { least: 59, room: 60, isMachine: true },
  build: (cell) => textValue(cell, [literal(DEMO_PASSWORD_HASH)]),
});
