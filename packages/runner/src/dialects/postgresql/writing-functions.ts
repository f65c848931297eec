/**
 * What may write and is called by the tables whose names are the parameter, as JSON: by their checks, defaults, computed
 * columns, partition keys and types. The server says so itself, which has resolved every name, operator, cast and field in
 * an expression to a function; its own functions do not count, nor do those of extensions.
 */
export const writingFunctions = `
  WITH RECURSIVE made AS (
    SELECT name, pg_catalog.to_regclass(name)::oid AS id FROM pg_catalog.json_array_elements_text($1::json) AS wished (name)
  ), used (name, class, id) AS (
    SELECT name, part.class::oid, part.id FROM made CROSS JOIN LATERAL (
      VALUES ('pg_catalog.pg_class'::regclass, made.id)
      UNION ALL SELECT 'pg_catalog.pg_constraint'::regclass, oid FROM pg_catalog.pg_constraint WHERE conrelid = made.id
      UNION ALL SELECT 'pg_catalog.pg_attrdef'::regclass, oid FROM pg_catalog.pg_attrdef WHERE adrelid = made.id
    ) AS part (class, id)
    UNION
    SELECT used.name, next.class::oid, next.id FROM used CROSS JOIN LATERAL (
      SELECT d.refclassid, d.refobjid FROM pg_catalog.pg_depend AS d
       WHERE d.classid = used.class AND d.objid = used.id AND used.class <> 'pg_catalog.pg_proc'::regclass
         AND d.refclassid IN ('pg_catalog.pg_type'::regclass, 'pg_catalog.pg_operator'::regclass, 'pg_catalog.pg_proc'::regclass)
         AND NOT EXISTS (SELECT FROM pg_catalog.pg_depend AS e
                          WHERE e.classid = d.refclassid AND e.objid = d.refobjid AND e.deptype = 'e')
      UNION ALL
      SELECT 'pg_catalog.pg_constraint'::regclass, oid FROM pg_catalog.pg_constraint
       WHERE used.class = 'pg_catalog.pg_type'::regclass AND contypid = used.id
      UNION ALL
      SELECT 'pg_catalog.pg_class'::regclass, typrelid FROM pg_catalog.pg_type
       WHERE used.class = 'pg_catalog.pg_type'::regclass AND oid = used.id AND typrelid <> 0
    ) AS next (class, id)
  )
  SELECT DISTINCT used.name AS table_name, p.oid::regprocedure::text AS called
    FROM used JOIN pg_catalog.pg_proc AS p ON p.oid = used.id
   WHERE used.class = 'pg_catalog.pg_proc'::regclass AND p.provolatile = 'v'
   ORDER BY 1, 2`;
