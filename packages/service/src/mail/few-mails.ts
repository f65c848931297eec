export type FewMails = {
  /** Whether one more may be sent for this key; if so, it counts. */
  readonly take: (key: string) => boolean;
};

const HOUR = 3_600_000;
const MAX_KEYS = 20_000;

/** The number of mails per hour and key, so that the service fills nobody's mailbox. Counted per process. */
export function makeFewMails({
  most,
  now = () => performance.now(),
}: {
  readonly most: number;
  readonly now?: () => number;
}): FewMails {
  const sent = new Map<string, readonly number[]>();
  return {
    take(key) {
      const at = now();
      const recent = (sent.get(key) ?? []).filter((time) => time > at - HOUR);
      if (recent.length >= most) return false;
      if (sent.size >= MAX_KEYS) forgetOldest(sent, at);
      // Deleted first: the map's order is that of the last mails.
      sent.delete(key);
      sent.set(key, [...recent, at]);
      return true;
    },
  };
}

function forgetOldest(sent: Map<string, readonly number[]>, at: number): void {
  for (const [key, times] of sent) {
    if (sent.size < MAX_KEYS * 0.9 && (times.at(-1) ?? 0) > at - HOUR) return;
    sent.delete(key);
  }
}
