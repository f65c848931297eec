import type { ColumnType } from 'kysely';

/** Schemas by their digest, and the pieces that they, certificates and exports are packed into. */
export type DocumentTables = {
  schema_document: {
    digest: string;
    /** Only of documents that were kept before they were packed. */
    document: string | null;
    pieces: number | null;
    size_bytes: number | null;
    created_at: ColumnType<Date, Date | undefined, Date>;
  };
  schema_document_piece: { digest: string; number: number; bytes: Buffer };
  certificate_piece: { generation_id: string; number: number; bytes: Buffer };
  export_piece: { export_id: string; number: number; bytes: Buffer };
};
