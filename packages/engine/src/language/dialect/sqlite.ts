import { type DialectFacts, doubleQuoted } from './dialect-facts.ts';

export const sqlite: DialectFacts = {
  label: 'SQLite',
  quoteName: doubleQuoted,
  // A statement would end at a NUL.
  quoteText: (text) => `'${text.replaceAll("'", "''").replaceAll('\0', '')}'`,
  scriptHead: [],
  grants: () => [],
  exampleUrl: 'sqlite:shop.db',
  usualSchema: 'main',
  hasSchemas: false,
  hasPartitionTables: false,
  isLooselyTyped: true,
  hasNullableKeys: true,
  hasEnumTypes: false,
  ordersEnums: false,
  foldsNames: false,
  hasTruth: false,
  hasArrays: false,
  hasSequences: false,
  readsIsoMoments: false,
  ignoresCase: false,
  hasInfinity: true,
  keepsNul: true,
  secondDigits: 6,
  roundsFloats: false,
  failingCasts: 'none',
};
