import type { TSchema } from 'typebox';
import type { ErrorCode } from './errors/error-catalogue.ts';
import type { Permission } from './permission.ts';
import type { OrganizationRole } from './role.ts';

/**
 * The credential of an endpoint. `none`: it is open (sign-in, health). `any`: API key or session. `session`: a key is
 * refused with `session_required`. `operator`: a session of an operator.
 */
export type CredentialKind = 'none' | 'any' | 'session' | 'operator';

/**
 * The resource of a request, and the permission that the caller needs there. Resolved before the body is validated, so
 * that a 422 reveals nothing that is invisible to the caller.
 */
export type Scope =
  /** The caller alone, or nobody. */
  | { readonly kind: 'self' }
  /** `field` names the query parameter, body field or path parameter with the organization's id. */
  | {
      readonly kind: 'organization';
      readonly from: 'query' | 'body' | 'path';
      readonly field: string;
      readonly role: OrganizationRole;
    }
  | {
      readonly kind: 'project';
      readonly from: 'body' | 'path';
      readonly field: string;
      readonly permission: Permission;
    }
  /** A resource of a project, named by the path parameter `id`. */
  | { readonly kind: 'snapshot' | 'generation' | 'export' | 'approval'; readonly permission: Permission }
  /** A template of an organization, or a shipped one; `manage` is for the organization's owners and admins. */
  | { readonly kind: 'template'; readonly access: 'read' | 'manage' };

export type Answer = {
  readonly status: 200 | 201 | 202 | 204 | 302;
  readonly description: string;
  /** Absent: no body. */
  readonly schema?: TSchema;
  /** `application/json` by default. */
  readonly contentType?: string;
  /** Headers besides the common ones, with their meaning. `Location` is implied by 201 and 202. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly example?: unknown;
  /** Whether an `If-None-Match` that names the current `ETag` gets 304 instead. */
  readonly hasEtag?: boolean;
};

/** One endpoint of the API, declared once: routes, OpenAPI, client and role matrix are derived from it. */
export type Endpoint = {
  /** camelCase, unique: the operationId, the client's method, the handler's name. */
  readonly id: string;
  readonly tag: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With parameters in braces: `/api/projects/{id}`. */
  readonly path: string;
  readonly summary: string;
  readonly description?: string;
  readonly credential: CredentialKind;
  readonly scope: Scope;
  readonly params?: TSchema;
  readonly query?: TSchema;
  readonly body?: TSchema;
  /** An action POST accepts its body or none. */
  readonly bodyOptional?: boolean;
  readonly bodyExample?: unknown;
  /** Members of the body with documents of any size: handlers get them unread, as `RawJson`. */
  readonly documents?: readonly string[];
  /** Whether `Idempotency-Key` is honoured. */
  readonly idempotent?: boolean;
  readonly answer: Answer;
  /** What the service checks beyond credential and scope, in words: passing the scope is not yet permission. */
  readonly further?: string;
  /** Codes that follow neither from the credential nor from the scope nor from the body. */
  readonly errors: readonly ErrorCode[];
};

export const endpoint = <const E extends Endpoint>(declared: E): E => declared;
