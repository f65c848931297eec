import { lazy } from '../../../base/lazy.ts';
import type { Rule } from '../rule.ts';

/** Share of rows that are true. */
export const booleanRules: () => readonly Rule<number>[] = lazy(() => [
  { when: '~active|~enabled|~visible|~published|~public|~valid|~approved|~available|~in stock|~current|~allow|~allowed|~billable|~online|~success|~succeeded|~subscribed|~accepted|~confirmed|~is new product|~searchable|~taxable|~invoiceable|~displayed|~display|~ready|~enable|~salaried|~show|~include|~deliverable|activebool|~resolved|~insured|~complete|~operational|~working|~on time|~passed|~residential|~heated|~licensed|~certified|~tax included|~refundable|~present', give: 0.88 },
  { when: '~verified|~completed|~finished|~processed|~paid|~read|~sent|~delivered|~done|~opt in|~registered|~agreed|~consent|~notified|~seen|~reviewed|~synced|~shipped|~checked|~finalized|~closed|~inserted', give: 0.7 },
  { when: '~deleted|~archived|~disabled|~blocked|~banned|~locked|~suspended|~hidden|~removed|~canceled|~expired|~revoked|~spam|~flagged|~failed|~error|~draft|~pending|~discontinued|~yanked|~void|~voided|~test|~deprecated|~refunded|~duplicate|~internal|~reported|~rejected|~overdue|~broken|~pending deletion|~limited|~core dumped|~proxy|~bot|~no show|~deceased|~dead|~lost|~stolen|~damaged|~blacklisted|~disputed|~fraud|~fraudulent|~escalated|~missed|~absent|~withdrawn|~reversed|~retired|~dormant|~terminated|~defective|~dropped|~waived|~declined|~bankrupt|~obsolete|~abandoned|~recalled|~quarantined|~contaminated|~pregnant|~late|~delayed|~returned|~unsubscribed|~bounced|~churned|~inactive|~exempt|~hazardous|~fragile|~emergency|~wheelchair|~repeated|~repeating', give: 0.06 },
  { when: '~admin|~superuser|~staff|~owner|~featured|~primary|~default|~sticky|~pinned|~premium|~vip|~favorite|~starred|~root|~super|~moderator|~skip|~exclude|~ignore|~force|~optional|~override|~manual|~anonymous|~gift|~sensitive|~urgent|~exclusive|~private|~only|~changed|~system|~readonly|~beta|~custom', give: 0.12 },
  { when: '~two factor|~mfa|~2fa|~newsletter|~marketing|~auto renew|~recurring|~notification|~promotion|~auto|~prorated|~has', give: 0.4 },
  { when: '~not|~never|~without|~no longer', give: 0.1 },
]);
