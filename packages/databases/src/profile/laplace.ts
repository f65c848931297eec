import { randomBytes } from 'node:crypto';

/** Draws from (0, 1), neither end included. */
export type Random = () => number;

/** Of 52 bits: the noise does not reveal the next value. */
export const secureRandom: Random = () => {
  const bytes = randomBytes(8);
  const high = bytes.readUInt32LE(0) & 0xfffff;
  return (high * 2 ** 32 + bytes.readUInt32LE(4) + 0.5) / 2 ** 52;
};

/** Noise with a Laplace distribution around 0; `scale` is its mean distance from 0. */
export function laplace(scale: number, random: Random): number {
  if (scale === 0) return 0;
  const share = random() - 0.5;
  return -scale * Math.sign(share) * Math.log(1 - 2 * Math.abs(share));
}
