/** Whether each of several is required to hold, to fail, or neither. */
export type Role = 'held' | 'failed' | 'free';

/** The number of choices, up to `most`. */
const countChoices = (total: number, held: number, failed: number, most: number): number => {
  let count = 1;
  const choose = (from: number, some: number): void => {
    const few = Math.min(some, from - some);
    for (let step = 1; step <= few && count <= most; step += 1) count = (count * (from - few + step)) / step;
  };
  choose(total, held);
  choose(total - held, failed);
  return count;
};

const chooseAll = (total: number, held: number, failed: number): readonly (readonly Role[])[] => {
  if (total === 0) return [[]];
  const rest = (role: Role): readonly (readonly Role[])[] =>
    chooseAll(total - 1, held - (role === 'held' ? 1 : 0), failed - (role === 'failed' ? 1 : 0)).map((roles) => [
      role,
      ...roles,
    ]);
  const free = total - held - failed;
  return [...(held > 0 ? rest('held') : []), ...(free > 0 ? rest('free') : []), ...(failed > 0 ? rest('failed') : [])];
};

/**
 * Which ones must hold and which must fail: every choice if there are at most `most`, else choices in which each gets
 * its turn, as far as `most` allows.
 */
export const chooseSets = (total: number, held: number, failed: number, most: number): readonly (readonly Role[])[] => {
  if (countChoices(total, held, failed, most) <= most) return chooseAll(total, held, failed);
  const found = new Map<string, readonly Role[]>();
  for (let stride = 1; stride < total && found.size < most; stride += 1) {
    const turns = Math.min(total, most);
    for (let turn = 0; turn < turns && found.size < most; turn += 1) {
      const start = Math.floor((turn * total) / turns);
      // Starting at its turn and in steps: first those that hold, then those that are free; the others fail.
      const order = Array.from({ length: total }, (_, index) => index).toSorted(
        (a, b) => placeFrom(a, start, stride, total) - placeFrom(b, start, stride, total),
      );
      const roles = Array.from<unknown, Role>({ length: total }, () => 'failed');
      for (const [place, index] of order.slice(0, total - failed).entries())
        roles[index] = place < held ? 'held' : 'free';
      found.set(roles.join(), roles);
    }
  }
  return [...found.values()];
};

/** The position of an item if all are visited in steps of `stride`, starting at `start`, round after round. */
const placeFrom = (index: number, start: number, stride: number, total: number): number => {
  const distance = (index - start + total) % total;
  return (distance % stride) * total + Math.floor(distance / stride);
};
