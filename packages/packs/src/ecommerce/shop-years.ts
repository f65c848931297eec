/** Three years of a shop that grows: customers and orders come in the order of their numbers, by one calendar. */
export const SHOP_YEARS = { min: '-1095 days', max: '-1 hours', calendar: 'shop', rise: true } as const;
