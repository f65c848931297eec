import { blog } from './blog/blog.ts';
import { ecommerce } from './ecommerce/ecommerce.ts';
import type { Pack } from './pack.ts';
import { saas } from './saas/saas.ts';

export type { Pack, PackId, Truth } from './pack.ts';

export const PACKS: readonly Pack[] = [ecommerce, saas, blog];

export function findPack(id: string): Pack | undefined {
  return PACKS.find((pack) => pack.id === id);
}
