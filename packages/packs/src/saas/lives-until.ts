/** The end of an organization's activity: now, or the day on which it left. */
export const LIVES_UNTIL =
  "case when organization_id.status = 'churned' then organization_id.updated_at else now() end";
