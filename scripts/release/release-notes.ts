const UNRELEASED = '## Unreleased';
const HEADING = /^## .+$/gm;

export type Notes = {
  /** The notes for the released version. */
  readonly text: string;
  /** The changelog afterwards. */
  readonly changelog: string;
};

/** Gives the content of `Unreleased` the heading of a version, and puts an empty `Unreleased` above it. */
export function cutNotes(changelog: string, version: string, date: string): Notes {
  const headings = [...changelog.matchAll(HEADING)];
  const first = headings[0];
  if (first?.[0] !== UNRELEASED) throw new Error(`CHANGELOG.md must begin with "${UNRELEASED}".`);
  if (headings.some(([heading]) => heading.startsWith(`## ${version} `)))
    throw new Error(`CHANGELOG.md has ${version} already: give the version that is to be released.`);
  const start = first.index + UNRELEASED.length;
  const text = changelog.slice(start, headings[1]?.index).trim();
  if (text === '') throw new Error('Nothing stands under "Unreleased" in CHANGELOG.md: there is nothing to release.');
  return {
    text,
    changelog: `${changelog.slice(0, start)}\n\n## ${version} (${date})${changelog.slice(start)}`,
  };
}
