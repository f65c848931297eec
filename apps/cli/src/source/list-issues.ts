import type { Issue } from '@rowloom/engine';

const MOST = 20;

/** Issues a line each, with their place in front. */
export function listIssues(issues: readonly Issue[]): readonly string[] {
  const lines = issues.slice(0, MOST).map(({ path, message }) => (path === '' ? message : `${path}: ${message}`));
  return issues.length > MOST ? [...lines, `… and ${issues.length - MOST} more.`] : lines;
}
