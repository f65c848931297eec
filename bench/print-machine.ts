import { availableParallelism, cpus, loadavg, platform, totalmem } from 'node:os';

/** A figure is meaningless without the machine on which it was measured. */
export function printMachine(): void {
  const date = new Date().toISOString().slice(0, 10);
  const cores = availableParallelism();
  const model = cpus()[0]?.model.trim() ?? 'unknown';
  const load = loadavg()[0] ?? 0;
  console.log(
    `${date}: ${cores} ${cores === 1 ? 'core' : 'cores'} of ${model}, ${Math.round(totalmem() / 2 ** 30)} GiB, ` +
      `${platform()}, Node ${process.versions.node}. Load at the start: ${load.toFixed(1)}.`,
  );
  // Other work on the machine halves figures, which do not show it.
  if (load > 0.5) console.log(`\n**The machine is busy with other things: the figures are lower than they could be.**`);
}
