import type { Issue } from '../../../base/shape/issue.ts';
import type { GeneratorOptions } from '../../../document/plan/plan.ts';
import type { TicketMatter } from '../../records/ticket.ts';
import { checkOneOf } from '../check-options.ts';

export const MATTER_OPTION = {
  about: '`software`: nothing that only customers of a shop would ask (anything)',
} as const;

export const checkMatter = (options: GeneratorOptions): readonly Issue[] => checkOneOf(options, 'about', ['software']);

export const matterOf = (options: GeneratorOptions): TicketMatter =>
  options['about'] === 'software' ? 'software' : 'any';
