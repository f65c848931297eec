import type { Issue } from '@rowloom/engine';

const MAX_ISSUES = 20;

/** One issue per line, preceded by its place. */
export function listIssues(issues: readonly Issue[]): readonly string[] {
  const lines = issues.slice(0, MAX_ISSUES).map(({ path, message }) => (path === '' ? message : `${path}: ${message}`));
  return issues.length > MAX_ISSUES ? [...lines, `… and ${issues.length - MAX_ISSUES} more.`] : lines;
}
