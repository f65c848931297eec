import type { Issue } from '../../base/shape/issue.ts';

/** Several steps may find the same fault; it is reported once. */
export function once(issues: readonly Issue[]): readonly Issue[] {
  return [...new Map(issues.map((issue) => [`${issue.path}\n${issue.message}`, issue])).values()];
}
