import type { Session } from '@rowloom/databases';
import { DIALECTS } from '@rowloom/engine';
import { dialectOf } from '../dialects/dialect-of.ts';
import type { LedgerKind, LedgerPlace, LedgerTable } from './ledger-place.ts';

export function placeLedger(session: Pick<Session, 'dialect'>, kind: LedgerKind, scope: string): LedgerPlace {
  const { ledger, statements } = dialectOf(session);
  const quote = DIALECTS[session.dialect].quoteName;
  const named = (table: LedgerTable): string => {
    if (kind === 'own') return `${quote('rowloom')}.${quote(table)}`;
    const name = quote(`rowloom_${table}`);
    return kind === 'temporary' ? statements.temporary(name) : name;
  };
  return {
    kind,
    runs: named('runs'),
    attempts: named('attempts'),
    chunks: named('chunks'),
    claims: named('claims'),
    restores: named('restores'),
    keys: named('keys'),
    scope,
    now: ledger.now,
  };
}
