import { loadLexicon, makePlan, tableKey } from '@rowloom/engine';
import { isTargetError } from '@rowloom/databases';
import { zooOf, type ZooDialect } from '/work/main/packages/runner/src/zoo/zoo.fixture.ts';
import { openPlace } from '/work/main/packages/runner/src/zoo/zoo-place.fixture.ts';
import { runGeneration } from '/work/main/packages/runner/src/run/run-generation.ts';
import { undoRun } from '/work/main/packages/runner/src/undo/undo-run.ts';
import { readTargetSchema } from '/work/main/packages/runner/src/schema/read-target-schema.ts';
import { tableName } from '/work/main/packages/runner/src/target/table-name.ts';
const [, , dialectArg, only, rowsArg = '60'] = process.argv;
const lexicon = await loadLexicon('en');
for (const dialect of (dialectArg === 'all' ? ['postgresql', 'mysql', 'sqlite'] : [dialectArg]) as ZooDialect[]) {
  const place = await openPlace[dialect]();
  for (const { name, sql } of zooOf(dialect)) {
    if (only && only !== '*' && only !== name) continue;
    const say = (...words: unknown[]) => console.log(`${dialect}/${name}:`, ...words);
    const t0 = performance.now();
    let step = 'load schema';
    try {
      const target = place.fresh(name.replaceAll('-', '_'), sql);
      const session = await target.connect();
      const schema = await readTargetSchema(target, session);
      const count = async () => {
        const out: Record<string, number> = {};
        for (const t of schema.tables) {
          if (t.partition_of) continue;
          const [r] = await session.query(`SELECT count(*) AS n FROM ${tableName(session.dialect, schema, t)}`);
          out[tableKey(t)] = Number(r?.['n']);
        }
        return out;
      };
      const plan = (seed: number, skip: string[]) => {
        const rules = Object.fromEntries(skip.map((k) => [k, { skip: true }]));
        const made = makePlan(
          schema,
          {
            rows: { '*': Number(rowsArg) },
            seed,
            locale: 'en',
            as_of: '2026-01-01T00:00:00.000Z',
            ...(seed === 8 ? { existing: schema.tables.map(tableKey) } : {}),
            ...(skip.length ? { rules } : {}),
          } as never,
          lexicon,
        );
        if ('issues' in made) throw new Error('ISSUES ' + made.issues.map((i) => i.path + ': ' + i.message).join('\n'));
        return { plan: made.plan, rules };
      };
      const judge = (label: string, outcome: any, plan: any, before: any, after: any) => {
        const c = outcome.certificate;
        if (c.violations || c.unexamined)
          say(
            label,
            'VIOLATIONS',
            c.violations,
            c.unexamined,
            JSON.stringify(
              c.tables.flatMap((t: any) =>
                t.constraints.filter((x: any) => x.violations !== 0).map((x: any) => [t.name, x]),
              ),
            ),
          );
        for (const t of c.tables) {
          if (t.checksum && t.checksum.value !== t.checksum.planned)
            say(label, 'CHECKSUM', t.name, JSON.stringify(t.checksum));
          if (t.checksum?.columns_left_out.length)
            say(label, 'LEFT OUT', t.name, JSON.stringify(t.checksum.columns_left_out));
        }
        if (outcome.triggers_off.length) say(label, 'triggers off', outcome.triggers_off);
        for (const t of plan.tables) {
          const d = after[t.name] - (before[t.name] ?? 0);
          if (d !== t.rows) say(label, 'ROWS', t.name, d, 'instead of', t.rows);
        }
      };
      step = 'plan';
      const first = plan(7, []);
      for (const n of first.plan.notes) if (n.code === 'rows_changed') say('  note', n.message);
      for (const t of first.plan.tables)
        for (const v of t.constraints) if (v.verdict === 'unsupported') say('UNSUPPORTED', t.name, v.name, v.reason);
      step = 'run 1';
      const one = await runGeneration({
        target,
        runId: `gen_1_${name}`,
        requestDigest: 'one',
        schema,
        plan: first.plan,
        rules: {},
        locale: 'en',
        mode: 'append',
      });
      const after1 = await count();
      judge('run1', one, first.plan, {}, after1);
      const skip: string[] = [];
      let two;
      let second;
      step = 'run 2';
      for (let i = 0; i < 4; i++) {
        second = plan(8, skip);
        try {
          two = await runGeneration({
            target,
            runId: `gen_2_${i}_${name}`,
            requestDigest: 'two' + i,
            schema,
            plan: second.plan,
            rules: second.rules,
            locale: 'en',
            mode: 'append',
          });
          break;
        } catch (e: any) {
          const full = [
            ...new Set(
              [...e.message.matchAll(/rule \{"((?:[^"\\]|\\.)+)": \{"skip"/g)].map((m: any) => JSON.parse(`"${m[1]}"`)),
            ),
          ] as string[];
          if (!full.length) throw e;
          say('refused', e.message);
          skip.push(...full);
        }
      }
      if (!two) throw new Error('no second run');
      if (skip.length) say('FULL', JSON.stringify(skip));
      const after2 = await count();
      judge('run2', two, second!.plan, after1, after2);
      const schema2 = await readTargetSchema(target, session);
      if (JSON.stringify(schema2) !== JSON.stringify(schema)) {
        say('CATALOGUE CHANGED');
        schema.tables.forEach((t, i) => {
          const a = JSON.stringify(t),
            b = JSON.stringify(schema2.tables[i]);
          if (a !== b) say(a + '\n' + b);
        });
      }
      step = 'undo';
      await undoRun({ target, runId: two.runId });
      const after3 = await count();
      if (JSON.stringify(after3) !== JSON.stringify(after1))
        say('UNDO', JSON.stringify(after1), JSON.stringify(after3));
      await session.close();
      say('done', one.way, two.way, ((performance.now() - t0) / 1000).toFixed(1));
    } catch (e: any) {
      say(
        'FAILED at',
        step,
        e.message.slice(0, 700),
        isTargetError(e) ? JSON.stringify(e.facts) : e.stack.split('\n').slice(1, 5).join('\n'),
      );
    }
  }
  await place.close();
}
process.exit(0);
