/**
 * A program of the installed package that prints what the library costs in a separate process. It counts the processor
 * time of its thread, which other work on the machine affects far less than the clock.
 */
export const LIBRARY_FIGURES = `
import { threadCpuUsage } from 'node:process';

const now = () => {
  const { user, system } = threadCpuUsage();
  return (user + system) / 1000;
};
let before = now();
const figures = [];
const lap = (name, times = 1) => {
  const after = now();
  figures.push(name + ' ' + ((after - before) / times).toFixed(times === 1 ? 0 : 2) + ' ms');
  before = now();
};

const { weave } = await import('rowloom');
await weave('ecommerce');
lap('first weave');
const shop = await weave('ecommerce', { rows: { orders: 10_000 } });
lap('with rows of its own');
const rows = () => {
  if (shop.table('orders').toArray().length !== 10_000) throw new Error('Rows are missing.');
};
rows();
lap('10,000 orders cold');
rows();
lap('warm');
const order = () => shop.one('orders', { status: 'paid' });
for (let at = 0; at < 100; at++) order();
before = now();
for (let at = 0; at < 100; at++) order();
lap('one() warm', 100);
for (let at = 0; at < 700; at++) order();
before = now();
for (let at = 0; at < 100; at++) order();
lap('after 900', 100);
const pair = () => shop.one('orders', { status: 'paid', customer: shop.one('customers', { country_code: 'DE' }) });
for (let at = 0; at < 300; at++) pair();
before = now();
for (let at = 0; at < 100; at++) pair();
lap('a customer and its order', 100);
console.log(figures.join(', '));
`;
