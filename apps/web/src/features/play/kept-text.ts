const name = (what: string): string => `rowloom.play.${what}`;

/** Characters that are written at once: the page stands still for as long as it takes. */
const PIECE = 250_000;
const COUNT = 'pieces';

type What = 'sql' | 'rules' | 'rules-text';

/** What was typed in this tab, also after a reload. */
export function readKept(what: What): string | undefined {
  try {
    const count = sessionStorage.getItem(name(`${what}.${COUNT}`));
    if (count === null) return sessionStorage.getItem(name(what)) ?? undefined;
    return Array.from({ length: Number(count) }, (_, at) => sessionStorage.getItem(name(`${what}.${at}`)) ?? '').join(
      '',
    );
  } catch {
    return undefined;
  }
}

/** Texts of which another one has been kept since are not written to their end. */
const newest = new Map<What, object>();

/** Keeps a text; a long one piece by piece, and as a whole only once all of it is there. */
export function keep(what: What, text: string): void {
  const mine = {};
  newest.set(what, mine);
  forget(what);
  if (text.length <= PIECE) return void write(what, name(what), text);
  const pieces = Math.ceil(text.length / PIECE);
  const go = (at: number): void => {
    if (newest.get(what) !== mine) return;
    if (at === pieces) return void write(what, name(`${what}.${COUNT}`), String(pieces));
    if (write(what, name(`${what}.${at}`), text.slice(at * PIECE, (at + 1) * PIECE))) setTimeout(() => go(at + 1));
  };
  go(0);
}

function write(what: What, key: string, text: string): boolean {
  try {
    sessionStorage.setItem(key, text);
    return true;
  } catch {
    // A browser that keeps nothing, or not as much, has it until the page is closed; half of it would be of no use.
    forget(what);
    return false;
  }
}

function forget(what: What): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key === name(what) || key.startsWith(name(`${what}.`))) sessionStorage.removeItem(key);
  } catch {
    // There is nothing to forget.
  }
}
