import type { LocaleTerms } from '../locale-data.ts';
import type { Spellings } from '../respell.ts';

export const terms: Partial<LocaleTerms> = {
  house_number: `##
###
####
#####`,
  address_unit: `App. #
App. ##
App. ###
Bureau ###
Unité #
Étage #`,
  street_line: `{house_number}, {street}`,
  company_suffix: `inc.
ltée
S.E.N.C.
s.e.c.
Coop
enr.`,
};

export const spellings: Spellings = {
  words: { centime: 'sou', baskets: 'espadrilles', newsletter: 'infolettre' },
};
