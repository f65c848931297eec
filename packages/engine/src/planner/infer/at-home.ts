import { textOption } from '../../weave/cell/option.ts';
import type { ColumnSource } from '../../document/plan/plan.ts';
import type { SchemaDocument } from '../../language/schema/schema-document.ts';
import { wordTable } from '../../base/text/word-table.ts';
import { readNames } from './names/read-names.ts';
import type { Facts } from './read-facts.ts';

const CLINICAL =
  /patient|doctor|physician|nurse|clinic|hospital|prescription|medication|medicine|diagnos|therap|treatment|surg|allerg|immuni|vaccin|vital|encounter|soap|dental|dentist|ward\b|symptom|medical|health|care/;
const STAYS =
  /guest|hotel|room|flight|passenger|restaurant|stay|hostel|accommodation|airline|travel|tour|trip|cabin|reservation/;
const HOMES = /listing|estate|apartment|tenant|landlord|lease|rent|flat\b|house|viewing|property|dwelling/;
const DESKS = /agent|sla\b|queue|desk|support|software|user|account|customer|client|product|order|incident|ticket/;

/** Vocabularies that speak of one field of work, by what the tables of its schemas are called. */
const FIELDS: Readonly<Record<string, RegExp>> = wordTable({
  clinical_note: CLINICAL,
  medical_specialty: CLINICAL,
  booking_note: STAYS,
  claim_description: /claim|insur|polic|accident|loss/,
  property_description: HOMES,
  ticket_body: DESKS,
  aircraft_type: /aircraft|airline|airport|flight|fleet|plane|pilot|hangar/,
});

/** Schemas of one table or two say nothing of their field. */
const FEWEST = 4;

const tablesOf = new WeakMap<SchemaDocument, string>();

/**
 * Whether a field's own words are at home in a schema: an appointment is with a chimney sweep, too, and his notes tell no blood
 * pressure. What speaks of every field is at home everywhere.
 */
export function isAtHome({ schema, table }: Pick<Facts, 'schema' | 'table'>, source: ColumnSource): boolean {
  if (source.kind !== 'generator' || schema.tables.length < FEWEST) return true;
  const of = textOption(source.options, 'of') ?? source.generator;
  const field = FIELDS[of.replace(/_[a-z]{2}$/, '')];
  if (field === undefined) return true;
  let tables = tablesOf.get(schema);
  if (tables === undefined) {
    tables = schema.tables
      .map((one) => `${one.name.toLowerCase()} ${readNames(schema, one).words.join(' ')}`)
      .join('\n');
    tablesOf.set(schema, tables);
  }
  return field.test(tables) || field.test(readNames(schema, table).words.join(' '));
}
