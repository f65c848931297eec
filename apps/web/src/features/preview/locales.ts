/** The languages that names and texts come in. */
export const LOCALES = [
  { value: 'en', label: 'English' },
  { value: 'de', label: 'Deutsch' },
  { value: 'fr', label: 'Français' },
  { value: 'es', label: 'Español' },
  { value: 'pt_BR', label: 'Português (Brasil)' },
  { value: 'ja', label: '日本語' },
];
