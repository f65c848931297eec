/** What may stand at the end of any sentence of a kind, before its full stop: one a line, with slots. */
export type Tails = { readonly lines: string; readonly slots: Readonly<Record<string, string>> };

/** Who wrote down or agreed to it, and when. */
export const NOTE_TAILS = {
  en: {
    lines: `, noted by {who}
, noted by {who} on {day}
, confirmed by {who}
, confirmed by {who} on {day}
, as agreed with {who}
, as agreed with {who} on {day}
, {who} informed
, {who} informed on {day}
, according to {who}
 ({who}, {day})`,
    slots: {
      who: 'Ms Keller|Mr Ortiz|Ms Novak|Mr Hughes|Ms Tanaka|Mr Bauer|Ms Moreau|Mr Lindqvist|Ms Okafor|Mr Patel|Ms Reyes|Mr Walsh|the office|the team lead|the front desk|a colleague',
      day: 'Monday|Tuesday|Wednesday|Thursday|Friday|Saturday',
    },
  },
  de: {
    lines: `, laut {who}
, laut {who} vom {day}
, mit {who} abgestimmt
, mit {who} am {day} abgestimmt
, von {who} bestätigt
, von {who} am {day} bestätigt
, von {who} am {day} vermerkt
 ({who}, {day})`,
    slots: {
      who: 'Frau Keller|Frau Novak|Frau Tanaka|Frau Moreau|Frau Okafor|Frau Reyes|Frau Vogel|Frau Seidel|Kollegin Brandt|Kollegin Ernst|der Leitung|der Zentrale|der Buchhaltung|der Verwaltung',
      day: 'Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag',
    },
  },
  fr: {
    lines: `, selon {who}
, selon {who} {day}
, vu avec {who}
, vu avec {who} {day}
, confirmé par {who}
, confirmé par {who} {day}
, noté par {who} {day}
 ({who}, {day})`,
    slots: {
      who: 'Mme Keller|M. Ortiz|Mme Novak|M. Hugues|Mme Tanaka|M. Bauer|Mme Moreau|M. Lefort|Mme Diallo|M. Patel|l’accueil|le responsable|la comptabilité|le secrétariat',
      day: 'lundi|mardi|mercredi|jeudi|vendredi|samedi',
    },
  },
  es: {
    lines: `, según {who}
, según {who} el {day}
, acordado con {who}
, acordado con {who} el {day}
, confirmado por {who}
, confirmado por {who} el {day}
, anotado por {who} el {day}
 ({who}, {day})`,
    slots: {
      who: 'la Sra. Keller|la Sra. Novak|la Sra. Tanaka|la Sra. Moreau|la Sra. Okafor|la Sra. Reyes|la Sra. Vega|la Sra. Campos|la oficina|la dirección|la recepción|la contabilidad|una compañera|Marta Gil',
      day: 'lunes|martes|miércoles|jueves|viernes|sábado',
    },
  },
  pt: {
    lines: `, segundo {who}
, segundo {who}, {day}
, combinado com {who}
, combinado com {who} na {day}
, confirmado com {who}
, confirmado com {who} na {day}
, anotado com {who} na {day}
 ({who}, {day})`,
    slots: {
      who: 'a Sra. Keller|a Sra. Novak|a Sra. Tanaka|a Sra. Moreira|a Sra. Reis|o Sr. Ortiz|o Sr. Bauer|o Sr. Prado|a recepção|a diretoria|a contabilidade|o escritório|Marta Gil|Rui Nunes',
      day: 'segunda-feira|terça-feira|quarta-feira|quinta-feira|sexta-feira',
    },
  },
  it: {
    lines: `, secondo {who}
, secondo {who}, {day}
, concordato con {who}
, concordato con {who} {day}
, confermato da {who}
, confermato da {who} {day}
, annotato da {who} {day}
 ({who}, {day})`,
    slots: {
      who: 'Anna Keller|Luca Ortiz|Marta Novak|Paolo Serra|Giulia Bauer|Elena Moro|Sara Conti|Davide Greco|Chiara Riva|Marco Testa|Irene Galli|Fabio Monti|Silvia Ferri|Nadia Leone',
      day: 'lunedì|martedì|mercoledì|giovedì|venerdì|sabato',
    },
  },
  nl: {
    lines: `, volgens {who}
, volgens {who} op {day}
, afgesproken met {who}
, op {day} afgesproken met {who}
, bevestigd door {who}
, op {day} bevestigd door {who}
, genoteerd door {who} op {day}
 ({who}, {day})`,
    slots: {
      who: 'mevrouw Keller|meneer Ortiz|mevrouw Novak|meneer Hofman|mevrouw Tanaka|meneer Bauer|mevrouw Vos|meneer Dekker|mevrouw Smit|meneer Patel|de balie|het kantoor|de leiding|een collega',
      day: 'maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag',
    },
  },
  pl: {
    lines: `, potwierdza {who}
, potwierdza {who} ({day})
, wie o tym {who}
, zapisuje {who}
, zapisuje {who} ({day})
, sprawdza {who}
, sprawdza {who} ({day})
 ({who}, {day})`,
    slots: {
      who: 'Anna Keller|Piotr Ortiz|Maria Nowak|Jan Zając|Ewa Bauer|Tomasz Sowa|Zofia Wrona|Adam Lis|Hanna Mróz|Marek Dudek|biuro|kierownik|księgowość|recepcja',
      day: 'poniedziałek|wtorek|środa|czwartek|piątek|sobota',
    },
  },
  ja: {
    lines: `（{who}、{day}）
（{day}、{who}に確認）
（{who}に連絡済み）
（{day}に{who}と打ち合わせ）
（{who}記入）
（{who}より、{day}）`,
    slots: {
      who: '佐藤|鈴木|高橋|田中|伊藤|渡辺|山本|中村|小林|加藤|吉田|担当者|受付|経理',
      day: '月曜日|火曜日|水曜日|木曜日|金曜日|土曜日',
    },
  },
  zh: {
    lines: `（{who}，{day}）
（{day}与{who}确认）
，已通知{who}
，{day}已通知{who}
（{who}记录）
，{day}由{who}确认`,
    slots: {
      who: '王芳|李伟|张敏|刘洋|陈静|杨磊|赵军|黄丽|周强|吴娜|前台|财务|负责人|同事',
      day: '周一|周二|周三|周四|周五|周六',
    },
  },
} as const satisfies Readonly<Record<string, Tails>>;

