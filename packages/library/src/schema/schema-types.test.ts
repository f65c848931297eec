import { expect, expectTypeOf, test } from 'vitest';
import { weave } from '../weave.ts';
import type { Made } from './schema-types.ts';

type Shop = {
  readonly customers: { readonly row: { readonly id: number; readonly country: string }; readonly parents: object };
  readonly orders: {
    readonly row: {
      readonly id: number;
      readonly customer_id: number;
      readonly total: string;
      readonly placed_at: Date;
      readonly status: 'open' | 'paid';
    };
    readonly parents: { readonly customer: 'customers' };
  };
};

const SQL = `create table customers (id int primary key, country text not null);
create table orders (id int primary key, customer_id int not null references customers, total numeric(10,2) not null,
  placed_at timestamptz not null, status text not null check (status in ('open', 'paid')));`;

test('rows, overrides and parents have the types of the schema', async () => {
  const shop = await weave<Shop>(SQL, { rows: 20 });
  expectTypeOf(shop.rows('orders')).toEqualTypeOf<Shop['orders']['row'][]>();
  const order = shop.one('orders', { status: 'paid', total: 12.5, customer: { country: 'DE' } });
  expectTypeOf(order.row.placed_at).toEqualTypeOf<Date>();
  expectTypeOf(order.parents.customer.row.country).toEqualTypeOf<string>();
  const customer = shop.one('customers', { country: 'FR', orders: [{ status: 'open' }] });
  expectTypeOf(customer.children.orders).toEqualTypeOf<readonly Made<Shop, 'orders'>[] | undefined>();
  expect(customer.children.orders?.[0]?.row.status).toBe('open');
  // @ts-expect-error -- orders have no children
  expect(() => shop.one('orders', { customers: 1 })).toThrow(/give overrides of customers/);
  // @ts-expect-error -- no such status
  expect(() => shop.fresh().one('orders', { status: 'lost' })).toThrow(/orders_status_check/);
  // @ts-expect-error -- no such table
  expectTypeOf(() => shop.rows('order')).toBeFunction();
});
