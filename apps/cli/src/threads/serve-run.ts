export { serveRun } from '@rowloom/runner';
