import type { ColumnType } from '../../../language/types/column-type.ts';
import type { Dialect } from '../../../language/dialect/dialect.ts';
import { parseMicros } from '../../../language/values/parse-micros.ts';
import { TAGS } from './canonical-tags.ts';
import { momentUnit } from './canonical-type.ts';
import { writeCut, writeOther, writeTagged8 } from './write-canonical.ts';
import { DAY_MICROS } from '../../../language/values/calendar.ts';

/** Dates, times and intervals, in any spelling, as canonical bytes. */

const CLOCK = /^(-?)(\d{1,3}):(\d\d)(?::(\d\d)(?:\.(\d{1,6})\d*)?)?(?:Z|[+-]00(?::?00)?)?$/;
const DURATION =
  /^P(?:(-?\d+)Y)?(?:(-?\d+)M)?(?:(-?\d+)W)?(?:(-?\d+)D)?(?:T(?:(-?\d+)H)?(?:(-?\d+)M)?(?:(-?)(\d+)(?:\.(\d{1,6}))?S)?)?$/;

export function writeDateText(view: DataView, at: number, text: string): number {
  const micros = parseMicros(text);
  return Number.isNaN(micros)
    ? writeOther(view, at, text)
    : writeTagged8(view, at, TAGS.date, Math.floor(micros / DAY_MICROS));
}

/** `tag` is that of a time or of a timestamp. */
export function momentWriter(type: ColumnType, dialect: Dialect, tag: number) {
  const unit = momentUnit(type, dialect);
  const parse = tag === TAGS.time ? clockMicros : parseMicros;
  return (view: DataView, at: number, text: string): number => {
    const micros = parse(text);
    if (Number.isNaN(micros)) return writeOther(view, at, text);
    view.setUint8(at, tag);
    return writeCut(view, at + 1, micros, unit);
  };
}

function clockMicros(text: string): number {
  const match = CLOCK.exec(text.trim());
  if (match === null) return Number.NaN;
  const [, sign, hours, minutes, seconds = '0', fraction = ''] = match;
  const micros =
    (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1_000_000 + Number(fraction.padEnd(6, '0'));
  return sign === '-' ? -micros : micros;
}

/** A month counts as thirty days, as PostgreSQL compares them. */
export function writeIntervalText(view: DataView, at: number, text: string): number {
  const match = DURATION.exec(text.trim());
  if (match === null) return writeOther(view, at, text);
  const [years, months, weeks, days, hours, minutes] = match.slice(1, 7).map((part) => Number(part ?? 0)) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const [sign = '', seconds = '0', fraction = ''] = match.slice(7);
  const micros = (Number(seconds) * 1_000_000 + Number(fraction.padEnd(6, '0'))) * (sign === '-' ? -1 : 1);
  const total = years * 360 + months * 30 + weeks * 7 + days;
  return writeTagged8(view, at, TAGS.interval, total * DAY_MICROS + (hours * 60 + minutes) * 60_000_000 + micros);
}
