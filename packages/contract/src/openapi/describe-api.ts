/** What applies to every endpoint, in the words of the reference. */
export const API_DESCRIPTION = `Rowloom makes synthetic rows for relational schemas and streams them into your own database. Rows are never kept, and no endpoint returns them.

## Credentials

Send \`Authorization: Bearer <token>\`. An API key begins with \`sk_live_\`; it is for scripts and CI, acts as the user who created it, and can do only what they may do at that moment. A session token is a JWT from sign-in, valid for one hour. Missing, malformed, unknown, revoked and expired credentials get the same response: 401 \`invalid_token\`.

## Conventions

- JSON in \`snake_case\`. Times are RFC 3339 in UTC with milliseconds. Integers outside ±(2^53 − 1) and all decimals are strings.
- Identifiers have a prefix that says what they name, and sort by age.
- A list returns \`items\`, newest first, and \`next_cursor\`, which you send back as \`cursor\`; \`limit\` is 1 to 200, 50 by default. A cursor is valid only with the same filters.
- An unknown query parameter is ignored; an unknown field in a body is refused with 422.
- What you cannot see is \`not_found\`, as if it did not exist. What you can see but may not do is \`insufficient_role\`.
- A POST that creates or starts something accepts \`Idempotency-Key\`, unless the response contains a secret. The same key and body get the first response again for 24 hours.
- Every response has \`X-Request-Id\`.

## Errors

The body is always \`{ "detail": { "error": "<code>", "message": "<sentence>" } }\`; \`validation_failed\` adds \`detail.fields\`. Programs should decide by the code, never by the message.

## Rate limits

100 requests per second for each user, with bursts of 500, unless the operator has set another limit; \`RateLimit-*\` headers show what is left. Sign-in is limited to 10 attempts a minute for each address and 5 for each account. Beyond that the response is 429 \`rate_limited\` with \`Retry-After\`.

## Versioning

Changes are additive: ignore fields and codes that you do not know. A breaking change is announced by \`Deprecation\` and \`Sunset\` headers first.`;

export const TAG_DESCRIPTIONS: Readonly<Record<string, string>> = {
  'API keys': 'Keys for scripts and CI. Creating, listing and revoking them needs a session.',
  Projects: 'A project is one database schema with its snapshots and runs.',
  'Project members': 'The roster. A project without one is visible to every member of its organization.',
  Templates: 'Relational schemas that can be used without a database: three built-in packs, and your own.',
  Snapshots: "A project's schema at a point in time.",
  Generations: 'Runs. A record describes a run; it contains no rows.',
  Exports: 'Sealed recipes of runs: anyone with the file can make the same rows again.',
  Usage: 'Rows consumed, per organization and tier.',
  'Run approvals': 'Approval before a run, bound to exactly one plan.',
  Audit: 'What happened, insert-only and hash-chained.',
  Connections: 'Where Rowloom reads schemas and writes rows.',
  Schedules: 'Repeated snapshots and runs.',
  Webhooks: 'URLs that are notified of runs, approvals and schedules, with signatures and retries.',
  'Sign-in': 'Interactive sessions.',
  Organizations: 'Organizations, their members and invitations.',
  'Operator console': 'For operators of the service; needs a session.',
  Service: 'Health, metrics and this description.',
};
