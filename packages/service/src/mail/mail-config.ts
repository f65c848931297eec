/** The mail server, and the sender's name. */
export type MailConfig = {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte (`smtps:`); otherwise STARTTLS. */
  readonly isSecure: boolean;
  readonly user?: string;
  readonly password?: string;
  /** An address, or a name and an address: `Rowloom <rowloom@example.com>`. */
  readonly from: string;
};

const ADDRESS = /^[^\s@<>"(),:;[\]\\]+@[^\s@<>"(),:;[\]\\]+$/;
const NAMED = /^[^<>"\p{C}]+<([^<>]+)>$/u;

/**
 * Reads the URL and the sender; reports all errors in sentences. No sentence quotes the URL, because it contains a
 * password.
 */
export function readMailConfig(
  url: string,
  from: string,
): { readonly config: MailConfig } | { readonly problems: readonly string[] } {
  const problems: string[] = [];
  if (!ADDRESS.test((NAMED.exec(from)?.[1] ?? from).trim()))
    problems.push(
      `ROWLOOM_MAIL_FROM is ${JSON.stringify(from)}: write an address such as rowloom@example.com, or Rowloom <rowloom@example.com>.`,
    );
  const server = readServer(url);
  if (server === undefined)
    problems.push('ROWLOOM_SMTP_URL must be smtp://USER:PASSWORD@HOST:PORT, or smtps://… for TLS from the first byte.');
  return server === undefined || problems.length > 0 ? { problems } : { config: { ...server, from } };
}

function readServer(url: string): Omit<MailConfig, 'from'> | undefined {
  if (!URL.canParse(url)) return undefined;
  const { protocol, hostname, port, username, password, pathname, search, hash } = new URL(url);
  const isSecure = protocol === 'smtps:';
  const isPlain = (pathname === '' || pathname === '/') && search === '' && hash === '';
  if ((!isSecure && protocol !== 'smtp:') || hostname === '' || !isPlain) return undefined;
  try {
    return {
      host: hostname.replace(/^\[(.*)\]$/, '$1'),
      port: port === '' ? (isSecure ? 465 : 587) : Number(port),
      isSecure,
      ...(username === '' ? {} : { user: decodeURIComponent(username), password: decodeURIComponent(password) }),
    };
  } catch {
    // A character that is not percent-encoded where it must be.
    return undefined;
  }
}
