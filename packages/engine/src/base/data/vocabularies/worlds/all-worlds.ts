import { lazy } from '../../../lazy.ts';
import { AGRICULTURE } from './agriculture.ts';
import { CLINIC } from './clinic.ts';
import { COMPUTING } from './computing.ts';
import { CONSTRUCTION } from './construction.ts';
import { EARTH } from './earth.ts';
import { ENERGY } from './energy.ts';
import { ENVIRONMENT } from './environment.ts';
import { FACTORY } from './factory.ts';
import { RESEARCH } from './research.ts';
import { SPACE } from './space.ts';
import { TELECOM } from './telecom.ts';
import { TRANSPORT } from './transport.ts';
import { DEVICES } from './devices.ts';
import { LEARNING } from './learning.ts';
import { SECURITY } from './security.ts';
import { readWorld, type World, type WorldMeaning } from './world.ts';

/** Fields of work with words of their own. */
export const WORLDS: readonly World[] = [
  AGRICULTURE,
  CLINIC,
  COMPUTING,
  CONSTRUCTION,
  EARTH,
  ENERGY,
  ENVIRONMENT,
  FACTORY,
  RESEARCH,
  SPACE,
  DEVICES,
  LEARNING,
  SECURITY,
  TELECOM,
  TRANSPORT,
];

export const fieldMeanings: () => readonly WorldMeaning[] = lazy(() => WORLDS.flatMap(readWorld));
