import { ORGANIZATION_KINDS } from '../../base/data/organization-kinds.ts';
import type { Cell } from '../cell/cell.ts';
import { LANGUAGE_OF, type Language } from '../../base/locale/language.ts';
import type { GeneratorOptions } from '../../document/plan/plan.ts';
import { makeDictionary } from '../../base/text/dictionary.ts';
import { literal, type Piece, word } from '../graph/piece.ts';
import { companyOf, familyNames } from './company.ts';
import { recordName } from './record-name.ts';

const ORDER: readonly Language[] = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl'];
let kinds: ReadonlyMap<string, readonly string[]> | undefined;

function wordsOf(kind: string): readonly string[] | undefined {
  kinds ??= new Map(
    ORGANIZATION_KINDS.trim()
      .split('\n')
      .map((line) => {
        const [name = '', ...nouns] = line.split('|');
        return [name, nouns] as const;
      }),
  );
  return kinds.get(kind);
}

/** Kinds of organizations that have names of their own. */
export function organizationKinds(): readonly string[] {
  wordsOf('');
  return [...(kinds ?? new Map<string, readonly string[]>()).keys()];
}

/** A name that includes the kind of organization: "Collins Brewery", "Brauerei Meier"; undefined in other languages. */
export function organizationName(cell: Cell, options: GeneratorOptions, kind: string): readonly Piece[] | undefined {
  const record = cell.record(recordName('company', options));
  const { lexicon } = record;
  const language = LANGUAGE_OF[lexicon.code];
  const nouns = wordsOf(kind)?.[ORDER.indexOf(language)];
  if (nouns === undefined || companyOf(cell, options).slug.kind !== 'word') return undefined;
  const list = lexicon.once(`organization/${kind}`, () => makeDictionary(nouns.split(',')));
  const noun = word(list, record.below(list.size, 'organization'));
  const family = word(familyNames(lexicon), companyOf(cell, options).slug.index);
  return language === 'en' ? [family, literal(' '), noun] : [noun, literal(' '), family];
}
