import { DEFAULT_FORMAT, type Dialect, type FileFormat } from '@rowloom/engine';
import type { LoomSource, LoomWishes } from '../../loom/protocol.ts';

/** The one command that makes the rows of the page. Text is read from schema.sql and rules from rules.json. */
export function commandLine(source: LoomSource, wishes: LoomWishes, format: FileFormat = DEFAULT_FORMAT): string {
  const { rows, seed, locale, asOf, rules } = wishes;
  return [
    'rowloom generate',
    source.kind === 'pack' ? source.id : 'schema.sql',
    ...dialectOption(source),
    ...(typeof rows === 'number' ? [`--rows ${rows}`] : []),
    `--seed ${seed}`,
    `--as-of ${asOf.replace('T00:00:00.000Z', '')}`,
    ...(locale === 'en' ? [] : [`--locale ${locale}`]),
    ...(Object.keys(rules).length === 0 ? [] : ['--rules rules.json']),
    ...(format === DEFAULT_FORMAT ? [] : [`--format ${format}`]),
    '--to data',
  ].join(' ');
}

/** The command guesses as the page does. */
function dialectOption(source: LoomSource): readonly string[] {
  const dialect: Dialect | undefined = source.kind === 'ddl' ? source.dialect : undefined;
  return dialect === undefined ? [] : [`--source-dialect ${dialect}`];
}
