import { LEDGER_TABLES } from '../../ledger/ledger-place.ts';

/**
 * Whoever could do anything in this database anyway, and those whose rights the role has been given; a superuser counts as
 * member of everybody, hence the walk.
 */
const TRUSTED = `
WITH RECURSIVE role (id) AS (
  SELECT oid FROM pg_catalog.pg_roles WHERE rolname = current_user
  UNION SELECT m.roleid FROM pg_catalog.pg_auth_members AS m JOIN role ON role.id = m.member
), trusted (id) AS (
  SELECT id FROM role
  UNION SELECT oid FROM pg_catalog.pg_roles WHERE rolsuper
  UNION SELECT datdba FROM pg_catalog.pg_database WHERE datname = pg_catalog.current_database()
)`;

/**
 * What others have put where the server looks for functions and operators, under a name of the server's own. PostgreSQL takes
 * whatever fits the types best: `count(varchar)` in `public` comes before the server's count, and does what it likes with the
 * rights of whoever counts.
 */
export const PLANTED = `${TRUSTED}, place AS (
  SELECT n.oid AS id, n.nspname AS name, n.nspowner AS owner FROM pg_catalog.pg_namespace AS n
   WHERE n.nspname <> 'pg_catalog' AND n.nspname = ANY (pg_catalog.current_schemas(false))
), found AS (
  SELECT p.oid AS id, 'pg_catalog.pg_proc'::pg_catalog.regclass::pg_catalog.oid AS class, p.proowner AS owner, place.name AS place,
         place.owner AS host
    FROM place JOIN pg_catalog.pg_proc AS p ON p.pronamespace = place.id
   WHERE EXISTS (SELECT 1 FROM pg_catalog.pg_proc AS s JOIN pg_catalog.pg_namespace AS n ON n.oid = s.pronamespace
                  WHERE s.proname = p.proname AND n.nspname = 'pg_catalog')
  UNION ALL
  SELECT o.oid, 'pg_catalog.pg_operator'::pg_catalog.regclass::pg_catalog.oid, o.oprowner, place.name, place.owner
    FROM place JOIN pg_catalog.pg_operator AS o ON o.oprnamespace = place.id
   WHERE EXISTS (SELECT 1 FROM pg_catalog.pg_operator AS s JOIN pg_catalog.pg_namespace AS n ON n.oid = s.oprnamespace
                  WHERE s.oprname = o.oprname AND n.nspname = 'pg_catalog')
)
-- To write a name, the server looks up what else has it: that is left until only what is reported is left.
SELECT CASE WHEN class = 'pg_catalog.pg_proc'::pg_catalog.regclass::pg_catalog.oid
            THEN id::pg_catalog.regprocedure::pg_catalog.text ELSE id::pg_catalog.regoperator::pg_catalog.text END AS name,
       place, pg_catalog.pg_get_userbyid(owner) AS owner
  FROM found
 WHERE found.owner NOT IN (SELECT id FROM trusted) AND found.owner <> found.host
   AND NOT EXISTS (SELECT 1 FROM pg_catalog.pg_depend AS d
                    WHERE d.classid = found.class AND d.objid = found.id AND d.deptype = 'e')
 ORDER BY 1 LIMIT 1`;

/**
 * Whose the ledger is, or a table of it, if not somebody's who is trusted: a trigger on it runs with the rights of whoever
 * writes. Where it is more than a table, such as a view, whatever it calls runs with the rights of whoever reads.
 */
export const FORGED = `${TRUSTED}
SELECT pg_catalog.pg_get_userbyid(made.owner) AS owner, made.odd
  FROM (SELECT nspowner AS owner, false AS odd FROM pg_catalog.pg_namespace WHERE nspname = 'rowloom'
        UNION SELECT c.relowner, c.relkind <> 'r' OR c.relrowsecurity
          FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
         WHERE n.nspname = 'rowloom' AND c.relname IN (${LEDGER_TABLES.map((name) => `'${name}'`).join(', ')})) AS made
 WHERE made.owner NOT IN (SELECT id FROM trusted) ORDER BY made.odd DESC LIMIT 1`;
