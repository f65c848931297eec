import fc from 'fast-check';
import { expect, test } from 'vitest';
import { literal, type Piece } from '../graph/piece.ts';
import { foldPieces, foldText } from './fold-text.ts';
import { encodeUtf8 } from '../../base/bytes/utf8.ts';

test.each([
  ['Łódź – “Straße”', 'Lodz - "Strasse"', 'Lódz - "Straße"'],
  ['Ærø…', 'Aero...', 'Ærø...'],
  ['café №5', 'cafe No5', 'café No5'],
  ['名', '?', '?'],
])('%j becomes %j in ASCII and %j in Latin-1', (text, ascii, latin1) => {
  expect(foldText(text, 'ascii')).toBe(ascii);
  expect(foldText(text, 'latin1')).toBe(latin1);
});

test('written text is folded in place, and never grows', () => {
  const written = (text: string): string => {
    const bytes = encodeUtf8(text);
    const piece: Piece = {
      kind: 'written',
      write: (view: DataView, at: number) => {
        bytes.forEach((byte, index) => view.setUint8(at + index, byte));
        return at + bytes.length;
      },
      args: [],
      maxBytes: bytes.length,
      specials: 0,
    };
    const [folded] = foldPieces([piece], 'ascii');
    if (folded?.kind !== 'written') throw new Error('It is another piece.');
    const view = new DataView(new ArrayBuffer(bytes.length + 8));
    const end = folded.write(view, 4);
    expect(end - 4).toBeLessThanOrEqual(bytes.length);
    return new TextDecoder().decode(new Uint8Array(view.buffer, 4, end - 4));
  };
  expect(written('Zoë said: “naïve” — 名')).toBe('Zoe said: "naive" - ?');
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect([...written(text)].every((letter) => letter <= '\u{7f}')).toBe(true);
      expect([...written(text)].length).toBe([...text].length);
    }),
  );
});

test('literals are folded too', () => {
  expect(foldPieces([literal('é')], 'ascii')).toEqual([literal('e')]);
});
