export type Replacements = readonly (readonly [object: object, key: string, value: unknown])[];

/** Gives properties other values, also those that cannot be assigned to; the answer puts back what was there. */
export function replaceProperties(replacements: Replacements): () => void {
  const undo = replacements.map(([object, key, value]) => {
    const before = Object.getOwnPropertyDescriptor(object, key);
    if (before?.configurable === false) return () => undefined;
    const enumerable = before?.enumerable ?? true;
    Object.defineProperty(object, key, { value, enumerable, configurable: true, writable: true });
    return () =>
      before === undefined ? Reflect.deleteProperty(object, key) : Object.defineProperty(object, key, before);
  });
  return () => {
    for (const put of undo.toReversed()) put();
  };
}

/** A Date whose clock is another one; dates that are written out stay what they are. */
export function dateWithClock(clock: (what: string) => number): DateConstructor {
  return new Proxy(Date, {
    construct: (target, args: readonly unknown[], made) =>
      Reflect.construct(target, args.length === 0 ? [clock('new Date()')] : args, made) as object,
    apply: (target) => new target(clock('Date()')).toString(),
    get: (target, key) => (key === 'now' ? () => clock('Date.now') : (Reflect.get(target, key) as unknown)),
  });
}
