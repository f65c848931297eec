import type { RecentWork } from './recent-work.ts';

/** What is known of a task when turns are given. */
export type Turn = {
  /** For whom it is done: the organization, and the person in whichever of theirs; empty for the service itself. */
  readonly tenant: string;
  readonly user: string;
  /** Whether it had a turn before, which was not enough. */
  isLong: boolean;
};

/** Milliseconds of work after which a task makes way for one of somebody who has had less: at first, and once it is known as long. */
export type Slices = { readonly first: number; readonly long: number };

export type TurnOptions<T extends Turn> = {
  /** Milliseconds of work that a task has had since it began; 0 while it waits. On a busy machine it lasts far longer. */
  readonly spent: (task: T) => number;
  readonly recent: RecentWork;
  readonly places: number;
  /** Beyond them, for what would otherwise end a task of somebody who has had more; none unless told. */
  readonly spare?: number;
  /** Places of one tenant or one person. */
  readonly share: number;
  /** Absent: nobody makes way. */
  readonly slices?: Slices | undefined;
};

export type Turns<T extends Turn> = {
  /** Whose turn is next, and who makes way for it where there is no place. */
  readonly next: (
    waiting: readonly T[],
    running: readonly T[],
  ) => { readonly task: T; readonly instead?: T } | undefined;
  /** Whether it has had its slice, and whether it has had so much of it that others may soon wait for its place. */
  readonly isOver: (task: T) => boolean;
  readonly isHolding: (task: T) => boolean;
  /** Who makes way since a spare place was kept for longer than a slice; undefined where none was. */
  readonly overdue: (running: readonly T[]) => T | undefined;
  /** Milliseconds, at the least, until a task that is under way is holding its place or over; undefined where none will be. */
  readonly nextChange: (running: readonly T[]) => number | undefined;
};

/** Of a slice: whoever has had so much more than the one who waits makes way before it is over. */
const LEAD = 1 / 6;
/** Of the first slice: far more than a small task has, even that of a process that was started for it. */
const HOLDING = 1 / 3;

/** Those for whom a task is done, each by a name of its own. */
export const ownersOf = ({ tenant, user }: Pick<Turn, 'tenant' | 'user'>): readonly string[] =>
  user === '' ? [`tenant ${tenant}`] : [`tenant ${tenant}`, `user ${user}`];

/**
 * First comes whoever has the least under way, then whoever has had the least work done of late. What takes longer than a
 * slice has had its turn: it makes way for others and begins again among the long ones, which never have every place. So
 * nobody, however many they are together, keeps a small task waiting for longer than a slice; and whoever has had more of
 * late than the one who waits, by a good part of a slice, makes way at once. That is, it need not, as long as the one who
 * came fits into a spare place and is done within a slice: to end a task for one that takes no time wastes the work of both.
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
  const sliceOf = ({ isLong }: T): number => (slices === undefined ? Infinity : isLong ? slices.long : slices.first);
  const left = (task: T): number => Math.max(sliceOf(task) - spent(task), 0);
  const isOver = (task: T): boolean => left(task) === 0;
  const untilHolding = (task: T): number =>
    task.isLong || slices === undefined ? 0 : Math.max(slices.first * HOLDING - spent(task), 0);

  const heldOf = (task: T, running: readonly T[]): number => {
    // What is over makes way when it must: it does not keep the colleagues of whoever sent it.
    const tenant = running.filter((other) => other.tenant === task.tenant && !isOver(other)).length;
    const user = task.user === '' ? 0 : running.filter((other) => other.user === task.user).length;
    return Math.max(tenant, user);
  };
  /** Milliseconds of work of late; the tasks under way have had theirs. */
  const workOf = (owner: string, running: readonly T[]): number =>
    running.filter((task) => ownersOf(task).includes(owner)).reduce((sum, task) => sum + spent(task), recent.of(owner));
  const behindOf = (owners: readonly string[], running: readonly T[]): number =>
    Math.max(...owners.map((owner) => workOf(owner, running)));
  /** How much more was done for one than for the other. Among colleagues the work of their organization tells nothing. */
  const lead = (task: T, than: T, running: readonly T[]): number => {
    const apart = (one: T, other: T) => ownersOf(one).filter((owner) => !ownersOf(other).includes(owner));
    const [own, others] = [apart(task, than), apart(than, task)];
    return own.length > 0 && others.length > 0 ? behindOf(own, running) - behindOf(others, running) : 0;
  };
  /** A long one has no other place to go to: it keeps its slice. */
  const leadNeeded = (task: T): number => (isOver(task) ? 0 : task.isLong ? Infinity : sliceOf(task) * LEAD);
  /** Whoever has had the most. */
  const first = (tasks: readonly T[], running: readonly T[]): T | undefined =>
    tasks.toSorted((a, b) => behindOf(ownersOf(b), running) - behindOf(ownersOf(a), running))[0];
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
