import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { adminOrganization, adminUser, tier } from '../examples/account-examples.ts';
import { EXAMPLE_IDS } from '../examples/example-ids.ts';
import { pageExample } from '../examples/page-example.ts';
import { member } from '../examples/project-examples.ts';
import { cancelledGeneration, generationRecord } from '../examples/work-examples.ts';
import {
  AdminOrganization,
  AdminUpdateOrganization,
  AdminUpdateUser,
  AdminUser,
  EndedSessions,
  GrantBonusRows,
  SetProjectOwner,
  Tier,
  TierList,
  tierName,
  UpdateTier,
} from '../resources/admin.ts';
import { idOf, proseText } from '../resources/field.ts';
import { Generation } from '../resources/generation.ts';
import { Member } from '../resources/member.ts';
import { listQuery, pageOf } from '../resources/page.ts';
import { GENERATION_FILTERS } from './filters.ts';
import { idParam, PROJECT_ID, SELF } from './parts.ts';

const tag = 'Operator console';
const search = Type.Optional(proseText('Only those whose name or e-mail address contains this text.', 200));

const adminListOrganizations = endpoint({
  id: 'adminListOrganizations',
  tag,
  method: 'GET',
  path: '/api/admin/organizations',
  summary: 'List all organizations',
  credential: 'operator',
  scope: SELF,
  query: listQuery({ search }),
  answer: {
    status: 200,
    description: 'A page of organizations.',
    schema: pageOf(AdminOrganization),
    example: pageExample(adminOrganization),
  },
  errors: [],
});

const adminUpdateOrganization = endpoint({
  id: 'adminUpdateOrganization',
  tag,
  method: 'PATCH',
  path: '/api/admin/organizations/{id}',
  summary: 'Change tier or suspension of an organization',
  credential: 'operator',
  scope: SELF,
  params: idParam('organization'),
  body: AdminUpdateOrganization,
  bodyExample: { tier: 'pro' },
  answer: {
    status: 200,
    description: 'The updated organization.',
    schema: AdminOrganization,
    example: adminOrganization,
  },
  errors: [],
});

const adminGrantBonusRows = endpoint({
  id: 'adminGrantBonusRows',
  tag,
  method: 'POST',
  path: '/api/admin/organizations/{id}/bonus-rows',
  summary: 'Grant bonus rows',
  credential: 'operator',
  scope: SELF,
  params: idParam('organization'),
  body: GrantBonusRows,
  bodyExample: { rows: 250_000, reason: 'Load test in November.' },
  idempotent: true,
  answer: {
    status: 200,
    description: 'The updated organization.',
    schema: AdminOrganization,
    example: adminOrganization,
  },
  errors: [],
});

const adminListUsers = endpoint({
  id: 'adminListUsers',
  tag,
  method: 'GET',
  path: '/api/admin/users',
  summary: 'List all accounts',
  credential: 'operator',
  scope: SELF,
  query: listQuery({ search }),
  answer: {
    status: 200,
    description: 'A page of accounts.',
    schema: pageOf(AdminUser),
    example: pageExample(adminUser),
  },
  errors: [],
});

const adminUpdateUser = endpoint({
  id: 'adminUpdateUser',
  tag,
  method: 'PATCH',
  path: '/api/admin/users/{id}',
  summary: 'Disable an account, or make it operator',
  description: 'The last operator cannot be disabled or lose the console (`last_owner`).',
  credential: 'operator',
  scope: SELF,
  params: idParam('user'),
  body: AdminUpdateUser,
  bodyExample: { disabled: true },
  answer: {
    status: 200,
    description: 'The updated account.',
    schema: AdminUser,
    example: { ...adminUser, disabled: true, disabled_at: '2026-11-15T10:00:00.000Z', active_sessions: 0 },
  },
  errors: ['last_owner'],
});

const adminEndSessions = endpoint({
  id: 'adminEndSessions',
  tag,
  method: 'POST',
  path: '/api/admin/users/{id}/end-sessions',
  summary: 'End all sessions of an account',
  credential: 'operator',
  scope: SELF,
  params: idParam('user'),
  answer: { status: 200, description: 'How many ended.', schema: EndedSessions, example: { sessions_ended: 1 } },
  errors: [],
});

const adminListGenerations = endpoint({
  id: 'adminListGenerations',
  tag,
  method: 'GET',
  path: '/api/admin/generations',
  summary: 'List runs of all organizations',
  credential: 'operator',
  scope: SELF,
  query: listQuery({
    organization_id: Type.Optional(idOf('organization', 'Only runs of this organization.')),
    ...PROJECT_ID,
    ...GENERATION_FILTERS,
  }),
  answer: {
    status: 200,
    description: 'A page of runs.',
    schema: pageOf(Generation),
    example: pageExample(generationRecord),
  },
  errors: [],
});

const adminCancelGeneration = endpoint({
  id: 'adminCancelGeneration',
  tag,
  method: 'POST',
  path: '/api/admin/generations/{id}/cancel',
  summary: 'Cancel a run',
  credential: 'operator',
  scope: SELF,
  params: idParam('generation'),
  answer: { status: 200, description: 'The updated record.', schema: Generation, example: cancelledGeneration },
  errors: ['invalid_state'],
});

const adminListTiers = endpoint({
  id: 'adminListTiers',
  tag,
  method: 'GET',
  path: '/api/admin/tiers',
  summary: 'List tiers',
  credential: 'operator',
  scope: SELF,
  answer: { status: 200, description: 'All tiers.', schema: TierList, example: pageExample(tier) },
  errors: [],
});

const adminUpdateTier = endpoint({
  id: 'adminUpdateTier',
  tag,
  method: 'PATCH',
  path: '/api/admin/tiers/{name}',
  summary: 'Change a tier',
  description: 'Takes effect at once, for the current period of its organizations.',
  credential: 'operator',
  scope: SELF,
  params: Type.Object({ name: tierName }),
  body: UpdateTier,
  bodyExample: { per_request_cap: 1_000_000 },
  answer: { status: 200, description: 'The updated tier.', schema: Tier, example: tier },
  errors: [],
});

const adminSetProjectOwner = endpoint({
  id: 'adminSetProjectOwner',
  tag,
  method: 'POST',
  path: '/api/admin/projects/{id}/owner',
  summary: 'Give a locked project an owner',
  description:
    'Puts the user on the roster as `owner`. They must be a member of the organization. A project without a roster is not locked: `invalid_state`.',
  credential: 'operator',
  scope: SELF,
  params: idParam('project'),
  body: SetProjectOwner,
  bodyExample: { user_id: EXAMPLE_IDS.grace },
  answer: { status: 200, description: 'The new owner.', schema: Member, example: { ...member, role: 'owner' } },
  errors: ['invalid_state'],
});

export const adminEndpoints = {
  adminListOrganizations,
  adminUpdateOrganization,
  adminGrantBonusRows,
  adminListUsers,
  adminUpdateUser,
  adminEndSessions,
  adminListGenerations,
  adminCancelGeneration,
  adminListTiers,
  adminUpdateTier,
  adminSetProjectOwner,
};
