/** Languages in which names of schemas are read. */
export type Language = 'en' | Foreign;
export type Foreign = 'de' | 'fr' | 'es' | 'pt' | 'it' | 'nl';

export const FOREIGN: readonly Foreign[] = ['de', 'fr', 'es', 'pt', 'it', 'nl'];

/** In these what a name is about comes first: `date_naissance`, `fecha_alta`. */
export const HEAD_FIRST: ReadonlySet<Language> = new Set(['fr', 'es', 'pt', 'it']);
