import { type Export, type Id, refuse } from '@rowloom/contract';
import type { Selectable } from 'kysely';
import { appendEvent } from '../audit/append-event.ts';
import type { ProjectAccess } from '../caller/access.ts';
import { authoriseProject } from '../caller/authorise-project.ts';
import type { Caller } from '../caller/caller.ts';
import { isVisibleTo } from '../caller/visible-projects.ts';
import { contentOf, type StoredContent } from '../documents/stored-content.ts';
import { openPage, type Page, type PageQuery } from '../lists/page.ts';
import type { Db, Store } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';

export type ExportQuery = PageQuery & {
  readonly project_id?: string;
  readonly created_after?: string;
  readonly created_before?: string;
};

/** The file itself: its digest and length are those of the uncompressed bytes. */
export type ExportFile = Pick<Export, 'file_name' | 'sha256' | 'size_bytes'> & { readonly content: StoredContent };

type ExportRow = Omit<Selectable<Tables['export']>, 'content' | 'pieces'>;

const COLUMNS = [
  'export.id',
  'export.organization_id',
  'export.project_id',
  'export.generation_id',
  'export.file_name',
  'export.size_bytes',
  'export.sha256',
  'export.rows_count',
  'export.tables_count',
  'export.created_by',
  'export.created_at',
] as const;

const toExport = (row: ExportRow): Export => ({ ...row, created_at: row.created_at.toISOString() });

export function makeExports({ store }: { readonly store: Store }) {
  return {
    list: (caller: Caller, organizationId: Id<'organization'>, query: ExportQuery): Promise<Page<Export>> =>
      listExports(store.db, caller, organizationId, query),

    async get({ projectId }: ProjectAccess, id: Id<'export'>): Promise<Export> {
      const row = await store.db
        .selectFrom('export')
        .select(COLUMNS)
        .where('id', '=', id)
        .where('project_id', '=', projectId)
        .executeTakeFirst();
      if (row === undefined) throw refuse('not_found');
      return toExport(row);
    },

    /** The file without its content (HEAD), with the rights of a download. */
    look: async (caller: Caller, { projectId }: ProjectAccess, id: Id<'export'>): Promise<ExportFile> =>
      (await readFile(store, store.db, caller, projectId, id)).file,

    /** Who downloaded a recipe matters: a download is an event. */
    download: (caller: Caller, { projectId }: ProjectAccess, id: Id<'export'>): Promise<ExportFile> =>
      store.transaction(async (tx) => {
        const { access, file } = await readFile(store, tx, caller, projectId, id);
        await appendEvent(tx, caller, {
          ...access,
          action: 'export.downloaded',
          subject: { type: 'export', id, name: file.file_name },
        });
        return file;
      }),

    remove: (caller: Caller, { projectId }: ProjectAccess, id: Id<'export'>): Promise<void> =>
      store.transaction(async (tx) => {
        const access = await authoriseProject(tx, caller, { project: projectId }, 'exports.delete', { lock: true });
        const gone = await tx
          .deleteFrom('export')
          .where('id', '=', id)
          .where('project_id', '=', projectId)
          .returning('file_name')
          .executeTakeFirst();
        if (gone === undefined) throw refuse('not_found');
        await appendEvent(tx, caller, {
          ...access,
          action: 'export.deleted',
          subject: { type: 'export', id, name: gone.file_name },
        });
      }),
  };
}

/** Those of the projects that the caller sees, newest first. */
async function listExports(
  db: Db,
  caller: Caller,
  organizationId: Id<'organization'>,
  query: ExportQuery,
): Promise<Page<Export>> {
  const { project_id: projectId, created_after: after, created_before: before } = query;
  const page = openPage(query, ['exports', organizationId, projectId, after, before]);
  let select = db
    .selectFrom('export')
    .innerJoin('project', 'project.id', 'export.project_id')
    .select(COLUMNS)
    .where('export.organization_id', '=', organizationId)
    .where(isVisibleTo(caller));
  if (projectId !== undefined) select = select.where('export.project_id', '=', projectId);
  if (after !== undefined) select = select.where('export.created_at', '>=', new Date(after));
  if (before !== undefined) select = select.where('export.created_at', '<', new Date(before));
  if (page.before !== undefined) select = select.where('export.id', '<', page.before);
  const rows = await select.orderBy('export.id', 'desc').limit(page.limit).execute();
  return page.close(rows, ({ id }) => id, toExport);
}

async function readFile(store: Store, db: Db, caller: Caller, projectId: Id<'project'>, id: Id<'export'>) {
  const access = await authoriseProject(db, caller, { project: projectId }, 'exports.download');
  const found = await db
    .selectFrom('export')
    .select(['file_name', 'sha256', 'size_bytes', 'content', 'pieces'])
    .where('id', '=', id)
    .where('project_id', '=', projectId)
    .executeTakeFirst();
  if (found === undefined) throw refuse('not_found');
  const { content: text, pieces, ...facts } = found;
  // Read after the transaction, as fast as it is consumed.
  return { access, file: { ...facts, content: contentOf(store.db, { table: 'export_piece', id }, { pieces, text }) } };
}
