import { expect, test } from 'vitest';
import { type ListPage, renewHead, renewPart } from './renew-pages.ts';

type Item = { readonly id: string; readonly state?: string };

const page = (ids: string, cursor: string | null, state?: string): ListPage<Item> => ({
  items: [...ids].map((id) => ({ id, ...(state === undefined ? {} : { state }) })),
  next_cursor: cursor,
});
const idsOf = (pages: readonly ListPage<Item>[] | undefined) =>
  pages?.map(({ items }) => items.map(({ id }) => id).join(''));

const pages = [page('abc', 'c'), page('def', 'f'), page('ghi', 'i')];

test('new items come first, and the pages below stay as they are', () => {
  const renewed = renewHead(pages, page('zya', 'a', 'new'));
  expect(idsOf(renewed)).toEqual(['zyabc', 'def', 'ghi']);
  expect(renewed?.[0]?.items[2]).toEqual({ id: 'a', state: 'new' });
  expect(renewed?.at(-1)?.next_cursor).toBe('i');
});

test('items that left the first page disappear, even if the next page has moved up', () => {
  expect(idsOf(renewHead(pages, page('acd', 'd')))).toEqual(['ac', 'def', 'ghi']);
});

test('a list that has shrunk to one page is that page', () => {
  expect(idsOf(renewHead(pages, page('b', null)))).toEqual(['b']);
  expect(idsOf(renewHead([page('abc', 'c')], page('zab', 'b')))).toEqual(['zab']);
});

test('more new items than a page holds leave a gap, which is reported', () => {
  expect(renewHead(pages, page('zyx', 'x'))).toBeUndefined();
  expect(renewHead(pages, page('', 'x'))).toBeUndefined();
});

test('a changed part further down is updated, and loses missing items', () => {
  const renewed = renewPart(pages, page('dfg', 'g', 'new'));
  expect(idsOf(renewed)).toEqual(['ab', 'cdf', 'ghi']);
  expect(renewed.flatMap(({ items }) => items).filter(({ state }) => state === 'new')).toHaveLength(3);
});

test('a part about nothing that is shown changes nothing', () => {
  expect(renewPart(pages, page('xyz', 'z'))).toBe(pages);
  expect(idsOf(renewPart(pages, page('xi', null)))).toEqual(['abc', 'def', 'ghi']);
});

test('items without an identity match nothing', () => {
  const nameless = [
    { items: [{}, {}], next_cursor: 'a' },
    { items: [{}], next_cursor: null },
  ];
  expect(renewHead(nameless, { items: [{}], next_cursor: 'a' })).toBeUndefined();
});
