import { join } from 'node:path';

/**
 * What is loaded together, by the modules that load it: the start of every command; `generate` up to where it starts
 * its threads, which then load their share in parallel; such a thread; a run that writes files; showing a plan; a run
 * into a database. A module goes to the first group that needs it, so that none loads what only a later one needs.
 */
const TOGETHER = {
  start: ['main.ts'],
  generate: ['commands/generate.ts'],
  thread: ['threads/run-file-thread.ts'],
  files: ['run/generate-files.ts'],
  plans: ['commands/preview.ts', 'commands/plan.ts'],
  loads: ['run/generate-into.ts'],
};

/** The bundler's data about an output file. */
export type BundledFile = { readonly type: string; readonly fileName: string };

type Chunk = BundledFile & {
  readonly moduleIds: readonly string[];
  readonly imports: readonly string[];
  readonly isEntry: boolean;
  readonly facadeModuleId: string | null;
};

/**
 * The group of each module, from a build with the finest splitting: loading a file costs a millisecond, whatever its
 * content, and a run would load eighty.
 */
export function groupModules(output: readonly BundledFile[], source: string): ReadonlyMap<string, string> {
  const chunks = new Map(output.filter(isChunk).map((file) => [file.fileName, file]));
  const groups = new Map<string, string>();
  for (const [group, modules] of Object.entries(TOGETHER)) {
    const needed = new Set<Chunk>();
    const need = (chunk: Chunk | undefined): void => {
      if (chunk === undefined || needed.has(chunk)) return;
      needed.add(chunk);
      for (const name of chunk.imports) need(chunks.get(name));
    };
    for (const module of modules) {
      const path = join(source, module);
      const holder = [...chunks.values()].find(({ moduleIds }) => moduleIds.includes(path));
      if (holder === undefined) throw new Error(`${path} is in no file of the bundle.`);
      need(holder);
    }
    for (const { moduleIds, isEntry, facadeModuleId } of needed)
      for (const id of moduleIds) if (!groups.has(id) && !(isEntry && id === facadeModuleId)) groups.set(id, group);
  }
  return groups;
}

const isChunk = (file: BundledFile): file is Chunk => file.type === 'chunk';
