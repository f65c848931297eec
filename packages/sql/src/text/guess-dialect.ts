import { type Dialect, sqlDialectOf } from '@rowloom/engine';

/** What a text seems to be written in, and how sure that is. */
export type DialectGuess = { readonly dialect: Dialect; readonly isSure: boolean };

const APART = /'[^']*'|--[^\n]*|\/\*(?!M?!)(?:[^*]|\*(?!\/))*\*\//g;
/** Definitions come early in a dump, and rows make it long. */
const MAX_INSPECTED = 400_000;

type Signs = readonly (readonly [Dialect, RegExp])[];

/** Words that no other dialect has. */
const PROOFS: Signs = [
  ['mysql', /\bauto_increment\b|\bengine\s*=|\/\*M?!\d{5}|^delimiter\s/im],
  [
    'sqlite',
    /\bautoincrement\b|\bwithout\s+rowid\b|\bsqlite_sequence\b|\)\s*strict\b|\bcollate\s+(?:nocase|rtrim)\b|\b(?:unixepoch|strftime|julianday|randomblob)\s*\(|\bcreate\s+virtual\s+table\b|`\s+text\s+primary\s+key\b/i,
  ],
  ['postgresql', /\btimestamptz\b|\bbytea\b|\bcreate\s+extension\b|\bpg_catalog\b|\bfrom\s+stdin\b|\bas\s+identity\b/i],
];

/** What one dialect alone has, unless a tool writes it where its name means nothing, as it may in SQLite. */
const SIGNS: Signs = [['postgresql', /\bjsonb\b/i]];

/** What the others have too, in places where a definition seldom is. */
const HINTS: Signs = [
  ['mysql', /`|\bunsigned\b|\bon\s+update\s+current_timestamp\b/i],
  ['sqlite', /\bpragma\s+\w|\[[a-z_]\w*\]\s+\w/i],
  ['postgresql', /::|\$\$|\b(?:big|small)?serial\b|\bcreate\s+(?:type|domain)\b|\bnextval\b/i],
];

/** Comments of a server that speaks another's SQL. */
const CLOSER: Signs = [['mariadb', /\/\*M!|^-- MariaDB dump/m]];

/** The dialect of a script by the words in it; PostgreSQL where nothing tells, and where two seem to be meant. */
export function guessDialect(text: string): DialectGuess {
  const head = text.slice(0, MAX_INSPECTED);
  const bare = head.replaceAll(APART, ' ');
  const among = (signs: Signs): readonly Dialect[] =>
    signs.flatMap(([dialect, sign]) => (sign.test(bare) ? [dialect] : []));
  const [sole, ...others] = [PROOFS, SIGNS, HINTS].map(among).find((found) => found.length > 0) ?? [];
  if (sole === undefined || others.length > 0) return { dialect: 'postgresql', isSure: false };
  const [closer = sole] = CLOSER.flatMap(([dialect, sign]) =>
    sqlDialectOf(dialect) === sole && sign.test(head) ? [dialect] : [],
  );
  return { dialect: closer, isSure: true };
}
