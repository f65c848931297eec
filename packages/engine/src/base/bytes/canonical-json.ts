/**
 * JSON in the form of RFC 8785: members sorted by UTF-16 code units, no white space, numbers and strings as JavaScript
 * prints them. Two documents with the same meaning have the same bytes.
 */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new Error('JSON has no number that is not finite.');
    return JSON.stringify(value);
  }
  // Long documents are digested before every plan, so texts are concatenated without intermediate lists.
  if (Array.isArray(value)) {
    let items = '';
    for (const item of value) items += `${items === '' ? '' : ','}${canonicalJson(item ?? null)}`;
    return `[${items}]`;
  }
  if (typeof value !== 'object') throw new Error(`JSON has no ${typeof value}.`);
  const members = value as Readonly<Record<string, unknown>>;
  let text = '';
  // Without a function `sort` goes by UTF-16 code units.
  for (const name of Object.keys(members).toSorted()) {
    const member = members[name];
    if (member !== undefined) text += `${text === '' ? '' : ','}${JSON.stringify(name)}:${canonicalJson(member)}`;
  }
  return `{${text}}`;
}
