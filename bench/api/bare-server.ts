import { fastify } from 'fastify';
import pg from 'pg';

/**
 * What one would write in ten minutes: one route, one query, no credential, no roles, no log. It runs in a separate
 * process; the first line that it prints is its port. The bench compares its body with the service's, byte for byte.
 */
const [store, organization, user] = process.argv.slice(2);

const time = (column: string): string => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const PROJECTS = `select p.id, p.organization_id, p.name, p.engine, p.schema_name, p.settings,
  case when p.roster_since is null then 'organization' else 'roster' end as visibility,
  case when p.roster_since is null then $3 else m.role end as my_role,
  p.created_by, ${time('p.created_at')} as created_at, ${time('p.updated_at')} as updated_at,
  (select ${time('g.created_at')} from generation g where g.project_id = p.id order by g.id desc limit 1)
    as last_generation_at,
  (select count(*)::integer from snapshot s where s.project_id = p.id) as snapshots_count
from project p left join project_member m on m.project_id = p.id and m.user_id = $2
where p.organization_id = $1 and (p.roster_since is null or m.role is not null) order by p.id desc limit $4`;

const pool = new pg.Pool({ connectionString: store, max: 10, options: '-c search_path=rowloom_store' });
const server = fastify({ logger: false });
server.get('/api/projects', async () => {
  const { rows } = await pool.query(PROJECTS, [organization, user, 'owner', 51]);
  return { items: rows, next_cursor: null };
});
const url = await server.listen({ host: '127.0.0.1', port: 0 });
process.stdout.write(`${new URL(url).port}\n`);
