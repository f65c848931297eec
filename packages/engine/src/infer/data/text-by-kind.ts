import type { GeneratorOptions } from '../../plan/plan.ts';

export type TextChoice = { readonly generator: string; readonly options?: GeneratorOptions };

const from = (generator: string): TextChoice => ({ generator });
const list = (...values: readonly string[]): TextChoice => ({ generator: 'one_of', options: { values } });

/** What `name` is in a table, or after a noun, of some kind. */
export const NAME_BY_KIND: Readonly<Record<string, TextChoice>> = {
  person: from('full_name'), company: from('company'), product: from('product_name'), category: from('product_category'), country: from('country'),
  city: from('city'), region: from('region'), address: from('phrase'), tag: from('tag'), file: from('file_name'), department: from('department'),
  work: from('title'), post: from('post_title'), message: from('phrase'), position: from('job_title'), card: from('full_name'), language: list(
    'English', 'German', 'French', 'Spanish', 'Portuguese', 'Japanese', 'Italian', 'Dutch', 'Polish', 'Swedish', 'Danish', 'Finnish', 'Greek', 'Turkish', 'Korean', 'Chinese'),
  currency: list('Euro', 'US Dollar', 'Pound Sterling', 'Yen', 'Swiss Franc', 'Real', 'Krona', 'Zloty', 'Forint', 'Rupee', 'Peso', 'Rand'),
  role: list('owner', 'admin', 'manager', 'editor', 'member', 'viewer', 'guest', 'support', 'billing', 'auditor'),
  lookup: from('phrase'), plan: from('phrase'), team: from('phrase'), task: from('phrase'), job: from('phrase'), event: from('phrase'), setting: from('phrase'), session: from('phrase'),
  ticket: from('phrase'), order: from('phrase'), invoice: from('phrase'), payment: from('phrase'), subscription: from('phrase'), shipment: from('phrase'),
};

export const TITLE_BY_KIND: Readonly<Record<string, TextChoice>> = {
  person: from('job_title'), position: from('job_title'), post: from('post_title'), comment: from('post_title'), review: from('review_title'), ticket: from('ticket_subject'), task: from('ticket_subject'),
  message: from('ticket_subject'), product: from('product_name'), category: from('product_category'), work: from('title'), file: from('title'), event: from('title'), team: from('phrase'), job: from('job_title'),
};

export const DESCRIPTION_BY_KIND: Readonly<Record<string, TextChoice>> = {
  product: from('product_description'), ticket: from('ticket_body'), task: from('ticket_body'), review: from('review_body'), person: from('bio'), post: from('paragraph'),
  work: from('paragraph'), category: from('sentence'), role: from('sentence'), plan: from('sentence'), tag: from('sentence'), setting: from('sentence'), payment: from('note'), invoice: from('note'), order: from('note'),
  event: from('sentence'), company: from('paragraph'), file: from('sentence'), team: from('sentence'), job: from('sentence'), address: from('sentence'),
};

export const BODY_BY_KIND: Readonly<Record<string, TextChoice>> = {
  post: from('article'), comment: from('comment'), review: from('review_body'), ticket: from('ticket_body'), message: from('comment'), task: from('ticket_body'), work: from('paragraph'),
  event: from('sentence'), job: from('note'), file: from('paragraph'), order: from('note'), person: from('bio'), product: from('product_description'), session: from('note'),
};
