import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Beside the bundle, or where a checkout builds it. */
const PLACES = ['./web', '../../../web/dist'];

/** The folder of the built web application. */
export const findWebFolder = (): string => {
  const folders = PLACES.map((place) => fileURLToPath(new URL(place, import.meta.url)));
  return folders.find((folder) => existsSync(folder)) ?? folders[0] ?? '';
};
