import type { LocaleTerms } from '../locale-data.ts';
import type { Spellings } from '../respell.ts';

export const terms: Partial<LocaleTerms> = {
  house_number: `#
##
###
#a
##b`,
  address_unit: `Hochparterre
Parterre
Dachwohnung
#. Stock
#. Stock links
#. Stock rechts
c/o Verwaltung`,
  company_suffix: `AG
GmbH
SA
Genossenschaft
KlG
Stiftung
Holding AG`,
};

/** Switzerland writes no ß. */
export const spellings: Spellings = {
  words: { cent: 'rappen', tarif: 'abo' },
  letters: { ß: 'ss', Fahrrad: 'Velo', fahrrad: 'velo' },
};
