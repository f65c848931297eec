import { rangeOptions } from './range-options.ts';
import type { ColumnType } from '../../../language/types/column-type.ts';
import { hashLength } from '../text-patterns.ts';
import { BY_LUCK, BY_NAME, BY_TYPE, CERTAIN, type Finding } from './inference.ts';
import { inferNetwork } from './infer-network.ts';
import { chooseUuid } from './choose-uuid.ts';
import { fromGenerator, fromList } from './make-source.ts';
import { boundsOfDomain } from '../../../solve/domain/number-limits.ts';
import type { Facts } from '../read-facts.ts';

/** Types of extensions that come as text of a known form. */
const NATIVE_PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/ltree/i, '[a-z]{3,8}(\\.[a-z]{3,8}){0,2}'],
  [/hstore/i, '"[a-z]{3,8}"=>"[a-z]{3,8}"'],
  [/^oid$|^reg/i, '[1-9][0-9]{3,4}'],
  [/pg_lsn/i, '[0-9A-F]{1,2}/[0-9A-F]{6,8}'],
  [/^name$|citext|string|clob/i, '[a-z]{4,12}'],
  // A question mark lets the type itself compute the check digit.
  [/^isbn/i, '978[0-9]{9}\\?'],
  [/^ismn/i, '9790[0-9]{8}\\?'],
  [/^issn/i, '977[0-9]{9}\\?'],
  [/^ean/i, '20[0-9]{10}\\?'],
  [/^upc/i, '0[0-9]{10}\\?'],
];

/** Types that leave little to choose. */
export function inferByType(facts: Facts): Finding {
  const { type, words } = facts;
  const plain = (generator: string, options = {}, confidence = BY_TYPE): Finding => ({
    source: fromGenerator(generator, options),
    confidence,
    reason: `the type is ${type.native}`,
  });
  switch (type.kind) {
    case 'uuid':
      return words.at(-1) === 'id' || words.includes('uuid')
        ? { ...plain(chooseUuid('uuid_v4', facts.domain), {}, BY_NAME), reason: 'an identifier, the type is uuid' }
        : plain(chooseUuid('uuid_v4', facts.domain), {}, BY_NAME);
    case 'year':
      return plain('year', boundsOfDomain(facts.domain, 0), CERTAIN);
    case 'interval':
      return plain(
        'interval',
        secondsOf(facts),
        words.some((word) => /duration|length|time|elapsed|interval|period/.test(word)) ? BY_NAME : BY_TYPE,
      );
    case 'inet':
      if (facts.domain.network !== undefined) return inferNetwork(facts, facts.domain.network);
      return plain('ip_address', addressVersion(type.native), BY_NAME);
    case 'cidr':
      if (facts.domain.network !== undefined) return inferNetwork(facts, facts.domain.network);
      return plain('ip_address', {}, BY_NAME);
    case 'macaddr':
      return plain('mac_address', {}, BY_NAME);
    case 'xml':
      return plain('xml', {}, BY_NAME);
    case 'full_text':
      return plain('full_text', {}, BY_NAME);
    case 'bits':
      return plain('bits', {}, BY_NAME);
    case 'bytes':
      return inferBytes(facts, type);
    case 'range':
      return plain('range', rangeOptions(type, facts.domain), BY_NAME);
    case 'geometric':
      return type.shape === 'point' ? plain('geo_point', {}, BY_NAME) : plain('geometry', {}, BY_NAME);
    case 'set': {
      const [first = '', second] = type.values;
      const values = second === undefined ? [first] : [...type.values, `${first},${second}`];
      return { source: fromList(values), confidence: CERTAIN, reason: 'a set of the listed values' };
    }
    default:
      return inferUnknown(facts);
  }
}

/** MariaDB has a type for each version, and takes no address of the other. */
function addressVersion(native: string): Readonly<Record<string, number>> {
  const [, version] = /^inet([46])$/i.exec(native) ?? [];
  return version === undefined ? {} : { version: Number(version) };
}

/** The CHECKs' shortest and longest, which come as `<seconds> seconds`. */
function secondsOf({ domain: { min, max } }: Facts): Readonly<Record<string, number>> {
  const [least, most] = [min, max].map((bound) =>
    Number(/^-?[\d.]+(?= seconds$)/.exec(bound?.value ?? '')?.[0] ?? Number.NaN),
  );
  return {
    ...(least === undefined || Number.isNaN(least)
      ? {}
      : { min: Math.ceil(least) + (min?.inclusive === false ? 1 : 0) }),
    ...(most === undefined || Number.isNaN(most) ? {} : { max: Math.floor(most) - (max?.inclusive === false ? 1 : 0) }),
  };
}

const KEYS =
  /^(?:token|secret|key|hash|digest|checksum|sha1|sha256|sha512|md5|signature|fingerprint|salt|password|nonce|hashed|encrypted)$/;

function inferBytes(facts: Facts, type: Extract<ColumnType, { kind: 'bytes' }>): Finding {
  const { words, domain, maxLength } = facts;
  const isKey = words.some((word) => KEYS.test(word));
  const wish = isKey ? hashLength(words, undefined) / 2 : 48;
  const exact = type.fixed === true || domain.min_length !== undefined;
  const length = Math.max(
    domain.min_length ?? 1,
    Math.min(wish, maxLength ?? wish),
    exact && type.fixed === true ? (maxLength ?? 1) : 1,
  );
  return {
    source: fromGenerator('bytes', { length }),
    confidence: isKey ? BY_NAME : 0.6,
    reason: isKey
      ? `the name suggests a secret or a hash, the type is ${type.native}`
      : `bytes, the type is ${type.native}`,
  };
}

/** Never a dropped table: NULL if it may be, the default if there is one, else the likeliest text. */
function inferUnknown({ type, column, domain }: Facts): Finding {
  const name = `Rowloom cannot generate ${type.native}`;
  const known = NATIVE_PATTERNS.find(([pattern]) => pattern.test(type.native));
  if (known !== undefined)
    return {
      source: fromGenerator('pattern', { regex: known[1] }),
      confidence: BY_TYPE,
      reason: `the type is ${type.native}, which has a text form`,
    };
  if (column.nullable && domain.null !== 'never')
    return {
      source: fromGenerator('constant', { value: null }),
      confidence: BY_TYPE,
      reason: `${name}; NULL`,
      nulls: 1,
    };
  if (column.default !== undefined)
    return { source: { kind: 'omit' }, confidence: BY_TYPE, reason: `${name}; left to the default` };
  return {
    source: fromGenerator('word'),
    confidence: BY_LUCK,
    reason: `${name}; a word that may not fit: consider a rule`,
  };
}
