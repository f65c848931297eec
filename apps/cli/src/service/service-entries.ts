/** In a checkout the processes' modules are source files, in the bundle separate files. */
const entry = (name: string): URL =>
  import.meta.url.endsWith('.ts')
    ? new URL(`../${name}.ts`, import.meta.url)
    : new URL(`./${name}.mjs`, import.meta.url);

export const serviceEntries = (): { readonly loom: URL; readonly run: URL } => ({
  loom: entry('loom-worker'),
  run: entry('run-worker'),
});

/** The bundle has the store's migrations beside it; in a checkout they are where they are written. */
export const migrationsUrl = (): URL | undefined =>
  import.meta.url.endsWith('.ts') ? undefined : new URL('./migrations/', import.meta.url);
