import { APP_ROLE, QUEUE_SCHEMA, type SqlExecutor, STORE_SCHEMA } from './store.ts';

/**
 * Prerequisites of the first migration: the working role, the schemas, the list of migrations. Existing ones are not
 * created again, so that a user who owns nothing can start on a complete store.
 */
export async function prepareDatabase(owner: SqlExecutor, login?: string): Promise<void> {
  const ask = async (condition: string, values: readonly unknown[] = []): Promise<boolean> => {
    const { rows } = await owner.executeSql(`select ${condition} as yes`, values);
    return (rows as readonly { readonly yes: boolean }[])[0]?.yes === true;
  };
  if (!(await ask(`exists (select from pg_roles where rolname = '${APP_ROLE}')`))) await owner.executeSql(CREATE_ROLE);
  if (login !== undefined && !(await ask(MAY_SET_ROLE, [login])))
    await owner.executeSql(`grant ${APP_ROLE} to ${quote(login)}`);
  for (const schema of [STORE_SCHEMA, QUEUE_SCHEMA]) {
    if (await ask(`to_regnamespace('${schema}') is not null`)) continue;
    await owner.executeSql(`create schema ${schema}; grant usage on schema ${schema} to ${APP_ROLE}`);
  }
  if (!(await ask(`to_regclass('${STORE_SCHEMA}.migration') is not null`))) await owner.executeSql(CREATE_MIGRATION);
}

/** Roles belong to the whole server: the store of another database may create it at the same time. */
const CREATE_ROLE = `do $$ begin
  create role ${APP_ROLE} nologin;
exception when duplicate_object or unique_violation then null;
end $$`;

/** From version 16 on, membership and the right to SET ROLE are separate. */
const MAY_SET_ROLE = `pg_has_role($1::name, '${APP_ROLE}',
  case when current_setting('server_version_num')::integer >= 160000 then 'SET' else 'MEMBER' end)`;

const CREATE_MIGRATION = `create table ${STORE_SCHEMA}.migration (
  number integer primary key,
  name text not null,
  checksum text not null,
  applied_at timestamptz not null default now()
);
grant select on ${STORE_SCHEMA}.migration to ${APP_ROLE}`;

const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;
