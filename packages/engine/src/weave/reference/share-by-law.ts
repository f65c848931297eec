import { draw } from '../../base/random/draw.ts';
import type { FanOut, MeasuredLaw, Numbers } from './fan-out.ts';

const SHUFFLE_SALT = 0x3c6ef372;
const ROUND_SALT = 0x2545f491;

/**
 * Distributes `extra` children among the parents of a block by a measured distribution: each share goes to one of them,
 * in an order of the block's own. The surplus or deficit of the block goes to those with the most.
 */
export function shareByLaw(
  fan: FanOut,
  law: MeasuredLaw,
  start: number,
  size: number,
  extra: number,
  out: Numbers,
): void {
  const order = shuffled(fan, start, size);
  const room = fan.max - fan.min;
  const salt = high(start);
  const begin = (draw(start | 0, ROUND_SALT ^ salt, fan.k0, fan.k1) >>> 0) / 4294967296;
  let [sum, given] = [begin, 0];
  for (let place = 0; place < size; place++) {
    const share = law.counts[Math.floor(((place + 0.5) / size) * law.counts.length)] as number;
    // Rounded along the way, so that fractions keep their sum.
    const count = Math.min(room, Math.floor(sum + share) - Math.floor(sum));
    sum += share;
    given += count;
    out[order[place] as number] = count;
  }
  let left = extra - given;
  for (let place = size - 1; place >= 0 && left !== 0; place--) {
    const parent = order[place] as number;
    const count = out[parent] as number;
    const step = Math.max(-count, Math.min(room - count, left));
    out[parent] = count + step;
    left -= step;
  }
}

const high = (start: number): number => Math.floor(start / 4294967296);

function shuffled(fan: FanOut, start: number, size: number): Uint8Array {
  const order = Uint8Array.from({ length: size }, (_, index) => index);
  for (let last = size - 1; last > 0; last--) {
    const random = draw((start + last) | 0, SHUFFLE_SALT ^ high(start + last), fan.k0, fan.k1) >>> 0;
    const other = Math.floor(random * ((last + 1) / 4294967296));
    const kept = order[last] as number;
    order[last] = order[other] as number;
    order[other] = kept;
  }
  return order;
}
