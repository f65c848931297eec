// A run that buffers everything it receives, as with a target that never stops sending.
process.once('message', () => {
  const kept: string[][] = [];
  for (;;) kept.push(Array.from({ length: 10_000 }, (_, index) => `${kept.length} ${index}`));
});
