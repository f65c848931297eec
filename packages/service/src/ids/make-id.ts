import { randomBytes } from 'node:crypto';
import { ID_PREFIXES, type Id, type IdNoun } from '@rowloom/contract';
import { storeNow } from '../store/store-clock.ts';

const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';

let lastMillisecond = 0;
let counter = 0;

/**
 * A TypeID: the noun's prefix and a UUIDv7 in base32. Lists are ordered by it, so two ids created in one millisecond by
 * this process must still sort in order: the 12 bits after the time are a counter.
 */
export function makeId<Noun extends IdNoun>(noun: Noun): Id<Noun> {
  const now = storeNow().getTime();
  if (now > lastMillisecond) {
    lastMillisecond = now;
    counter = randomBytes(2).readUInt16BE() & 0x3ff;
  } else {
    counter++;
    // More than three thousand in one millisecond: borrow from the next.
    if (counter > 0xfff) {
      lastMillisecond++;
      counter = 0;
    }
  }
  const bytes = randomBytes(16);
  bytes.writeUIntBE(lastMillisecond, 0, 6);
  bytes.writeUInt16BE(0x7000 | counter, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return `${ID_PREFIXES[noun]}_${encodeBase32(bytes)}`;
}

/** 128 bits as 26 letters of five bits, the first of which has three. */
function encodeBase32(bytes: Buffer): string {
  let rest = BigInt(`0x${bytes.toString('hex')}`);
  let text = '';
  for (let index = 0; index < 26; index++) {
    text = (LETTERS[Number(rest & 31n)] ?? '') + text;
    rest >>= 5n;
  }
  return text;
}
