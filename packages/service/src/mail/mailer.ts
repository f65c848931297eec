export type Mail = { readonly to: string; readonly subject: string; readonly text: string };

/** `refused`: for good, and another try would be refused likewise; `failed`: another may go better. */
export type MailOutcome = 'sent' | 'refused' | 'failed';

export type Mailer = {
  /** Never throws: why a mail was not sent is in the log, without the address. */
  readonly send: (mail: Mail) => Promise<MailOutcome>;
  /** Why no mail could be sent now, in a sentence; undefined where the server lets us in. */
  readonly check: () => Promise<string | undefined>;
  /** Mails of this process since its start. */
  readonly counts: () => Readonly<Record<MailOutcome, number>>;
  readonly close: () => void;
};
