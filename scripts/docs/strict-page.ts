import { createHash } from 'node:crypto';

const INLINE = /<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g;

export type StrictPage = { readonly html: string; readonly scripts: ReadonlyMap<string, string> };

const STYLE = /(<[a-z]+(?:\s[^<>]*?)?) style="[^"]*"/g;

/** The effects of removed style attributes. */
export const LOST_STYLES = '.vp-doc > div{position:relative}\n.VPLocalNavOutlineDropdown{--vp-vh:0px}\n';

/**
 * A page without inline scripts, which the service's policy would not run: each becomes a separate file. Their order
 * stays, so that the theme is chosen before anything is drawn.
 */
export function makeStrict(html: string, base: string): StrictPage {
  const scripts = new Map<string, string>();
  const strict = html.replaceAll(INLINE, (_, attributes: string, text: string) => {
    const name = `assets/page-${createHash('sha256').update(text).digest('hex').slice(0, 10)}.js`;
    scripts.set(name, text);
    return `<script${attributes} src="${base}${name}"></script>`;
  });
  return { html: strict.replaceAll(STYLE, '$1'), scripts };
}

type HighlightedNode = { readonly properties?: Record<string, unknown> };

/** The default limit of half a second per line would make a page depend on how busy the machine is. */
function takeTime(_: string, options: { tokenizeTimeLimit?: number }): undefined {
  options.tokenizeTimeLimit = 0;
}

/** Colours of code as classes, because the policy also refuses style attributes. */
export function makeColours(): {
  readonly transformer: {
    readonly name: string;
    readonly preprocess: (code: string, options: { tokenizeTimeLimit?: number }) => undefined;
    readonly span: (node: HighlightedNode) => void;
    readonly pre: (node: HighlightedNode) => void;
  };
  readonly css: () => string;
} {
  const rules = new Map<string, string>();
  const classify = (node: HighlightedNode): void => {
    const { properties } = node;
    const style = properties?.['style'];
    if (properties === undefined || typeof style !== 'string' || style === '') return;
    const name = `c${createHash('sha256').update(style).digest('hex').slice(0, 6)}`;
    rules.set(name, style);
    delete properties['style'];
    const known = properties['class'];
    properties['class'] = typeof known === 'string' ? `${known} ${name}` : name;
  };
  return {
    transformer: { name: 'colours-as-classes', preprocess: takeTime, span: classify, pre: classify },
    css: () =>
      [...rules]
        .map(([name, style]) => `.${name}{${style}}\n`)
        .toSorted()
        .join(''),
  };
}
