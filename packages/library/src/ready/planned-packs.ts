import type { PlannedPack } from './plan-packs.ts';

/**
 * What `planPacks` gives, by the names of the packs. Empty in a checkout, where everything is planned; `npm run package` puts
 * here what this very planner makes, so that no plan can be older than the program around it.
 */
export const PLANNED_PACKS: Readonly<Record<string, () => Promise<{ readonly planned: PlannedPack }>>> = {};
