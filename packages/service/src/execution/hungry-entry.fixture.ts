// A run that keeps all that it is sent, as one might whose target never stops to answer.
process.once('message', () => {
  const kept: string[][] = [];
  for (;;) kept.push(Array.from({ length: 10_000 }, (_, index) => `${kept.length} ${index}`));
});
