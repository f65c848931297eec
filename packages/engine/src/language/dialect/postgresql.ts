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
  scriptHead: ["SET client_encoding = 'UTF8';", 'SET standard_conforming_strings = on;'],
  grants({ database, user, schemas }) {
    const [to, spaces] = [doubleQuoted(user), schemas.map(doubleQuoted).join(', ')];
    return [
      // CREATE is for the ledger, which has a schema of its own; on a schema it is for tables that a run creates.
      `GRANT CONNECT, CREATE, TEMPORARY ON DATABASE ${doubleQuoted(database)} TO ${to};`,
      `GRANT USAGE, CREATE ON SCHEMA ${spaces} TO ${to};`,
      `GRANT SELECT, INSERT, UPDATE, DELETE, TRUNCATE ON ALL TABLES IN SCHEMA ${spaces} TO ${to};`,
      `GRANT USAGE, SELECT, UPDATE ON ALL SEQUENCES IN SCHEMA ${spaces} TO ${to};`,
    ];
  },
  server: {
    drop: (name) => `drop database if exists ${doubleQuoted(name)} with (force)`,
    copy: (name, from) => `create database ${doubleQuoted(name)} template ${doubleQuoted(from)}`,
  },
  exampleUrl: 'postgresql://user:password@host:5432/database',
  usualSchema: 'public',
  hasSchemas: true,
  hasPartitionTables: true,
  isLooselyTyped: false,
  hasNullableKeys: false,
  hasEnumTypes: true,
  ordersEnums: true,
  foldsNames: true,
  hasTruth: true,
  hasArrays: true,
  hasSequences: true,
  readsIsoMoments: true,
  ignoresCase: false,
  hasInfinity: true,
  keepsNul: false,
  secondDigits: 6,
  roundsFloats: false,
  failingCasts: 'all',
};
