import type { GeneratorOptions } from '../../../document/plan/plan.ts';
import { wordTable } from '../../../base/text/word-table.ts';

export type TextChoice = { readonly generator: string; readonly options?: GeneratorOptions };

const from = (generator: string): TextChoice => ({ generator });
const list = (...values: readonly string[]): TextChoice => ({ generator: 'one_of', options: { values } });
const term = (of: string): TextChoice => ({ generator: 'term', options: { of } });
/** One to three sentences of a vocabulary. */
const prose = (of: string, max = 3): TextChoice => ({ generator: 'term', options: { of, max, join: ' ' } });

/** The same choice for several kinds or nouns. */
const all = (nouns: string, choice: TextChoice): Readonly<Record<string, TextChoice>> =>
  Object.fromEntries(nouns.split(' ').map((noun) => [noun, choice]));

/** The name of an organization that says what kind it is. */
const named = (nouns: string, of: string): Readonly<Record<string, TextChoice>> =>
  all(nouns, { generator: 'company', options: { of } });

/** What `name` is in a table, or after a noun, of some kind. */
export const NAME_BY_KIND: Readonly<Record<string, TextChoice>> = wordTable({
  ...named('hospital', 'hospital'),
  ...named('clinic practice', 'clinic'),
  ...named('pharmacy', 'pharmacy'),
  ...named('laboratory lab', 'laboratory'),
  ...named('school academy college', 'school'),
  ...named('kindergarten nursery', 'kindergarten'),
  ...named('restaurant canteen bar', 'restaurant'),
  ...named('cafe', 'cafe'),
  ...named('bakery', 'bakery'),
  ...named('brewery', 'brewery'),
  ...named('winery vineyard', 'winery'),
  ...named('garage workshop dealership dealer', 'garage'),
  ...named('gym', 'gym'),
  ...named('library', 'library'),
  ...named('museum gallery', 'museum'),
  ...named('theater theatre', 'theater'),
  ...named('cinema', 'cinema'),
  ...named('agency', 'agency'),
  ...named('foundation charity', 'foundation'),
  ...named('association union', 'association'),
  ...named('hospice', 'nursing'),
  ...named('carrier shipper haulier', 'carrier'),
  ...named('contractor subcontractor builder', 'builder'),
  ...named('publisher', 'publisher'),
  ...named('studio', 'studio'),
  ...named('factory manufacturer', 'factory'),
  person: from('full_name'),
  company: from('company'),
  product: from('product_name'),
  category: from('product_category'),
  country: from('country'),
  city: from('city'),
  region: from('region'),
  address: list('Home', 'Office', 'Headquarters', 'Warehouse', 'Holiday home', 'Branch office', 'Billing address', 'Parents'),
  tag: term('topic'),
  file: from('file_name'),
  department: from('department'),
  work: term('book_title'),
  post: from('post_title'),
  position: from('job_title'),
  card: from('full_name'),
  role: term('role'),
  plan: list('Free', 'Starter', 'Basic', 'Pro', 'Team', 'Business', 'Enterprise', 'Premium', 'Family', 'Student'),
  team: term('team'),
  task: term('task'),
  job: term('job_name'),
  setting: term('setting_key'),
  ticket: from('ticket_subject'),
  message: from('ticket_subject'),
  subscription: list('Basic', 'Standard', 'Premium', 'Professional', 'Family', 'Student', 'Business', 'Trial'),
});

export const TITLE_BY_KIND: Readonly<Record<string, TextChoice>> = wordTable({
  ...NAME_BY_KIND,
  person: from('job_title'),
  comment: from('post_title'),
  review: from('review_title'),
  task: term('task'),
  file: term('document_title'),
  job: from('job_title'),
});

const CLINICAL = 'patient encounter diagnosis prescription medication clinical soap admission care therapy treatment surgery referral allergy immunization specimen lab laboratory nurse medical appointment doctor hospital vital';

export const DESCRIPTION_BY_KIND: Readonly<Record<string, TextChoice>> = wordTable({
  ...all(CLINICAL, prose('clinical_note', 2)),
  ...all('hotel resort accommodation', prose('hotel_description')),
  ...all('apartment house listing property estate flat', prose('property_description')),
  ...all('vehicle car', prose('vehicle_description')),
  ...all('film movie book novel series episode show', prose('plot', 1)),
  ...all('claim damage loss accident', prose('claim_description', 2)),
  ...all('offer promotion discount coupon deal campaign', prose('offer_text', 1)),
  ...all('maintenance repair workorder machine', prose('maintenance_note', 2)),
  ...all('inspection audit defect', prose('inspection_note', 2)),
  ...all('transaction', term('transaction_text')),
  ...all('error exception', term('error_message')),
  ...all('commit', term('commit_message')),
  ...all('expense', term('expense_category')),
  product: from('product_description'),
  ticket: from('ticket_body'),
  task: from('ticket_body'),
  review: from('review_body'),
  person: from('bio'),
  post: from('paragraph'),
  work: prose('plot', 1),
  category: prose('category_text', 1),
  payment: prose('payment_note', 1),
  invoice: prose('payment_note', 1),
  order: prose('order_note', 1),
});

export const BODY_BY_KIND: Readonly<Record<string, TextChoice>> = wordTable({
  ...all(CLINICAL, prose('clinical_note', 4)),
  ...all('log trace', term('log_message')),
  ...all('error exception', term('error_message')),
  ...all('alarm alert', term('alert')),
  ...all('hotel', prose('hotel_description', 4)),
  post: from('article'),
  comment: from('comment'),
  review: from('review_body'),
  ticket: from('ticket_body'),
  message: from('comment'),
  task: from('ticket_body'),
  work: from('paragraph'),
  event: term('log_message'),
  job: term('log_message'),
  file: from('paragraph'),
  order: prose('order_note', 2),
  person: from('bio'),
  product: from('product_description'),
});

/** Remarks of one or a few sentences, by the first of these that the table, or the column itself, is about. */
export const NOTE_BY_NOUN: Readonly<Record<string, TextChoice>> = wordTable({
  ...all(CLINICAL, prose('clinical_note')),
  ...all('booking reservation guest stay passenger flight hotel room table_reservation', prose('booking_note', 2)),
  ...all('delivery shipment shipping parcel courier dispatch address route stop consignment', prose('delivery_note', 2)),
  ...all('claim damage accident loss', prose('claim_description', 2)),
  ...all('maintenance repair machine vehicle workorder equipment asset device service car technician', prose('maintenance_note', 2)),
  ...all('inspection audit quality check meter reading defect', prose('inspection_note', 2)),
  ...all('student pupil grade exam lesson school class course enrollment teacher mark assessment evaluation', prose('school_remark', 2)),
  ...all('employee staff payroll leave absence position contract employment shift candidate vacation', prose('hr_note', 2)),
  ...all('call lead opportunity contact deal prospect meeting activity interaction client', prose('call_note', 2)),
  ...all('ticket issue support case incident complaint request', prose('support_note', 2)),
  ...all('payment invoice transaction bill refund expense bank account loan receipt', prose('payment_note', 2)),
  ...all('order purchase sale cart quote line', prose('order_note', 2)),
  ...all('property apartment listing house', prose('property_description', 2)),
  comment: from('comment'),
  post: from('comment'),
  review: from('review_body'),
  product: from('review_body'),
  person: prose('call_note', 2),
  company: prose('call_note', 2),
});

export const PLAIN_NOTE: TextChoice = prose('plain_note', 2);
export const PLAIN_DESCRIPTION: TextChoice = prose('plain_description', 2);
