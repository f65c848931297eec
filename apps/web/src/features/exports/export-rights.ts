import type { ProjectRole } from '@rowloom/contract';

/** Roles with the permission `exports.download`. */
const DOWNLOADERS: ReadonlySet<ProjectRole> = new Set(['data_fabricator', 'editor', 'admin', 'owner']);
/** Roles with the permission `exports.delete`. */
const DELETERS: ReadonlySet<ProjectRole> = new Set(['editor', 'admin', 'owner']);

export const mayDownload = (role: ProjectRole | undefined): boolean => role !== undefined && DOWNLOADERS.has(role);
export const mayDelete = (role: ProjectRole | undefined): boolean => role !== undefined && DELETERS.has(role);
