import { makeAdmin } from './admin/admin-service.ts';
import { makeApprovals } from './approvals/approval-service.ts';
import { makeAudit } from './audit/audit-service.ts';
import { makeConnections } from './connections/connection-service.ts';
import { makeExports } from './exports/export-service.ts';
import { makeConfirmTarget } from './generations/confirm-target.ts';
import { makeGenerations } from './generations/generation-service.ts';
import { makeKeys } from './keys/key-service.ts';
import { makeMembers } from './members/member-service.ts';
import { makeInvitations } from './organizations/invitation-service.ts';
import { makeOrganizationMembers } from './organizations/organization-member-service.ts';
import { makeOrganizations } from './organizations/organization-service.ts';
import { makeProjects } from './projects/project-service.ts';
import { makeProjectRules } from './projects/project-rules-service.ts';
import { makeSchedules } from './schedules/schedule-service.ts';
import type { ServiceConfig } from './service-config.ts';
import { makeAcceptInvitation } from './sessions/accept-invitation.ts';
import { makeInvitedGuests } from './sessions/invited-guests.ts';
import { makeOidcSignIn } from './sessions/oidc/oidc-service.ts';
import { makeEmailProofs } from './sessions/prove-by-mail.ts';
import { makeSuccessorsOf } from './sessions/refresh-token.ts';
import { makeRegistration } from './sessions/registration.ts';
import { makeSessions } from './sessions/session-service.ts';
import { makeSnapshots } from './snapshots/snapshot-service.ts';
import { makeTemplates } from './templates/template-service.ts';
import { makeUsage } from './usage/usage-service.ts';
import { makeUsers } from './users/user-service.ts';
import { makeWebhooks } from './webhooks/webhook-service.ts';
import type { ServiceParts } from './open-parts.ts';

/** Every noun's use cases. */
export type Services = ReturnType<typeof makeServices>;

export function makeServices(config: ServiceConfig, parts: ServiceParts) {
  const { ring, store, queue, loom, policy, sources, accessTokens, mails, failedSignIns } = parts;
  const resolve = { db: store.db, loom, sources };
  return {
    keys: makeKeys({ store }),
    projects: makeProjects({ store }),
    projectRules: makeProjectRules({ store, loom }),
    members: makeMembers({ store }),
    templates: makeTemplates({ store, loom }),
    snapshots: makeSnapshots({ store, loom, ring, policy }),
    connections: makeConnections({ store, loom, ring, policy }),
    schedules: makeSchedules({ store, loom }),
    webhooks: makeWebhooks({ store, ring, policy }),
    generations: makeGenerations({ store, queue, resolve, confirmTarget: makeConfirmTarget(loom) }),
    exports: makeExports({ store }),
    usage: makeUsage({ store }),
    approvals: makeApprovals({ store, resolve, queue }),
    audit: makeAudit({ store }),
    sessions: makeSessions({ store, accessTokens, successorsOf: makeSuccessorsOf(ring), failedSignIns }),
    registration: makeRegistration({ store, accessTokens, oidc: config.oidc !== undefined, mails }),
    invitedGuests: makeInvitedGuests({ store }),
    acceptInvitation: makeAcceptInvitation({ store, accessTokens, failedSignIns }),
    emailProofs: makeEmailProofs({ store, failedSignIns, mails }),
    oidc: makeOidcSignIn({ store, ring, accessTokens, config: config.oidc, log: config.log }),
    users: makeUsers({ store }),
    organizations: makeOrganizations({ store, mostEach: config.organizationsPerUser }),
    organizationMembers: makeOrganizationMembers({ store }),
    invitations: makeInvitations({ store, publicUrl: config.publicUrl, mails }),
    admin: makeAdmin({ store, queue, version: config.version }),
  };
}
