/** Three years of a growing shop: customers and orders are in the order of their numbers, by one calendar. */
export const SHOP_YEARS = { min: '-1095 days', max: '-1 hours', calendar: 'shop', rise: true } as const;