const YEARS = '2018|2019|2020|2021|2022|2023|2024';

/** Since when it is so, and in which version. */
export const DESCRIPTION_TAILS = {
  en: {
    lines: `, since {month} {year}
, valid from {month} {year}
, revised in {month} {year}
 (as of {month} {year})
 (version {number}, {month} {year})`,
    slots: {
      month: 'January|February|March|April|May|June|July|August|September|October|November|December',
      year: YEARS,
      number: '2|3|4|5',
    },
  },
  de: {
    lines: `, seit {month} {year}
, gültig ab {month} {year}
, überarbeitet im {month} {year}
 (Stand {month} {year})
 (Fassung {number}, {month} {year})`,
    slots: {
      month: 'Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember',
      year: YEARS,
      number: '2|3|4|5',
    },
  },
  fr: {
    lines: `, depuis {month} {year}
, révisé en {month} {year}
 (état de {month} {year})
 (version {number}, {month} {year})`,
    slots: {
      month: 'janvier|février|mars|mai|juin|juillet|septembre|novembre|décembre',
      year: YEARS,
      number: '2|3|4|5',
    },
  },
  es: {
    lines: `, desde {month} de {year}
, revisado en {month} de {year}
, vigente desde {month} de {year}
 (versión {number}, {month} de {year})`,
    slots: {
      month: 'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre',
      year: YEARS,
      number: '2|3|4|5',
    },
  },
  pt: {
    lines: `, desde {month} de {year}
, revisado em {month} de {year}
, em vigor desde {month} de {year}
 (versão {number}, {month} de {year})`,
    slots: {
      month: 'janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro',
      year: YEARS,
      number: '2|3|4|5',
    },
  },
  it: {
    lines: `, da {month} {year}
, rivisto a {month} {year}
, in vigore da {month} {year}
 (versione {number}, {month} {year})`,
    slots: {
      month: 'gennaio|febbraio|marzo|maggio|giugno|luglio|settembre|novembre|dicembre',
      year: YEARS,
      number: '2|3|4|5',
    },
  },
  nl: {
    lines: `, sinds {month} {year}
, herzien in {month} {year}
, geldig vanaf {month} {year}
 (versie {number}, {month} {year})`,
    slots: {
      month: 'januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december',
      year: YEARS,
      number: '2|3|4|5',
    },
  },
  pl: {
    lines: `, stan na {month} {year}
, zmiana: {month} {year}
 (wersja {number}, {month} {year})
 (od {number}. kwartału {year})`,
    slots: {
      month: 'styczeń|luty|marzec|kwiecień|maj|czerwiec|lipiec|sierpień|wrzesień|październik|listopad|grudzień',
      year: YEARS,
      number: '1|2|3|4',
    },
  },
  ja: {
    lines: `（{year}年{number}月現在）
（{year}年{number}月改訂）
（{year}年{number}月より）`,
    slots: { year: YEARS, number: '1|2|3|4|5|6|7|8|9|10|11|12' },
  },
  zh: {
    lines: `（{year}年{number}月起）
（{year}年{number}月修订）
（截至{year}年{number}月）`,
    slots: { year: YEARS, number: '1|2|3|4|5|6|7|8|9|10|11|12' },
  },
} as const satisfies Readonly<Record<string, Tails>>;

type ProseLanguage = keyof typeof NOTE_TAILS;

const isLanguage = (text: string): text is ProseLanguage => Object.hasOwn(NOTE_TAILS, text);

/** The language of a vocabulary of sentences. */
export function tailsLanguage(name: string): ProseLanguage {
  const last = name.slice(name.lastIndexOf('_') + 1);
  return isLanguage(last) ? last : 'en';
}

/** The tails that suit a vocabulary of sentences by its name: `plain_note_de` takes those of notes in German. */
export function tailsOf(name: string): Tails | undefined {
  const language = tailsLanguage(name);
  if (/_(?:note|remark)(?:_|$)|claim_description|treatment_plan/.test(name)) return NOTE_TAILS[language];
  return /plain_description|category_text/.test(name) ? DESCRIPTION_TAILS[language] : undefined;
}
