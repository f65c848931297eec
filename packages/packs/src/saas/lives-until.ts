/** Until when an organization is heard of: now, or the day on which it left. */
export const LIVES_UNTIL =
  "case when organization_id.status = 'churned' then organization_id.updated_at else now() end";
