import {
  type Endpoint,
  type EndpointId,
  ENDPOINTS,
  MATRIX_CALLERS,
  MATRIX_CREDENTIALS,
  type MatrixLine,
  roleMatrix,
} from '@rowloom/contract';
import { beforeAll, expect, test } from 'vitest';
import { type Answered, type Bearer, failureOf, onSomeStore } from '../service.fixture.ts';
import { LAST, RECIPES } from './recipes.fixture.ts';
import { setStage, type Stage } from './stage.fixture.ts';

/** The answers to refused callers; all others are for allowed ones. */
const REFUSALS = new Set([
  'invalid_token',
  'session_required',
  'insufficient_role',
  'not_found',
  'tier_required',
  'organization_suspended',
]);

const IDS = Object.keys(ENDPOINTS) as EndpointId[];
const ordered = [...IDS.filter((id) => !LAST.includes(id)), ...LAST];

test('every endpoint can be called', () => {
  expect(Object.keys(RECIPES).toSorted()).toEqual(IDS.toSorted());
});

onSomeStore('Role matrix', (service) => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await setStage(service);
  });

  test.each(ordered)('%s answers every caller, with either credential, as its declaration says', async (id) => {
    const endpoint: Endpoint = ENDPOINTS[id];
    const lines = roleMatrix([endpoint]);
    expect(lines).toHaveLength(MATRIX_CALLERS.length * MATRIX_CREDENTIALS.length);
    // Endpoints that consume their resource are called one after another.
    const isSpending = RECIPES[id].fresh !== undefined || RECIPES[id].as !== undefined || LAST.includes(id);
    const [atOnce, inTurn] = isSpending ? split(lines, ({ outcome }) => outcome !== 'allowed') : [lines, []];
    const outcomes = await Promise.all(atOnce.map(async (line) => [line, await tryShared(id, line)] as const));
    for (const line of inTurn) outcomes.push([line, await tryFresh(id, line)]);
    const wrong = outcomes.flatMap(([line, answered]) => {
      const expected = RECIPES[id].further?.(line.caller) ?? line.outcome;
      const actual = outcomeOf(answered);
      return (line.outcome === 'allowed' ? expected : line.outcome) === actual
        ? []
        : [
            `${line.caller} by ${line.credential}: expected ${expected}, answered ${answered.status} ${answered.text.slice(0, 300)}`,
          ];
    });
    expect(wrong).toEqual([]);
  });

  const bearerOf = ({ caller, credential }: MatrixLine): Bearer | undefined => {
    if (caller === 'anonymous') return undefined;
    const actor = stage.actors[caller];
    return credential === 'key' ? actor.key : actor;
  };

  const tryShared = (id: EndpointId, line: MatrixLine): Promise<Answered> =>
    service.call(id, bearerOf(line), RECIPES[id].shared(stage));

  async function tryFresh(id: EndpointId, line: MatrixLine): Promise<Answered> {
    const { as, fresh, shared } = RECIPES[id];
    const own = bearerOf(line);
    const who = own === undefined || as === undefined ? own : await as(stage, line.caller);
    return service.call(
      id,
      who,
      who === undefined || fresh === undefined ? shared(stage) : await fresh(stage, who, line.caller),
    );
  }
});

const split = <T>(items: readonly T[], isFirst: (item: T) => boolean): readonly [readonly T[], readonly T[]] => [
  items.filter((item) => isFirst(item)),
  items.filter((item) => !isFirst(item)),
];

/** `allowed` for any answer that is not a refusal: a state or the request itself may still be in the way. */
function outcomeOf(answered: Answered): string {
  if (answered.status < 400) return 'allowed';
  const { error } = failureOf(answered);
  return REFUSALS.has(error) || answered.status >= 500 ? error : 'allowed';
}
