import { type Id, refuse } from '@rowloom/contract';
import { canonicalJson, type Dialect, DIALECTS } from '@rowloom/engine';
import type { RunConnection, RunSources } from '../generations/run-sources.ts';
import type { Db } from '../store/store.ts';
import { openConnection, type OpenNeeds } from './open-connection.ts';

/** Connections as runs need them. */
export function makeRunConnections(needs: OpenNeeds): Pick<RunSources, 'findConnection' | 'openTarget'> {
  return {
    async findConnection(db, projectId, connectionId) {
      const found = await findWithSchema(db, projectId, connectionId);
      return found === undefined ? undefined : toRunConnection(found);
    },
    async openTarget(db, projectId, connectionId, planned) {
      const found = await findWithSchema(db, projectId, connectionId);
      if (found === undefined) throw refuse('not_found', 'The connection of this run was deleted.');
      if (planned !== undefined && canonicalJson(planned) !== canonicalJson(toRunConnection(found).identity))
        throw refuse(
          'invalid_state',
          'The connection, or the schema of the project, was changed since the run was planned.',
        );
      return openConnection(needs, found, found.schema_name);
    },
  };
}

function findWithSchema(db: Db, projectId: string, id: string) {
  return db
    .selectFrom('connection')
    .innerJoin('project', 'project.id', 'connection.project_id')
    .select([
      'connection.id',
      'connection.project_id',
      'connection.name',
      'connection.kind',
      'connection.options',
      'connection.secret',
      'connection.identity',
      'project.schema_name',
    ])
    .where('connection.project_id', '=', projectId as Id<'project'>)
    .where('connection.id', '=', id)
    .executeTakeFirst();
}

type Found = NonNullable<Awaited<ReturnType<typeof findWithSchema>>>;

/** A plan is bound to the schema too, which is the project's where the connection names none. */
function toRunConnection({ id, name, kind, identity, schema_name: schemaName }: Found): RunConnection {
  const schema =
    Object.hasOwn(DIALECTS, kind) && DIALECTS[kind as Dialect].hasSchemas
      ? { schema: identity['schema'] ?? schemaName }
      : {};
  return { id, name, kind, identity: { ...identity, ...schema }, kept: identity };
}
