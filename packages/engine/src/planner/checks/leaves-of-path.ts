import { type JsonPath, partsOfPath } from '../../language/functions/json-path.ts';
import type { JsonValue } from '../../language/values/sql-value.ts';

export type PathLeaves = {
  /** The places in a document that the path visits; a list is represented by its first item. */
  readonly places: readonly (readonly string[])[];
  /** The values that it compares with. */
  readonly values: readonly JsonValue[];
};

/** The places and values in an SQL/JSON path. */
export function leavesOfPath(path: JsonPath): PathLeaves {
  const places: (readonly string[])[] = [];
  const values: JsonValue[] = [];
  const walk = (node: JsonPath, current: readonly string[]): readonly string[] | undefined => {
    const [start, ...others] = partsOfPath(node);
    const at = start && walk(start, current);
    for (const part of others) walk(part, node.op === 'filter' ? (at ?? current) : current);
    switch (node.op) {
      case 'root':
        return [];
      case 'current':
        return current;
      case 'literal':
        values.push(...(typeof node.value === 'number' ? [node.value, node.value + 1, node.value - 1] : [node.value]));
        return undefined;
      case 'member':
      case 'items':
      case 'slice': {
        const place = at && [...at, node.op === 'member' ? node.key : '0'];
        if (place) places.push(place);
        return place;
      }
      case 'filter':
      case 'method':
        return at;
      default:
        return undefined;
    }
  };
  walk(path, []);
  return { places, values };
}
