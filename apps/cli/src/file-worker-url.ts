/** In a checkout the worker is a source file beside this one, in the bundle a separate file. */
export function fileWorkerUrl(): URL {
  return import.meta.url.endsWith('.ts')
    ? new URL('./file-worker.ts', import.meta.url)
    : new URL('./file-worker.mjs', import.meta.url);
}
