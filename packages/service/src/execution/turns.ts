import type { RecentWork } from './recent-work.ts';

/** What is known of a task when turns are given. */
export type Turn = {
  /** For whom it is done: the organization, and the person in whichever of theirs; empty for the service itself. */
  readonly tenant: string;
  readonly user: string;
  /** Whether it had a turn before, which was not enough. */
  isLong: boolean;
};

/** Milliseconds after which a task makes way for one of somebody who has had less: at first, and once it is known as long. */
export type Slices = { readonly first: number; readonly long: number };

export type TurnOptions<T extends Turn> = {
  /** Milliseconds that a task has lasted since it began, and those of work that it has had in them; 0 while it waits. */
  readonly lasted: (task: T) => number;
  readonly spent: (task: T) => number;
  readonly recent: RecentWork;
  readonly places: number;
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
  /** Whether it has had its slice. */
  readonly isOver: (task: T) => boolean;
  /** Milliseconds, at the least, until somebody may have to make way who need not yet; undefined where nobody will. */
  readonly nextChange: (running: readonly T[]) => number | undefined;
};

/** Of its slice: on a busy machine a small task lasts for long, and has had little of it. */
const LEAST_WORKED = 1 / 6;

/** Those for whom a task is done, each by a name of its own. */
export const ownersOf = ({ tenant, user }: Pick<Turn, 'tenant' | 'user'>): readonly string[] =>
  user === '' ? [`tenant ${tenant}`] : [`tenant ${tenant}`, `user ${user}`];

/**
 * First comes whoever has the least under way, then whoever has had the least work done of late. What takes longer than a
 * slice has had its turn: it makes way for others and begins again among the long ones, which never have every place. So
 * nobody, however many they are together, keeps a small task waiting for longer than a slice; and whoever has had more of
 * late than the one who waits, by a good part of a slice, makes way at once.
 */
export function makeTurns<T extends Turn>({ recent, lasted, spent, places, share, slices }: TurnOptions<T>): Turns<T> {
  const longPlaces = Math.max(1, places - 1);
  const sliceOf = ({ isLong }: T): number => (slices === undefined ? Infinity : isLong ? slices.long : slices.first);
  const left = (task: T): number =>
    Math.max(sliceOf(task) - lasted(task), sliceOf(task) * LEAST_WORKED - spent(task), 0);
  const isOver = (task: T): boolean => left(task) === 0;

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
  const leadNeeded = (task: T): number => (isOver(task) ? 0 : task.isLong ? Infinity : sliceOf(task) * LEAST_WORKED);
  const makesWay = (chosen: T, running: readonly T[]): T | undefined =>
    running
      .filter((task) => task.isLong === chosen.isLong && lead(task, chosen, running) > leadNeeded(task))
      .toSorted((a, b) => behindOf(ownersOf(b), running) - behindOf(ownersOf(a), running))[0];

  return {
    isOver,
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
        if (instead !== undefined) return { task, instead };
      }
      return undefined;
    },
    nextChange(running) {
      const soon = running.map(left).filter((ms) => ms > 0 && ms < Infinity);
      return soon.length === 0 ? undefined : Math.min(...soon);
    },
  };
}
