import type { HomeCountry } from '../../base/locale/home-country.ts';

export type PhoneFormat = 'international' | 'national' | 'e164';

/** A place's national telephone pattern in the requested format. */
export function formatPhone(pattern: string, format: PhoneFormat, country: HomeCountry): string {
  if (format === 'national') return pattern;
  const bare = pattern
    .replace(/[()]/g, '')
    .replace(/[\s-]+/g, ' ')
    .trim();
  const national = country.drops_trunk_zero && bare.startsWith('0') ? bare.slice(1) : bare;
  return format === 'e164'
    ? country.calling_code + national.replaceAll(' ', '')
    : `${country.calling_code} ${national}`;
}
