import type { LocaleData } from '../../../base/data/locale-data.ts';
import type { GeneratorOptions } from '../../../document/plan/plan.ts';
import { checkOneOf } from '../check-options.ts';
import { textOption } from '../../cell/option.ts';
import { proseGenerator, sentencesFrom, sentencesWithTails } from './prose-generator.ts';

const ABOUT: Readonly<Record<string, keyof LocaleData>> = {
  reply: 'remark_reply',
  order: 'remark_order',
  refund: 'remark_refund',
  revision: 'remark_revision',
  flag: 'remark_flag',
  image: 'remark_image',
};

const listOf = (options: GeneratorOptions): keyof LocaleData =>
  ABOUT[textOption(options, 'about') ?? 'reply'] ?? 'remark_reply';

/** Text for colleagues, not for a customer. */
const NOTED: ReadonlySet<keyof LocaleData> = new Set(['remark_refund', 'remark_revision', 'remark_flag']);

export const remark = proseGenerator({
  name: 'remark',
  text: { least: 8, room: 25, shorter: 'phrase' },
  summary: 'What people in an office write beside a thing of the given kind.',
  options: {
    about:
      '`reply` to a request for help (the default), `order`, `refund`, `revision` of a text, `flag` of a feature, or what an `image` shows',
  },
  check: (options) => checkOneOf(options, 'about', Object.keys(ABOUT)),
  sentences: (cell, options) => {
    const list = listOf(options);
    return (NOTED.has(list) ? sentencesWithTails : sentencesFrom)(list)(cell);
  },
  min: 1,
  max: 1,
});
