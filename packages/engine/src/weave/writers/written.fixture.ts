import { decodeUtf8 } from '../../base/bytes/utf8.ts';

const START = 5;

/** The text that a writer wrote. It may store beyond its end, never before its start. */
export function written(write: (view: DataView, at: number) => number): string {
  const view = new DataView(new ArrayBuffer(4096));
  for (let at = 0; at < START; at++) view.setUint8(at, 0xaa);
  const end = write(view, START);
  for (let at = 0; at < START; at++) if (view.getUint8(at) !== 0xaa) throw new Error('Written before the start.');
  return decodeUtf8(view, START, end);
}
