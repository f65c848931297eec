/** Every error of the API, once. The message is the default; the place that refuses may give a more specific one. */
export const ERROR_CATALOGUE = {
  invalid_json: { status: 400, message: 'The body is not JSON. Send one JSON object, without duplicate keys.' },
  invalid_request: {
    status: 400,
    message: 'The request is not readable as HTTP/1.1. Check its request line, headers, Host and lengths.',
  },
  invalid_token: { status: 401, message: 'Send a valid API key or session token as "Authorization: Bearer …".' },
  invalid_credentials: { status: 401, message: 'E-mail or password is wrong.' },
  row_quota_exceeded: {
    status: 402,
    message: 'The rows left in this period and the bonus rows do not cover this run. Ask for fewer rows.',
  },
  session_required: {
    status: 403,
    message: 'This needs an interactive sign-in: an API key is not accepted here.',
  },
  tier_required: {
    status: 403,
    message: 'The tier of this organization does not include API access. Ask the operator for another tier.',
  },
  insufficient_role: { status: 403, message: 'Your role does not allow this. Ask an owner or admin.' },
  organization_suspended: { status: 403, message: 'This organization is suspended. Ask the operator of this service.' },
  approval_required: {
    status: 403,
    message: 'This organization requires approval: request a run approval and start the run with its approval_id.',
  },
  self_approval: {
    status: 403,
    message: 'A run cannot be approved by the person who requested it. Ask another approver of the project.',
  },
  template_readonly: {
    status: 403,
    message: 'A template that ships with the service cannot be changed. Create a template of your own from its schema.',
  },
  not_found: { status: 404, message: 'There is nothing here that you can see.' },
  method_not_allowed: { status: 405, message: 'This address does not support that method. See the Allow header.' },
  request_timeout: {
    status: 408,
    message: 'The request did not arrive completely in time. Send it again without pauses.',
  },
  key_limit_reached: { status: 409, message: 'You already have 20 active keys, the maximum. Revoke one first.' },
  invalid_state: { status: 409, message: 'The current state does not allow this.' },
  last_owner: { status: 409, message: 'This is the last owner. Make someone else owner first.' },
  already_exists: { status: 409, message: 'This already exists.' },
  confirmation_required: {
    status: 409,
    message: 'This target needs to be confirmed: send its host name as target.confirm.',
  },
  idempotency_conflict: {
    status: 409,
    message:
      'This Idempotency-Key was used with another body, or its first request still runs. Use a new key, or wait.',
  },
  payload_too_large: { status: 413, message: 'The body is larger than 4 MiB.' },
  unsupported_media_type: { status: 415, message: 'Send the body as JSON, with "Content-Type: application/json".' },
  expectation_failed: { status: 417, message: 'The only supported expectation is "Expect: 100-continue".' },
  validation_failed: { status: 422, message: 'The request is not valid; detail.fields says what is wrong and where.' },
  row_cap_exceeded: { status: 422, message: 'The run asks for more rows than the tier allows per request.' },
  unsatisfiable_schema: { status: 422, message: 'The plan cannot satisfy a constraint of the schema.' },
  no_schema: {
    status: 422,
    message: 'The project has no snapshot and the run names no template. Capture a snapshot, or name a template.',
  },
  rate_limited: { status: 429, message: 'Too many requests. Wait as long as Retry-After says.' },
  internal_error: { status: 500, message: 'An internal error occurred.' },
  unavailable: { status: 503, message: 'The service is temporarily unavailable. Try again shortly.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof ERROR_CATALOGUE;
