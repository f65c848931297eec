import { serveRun } from '@rowloom/runner';

serveRun({ fileWorker: new URL('./file-entry.fixture.ts', import.meta.url) });
