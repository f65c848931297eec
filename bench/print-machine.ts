import { availableParallelism, cpus, loadavg, platform, totalmem } from 'node:os';

/** A figure means nothing without the machine that it was measured on. */
export function printMachine(): void {
  const date = new Date().toISOString().slice(0, 10);
  const cores = availableParallelism();
  const model = cpus()[0]?.model.trim() ?? 'unknown';
  const load = loadavg()[0] ?? 0;
  console.log(
    `${date}: ${cores} ${cores === 1 ? 'core' : 'cores'} of ${model}, ${Math.round(totalmem() / 2 ** 30)} GiB, ` +
      `${platform()}, Node ${process.versions.node}. Load at the start: ${load.toFixed(1)}.`,
  );
  // Others' work halves figures, and nobody would know from the figures alone.
  if (load > 0.5) console.log(`\n**The machine is busy with other things: the figures are lower than they could be.**`);
}
