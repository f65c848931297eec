export const API_PARTS = ['cpu', 'latency', 'run', 'start', 'memory'] as const;

export type ApiPart = (typeof API_PARTS)[number];

/** Throws with a sentence for unknown words. */
export function readApiWords(words: readonly string[]): readonly ApiPart[] {
  const parts: ApiPart[] = [];
  for (let at = 0; at < words.length; at += 2) {
    const part = API_PARTS.find((name) => name === words[at + 1]);
    if (words[at] !== '--only' || part === undefined)
      throw new Error(`api takes --only with one of ${API_PARTS.join(', ')}, as often as you like.`);
    parts.push(part);
  }
  return parts.length === 0 ? API_PARTS : parts;
}
