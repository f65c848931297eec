type ByFile<Value> = Readonly<Record<string, Value>>;

/** What the zoo contains on purpose although no row is certain to satisfy it. */
export const UNSUPPORTED: ByFile<readonly string[]> = { 'postgresql/functions': ['parcels_label_check'] };

/** Tables that cannot be filled twice: they have at most as many values as one run needs. */
export const FULL: ByFile<readonly string[]> = {
  'postgresql/enumeration-tables': ['channels', 'currencies', 'order_statuses', 'phases', 'severities'],
  'postgresql/eligible-parents': ['regions', 'scopes', 'states'],
  'postgresql/keyless-references': ['nations'],
  'postgresql/overlapping-uniques': ['ratings'],
  'postgresql/paired-dates': ['billing_periods', 'months', 'sums'],
  'postgresql/short-lists': ['locales'],
  'postgresql/singletons': ['grades', 'halves', 'lock', 'site', 'version'],
  'postgresql/text-pairs': ['currencies', 'language_pairs'],
  'postgresql/trees': ['revisions'],
  'mysql/enumeration-tables': ['channels', 'currencies', 'order_statuses', 'phases', 'severities'],
  'mysql/keyless-references': ['nations'],
  'mysql/overlapping-uniques': ['ratings'],
  'mysql/paired-dates': ['months'],
  'mysql/singletons': ['grades', 'single', 'site'],
  'mysql/text-pairs': ['currencies', 'language_pairs'],
  'mysql/texts': ['folded'],
  'sqlite/enumeration-tables': ['order_statuses', 'channels', 'currencies', 'severities'],
  'sqlite/keyless-references': ['nations'],
  'sqlite/overlapping-uniques': ['ratings'],
  'sqlite/paired-dates': ['months'],
  'sqlite/singletons': ['site', 'lock', 'halves', 'version', 'grades'],
  'sqlite/text-pairs': ['currencies'],
  'sqlite/trees': ['revisions'],
};

/** Tables that turn out to be full when the full ones that they refer to are left out. */
export const THEN_FULL: ByFile<readonly string[]> = {
  'postgresql/keyless-references': ['provinces'],
  'postgresql/text-pairs': ['currency_pairs', 'swaps'],
  'mysql/keyless-references': ['provinces'],
  'mysql/text-pairs': ['currency_pairs'],
  'sqlite/keyless-references': ['provinces'],
  'sqlite/text-pairs': ['currency_pairs'],
};

/** Tables whose parents' parents must be particular rows of a full table: a plan does not know which keys exist. */
export const BEYOND: ByFile<readonly string[]> = { 'postgresql/eligible-parents': ['northern_sales', 'settings'] };

/**
 * Tables without a key in which rows of two runs are equal: they cannot be attributed if neither the writer of a row
 * nor its position is known.
 */
export const ALIKE: ByFile<readonly string[]> = {
  'postgresql/singletons': ['nothing'],
  'mysql/comparisons': ['routes'],
  'mysql/nullable-uniques': ['defaults'],
  'mysql/partitions': ['kinds', 'logs'],
};

/** Tables without a key and with so few values that rows of two runs are equal by chance. */
export const OFTEN_ALIKE: ByFile<readonly string[]> = {
  'postgresql/partitions': ['grid', 'scans'],
  'postgresql/singletons': ['heap', 'lock_uses'],
  'mysql/partitions': ['stamped', 'sums'],
  'mysql/singletons': ['heap'],
  'sqlite/singletons': ['heap'],
};

/** Rows in addition to a run's own: written by a trigger, or belonging to an inheriting table. */
export const MORE_ROWS: ByFile<Readonly<Record<string, number>>> = {
  'postgresql/inheritance': { assets: 60 },
  'postgresql/triggers': { asset_changes: 60 },
  'mysql/triggers': { asset_changes: 60 },
  'sqlite/triggers': { asset_changes: 60 },
};
