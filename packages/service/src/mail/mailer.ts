export type Mail = { readonly to: string; readonly subject: string; readonly text: string };

/** `refused`: permanently, a retry would be refused likewise; `failed`: a retry may succeed. */
export type MailOutcome = 'sent' | 'refused' | 'failed';

export type Mailer = {
  /** Never throws: the log says why a mail was not sent, without the address. */
  readonly send: (mail: Mail) => Promise<MailOutcome>;
  /** Why no mail could be sent now, in a sentence; undefined if the server accepts us. */
  readonly check: () => Promise<string | undefined>;
  /** Mails of this process since its start. */
  readonly counts: () => Readonly<Record<MailOutcome, number>>;
  readonly close: () => void;
};
