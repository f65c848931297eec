import type { Truth } from '../pack.ts';

const money: readonly Truth[] = [
  {
    name: 'a line’s total is quantity times unit price less its discount',
    sql: 'SELECT * FROM order_items WHERE round(line_total - (quantity * unit_price - discount), 2) <> 0',
  },
  {
    name: 'an order’s subtotal is the sum of its lines, and its count their number',
    sql: `SELECT o.id FROM orders o LEFT JOIN order_items i ON i.order_id = o.id GROUP BY o.id
      HAVING round(o.subtotal - coalesce(sum(i.line_total), 0), 2) <> 0 OR o.items_count <> count(i.order_id)`,
  },
  {
    name: 'an order’s total is its subtotal less discount plus shipping and tax',
    sql: 'SELECT id FROM orders WHERE round(total - (subtotal - discount + shipping + tax), 2) <> 0',
  },
  {
    name: 'an order’s tax is its rate of the discounted subtotal',
    sql: 'SELECT id FROM orders WHERE abs(tax - (subtotal - discount) * tax_rate) > 0.00501',
  },
  {
    name: 'a discount is what the coupon gives, and without a coupon there is none',
    sql: `SELECT o.id FROM orders o LEFT JOIN coupons c ON c.id = o.coupon_id WHERE abs(o.discount - CASE
      WHEN c.id IS NULL OR o.subtotal < c.minimum_subtotal THEN 0
      WHEN c.percent_off IS NOT NULL THEN o.subtotal * c.percent_off / 100.0
      ELSE min(c.amount_off, o.subtotal / 2) END) > 0.00501`,
  },
  {
    name: 'a coupon is used only while it is valid',
    sql: `SELECT o.id FROM orders o JOIN coupons c ON c.id = o.coupon_id
      WHERE substr(o.placed_at, 1, 10) < c.starts_on OR substr(o.placed_at, 1, 10) > c.ends_on`,
  },
  {
    name: 'shipping costs what the method costs, and nothing from its free limit on',
    sql: `SELECT o.id FROM orders o JOIN shipping_methods m ON m.id = o.shipping_method_id
      WHERE o.shipping <> CASE WHEN o.subtotal - o.discount >= m.free_from - 0.001 THEN 0 ELSE m.fee END`,
  },
  {
    name: 'a parcel travels as its method says',
    sql: `SELECT s.id FROM shipments s JOIN orders o ON o.id = s.order_id JOIN shipping_methods m ON m.id = o.shipping_method_id
      WHERE s.carrier <> CASE m.code WHEN 'express' THEN 'city_courier' WHEN 'pickup' THEN 'pickup_point'
      WHEN 'freight' THEN 'freight' ELSE 'parcel_post' END`,
  },
  {
    name: 'a line’s unit price is its variant’s price',
    sql: `SELECT i.order_id, i.line_no FROM order_items i JOIN product_variants v ON v.id = i.variant_id
      WHERE i.unit_price <> v.price`,
  },
  {
    name: 'a variant’s price stands in the retail price list, and wholesale is cheaper',
    sql: `SELECT v.id FROM product_variants v
      LEFT JOIN prices r ON r.variant_id = v.id AND r.price_list = 'retail'
      LEFT JOIN prices w ON w.variant_id = v.id AND w.price_list = 'wholesale'
      WHERE r.amount IS NOT v.price OR w.amount >= r.amount OR w.amount IS NULL`,
  },
  {
    name: 'a payment is of its order’s total',
    sql: 'SELECT p.id FROM payments p JOIN orders o ON o.id = p.order_id WHERE p.amount <> o.total OR p.currency <> o.currency',
  },
  {
    name: 'refunds never exceed the payment, and the payment says how much was refunded',
    sql: `SELECT p.id FROM payments p LEFT JOIN refunds r ON r.payment_id = p.id GROUP BY p.id
      HAVING round(p.amount_refunded - coalesce(sum(r.amount), 0), 2) <> 0 OR p.amount_refunded > p.amount`,
  },
  {
    name: 'an order is refunded if and only if all of it was',
    sql: `SELECT o.id FROM orders o LEFT JOIN payments p ON p.order_id = o.id
      WHERE (o.status = 'refunded') <> coalesce(p.amount_refunded = p.amount, 0)`,
  },
];

