import { randomBytes } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deriveKey, deriveKeys } from './derive-key.ts';
import { type KeyRing, makeRingKey, parseKeyRing } from './key-ring.ts';
import { reseal, seal, unseal } from './seal.ts';

const old = makeRingKey(randomBytes(32));
const young = makeRingKey(randomBytes(32));
const oldRing: KeyRing = [old];
const ring: KeyRing = [young, old];
const context = { table: 'connection', id: 'con_1' };

describe('a sealed text', () => {
  test('opens to what was sealed, whatever it was', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(unseal(ring, seal(ring, text, context), context)).toBe(text);
      }),
    );
  });

  test('never looks the same twice, and never shows the text', () => {
    const sealed = seal(ring, 'hunter2hunter2', context);
    expect(seal(ring, 'hunter2hunter2', context)).not.toBe(sealed);
    expect(sealed).not.toContain('hunter2');
    expect(Buffer.from(sealed.split('.')[2] ?? '', 'base64url').toString('latin1')).not.toContain('hunter2');
  });

  test('cannot be decrypted in another row or table', () => {
    const sealed = seal(ring, 'secret', context);
    expect(() => unseal(ring, sealed, { ...context, id: 'con_2' })).toThrow('another row');
    expect(() => unseal(ring, sealed, { ...context, table: 'schedule' })).toThrow('another row');
    expect(() => unseal(ring, seal(ring, 'secret', { table: 'a', id: 'b c' }), { table: 'a b', id: 'c' })).toThrow(
      'another row',
    );
  });

  test('cannot be decrypted when one bit of it was changed', () => {
    const [version, id, body] = seal(ring, 'secret', context).split('.');
    const bytes = Buffer.from(body ?? '', 'base64url');
    fc.assert(
      fc.property(fc.nat(bytes.length * 8 - 1), (bit) => {
        const changed = Buffer.from(bytes);
        changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
        expect(() => unseal(ring, `${version}.${id}.${changed.toString('base64url')}`, context)).toThrow(
          'cannot be decrypted',
        );
      }),
    );
  });

  test.each(['', 'v1.x', 'v1.000000000000.AAAA', `v1.${young.id}.AAAA`, 'v2.000000000000.AAAA', 'plain text'])(
    'is distinguished from %j',
    (text) => {
      expect(() => unseal(ring, text, context)).toThrow(/not a sealed text|not among the secret keys|was cut/);
    },
  );
});

describe('a rotation', () => {
  test('opens what the old key sealed, and seals by the new one', () => {
    const before = seal(oldRing, 'secret', context);
    expect(unseal(ring, before, context)).toBe('secret');
    expect(() => unseal(oldRing, seal(ring, 'secret', context), context)).toThrow(young.id);
  });

  test('is done when nothing is left to seal again', () => {
    const after = reseal(ring, seal(oldRing, 'secret', context), context);
    if (after === undefined) throw new Error('A text of the old key was left as it was.');
    expect(unseal([young], after, context)).toBe('secret');
    expect(reseal(ring, after, context)).toBeUndefined();
  });
});

describe('a derived key', () => {
  const bytes = (purpose: string, of = ring): string => deriveKey(of, purpose).key.export().toString('hex');

  test('is the same at every start, and different for every purpose and key', () => {
    expect(bytes('access-token')).toBe(bytes('access-token'));
    expect(bytes('access-token')).not.toBe(bytes('refresh-token'));
    expect(bytes('access-token')).not.toBe(bytes('access-token', oldRing));
    expect(bytes('access-token')).not.toBe(young.key.export().toString('hex'));
  });

  test('of an older key still verifies', () => {
    const [first, second] = deriveKeys(ring, 'access-token');
    expect([first?.id, second?.id]).toEqual([young.id, old.id]);
    expect(second?.key.equals(deriveKey(oldRing, 'access-token').key)).toBe(true);
  });
});

describe('the keys of the environment', () => {
  test('are read in base64, base64url and hexadecimal, the sealing one first', () => {
    const bytes = Buffer.concat([Buffer.from([251, 255, 191]), randomBytes(29)]);
    const [one] = parseKeyRing(bytes.toString('base64'), 'X');
    for (const text of [
      bytes.toString('base64url'),
      bytes.toString('hex'),
      ` ${bytes.toString('hex').toUpperCase()} ,`,
    ])
      expect(parseKeyRing(text, 'X')[0].id).toBe(one.id);
    const ids = parseKeyRing(`${young.key.export().toString('hex')},${old.key.export().toString('hex')}`, 'X');
    expect(ids.map(({ id }) => id)).toEqual([young.id, old.id]);
  });

  test.each([
    ['nothing', ' , ', 'contains no key'],
    ['a password', 'correct horse battery staple', 'Key 1 of X'],
    ['a short key', randomBytes(16).toString('hex'), 'Key 1 of X'],
    ['zeros', '0'.repeat(64), 'not random'],
    ['a broken second key', `${randomBytes(32).toString('hex')},abc`, 'Key 2 of X'],
    [
      'one key twice',
      [1, 2].map(() => Buffer.from('0123456789abcdef0123456789abcdef').toString('hex')).join(),
      'twice',
    ],
  ])('%s is refused without being quoted', (_, text, message) => {
    expect(() => parseKeyRing(text, 'X')).toThrow(message);
    expect(() => parseKeyRing(text, 'X')).not.toThrow('correct horse');
  });
});
