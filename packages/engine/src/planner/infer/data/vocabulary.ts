import { lazy } from '../../../base/lazy.ts';
import type { Rule } from '../rule.ts';
import { booleanRules } from './boolean-rules.ts';
import { jsonRules } from './json-rules.ts';
import { numberRules } from './number-rules.ts';
import { worldRules } from './meanings/worlds.ts';
import { FORM_NOUNS, TABLE_KINDS } from './table-kinds.ts';
import { textRules } from './text-rules.ts';
import { timeRules } from './time-rules.ts';

/** Words of no rule that are written together with others. */
const MORE = `access actual large small purchasing thumbnail cached new responsible silent global built expression override fetch scheduling plugin matcher declaration nix zero alarm crossed presentation dependent agreement airport album analytics android answer applied artist auto bill birth blacklist body bonus book bot
  build business calculated call change changed check class client collected commission complete contact content contract copy counter course created
  credit current customer daily daytime default delivery depth device discount discontinued display download duplicate editor effective employee
  enable entity entry estimated event exchange expense external feature fiscal foreign forum full gift given goods gross group health hire home human
  hour import income initial input inspection internal inventory issue job joined keep kitchen language last layer leave ledger left legal loan logical
  lookup machine make manage market master matched material measure medium member merge midnight monthly mother national needed next nominal
  notification only operation original outbound owner page paid parent partial pay percent permanent personal planned point post pre
  preferred previous primary print prior private process product profile public purchase quarter queue quick quota rank raw ready received recent
  record recurring refresh region related remaining rent report request required reserved resource response retail review sales salaried salary sample
  scheduled school score search secondary section security seen segment sell sender sent service shared ship shipping shop shopping sick signed single social
  sort special standard start static stop storage stored subscription success support system table target task tax team temporary tenant ticket today
  tool track transfer trigger unique unit upload upper used user valid vacation validated verified view visit voided wait warehouse web week weekly whole wholesale work
  yearly rental media playlist invoice payment photo production sub model phone promo cart bank category comment company city country
  count level list point line safety stock reorder manufacture day lead receipt order vendor rating flag finished assembly resource hours scrapped routing territory reason
  card approval due total list price model illustration culture bill month year address detail header history archive store demographic`;

/** Names are not cut into words of single fields of work, nor short ones read as such; words of one trade would make those of others ambiguous. */
const rules = lazy((): readonly Rule<unknown>[] => {
  const special: ReadonlySet<unknown> = new Set(worldRules());
  return [...textRules(), ...numberRules(), ...timeRules(), ...booleanRules(), ...jsonRules()].filter(
    (rule: Rule<unknown>) => !special.has(rule) && rule.isEnglish !== true,
  );
});

/** What rules look for, as phrases: words that go together. */
export const phrases = (): readonly string[] =>
  rules().flatMap((rule) => rule.when.split('|').map((text) => text.replace(/^[=~\s]+/, '').trim()));

/** Every word that inference knows: names written without separators are cut into these. */
export const vocabulary = (): readonly string[] => [
  ...MORE.split(/\s+/),
  ...Object.values(TABLE_KINDS).flatMap((nouns) => nouns.split(/\s+/)),
  ...FORM_NOUNS,
  ...rules().flatMap((rule) => rule.when.split(/[|=~\s]+/)),
].filter((word) => word.length > 2);
