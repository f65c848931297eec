const e = await import('@rowloom/engine');
const { PACKS } = await import('./src/index.ts');
const lex = await e.loadLexicon('en');
for (const pack of PACKS) {
  const mk = (seed: number) => { const r = e.makePlan(pack.schema, { rows: 3000, seed, locale: 'en', as_of: '2026-11-15T00:00:00Z', rules: pack.rules }, lex); if (!r.plan) { console.log(r.issues); process.exit(1); } return r.plan; };
  const p1 = mk(1), p2 = mk(2);
  const r1 = e.makeRunContext(pack.schema, p1, lex);
  const bases = Object.fromEntries(p1.tables.map((t) => [t.name, t.rows]));
  const r2 = e.makeRunContext(pack.schema, p2, lex, { bases });
  console.log(pack.id, e.checkBases(r2).map((i) => i.message));
  for (const t of pack.schema.tables) {
    const a = e.previewRows(r1, t.name, 0, 1e9), b = e.previewRows(r2, t.name, 0, 1e9);
    for (const u of [{ columns: t.primary_key?.columns ?? [], name: 'pk' }, ...t.uniques]) {
      if (u.where || !u.columns.length) { if (u.where) console.log('  partial', t.name, u.columns, JSON.stringify(u.where.expression)); continue; }
      const seen = new Set(); let dup = 0;
      for (const row of [...a, ...b]) { const vals = u.columns.map((c) => row[c]); if (vals.includes(null)) continue; const k = JSON.stringify(vals).toLowerCase(); if (seen.has(k)) dup++; seen.add(k); }
      if (dup) console.log('  DUP', t.name, u.columns, dup);
    }
  }
}
