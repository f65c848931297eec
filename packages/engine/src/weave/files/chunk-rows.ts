/** Rows sampled to estimate the length of a table's rows. */
export const SAMPLE_ROWS = 256;

const MAX_ROWS = 131_072;

/**
 * The number of rows of a chunk of about `target` bytes: a function of the table's first rows, never of the number of
 * threads. A power of two, or a multiple of `multiple` if statements must not be cut.
 */
export function chunkRows(
  target: number,
  sample: { readonly rows: number; readonly bytes: number },
  multiple = 0,
): number {
  if (sample.rows === 0 || sample.bytes === 0) return multiple || 1024;
  const wished = Math.min(MAX_ROWS, Math.max(1, (target * sample.rows) / sample.bytes));
  if (multiple > 0) return Math.max(multiple, Math.floor(wished / multiple) * multiple);
  let rows = 1;
  while (rows * 2 <= wished) rows *= 2;
  return rows;
}
