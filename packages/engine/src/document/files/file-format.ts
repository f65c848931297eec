/** The facts of a file format; `weave/files/open-format.ts` makes the files. */
export type FormatFacts = {
  readonly label: string;
  /** Its purpose. */
  readonly use: string;
  /** Whether a terminal can show it. */
  readonly isText: boolean;
  /** Whether a reader goes from front to back, so that the whole file may be compressed. */
  readonly mayBePacked: boolean;
  /** Whether the rows of several tables may follow each other in one stream. */
  readonly mixesTables: boolean;
};

/** By name, which is also the extension of its files. */
export const FORMATS = {
  csv: { label: 'CSV', use: 'For spreadsheets and COPY', isText: true, mayBePacked: true, mixesTables: false },
  jsonl: { label: 'JSONL', use: 'One JSON object a line', isText: true, mayBePacked: true, mixesTables: true },
  sql: { label: 'SQL', use: 'INSERT statements', isText: true, mayBePacked: true, mixesTables: true },
  parquet: {
    label: 'Parquet',
    use: 'For DuckDB, Spark and pandas',
    isText: false,
    mayBePacked: false,
    mixesTables: false,
  },
} as const satisfies Readonly<Record<string, FormatFacts>>;

export type FileFormat = keyof typeof FORMATS;

export const FILE_FORMATS = Object.keys(FORMATS) as readonly FileFormat[];

export const DEFAULT_FORMAT: FileFormat = 'csv';
