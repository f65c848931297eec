// npm runs this after installing: from the bundle the command line starts in half the time. If it cannot be built (no
// Node that is new enough, missing tools), nothing is lost: a checkout then runs from source.
import { spawnSync } from 'node:child_process';
import { findNodeIfAny, ROOT } from './setup.mjs';

const node = findNodeIfAny();
if (node !== undefined) spawnSync(node, ['scripts/build.mjs'], { cwd: ROOT, stdio: 'ignore' });
