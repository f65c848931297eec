import { fileWorkerUrl } from './file-worker-url.ts';

// Loaded from here, so that the bundle puts nothing that others need into this file: they would run it.
const { serveRun } = await import('./threads/serve-run.ts');

serveRun({ fileWorker: fileWorkerUrl() });
