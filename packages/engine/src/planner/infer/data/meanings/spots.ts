import type { Rule } from '../../rule.ts';
import { about, means, type TextAnswer } from '../text-answer.ts';

const shape = (when: string, regex: string, nouns?: string): Rule<TextAnswer> => ({
  when,
  give: { generator: 'pattern', says: 'a place with a short number', options: { regex } },
  ...(nouns === undefined ? {} : { in: about(nouns) }),
});
const made = (when: string, generator: string, says: string, nouns?: string): Rule<TextAnswer> => ({
  when,
  give: { generator, says },
  ...(nouns === undefined ? {} : { in: about(nouns) }),
});

const KEPT = 'device machine equipment asset instrument tool sensor meter stock inventory part sample specimen artwork exhibit work inventory_item furniture appliance computer printer';
const GOODS = 'product item article material artwork work food wine species ingredient animal plant coffee tea';

/** Where something is: numbers of rooms and shelves, and places by what is kept or happens there. */
export const spotMeanings = (): readonly Rule<TextAnswer>[] => [
  shape('room|room number|room code|room no|classroom|treatment room|meeting room|exam room|lecture room|consulting room', '[0-3][.][0-2][0-9]'),
  shape('shelf|rack|bin|drawer|cabinet|locker|compartment|pallet position|slot|shelf number|cabinet number|locker number|grid square|map square|grid', '[A-F][1-9][0-9]?'),
  shape('dock|bay|stand|booth|stall|berth|lane|pier|booth number|stand number|stall number|parking space|parking spot|mooring|pitch number|bay number|box number|kennel|stable box|lot space', '[A-D][1-9][0-9]?'),
  shape('terminal|=gate|door|=door number|=staircase|=entrance', '[A-E1-5]'),
  shape('block|=row|row number|=section number|building block|seat row|=wing|=tower', '[A-H]'),
  shape('desk|=bench|workstation|desk number|=place number|table number|seat number|bed|bed number', '[1-9][0-9]?'),
  shape('leg|=lap|=heat|=half', '[1-4]'),
  means('storage place|storage spot|keeping place|shelf place|place of storage', 'storage_location'),
  { ...means('location|place|site|position|current location|usual location|storage location', 'site_spot'), in: about(KEPT) },
  made('location|current location|event location|meeting point|meeting place|place|scene|incident place|accident place|workplace|place of work|place of issue|issue place|issuing place|place of residence|residence|loading place|unloading place|pickup location|delivery place|place of performance|venue city|birth town|place of death|burial place|collection place|job location|work place|locality name|start location|end location|start point|end point|meeting location|=settlement|find spot|place found', 'city', 'a place'),
  made('destination|origin|departure place|arrival place|from place|to place|starting point|starting place|end place|departure point|arrival point|=from|=to', 'city', 'a place'),
  { when: 'origin', give: { role: 'country' }, in: about(GOODS) },
  { when: 'country of origin|origin country|provenance country|production country|country of manufacture|made in|country of birth|birth country|issuing country|home country|destination country', give: { role: 'country' } },
];
