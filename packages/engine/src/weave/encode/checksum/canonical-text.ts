import { canonicalJson } from '../../../base/bytes/canonical-json.ts';
import type { ColumnType } from '../../../language/types/column-type.ts';
import { type Dialect, DIALECTS } from '../../../language/dialect/dialect.ts';
import { writeBitsText, writeMacText, writeNetworkText, writeUuidText } from './canonical-address.ts';
import { momentWriter, writeDateText, writeIntervalText } from './canonical-moment.ts';
import { writeBooleanText, writeDecimalText, writeFloatText, writeIntegerText } from './canonical-number.ts';
import { rangeWriter } from './canonical-range.ts';
import { TAGS } from './canonical-tags.ts';
import { hasNumericAffinity } from './canonical-type.ts';
import { writeJson, writeOther, writeTagged8, writeText } from './write-canonical.ts';

/** Writes canonical bytes, tag included, of a value given as text, in any spelling that a database prints. */
export type CanonicalTextWriter = (view: DataView, at: number, text: string) => number;

export function canonicalText(type: ColumnType, dialect: Dialect): CanonicalTextWriter {
  switch (type.kind) {
    case 'integer':
    case 'year':
      return writeIntegerText;
    case 'decimal':
    case 'money':
      return writeDecimalText;
    case 'float':
      return (view, at, text) => writeFloatText(view, at, text, type.bits === 32);
    case 'boolean':
      return writeBooleanText;
    case 'date':
      return writeDateText;
    case 'time':
      return momentWriter(type, dialect, TAGS.time);
    case 'timestamp':
      return momentWriter(type, dialect, TAGS.timestamp);
    case 'interval':
      return writeIntervalText;
    case 'uuid':
      return writeUuidText;
    case 'json':
      return writeJson;
    case 'inet':
    case 'cidr':
      return writeNetworkText;
    case 'macaddr':
      return (view, at, text) => writeMacText(view, at, text, type.bytes);
    case 'bits':
      return writeBitsText;
    case 'range':
      return rangeWriter(type.subtype, canonicalText(type.subtype, dialect));
    case 'array':
      return listWriter(canonicalText(type.element, dialect));
    default: {
      const change = textChange(type, dialect);
      return change === undefined
        ? (view, at, text) => writeText(view, at, TAGS.text, text)
        : (view, at, text) => writeText(view, at, TAGS.text, change(text));
    }
  }
}

/** What a database changes about a stored text; undefined if it stores it unchanged. */
export function textChange(type: ColumnType, dialect: Dialect): ((text: string) => string) | undefined {
  if (type.kind === 'set') return (text) => inOrder(text, type.values);
  if (type.kind === 'xml') return (text) => text.replace(/^\s*<\?xml[^>]*\?>\s*/, '');
  if (type.kind === 'text' && type.fixed === true) return (text) => text.replace(/ +$/, '');
  if (DIALECTS[dialect].isLooselyTyped && type.kind === 'text' && hasNumericAffinity(type)) return plainNumber;
  return undefined;
}

/** MySQL stores a set's members in the order of its definition, each once. */
function inOrder(text: string, values: readonly string[]): string {
  const members = new Set(text.split(','));
  return values.filter((value) => members.has(value)).join(',');
}

function plainNumber(text: string): string {
  return /^\s*[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?\s*$/.test(text) ? String(Number(text)) : text;
}

/** An array is JSON in databases without arrays. */
function listWriter(writeElement: CanonicalTextWriter): CanonicalTextWriter {
  return (view, at, text) => {
    const items = parseList(text);
    if (items === undefined) return writeOther(view, at, text);
    return items.reduce<number>(
      (next, item) => {
        if (item === null) {
          view.setUint8(next, TAGS.null);
          return next + 1;
        }
        return writeElement(view, next, typeof item === 'string' ? item : canonicalJson(item));
      },
      writeTagged8(view, at, TAGS.array, items.length),
    );
  };
}

function parseList(text: string): readonly unknown[] | undefined {
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}
