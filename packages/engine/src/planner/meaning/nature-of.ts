import type { Draft, TableDraft } from '../draft/draft.ts';
import { nounOf } from './name-parts.ts';
import { wordTable } from '../../base/text/word-table.ts';

/** How many rows a table has by nature: at most so many, or so many times what its place among the others suggests. */
export type Nature = { readonly most?: number; readonly times?: number };

/** Lists that rows of other tables say something with: they do not grow with the data. */
const LISTS: Readonly<Record<string, number>> = wordTable({
  status: 6,
  state: 50,
  type: 8,
  kind: 8,
  priority: 4,
  level: 6,
  role: 8,
  permission: 40,
  gender: 3,
  category: 24,
  subcategory: 60,
  department: 12,
  division: 8,
  country: 60,
  currency: 20,
  language: 20,
  locale: 12,
  continent: 7,
  region: 16,
  province: 40,
  month: 12,
  weekday: 7,
  quarter: 4,
  unit: 16,
  method: 8,
  reason: 12,
  tier: 5,
  tariff: 10,
  airport: 60,
  color: 20,
  size: 12,
  genre: 25,
  faculty: 10,
  grade: 12,
  semester: 12,
  specialty: 30,
  gateway: 5,
  severity: 5,
  phase: 6,
  stage: 8,
  channel: 8,
  shift: 6,
  degree: 8,
  religion: 8,
  nationality: 60,
  salutation: 5,
});
/** Things of which one organisation has few, beside many of what happens there. */
const FEW: ReadonlySet<string> = new Set(
  `store branch warehouse depot hotel clinic hospital school campus plan airline carrier shipper brand company organization tenant
  workspace supplier vendor manufacturer league team site location facility office plant bank agency restaurant library museum
  theater cinema venue station terminal ward practice studio gym club season course center program greenhouse laboratory farm hall stadium arena port dock yard`.split(
    /\s+/,
  ),
);
/** What is written down again and again. */
const MANY: Readonly<Record<string, number>> = wordTable({
  log: 3,
  event: 2,
  history: 2,
  audit: 2,
  reading: 4,
  measurement: 4,
  metric: 3,
  click: 3,
  view: 2,
  visit: 2,
  movement: 2,
  observation: 2,
});

const STAFF: ReadonlySet<string> = new Set([
  'employee',
  'staff',
  'salesperson',
  'clerk',
  'teacher',
  'doctor',
  'nurse',
  'agent',
]);
const GUESTS: ReadonlySet<string> = new Set(
  'customer client user patient student guest passenger member subscriber'.split(' '),
);

const FEW_TIMES = 0.04;
const STAFF_TIMES = 0.15;
/** A list that no key leads to has a code, a name and little else. */
const MAX_COLUMNS_ALONE = 5;
const MAX_COLUMNS_OF_LIST = 12;

/** What a table's name says about how many rows it has beside others. */
export function natureOf(draft: Draft, target: TableDraft): Nature {
  if (draft.literal.has(target.key)) return {};
  const last = nounOf(draft, target).at(-1) ?? '';
  const most = LISTS[last];
  const { columns } = target.table;
  const isList = isReferred(draft, target) || (target.references.length === 0 && columns.length <= MAX_COLUMNS_ALONE);
  if (most !== undefined && isList && columns.length <= MAX_COLUMNS_OF_LIST) return { most, times: FEW_TIMES };
  if (FEW.has(last) && isReferred(draft, target)) return { times: FEW_TIMES };
  // Those who work there are fewer than those whom they serve.
  if (STAFF.has(last) && hasGuests(draft)) return { times: STAFF_TIMES };
  const times = MANY[last];
  return times === undefined || isReferred(draft, target) ? {} : { times };
}

/** Whether rows of other tables refer to it, and it is not part of another one itself. */
function isReferred(draft: Draft, target: TableDraft): boolean {
  const owner = target.references[target.owning];
  if (owner !== undefined && (owner.unique || owner.cascades)) return false;
  return [...draft.tables.values()].some(
    (other) => other !== target && other.references.some(({ to, absent }) => to === target.key && !absent),
  );
}

const served = new WeakMap<Draft, boolean>();

function hasGuests(draft: Draft): boolean {
  const known =
    served.get(draft) ?? [...draft.tables.values()].some((target) => GUESTS.has(nounOf(draft, target).at(-1) ?? ''));
  served.set(draft, known);
  return known;
}
