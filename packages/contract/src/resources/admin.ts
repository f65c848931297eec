import { type Static, Type } from 'typebox';
import { choice, count, flag, idOf, list, MAX_ROWS, named, nullable, proseText, text, time } from './field.ts';

export const tierName = Type.String({
  minLength: 1,
  maxLength: 40,
  pattern: '^[a-z][a-z0-9_]*$',
  description: 'Name of a tier.',
});

export const AdminOrganization = Type.Object(
  {
    id: idOf('organization', 'Identifier of the organization.'),
    name: text('Its name.'),
    tier: text('Its tier.'),
    suspended: flag('Whether it is suspended.'),
    suspended_at: nullable(time('Since when.')),
    require_approval: flag('Whether a run into a target needs an approval.'),
    bonus_rows: count('Bonus rows left.'),
    members_count: count('How many members it has.'),
    projects_count: count('How many projects.'),
    rows_consumed: count('Rows of the current period.'),
    created_at: time('When it was created.'),
  },
  named('AdminOrganization', 'An organization as the operator sees it.'),
);
export type AdminOrganization = Static<typeof AdminOrganization>;

export const AdminUpdateOrganization = Type.Object(
  {
    tier: Type.Optional(tierName),
    suspended: Type.Optional(flag('Whether it is suspended.')),
  },
  named('AdminUpdateOrganization', 'The changes.'),
);
export type AdminUpdateOrganization = Static<typeof AdminUpdateOrganization>;

export const GrantBonusRows = Type.Object(
  {
    rows: Type.Integer({ minimum: 1, maximum: MAX_ROWS, description: 'Number of rows to add.' }),
    reason: proseText('The reason; it is recorded in the audit log.'),
  },
  named('GrantBonusRows', 'Bonus rows to add.'),
);
export type GrantBonusRows = Static<typeof GrantBonusRows>;

export const AdminUser = Type.Object(
  {
    id: idOf('user', 'Identifier of the account.'),
    email: nullable(text('Its e-mail address; null once it is removed.')),
    email_verified: flag('Whether the address is verified.'),
    name: nullable(text('Name of the person; null once the account is removed.')),
    operator: flag('Whether it may use the operator console.'),
    disabled: flag('Whether sign-in is disabled.'),
    disabled_at: nullable(time('Since when.')),
    organizations_count: count('How many organizations it belongs to.'),
    active_sessions: count('How many sessions are open.'),
    active_keys: count('How many API keys are active.'),
    created_at: time('When it was created.'),
  },
  named('AdminUser', 'An account as the operator sees it.'),
);
export type AdminUser = Static<typeof AdminUser>;

export const AdminUpdateUser = Type.Object(
  {
    disabled: Type.Optional(flag('Whether the account is disabled; its sessions and keys end at once.')),
    operator: Type.Optional(flag('Whether it may use the operator console.')),
    email_verified: Type.Optional(
      flag('Confirms that the address belongs to this person. Other accounts that claim it are removed.'),
    ),
  },
  named('AdminUpdateUser', 'The changes.'),
);
export type AdminUpdateUser = Static<typeof AdminUpdateUser>;

export const EndedSessions = Type.Object(
  { sessions_ended: count('How many sessions were open.') },
  named('EndedSessions', 'What was ended.'),
);
export type EndedSessions = Static<typeof EndedSessions>;

export const Tier = Type.Object(
  {
    name: text('Its name.'),
    rows_per_period: nullable(count('Rows included per month; null: no limit.')),
    per_request_cap: count('Maximum number of rows per run.'),
    api_access: flag('Whether API keys may be used.'),
    organizations_count: count('How many organizations have it.'),
  },
  named('Tier', 'What an organization may use.'),
);
export type Tier = Static<typeof Tier>;

export const TierList = Type.Object(
  {
    items: list(Tier, { description: 'Smallest first.' }),
    next_cursor: Type.Unsafe<string | null>({ type: ['string', 'null'], description: 'Always null.' }),
  },
  named('TierList', 'All tiers.'),
);
export type TierList = Static<typeof TierList>;

export const UpdateTier = Type.Object(
  {
    rows_per_period: Type.Optional(
      nullable(
        Type.Integer({ minimum: 0, maximum: MAX_ROWS, description: 'Rows included per month; null: no limit.' }),
      ),
    ),
    per_request_cap: Type.Optional(
      Type.Integer({ minimum: 1, maximum: MAX_ROWS, description: 'Maximum number of rows per run.' }),
    ),
    api_access: Type.Optional(flag('Whether API keys may be used.')),
  },
  named('UpdateTier', 'The changes.'),
);
export type UpdateTier = Static<typeof UpdateTier>;

export const SetProjectOwner = Type.Object(
  { user_id: idOf('user', "The new owner, a member of the project's organization.") },
  named('SetProjectOwner', 'Who becomes owner on the roster.'),
);
export type SetProjectOwner = Static<typeof SetProjectOwner>;

export const Settings = Type.Object(
  {
    registration: choice(['invitation', 'open'], 'Whether accounts need an invitation, or anyone may register.'),
    default_tier: text('Tier of new organizations.'),
  },
  named('Settings', 'Settings of the service.'),
);
export type Settings = Static<typeof Settings>;

export const UpdateSettings = Type.Object(
  {
    registration: Type.Optional(choice(['invitation', 'open'], 'Who may register.')),
    default_tier: Type.Optional(tierName),
  },
  named('UpdateSettings', 'The changes.'),
);
export type UpdateSettings = Static<typeof UpdateSettings>;
