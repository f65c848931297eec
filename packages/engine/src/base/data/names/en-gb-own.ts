import type { LocaleTerms } from '../locale-data.ts';
import type { Spellings } from '../respell.ts';

export const terms: Partial<LocaleTerms> = {
  honorific_female: `Ms
Mrs
Miss
Dr`,
  honorific_male: `Mr
Dr`,
  house_number: `#
##
###
#A
##A`,
  address_unit: `Flat #
Flat ##
Flat #A
Unit #
Unit ##
Apartment #
Ground Floor
First Floor
Top Floor`,
  company_suffix: `Ltd
Limited
PLC
LLP
Group
and Company
Holdings
Partners`,
};

export const spellings: Spellings = {
  words: {
    color: 'colour',
    colors: 'colours',
    colorful: 'colourful',
    watercolor: 'watercolour',
    gray: 'grey',
    center: 'centre',
    harbor: 'harbour',
    favorite: 'favourite',
    neighbor: 'neighbour',
    neighbors: 'neighbours',
    neighborhood: 'neighbourhood',
    organizer: 'organiser',
    cozy: 'cosy',
    aluminum: 'aluminium',
    program: 'programme',
    apartment: 'flat',
    zipper: 'zip',
    cent: 'penny',
    percent: 'per cent',
    sweater: 'jumper',
    sneakers: 'trainers',
    coupon: 'voucher',
    jewel: 'jewellery',
  },
};
