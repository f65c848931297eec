export type NumberSeparators = {
  readonly thousandSeparator: string;
  readonly decimalSeparator: string;
  readonly thousandsGroupStyle: 'thousand' | 'lakh' | 'wan';
};

/** How fields group the digits that are typed: as the viewer's language does it everywhere else on the page. */
export function numberSeparators(language?: string): NumberSeparators {
  const parts = new Intl.NumberFormat(language, { useGrouping: true }).formatToParts(123_456_789.5);
  const partOf = (type: string): string | undefined => parts.find((part) => part.type === type)?.value;
  const groups = parts.filter(({ type }) => type === 'integer').map(({ value }) => value.length);
  return {
    thousandSeparator: partOf('group') ?? '',
    decimalSeparator: partOf('decimal') ?? '.',
    // 12,34,56,789 in India.
    thousandsGroupStyle: groups.at(-2) === 2 ? 'lakh' : 'thousand',
  };
}
