/** What holds for every endpoint, in the words of the reference. */
export const API_DESCRIPTION = `Rowloom makes synthetic rows for relational schemas and streams them into your own database. Rows are never kept: no endpoint answers one.

## Credentials

Send \`Authorization: Bearer <token>\`. An API key begins with \`sk_live_\`; it is for scripts and CI, acts as the user who made it, and never exceeds what they may do at that moment. A session token is a JWT of one hour from sign-in. Missing, malformed, unknown, revoked and expired credentials get the same answer: 401 \`invalid_token\`.

## Conventions

- JSON in \`snake_case\`. Times are RFC 3339 in UTC with milliseconds. Integers outside ±(2^53 − 1) and all decimals are strings.
- Identifiers have a prefix that says what they name, and sort by age.
- A list answers \`items\`, newest first, and \`next_cursor\`, which is given back as \`cursor\`; \`limit\` is 1 to 200, 50 unless told. A cursor belongs to its filters.
- An unknown query parameter is ignored; an unknown field of a body is a 422.
- What you cannot see is \`not_found\`, exactly as what does not exist. What you see but may not do is \`insufficient_role\`.
- A POST that creates or starts something takes \`Idempotency-Key\`, except where the answer carries a secret. The same key and body get the first answer again for 24 hours.
- Every answer carries \`X-Request-Id\`.

## Errors

The body is always \`{ "detail": { "error": "<code>", "message": "<sentence>" } }\`; \`validation_failed\` adds \`detail.fields\`. Decide by the code, never by the message.

## Rate limits

100 requests a second for each user, with a burst of 500, unless the operator set another limit; \`RateLimit-*\` headers tell what is left. Sign-in is limited to 10 attempts a minute for each address and 5 for each account. Beyond that: 429 \`rate_limited\` with \`Retry-After\`.

## Versioning

Changes are additive: ignore fields and codes that you do not know. A breaking change is announced by \`Deprecation\` and \`Sunset\` headers first.`;

export const TAG_DESCRIPTIONS: Readonly<Record<string, string>> = {
  'API keys': 'Keys for scripts and CI. They are made, listed and revoked with a session only.',
  Projects: 'A project is one database schema and what was made for it.',
  'Project members': 'The roster. A project without one is visible to every member of its organization.',
  Templates: 'Relational schemas that can be used without a database: three that ship, and your own.',
  Snapshots: "A project's schema at a point in time.",
  Generations: 'Runs. A record says what ran; it holds no row.',
  Exports: 'Sealed recipes of runs: whoever has the file makes the same rows again.',
  Usage: 'Rows consumed, per organization and tier.',
  'Run approvals': 'Sign-off before a push, bound to exactly one plan.',
  Audit: 'What happened, insert-only and hash-chained.',
  Connections: 'Where schemas are read from and rows are streamed to.',
  Schedules: 'Captures and runs that repeat.',
  Webhooks: 'Addresses that are told of runs, approvals and schedules, signed and tried again.',
  'Sign-in': 'Interactive sessions.',
  Organizations: 'Organizations, their members and invitations.',
  'Operator console': 'For operators of the service, with a session only.',
  Service: 'Health, figures and this description.',
};
