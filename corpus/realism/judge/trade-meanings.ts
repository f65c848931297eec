import { plainWords } from './plain.ts';
import { each, type Recogniser } from './recogniser.ts';
import { isCode, isName, isProse, isSentence, isTitle } from './texture.ts';
import { isFullName, isNumber, knows } from './who-and-where.ts';

const ELEMENTS = new Set(
  'Ag Al Ar As Au B Ba Be Bi Br C Ca Cd Ce Cl Co Cr Cs Cu Dy Er Eu F Fe Ga Gd Ge H He Hf Hg Ho I In Ir K Kr La Li Lu Mg Mn Mo N Na Nb Nd Ne Ni O Os P Pb Pd Pr Pt Rb Re Rh Ru S Sb Sc Se Si Sm Sn Sr Ta Tb Te Th Ti Tl Tm U V W Xe Y Yb Zn Zr'.split(
    ' ',
  ),
);
const ELEMENT_NAMES =
  /^(gold|silver|copper|iron|lead|zinc|nickel|cobalt|lithium|uranium|platinum|palladium|arsenic|molybdenum|tungsten|tin|manganese|sulphur|sulfur|aluminium|aluminum|chromium|titanium|vanadium|antimony|bismuth|cadmium|mercury|magnesium|calcium|potassium|sodium|phosphorus|barium|tantalum|niobium|rhodium|silicon|carbon)$/i;

const like = (shape: RegExp, near: (value: string) => boolean = isCode): Recogniser =>
  each((value) => shape.test(value), near);

/** Two names of a maker and a model, letters with a figure: `Haas VF-2`, `PowerEdge R740`, `MX-400`. */
const isModel = (value: string): boolean =>
  /\d/.test(value) && /[A-Z]/i.test(value) && value.length <= 40 && !isSentence(value) && plainWords(value).length <= 5;

/** What trades write with figures and signs rather than in words. */
export const TRADES: Readonly<Record<string, Recogniser>> = {
  'cve id': like(/^CVE-(19|20)\d{2}-\d{4,7}$/),
  'cvss vector': like(/^(CVSS:[34]\.\d\/)?AV:[NALP](\/[A-Z]{1,3}:[A-Z]+){4,}$/),
  'cas number': like(/^\d{2,7}-\d{2}-\d$/),
  'imo number': like(/^(IMO ?)?\d{7}$/),
  'waste code': like(/^\d{2} ?\d{2} ?\d{2}\*?$/),
  'fire rating': like(
    /^((R|E|EI|REI|FD|F|T|A|B)[ -]?\d{2,3}(-C\d?)?S?|\d{1,3} ?(min|minutes|hr|hrs|hour|hours|h)|none|unrated|N\/A)$/i,
  ),
  'tumour grade': like(/^((grade|G) ?)?([1-4X]|I{1,3}V?|IV)[abc]?$|^(low|high|intermediate|well|moderate|poor)/i),
  'optical filter': like(
    /^([UBVRIJHKLMNYZgrizuy]['′]?s?|clear|open|luminance|[FJH][- ]?\d{3,4}[WNMLP]{0,2}|H-?alpha|Hα|O ?III|S ?II|none|sdss .|red|green|blue|johnson .|.{0,8}band)$/i,
  ),
  'chemical element': each(
    (value) =>
      ELEMENTS.has(value) || ELEMENT_NAMES.test(value) || (/^([A-Z][a-z]?\d?){2,4}$/.test(value) && value.length <= 6),
    isCode,
  ),
  'well name': each(
    (value) => isTitle(value) && /\d/.test(value) && !isSentence(value),
    (value) => isName(value) || isCode(value),
  ),
  'satellite name': each(
    (value) =>
      isTitle(value) &&
      !isFullName(value) &&
      (/\d|-|\b[IVX]+$/.test(value) || knows('space payload')(value) || plainWords(value).length === 1),
    isName,
  ),
  'channel name': like(/^#?[a-z\d]+([_-][a-z\d]+)*$/, isName),
  'service name': each(
    (value) => /^[a-z\d]+([-_][a-z\d]+)+$/.test(value) || (isTitle(value) && !isFullName(value) && !isSentence(value)),
    (value) => isName(value) || isCode(value),
  ),
  'equipment model': each(isModel, isCode),
  model: each(isModel, isCode),
  rate: each((value) => /\d/.test(value) && /\p{L}|%/u.test(value) && value.length <= 40, isNumber),
  'lab result': each(
    (value) =>
      isNumber(value) ||
      /^[<>]? ?\d+([.,]\d+)?( ?[\p{L}%/^\d]+)?$/u.test(value) ||
      /^(positive|negative|reactive|non-?reactive|detected|not detected|normal|abnormal|trace|indeterminate|equivocal|present|absent|no growth|[+]{1,4}|nil)/i.test(
        value,
      ),
    isCode,
  ),
  'time window': each(
    (value) =>
      /\d{1,2}([:.]?\d{2})?.*\d|(weekend|night|week|sun|mon|tue|wed|thu|fri|sat|business|hours)/i.test(value) &&
      value.length <= 60,
    isProse,
  ),
  hangar: each((value) => /hangar|bay|line|dock|^[A-Z]{0,3}[- ]?\d{1,3}[A-Z]?$/i.test(value), isCode),
  licence: each(
    (value) =>
      /^(MIT|Apache|GPL|LGPL|AGPL|BSD|CC|MPL|ODbL|PDDL|Unlicense|proprietary|public domain|internal|ISC|EPL|commercial|OGL|open)/i.test(
        value,
      ),
    isCode,
  ),
  'analytical method': each(
    (value) =>
      knows('lab method')(value) ||
      /^(EPA|ISO|ASTM|SM|APHA|EN|BS|DIN|USEPA|AOAC|NIOSH|OSHA)\b.*\d/.test(value) ||
      /icp|gc[- ]?ms|lc[- ]?ms|ic\b|aas|colori|gravi|membrane|probe|hplc|fid|ecd|titri/i.test(value),
    isCode,
  ),
  'number or condition': each(
    (value) =>
      isNumber(value) ||
      /^(good|fair|poor|excellent|healthy|thin|normal|emaciated|average|very good|injured|moderate|robust|damaged|lean)/i.test(
        value,
      ),
  ),
  'code or text': each(
    (value) => isCode(value) || (isName(value) && !isSentence(value)) || /^[a-z_]+$/.test(value),
    isProse,
  ),
};
