/**
 * What others have put where the server looks for functions and operators, under a name of the server's own. PostgreSQL takes
 * whatever fits the types best: `count(varchar)` in `public` comes before the server's count, and does what it likes with the
 * rights of whoever counts. Trusted are those who could do anything here anyway, and those whose rights the role has been
 * given; a superuser counts as member of everybody, hence the walk.
 */
export const PLANTED = `
WITH RECURSIVE role (id) AS (
  SELECT oid FROM pg_catalog.pg_roles WHERE rolname = current_user
  UNION SELECT m.roleid FROM pg_catalog.pg_auth_members AS m JOIN role ON role.id = m.member
), place AS (
  SELECT n.oid AS id, n.nspname AS name, n.nspowner AS owner FROM pg_catalog.pg_namespace AS n
   WHERE n.nspname <> 'pg_catalog' AND n.nspname = ANY (pg_catalog.current_schemas(false))
), trusted (id) AS (
  SELECT id FROM role
  UNION SELECT oid FROM pg_catalog.pg_roles WHERE rolsuper
  UNION SELECT datdba FROM pg_catalog.pg_database WHERE datname = pg_catalog.current_database()
), found AS (
  SELECT p.oid AS id, 'pg_catalog.pg_proc'::pg_catalog.regclass::pg_catalog.oid AS class, p.pronamespace AS place, p.proowner AS owner,
         p.oid::pg_catalog.regprocedure::pg_catalog.text AS name
    FROM pg_catalog.pg_proc AS p
   WHERE p.proname IN (SELECT s.proname FROM pg_catalog.pg_proc AS s JOIN pg_catalog.pg_namespace AS n ON n.oid = s.pronamespace
                        WHERE n.nspname = 'pg_catalog')
  UNION ALL
  SELECT o.oid, 'pg_catalog.pg_operator'::pg_catalog.regclass::pg_catalog.oid, o.oprnamespace, o.oprowner,
         o.oid::pg_catalog.regoperator::pg_catalog.text
    FROM pg_catalog.pg_operator AS o
   WHERE o.oprname IN (SELECT s.oprname FROM pg_catalog.pg_operator AS s JOIN pg_catalog.pg_namespace AS n ON n.oid = s.oprnamespace
                        WHERE n.nspname = 'pg_catalog')
)
SELECT found.name, place.name AS place, pg_catalog.pg_get_userbyid(found.owner) AS owner
  FROM found JOIN place ON place.id = found.place
 WHERE found.owner NOT IN (SELECT id FROM trusted) AND found.owner <> place.owner
   AND NOT EXISTS (SELECT 1 FROM pg_catalog.pg_depend AS d
                    WHERE d.classid = found.class AND d.objid = found.id AND d.deptype = 'e')
 ORDER BY 1 LIMIT 1`;
