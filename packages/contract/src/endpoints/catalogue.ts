import * as admin from './admin.ts';
import * as adminSystem from './admin-system.ts';
import * as approvals from './approvals.ts';
import * as audit from './audit.ts';
import * as connections from './connections.ts';
import * as exports from './exports.ts';
import * as generations from './generations.ts';
import * as keys from './keys.ts';
import * as members from './members.ts';
import * as organizations from './organizations.ts';
import * as projects from './projects.ts';
import * as schedules from './schedules.ts';
import * as service from './service.ts';
import * as signIn from './sign-in.ts';
import * as snapshots from './snapshots.ts';
import * as templates from './templates.ts';
import * as usage from './usage.ts';

/** Every endpoint of the API, by its id. */
export const ENDPOINTS = {
  ...keys,
  ...projects,
  ...members,
  ...templates,
  ...snapshots,
  ...generations,
  ...exports,
  ...usage,
  ...approvals,
  ...audit,
  ...connections,
  ...schedules,
  ...signIn,
  ...organizations,
  ...admin,
  ...adminSystem,
  ...service,
} as const;

export type EndpointId = keyof typeof ENDPOINTS;
export type EndpointOf<Id extends EndpointId> = (typeof ENDPOINTS)[Id];
