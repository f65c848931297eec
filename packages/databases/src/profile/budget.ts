import { laplace, type Random } from './laplace.ts';

/**
 * One budget for all queries about the rows of one table. A row is in one table only, so tables do not share it. Every
 * query declares its weight beforehand; its part of epsilon is that weight relative to the total.
 */
export class Budget {
  readonly #epsilon: number;
  readonly #total: number;
  readonly #random: Random;
  #spent = 0;

  constructor(epsilon: number, total: number, random: Random) {
    this.#epsilon = epsilon;
    this.#total = total;
    this.#random = random;
  }

  /** Counts with noise. Together they may change by `sensitivity` if one row is added or removed. */
  blur(counts: readonly number[], weight: number, sensitivity = 1): readonly number[] {
    this.#spent += weight;
    if (this.#spent > this.#total + 1e-9)
      throw new Error('More has been asked about a table than its budget was made for.');
    const scale = this.scale(weight, sensitivity);
    return counts.map((count) => count + laplace(scale, this.#random));
  }

  /** The mean size of the noise of a query. */
  scale(weight: number, sensitivity = 1): number {
    return Number.isFinite(this.#epsilon) ? (sensitivity * this.#total) / (this.#epsilon * weight) : 0;
  }
}
