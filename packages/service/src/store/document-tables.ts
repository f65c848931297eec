import type { ColumnType } from 'kysely';

/** Schemas by their digest, and the pieces into which they, certificates and exports are compressed. */
export type DocumentTables = {
  schema_document: {
    digest: string;
    /** Only of documents that were stored before compression was introduced. */
    document: string | null;
    pieces: number | null;
    size_bytes: number | null;
    created_at: ColumnType<Date, Date | undefined, Date>;
  };
  schema_document_piece: { digest: string; number: number; bytes: Buffer };
  certificate_piece: { generation_id: string; number: number; bytes: Buffer };
  export_piece: { export_id: string; number: number; bytes: Buffer };
};
