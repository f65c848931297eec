/** For as long as the tab is open: single sign-on leads away and back, and no address on that way may have the token. */
const NAME = 'rowloom.invitation';

export function keepInvitation(token: string): void {
  try {
    sessionStorage.setItem(NAME, token);
  } catch {
    // A browser that keeps nothing needs the link once more.
  }
}

export function readKeptInvitation(): string {
  try {
    return sessionStorage.getItem(NAME) ?? '';
  } catch {
    return '';
  }
}

export function forgetInvitation(): void {
  try {
    sessionStorage.removeItem(NAME);
  } catch {
    // There was nothing.
  }
}
