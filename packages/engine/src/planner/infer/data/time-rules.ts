import { lazy } from '../../../base/lazy.ts';
import type { Rule } from '../rule.ts';

/** When in a row's life a moment lies. A later stage may derive from an earlier one, never the reverse. */
export type Stage = 'birth' | 'created' | 'started' | 'step' | 'ended' | 'changed' | 'removed' | 'future' | 'past';

export type TimeAnswer = {
  readonly stage: Stage;
  readonly says: string;
  /** Among steps: paid comes before shipped comes before delivered. */
  readonly rank: number;
  /** Days that lie between this moment and the one before it, at least and at most. */
  readonly days?: readonly [number, number];
  /** Share of NULLs where the column is nullable. */
  readonly nulls: number;
  /** Nothing of the row comes after it. */
  readonly isLast?: true;
  /** When it was to happen, in a row that also says what came of it. */
  readonly isPlan?: true;
  /** It lies before the row's beginning, by so many days. */
  readonly isAhead?: true;
  /** By its name a beginning, and one that another comes before. */
  readonly isEntry?: true;
  /** It comes after the day on which something was due. */
  readonly isAfterDue?: true;
};

const rule = (when: string, stage: Stage, says: string, rank: number, nulls: number, days?: readonly [number, number]): Rule<TimeAnswer> => ({
  when,
  give: days === undefined ? { stage, says, rank, nulls } : { stage, says, rank, nulls, days },
});

