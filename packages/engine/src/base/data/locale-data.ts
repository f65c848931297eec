/**
 * Everything the engine says in one language. Every field is a list joined by newlines (see `splitList`); a line of several
 * columns separates them by tabs. No line holds a double quote or a backslash, so a list can be quoted by any encoder.
 */
export type LocaleData = LocaleNames & LocaleTerms & LocaleText & LocaleTickets & LocaleDesk;

/** Built by scripts/build-dictionaries.ts, never by hand. */
export type LocaleNames = {
  /** Given names of women. Japanese: `name⇥romanised`. */
  readonly given_female: string;
  /** Given names of men. Japanese: `name⇥romanised`. */
  readonly given_male: string;
  /** Family names. Japanese: `name⇥romanised`. */
  readonly family: string;
  /** Whole street names without a house number. */
  readonly street: string;
};

export type LocaleTerms = {
  /** One line: how a full name is put together, slots {given} and {family}. */
  readonly full_name: string;
  readonly honorific_female: string;
  readonly honorific_male: string;
  /** House numbers as patterns; `#` is a digit, and the first of a run of them is never 0. */
  readonly house_number: string;
  /** Second address lines as patterns; `#` is a digit from 1 to 9. */
  readonly address_unit: string;
  /** One line: slots {street} and {house_number}. */
  readonly street_line: string;
  /** Company names as patterns: slots {family}, {other_family}, {field}, {suffix}. */
  readonly company_pattern: string;
  /** Legal forms. */
  readonly company_suffix: string;
  /** What companies do, as a part of their name. */
  readonly company_field: string;
  readonly job_title: string;
  /** Departments of a company. */
  readonly department: string;
  /** Names of shop categories; line i names PRODUCT_CATEGORIES[i]. */
  readonly category: string;
  /** One line: slots {adjective}, {material} and {noun}, for nouns made of something. */
  readonly product_pattern: string;
  /** One line: slots {adjective} and {noun}, for nouns whose material nobody names. */
  readonly product_plain_pattern: string;
  /** Adjectives. With genders one form per column: masculine, feminine, and in German neuter. */
  readonly product_adjective: string;
  /** Materials as they stand in `product_pattern`; line i names PRODUCT_MATERIALS[i]. */
  readonly product_material: string;
  /** Things to buy; line i names PRODUCT_KINDS[i]. With genders: `noun⇥m|f|n`. */
  readonly product_noun: string;
  /** `name⇥#rrggbb`. */
  readonly color: string;
  /** Everyday nouns and adjectives for tags, labels and filler. */
  readonly word: string;
};

export type LocaleTickets = {
  /** Matters of requests for help: `subject⇥opening of the body`, each a grammar of its own (see `expandLine`). */
  readonly ticket_topic: string;
  /** What may follow in the body whatever the matter. */
  readonly ticket_sentence: string;
};

/** What a language's grammar adds: its requests for help, and further lines of some lists of text. */
export type LocaleGrammar = LocaleTickets & Partial<LocaleText> & { readonly openers: LocaleOpeners };

/** What may stand before any sentence of a kind, separated by `|`; one of them is empty. */
export type LocaleOpeners = Readonly<
  Record<'review' | 'comment' | 'note' | 'post_sentence' | 'ticket_subject' | 'ticket_body', string>
>;

/** Sentences and short phrases, by what they are for; a line may be a grammar (see `expandLine`). */
export type LocaleText = {
  readonly review_good: string;
  readonly review_medium: string;
  readonly review_bad: string;
  readonly review_title_good: string;
  readonly review_title_medium: string;
  readonly review_title_bad: string;
  /** Titles as patterns: slots {topic} and {number} (3 to 12). The first letter is to be upper-cased once filled. */
  readonly post_title: string;
  /** Fits every slot {topic} of `post_title`; in lower case where the language allows. */
  readonly topic: string;
  readonly post_sentence: string;
  readonly comment: string;
  readonly bio: string;
  readonly search_term: string;
  readonly note: string;
};

/** What people in an office write down; a line of a remark may be a grammar (see `expandLine`). */
export type LocaleDesk = {
  /** Sections of a magazine or a blog. */
  readonly section: string;
  /** What teams of a company work on. */
  readonly project_name: string;
  readonly ticket_label: string;
  /** What is answered to a request for help, and asked again. */
  readonly remark_reply: string;
  /** What customers write below an order. */
  readonly remark_order: string;
  readonly remark_refund: string;
  /** What an author has changed in a text. */
  readonly remark_revision: string;
  /** What is said of a feature that is not there for all yet. */
  readonly remark_flag: string;
  /** What a picture shows. */
  readonly remark_image: string;
};
