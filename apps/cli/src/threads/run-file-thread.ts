export { runFileThread } from '@rowloom/databases';
