/** Random times, repeatable with the number of a failure in ROWLOOM_FAULT_SEED. */
export function makeDice(salt: string): { readonly seed: number; readonly below: (end: number) => number } {
  const seed = Number(process.env['ROWLOOM_FAULT_SEED'] ?? Date.now() % 1_000_000);
  let state = [...salt].reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), seed) | 0;
  return {
    seed,
    below(end) {
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      return ((mixed ^ (mixed >>> 14)) >>> 0) % end;
    },
  };
}
