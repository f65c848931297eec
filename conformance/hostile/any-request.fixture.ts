import fc from 'fast-check';

/** A request to some operation: how it is sent, and its content. */
export type AnyRequest = {
  readonly who: 'nobody' | 'stranger' | 'key' | 'session';
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  readonly isChunked: boolean;
};

const NAMES = ['org_id', 'limit', 'cursor', 'since', 'until', 'status', 'project_id', 'against', 'from', 'interval'];
const query = fc
  .array(
    fc.tuple(
      fc.oneof(fc.constantFrom(...NAMES), fc.string()),
      fc.oneof(fc.string(), fc.constantFrom('0', '1e9', '%00', '2026-01-01', 'org_x', 'a b')),
    ),
    { maxLength: 3 },
  )
  .map((pairs) => (pairs.length === 0 ? '' : `?${new URLSearchParams(pairs).toString()}`));

const headers = fc
  .record(
    {
      'content-type': fc.constantFrom(
        'application/json',
        'application/json; charset=utf-8',
        'application/json; charset=latin1',
        'text/plain',
        'nonsense',
        ';',
        'multipart/form-data; boundary=x',
      ),
      'content-encoding': fc.constantFrom('gzip', 'identity', 'br, gzip'),
      accept: fc.constantFrom('text/html', 'image/png', '*/*;q=0'),
      'idempotency-key': fc.constantFrom('a', '"quoted"', 'x'.repeat(300), 'ä', ' '),
      'if-none-match': fc.constantFrom('*', '"x"', 'W/"x", "y"'),
      'if-match': fc.constantFrom('*', '"x"'),
      range: fc.constantFrom('bytes=0-0', 'rows=1'),
      expect: fc.constantFrom('100-continue', '200-ok'),
      origin: fc.constantFrom('null', 'https://elsewhere.example'),
      'last-event-id': fc.constantFrom('0', '-1', 'x'),
      upgrade: fc.constantFrom('h2c', 'websocket'),
    },
    { requiredKeys: [] },
  )
  .map((given) => given as Readonly<Record<string, string>>);

const body = fc.option(
  fc.oneof(
    fc.constantFrom('', ' ', 'null', '{}', '[]', '{"a":1,"a":2}', '{"a":1e999}', '{', '\u0000', '"'.repeat(70_000)),
    fc.json({ maxDepth: 3 }),
    fc.string(),
    fc
      .dictionary(fc.constantFrom('name', 'email', 'rows', 'note', '__proto__'), fc.jsonValue())
      .map((value) => JSON.stringify(value)),
  ),
  { nil: undefined, freq: 3 },
);

/** Anything that may be sent to any operation, including bodies with GET and DELETE. */
export const anyRequest: fc.Arbitrary<AnyRequest> = fc.record({
  who: fc.constantFrom('nobody', 'stranger', 'key', 'session'),
  query,
  headers,
  body,
  isChunked: fc.boolean(),
});
