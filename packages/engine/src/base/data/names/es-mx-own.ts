import type { LocaleTerms } from '../locale-data.ts';
import type { Spellings } from '../respell.ts';

export const terms: Partial<LocaleTerms> = {
  honorific_female: `Sra.
Srita.
Lic.
Dra.`,
  honorific_male: `Sr.
Lic.
Dr.`,
  house_number: `##
###
####
##-A
##-B`,
  address_unit: `Int. #
Int. ##
Depto. #
Depto. ##
Depto. #0#
Local #
Piso #
Planta baja`,
  street_line: `{street} {house_number}`,
  company_suffix: `S.A. de C.V.
S. de R.L. de C.V.
S.A.P.I. de C.V.
S.C.
S.A.S.`,
};

export const spellings: Spellings = {
  words: { coche: 'auto', móvil: 'celular', piso: 'departamento', céntimo: 'peso', ordenador: 'computadora' },
};
