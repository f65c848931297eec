/** How the user can call this program again: with npm, it may not be on the path. */
export function programName(environment: NodeJS.ProcessEnv = process.env): string {
  return environment['npm_execpath'] === undefined && environment['npm_command'] === undefined
    ? 'rowloom'
    : 'npx rowloom';
}
