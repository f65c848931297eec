import { runFileThread } from '@rowloom/databases';

await runFileThread();
