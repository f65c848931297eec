export type Replacements = readonly (readonly [object: object, key: string, value: unknown])[];

/** Replaces values of properties, including read-only ones; the result restores them. */
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

/** A Date with another clock; explicit dates stay unchanged. */
export function dateWithClock(clock: (what: string) => number): DateConstructor {
  return new Proxy(Date, {
    construct: (target, args: readonly unknown[], made) =>
      Reflect.construct(target, args.length === 0 ? [clock('new Date()')] : args, made) as object,
    apply: (target) => new target(clock('Date()')).toString(),
    get: (target, key) => (key === 'now' ? () => clock('Date.now') : (Reflect.get(target, key) as unknown)),
  });
}
