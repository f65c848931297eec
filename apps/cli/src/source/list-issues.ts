import type { Issue } from '@rowloom/engine';

const MAX_ISSUES = 20;

/** Issues a line each, with their place in front. */
export function listIssues(issues: readonly Issue[]): readonly string[] {
  const lines = issues.slice(0, MAX_ISSUES).map(({ path, message }) => (path === '' ? message : `${path}: ${message}`));
  return issues.length > MAX_ISSUES ? [...lines, `… and ${issues.length - MAX_ISSUES} more.`] : lines;
}
