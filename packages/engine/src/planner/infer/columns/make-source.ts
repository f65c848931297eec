import { parseDerive } from '../../../language/expression/parse-derive.ts';
import { latestGenerator } from '../../../weave/generators/catalogue.ts';
import type { ColumnSource, GeneratorOptions } from '../../../document/plan/plan.ts';

/** A generator in its newest version. */
export function fromGenerator(generator: string, options: GeneratorOptions = {}): ColumnSource {
  return { kind: 'generator', generator, version: latestGenerator(generator)?.version ?? 1, options };
}

/** A list, uniform or weighted. */
export function fromList(values: readonly (string | number | boolean)[], weights?: readonly number[]): ColumnSource {
  return fromGenerator('one_of', weights === undefined ? { values } : { values, weights });
}

/** An expression over the row, in the text form of `derive`. */
export function fromDerive(text: string): ColumnSource {
  const parsed = parseDerive(text);
  if ('issue' in parsed)
    throw new Error(`Inference wrote a derivation that cannot be read: ${text}: ${parsed.issue.message}`);
  return { kind: 'derive', expression: parsed.expression };
}

/** A column's name in `derive` syntax. */
export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
