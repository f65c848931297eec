const LIST = new Intl.ListFormat('en-GB', { type: 'conjunction' });

export const sayList = (words: readonly string[]): string => LIST.format(words);

/** "1 to 5 and 15": neighbours together from three on. */
export function sayRuns(numbers: readonly number[], say: (number: number) => string): string {
  const runs: number[][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run !== undefined && run.at(-1) === number - 1) run.push(number);
    else runs.push([number]);
  }
  return sayList(
    runs.flatMap((run) => (run.length < 3 ? run.map(say) : [`${say(run[0] ?? 0)} to ${say(run.at(-1) ?? 0)}`])),
  );
}

/** The distance between all neighbours, if it is the same, and there are enough of them to speak of it. */
export function stepOf(numbers: readonly number[]): number | undefined {
  const [first = 0, second = 0] = numbers;
  const step = second - first;
  return numbers.length > 3 && numbers.every((number, place) => number === first + place * step) ? step : undefined;
}
