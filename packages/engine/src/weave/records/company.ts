import type { Node } from '../graph/node.ts';
import type { Cell } from '../cell/cell.ts';
import type { Lexicon } from '../../base/locale/lexicon.ts';
import { splitColumns } from '../../base/locale/split-columns.ts';
import { splitList } from '../../base/locale/split-list.ts';
import { asciiSlug } from '../../base/text/ascii-slug.ts';
import type { GeneratorOptions } from '../../document/plan/plan.ts';
import { type Dictionary, makeDictionary } from '../../base/text/dictionary.ts';
import { makePhrases, phrasePieces, type PhraseTable } from '../pieces/phrase-table.ts';
import { literal, type Piece, word } from '../graph/piece.ts';
import { recordName } from './record-name.ts';

export type Company = {
  readonly name: readonly Piece[];
  /** A name of two words, for columns too short for all of the long ones. */
  readonly short: readonly Piece[];
  /** Lower-case ASCII, for the first label of its host names. */
  readonly slug: Extract<Piece, { kind: 'word' }>;
};

export function companyOf(cell: Cell, options: GeneratorOptions): Company {
  const record = cell.record(recordName('company', options));
  return record.once('company', () => {
    const { lexicon } = record;
    const table = companyPhrases(lexicon);
    const families = familySlugs(lexicon);
    const family: Node = record.below(families.size, 'family');
    return {
      name: phrasePieces(table, record.below(table.size, 'pattern'), {
        family,
        other_family: record.below(families.size, 'other family'),
        field: record.below(lexicon.words('company_field').size, 'field'),
        suffix: record.below(lexicon.words('company_suffix').size, 'suffix'),
      }),
      short: [
        word(familyNames(lexicon), family),
        literal(lexicon.code === 'ja' ? '' : ' '),
        word(lexicon.words('company_suffix'), record.below(lexicon.words('company_suffix').size, 'suffix')),
      ],
      slug: { kind: 'word', words: families, index: family },
    };
  });
}

function companyPhrases(lexicon: Lexicon): PhraseTable {
  return lexicon.once('company/phrases', () => {
    const families = splitColumns(lexicon.data.family).map(([name = '']) => name);
    return makePhrases(splitList(lexicon.data.company_pattern), {
      family: families,
      other_family: families,
      field: splitList(lexicon.data.company_field),
      suffix: splitList(lexicon.data.company_suffix),
    });
  });
}

export function familyNames(lexicon: Lexicon): Dictionary {
  return lexicon.once('company/families', () =>
    makeDictionary(splitColumns(lexicon.data.family).map(([name = '']) => name)),
  );
}

function familySlugs(lexicon: Lexicon): Dictionary {
  return lexicon.once('company/slugs', () =>
    makeDictionary(
      splitColumns(lexicon.data.family).map(([name = '', romanised]) => asciiSlug(romanised ?? name) || 'company'),
    ),
  );
}