const lifeCycle: readonly Truth[] = [
  {
    name: 'an order’s status agrees with what exists',
    sql: `SELECT o.id FROM orders o LEFT JOIN payments p ON p.order_id = o.id LEFT JOIN shipments s ON s.order_id = o.id
      WHERE o.status <> CASE WHEN p.id IS NULL AND o.cancelled_at IS NULL THEN 'pending' WHEN p.id IS NULL THEN 'cancelled'
        WHEN p.status = 'refunded' THEN 'refunded' WHEN s.delivered_at IS NOT NULL THEN 'delivered'
        WHEN s.id IS NOT NULL THEN 'shipped' ELSE 'paid' END`,
  },
  {
    name: 'an order’s times are those of its payment and shipment',
    sql: `SELECT o.id FROM orders o LEFT JOIN payments p ON p.order_id = o.id LEFT JOIN shipments s ON s.order_id = o.id
      WHERE o.paid_at IS NOT p.captured_at OR o.shipped_at IS NOT s.shipped_at OR o.delivered_at IS NOT s.delivered_at`,
  },
  {
    name: 'nothing ships before it is paid or arrives before it ships',
    sql: `SELECT s.id FROM shipments s JOIN payments p ON p.id = s.payment_id
      WHERE p.captured_at >= s.shipped_at OR s.delivered_at <= s.shipped_at OR p.order_id <> s.order_id`,
  },
  {
    name: 'a parcel arrives within the days that its method promises',
    sql: `SELECT s.id FROM shipments s JOIN orders o ON o.id = s.order_id JOIN shipping_methods m ON m.id = o.shipping_method_id
      WHERE julianday(s.delivered_at) - julianday(s.shipped_at) > m.max_days + 0.0001`,
  },
  {
    name: 'only a card expires or has a code to mistype',
    sql: `SELECT a.payment_id FROM payment_attempts a JOIN payments p ON p.id = a.payment_id
      WHERE p.method <> 'card' AND a.decline_code IN ('expired_card', 'incorrect_cvc', 'do_not_honor')`,
  },
  {
    name: 'what was never paid is pending for 2 days at most',
    sql: `SELECT id FROM orders WHERE status = 'pending' AND placed_at < datetime(:as_of, '-2 days')`,
  },
  {
    name: 'a review comes from who bought the product, after it was delivered',
    sql: `SELECT r.id FROM reviews r JOIN orders o ON o.id = r.order_id
      JOIN order_items i ON i.order_id = r.order_id AND i.line_no = r.line_no
      JOIN product_variants v ON v.id = i.variant_id
      WHERE r.customer_id <> o.customer_id OR r.product_id <> v.product_id
        OR o.delivered_at IS NULL OR r.created_at <= o.delivered_at`,
  },
  {
    name: 'a refund comes after its payment, and after delivery',
    sql: `SELECT r.id FROM refunds r JOIN payments p ON p.id = r.payment_id JOIN orders o ON o.id = p.order_id
      WHERE r.created_at <= p.captured_at OR r.created_at <= o.delivered_at OR r.order_id <> o.id`,
  },
  {
    name: 'the last attempt to charge succeeded, and no other',
    sql: `SELECT p.id FROM payments p LEFT JOIN payment_attempts a ON a.payment_id = p.id GROUP BY p.id
      HAVING p.attempts_count <> count(a.payment_id) OR sum(a.succeeded) <> 1
        OR max(CASE WHEN a.succeeded THEN a.attempt_no END) <> p.attempts_count
        OR max(a.attempted_at) <> p.captured_at`,
  },
  {
    name: 'a cart counts its items, and an open one has not expired',
    sql: `SELECT c.id FROM carts c LEFT JOIN cart_items i ON i.cart_id = c.id GROUP BY c.id
      HAVING c.items_count <> count(i.cart_id) OR (c.status = 'open' AND c.expires_at < :as_of)`,
  },
];

