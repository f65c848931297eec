import type { Change, Difference, SchemaDiff } from '@rowloom/runner';
import type { Style } from './style.ts';

/** The differences between two schemas, one line for each thing: `+` added, `-` removed, `~` changed. */
export function diffLines(
  { changes, tables, enums, domains, composites }: SchemaDiff,
  style: Style,
): readonly string[] {
  return [
    ...changes.map((change) => `${style.yellow('~')} schema: ${showChange(change)}`),
    ...tables.added.map(({ name }) => `${style.green('+')} table ${name}`),
    ...tables.removed.map(({ name }) => `${style.red('-')} table ${name}`),
    ...tables.changed.flatMap(({ name, changes: own, columns, constraints }) => [
      ...own.map((change) => `${style.yellow('~')} table ${name}: ${showChange(change)}`),
      ...listThings(columns, (thing) => `column ${name}.${thing}`, style),
      ...listThings(constraints, (thing) => `constraint ${thing} of ${name}`, style),
    ]),
    ...listThings(enums, (thing) => `enum ${thing}`, style),
    ...listThings(domains, (thing) => `domain ${thing}`, style),
    ...listThings(composites, (thing) => `type ${thing}`, style),
  ];
}

function listThings(
  { added, removed, changed }: Difference,
  say: (name: string) => string,
  style: Style,
): readonly string[] {
  return [
    ...added.map(({ name, words }) => `${style.green('+')} ${say(name)}: ${words}`),
    ...removed.map(({ name, words }) => `${style.red('-')} ${say(name)}: ${words}`),
    ...changed.flatMap(({ name, changes }) =>
      changes.map((change) => `${style.yellow('~')} ${say(name)}: ${showChange(change)}`),
    ),
  ];
}

const showChange = ({ what, from, to }: Change): string => `${what} ${from ?? 'none'} → ${to ?? 'none'}`;
