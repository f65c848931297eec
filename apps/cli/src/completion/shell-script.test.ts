import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SHELLS, shellScript } from './shell-script.ts';

const folder = mkdtempSync(join(tmpdir(), 'rowloom-completion-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Replaces the program, whose own answers are tested elsewhere: two commands, a name with a space, or nothing. */
const STUB = `#!/bin/sh
case "$2 $3" in
  gene*) printf 'generate\\tmake rows\\ngenerators\\tlist them\\n' ;;
  "plan ") printf 'My shop: 1\\ta project\\n' ;;
  "plan My shop: 1") printf 'dev db\\ta connection\\n' ;;
  "plan My"*) printf 'My shop: 1\\ta project\\n' ;;
  "plan --format="*) printf -- '--format=parquet\\t\\n' ;;
esac
`;

beforeAll(() => {
  writeFileSync(join(folder, 'rowloom'), STUB);
  chmodSync(join(folder, 'rowloom'), 0o755);
  writeFileSync(join(folder, 'schema.sql'), '');
  for (const shell of SHELLS) writeFileSync(join(folder, `script.${shell}`), shellScript(shell));
});

const has = (shell: string): boolean => spawnSync(shell, ['--version']).status === 0;

function tell(shell: string, words: readonly string[]): string {
  const env = { HOME: folder, TERM: 'xterm', PATH: `${folder}${delimiter}${process.env['PATH'] ?? ''}` };
  const { stdout, stderr } = spawnSync(shell, words, { cwd: folder, env, encoding: 'utf8', timeout: 60_000 });
  return stdout + stderr;
}

/** What bash would insert for the last word of a line. */
function completeInBash(line: string): string {
  // As a terminal sends them.
  const breaks = `COMP_WORDBREAKS=$' \\t\\n"\\'><=;|&(:'`;
  const script = `${breaks}; source script.bash; COMP_LINE=$1 COMP_POINT=\${#1}; _rowloom; printf '%s\\n' "\${COMPREPLY[@]}"`;
  return tell('bash', ['-c', script, '-', line]);
}

test.skipIf(!has('bash'))('bash offers quoted completions from the program', () => {
  expect(completeInBash('rowloom gene')).toBe('generate\ngenerators\n');
  expect(completeInBash('rowloom plan ')).toBe('My\\ shop:\\ 1\n');
  expect(completeInBash('rowloom plan "My sh')).toBe('My shop: 1\n');
  expect(completeInBash("rowloom  plan 'My")).toBe('My shop: 1\n');
});

test.skipIf(!has('bash'))('bash completes after a colon or an equals sign and replaces only what follows it', () => {
  expect(completeInBash(String.raw`rowloom plan My\ shop:\ 1 `)).toBe('dev\\ db\n');
  expect(completeInBash(String.raw`rowloom plan My\ shop:`)).toBe('\\ 1\n');
  expect(completeInBash('rowloom plan --format=p')).toBe('parquet\n');
});

test.skipIf(!has('fish'))('fish offers completions with descriptions, and files where the program has none', () => {
  const complete = (line: string): string =>
    tell('fish', ['--no-config', '-c', `source script.fish; complete -C "${line}"`]);
  expect(complete('rowloom gene')).toBe('generate\tmake rows\ngenerators\tlist them\n');
  expect(complete('rowloom plan ')).toBe('My shop: 1\ta project\n');
  expect(complete('rowloom preview sch')).toContain('schema.sql');
});

/**
 * Completion of zsh works only in a terminal: one is created, a line is typed, and the screen is read until the result
 * is there.
 */
const DRIVER = `
zmodload zsh/zpty
zpty -b z zsh -f -i
zpty -w z 'PROMPT=; autoload -U compinit; compinit -u -D; source script.zsh; echo REA''DY'
while zpty -r z part; do seen+=$part; [[ $seen == *READY* ]] && break; done
zpty -w -n z "$1"$'\\t\\t'
end=$((SECONDS + 15)); seen=
while (( SECONDS < end )) && [[ $seen != *$2* ]]; do zpty -r -t z part && seen+=$part || sleep 0.05; done
print -r -- "$seen"
zpty -d z
`;

test.skipIf(!has('zsh'))('zsh offers completions with descriptions', () => {
  writeFileSync(join(folder, 'driver.zsh'), DRIVER);
  const complete = (line: string, until: string): string => tell('zsh', ['-f', 'driver.zsh', line, until]);
  expect(complete('rowloom gene', 'list them')).toMatch(/generate +-- make rows[\s\S]*generators +-- list them/);
  expect(complete('rowloom plan ', 'shop')).toContain('My\\ shop:\\ 1');
});
