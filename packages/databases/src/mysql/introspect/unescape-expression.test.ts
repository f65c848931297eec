import { expect, test } from 'vitest';
import { unescapeExpression } from './unescape-expression.ts';

test.each([
  [String.raw`(\`s\` in (_utf8mb4\'a\',_utf8mb4\'b\'))`, "(`s` in (_utf8mb4'a',_utf8mb4'b'))"],
  [String.raw`(\`s\` <> _utf8mb4\'it\\\'s\')`, String.raw`(\`s\` <> _utf8mb4'it\'s')`],
  [String.raw`\`s\` <> 'it\'s'`, String.raw`\`s\` <> 'it\'s'`],
  ['`a` > 0', '`a` > 0'],
])('%s', (printed, expected) => {
  expect(unescapeExpression(printed.replaceAll('\\`', '`'))).toBe(expected.replaceAll('\\`', '`'));
});
