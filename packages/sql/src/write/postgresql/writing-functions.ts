/**
 * Functions that may write and are called by tables: by their checks, defaults, generated columns, indexes, partition
 * keys and types. `names`: SQL for a JSON list of them. The server reports them itself, because it has resolved every
 * name, operator, cast and field in an expression to a function; built-in functions and those of extensions do not
 * count.
 */
export const writingFunctions = (names: string): string => `
  WITH RECURSIVE made AS (
    SELECT name, pg_catalog.to_regclass(name)::oid AS id FROM pg_catalog.json_array_elements_text(${names}::json) AS wished (name)
  ), used (name, class, id) AS (
    SELECT name, part.class::oid, part.id FROM made CROSS JOIN LATERAL (
      VALUES ('pg_catalog.pg_class'::regclass::oid, made.id)
      UNION ALL SELECT 'pg_catalog.pg_class'::regclass::oid, indexrelid FROM pg_catalog.pg_index WHERE indrelid = made.id
      UNION ALL SELECT 'pg_catalog.pg_constraint'::regclass::oid, oid FROM pg_catalog.pg_constraint WHERE conrelid = made.id
      UNION ALL SELECT 'pg_catalog.pg_attrdef'::regclass::oid, oid FROM pg_catalog.pg_attrdef WHERE adrelid = made.id
    ) AS part (class, id)
    UNION
    SELECT used.name, next.class::oid, next.id FROM used CROSS JOIN LATERAL (
      SELECT d.refclassid, d.refobjid FROM pg_catalog.pg_depend AS d
       WHERE d.classid = used.class AND d.objid = used.id AND used.class <> 'pg_catalog.pg_proc'::regclass::oid
         AND d.refclassid IN ('pg_catalog.pg_type'::regclass::oid, 'pg_catalog.pg_opclass'::regclass::oid,
                              'pg_catalog.pg_operator'::regclass::oid, 'pg_catalog.pg_proc'::regclass::oid)
         AND NOT EXISTS (SELECT FROM pg_catalog.pg_depend AS e
                          WHERE e.classid = d.refclassid AND e.objid = d.refobjid AND e.deptype = 'e')
      UNION ALL
      SELECT 'pg_catalog.pg_constraint'::regclass::oid, oid FROM pg_catalog.pg_constraint
       WHERE used.class = 'pg_catalog.pg_type'::regclass::oid AND contypid = used.id
      UNION ALL
      SELECT 'pg_catalog.pg_class'::regclass::oid, typrelid FROM pg_catalog.pg_type
       WHERE used.class = 'pg_catalog.pg_type'::regclass::oid AND oid = used.id AND typrelid <> 0
      UNION ALL
      SELECT 'pg_catalog.pg_proc'::regclass::oid, amproc::oid
        FROM pg_catalog.pg_opclass AS o JOIN pg_catalog.pg_amproc ON amprocfamily = opcfamily
       WHERE used.class = 'pg_catalog.pg_opclass'::regclass::oid AND o.oid = used.id
      UNION ALL
      SELECT 'pg_catalog.pg_operator'::regclass::oid, amopopr
        FROM pg_catalog.pg_opclass AS o JOIN pg_catalog.pg_amop ON amopfamily = opcfamily
       WHERE used.class = 'pg_catalog.pg_opclass'::regclass::oid AND o.oid = used.id
    ) AS next (class, id)
  )
  SELECT DISTINCT used.name AS table_name, p.oid::regprocedure::text AS called
    FROM used JOIN pg_catalog.pg_proc AS p ON p.oid = used.id
   WHERE used.class = 'pg_catalog.pg_proc'::regclass::oid AND p.provolatile = 'v'
   ORDER BY 1, 2`;
