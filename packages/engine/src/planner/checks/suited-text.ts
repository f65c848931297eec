import { inferColumn } from '../infer/columns/infer-column.ts';
import { BY_NAME, type Inference, type InferInput } from '../infer/columns/inference.ts';
import type { Draft, TableDraft } from '../draft.ts';

/** A text that suits the column's name may well match its CHECK's pattern: an e-mail address, a slug, a code. */
export function suitedText(draft: Draft, target: TableDraft, input: InferInput): Inference | undefined {
  const { patterns, ...domain } = input.domain ?? {};
  const { name } = input.column;
  if (patterns === undefined || input.type.kind !== 'text' || domain.one_of !== undefined) return undefined;
  if (draft.withdrawn.has(`${target.key}.${name}`)) return undefined;
  const suited = inferColumn({ ...input, domain });
  const { source, confidence } = suited;
  if (confidence < BY_NAME || source.kind !== 'generator' || !SPEAKING.has(source.generator)) return undefined;
  target.tested.set(name, patterns);
  return { ...suited, reason: `${suited.reason}; tested against its CHECK` };
}

/** Generators whose texts mean something, or reach nobody, as a pattern's would not. */
const SPEAKING: ReadonlySet<string> = new Set(
  'email url host_name user_name phone ip_address slug given_name family_name full_name company city region country postal_code country_code currency_code language_code locale_code time_zone card_number iban semantic_version'.split(
    ' ',
  ),
);
