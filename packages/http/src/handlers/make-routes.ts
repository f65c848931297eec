import type { Service } from '@rowloom/service';
import { bindHandlers } from '../bind-handlers.ts';
import type { Route } from '../routes/route.ts';
import { adminHandlers } from './admin.ts';
import { approvalHandlers } from './approvals.ts';
import { auditHandlers } from './audit.ts';
import { authHandlers } from './auth.ts';
import { connectionHandlers } from './connections.ts';
import { exportHandlers } from './exports.ts';
import { generationHandlers } from './generations.ts';
import { keyHandlers } from './keys.ts';
import { memberHandlers } from './members.ts';
import { organizationHandlers } from './organizations.ts';
import { projectHandlers } from './projects.ts';
import { scheduleHandlers } from './schedules.ts';
import { snapshotHandlers } from './snapshots.ts';
import { templateHandlers } from './templates.ts';
import { usageHandlers } from './usage.ts';
import { webhookHandlers } from './webhooks.ts';

/** Every endpoint of the contract with its handler: a missing handler is a compile error. */
export const makeRoutes = ({ services }: Pick<Service, 'services'>): readonly Route[] =>
  bindHandlers(
    {
      ...keyHandlers,
      ...projectHandlers,
      ...memberHandlers,
      ...templateHandlers,
      ...snapshotHandlers,
      ...generationHandlers,
      ...exportHandlers,
      ...usageHandlers,
      ...approvalHandlers,
      ...auditHandlers,
      ...connectionHandlers,
      ...scheduleHandlers,
      ...webhookHandlers,
      ...authHandlers,
      ...organizationHandlers,
      ...adminHandlers,
    },
    services,
  );
