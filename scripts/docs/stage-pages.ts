import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { placeOf } from './site-map.ts';

export type Page = {
  /** From `docs/`, without the ending. */
  readonly source: string;
  readonly place: string;
  readonly title: string;
  /** The first paragraph, as one line. */
  readonly summary: string;
  readonly text: string;
};

const LINK = /(?<!!)\[((?:[^\][]|\[[^\]]*\])*)\]\(([^)\s]+)\)/g;
const PICTURE = /\.(?:png|svg)$/;

/** Writes the pages of `docs/` into a folder in the site's layout, with adjusted links between them. */
export function stagePages(docs: string, folder: string): readonly Page[] {
  for (const picture of globSync('**/*.{png,svg}', { cwd: docs })) {
    const to = join(folder, placeOf(picture.replaceAll('\\', '/')));
    mkdirSync(dirname(to), { recursive: true });
    copyFileSync(join(docs, picture), to);
  }
  const sources = globSync('**/*.md', { cwd: docs, exclude: ['.site/**'] }).map((path) =>
    path.replaceAll('\\', '/').replace(/\.md$/, ''),
  );
  return sources.toSorted().map((source) => {
    const place = placeOf(source);
    const text = moveLinks(docs, source, withoutNotes(readFileSync(join(docs, `${source}.md`), 'utf8')));
    mkdirSync(dirname(join(folder, place)), { recursive: true });
    writeFileSync(join(folder, `${place}.md`), withoutTemplates(text));
    return { source, place, text, title: titleOf(text), summary: summaryOf(text) };
  });
}

/**
 * A link to another page leads to its place in the site. One that leaves `docs/` becomes plain text, because the site
 * has no sources.
 */
export function moveLinks(docs: string, source: string, text: string): string {
  const here = posix.dirname(placeOf(source));
  return text.replaceAll(LINK, (whole: string, label: string, target: string) => {
    if (/^[a-z]+:|^#/.test(target)) return whole;
    const [path = '', anchor] = target.split('#');
    const meant = posix.normalize(posix.join(posix.dirname(source), path));
    if (PICTURE.test(meant) || (existsSync(join(docs, meant)) && meant.endsWith('.md'))) {
      const moved = posix.relative(here, placeOf(meant));
      const relative = moved.startsWith('.') ? moved : `./${moved}`;
      return `[${label}](${relative}${anchor === undefined ? '' : `#${anchor}`})`;
    }
    return label;
  });
}

/** A page's instructions for its test are nothing for readers. */
const withoutNotes = (text: string): string => text.replaceAll(/^<!-- (?:not )?run\b[\s\S]*?-->\n\n?/gm, '');

/** The builder reads double braces as a template, even in a table's code. */
const withoutTemplates = (text: string): string =>
  text
    .split(/^(```[\s\S]*?^```)$/m)
    .map((part) => (part.startsWith('```') ? part : part.replaceAll('{{', '&#123;&#123;')))
    .join('');

const titleOf = (text: string): string => /^# (.+)$/m.exec(text)?.[1]?.replaceAll('`', '') ?? '';

function summaryOf(text: string): string {
  const body = text
    .slice(text.indexOf('\n# ') + 1)
    .split('\n')
    .slice(1)
    .join('\n');
  const paragraph = body.split(/\n\s*\n/).find((part) => /^[A-Za-z`*[]/.test(part.trim())) ?? '';
  return paragraph
    .trim()
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1');
}
