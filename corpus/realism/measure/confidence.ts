import type { WovenSchema } from '../woven-schema.ts';

export type Confidence = {
  readonly understood: number;
  readonly likely: number;
  readonly guessed: number;
  /** Guessed columns, by what fills them. */
  readonly guesses: Readonly<Record<string, number>>;
};

/** The plan's confidence: at least 0.7, at least 0.4, less. */
export function confidence({ plan }: Pick<WovenSchema, 'plan'>): Confidence {
  const columns = plan.tables.flatMap(({ columns: all }) => all);
  const guessed = columns.filter(({ confidence: sure }) => sure < 0.4);
  const guesses: Record<string, number> = {};
  for (const { source } of guessed) {
    const name = source.kind === 'generator' ? source.generator : source.kind;
    guesses[name] = (guesses[name] ?? 0) + 1;
  }
  return {
    understood: columns.filter(({ confidence: sure }) => sure >= 0.7).length,
    likely: columns.filter(({ confidence: sure }) => sure >= 0.4 && sure < 0.7).length,
    guessed: guessed.length,
    guesses,
  };
}
