import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { changeVersion, nextVersion, VERSIONED } from './change-version.ts';
import { cutNotes } from './release-notes.ts';

const ROOT = join(import.meta.dirname, '../..');

describe('a version', () => {
  test('is incremented at the named place, or given', () => {
    expect(['major', 'minor', 'patch', '3.0.0'].map((wanted) => nextVersion('1.2.3', wanted))).toEqual([
      '2.0.0',
      '1.3.0',
      '1.2.4',
      '3.0.0',
    ]);
    expect(() => nextVersion('1.2.3', 'v4')).toThrow('is not a version');
  });

  test('changes in every file that names it, and in no dependency with the same version', () => {
    const manifest = '{ "version": "0.1.0", "dependencies": { "@rowloom/engine": "0.1.0", "tiny": "0.1.0" } }';
    expect(changeVersion('packages/sql/package.json', manifest, '0.1.0', '0.2.0')).toBe(
      '{ "version": "0.2.0", "dependencies": { "@rowloom/engine": "0.2.0", "tiny": "0.1.0" } }',
    );
    const page = 'npx rowloom@0.1.0, rowloom-0.1.0.tgz, 10.1.0 and 0.1.0.1. Version 0.1.0.';
    expect(changeVersion('docs/guide/ci.md', page, '0.1.0', '0.2.0')).toBe(
      'npx rowloom@0.2.0, rowloom-0.2.0.tgz, 10.1.0 and 0.1.0.1. Version 0.2.0.',
    );
  });

  test('is the same in all manifests and in the program', () => {
    const files = globSync(VERSIONED, { cwd: ROOT }).filter((path) => path.endsWith('package.json'));
    const versions = files.map((path) => {
      const { version } = JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as { readonly version: string };
      return version;
    });
    expect(versions.length).toBeGreaterThan(10);
    expect(new Set(versions).size).toBe(1);
    expect(readFileSync(join(ROOT, 'apps/cli/src/version.ts'), 'utf8')).toContain(`'${versions[0]}'`);
    const locked = changeVersion(
      'package-lock.json',
      readFileSync(join(ROOT, 'package-lock.json'), 'utf8'),
      '',
      '9.9.9',
    );
    expect(locked).toContain('"@rowloom/engine": "9.9.9"');
    expect(locked).not.toContain(`"@rowloom/engine": "${versions[0]}"`);
  });
});

describe('the changelog', () => {
  const CHANGELOG = '# Changelog\n\n## Unreleased\n\n- New.\n\n## 0.1.0 (2026-01-01)\n\n- Old.\n';

  test('moves unreleased entries under the heading of the version', () => {
    expect(cutNotes(CHANGELOG, '0.2.0', '2026-02-02')).toEqual({
      text: '- New.',
      changelog: '# Changelog\n\n## Unreleased\n\n## 0.2.0 (2026-02-02)\n\n- New.\n\n## 0.1.0 (2026-01-01)\n\n- Old.\n',
    });
  });

  test('is refused if there is nothing to release, or the version exists', () => {
    expect(() => cutNotes(CHANGELOG, '0.1.0', '2026-02-02')).toThrow('already');
    expect(() => cutNotes(CHANGELOG.replace('- New.\n', ''), '0.2.0', '2026-02-02')).toThrow('nothing to release');
  });
});