const times: readonly Truth[] = [
  {
    name: 'nothing happens before its parent exists',
    sql: `SELECT 'orders', o.id FROM orders o JOIN customers c ON c.id = o.customer_id WHERE o.placed_at < c.created_at
      UNION ALL SELECT 'carts', k.id FROM carts k JOIN customers c ON c.id = k.customer_id WHERE k.created_at < c.created_at
      UNION ALL SELECT 'addresses', a.id FROM addresses a JOIN customers c ON c.id = a.customer_id WHERE a.created_at < c.created_at
      UNION ALL SELECT 'payments', p.id FROM payments p JOIN orders o ON o.id = p.order_id WHERE p.created_at < o.placed_at
      UNION ALL SELECT 'products', p.id FROM products p JOIN suppliers s ON s.id = p.supplier_id WHERE p.created_at < s.created_at
      UNION ALL SELECT 'variants', v.id FROM product_variants v JOIN products p ON p.id = v.product_id WHERE v.created_at < p.created_at
      UNION ALL SELECT 'categories', c.id FROM categories c JOIN categories p ON p.id = c.parent_id WHERE c.created_at < p.created_at
      UNION ALL SELECT 'cart_items', i.cart_id FROM cart_items i JOIN carts k ON k.id = i.cart_id WHERE i.added_at < k.created_at`,
  },
  {
    name: 'nothing is sold before it is on sale',
    sql: `SELECT i.order_id, i.line_no FROM order_items i JOIN orders o ON o.id = i.order_id
      JOIN product_variants v ON v.id = i.variant_id JOIN products p ON p.id = v.product_id
      WHERE o.placed_at < p.launched_on`,
  },
  {
    name: 'nothing lies after the run’s now, save what is to come by its nature',
    sql: `SELECT 'customers', id FROM customers WHERE max(created_at, updated_at, coalesce(marketing_opt_in_at, created_at)) > :as_of
      UNION ALL SELECT 'addresses', id FROM addresses WHERE created_at > :as_of
      UNION ALL SELECT 'suppliers', id FROM suppliers WHERE created_at > :as_of
      UNION ALL SELECT 'categories', id FROM categories WHERE created_at > :as_of
      UNION ALL SELECT 'products', id FROM products WHERE max(created_at, updated_at, launched_on) > :as_of
      UNION ALL SELECT 'inventory', variant_id FROM inventory WHERE counted_at > :as_of
      UNION ALL SELECT 'carts', id FROM carts WHERE max(created_at, updated_at, coalesce(abandoned_at, created_at)) > :as_of
      UNION ALL SELECT 'orders', id FROM orders WHERE max(placed_at, updated_at, coalesce(cancelled_at, placed_at)) > :as_of
      UNION ALL SELECT 'payments', id FROM payments WHERE captured_at > :as_of
      UNION ALL SELECT 'refunds', id FROM refunds WHERE created_at > :as_of
      UNION ALL SELECT 'shipments', id FROM shipments WHERE coalesce(delivered_at, shipped_at) > :as_of
      UNION ALL SELECT 'reviews', id FROM reviews WHERE created_at > :as_of`,
  },
  {
    name: 'nothing is updated before it is created',
    sql: `SELECT 'customers', id FROM customers WHERE updated_at < created_at
      UNION ALL SELECT 'products', id FROM products WHERE updated_at < created_at
      UNION ALL SELECT 'carts', id FROM carts WHERE updated_at < created_at
      UNION ALL SELECT 'orders', id FROM orders WHERE updated_at < created_at
        OR updated_at < max(placed_at, coalesce(paid_at, placed_at), coalesce(shipped_at, placed_at), coalesce(delivered_at, placed_at))`,
  },
];

