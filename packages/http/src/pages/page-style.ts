/** The style of all our own pages; it follows the system's light or dark mode. */
export const PAGE_STYLE = `:root { color-scheme: light dark; --ink: light-dark(#1b1f24, #e6e8eb); --paper: light-dark(#fdfdfc, #15181c); --faint: light-dark(#eef0f2, #22272d); --link: light-dark(#0b5cad, #7ab8ff); }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.6 system-ui, sans-serif; }
main { max-width: 44rem; margin: 0 auto; padding: 4rem 1.25rem; }
h1 { margin: 0 0 .25rem; font-size: 2rem; line-height: 1.2; }
a { color: var(--link); }`;
