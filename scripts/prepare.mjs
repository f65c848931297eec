// npm runs this when it has installed: from the bundle the command line starts in half the time. Where it cannot be built
// (no Node that is new enough, tools left out), nothing is missing: a checkout then runs from source.
import { spawnSync } from 'node:child_process';
import { findNodeIfAny, ROOT } from './setup.mjs';

const node = findNodeIfAny();
if (node !== undefined) spawnSync(node, ['scripts/build.mjs'], { cwd: ROOT, stdio: 'ignore' });
