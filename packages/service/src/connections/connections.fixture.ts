import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { LOOM_ENTRY } from '../execution/entries.fixture.ts';
import { type Loom, startLoom } from '../execution/loom.ts';
import { makeRingKey } from '../secrets/key-ring.ts';
import type { OpenNeeds } from './open-connection.ts';
import { NOTHING_ALLOWED, type TargetPolicy } from './target-policy.ts';

export type GivenTargets = OpenNeeds & {
  readonly loom: Loom;
  readonly policy: TargetPolicy;
  /** The folder of a project's files. */
  readonly filesOf: (projectId: string) => string;
};

/** A key, a policy that allows this machine and a folder of it, and a loom; available from `beforeAll` on. */
export function givenTargets(): GivenTargets {
  const filesRoot = mkdtempSync(join(tmpdir(), 'rowloom-targets-'));
  let loom: Loom | undefined;
  beforeAll(() => {
    loom = startLoom({ entry: LOOM_ENTRY });
  });
  afterAll(async () => {
    await loom?.close();
    rmSync(filesRoot, { recursive: true, force: true });
  });
  return {
    ring: [makeRingKey(Uint8Array.from({ length: 32 }, (_, index) => index))],
    policy: {
      listensOnLoopbackOnly: true,
      allow: NOTHING_ALLOWED,
      filesRoot,
      store: { kind: 'embedded', folder: join(filesRoot, 'store') },
    },
    filesOf(projectId) {
      const folder = join(filesRoot, projectId);
      mkdirSync(folder, { recursive: true });
      return folder;
    },
    get loom() {
      if (loom === undefined) throw new Error('The loom is there from beforeAll on.');
      return loom;
    },
  };
}
