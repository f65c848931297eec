import type { Rule } from '../../rule.ts';
import { about, type TextAnswer } from '../text-answer.ts';

const digits = (when: string, says: string, regex: string): Rule<TextAnswer> => ({
  when,
  give: { generator: 'pattern', says, options: { regex } },
});

/** Numbers that only one country has, and what schemas of other languages keep in tables of their own. */
export const abroadMeanings = (): readonly Rule<TextAnswer>[] => [
  digits('chamber of commerce number', "a number of the chamber of commerce", '[1-9][0-9]{7}'),
  digits('siret|siret number', 'a SIRET', '[3-8][0-9]{13}'),
  digits('siren|siren number', 'a SIREN', '[3-8][0-9]{8}'),
  digits('clabe', 'a CLABE', '0[0-9]{17}'),
  digits('pesel', 'a PESEL', '[4-9][0-9](0[1-9]|1[0-2])(0[1-9]|1[0-9]|2[0-8])[0-9]{5}'),
  digits('nip|nip number', 'a NIP', '[1-9][0-9]{9}'),
  digits('regon', 'a REGON', '[1-9][0-9]{8}'),
  digits('citizen service number', 'a number of a citizen', '[1-9][0-9]{8}'),
  {
    when: '=name|=label|=description|product group name|=designation',
    in: `${about('product_group item_group article_group')} @product_group @item_group`,
    give: { generator: 'product_category', says: 'a category' },
  },
];
