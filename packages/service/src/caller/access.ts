import type { Id, ProjectRole } from '@rowloom/contract';
import type { Engine } from '../store/column-types.ts';

/** A project in its relation to the caller. */
export type ProjectAccess = {
  readonly organizationId: Id<'organization'>;
  readonly projectId: Id<'project'>;
  readonly name: string;
  readonly engine: Engine;
  readonly schemaName: string;
  readonly role: ProjectRole;
  readonly roleSource: 'organization' | 'roster';
  /** For whom the work is done, for turns among people. */
  readonly userId?: Id<'user'>;
};

/** The resource of a request, after all checks of the caller. */
export type Access =
  | { readonly kind: 'self' }
  | { readonly kind: 'organization'; readonly organizationId: Id<'organization'> }
  | ({ readonly kind: 'project' } & ProjectAccess)
  /** `organizationId` is null for a shipped template. */
  | { readonly kind: 'template'; readonly templateId: string; readonly organizationId: Id<'organization'> | null };
