type V8 = { setFlagsFromString(flags: string): void };
/** The required parts of Node. Browsers run this too, and their types lack them. */
type Host = { readonly process?: { getBuiltinModule?(name: 'node:v8'): V8 } };

/**
 * Runs WebAssembly that V8 compiles in one quick pass and never again. PostgreSQL's grammar is two functions of 100 kB
 * each: optimizing them takes a second of processor time and 600 MB, and a program cannot exit before that is done,
 * while a parse takes milliseconds. V8 decides when it first compiles a function, so every call of the grammar is
 * wrapped. Browsers offer no such choice. Other modules of the process are unaffected: the flags are restored before
 * anything else runs.
 */
export function withoutOptimizing<Result>(work: () => Result): Result {
  const v8 = (globalThis as Host).process?.getBuiltinModule?.('node:v8');
  if (v8 === undefined) return work();
  v8.setFlagsFromString('--no-wasm-tier-up');
  v8.setFlagsFromString('--no-wasm-dynamic-tiering');
  try {
    return work();
  } finally {
    v8.setFlagsFromString('--wasm-tier-up');
    v8.setFlagsFromString('--wasm-dynamic-tiering');
  }
}
