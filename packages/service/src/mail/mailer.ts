export type Mail = { readonly to: string; readonly subject: string; readonly text: string };

export type Mailer = {
  /** Whether the server took it; why not is in the log. */
  readonly send: (mail: Mail) => Promise<boolean>;
};
