import { quoteName } from '@rowloom/engine';

/** The column that numbers rows: the copy is in order, so that a chunk is one range. */
export const ROW_COLUMN = quoteName('mysql', 'rowloom_row');
