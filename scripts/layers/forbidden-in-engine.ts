// One list for the linter and for the test: what would make a cell depend on more than its address.

/** Part of the language itself, so the compiler allows them: forbidden under any binding. */
export const LANGUAGE_GLOBALS: ReadonlySet<string> = new Set(
  'Date Intl globalThis eval WeakRef FinalizationRegistry'.split(' '),
);

/**
 * Provided by a host. A parameter may have such a name (`document` is our own word), but the global must not be used.
 */
export const HOST_GLOBALS: ReadonlySet<string> = new Set(
  (
    'performance process Buffer window document self navigator fetch crypto console TextEncoder TextDecoder URL require ' +
    'setTimeout setInterval setImmediate queueMicrotask structuredClone Worker localStorage Deno Bun'
  ).split(' '),
);

/** Exactly specified, hence the same on every machine. Everything else in Math is approximated as the host likes. */
export const EXACT_MATH: ReadonlySet<string> = new Set([
  ...'abs ceil clz32 floor fround imul max min round sign sqrt trunc'.split(' '),
  ...'E LN10 LN2 LOG10E LOG2E PI SQRT1_2 SQRT2'.split(' '),
]);

/** Their results depend on the host's built-in languages. */
export const LOCALE_METHODS: ReadonlySet<string> = new Set(
  'localeCompare toLocaleString toLocaleUpperCase toLocaleLowerCase'.split(' '),
);
