import {
  Building,
  Cpu,
  Group as People,
  HomeSimple,
  Coins,
  NavArrowLeft,
  PlaySolid,
  Settings,
  ShieldCheck,
} from 'iconoir-react';
import { addresses } from '../addresses.ts';
import type { NavigationItem } from './navigation.ts';

/** The pages of the operator console, in the order of its sidebar. */
export const operatorNavigation: readonly (readonly NavigationItem[])[] = [
  [
    { label: 'System', icon: HomeSimple, to: addresses.operator, exact: true },
    { label: 'Organizations', icon: Building, to: addresses.operatorPage('organizations') },
    { label: 'Accounts', icon: People, to: addresses.operatorPage('users') },
    { label: 'Runs', icon: PlaySolid, to: addresses.operatorPage('runs') },
    { label: 'Queue and workers', icon: Cpu, to: addresses.operatorPage('queue') },
  ],
  [
    { label: 'Tiers', icon: Coins, to: addresses.operatorPage('tiers') },
    { label: 'Settings', icon: Settings, to: addresses.operatorPage('settings') },
    { label: 'Audit', icon: ShieldCheck, to: addresses.operatorPage('audit') },
  ],
  [{ label: 'Back to the application', icon: NavArrowLeft, to: addresses.start, exact: true }],
];
