import { wordTable } from '../../../base/text/word-table.ts';

const LEVELS = 'low|medium|high';

/**
 * Words that fit a noun whatever it is of: any side is left or right. A method or a type of something unknown is not told by
 * its noun.
 */
export const HEAD_TERMS: Readonly<Record<string, string>> = wordTable({
  pattern: 'regular|irregular|linear|clustered|scattered',
  ...same('structure', 'simple|layered|mixed|complex'),
  ...same('shape form geometry', 'round|oval|rectangular|square|irregular'),
  ...same('side laterality', 'left|right|both'),
  ...same('position placement', 'left|right|centre|upper|lower'),
  ...same('direction orientation aspect', 'north|south|east|west'),
  ...same('clarity turbidity', 'clear|slightly cloudy|cloudy|very cloudy'),
  ...same('moisture humidity', 'dry|moist|wet|very dry'),
  ...same('duration period term', 'short|medium|long'),
  ...same('scale extent coverage scope', 'local|partial|full'),
  ...same('effect impact influence response', 'none|minor|moderate|major'),
  ...same('trend change', 'stable|increasing|decreasing'),
  ...same('texture', 'smooth|rough|fine|coarse'),
  ...same('density intensity concentration pressure load strength speed accuracy precision activity', LEVELS),
  ...same('stability reliability vigor vigour potential exposure tolerance resistance', LEVELS),
});

/** Nouns of how much there is of something: `porosity`, `hardness`. */
export const DEGREE = /[a-z]{3}(?:bility|osity|idity|ivity|rity|ness|ance|ence)$/;
export const DEGREES = LEVELS;

function same(nouns: string, list: string): Readonly<Record<string, string>> {
  return Object.fromEntries(nouns.split(' ').map((noun) => [noun, list]));
}
