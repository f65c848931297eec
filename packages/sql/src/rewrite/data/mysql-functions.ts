const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/**
 * Functions of MySQL and MariaDB that a table of somebody else's making may call. What waits, locks, reads a file, a
 * variable or another table, or is somebody's own, is not here.
 */
export const MYSQL_FUNCTIONS: ReadonlySet<string> = new Set([
  // Numbers.
  ...words(`abs acos asin atan atan2 bit_count ceil ceiling conv cos cot crc32 crc32c degrees exp floor greatest least ln
    log log10 log2 mod oct pi pow power radians rand round sign sin sqrt tan truncate interval`),
  // Texts.
  ...words(`ascii bin bit_length char char_length character_length chr concat concat_ws elt export_set field find_in_set
    format from_base64 hex insert instr lcase left length lengthb locate lower lpad ltrim make_set mid natural_sort_key
    octet_length ord quote regexp_instr regexp_like regexp_replace regexp_substr repeat replace reverse right rpad rtrim
    sformat soundex space strcmp substr substring substring_index to_base64 to_char trim trim_oracle ucase unhex upper
    weight_string convert charset collation coercibility position`),
  // Choices.
  ...words('coalesce if ifnull isnull nullif nvl nvl2 decode_oracle'),
  // Dates and times.
  ...words(`add_months adddate addtime convert_tz curdate current_date current_time current_timestamp curtime date
    date_add date_format date_sub datediff day dayname dayofmonth dayofweek dayofyear extract format_pico_time
    from_days from_unixtime get_format hour last_day localtime localtimestamp makedate maketime microsecond minute month
    monthname now period_add period_diff quarter sec_to_time second str_to_date subdate subtime sysdate time time_format
    time_to_sec timediff timestamp timestampadd timestampdiff to_days to_seconds unix_timestamp utc_date utc_time
    utc_timestamp week weekday weekofyear year yearweek`),
  // Identifiers, digests.
  ...words(`uuid uuid_short uuid_to_bin bin_to_uuid is_uuid sys_guid md5 sha sha1 sha2 random_bytes compress uncompress
    uncompressed_length aes_encrypt aes_decrypt kdf`),
  // Who and what.
  ...words('user current_user session_user system_user database schema version'),
  // JSON and XML.
  ...words(`json_array json_array_append json_array_insert json_array_intersect json_compact json_contains
    json_contains_path json_depth json_detailed json_equals json_exists json_extract json_insert json_key_value json_keys
    json_length json_loose json_merge json_merge_patch json_merge_preserve json_normalize json_object
    json_object_filter_keys json_object_to_array json_overlaps json_pretty json_query json_quote json_remove json_replace
    json_schema_valid json_schema_validation_report json_search json_set json_storage_size json_type json_unquote
    json_valid json_value extractvalue updatexml`),
  // Addresses of networks.
  ...words('inet_aton inet_ntoa inet6_aton inet6_ntoa is_ipv4 is_ipv4_compat is_ipv4_mapped is_ipv6'),
  // Shapes and vectors.
  ...words(`geometrycollection geometryfromtext geomfromtext linestring linefromtext multilinestring multipoint
    multipolygon point pointfromtext polygon polyfromtext st_area st_asgeojson st_astext st_asbinary st_aswkb st_aswkt
    st_buffer st_centroid st_contains st_crosses st_dimension st_disjoint st_distance st_distance_sphere st_endpoint
    st_envelope st_equals st_exteriorring st_geometryfromtext st_geometrytype st_geomfromgeojson st_geomfromtext
    st_geomfromwkb st_intersects st_isclosed st_isempty st_isring st_issimple st_isvalid st_latitude st_length
    st_linefromtext st_longitude st_numgeometries st_numinteriorrings st_numpoints st_overlaps st_pointfromtext
    st_polyfromtext st_srid st_startpoint st_touches st_transform st_within st_x st_y string_to_vector to_vector
    vec_distance vec_distance_cosine vec_distance_euclidean vec_fromtext vec_totext vector_dim vector_to_string`),
]);
