import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeMessageReader } from './message-reader.ts';

function message(letter: string, content: Uint8Array): Buffer {
  const head = Buffer.alloc(5);
  head.write(letter, 'latin1');
  head.writeInt32BE(content.length + 4, 1);
  return Buffer.concat([head, content]);
}

const messages = fc.array(
  fc.tuple(fc.constantFrom('d', 'd', 'd', 'N', 'S', 'A', 'H'), fc.uint8Array({ maxLength: 40 })),
  { maxLength: 30 },
);

/** Cuts bytes at the given places, however many there are. */
function cut(bytes: Buffer, places: readonly number[]): readonly Buffer[] {
  const borders = [0, ...places.map((place) => place % (bytes.length + 1)).toSorted((a, b) => a - b), bytes.length];
  return borders.slice(1).map((end, index) => bytes.subarray(borders[index], end));
}

test('messages are the same however the bytes are cut, and bytes after the data are returned whole', () => {
  fc.assert(
    fc.property(
      messages,
      fc.array(fc.nat(2000), { maxLength: 40 }),
      fc.uint8Array({ maxLength: 20 }),
      (sent, places, rest) => {
        const end = Buffer.concat([message('c', new Uint8Array(0)), message('Z', rest)]);
        const bytes = Buffer.concat([...sent.map(([letter, content]) => message(letter, content)), end]);
        const data: Buffer[] = [];
        const others: string[] = [];
        const read = makeMessageReader(
          (view, start, stop) =>
            data.push(Buffer.from(view.buffer.slice(view.byteOffset + start, view.byteOffset + stop))),
          (other) => others.push(other.toString('latin1')),
        );
        const left: Buffer[] = [];
        let ended = false;
        for (const piece of cut(bytes, places).filter(({ length }) => length > 0)) {
          const answer = ended ? piece : read(piece);
          if (answer === undefined) continue;
          ended = true;
          left.push(answer);
        }
        expect(data).toEqual(sent.filter(([letter]) => letter === 'd').map(([, content]) => Buffer.from(content)));
        expect(others).toEqual(
          sent
            .filter(([letter]) => letter !== 'd')
            .map(([letter, content]) => message(letter, content).toString('latin1')),
        );
        expect(Buffer.concat(left)).toEqual(end);
      },
    ),
  );
});
