import { companyOf } from '../records/company.ts';
import { RECORD_OPTION } from '../records/record-name.ts';
import { textGenerator } from './text-generator.ts';

export const company = textGenerator({
  name: 'company',
  summary: 'A company’s name.',
  options: RECORD_OPTION,
  pieces: (cell, options) => companyOf(cell, options).name,
});
