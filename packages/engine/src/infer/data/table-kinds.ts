/** What a table is about, by the nouns of its name (singular). The last noun of the name that is listed here decides. */
export const TABLE_KINDS: Readonly<Record<string, string>> = {
  person: `person people customer client user member employee staff author contact student teacher patient doctor subscriber guest
    visitor candidate applicant actor artist player coach agent driver passenger owner manager profile reviewer recipient participant
    attendee instructor admin administrator operator worker salesperson buyer seller tenant resident donor volunteer parent child
    beneficiary signer sender assignee creator speaker editor maintainer physician nurse lead prospect identity`,
  company: `company organization vendor supplier manufacturer brand merchant partner shop store business publisher employer agency
    firm shipper carrier bank insurer sponsor institution school university hospital clinic hotel restaurant airline dealer distributor`,
  product: 'product item variant good article merchandise part asset',
  category: 'category subcategory collection',
  department: 'department',
  country: 'country nation',
  region: 'region state province territory county district prefecture',
  city: 'city town municipality',
  address: 'address location place venue site warehouse',
  tag: 'tag label keyword topic hashtag skill interest genre',
  file: 'file attachment media document image photo picture upload video blob download archive',
  post: 'post article page blog news newsitem story wiki thread announcement',
  work: 'film movie book album track song playlist show episode series game course lesson podcast event conference talk',
  comment: 'comment commentary reply answer reaction note remark',
  message: 'message email mail notification sms conversation chat dmail newsletter letter',
  review: 'review rating feedback testimonial',
  ticket: 'ticket issue bug incident request complaint case support',
  task: 'task todo milestone step subtask assignment workorder',
  order: 'order purchase sale cart basket booking reservation rental checkout quote',
  invoice: 'invoice bill receipt statement fee charge credit',
  payment: 'payment transaction refund payout transfer settlement deposit withdrawal charge wallet',
  shipment: 'shipment delivery shipping parcel package fulfillment dispatch return',
  subscription: 'subscription membership license enrollment contract policy',
  plan: 'plan tier price offer discount coupon promotion voucher campaign',
  event: 'log audit event activity history visit view click impression metric usage analytics',
  job: 'job queue worker run execution build batch import export migration process backup deployment pipeline webhook',
  session: 'session login token device key credential invitation invite verification passkey otp',
  team: 'team group squad project workspace channel room board folder',
  role: 'role permission privilege right scope',
  language: 'language locale culture',
  currency: 'currency',
  card: 'card creditcard',
  setting: 'setting config option preference parameter flag feature variable attribute property metadata',
  lookup: 'type status method reason level kind unit measure',
  position: 'position occupation profession vacancy designation',
};

/** Pairs of nouns that mean something else than their last one. */
export const COMPOUND_KINDS: Readonly<Record<string, string>> = { 'email address': 'message', 'mail address': 'message', 'work order': 'task', 'credit card': 'card', 'media asset': 'file' };

/** Nouns that say how a table stores its rows, not what they are about. */
export const FORM_NOUNS: readonly string[] =
  'header detail line entry history archive version record list table data info information map link relation mapping item tbl temp new old backup revision master lookup'.split(' ');
