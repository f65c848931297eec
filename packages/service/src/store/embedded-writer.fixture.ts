import { sql } from 'kysely';
import { openStore } from './open-store.ts';

/** A separate process that commits rows endlessly, and prints the number of each once it is committed. */
const [folder = '', round = ''] = process.argv.slice(2);
try {
  const store = await openStore({ kind: 'embedded', folder });
  for (let count = 0; ; count++) {
    await store.transaction(async (tx) => {
      const filler = JSON.stringify('x'.repeat(count % 5000));
      await sql`insert into setting (name, value) values (${`${round}-${count}`}, ${filler}::jsonb)`.execute(tx);
      await sql`insert into setting (name, value) values (${`${round}-${count}-twin`}, ${filler}::jsonb)`.execute(tx);
    });
    process.stdout.write(`${count}\n`);
  }
} catch (error) {
  process.stderr.write(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
