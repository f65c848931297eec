/** Functions of widely used extensions that change nothing and read nothing but their arguments and chance. */
export const EXTENSION_FUNCTIONS: ReadonlySet<string> = new Set(
  `armor crypt dearmor digest encrypt decrypt gen_random_bytes gen_salt hmac
  similarity strict_word_similarity word_similarity unaccent
  daitch_mokotoff dmetaphone dmetaphone_alt levenshtein levenshtein_less_equal metaphone soundex difference
  akeys avals defined delete exist exists_all exists_any hstore hstore_to_array hstore_to_json hstore_to_jsonb slice
  slice_array tconvert
  cube cube_contains cube_dim cube_distance cube_enlarge cube_inter cube_is_point cube_ll_coord cube_overlap cube_size
  cube_subset cube_union cube_ur_coord earth earth_box earth_distance ll_to_earth latitude longitude
  icount idx intset sort sort_asc sort_desc subarray uniq
  is_valid isbn isbn13 ismn ismn13 issn issn13 ean13 upc make_valid
  index lca ltree2text nlevel subltree subpath text2ltree
  cosine_distance inner_product l1_distance l2_distance l2_norm l2_normalize subvector vector_dims vector_norm
  geography geometry geometrytype st_area st_asbinary st_asewkt st_asgeojson st_astext st_boundary st_buffer st_centroid
  st_contains st_coorddim st_covers st_dimension st_disjoint st_distance st_dwithin st_envelope st_equals st_force2d
  st_geogfromtext st_geographyfromtext st_geohash st_geometrytype st_geomfromewkt st_geomfromgeojson st_geomfromtext
  st_geomfromwkb st_intersects st_isclosed st_isempty st_isring st_issimple st_isvalid st_length st_linemerge st_makebox2d
  st_makeline st_makepoint st_makevalid st_multi st_ndims st_npoints st_numgeometries st_numpoints st_point
  st_pointfromtext st_pointonsurface st_setsrid st_simplify st_snaptogrid st_srid st_transform st_within st_x st_xmax
  st_xmin st_y st_ymax st_ymin st_z st_zmflag time_bucket`.split(/\s+/),
);
