import type { Shape } from './shape.ts';

/** What a shape accepts, as a phrase that completes "expected …". */
export function expectation(shape: Shape): string {
  switch (shape.is) {
    case 'text':
      if (shape.words !== undefined) return (shape.least ?? 0) > 0 ? `${shape.words}, not empty` : shape.words;
      return (shape.least ?? 0) > 0 ? 'a text that is not empty' : 'a text';
    case 'number':
      return expectedNumber(shape);
    case 'boolean':
      return 'true or false';
    case 'null':
      return 'null';
    case 'choice':
      return shape.values.length === 1 ? JSON.stringify(shape.values[0]) : `one of ${shape.values.join(', ')}`;
    case 'any':
      return 'a JSON value';
    case 'list':
      return (shape.least ?? 0) > 0
        ? `a list with at least ${shape.least} ${shape.least === 1 ? 'item' : 'items'}`
        : 'a list';
    case 'map':
      return 'an object';
    case 'object':
      return `an object with ${Object.keys(shape.fields).join(', ')}`;
    case 'tagged':
      return `an object with ${shape.tag}`;
    case 'either':
      return [...new Set(shape.of.map(expectation))].join(' or ');
    case 'named':
      return expectation(shape.of());
  }
}

function expectedNumber({ whole, min, max, above }: Extract<Shape, { is: 'number' }>): string {
  const kind = whole === true ? 'a whole number' : 'a number';
  if (above !== undefined) return `${kind} above ${above}`;
  if (min === undefined && max === undefined) return kind;
  if (max === undefined || max === Number.MAX_SAFE_INTEGER) return `${kind} from ${min} on`;
  return min === undefined ? `${kind} up to ${max}` : `${kind} from ${min} to ${max}`;
}
