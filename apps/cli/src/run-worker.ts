import { fileWorkerUrl } from './file-worker-url.ts';

// Imported dynamically, so that the bundle does not put shared code into this file, because importing that would run
// it.
const { serveRun } = await import('./threads/serve-run.ts');

serveRun({ fileWorker: fileWorkerUrl() });
