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

const MACHINES =
  /machin|equip|maint|tool|workshop|production|work_?order|work_?cent|work ?station|asset|lathe|cnc|defect|assembl|repair|spare/;
const GAMES = /game|player|match|character|guild|league|club|team|chat|moderat/;
const FARMS =
  /crop|plants?\b|field|farm|garden|orchard|vineyard|wine|seed|variet|cultivar|harvest|agri|forest|soil|nursery|greenhouse|breed/;
const CLAIMS = /claim|insur|polic|accident|loss|damage/;
const ROUTES = /trip|route|tour|stop|transport|deliver|freight|shipment|bus\b|truck/;

/** Vocabularies that speak of one field of work, by what the tables of its schemas are called. */
const FIELDS: Readonly<Record<string, RegExp>> = wordTable({
  clinical_note: CLINICAL,
  medical_specialty: CLINICAL,
  booking_note: STAYS,
  claim_description: /claim|insur|polic|accident|loss/,
  property_description: HOMES,
  ticket_body: DESKS,
  ...same(
    'wound_kind wound_edge wound_exudate wound_dressing medical_aid dose_scheme care_service encounter_type',
    CLINICAL,
  ),
  therapy_kind:
    /patient|doctor|physician|nurse|clinic|hospital|medic|diagnos|therap|vet\b|veterinar|animal|disease|pest|plant/,
  ...same(
    'workshop_operation stock_form heat_treatment metal_grade work_material cutting_tool measuring_tool',
    MACHINES,
  ),
  ...same(
    'measured_feature defect_disposition scrap_cause stop_cause coolant_kind machine_control machine_part',
    MACHINES,
  ),
  ...same('hand_tool remedy_kind work_order_kind', MACHINES),
  ...same('item_rarity game_way hero_class equipment_slot game_platform sanction_cause', GAMES),
  ...same('growth_phase irrigation_kind tillage_kind pest_name plant_variety', FARMS),
  ...same('damage_spot claim_party insured_product claim_type', CLAIMS),
  stop_kind: ROUTES,
  leisure_activity: /club|course|camp|leisure|sport|hobby|resort|hotel|activit|member|holiday/,
  bill_item: /lease|tenant|apartment|landlord|utilit/,
  product_category: /cart|basket|checkout|shop|stores?\b|review|wishlist|catalog|coupon|categor/,
  issue_type: /software|sprint|repo|release|bug|backlog|commit|issue|milestone/,
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

function same(vocabularies: string, field: RegExp): Readonly<Record<string, RegExp>> {
  return Object.fromEntries(vocabularies.split(' ').map((one) => [one, field]));
}
