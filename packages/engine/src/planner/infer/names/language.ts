/** Languages in which names of schemas are read. */
export type Language = 'en' | Foreign;
export type Foreign = 'de' | 'fr' | 'es' | 'pt' | 'it' | 'nl' | 'pl';

export const FOREIGN: readonly Foreign[] = ['de', 'fr', 'es', 'pt', 'it', 'nl', 'pl'];
/** Languages of which a single word may stand among those of another; Polish ones are too short, and too like others. */
export const ANYWHERE: readonly Foreign[] = FOREIGN.filter((language) => language !== 'pl');

/** In these what a name is about comes first: `date_naissance`, `fecha_alta`. */
export const HEAD_FIRST: ReadonlySet<Language> = new Set(['fr', 'es', 'pt', 'it', 'pl']);
