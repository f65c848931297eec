import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { MarkdownOptions, UserConfig } from 'vitepress';
import { SECTIONS } from './site-map.ts';
import { type Page, stagePages } from './stage-pages.ts';
import { LOST_STYLES, makeColours, makeStrict } from './strict-page.ts';
import { makeLlmsIndex } from './write-llms.ts';

const BASE = '/guide/';

// The highlighter accepts names as well as grammars; the declaration lists only grammars.
type Languages = NonNullable<MarkdownOptions['languages']>;

/** Of all pages; a missing one is loaded when it is needed. */
const LANGUAGES = ['sh', 'json', 'yaml', 'sql', 'ts', 'js', 'nginx', 'python'];

/** Without the fonts of the theme: the reader's system fonts are enough. */
const THEME = "export { default } from 'vitepress/theme-without-fonts';\n";

/**
 * Builds the guide into a folder, as files for any web server, from the pages of `docs/`. Search works offline, and
 * nothing is requested from other hosts.
 */
export async function buildDocs(root: string, out: string): Promise<void> {
  // Inside the checkout, where the theme finds its modules.
  const cache = join(root, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const stage = mkdtempSync(join(cache, 'docs-'));
  try {
    const pages = stagePages(join(root, 'docs'), stage);
    const settings = join(stage, '.vitepress');
    mkdirSync(join(settings, 'theme'), { recursive: true });
    writeFileSync(join(settings, 'theme/index.mjs'), THEME);
    const colours = makeColours();
    const { build } = await import('vitepress');
    await withConfig(makeConfig(pages, stage, colours.transformer), settings, () => build(stage, { outDir: out }));
    writeFileSync(join(out, 'code.css'), `${LOST_STYLES}${colours.css()}`);
    makePagesStrict(out);
    writeTexts(pages, out);
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
}

/** The builder reads its settings from a module: this one passes on those defined here. */
async function withConfig(config: UserConfig, settings: string, work: () => Promise<void>): Promise<void> {
  const key = Symbol.for('rowloom.docs');
  const place = globalThis as { [name: symbol]: unknown };
  place[key] = config;
  writeFileSync(join(settings, 'config.mjs'), "export default globalThis[Symbol.for('rowloom.docs')];\n");
  try {
    await work();
  } finally {
    delete place[key];
  }
}

function makeConfig(
  pages: readonly Page[],
  stage: string,
  transformer: ReturnType<typeof makeColours>['transformer'],
): UserConfig {
  const known = new Map(pages.map((page) => [page.source, page]));
  const sidebar = SECTIONS.map(({ title, pages: sources }) => ({
    text: title,
    items: sources
      .flatMap((source) => known.get(source) ?? [])
      .map(({ title: text, place }) => ({ text, link: `/${place}` })),
  }));
  return {
    base: BASE,
    lang: 'en',
    title: 'Rowloom',
    description: 'Synthetic rows for relational schemas',
    // Otherwise the switch would insert a style into the page, which the policy refuses.
    appearance: { disableTransition: false },
    cleanUrls: true,
    metaChunk: true,
    // One page after the other: otherwise the search index would have them in the order in which they happened to be
    // ready.
    buildConcurrency: 1,
    ignoreDeadLinks: 'localhostLinks',
    head: [
      ['link', { rel: 'stylesheet', href: `${BASE}code.css` }],
      ['link', { rel: 'icon', href: 'data:,' }],
    ],
    cacheDir: join(stage, '.vitepress/cache'),
    // All loaded at once: a grammar loaded later changes how another one reads the same text.
    markdown: { codeTransformers: [transformer], languages: LANGUAGES as unknown as Languages },
    themeConfig: {
      search: { provider: 'local' },
      sidebar,
      nav: [
        { text: 'Guide', link: '/quick-start' },
        { text: 'Commands', link: '/reference/cli' },
      ],
      outline: [2, 3],
      docFooter: { prev: false, next: false },
    },
  };
}

function makePagesStrict(out: string): void {
  for (const path of globSync('**/*.html', { cwd: out })) {
    const { html, scripts } = makeStrict(readFileSync(join(out, path), 'utf8'), BASE);
    for (const [name, text] of scripts) writeFileSync(join(out, name), text);
    writeFileSync(join(out, path), html);
  }
}

/** The pages as written, for readers without HTML. */
function writeTexts(pages: readonly Page[], out: string): void {
  for (const { place, text } of pages) {
    const path = join(out, `${place}.md`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  writeFileSync(join(out, 'llms.txt'), makeLlmsIndex(pages, BASE));
}
