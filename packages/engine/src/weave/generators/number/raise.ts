/** An integer power by multiplication alone: the last bit of `**` may differ between engines. */
export function raise(base: number, exponent: number): number {
  let result = 1;
  for (let i = 0; i < exponent; i++) result *= base;
  return result;
}
