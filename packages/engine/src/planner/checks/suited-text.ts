import { latestGenerator } from '../../weave/generators/catalogue.ts';
import { inferColumn } from '../infer/columns/infer-column.ts';
import { BY_NAME, type Inference, type InferInput } from '../infer/columns/inference.ts';
import type { Draft, TableDraft } from '../draft/draft.ts';

/** A text that suits the column's name may match its CHECK's pattern: an e-mail address, a slug, a code. */
export function suitedText(draft: Draft, target: TableDraft, input: InferInput): Inference | undefined {
  const { patterns, ...domain } = input.domain ?? {};
  const { name } = input.column;
  if (patterns === undefined || input.type.kind !== 'text' || domain.one_of !== undefined) return undefined;
  if (draft.withdrawn.has(`${target.key}.${name}`)) return undefined;
  const suited = inferColumn({ ...input, domain });
  const { source, confidence } = suited;
  if (confidence < BY_NAME || source.kind !== 'generator' || !latestGenerator(source.generator)?.text?.speaks)
    return undefined;
  target.tested.set(name, patterns);
  return { ...suited, reason: `${suited.reason}; tested against its CHECK` };
}
