export type Snippet = { readonly id: string; readonly label: string; readonly text: string };

export type SnippetPlace = {
  /** Where this service is reached. */
  readonly url: string;
  readonly organizationId: string;
  /** A project of the organization, so that the commands run as they stand. */
  readonly project: string;
  /** Absent: the key is left to the environment. */
  readonly key?: string | undefined;
};

/** Commands that work as soon as they are pasted. */
export function keySnippets({ url, organizationId, project, key }: SnippetPlace): readonly Snippet[] {
  const environment = `export ROWLOOM_URL=${url}\nexport ROWLOOM_API_KEY=${key ?? '…'}\n`;
  return [
    {
      id: 'curl',
      label: 'curl',
      text: `${environment}
curl -sS --fail-with-body \\
  -H "Authorization: Bearer $ROWLOOM_API_KEY" \\
  "$ROWLOOM_URL/api/projects?org_id=${organizationId}"`,
    },
    {
      id: 'cli',
      label: 'Command line',
      text: `${environment}
npx rowloom projects
npx rowloom push ${quote(project)} --to staging --rows 2000 --seed 7`,
    },
    {
      id: 'ci',
      label: 'GitHub Actions',
      text: `# The key is kept in the secret ROWLOOM_API_KEY of the repository.
- run: npx rowloom push ${quote(project)} --to staging --rows 2000 --seed 7
  env:
    ROWLOOM_URL: ${url}
    ROWLOOM_API_KEY: \${{ secrets.ROWLOOM_API_KEY }}`,
    },
  ];
}

/** As a shell takes a word. */
const quote = (word: string): string => (/^[\w.-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`);
