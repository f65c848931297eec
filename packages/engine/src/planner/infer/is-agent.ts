import { isEnglish } from './names/english.ts';
import { classOfNoun } from './nouns/noun-class.ts';
import type { Language } from './names/language.ts';

/** Words that end like those who do something or are said of somebody too, and are companies, roles in a contract, or no nouns. */
const OTHERS: ReadonlySet<string> = new Set(
  `order container trailer paper power server printer router scanner monitor door factor sector master center cover transfer banner
   carrier dealer shipper retailer wholesaler manufacturer supplier publisher provider partner insurer beer modifier qualifier
   placeholder character adapter cooler charger loader calculator minor major prior harbor humor list waitlist wishlist allowlist
   denylist whitelist fee degree tree other later under over after never ever super inner outer higher larger smaller newer older user
   customer member answer corner voucher shower hanger amber silver disaster importer exporter lender lessor contractor subcontractor
   vendor distributor competitor forwarder haulier hauler reinsurer operator`.split(/\s+/),
);
const AGENT =
  /(?:[a-z]{3}(?:er|or)|[a-z]{3}ist|ician|arian|uardian|[a-z]eer|(?:assist|attend|account|consult|applic|particip|occup|registr|claim|defend|inform|entr)ant|(?:employ|trust|nomin|assign|grant|licens|less|attend|refer|pay|invit|train|interview)ee|[a-z]{2}man|woman|person|keeper|smith|superintendent|adjudicator|provost|dean|warden|steward|marshal|sheriff|aide|intern|relative|kin|expert|guide|representative|deputy|delegate|signatory|beneficiary|secretary|chief|spouse|applicant)$/;

/** Whether an English noun is somebody who does something: `underwriter`, `archivist`, `beekeeper`. */
export function isAgent(noun: string): boolean {
  if (OTHERS.has(noun)) return false;
  const known = classOfNoun(noun);
  return known === undefined ? AGENT.test(noun) : known === 'person';
}

/** Endings of those who do something, where a word is in no glossary. */
const ABROAD: Readonly<Partial<Record<Language, RegExp>>> = {
  fr: /(?:[a-z]{3}(?:teur|trice|seur|euse|geur|neur|leur)|[a-z]{3}iste|icien(?:ne)?)$/,
  it: /(?:[a-z]{3}(?:tore|trice|sore)|[a-z]{3}ista|[a-z]{3}iere|[a-z]{3}iera)$/,
  pt: /(?:[a-z]{3}(?:dor|dora|tor|tora|sor|sora)|[a-z]{4}ista|[a-z]{3}eiro|[a-z]{3}eira)$/,
  es: /(?:[a-z]{3}(?:dor|dora|tor|tora|sor|sora)|[a-z]{4}ista|[a-z]{4}ero)$/,
  nl: /(?:[a-z]{3}(?:aar|eur|ster)|[a-z]{3}ist|kundige|medewerker|houder)$/,
  de: /(?:leiter|leiterin|prüfer|pruefer|beauftragter?|meister|führer|fuehrer|pfleger|helfer|betreuer|berater|lehrer|schreiber|geber(?<!auftraggeber))$/,
};
/** Things that end like those. */
const THINGS_ABROAD: ReadonlySet<string> = new Set(
  `valeur couleur longueur largeur hauteur profondeur moteur compteur secteur facteur ordinateur capteur erreur vecteur indicateur
   radiateur refrigerateur conteneur teneur faveur transporteur settore fattore motore vettore fornitore indicatore contatore
   trattore interruttore computador indicador fornecedor medidor identificador corredor gerador contador setor fator motor vetor valor
   lista vista pista revista entrevista numero ordenador proveedor generador contenedor sector factor dinero enero febrero primeiro
   primeira terceiro dinheiro janeiro fevereiro carreira feira barreira fronteira kamer quartiere cantiere mestiere bicchiere maniera
   frontiera lista_espera bandiera cartelera cartera carrera`.split(/\s+/),
);

/** The same of a word that no glossary has, in the language of its schema: `leiturista`, `accompagnatore`. */
function isAgentAbroad(noun: string, language: Language): boolean {
  return ABROAD[language]?.test(noun) === true && !THINGS_ABROAD.has(noun) && !isEnglish(noun);
}

/** Somebody, by the word in English or in the language of its schema: elsewhere things end in -er, too. */
export const isAgentIn = (noun: string, language: Language): boolean =>
  (isAgent(noun) && (language === 'en' || isEnglish(noun))) || isAgentAbroad(noun, language);
