const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Functions of SQLite that a table of somebody else's making may call: none that the shell adds, such as `writefile`. */
export const SQLITE_FUNCTIONS: ReadonlySet<string> = new Set([
  ...words(`abs char coalesce concat concat_ws format glob hex if ifnull iif instr length like likelihood likely lower
    ltrim max min nullif octet_length printf quote random randomblob replace round rtrim sign soundex sqlite_version substr
    substring trim typeof unhex unicode unistr unistr_quote unlikely upper zeroblob regexp match`),
  ...words('date time datetime julianday unixepoch strftime timediff'),
  ...words(`acos acosh asin asinh atan atan2 atanh ceil ceiling cos cosh degrees exp floor ln log log10 log2 mod pi pow
    power radians sin sinh sqrt tan tanh trunc`),
  ...words(`json json_array json_array_length json_error_position json_extract json_insert json_object json_patch
    json_pretty json_quote json_remove json_replace json_set json_type json_valid jsonb jsonb_array jsonb_extract
    jsonb_insert jsonb_object jsonb_patch jsonb_remove jsonb_replace jsonb_set`),
]);
