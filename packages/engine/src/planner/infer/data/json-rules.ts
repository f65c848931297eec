import { lazy } from '../../../base/lazy.ts';
import type { JsonValue } from '../../../document/plan/plan.ts';
import type { Rule } from '../rule.ts';

/** Members of a JSON object, each with the generator of its value; a list is an array of one such element. */
export type JsonAnswer = { readonly says: string; readonly shape: JsonValue };

const rule = (when: string, says: string, shape: JsonValue): Rule<JsonAnswer> => ({ when, give: { says, shape } });

const term = (of: string): JsonValue => ({ generator: 'term', options: { of } });

export const jsonRules: () => readonly Rule<JsonAnswer>[] = lazy(() => [
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
  rule('permission|~permission|permissions|privilege|ability', 'permissions', [term('permission'), term('permission'), term('permission')]),
  rule('role|~role|roles', 'roles', [term('role'), term('role')]),
  rule('scope|~scope|scopes', 'scopes', [{ generator: 'one_of', options: { values: ['read', 'write', 'profile', 'email'] } }]),
  rule('skill|skills|competence', 'skills', [term('skill'), term('skill'), term('skill')]),
  rule('amenity|amenities|equipment|facilities', 'amenities', [term('amenity'), term('amenity'), term('amenity')]),
  rule('ingredient|ingredients', 'ingredients', [{ name: term('ingredient'), amount: { generator: 'integer', options: { min: 1, max: 500 } }, unit: term('cooking_unit') }]),
  rule('allergy|allergies|allergen', 'allergies', [term('allergen')]),
  rule('vital|vitals|vital sign', 'vital signs', { heart_rate: { generator: 'integer', options: { min: 55, max: 110 } }, systolic: { generator: 'integer', options: { min: 100, max: 160 } }, diastolic: { generator: 'integer', options: { min: 60, max: 95 } }, temperature: { generator: 'decimal', options: { min: 36.1, max: 38.9, scale: 1 } } }),
  rule('error|~error|errors|exception|failure', 'an error', { code: term('error_code'), message: term('error_message'), retryable: { generator: 'boolean' } }),
  rule('history|~history|log|audit|timeline', 'a history', [{ action: term('audit_action'), by: { generator: 'user_name' }, note: term('plain_note') }]),
  rule('opening hour|business hour|working hour|hours|opening time|schedule', 'opening hours', { monday: '09:00-18:00', tuesday: '09:00-18:00', wednesday: '09:00-18:00', thursday: '09:00-20:00', friday: '09:00-18:00', saturday: '10:00-14:00' }),
  rule('social|social network|social link|social media', 'accounts in networks', { linkedin: { generator: 'url' }, instagram: { generator: 'user_name' } }),
  rule('device|device info|device information|client|browser', 'a device', { type: term('device_type'), os: term('os_family'), browser: term('browser') }),
  rule('specification|specs|technical data|characteristic', 'a specification', { color: term('color'), material: term('material'), weight_g: { generator: 'integer', options: { min: 50, max: 5000 } } }),
  rule('tag|~tag|keyword|label|category|topic|feature|threshold|integration|breakdown|id|~list|value|~codes', 'a list of words', [term('topic'), term('topic')]),
  rule('image|photo|gallery|attachment|link|url|media', 'a list of addresses', [{ generator: 'url' }, { generator: 'url' }]),
  rule('item|line item|product|cart|billing item', 'a list of items', [
    { sku: { generator: 'sku' }, quantity: { generator: 'integer', options: { min: 1, max: 5 } }, price: { generator: 'price' } },
  ]),
  rule('payload|request|response|body|~payload|event|event data|message|request body|response body|~response|~request|webhook|object|arguments|result|~result', 'a payload', {
    id: { generator: 'uuid_v4' },
    type: { generator: 'one_of', options: { values: ['created', 'updated', 'deleted'] } },
    amount: { generator: 'integer', options: { min: 1, max: 1000 } },
    note: term('plain_note'),
  }),
  rule('change|diff|~changes|object changes|previous value|old value|new value|snapshot', 'what changed', {
    field: { generator: 'one_of', options: { values: ['name', 'email', 'status', 'amount'] } },
    before: term('setting_value'),
    after: term('setting_value'),
  }),
  rule('header|~header', 'headers', {
    'content-type': { generator: 'mime_type' },
    'user-agent': { generator: 'user_agent' },
  }),
  rule('translation|name|title|description|localized|i18n', 'a text in some languages', { en: { generator: 'product_name' }, de: { generator: 'product_name' }, fr: { generator: 'product_name' } }),
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
]);

/** When the name gives no hint. */
export const PLAIN_JSON: JsonValue = {
  key: { generator: 'term', options: { of: 'attribute_name' } },
  value: { generator: 'integer', options: { min: 1, max: 100 } },
  enabled: { generator: 'boolean' },
};
