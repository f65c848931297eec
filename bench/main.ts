import { setFlagsFromString } from 'node:v8';

// As the command line does: without it the JIT stops inlining writers after a few columns.
setFlagsFromString('--max-inlined-bytecode-size-cumulative=4000');

const BENCHES: Readonly<Record<string, () => Promise<void>>> = {
  engine: async () => (await import('./engine-bench.ts')).benchEngine(),
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(BENCHES, name));
if (unknown.length > 0) {
  console.error(`There is no bench ${unknown.join(', ')}. There are: ${Object.keys(BENCHES).join(', ')}.`);
  process.exit(2);
}
for (const name of asked.length === 0 ? Object.keys(BENCHES) : asked) await BENCHES[name]?.();
