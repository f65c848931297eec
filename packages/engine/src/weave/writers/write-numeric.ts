const GROUP = 10_000;
const HEADER = 8;
const NEGATIVE = 0x4000;

/**
 * PostgreSQL's numeric from a whole number of 10^-scale units: groups of four digits around the decimal point, without
 * zero groups at either end. `unit` is 10^scale.
 */
export function writeNumeric(view: DataView, at: number, value: number, scale: number, unit: number): number {
  const first = at + HEADER;
  const length = value < 0 ? -value : value;
  const whole = Math.floor(length / unit);
  let next = writeGroups(view, first, whole);
  let weight = (next - first) / 2 - 1;
  let rest = length - whole * unit;
  let digits = scale;
  let size = unit;
  while (rest > 0) {
    digits -= 4;
    size /= GROUP;
    // The last group may have too few digits: it is padded with zeros.
    const group = digits >= 0 ? Math.floor(rest / size) : rest * (digits === -1 ? 10 : digits === -2 ? 100 : 1000);
    rest = digits >= 0 ? rest - group * size : 0;
    if (group === 0 && next === first) {
      weight--;
      continue;
    }
    view.setUint16(next, group);
    next += 2;
  }
  while (next > first && view.getUint16(next - 2) === 0) next -= 2;
  view.setInt16(at, (next - first) / 2);
  view.setInt16(at + 2, next === first ? 0 : weight);
  view.setUint16(at + 4, value < 0 ? NEGATIVE : 0);
  view.setUint16(at + 6, scale);
  return next;
}

/** The same for hundredths: most amounts are one group before the point and one after it. */
export function writeNumericCents(view: DataView, at: number, value: number): number {
  if (value < 100 || value >= 1_000_000) return writeNumeric(view, at, value, 2, 100);
  const units = value | 0;
  const whole = (units / 100) | 0;
  const group = Math.imul(units - Math.imul(whole, 100), 100);
  // Number of groups and weight; sign and scale; the groups themselves, of which an empty last one does not count.
  view.setInt32(at, group === 0 ? 0x10000 : 0x20000);
  view.setInt32(at + 4, 2);
  view.setInt32(at + 8, (whole << 16) | group);
  return group === 0 ? at + 10 : at + 12;
}

/** The groups of a whole number below 2^53; none for zero. */
function writeGroups(view: DataView, at: number, value: number): number {
  if (value === 0) return at;
  if (value < GROUP) {
    view.setUint16(at, value);
    return at + 2;
  }
  const head = Math.floor(value / GROUP);
  const next = writeGroups(view, at, head);
  view.setUint16(next, value - head * GROUP);
  return next + 2;
}
