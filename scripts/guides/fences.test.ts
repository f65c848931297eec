import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ALONE_PAGES, SLOW_PAGES, SERVICE_PAGES, TOUR_PAGE } from './pages.ts';
import { type Fence, readFences } from './read-fences.ts';
import { fileOf, isAnswer } from './read-guide.ts';

const ROOT = join(import.meta.dirname, '../..');
const PAGES = globSync(['*.md', 'docs/**/*.md', 'apps/cli/README.md'], { cwd: ROOT, exclude: ['docs/.site/**'] })
  .map((path) => path.replaceAll('\\', '/'))
  .toSorted();
const FOLLOWED = new Set<string>([...SERVICE_PAGES, ...ALONE_PAGES, ...SLOW_PAGES, TOUR_PAGE]);

/**
 * Which runner handles marked fences on which page. A runner requires its fences, so that none can lose its mark
 * unnoticed.
 */
const RUNNERS: Readonly<Record<string, (page: string, language: string) => boolean>> = {
  run: (page, language) =>
    (language === 'sh' && FOLLOWED.has(page)) ||
    (page === 'docs/guide/tests.md' && ['js', 'python'].includes(language)),
  'run=background': (page, language) => language === 'sh' && FOLLOWED.has(page),
  // scripts/package/try-guides.ts
  'run=vitest': (page) => page === 'docs/guide/tests.md',
  'run=jest': (page) => page === 'docs/guide/tests.md',
  'run=pytest': (page) => page === 'docs/guide/tests.md',
  // scripts/action/pipelines.db.test.ts
  'run=github': (page) => page === 'docs/guide/ci.md',
  'run=gitlab': (page) => page === 'docs/guide/ci.md',
  'run=circleci': (page) => page === 'docs/guide/ci.md',
};

/** What is wrong with a fence, if anything: every snippet is run by a test, or says why not. */
function complaintOf(page: string, fence: Fence, fences: readonly Fence[]): string | undefined {
  const { language, mark, excuse, line } = fence;
  // Diagrams, and output of a program or the service.
  if (language === '' || isAnswer(fence)) return undefined;
  const file = fileOf(fence);
  if (file !== undefined) {
    const isUsed = fences.some((other) => other.line > line && other.mark === 'run' && other.text.includes(file));
    return FOLLOWED.has(page) && isUsed ? undefined : `nothing that is run uses ${file}`;
  }
  if (mark !== '') return RUNNERS[mark]?.(page, language) === true ? undefined : `nobody runs ${language} ${mark} here`;
  return excuse === undefined ? 'is neither run nor excused by <!-- not run: … -->' : undefined;
}

test.each(PAGES)('every snippet of %s is run by a test, or says why not', (page) => {
  const fences = readFences(readFileSync(join(ROOT, page), 'utf8'));
  const complaints = fences.flatMap((fence) => {
    const complaint = complaintOf(page, fence, fences);
    return complaint === undefined ? [] : [`${page}:${fence.line} ${complaint}`];
  });
  expect(complaints).toEqual([]);
});

test('a new fence is noticed', () => {
  const complaints = (text: string): readonly (string | undefined)[] => {
    const fences = readFences(text);
    return fences.map((fence) => complaintOf('docs/guide/databases.md', fence, fences));
  };
  expect(complaints('```sh\nrowloom plan\n```')).toEqual([expect.stringContaining('neither run nor excused')]);
  expect(complaints('```yaml file=a.yaml\na: {}\n```')).toEqual(['nothing that is run uses a.yaml']);
  expect(complaints('```python run\nprint()\n```')).toEqual(['nobody runs python run here']);
  expect(complaints('<!-- not run: asks the registry -->\n```sh\nnpm i\n```')).toEqual([undefined]);
  expect(complaints('```json\n{}\n```')).toEqual([undefined]);
});
