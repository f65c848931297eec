import { quoteName as quote } from '@rowloom/engine';
import { refuse } from '../not-rewritable.ts';

/** Words that PostgreSQL's grammar reserves for functions or types: quoted, they are ordinary names. */
const WORDS = new Set(
  `all analyse analyze and any array as asc asymmetric authorization between bigint binary bit boolean both case cast char
  character check coalesce collate collation column concurrently constraint create cross current_catalog current_date
  current_role current_schema current_time current_timestamp current_user dec decimal default deferrable desc distinct do
  double else end except exists extract false fetch float for foreign freeze from full grant greatest group grouping having
  ilike in initially inner inout int integer intersect interval into is isnull join json json_array json_arrayagg json_exists
  json_object json_objectagg json_query json_scalar json_serialize json_table json_value lateral leading least left like
  limit localtime localtimestamp merge_action national natural nchar none normalize not notnull null nullif numeric offset on
  only or order out outer overlaps overlay placing position precision primary real references returning right row select
  session_user setof similar smallint some substring symmetric system_user table tablesample then time timestamp to trailing
  treat trim true union unique user using values varchar variadic varying verbose when where window with within without
  xmlattributes xmlconcat xmlelement xmlexists xmlforest xmlnamespaces xmlparse xmlpi xmlroot xmlserialize xmltable`.split(
    /\s+/,
  ),
);

/** A quoted name, whatever it contains. */
export function quoteName(name: string): string {
  if (name === '' || name.includes('\0')) refuse('an empty name');
  return quote('postgresql', name);
}

/** The name of a function or a type, quoted if necessary. */
export function plainName(name: string): string {
  return /^[a-z_][a-z0-9_]*$/.test(name) && !WORDS.has(name) ? name : quoteName(name);
}

const OPERATOR = /^[-+*/<>=~!@#%^&|`?]+$/;

/** An operator between its operands. */
export function operatorName(name: string): string {
  if (!OPERATOR.test(name) || name.includes('--') || name.includes('/*')) refuse('an operator that is none');
  return name;
}
