import type { Issue } from '../../base/shape/issue.ts';

/** What keeps a table from getting its rows beside the existing ones. */
export type BaseIssue = Issue & { readonly table: string };
