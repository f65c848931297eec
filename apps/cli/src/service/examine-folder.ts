import { accessSync, constants, existsSync, statSync } from 'node:fs';
import type { Finding } from '@rowloom/service';

const name = 'folder';
const OTHERS = 0o007;

/** Whether the service can keep its files in the configured folder, and others cannot read them. */
export function examineFolder(folder: string): Finding {
  if (!existsSync(folder)) return { name, state: 'note', message: `The first start creates ${folder}.` };
  const facts = statSync(folder);
  if (!facts.isDirectory()) return { name, state: 'bad', message: `${folder} is not a folder. Set ROWLOOM_DATA_DIR.` };
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    return {
      name,
      state: 'bad',
      message: `This user may not write into ${folder}. Change its owner, or set ROWLOOM_DATA_DIR.`,
    };
  }
  if (process.platform !== 'win32' && (facts.mode & OTHERS) !== 0)
    return { name, state: 'bad', message: `${folder} is open to others. Close it with: chmod 700 ${folder}` };
  return { name, state: 'good', message: `${folder} can be written, by its owner.` };
}
