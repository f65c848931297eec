import { serveRun } from '@rowloom/runner';
import { fileWorkerUrl } from './file-worker-url.ts';

serveRun({ fileWorker: fileWorkerUrl() });
