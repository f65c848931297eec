import {
  Activity,
  Book,
  Camera,
  CheckCircle,
  Download,
  HomeSimple,
  Key,
  LayoutLeft,
  PlaySolid,
  Settings,
  StatsUpSquare,
} from 'iconoir-react';
import type { ComponentType, SVGProps } from 'react';
import { type Address, addresses } from '../addresses.ts';

export type NavigationItem = {
  readonly label: string;
  readonly icon: ComponentType<SVGProps<SVGSVGElement>>;
  readonly to: Address;
  /** Only its own address, none below it. */
  readonly exact?: boolean;
};

/** The organization's pages in the order of the sidebar, by groups. */
export const organizationNavigation = (id: string): readonly (readonly NavigationItem[])[] => [
  [
    { label: 'Home', icon: HomeSimple, to: addresses.home(id), exact: true },
    { label: 'Templates', icon: Book, to: addresses.organization(id, 'templates') },
    { label: 'Snapshots', icon: Camera, to: addresses.organization(id, 'snapshots') },
    { label: 'Runs', icon: PlaySolid, to: addresses.organization(id, 'runs') },
    { label: 'Exports', icon: Download, to: addresses.organization(id, 'exports') },
    { label: 'Approvals', icon: CheckCircle, to: addresses.organization(id, 'approvals') },
  ],
  [
    { label: 'Usage', icon: StatsUpSquare, to: addresses.organization(id, 'usage') },
    { label: 'Activity', icon: Activity, to: addresses.organization(id, 'activity') },
    { label: 'API keys', icon: Key, to: addresses.organization(id, 'keys') },
    { label: 'Organization', icon: Settings, to: addresses.organization(id, 'organization') },
  ],
];

export const OPERATOR_ITEM: NavigationItem = { label: 'Operator console', icon: LayoutLeft, to: addresses.operator };
