import type { Issue, Rules } from '@rowloom/engine';

/** For issues about rules that the request does not contain, names their place: the project. */
export function markProjectRules(issues: readonly Issue[], ofProject: Rules, ofRun: Rules): readonly Issue[] {
  const names = Object.keys(ofProject).filter((name) => !Object.hasOwn(ofRun, name));
  const isAbout = (path: string): boolean =>
    names.some((name) => path === `rules.${name}` || path.startsWith(`rules.${name}.`));
  return issues.map((issue) =>
    isAbout(issue.path) ? { ...issue, message: `${issue.message} (This is a rule of the project.)` } : issue,
  );
}
