import { existsSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import type { Project, ProjectTarget } from '@rowloom/engine';
import type { Arguments, Command } from '../arguments/command.ts';
import { nearestWord } from '../arguments/nearest-word.ts';
import type { OptionTable } from '../arguments/option.ts';
import { EXIT } from '../exit-codes.ts';
import { programName } from '../program-name.ts';
import { refusal } from '../refusal.ts';
import { quoteWord } from '../run/quote-word.ts';
import { findProject } from './find-project.ts';
import { type ProjectFile, readProject } from './read-project.ts';

type Given = Arguments<OptionTable>;
type Words = Readonly<Record<string, string | boolean | undefined>>;

/**
 * A command's options, with defaults from the project's file. A user who names a source or a database means another
 * one: the file then only provides the names of its targets.
 */
export async function applyProject(command: Command, given: Given): Promise<Given> {
  const { operands, options } = given;
  const name = options['target'] as string | undefined;
  const path = findProject();
  // A replayed or undone run may have been made by the project's own generators.
  const isYaml = path === undefined || /\.ya?ml$/.test(path);
  if (operands.length > 0 && name === undefined && isYaml) return given;
  if (path === undefined) {
    if (name === undefined) return given;
    throw refusal(EXIT.usage, `--target ${name}: there is no rowloom.yaml here or above. rowloom init writes one.`);
  }
  const file = await readProject(path);
  if (command.project === 'generators' || (operands.length > 0 && name === undefined)) return given;
  // Inspecting a source does not need the variables of a target.
  const isNeeded = command.project === 'target' || 'to' in command.options || file.project.source === undefined;
  const target = isNeeded ? await chooseTarget(file, name) : undefined;
  if (command.project === 'target')
    return operands.length > 0 || target === undefined
      ? given
      : { ...given, operands: [await databaseOf(command, file, target)] };
  const place = options['to'] === undefined ? target : undefined;
  const own = operands.length > 0 ? {} : await wordsOf(file, 'of' in command.options ? 'of' : 'rows');
  const merged: Words = { ...own, ...targetWords(place), ...definedOf(options) };
  const source = operands[0] ?? (await sourceOf(file, target));
  return {
    operands: source === undefined ? [] : [source],
    options: Object.fromEntries(
      Object.keys(command.options).map((key) => [key, merged[key] ?? options[key]]),
    ) as Given['options'],
  };
}

/** Files need none of this: they can be inspected, compared with their recipe and deleted. */
async function databaseOf({ name }: Command, file: ProjectFile, target: Place): Promise<string> {
  if (await isUrl(target.to)) return target.to;
  const { targets = {} } = file.project;
  const others = Object.entries(targets)
    .filter(([, each]) => /[:$]/.test(typeof each === 'string' ? each : each.to))
    .map(([each]) => each);
  throw refusal(EXIT.usage, `${name} is for databases, but the target of ${file.shown} is the folder ${target.to}.`, [
    others.length === 0
      ? `Name a database: ${programName()} ${name} URL, or put one among the targets of ${file.shown}.`
      : `Choose another target: ${others.map((each) => `--target ${quoteWord(each)}`).join(', ')}.`,
    `The files of a run can be deleted; ${programName()} diff compares them with the schema, and generate makes the same ones again.`,
  ]);
}

type Place = { readonly to: string; readonly mode?: string | undefined; readonly format?: string | undefined };

/** A folder's path is relative to the file, whatever the working folder is. */
async function chooseTarget(file: ProjectFile, wished: string | undefined): Promise<Place | undefined> {
  const { targets = {}, target: standard } = file.project;
  const names = Object.keys(targets);
  const name = wished ?? standard ?? names[0];
  if (name === undefined) return undefined;
  const found = Object.hasOwn(targets, name) ? targets[name] : undefined;
  if (found === undefined) {
    const near = nearestWord(name, names);
    throw refusal(
      EXIT.usage,
      `--target: ${file.shown} has no target ${name}.${near === undefined ? '' : ` Did you mean ${near}?`} Its targets: ${names.join(', ') || 'none'}.`,
    );
  }
  const { to, mode, format }: ProjectTarget = typeof found === 'string' ? { to: found } : found;
  return { to: await placeFrom(file, file.fill(to, `targets.${name}`)), mode, format };
}

const targetWords = (place: Place | undefined): Words =>
  place === undefined ? {} : { to: place.to, mode: place.mode, format: place.format };

async function sourceOf(file: ProjectFile, target: Place | undefined): Promise<string | undefined> {
  const { source } = file.project;
  if (source !== undefined) return fileFrom(file, file.fill(source, 'source'));
  return target !== undefined && (await isUrl(target.to)) ? target.to : undefined;
}

/** The row counts of a preview are not those of its run. */
async function wordsOf(file: ProjectFile, rowsOption: 'rows' | 'of'): Promise<Words> {
  const { source_dialect: dialect, rows, seed, as_of: asOf, locale, rules, leave_alone: alone = [] } = file.project;
  return {
    [rowsOption]: rows === undefined ? undefined : showRows(rows),
    'source-dialect': dialect,
    seed: seed === undefined ? undefined : String(seed),
    'as-of': asOf,
    locale,
    rules:
      rules === undefined ? undefined : typeof rules === 'string' ? await fileFrom(file, rules) : `${file.shown}#rules`,
    'leave-alone': alone.length === 0 ? undefined : alone.join(','),
  };
}

const showRows = (rows: NonNullable<Project['rows']>): string =>
  typeof rows === 'number'
    ? String(rows)
    : Object.entries(rows)
        .map(([table, count]) => `${table}=${count}`)
        .join(',');

const definedOf = (options: Given['options']): Words =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value));

/**
 * As everywhere. Without one of these characters nothing has the form of a URL: the module that decides it is loaded
 * only when needed.
 */
const isUrl = async (text: string): Promise<boolean> =>
  /[:=]/.test(text) && (await import('@rowloom/databases')).isUrlLike(text);

async function placeFrom(file: ProjectFile, to: string): Promise<string> {
  if (to === '-') return to;
  const inner = /^sqlite:(?!\/\/)(.+)$/.exec(to)?.[1];
  if (inner !== undefined) return isAbsolute(inner) ? to : `sqlite:${pathFrom(file, inner)}`;
  return isAbsolute(to) || (await isUrl(to)) ? to : pathFrom(file, to);
}

/** A name that is not a file there may be a pack's. */
async function fileFrom(file: ProjectFile, name: string): Promise<string> {
  if (name.startsWith('sqlite:')) return placeFrom(file, name);
  return isAbsolute(name) || (await isUrl(name)) || !existsSync(join(file.folder, name)) ? name : pathFrom(file, name);
}

/** A path stays a path, whatever its name looks like: with ./ in front. */
function pathFrom({ folder }: ProjectFile, path: string): string {
  const way = relative(process.cwd(), join(folder, path)) || '.';
  return way.includes(':') && !/^[./]/.test(way) ? `./${way}` : way;
}
