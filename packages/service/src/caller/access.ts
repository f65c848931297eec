import type { Id, ProjectRole } from '@rowloom/contract';
import type { Engine } from '../store/column-types.ts';

/** A project as its caller stands to it. */
export type ProjectAccess = {
  readonly organizationId: Id<'organization'>;
  readonly projectId: Id<'project'>;
  readonly name: string;
  readonly engine: Engine;
  readonly schemaName: string;
  readonly role: ProjectRole;
  readonly roleSource: 'organization' | 'roster';
  /** Whose work it is, for turns among people. */
  readonly userId?: Id<'user'>;
};

/** What a request was found to be about, after everything that could refuse it for who asks. */
export type Access =
  | { readonly kind: 'self' }
  | { readonly kind: 'organization'; readonly organizationId: Id<'organization'> }
  | ({ readonly kind: 'project' } & ProjectAccess)
  /** `organizationId` is null for a template that ships. */
  | { readonly kind: 'template'; readonly templateId: string; readonly organizationId: Id<'organization'> | null };
