/**
 * `npm run release -- [major | minor | patch | X.Y.Z] [--dry-run]`: puts the version everywhere, cuts the changelog,
 * and builds the artefacts in `dist/`. Nothing is published: it prints the commands that do. A dry run changes no file
 * of the checkout except `dist/`.
 */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { assemble } from '../package/assemble.ts';
import { readRepository, readVersion } from '../package/make-manifest.ts';
import { run } from '../package/run.ts';
import { changeVersion, nextVersion, VERSIONED } from './change-version.ts';
import { cutNotes } from './release-notes.ts';
import { writeArtefacts } from './write-artefacts.ts';

const ROOT = join(import.meta.dirname, '../..');
const OUT = join(ROOT, 'dist');
const { values, positionals } = parseArgs({
  options: { 'dry-run': { type: 'boolean', default: false } },
  allowPositionals: true,
});
const isDry = values['dry-run'];
const say = (line: string): boolean => process.stdout.write(`${line}\n`);

const current = readVersion(ROOT);
const version = nextVersion(current, positionals[0] ?? current);
const today = new Date().toISOString().slice(0, 10);
const notes = cutNotes(readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8'), version, today);
if (!isDry && run('git', ['status', '--porcelain'], ROOT) !== '')
  throw new Error('The checkout has changes that are not committed. Commit them, or give --dry-run.');

const changed = new Map([['CHANGELOG.md', notes.changelog]]);
for (const path of globSync(VERSIONED, { cwd: ROOT })) {
  const text = readFileSync(join(ROOT, path), 'utf8');
  const after = changeVersion(path, text, current, version);
  if (after !== text) changed.set(path, after);
}
say(`Rowloom ${version}${isDry ? ', a dry run' : ''}: ${notes.text.split('\n').length} lines of notes.`);
say(`${isDry ? 'Would change' : 'Changed'} ${[...changed.keys()].toSorted().join(', ')}.`);
if (!isDry) for (const [path, text] of changed) writeFileSync(join(ROOT, path), text);

mkdirSync(OUT, { recursive: true });
const { tarball } = await assemble(ROOT, OUT);
for (const path of writeArtefacts(ROOT, OUT, tarball)) say(relative(process.cwd(), path));
if (isDry && version !== current) say(`The artefacts have version ${current}: a dry run changes no source.`);
writeFileSync(join(OUT, 'NOTES.md'), `${notes.text}\n`);

if (readRepository(ROOT) === undefined)
  say(`
Before you publish, say in package.json where the sources are, or npm refuses the provenance:
  "repository": { "type": "git", "url": "git+https://github.com/OWNER/rowloom.git" }`);

say(`
To publish, from a CI that npm trusts (provenance needs one):
  git commit --all --message "Release ${version}" && git tag v${version} && git push --follow-tags
  npm publish dist/rowloom-${version}.tgz
  docker buildx build --push --platform linux/amd64,linux/arm64 --file deploy/Dockerfile --tag REGISTRY/rowloom:${version} .`);
