import type { PlannedPacks } from './plan-packs.ts';

/**
 * What `planPacks` gives. Empty in a checkout, where everything is planned; `npm run package` puts the plans here that this
 * very planner makes, so that none can be older than the program around it.
 */
export const PLANNED_PACKS: PlannedPacks = {};
