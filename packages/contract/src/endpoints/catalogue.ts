import { adminEndpoints } from './admin.ts';
import { adminSystemEndpoints } from './admin-system.ts';
import { approvalEndpoints } from './approvals.ts';
import { auditEndpoints } from './audit.ts';
import { connectionEndpoints } from './connections.ts';
import { exportEndpoints } from './exports.ts';
import { generationEndpoints } from './generations.ts';
import { keyEndpoints } from './keys.ts';
import { memberEndpoints } from './members.ts';
import { organizationEndpoints } from './organizations.ts';
import { projectEndpoints } from './projects.ts';
import { scheduleEndpoints } from './schedules.ts';
import { serviceEndpoints } from './service.ts';
import { signInEndpoints } from './sign-in.ts';
import { snapshotEndpoints } from './snapshots.ts';
import { templateEndpoints } from './templates.ts';
import { usageEndpoints } from './usage.ts';
import { webhookEndpoints } from './webhooks.ts';

/** Every endpoint of the API, by its id. */
export const ENDPOINTS = {
  ...keyEndpoints,
  ...projectEndpoints,
  ...memberEndpoints,
  ...templateEndpoints,
  ...snapshotEndpoints,
  ...generationEndpoints,
  ...exportEndpoints,
  ...usageEndpoints,
  ...approvalEndpoints,
  ...auditEndpoints,
  ...connectionEndpoints,
  ...scheduleEndpoints,
  ...webhookEndpoints,
  ...signInEndpoints,
  ...organizationEndpoints,
  ...adminEndpoints,
  ...adminSystemEndpoints,
  ...serviceEndpoints,
} as const;

export type EndpointId = keyof typeof ENDPOINTS;
export type EndpointOf<Id extends EndpointId> = (typeof ENDPOINTS)[Id];
