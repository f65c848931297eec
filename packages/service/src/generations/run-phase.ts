import { GENERATION_PHASES, type GenerationPhase, type GenerationPhaseName } from '@rowloom/contract';
import type { RunMessage } from '@rowloom/runner';
import { storeNow } from '../store/store-clock.ts';

/** The phase of a run in which its process sends this message. */
export function phaseOf({ kind }: Pick<RunMessage, 'kind'>): GenerationPhaseName | undefined {
  switch (kind) {
    case 'truncating':
      return 'emptying';
    case 'progress':
      return 'loading';
    case 'constraining':
    case 'certifying':
      return kind;
    default:
      return undefined;
  }
}

/** Only moves forward: late counts say nothing about the run's current phase. */
export function enterPhase(
  phases: readonly GenerationPhase[],
  name: GenerationPhaseName | undefined,
): readonly GenerationPhase[] {
  const last = phases.at(-1)?.name;
  if (name === undefined || (last !== undefined && place(name) <= place(last))) return phases;
  return [...phases, { name, started_at: storeNow().toISOString() }];
}

const place = (name: GenerationPhaseName): number => GENERATION_PHASES.indexOf(name);
