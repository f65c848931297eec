import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { SLOW_TESTS } from './slow-tests.ts';

/**
 * Starts the slowest files of each project first. Without this a fresh checkout, which has no times of an earlier run,
 * sorts by file size, and one of a hundred seconds may come last.
 */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- not an array's
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project.name))];
    return projects.flatMap((name) =>
      sorted
        .filter(({ project }) => project.name === name)
        .map((file) => ({ file, rank: rankOf(file.moduleId) }))
        .toSorted((a, b) => a.rank - b.rank)
        .map(({ file }) => file),
    );
  }
}

function rankOf(path: string): number {
  const rank = SLOW_TESTS.findIndex((end) => path.endsWith(`/${end}`));
  return rank === -1 ? SLOW_TESTS.length : rank;
}
