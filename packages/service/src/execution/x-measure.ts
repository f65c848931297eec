import { spawnSync } from 'node:child_process';
import { findPostgresBin, startPostgres } from '@rowloom/servers';
import { addressOf, generation, LIBRARY, planned, readLibrary } from './library.fixture.ts';
import { writeFileSync } from 'node:fs';
const server = await startPostgres(findPostgresBin() ?? '');
const plan = await planned(await readLibrary(), { shelves: 300, books: 1000 });
for (const [name, entry] of [['bundle', '/tmp/exec-dist/run-worker.mjs'], ['source', new URL('./run-entry.fixture.ts', import.meta.url).pathname]] as const)
  for (let i = 0; i < 3; i++) {
    const db = server.createDatabase(`${name}${i}`); server.run(LIBRARY, db);
    const task = generation(plan, { address: addressOf(server, db), mode: 'append', runId: 'g' });
    writeFileSync('/tmp/exec-drive.mjs', `import fs from 'node:fs';
const marks=[]; const mark=(k)=>{const u=process.cpuUsage(); marks.push(k+'@'+((u.user+u.system)/1000).toFixed(0));};
process.send=(m,cb)=>{ mark(m.kind); if(cb){ fs.writeSync(1, marks.join(' ')+' rss='+(process.memoryUsage().rss/1e6).toFixed(0)+(m.kind==='failed'?JSON.stringify(m.failure):'')+'\\n'); cb(); } };
mark('boot'); await import(${JSON.stringify(entry)}); mark('loaded');
process.emit('message', {kind:'task', task: ${JSON.stringify(task)}});`);
    const r = spawnSync(process.execPath, ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering', '/tmp/exec-drive.mjs'], { encoding: 'utf8', env: { ...process.env, NODE_COMPILE_CACHE: '/tmp/exec-cc' } });
    console.log(name, r.stdout.trim(), r.stderr.slice(0, 300));
  }
await server.stop();
