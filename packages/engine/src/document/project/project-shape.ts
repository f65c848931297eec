import { LOCALE_CODES } from '../../base/data/locale-code.ts';
import { DIALECT_NAMES } from '../../language/dialect/dialect.ts';
import { FILE_FORMATS } from '../files/file-format.ts';
import { rulesShape } from '../rules/rules-shape.ts';
import { choice, list, map, name, object, optional, type Shape, text, whole } from '../../base/shape/shape.ts';
import type { Project, ProjectTarget } from './project.ts';

const words = (shape: Shape, about: string) => optional(shape, undefined, about);
/** Editors offer the codes; `parseLocaleWish` reads other spellings and several by weight. */
const locale: Shape = {
  is: 'either',
  of: [choice(...LOCALE_CODES), name],
  choose: (value) => (typeof value === 'string' ? 1 : 0),
};
const MAX_ROWS = 1_000_000_000_000;

const target = object<ProjectTarget>({
  to: name,
  mode: words(
    choice('append', 'truncate', 'create'),
    'For a database: append to its tables, truncate them first, or create them.',
  ),
  format: words(choice(...FILE_FORMATS), 'For a folder: the format of the files.'),
});

export const projectShape: Shape = object<Project>({
  source: words(
    name,
    'A pack (ecommerce, saas, blog), a database’s URL, a .sql file or a schema document; the target itself if left out.',
  ),
  source_dialect: words(
    choice(...DIALECT_NAMES),
    'The SQL dialect of the source; recognized from the text if left out.',
  ),
  rows: words(
    {
      is: 'either',
      of: [whole(0, MAX_ROWS), map(whole(0, MAX_ROWS))],
      choose: (value) => (typeof value === 'number' ? 0 : 1),
    },
    'Rows in the whole run, or by table; * stands for every other table.',
  ),
  seed: words(whole(0), 'The same seed makes the same rows.'),
  as_of: words(text, 'The "now" that every date is relative to: 2026-11-15 or 2026-11-15T09:30:00Z.'),
  locale: words(locale, 'Language and country of names, places and texts; several by weight: de=3,fr=1.'),
  rules: words(
    { is: 'either', of: [name, rulesShape], choose: (value) => (typeof value === 'string' ? 0 : 1) },
    'Rules that override what is made, or the path of a file with rules.',
  ),
  targets: words(
    map({ is: 'either', of: [name, target], choose: (value) => (typeof value === 'string' ? 0 : 1) }),
    'Where rows go, each under a name that you choose: a URL or a folder. ${NAME} is a variable of the environment or of .env.',
  ),
  target: words(name, 'The default target; the first one if left out.'),
  leave_alone: words(list(name), 'Tables that get no rows; other tables may refer to their existing rows.'),
});
