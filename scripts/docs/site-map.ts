/** The pages of the guide by task; pages that do not exist yet are left out. */
export const SECTIONS: readonly { readonly title: string; readonly pages: readonly string[] }[] = [
  { title: 'Get started', pages: ['guide/quick-start', 'guide/databases', 'guide/tests', 'guide/tour'] },
  {
    title: 'Shape your rows',
    pages: ['guide/rules', 'guide/sources', 'guide/prisma', 'guide/drizzle', 'guide/project', 'guide/profile'],
  },
  {
    title: 'Difficult schemas',
    pages: ['guide/cyclic-keys', 'guide/triggers', 'guide/multi-tenant', 'guide/scale', 'guide/limitations'],
  },
  {
    title: 'Work in a team',
    pages: [
      'guide/service',
      'guide/ci',
      'guide/approvals',
      'guide/schedules',
      'guide/webhooks',
      'guide/agents',
      'guide/key-rotation',
    ],
  },
  { title: 'Operate', pages: ['guide/self-hosting', 'guide/operating', 'reference/configuration'] },
  {
    title: 'Reference',
    pages: [
      'reference/cli',
      'reference/rules',
      'reference/derive',
      'reference/generators',
      'reference/database-urls',
      'reference/dialects',
      'reference/certificate',
      'reference/ledger',
      'reference/api',
      'reference/errors',
      'reference/roles',
      'reference/audit',
    ],
  },
  { title: 'Performance', pages: ['guide/comparison', 'benchmarks'] },
];

/** Where a page of `docs/` is in the site: guides at the top, decisions and the rest in folders. */
export const placeOf = (page: string): string => page.replace(/^guide\//, '');
