import { quoteName } from '@rowloom/engine';

/** The column that counts rows: the copy is in its order, so that a chunk is one range. */
export const ROW_COLUMN = quoteName('mysql', 'rowloom_row');
