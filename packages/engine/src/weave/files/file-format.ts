export const FILE_FORMATS = ['csv', 'jsonl', 'sql', 'parquet'] as const;

export type FileFormat = (typeof FILE_FORMATS)[number];

/** What a table's file ends with. */
export function extensionOf(format: FileFormat, gzip: boolean): string {
  return `.${format}${gzip ? '.gz' : ''}`;
}