export const timeRules: () => readonly Rule<TimeAnswer>[] = lazy(() => [
  rule('~birth|birth date|date birth|date of birth|born|born on|born at', 'birth', 'a date of birth', 0, 0.1),
  { when: '~death|date of death|died|deceased', give: { stage: 'removed', says: 'a date of death', rank: 93, nulls: 0.95, isLast: true } },
  rule('~created|~creation|~create|~inserted|~registered|~registration|~added|~joined|~signup|~sign up|~enrolled|~issued|~issuing|~issue date|~placed|~ordered|order date|~posted|~received|~recorded|~logged|~occurred|~hire|~hired|~opened|invoice date|payment date|transaction date|~requested|~submitted|~enqueued|~purchase date|~purchased|~date added|rental date|~booked|~booking date|~invited|~captured|~taken|~measured|~generated|review date|~member since|~since|entry date|sale date|~reported|~uploaded|~imported|~subscription at|~signed up|visit date|~visited|~granted', 'created', 'the moment of creation', 0, 0),
  { when: '~preview|~presale|~setup|~install|~install begin|~setup begin|~install start|~setup start|~rehearsal', give: { stage: 'step', says: 'a preparation', rank: -1, nulls: 0.2, days: [1, 21], isAhead: true } },
  { when: '~doors open|~door open|~doors|~gate open|~gates open', give: { stage: 'step', says: 'the doors', rank: -1, nulls: 0.1, days: [0, 0], isAhead: true } },
  rule('timestamp|date|time|at|datetime|day|moment|event time|event date|log time|msg time|=when|date time|usage date|report date|period date|quota date|~as of|bucket|month|week|~effective date|currency rate date|~rate change date', 'past', 'a moment', 1, 0),
  rule('start|~started|~start|~begin|~begins|~beginning|from|valid from|effective from|~effective|check in|~check in|departure|~departure|~admitted|~admission|~boarding|~takeoff|~borrowed|~rented|~loaned|~lent|~pickup|~picked up|~enrollment|~entry|~commencement|~clock in|~origination|~scheduled departure|~from date|~departed|~activated|~activation|period start|~launched|~launch|~commenced|~opens|~from|~scheduled start|~enabled at|~available from', 'started', 'a beginning', 10, 0),
  rule('~sown|~sowing|~planted|~planting|~seeded|~transplanted', 'started', 'the sowing', 10, 0),
  rule('~harvested|~harvest|~harvesting', 'ended', 'the harvest', 80, 0.1, [80, 220]),
  rule('~checked in|~arrived for|~admitted at', 'started', 'an arrival', 9, 0),
  rule('~promoted|~promotion date|~reassigned', 'step', 'a step', 20, 0.4, [90, 900]),
  rule('~approved|~approval|~validation|~accepted|~confirmed|~verified|~reviewed|~assigned|~acknowledged|~authorized|~validated|~authenticated|~subscribed|~triggered|~notified|~granted at|~agreed', 'step', 'a step', 8, 0.3, [0, 5]),
  rule('~sent|~performed|~executed|~processed|~processing|~published|~released|~release|~publication|~posted at|~imported at|~synced|~rendered|~indexed|~calculated|~enriched|~run|~checked|~inspection|~attempted|~invoiced|~billed|~finalized|~succeeded|~settled|~promotion time|~settled at', 'step', 'a step', 30, 0.25, [0, 10]),
  rule('~signed|~read|~viewed|~clicked|~replied|~answered|~responded|~seen|~signing', 'step', 'a step', 35, 0.3, [0, 7]),
  rule('~paid|~payment at|~captured at|~charged|~paid date', 'step', 'the payment', 40, 0.2, [0, 14]),
  rule('~packed|~prepared|~picked', 'step', 'the packing', 45, 0.25, [0, 3]),
  rule('~shipped|~dispatched|ship date|~fulfilled|shipping date', 'step', 'the dispatch', 50, 0.2, [1, 7]),
  rule('~delivered|~delivery date|~arrived|arrival|~arrival', 'step', 'the delivery', 60, 0.25, [1, 10]),
  rule('~returned|return date|~refunded|~reimbursed', 'step', 'the return', 70, 0.8, [2, 30]),
  { ...rule('~returned|return date', 'step', 'the return', 70, 0.1, [1, 14]), in: 'order' },
  rule('end|~ended|~end|~finished|~finish|~completed|~completion|~closed|~resolved|~stop|~stopped|~terminated|~termination|check out|~check out|valid to|effective to|~to date|~until|to|~solved|~done|period end|~concluded|~left|~quit|~resigned|~resignation|~dismissal|~exit|~leaving|~discharge|~discharged|~graduation|~graduated|~dropoff|~landing|~landed|~cessation|~clock out|~expelled|~retired|~retirement|~unsubscribed|~exited|~ends|~to', 'ended', 'an end', 80, 0.35, [1, 60]),
  rule('~updated|~modified|~modification|~changed|~edited|~update|last update|last modified|~altered|~touched|~refreshed|~refresh|~revised|~update time|~changed at|~synchronized|~renew|tms', 'changed', 'the last change', 95, 0),
  rule('last seen|last login|~last login|last sign in|~last used|~last active|last activity|last access|~last|last logged in|~accessed|~last visit|~latest|~recent|lastseen', 'changed', 'the last activity', 94, 0.15),
  rule('~deleted|~archived|~canceled|~cancellation|~discarded|~revoked|~removed|~voided|~yanked|~trashed|~purged|~destroyed|~deactivated|~disabled|~withdrawn', 'removed', 'the removal', 96, 0.9),
  rule('~rejected|~declined|~bounced|~escalated|~denied|~refused|~rejection|~refusal|~denial', 'removed', 'something rare', 90, 0.85, [0, 30]),
  rule('~decommissioned|~scrapped|~demolished|~dissolved|~deregistered|~delisted|~banned|~blocked|~suspended|~locked|~failed|~failure|~error|~discontinued|~dismissed|~disputed|~incompleted|~retry|~retried|~flagged|~lost|~expired|~disabled at|last error|failed login|~reminder sent|~muted|~used at', 'removed', 'something rare', 90, 0.85),
  rule('~expires|~expire|~expiry|~expiration|~expired|~renewal|~renews|~warranty|~trial end|~trial ended|~trial ends|~best before|~lock until|~period end|~current period end|~ending|~subscription end|~good until', 'future', 'an expiry', 70, 0.2, [30, 365]),
  rule('~due|~deadline|~required date|~payment due|~expected|~estimated|~planned|~target date|~eta|~promised|~follow up|~required by|~reply by', 'future', 'a due date', 65, 0.1, [7, 45]),
  rule('~next|~scheduled|~schedule|~appointment|~upcoming|~reminder|~available at|~run at|~execute at|~cron at|~retry at|~starts at future|~not before|~snoozed', 'future', 'something planned', 60, 0.2, [1, 60]),
]);
