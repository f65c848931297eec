import { isTargetError } from '../../target/target-error.ts';
import type { SqlRow } from '../../session/session.ts';
import { type Catalogue, placeholders, type TablePlace } from './catalogue.ts';

/** The server's own statistics of a column. Bounds exist only for numbers, days and timestamps. */
export type StatisticsRow = SqlRow &
  TablePlace & {
    readonly name: string;
    readonly nulls: number | string | null;
    readonly width: number | string | null;
    readonly distinct_values: number | string | null;
    readonly least: string | null;
    readonly greatest: string | null;
  };

/** The types whose bounds may be read at all. */
const BOUNDED = `('tinyint','smallint','mediumint','int','bigint','decimal','float','double','year','date','datetime','timestamp')`;

export async function readStatistics(catalogue: Catalogue): Promise<readonly StatisticsRow[]> {
  const { isMariadb } = catalogue;
  const collected = isMariadb ? await tolerate(readColumnStats(catalogue)) : await tolerate(readHistograms(catalogue));
  return [...collected, ...(await readCardinalities(catalogue))];
}

/** The estimated number of distinct values of an index over one column, which every server has. */
function readCardinalities(catalogue: Catalogue): Promise<readonly StatisticsRow[]> {
  return catalogue.session.query(
    `SELECT TABLE_SCHEMA AS table_schema, TABLE_NAME AS table_name, COLUMN_NAME AS name, NULL AS nulls, NULL AS width,
            MAX(CARDINALITY) AS distinct_values, NULL AS least, NULL AS greatest
       FROM information_schema.STATISTICS
      WHERE TABLE_SCHEMA IN (${placeholders(catalogue)}) AND SEQ_IN_INDEX = 1 AND SUB_PART IS NULL
        AND COLUMN_NAME IS NOT NULL AND CARDINALITY > 0
      GROUP BY TABLE_SCHEMA, TABLE_NAME, COLUMN_NAME`,
    catalogue.databases,
  ) as Promise<readonly StatisticsRow[]>;
}

/** MariaDB, after ANALYZE TABLE … PERSISTENT. The tables belong to the database `mysql`, which few users may read. */
function readColumnStats(catalogue: Catalogue): Promise<readonly StatisticsRow[]> {
  const bound = (column: string): string =>
    `CASE WHEN c.DATA_TYPE IN ${BOUNDED} THEN CONVERT(s.${column} USING utf8mb4) END`;
  return catalogue.session.query(
    `SELECT c.TABLE_SCHEMA AS table_schema, c.TABLE_NAME AS table_name, c.COLUMN_NAME AS name,
            s.nulls_ratio AS nulls, s.avg_length AS width,
            t.cardinality * (1 - s.nulls_ratio) / NULLIF(s.avg_frequency, 0) AS distinct_values,
            ${bound('min_value')} AS least, ${bound('max_value')} AS greatest
       FROM information_schema.COLUMNS c
       JOIN mysql.column_stats s
         ON s.db_name = c.TABLE_SCHEMA AND s.table_name = c.TABLE_NAME AND s.column_name = c.COLUMN_NAME
       JOIN mysql.table_stats t ON t.db_name = s.db_name AND t.table_name = s.table_name
      WHERE c.TABLE_SCHEMA IN (${placeholders(catalogue)})`,
    catalogue.databases,
  ) as Promise<readonly StatisticsRow[]>;
}

/** MySQL 8, after ANALYZE TABLE … UPDATE HISTOGRAM. */
function readHistograms(catalogue: Catalogue): Promise<readonly StatisticsRow[]> {
  if (!catalogue.isSince(8, 0, 0)) return Promise.resolve([]);
  const read = (path: string): string => `JSON_UNQUOTE(JSON_EXTRACT(h.HISTOGRAM, '${path}'))`;
  const bound = (sql: string): string => `CASE WHEN c.DATA_TYPE IN ${BOUNDED} THEN ${sql} END`;
  return catalogue.session.query(
    `SELECT c.TABLE_SCHEMA AS table_schema, c.TABLE_NAME AS table_name, c.COLUMN_NAME AS name,
            ${read('$."null-values"')} AS nulls, NULL AS width, NULL AS distinct_values,
            ${bound(read('$.buckets[0][0]'))} AS least,
            ${bound(`IF(${read('$."histogram-type"')} = 'singleton', ${read('$.buckets[last][0]')}, ${read('$.buckets[last][1]')})`)} AS greatest
       FROM information_schema.COLUMNS c
       JOIN information_schema.COLUMN_STATISTICS h
         ON h.SCHEMA_NAME = c.TABLE_SCHEMA AND h.TABLE_NAME = c.TABLE_NAME AND h.COLUMN_NAME = c.COLUMN_NAME
      WHERE c.TABLE_SCHEMA IN (${placeholders(catalogue)})`,
    catalogue.databases,
  ) as Promise<readonly StatisticsRow[]>;
}

/** Statistics are optional: without the right to read them there are none. */
async function tolerate(rows: Promise<readonly StatisticsRow[]>): Promise<readonly StatisticsRow[]> {
  try {
    return await rows;
  } catch (error) {
    if (isTargetError(error) && error.code !== 'connection_lost') return [];
    throw error;
  }
}
