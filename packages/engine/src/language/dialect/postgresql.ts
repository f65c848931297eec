import { type DialectFacts, doubleQuoted } from './dialect-facts.ts';

export const postgresql: DialectFacts = {
  label: 'PostgreSQL',
  quoteName: doubleQuoted,
  quoteText(text) {
    // A statement would end at a NUL, which no text here holds.
    const quoted = text.replaceAll("'", "''").replaceAll('\0', '');
    // Without the E a backslash is an escape or none, as standard_conforming_strings has it.
    return quoted.includes('\\') ? `E'${quoted.replaceAll('\\', '\\\\')}'` : `'${quoted}'`;
  },
  hasSchemas: true,
  hasPartitionTables: true,
  isLooselyTyped: false,
  hasNullableKeys: false,
  ordersEnums: true,
  foldsNames: true,
  hasTruth: true,
  ignoresCase: false,
  keepsNul: false,
  secondDigits: 6,
  roundsFloats: false,
  failingCasts: 'all',
};
