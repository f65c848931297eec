import type { WovenSchema } from '../woven-schema.ts';

export type Confidence = {
  readonly understood: number;
  readonly likely: number;
  readonly guessed: number;
  /** Columns that were guessed, by what fills them. */
  readonly guesses: Readonly<Record<string, number>>;
};

/** How much the plan says it has understood: 0.7 and more, 0.4 and more, less. */
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
