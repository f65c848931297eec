import type { LocaleTerms } from '../locale-data.ts';
import type { Spellings } from '../respell.ts';

export const terms: Partial<LocaleTerms> = {
  honorific_female: `Frau
Frau Mag.
Frau Dr.`,
  honorific_male: `Herr
Herr Mag.
Herr Dr.`,
  house_number: `#
##
###
#a
##/#
#/#/##
##/##`,
  address_unit: `Top #
Top ##
Stiege #
Stiege # Top ##
Hoftrakt
Dachgeschoß
Erdgeschoß`,
  company_suffix: `GmbH
AG
GmbH & Co KG
KG
OG
e.U.
Gesellschaft m.b.H.`,
};

export const spellings: Spellings = {
  words: { januar: 'jänner', februar: 'feber', treppe: 'stiege' },
};
