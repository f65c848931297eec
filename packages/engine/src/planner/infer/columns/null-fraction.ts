import type { Facts } from '../read-facts.ts';

const RARE =
  /^(?:deleted|archived|canceled|removed|error|failure|rejection|reason|suffix|middle|memo|remark|note|deceased|death|void|override|previous|old|external|extra|termination|terminated|discharge|nickname|maiden|fax|rejected|cancellation|dispute|complaint|damage|secondary|alternate|alternative|withdrawn|refund|refunded|returned|correction|exception|injury|retired|leaving)$/;
const OPTIONAL =
  /^(?:phone|mobile|fax|website|url|bio|avatar|image|photo|picture|logo|description|comment|birth|gender|company|middle|unit|line|summary|homepage|metadata|setting|title|region|state|url|reference|discount|parent)$/;
const FILLED =
  /^(?:name|email|code|sku|slug|status|type|kind|created|updated|amount|price|total|subtotal|net|gross|tax|vat|sum|cost|balance|quantity|currency|first|last|id|number|country|city|token|key|password|address|street|postal|date|value)$/;

/** The share of NULLs; only nullable columns have any. A snapshot's own figure overrides every prior. */
export function nullFraction(facts: Facts, wish: number | undefined): number {
  const { column, domain, table, words } = facts;
  if (domain.null === 'always') return 1;
  if (domain.null === 'never' || !column.nullable || column.identity !== undefined) return 0;
  if (table.primary_key?.columns.includes(column.name) === true) return 0;
  const measured = column.statistics?.null_fraction;
  if (measured !== undefined) return Math.min(1, Math.max(0, measured));
  if (wish !== undefined) return wish;
  if (facts.type.kind === 'boolean') return 0;
  if (words.includes('2') || words.includes('3')) return 0.7;
  if (words.some((word) => RARE.test(word))) return 0.6;
  if (
    words.some((word) => FILLED.test(word)) &&
    !words.some((word) => /^(?:phone|mobile|fax|company|birth|gender)$/.test(word))
  )
    return 0;
  if (words.some((word) => OPTIONAL.test(word))) return 0.2;
  return 0.1;
}
