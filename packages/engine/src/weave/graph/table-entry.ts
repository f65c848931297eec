/**
 * The entry of a table: one function for each kind of table, so that each sees one kind only and stays as fast as a load.
 */
export function shortAt(table: Uint16Array, index: number): number {
  return table[index] as number;
}

export function lookUp(table: Int32Array, index: number): number {
  return table[index] as number;
}

export function numberAt(table: Float64Array, index: number): number {
  return table[index] as number;
}
