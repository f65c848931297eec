import { createRequire, syncBuiltinESMExports } from 'node:module';
import { dateWithClock, type Replacements, replaceProperties } from './replace-properties.ts';

/** What a function used that another run, machine or thread would answer differently. */
export class Impure extends Error {}

const refuse = (what: string) => (): never => {
  throw new Impure(what);
};

/** Reading any member of an object throws. */
const refusing = (name: string): object =>
  new Proxy(
    {},
    {
      get: (_, key) => refuse(`${name}.${String(key)}`)(),
      has: (_, key) => refuse(`${name}.${String(key)}`)(),
      ownKeys: () => refuse(name)(),
    },
  );

/** A hash is a pure function; these are not. */
const IMPURE_CRYPTO = /^(?:random|generate|getRandom|webcrypto$|subtle$|prng|rng|pseudoRandom)/;
const MODULES = ['fs', 'fs/promises', 'os', 'child_process', 'net', 'http', 'https', 'dns', 'timers', 'worker_threads'];
const LOCAL: readonly (readonly [object, readonly string[]])[] = [
  [Number.prototype, ['toLocaleString']],
  [BigInt.prototype, ['toLocaleString']],
  [Date.prototype, ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString']],
  [String.prototype, ['localeCompare', 'toLocaleLowerCase', 'toLocaleUpperCase']],
];

/** Executes work while clock, random numbers, process, network, disk and the machine's own locale throw `Impure`. */
export function withoutWorld<Answer>(work: () => Answer): Answer {
  const undo = replaceProperties([...globals(), ...modules(), ...locals()]);
  syncBuiltinESMExports();
  try {
    return work();
  } finally {
    undo();
    syncBuiltinESMExports();
  }
}

function globals(): Replacements {
  const now = (globalThis as { readonly Temporal?: { readonly Now?: object } }).Temporal?.Now;
  const called = ['fetch', 'setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'WebSocket'];
  return [
    [Math, 'random', refuse('Math.random')],
    [globalThis, 'Date', dateWithClock((what) => refuse(what)())],
    ...['process', 'performance', 'crypto', 'navigator'].map((name) => [globalThis, name, refusing(name)] as const),
    ...called.map((name) => [globalThis, name, refuse(name)] as const),
    ...(now === undefined ? [] : namesOf(now).map((name) => [now, name, refuse(`Temporal.Now.${name}`)] as const)),
  ];
}

function modules(): Replacements {
  const load = createRequire(import.meta.url);
  const isCode = (exported: object, name: string): boolean =>
    typeof (exported as Readonly<Record<string, unknown>>)[name] === 'function';
  const of = (module: string, isMeant: (name: string) => boolean): Replacements => {
    const exported = load(`node:${module}`) as object;
    const names = Object.keys(exported).filter((name) => isMeant(name) && isCode(exported, name));
    return names.map((name) => [exported, name, refuse(`${name} of node:${module}`)]);
  };
  const clock = (load('node:perf_hooks') as { readonly performance: object }).performance;
  return [
    ...MODULES.flatMap((name) => of(name, () => true)),
    ...of('crypto', (name) => IMPURE_CRYPTO.test(name)),
    [clock, 'now', refuse('performance.now')],
  ];
}

/** Without a locale they use the machine's. */
function locals(): Replacements {
  return LOCAL.flatMap(([prototype, names]) =>
    names.map((name) => {
      const usual = Reflect.get(prototype, name) as (...given: unknown[]) => unknown;
      const at = name === 'localeCompare' ? 1 : 0;
      return [
        prototype,
        name,
        function local(this: unknown, ...given: unknown[]): unknown {
          return given[at] === undefined ? refuse(`${name} without a locale`)() : usual.apply(this, given);
        },
      ] as const;
    }),
  );
}

const namesOf = (object: object): readonly string[] =>
  Object.getOwnPropertyNames(object).filter((name) => typeof Reflect.get(object, name) === 'function');
