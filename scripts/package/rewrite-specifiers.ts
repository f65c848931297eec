import { posix } from 'node:path';

/** The module that declares each exported name of a package, with its name there. */
export type DoorNames = ReadonlyMap<string, { readonly module: string; readonly name: string }>;

export type Needed =
  | { readonly kind: 'ours'; readonly module: string }
  | { readonly kind: 'foreign'; readonly name: string };

const EXPORT = /^export (?:type )?\{([^}]*)\} from '(\.[^']+)';/gm;
const FROM = /^(import|export)( type)? (\{[^}]*\}|\*(?: as \w+)?) from (['"])([^'"]+)\4;/gm;
const INLINE = /\bimport\((['"])([^'"]+)\1\)\.(\w+)/g;

type Name = { readonly name: string; readonly as: string; readonly isType: boolean };

const namesIn = (list: string): readonly Name[] =>
  list
    .replace(/[{}]/g, '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const isType = part.startsWith('type ');
      const [name = '', as = name] = part.replace(/^type /, '').split(' as ');
      return { name, as, isType };
    });

const moduleOf = (from: string, specifier: string): string =>
  posix.join(posix.dirname(from), specifier).replace(/(\.d)?\.ts$/, '');

/** The exports of an entry point: names from other files, and its own declarations. */
export function readDoor(door: string, text: string): DoorNames {
  const names = new Map<string, { readonly module: string; readonly name: string }>();
  for (const [, list = '', specifier = ''] of text.matchAll(EXPORT))
    for (const { name, as } of namesIn(list)) names.set(as, { module: moduleOf(door, specifier), name });
  for (const [, name = ''] of text.matchAll(/^export (?:declare )?(?:const|function|class|type|interface) (\w+)/gm))
    names.set(name, { module: door, name });
  return names;
}

/**
 * A declaration file with every specifier rewritten by `place`, and names of other packages imported from where they
 * are declared.
 */
export function rewriteSpecifiers(
  module: string,
  text: string,
  doors: ReadonlyMap<string, DoorNames>,
  place: (needed: Needed) => string,
): string {
  const find = (door: DoorNames, specifier: string, name: string) => {
    const found = door.get(name);
    if (found === undefined) throw new Error(`${module} needs ${name}, which ${specifier} does not hand out.`);
    return found;
  };
  const placeOf = (specifier: string): string => {
    if (specifier.startsWith('node:')) return specifier;
    return specifier.startsWith('.')
      ? place({ kind: 'ours', module: moduleOf(module, specifier) })
      : place({ kind: 'foreign', name: specifier });
  };
  return text
    .replaceAll(FROM, (_, word: string, type = '', list: string, _quote, specifier: string) => {
      const door = doors.get(specifier);
      if (door === undefined) return `${word}${type} ${list} from '${placeOf(specifier)}';`;
      if (!list.startsWith('{')) throw new Error(`${module} takes all of ${specifier}; name what it needs.`);
      return namesIn(list)
        .map(({ name, as, isType }) => {
          const found = find(door, specifier, name);
          const renamed = found.name === as ? as : `${found.name} as ${as}`;
          const from = place({ kind: 'ours', module: found.module });
          return `${word}${type === '' && isType ? ' type' : type} { ${renamed} } from '${from}';`;
        })
        .join('\n');
    })
    .replaceAll(INLINE, (_, _quote, specifier: string, name: string) => {
      const door = doors.get(specifier);
      if (door === undefined) return `import("${placeOf(specifier)}").${name}`;
      const found = find(door, specifier, name);
      return `import("${place({ kind: 'ours', module: found.module })}").${found.name}`;
    });
}
