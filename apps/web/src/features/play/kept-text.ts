const name = (what: string): string => `rowloom.play.${what}`;

/** What was typed in this tab, also after a reload. */
export function readKept(what: 'sql' | 'rules' | 'rules-text'): string | undefined {
  try {
    return sessionStorage.getItem(name(what)) ?? undefined;
  } catch {
    return undefined;
  }
}

export function keep(what: 'sql' | 'rules' | 'rules-text', text: string): void {
  try {
    sessionStorage.setItem(name(what), text);
  } catch {
    // A browser that keeps nothing, or not as much, has it until the page is closed.
  }
}
