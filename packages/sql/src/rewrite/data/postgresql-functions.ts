const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/**
 * Functions of PostgreSQL's own that a table of somebody else's making may call: they change nothing, wait for nothing, and
 * read nothing but their arguments, the clock, chance, and who asks. What is not here is not called: whoever adds a name
 * makes sure that no setting, file, table, session or text of SQL is reached through it.
 */
export const POSTGRESQL_FUNCTIONS: ReadonlySet<string> = new Set([
  // Numbers.
  ...words(`abs acos acosd acosh asin asind asinh atan atan2 atan2d atand atanh cbrt ceil ceiling cos cosd cosh cot cotd
    degrees div erf erfc exp factorial floor gamma gcd lcm lgamma ln log log10 min_scale mod pi power pow radians random
    random_normal round scale sign sin sind sinh sqrt tan tand tanh trim_scale trunc width_bucket
    int2 int4 int8 float4 float8 numeric money num_nonnulls num_nulls`),
  // Texts.
  ...words(`ascii bit_length btrim casefold char_length character_length chr concat concat_ws convert convert_from
    convert_to decode encode format initcap is_normalized left length like like_escape lower lpad ltrim md5 normalize
    notlike octet_length overlay parse_ident position quote_ident quote_literal quote_nullable regexp_count regexp_instr
    regexp_like regexp_match regexp_replace regexp_split_to_array regexp_substr repeat replace reverse right rpad rtrim
    similar_escape similar_to_escape split_part starts_with string_to_array strpos substr substring text to_ascii to_bin
    to_char to_hex to_number to_oct translate trim unicode_assigned unistr upper varchar bpchar char name textcat textlen`),
  // Bytes and bits.
  ...words('bit bit_count crc32 crc32c get_bit get_byte set_bit set_byte sha224 sha256 sha384 sha512 varbit bytea'),
  ...words('uuid_send int2send int4send int8send textsend byteasend numeric_send date_send float4send float8send'),
  // Dates and times.
  ...words(`age clock_timestamp date date_add date_bin date_part date_subtract date_trunc extract interval isfinite
    justify_days justify_hours justify_interval make_date make_interval make_time make_timestamp make_timestamptz now
    overlaps statement_timestamp time timeofday timestamp timestamptz timetz timezone to_date to_timestamp
    transaction_timestamp`),
  // Identifiers.
  ...words(`gen_random_uuid uuid uuidv4 uuidv7 uuid_extract_timestamp uuid_extract_version txid_current
    pg_current_xact_id pg_current_snapshot txid_current_snapshot pg_trigger_depth`),
  // Who and what.
  ...words('current_database current_schema current_user session_user getpgusername pg_typeof pg_column_size'),
  // Arrays.
  ...words(`array_append array_cat array_dims array_fill array_length array_lower array_ndims array_position
    array_positions array_prepend array_remove array_replace array_reverse array_sort array_to_json array_to_string
    array_to_tsvector array_upper arraycontained arraycontains arrayoverlap cardinality trim_array`),
  // JSON and XML.
  ...words(`json json_array_length json_build_array json_build_object json_extract_path json_extract_path_text json_object
    json_object_field json_object_field_text json_array_element json_array_element_text json_scalar json_strip_nulls
    json_typeof jsonb jsonb_array_element jsonb_array_element_text jsonb_array_length jsonb_build_array jsonb_build_object
    jsonb_concat jsonb_contained jsonb_contains jsonb_delete jsonb_delete_path jsonb_exists jsonb_exists_all
    jsonb_exists_any jsonb_extract_path jsonb_extract_path_text jsonb_insert jsonb_object jsonb_object_field
    jsonb_object_field_text jsonb_path_exists jsonb_path_exists_opr jsonb_path_exists_tz jsonb_path_match
    jsonb_path_match_opr jsonb_path_match_tz jsonb_path_query_array jsonb_path_query_array_tz jsonb_path_query_first
    jsonb_path_query_first_tz jsonb_pretty jsonb_set jsonb_set_lax jsonb_strip_nulls jsonb_typeof jsonpath row_to_json
    to_json to_jsonb xml xml_is_well_formed xml_is_well_formed_content xml_is_well_formed_document xmlcomment xmlexists
    xpath xpath_exists`),
  // Ranges.
  ...words(`daterange datemultirange int4range int4multirange int8range int8multirange isempty lower_inc lower_inf
    multirange numrange nummultirange range_merge tsrange tsmultirange tstzrange tstzmultirange upper_inc upper_inf
    range_adjacent range_contained_by range_contains range_contains_elem range_intersect range_minus range_overlaps
    range_union elem_contained_by_range`),
  // Addresses of networks.
  ...words(`abbrev broadcast cidr family host hostmask inet inet_merge inet_same_family macaddr macaddr8
    macaddr8_set7bit masklen netmask network set_masklen`),
  // Shapes.
  ...words(`area bound_box box center circle diagonal diameter height isclosed isopen line lseg npoints path pclose point
    polygon popen radius slope width ishorizontal isvertical isparallel isperp point_distance`),
  // Searching in texts; none of those that take a query as text.
  ...words(`numnode phraseto_tsquery plainto_tsquery querytree setweight strip to_tsquery to_tsvector ts_delete ts_filter
    ts_headline ts_rank ts_rank_cd tsquery tsquery_phrase tsvector tsvector_concat tsvector_to_array websearch_to_tsquery
    json_to_tsvector jsonb_to_tsvector`),
  // Enums, rows, hashes.
  ...words(`enum_first enum_last enum_range hash_array hash_numeric hash_record hashbpchar hashchar hashenum hashfloat4
    hashfloat8 hashinet hashint2 hashint4 hashint8 hashname hashoid hashtext hashtextextended jsonb_hash uuid_hash
    record_eq record_ne bool oid`),
]);

/** Types of PostgreSQL's own, by the names that the grammar gives them. */
export const POSTGRESQL_TYPES: ReadonlySet<string> = new Set(
  words(`bool boolean bytea char name int2 int4 int8 smallint integer bigint text oid tid xid xid8 cid json jsonb jsonpath xml
    pg_lsn pg_snapshot point lseg path box polygon line circle float4 float8 real decimal money macaddr macaddr8 inet cidr bpchar varchar
    date time timestamp timestamptz timetz interval bit varbit numeric uuid tsvector tsquery regclass regcollation regconfig
    regdictionary regnamespace regoper regoperator regproc regprocedure regrole regtype int4range int8range numrange tsrange
    tstzrange daterange int4multirange int8multirange nummultirange tsmultirange tstzmultirange datemultirange
    oidvector int2vector aclitem`),
);