const people: readonly Truth[] = [
  {
    name: 'e-mail addresses are unique whatever their case',
    sql: 'SELECT lower(email) FROM customers GROUP BY lower(email) HAVING count(*) > 1',
  },
  {
    name: 'an e-mail address is made of the customer’s names',
    sql: `SELECT id, email FROM customers WHERE given_name || family_name NOT GLOB '*[^A-Za-z]*'
      AND lower(email) NOT LIKE lower(given_name) || '.' || lower(family_name) || '%@%'`,
  },
  {
    name: 'an address is sent to the customer, in the customer’s country',
    sql: `SELECT a.id FROM addresses a JOIN customers c ON c.id = a.customer_id
      WHERE a.recipient <> c.given_name || ' ' || c.family_name OR a.country_code <> c.country_code`,
  },
  {
    name: 'a postal code belongs to one city, and a country has one dialling code',
    sql: `SELECT postal_code FROM addresses GROUP BY postal_code HAVING count(DISTINCT city || '/' || region) > 1
      UNION ALL SELECT country_code FROM addresses GROUP BY country_code
        HAVING count(DISTINCT substr(phone, 1, instr(phone, ' '))) > 1`,
  },
  {
    name: 'an order goes to an address that its own customer had by then',
    sql: `SELECT o.id FROM orders o LEFT JOIN addresses a ON a.id = o.shipping_address_id AND a.customer_id = o.customer_id
      WHERE a.id IS NULL OR a.created_at > o.placed_at`,
  },
  {
    name: 'a customer has one default address',
    sql: 'SELECT customer_id FROM addresses GROUP BY customer_id HAVING sum(is_default) <> 1',
  },
  {
    name: 'a country has one currency',
    sql: 'SELECT country_code FROM customers GROUP BY country_code HAVING count(DISTINCT currency) > 1',
  },
  {
    name: 'orders, payments and prices are in one currency',
    sql: `SELECT count(*) FROM (SELECT currency FROM prices UNION SELECT currency FROM orders UNION SELECT currency FROM payments)
      HAVING count(*) > 1`,
  },
];

const shape: readonly Truth[] = [
  {
    name: 'orders and customers come in the order of their numbers',
    sql: `SELECT 'orders', a.id FROM orders a JOIN orders b ON b.id = a.id + 1 WHERE b.placed_at < a.placed_at
      UNION ALL SELECT 'customers', a.id FROM customers a JOIN customers b ON b.id = a.id + 1 WHERE b.created_at < a.created_at`,
  },
  {
    name: 'few orders come at night',
    sql: `SELECT count(*) FROM orders WHERE substr(placed_at, 12, 2) < '06' HAVING count(*) > 0.08 * (SELECT count(*) FROM orders) + 2`,
  },
  {
    name: 'a tenth of the products sells more than a quarter of the lines',
    sql: `WITH sold AS (SELECT v.product_id, count(*) AS lines FROM order_items i JOIN product_variants v ON v.id = i.variant_id
        GROUP BY v.product_id),
      best AS (SELECT lines FROM sold ORDER BY lines DESC LIMIT (SELECT max(1, count(*) / 10) FROM products))
      SELECT sum(lines) FROM best HAVING sum(lines) <= 0.25 * (SELECT count(*) FROM order_items)`,
  },
  {
    name: 'a fifth of the customers places more than a third of the orders',
    sql: `WITH best AS (SELECT count(*) AS orders FROM orders GROUP BY customer_id ORDER BY 1 DESC
        LIMIT (SELECT count(*) / 5 FROM customers))
      SELECT sum(orders) FROM best HAVING sum(orders) <= (SELECT count(*) FROM orders) / 3.0`,
  },
  {
    name: 'there are customers without orders',
    sql: 'SELECT 1 WHERE NOT EXISTS (SELECT 1 FROM customers c WHERE NOT EXISTS (SELECT 1 FROM orders o WHERE o.customer_id = c.id))',
  },
  {
    name: 'categories are a tree with a root, 5 levels deep at most',
    sql: `WITH RECURSIVE tree (id, level) AS (SELECT id, 1 FROM categories WHERE parent_id IS NULL
        UNION ALL SELECT c.id, level + 1 FROM categories c JOIN tree t ON t.id = c.parent_id)
      SELECT c.id FROM categories c LEFT JOIN tree t ON t.id = c.id WHERE t.id IS NULL OR t.level > 5`,
  },
  {
    name: 'a product counts its variants and has one primary category',
    sql: `SELECT p.id FROM products p
      WHERE p.variants_count <> (SELECT count(*) FROM product_variants v WHERE v.product_id = p.id) OR p.variants_count = 0
        OR (SELECT sum(is_primary) FROM product_categories c WHERE c.product_id = p.id) IS NOT 1`,
  },
  {
    name: 'every variant is in stock once, and no more is reserved than there is',
    sql: `SELECT v.id FROM product_variants v LEFT JOIN inventory i ON i.variant_id = v.id
      WHERE i.variant_id IS NULL OR i.reserved > i.on_hand`,
  },
];

export const truths: readonly Truth[] = [...money, ...lifeCycle, ...times, ...people, ...shape];
