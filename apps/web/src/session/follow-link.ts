/**
 * Links that the service prints and mails keep their token behind `#`, where no server's log has it: `/#/setup?token=…`. The
 * page for it has an address of its own; the token stays behind the sign.
 */
export function followLink(): void {
  const found = /^#\/(setup|invitation|verify)\?(.*)$/.exec(location.hash);
  if (found === null) return;
  const [, place = '', query = ''] = found;
  history.replaceState(null, '', `/${place}#${query}`);
}

/** The token of the link that led here. */
export const readLinkToken = (): string => new URLSearchParams(location.hash.slice(1)).get('token') ?? '';

/** Where single sign-on comes back to: `back` is the page that was wanted. */
export const signOnAddress = (back: string): string =>
  `/api/auth/oidc/start?return_to=${encodeURIComponent(`/sign-in?sso=true&back=${encodeURIComponent(back)}`)}`;

export const hasSignedInElsewhere = (): boolean => new URLSearchParams(location.search).has('sso');
