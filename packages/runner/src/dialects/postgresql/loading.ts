import type { Loading } from '../run-dialect.ts';

export const loading: Loading = {
  relax: undefined,
  hasSequences: true,
  triggersCollide: false,
  moveCounter: async () => {},
  async lockClaims(session, claims) {
    await session.execute(`LOCK TABLE ${claims} IN SHARE ROW EXCLUSIVE MODE`);
  },
  unlockClaims: async () => {},
};
