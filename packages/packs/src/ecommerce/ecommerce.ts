import type { Pack } from '../pack.ts';
import { categories, productCategories, products, suppliers } from './catalogue.ts';
import { addresses, carts, customers } from './customers.ts';
import { paymentAttempts, payments, refunds, reviews, shipments } from './fulfilment.ts';
import { coupons, orderItems, orders, shippingMethods } from './orders.ts';
import { rules } from './rules.ts';
import { cartItems, inventory, prices, productVariants } from './stock.ts';
import { truths } from './truths.ts';

export const ecommerce: Pack = {
  id: 'ecommerce',
  name: 'E-commerce',
  description: 'A shop: catalogue, stock and prices, carts, orders, payments, refunds, shipments and reviews.',
  schema: {
    version: 1,
    dialect: 'postgresql',
    name: 'ecommerce',
    enums: [
      { name: 'customer_status', values: ['active', 'blocked', 'closed'] },
      { name: 'address_kind', values: ['home', 'work', 'pickup'] },
      { name: 'cart_status', values: ['open', 'abandoned'] },
      { name: 'product_status', values: ['active', 'discontinued'] },
      { name: 'price_list', values: ['retail', 'wholesale'] },
      { name: 'order_status', values: ['pending', 'paid', 'shipped', 'delivered', 'cancelled', 'refunded'] },
      { name: 'payment_method', values: ['card', 'bank_transfer', 'wallet', 'invoice'] },
      { name: 'payment_status', values: ['captured', 'partially_refunded', 'refunded'] },
      { name: 'refund_reason', values: ['damaged', 'wrong_item', 'late', 'changed_mind', 'other'] },
      { name: 'carrier', values: ['parcel_post', 'city_courier', 'freight', 'pickup_point'] },
      { name: 'shipment_status', values: ['in_transit', 'delivered'] },
    ],
    domains: [],
    tables: [
      customers,
      addresses,
      suppliers,
      categories,
      products,
      productCategories,
      productVariants,
      prices,
      inventory,
      carts,
      cartItems,
      shippingMethods,
      coupons,
      orders,
      orderItems,
      payments,
      paymentAttempts,
      refunds,
      shipments,
      reviews,
    ],
  },
  rules,
  truths,
};
