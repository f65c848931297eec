/** A table's name within its document: `orders`, or `sales.orders` where the document has several schemas. */
export function tableKey(table: { readonly name: string; readonly schema?: string | undefined }): string {
  return table.schema === undefined ? table.name : `${table.schema}.${table.name}`;
}
