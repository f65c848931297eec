import { SECTIONS } from './site-map.ts';
import type { Page } from './stage-pages.ts';

/** What language models read first (llmstxt.org): every page in one line. */
export function makeLlmsIndex(pages: readonly Page[], base: string): string {
  const known = new Map(pages.map((page) => [page.source, page]));
  const sections = SECTIONS.map(({ title, pages: sources }) => {
    const lines = sources
      .flatMap((source) => known.get(source) ?? [])
      .map(({ title: name, place, summary }) => `- [${name}](${base}${place}.md): ${summary}`);
    return `## ${title}\n\n${lines.join('\n')}\n`;
  });
  return `# Rowloom

> Rowloom makes synthetic rows for relational schemas: whole databases whose rows agree with each other, the same bytes for the
> same seed. It is a command (\`npx rowloom\`), a library (\`import { weave, seed } from 'rowloom'\`) and a service with an HTTP API
> (/openapi.json).

${sections.join('\n')}`;
}
