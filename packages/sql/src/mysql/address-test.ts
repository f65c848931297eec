import type { Expression } from '@rowloom/engine';
import { text } from '../expression/read-constant.ts';

const BYTE = '(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])';
const VERSION_4 = `^${BYTE}(\\.${BYTE}){3}$`;
const GROUP = '[0-9A-Fa-f]{1,4}';
const VERSION_6 = `^((${GROUP}:){7}${GROUP}|(${GROUP}:){1,7}:|(${GROUP}:){1,6}(:${GROUP}){1,1}|(${GROUP}:){1,5}(:${GROUP}){1,2}|(${GROUP}:){1,4}(:${GROUP}){1,3}|(${GROUP}:){1,3}(:${GROUP}){1,4}|(${GROUP}:){1,2}(:${GROUP}){1,5}|${GROUP}:(:${GROUP}){1,6}|:((:${GROUP}){1,7}|:))$`;

/** `is_ipv4(x)` and `is_ipv6(x)`, as the text form of an address. NULL gives 0. */
export const addressTest =
  (version: 4 | 6) =>
  ([arg]: readonly Expression[]): Expression | undefined =>
    arg && {
      op: 'and',
      args: [
        { op: 'not', arg: { op: 'is', arg, value: 'null' } },
        { op: 'regex', arg, pattern: text(version === 4 ? VERSION_4 : VERSION_6) },
      ],
    };
