import type { PreviewRow } from '@rowloom/engine';
import { textOf } from '../judge/text-of.ts';
import { explained, lateNovember, nightShare, rankCorrelation, retention } from './figures.ts';
import { AS_OF, type PackRows, weavePack } from './weave-pack.ts';

export type PackFigure = {
  readonly pack: string;
  readonly what: string;
  readonly value: number;
  readonly wanted?: string;
};

const asOf = Date.parse(AS_OF);

const timesOf = (rows: readonly PreviewRow[], column: string): readonly number[] =>
  rows.flatMap((row) => (row[column] === null ? [] : [Date.parse(textOf(row[column]))]));

/** Whether later keys are later: by the key's own order, be it a number or a UUID. */
function risesWith(rows: readonly PreviewRow[], column: string): number {
  const key = (row: PreviewRow): string => textOf(row['id']).padStart(40, '0');
  const whole = rows
    .toSorted((a, b) => (key(a) < key(b) ? -1 : 1))
    .map((row, at) => ({ at, moment: Date.parse(textOf(row[column])) }))
    .filter(({ moment }) => !Number.isNaN(moment));
  return rankCorrelation(
    whole.map(({ at }) => at),
    whole.map(({ moment }) => moment),
  );
}

function visitsOf(rows: readonly PreviewRow[], who: string, when: string): ReadonlyMap<string, readonly number[]> {
  const groups = Map.groupBy(rows, (row) => textOf(row[who]));
  return new Map([...groups].map(([key, own]) => [key, timesOf(own, when)]));
}

/** Products by kind: the last word of their name, and their primary category. */
function priceCases(rows: PackRows): { readonly byKind: number; readonly byCategory: number } {
  const category = new Map(
    rows('product_categories').flatMap((row) =>
      row['is_primary'] === true ? [[textOf(row['product_id']), textOf(row['category_id'])] as const] : [],
    ),
  );
  const products = rows('products').map((row) => ({
    kind: textOf(row['name']).split(' ').at(-1) ?? '',
    category: category.get(textOf(row['id'])) ?? '',
    value: Math.log(Number(row['base_price'])),
  }));
  return {
    byKind: explained(products.map(({ kind, value }) => ({ group: kind, value }))),
    byCategory: explained(products.map(({ category: group, value }) => ({ group, value }))),
  };
}

/** The share of the products in the category that most of their kind have. */
function kindsApart(rows: PackRows): number {
  const names = new Map(rows('categories').map((row) => [textOf(row['id']), textOf(row['name'])]));
  const primary = new Map(
    rows('product_categories').flatMap((row) =>
      row['is_primary'] === true
        ? [[textOf(row['product_id']), names.get(textOf(row['category_id'])) ?? ''] as const]
        : [],
    ),
  );
  const kinds = Map.groupBy(rows('products'), (row) => textOf(row['name']).split(' ').slice(-2).join(' '));
  const most = [...kinds.values()].map((own) => {
    const counts = Map.groupBy(own, (row) => primary.get(textOf(row['id'])));
    return Math.max(...[...counts.values()].map((list) => list.length));
  });
  return most.reduce((sum, count) => sum + count, 0) / rows('products').length;
}

async function shop(seed: number): Promise<readonly PackFigure[]> {
  const rows = await weavePack('ecommerce', { orders: 12_000, customers: 4_000, products: 2_000 }, seed);
  const placed = timesOf(rows('orders'), 'placed_at');
  const stars = rows('reviews').map((row) => Number(row['rating']));
  const { byKind, byCategory } = priceCases(rows);
  const figure = (what: string, value: number, wanted: string): PackFigure => ({
    pack: 'ecommerce',
    what,
    value,
    wanted,
  });
  return [
    figure('orders between 0 and 6 o’clock', nightShare(placed), '≤ 0.08'),
    figure('late November against the month before', lateNovember(placed, asOf), '≥ 1.8'),
    figure('rank correlation of key and time, orders', risesWith(rows('orders'), 'placed_at'), '≥ 0.99'),
    figure('rank correlation of key and time, customers', risesWith(rows('customers'), 'created_at'), '≥ 0.99'),
    figure(
      'customers in month 12 against month 1',
      retention(visitsOf(rows('orders'), 'customer_id', 'placed_at'), asOf),
      '≤ 0.5',
    ),
    figure('variance of log price explained by the kind of product', byKind, '≥ 0.5'),
    figure('variance of log price explained by the category', byCategory, '≥ 0.4'),
    figure('products of one kind in their most frequent category', kindsApart(rows), '≥ 0.95'),
    figure('reviews with one star', stars.filter((one) => one === 1).length / stars.length, '0.05–0.12'),
    figure('reviews with five stars', stars.filter((one) => one === 5).length / stars.length, '0.45–0.7'),
  ];
}

