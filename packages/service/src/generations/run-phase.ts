import { GENERATION_PHASES, type GenerationPhase, type GenerationPhaseName } from '@rowloom/contract';
import type { RunMessage } from '@rowloom/runner';
import { storeNow } from '../store/store-clock.ts';

/** What part of its work a run is in when its process says this. */
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

/** Goes forward only: what was counted late tells nothing of where the run is by now. */
export function enterPhase(
  phases: readonly GenerationPhase[],
  name: GenerationPhaseName | undefined,
): readonly GenerationPhase[] {
  const last = phases.at(-1)?.name;
  if (name === undefined || (last !== undefined && place(name) <= place(last))) return phases;
  return [...phases, { name, started_at: storeNow().toISOString() }];
}

const place = (name: GenerationPhaseName): number => GENERATION_PHASES.indexOf(name);
