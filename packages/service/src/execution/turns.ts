import type { RecentWork } from './recent-work.ts';

/** The facts about a task for giving turns. */
export type Turn = {
  /** For whom it is done: the organization, and the person across organizations; empty for the service itself. */
  readonly tenant: string;
  readonly user: string;
  /** Whether it already had a turn, which was not enough. */
  isLong: boolean;
};

/**
 * Milliseconds of work after which a task yields to one of a less busy owner: at first, and once it is known to be
 * long.
 */
export type Slices = { readonly first: number; readonly long: number };

export type TurnOptions<T extends Turn> = {
  /** Milliseconds of work of a task since it began; 0 while it waits. On a busy machine it lasts far longer. */
  readonly spent: (task: T) => number;
  readonly recent: RecentWork;
  readonly places: number;
  /** Spare places, for tasks that would otherwise stop one of a busier owner; none by default. */
  readonly spare?: number;
  /** Places of one tenant or one person. */
  readonly share: number;
  /** Absent: no task yields. */
  readonly slices?: Slices | undefined;
};

export type Turns<T extends Turn> = {
  /** Whose turn is next, and which task yields if there is no place. */
  readonly next: (
    waiting: readonly T[],
    running: readonly T[],
  ) => { readonly task: T; readonly instead?: T } | undefined;
  /** Whether it has used its slice, and whether so much of it that others may soon wait for its place. */
  readonly isOver: (task: T) => boolean;
  readonly isHolding: (task: T) => boolean;
  /** The task that yields because a spare place was kept for longer than a slice; undefined if none was. */
  readonly overdue: (running: readonly T[]) => T | undefined;
  /** The minimum number of milliseconds until a running task becomes established or ends; undefined if none will. */
  readonly nextChange: (running: readonly T[]) => number | undefined;
};

/** Of a slice: an owner who has used this much more than a waiting one yields before the slice is over. */
const LEAD = 1 / 6;
/** Of the first slice: far more than a small task uses, even in a newly started process. */
const HOLDING = 1 / 3;

/** The owners of a task, each by its own name. */
export const ownersOf = ({ tenant, user }: Pick<Turn, 'tenant' | 'user'>): readonly string[] =>
  user === '' ? [`tenant ${tenant}`] : [`tenant ${tenant}`, `user ${user}`];

/**
 * The owner with the fewest running tasks comes first, then the one with the least recent work. A task that exceeds its
 * slice has had its turn: it yields to others and restarts among the long ones, which never have every place. So
 * nobody, however many they are together, delays a small task for longer than a slice; and an owner with more recent
 * work than the waiting one, by a good part of a slice, yields at once. It need not yield while the newcomer fits into
 * a spare place and finishes within a slice, because stopping a task for a very short one wastes the work of both.
 */
export function makeTurns<T extends Turn>({
  recent,
  spent,
  places,
  spare = 0,
  share,
  slices,
}: TurnOptions<T>): Turns<T> {
  const longPlaces = Math.max(1, places - 1);
  const { behindOf, lead, first } = compareWork<T>({ recent, spent });
  const sliceOf = ({ isLong }: T): number => (slices === undefined ? Infinity : isLong ? slices.long : slices.first);
  const left = (task: T): number => Math.max(sliceOf(task) - spent(task), 0);
  const isOver = (task: T): boolean => left(task) === 0;
  const untilHolding = (task: T): number =>
    task.isLong || slices === undefined ? 0 : Math.max(slices.first * HOLDING - spent(task), 0);

  const heldOf = (task: T, running: readonly T[]): number => {
    // A finished task yields when it must: it does not delay its owner's colleagues.
    const tenant = running.filter((other) => other.tenant === task.tenant && !isOver(other)).length;
    const user = task.user === '' ? 0 : running.filter((other) => other.user === task.user).length;
    return Math.max(tenant, user);
  };
  /** A long one has no other place to go: it keeps its slice. */
  const leadNeeded = (task: T): number => (isOver(task) ? 0 : task.isLong ? Infinity : sliceOf(task) * LEAD);
  const makesWay = (chosen: T, running: readonly T[]): T | undefined =>
    first(
      running.filter((task) => task.isLong === chosen.isLong && lead(task, chosen, running) > leadNeeded(task)),
      running,
    );

  return {
    isOver,
    isHolding: (task) => untilHolding(task) === 0,
    overdue(running) {
      return running.length > places && running.every(isOver) ? first(running, running) : undefined;
    },
    next(waiting, running) {
      const isFull = running.length >= places;
      const isFullOfLong = running.filter(({ isLong }) => isLong).length >= longPlaces;
      const ranked = waiting
        .map((task) => ({ task, held: heldOf(task, running), behind: behindOf(ownersOf(task), running) }))
        .filter(({ held }) => held < share)
        .toSorted((a, b) => a.held - b.held || a.behind - b.behind);
      for (const { task } of ranked) {
        if (!isFull && !(task.isLong && isFullOfLong)) return { task };
        const instead = makesWay(task, running);
        const isSpared = !task.isLong && running.length < places + spare;
        if (instead !== undefined) return isSpared ? { task } : { task, instead };
      }
      return undefined;
    },
    nextChange(running) {
      const soon = running.flatMap((task) => [left(task), untilHolding(task)]).filter((ms) => ms > 0 && ms < Infinity);
      return soon.length === 0 ? undefined : Math.min(...soon);
    },
  };
}

/** How much work each owner has used. */
function compareWork<T extends Turn>({ recent, spent }: Pick<TurnOptions<T>, 'recent' | 'spent'>) {
  /** Milliseconds of recent work, including running tasks. */
  const workOf = (owner: string, running: readonly T[]): number =>
    running.filter((task) => ownersOf(task).includes(owner)).reduce((sum, task) => sum + spent(task), recent.of(owner));
  const behindOf = (owners: readonly string[], running: readonly T[]): number =>
    Math.max(...owners.map((owner) => workOf(owner, running)));
  /**
   * How much more work one owner has used than the other. Among colleagues the work of their organization does not
   * count.
   */
  const lead = (task: T, than: T, running: readonly T[]): number => {
    const apart = (one: T, other: T) => ownersOf(one).filter((owner) => !ownersOf(other).includes(owner));
    const [own, others] = [apart(task, than), apart(than, task)];
    return own.length > 0 && others.length > 0 ? behindOf(own, running) - behindOf(others, running) : 0;
  };
  /** The owner with the most. */
  const first = (tasks: readonly T[], running: readonly T[]): T | undefined =>
    tasks.toSorted((a, b) => behindOf(ownersOf(b), running) - behindOf(ownersOf(a), running))[0];
  return { behindOf, lead, first };
}