/** Tables of other packs whose rows are events of people. */
const EVENTS = [
  { pack: 'saas', table: 'organizations', when: 'created_at' },
  { pack: 'saas', table: 'tickets', when: 'created_at', who: 'organization_id' },
  { pack: 'saas', table: 'usage_events', when: 'occurred_at', who: 'organization_id' },
  { pack: 'blog', table: 'posts', when: 'created_at' },
  { pack: 'blog', table: 'subscribers', when: 'created_at' },
  { pack: 'blog', table: 'comments', when: 'created_at' },
] as const;

async function events(seed: number): Promise<readonly PackFigure[]> {
  const packs = {
    saas: await weavePack('saas', { organizations: 300, tickets: 6_000, usage_events: 12_000 }, seed),
    blog: await weavePack('blog', { posts: 1_500, subscribers: 3_000, comments: 6_000 }, seed),
  };
  return [
    ...service(packs.saas),
    ...EVENTS.flatMap((event): readonly PackFigure[] => {
      const { pack, table, when } = event;
      const rows = packs[pack](table);
      const about = (what: string, value: number, wanted?: string): PackFigure =>
        wanted === undefined ? { pack, what, value } : { pack, what, value, wanted };
      return [
        about(`${table} between 0 and 6 o’clock`, nightShare(timesOf(rows, when))),
        about(`rank correlation of key and time, ${table}`, risesWith(rows, when), '≥ 0.99'),
        ...('who' in event
          ? [
              about(
                `${event.who} in month 12 against month 1, ${table}`,
                retention(visitsOf(rows, event.who, when), asOf),
              ),
            ]
          : []),
      ];
    }),
  ];
}

/** What a service knows of its users: who was invited, how long requesters wait. */
function service(rows: PackRows): readonly PackFigure[] {
  const emails = new Set(rows('users').map((row) => textOf(row['email']).toLowerCase()));
  const accepted = rows('invitations').filter((row) => row['status'] === 'accepted');
  const known = accepted.filter((row) => emails.has(textOf(row['email']).toLowerCase())).length;
  const wait = (priority: string): number => {
    const hours = rows('tickets').flatMap((row) =>
      row['priority'] === priority && row['first_response_at'] !== null
        ? [(Date.parse(textOf(row['first_response_at'])) - Date.parse(textOf(row['created_at']))) / 3_600_000]
        : [],
    );
    return hours.toSorted((a, b) => a - b)[Math.floor(hours.length / 2)] ?? 0;
  };
  return [
    { pack: 'saas', what: 'accepted invitations with their user', value: known / accepted.length, wanted: '= 1' },
    { pack: 'saas', what: 'invitations that were accepted', value: accepted.length / rows('invitations').length },
    {
      pack: 'saas',
      what: 'median hours to the first answer, urgent against low',
      value: wait('urgent') / wait('low'),
      wanted: '≤ 0.2',
    },
  ];
}

/** What an analyst sees at the first chart, in the packs. */
export const measurePacks = async (seed: number): Promise<readonly PackFigure[]> => [
  ...(await shop(seed)),
  ...(await events(seed)),
];

export const printPacks = (figures: readonly PackFigure[]): string =>
  figures
    .map(
      ({ pack, what, value, wanted }) =>
        `${pack}: ${what}: ${value.toFixed(2)}${wanted === undefined ? '' : ` (${wanted})`}`,
    )
    .join('\n');
