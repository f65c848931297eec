import type { JsonValue } from '../../plan/plan.ts';
import type { Rule } from '../rule.ts';

/** Members of a JSON object, each with the generator of its value; a list is an array of one such element. */
export type JsonAnswer = { readonly says: string; readonly shape: JsonValue };

const rule = (when: string, says: string, shape: JsonValue): Rule<JsonAnswer> => ({ when, give: { says, shape } });

export const JSON_RULES: readonly Rule<JsonAnswer>[] = [
  rule('setting|preference|~setting|~preference|config|~config|option|~option|opts|~prefs|policy', 'settings', {
    theme: { generator: 'one_of', options: { values: ['light', 'dark', 'system'] } },
    language: { generator: 'language_code' },
    notifications: { generator: 'boolean' },
    page_size: { generator: 'integer', options: { min: 10, max: 100 } },
  }),
  rule('metadata|~metadata|meta|information|extra|context|~context|custom data|additional data|~property|property|attribute|~attribute|custom field|~data|data|parameter|~parameter|details|~details|tags data|grouped by|~by|record|credential|query|state|status|variable|json', 'metadata', {
    source: { generator: 'one_of', options: { values: ['web', 'mobile', 'api', 'import'] } },
    version: { generator: 'semantic_version' },
    reference: { generator: 'token', options: { length: 12 } },
    count: { generator: 'integer', options: { min: 0, max: 20 } },
  }),
  rule('address|~address|location', 'an address', {
    street: { generator: 'street_address' },
    city: { generator: 'city' },
    postal_code: { generator: 'postal_code' },
    country: { generator: 'country_code' },
  }),
  rule('tag|~tag|keyword|label|category|topic|feature|role|permission|scope|skill|threshold|integration|breakdown|id|~list|value|permissions|~codes', 'a list of words', [{ generator: 'tag' }, { generator: 'tag' }, { generator: 'tag' }]),
  rule('image|photo|gallery|attachment|link|url|media', 'a list of addresses', [{ generator: 'url' }, { generator: 'url' }]),
  rule('item|line item|product|cart|billing item', 'a list of items', [
    { sku: { generator: 'sku' }, quantity: { generator: 'integer', options: { min: 1, max: 5 } }, price: { generator: 'price' } },
  ]),
  rule('payload|request|response|body|~payload|event|event data|message|request body|response body|~response|~request|webhook|object|arguments|result|~result', 'a payload', {
    id: { generator: 'uuid_v4' },
    type: { generator: 'one_of', options: { values: ['created', 'updated', 'deleted'] } },
    amount: { generator: 'integer', options: { min: 1, max: 1000 } },
    note: { generator: 'phrase' },
  }),
  rule('change|diff|~changes|object changes|previous value|old value|new value|snapshot', 'what changed', {
    field: { generator: 'one_of', options: { values: ['name', 'email', 'status', 'amount'] } },
    before: { generator: 'word' },
    after: { generator: 'word' },
  }),
  rule('header|~header', 'headers', {
    'content-type': { generator: 'mime_type' },
    'user-agent': { generator: 'user_agent' },
  }),
  rule('translation|name|title|description|localized|i18n', 'a text in some languages', { en: { generator: 'phrase' }, de: { generator: 'phrase' }, fr: { generator: 'phrase' } }),
  rule('coordinate|geo|position|geometry|point|bounds', 'coordinates', { lat: { generator: 'latitude' }, lng: { generator: 'longitude' } }),
  rule('contact|person|user|author|owner|customer|profile|recipient', 'a person', { name: { generator: 'full_name' }, email: { generator: 'email' }, phone: { generator: 'phone' } }),
  rule('dimension|size|measurement', 'measures', {
    width: { generator: 'integer', options: { min: 1, max: 100 } },
    height: { generator: 'integer', options: { min: 1, max: 100 } },
    depth: { generator: 'integer', options: { min: 1, max: 100 } },
  }),
  rule('statistic|metric|stats|usage|count|counts|limit|~limit|linecount|~attempts|usage diff', 'figures', {
    total: { generator: 'integer', options: { min: 0, max: 1000 } },
    today: { generator: 'integer', options: { min: 0, max: 50 } },
  }),
  rule('flag|~flag|features enabled|toggle', 'flags', { beta: { generator: 'boolean' }, export: { generator: 'boolean' }, api: { generator: 'boolean' } }),
  rule('period|duration|interval|~period|term|~term', 'a period', { unit: { generator: 'one_of', options: { values: ['day', 'month', 'year'] } }, amount: { generator: 'integer', options: { min: 1, max: 12 } } }),
  rule('color|~color|branding', 'colours', { primary: { generator: 'color_hex' }, background: { generator: 'color_hex' } }),
];

/** When the name says nothing. */
export const PLAIN_JSON: JsonValue = {
  key: { generator: 'word' },
  value: { generator: 'integer', options: { min: 1, max: 100 } },
  enabled: { generator: 'boolean' },
};
