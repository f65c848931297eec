import type { DialectFacts } from './dialect-facts.ts';

export const mysql: DialectFacts = {
  label: 'MySQL',
  quoteName: (name) => `\`${name.replaceAll('`', '``')}\``,
  quoteText: (text) => `'${text.replaceAll("'", "''").replaceAll('\\', '\\\\').replaceAll('\0', '\\0')}'`,
  hasSchemas: false,
  hasPartitionTables: false,
  isLooselyTyped: false,
  hasNullableKeys: false,
  ordersEnums: false,
  foldsNames: false,
  hasTruth: false,
  ignoresCase: true,
  keepsNul: true,
  secondDigits: 0,
  roundsFloats: true,
  failingCasts: 'to numbers',
};
