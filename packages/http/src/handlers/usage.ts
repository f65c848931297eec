import { ok } from '../reply/reply.ts';
import type { Handlers } from './handler.ts';

export const usageHandlers: Handlers<'getUsage' | 'getUsageByProject' | 'getUsageHistory' | 'getUsageSeries'> = {
  getUsage: async ({ caller, access }, { usage }) => ok(await usage.summary(caller, access.organizationId)),
  getUsageByProject: async ({ caller, access }, { usage }) => ok(await usage.byProject(caller, access.organizationId)),
  getUsageHistory: async ({ access, query }, { usage }) => ok(await usage.history(access.organizationId, query)),
  getUsageSeries: async ({ access, query }, { usage }) => ok(await usage.series(access.organizationId, query)),
};
