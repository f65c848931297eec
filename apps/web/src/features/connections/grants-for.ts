import type { ConnectionKind } from '@rowloom/contract';
import { DIALECTS } from '@rowloom/engine';

/** The statements that let the account of an address do what runs need, with the names in it as far as it is typed. */
export function grantsFor(kind: ConnectionKind, url: string): string | undefined {
  if (!(kind in DIALECTS)) return undefined;
  const address = URL.canParse(url) ? new URL(url) : undefined;
  const schemas = (address?.searchParams.get('schemas') ?? address?.searchParams.get('schema') ?? '')
    .split(',')
    .filter((name) => name !== '');
  const statements = DIALECTS[kind as keyof typeof DIALECTS].grants({
    database: decode(address?.pathname.slice(1) ?? '') || 'app',
    user: decode(address?.username ?? '') || 'rowloom',
    schemas: schemas.length === 0 ? ['public'] : schemas,
  });
  return statements.length === 0 ? undefined : statements.join('\n');
}

/** As it stands where a percent sign was meant as one. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
