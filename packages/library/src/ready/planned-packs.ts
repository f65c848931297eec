import type { PlannedPack } from './plan-packs.ts';

/**
 * The output of `planPacks`, by pack. Empty in a checkout, where everything is planned; `npm run package` inserts the
 * output of this very planner, so that no plan can be older than its program.
 */
export const PLANNED_PACKS: Readonly<Record<string, () => Promise<{ readonly planned: PlannedPack }>>> = {};
