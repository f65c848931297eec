/** A whole number to a whole power, by multiplication alone: `**` may differ in its last bit between engines. */
export function raise(base: number, exponent: number): number {
  let result = 1;
  for (let i = 0; i < exponent; i++) result *= base;
  return result;
}
