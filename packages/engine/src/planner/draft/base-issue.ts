import type { Issue } from '../../base/shape/issue.ts';

/** What keeps a table from getting its rows beside those that are there. */
export type BaseIssue = Issue & { readonly table: string };
