import type { Id } from '@rowloom/contract';
import type { ColumnType } from 'kysely';
import type { Document, Json, Via } from './column-types.ts';

/** Append-only chains of events. */
export type AuditTables = {
  audit_event: {
    chain: string;
    sequence: number;
    id: Id<'event'>;
    at: Date;
    organization_id: Id<'organization'> | null;
    project_id: Id<'project'> | null;
    actor_user_id: Id<'user'> | null;
    via: Via;
    key_prefix: string | null;
    action: string;
    subject_type: string;
    subject_id: string;
    subject_name: string | null;
    ip: string | null;
    request_id: string | null;
    details: Json<Document>;
    previous_hash: string;
    hash: string;
    /** Given by the database. */
    place: ColumnType<number, never, never>;
  };
  audit_head: { chain: string; sequence: number; hash: string };
};
