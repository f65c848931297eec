import type { Model } from './model.ts';

const BY_CHARSET: ReadonlyMap<string, string> = new Map(
  Object.entries({
    latin1: 'latin1_swedish_ci',
    swe7: 'swe7_swedish_ci',
    dec8: 'dec8_swedish_ci',
    hp8: 'hp8_english_ci',
    latin5: 'latin5_turkish_ci',
    big5: 'big5_chinese_ci',
    gbk: 'gbk_chinese_ci',
    gb2312: 'gb2312_chinese_ci',
    gb18030: 'gb18030_chinese_ci',
    sjis: 'sjis_japanese_ci',
    cp932: 'cp932_japanese_ci',
    ujis: 'ujis_japanese_ci',
    eucjpms: 'eucjpms_japanese_ci',
    euckr: 'euckr_korean_ci',
    tis620: 'tis620_thai_ci',
    binary: 'binary',
  }),
);

/** The default of current servers. */
const USUAL = { mysql: 'utf8mb4_0900_ai_ci', mariadb: 'utf8mb4_general_ci' } as const;

/** The collation of a database without an explicit one. */
export const databaseCollation = (model: Model, database: string | undefined): string =>
  model.collations.get(database ?? '') ?? USUAL[model.dialect];

/** The collation that a character set has by default. */
export function charsetCollation(model: Model, charset: string): string {
  if (charset === 'utf8mb4' || charset === 'default') return USUAL[model.dialect];
  if (charset === 'utf8') return 'utf8mb3_general_ci';
  return BY_CHARSET.get(charset) ?? `${charset}_general_ci`;
}

/** `utf8` is an old name of `utf8mb3`. */
export const currentName = (collation: string): string => collation.replace(/^utf8_/, 'utf8mb3_');

export const binaryCollation = (collation: string): string =>
  collation === 'binary' ? collation : `${collation.split('_', 1)[0] ?? ''}_bin`;
