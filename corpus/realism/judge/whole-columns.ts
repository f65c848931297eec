import { plainWords } from './plain.ts';
import { each, shareWhere, type Recogniser } from './recogniser.ts';
import {
  isCode,
  isCommonWord,
  isCut,
  isHeadline,
  isName,
  isProse,
  isRandomPhrase,
  isSentence,
  isTitle,
  isToken,
  looksDrawn,
} from './texture.ts';
import { isDate, isCompany, inSet } from './who-and-where.ts';

/** No list has all names: if it knows most of a column, the rest that is written like a name counts as one. */
export const mostly =
  (is: (value: string) => boolean, near: (value: string) => boolean): Recogniser =>
  (subject) => {
    const found = each(is, near)(subject);
    if (found === undefined || found.good < 0.6) return found;
    const named = (value: string): boolean =>
      is(value) || (isTitle(value) && !/\d/.test(value) && plainWords(value).length <= 4);
    return { good: shareWhere(subject.values, named), near: found.near };
  };

/** `HRB 12345`, `4711 08 15`: capitals and figures in groups. */
const isGrouped = (value: string): boolean => /^[A-Z\d]{1,8}( [A-Z\d/-]{1,10}){1,4}$/.test(value) && /\d/.test(value);

/** Codes: abbreviations of something; chosen rather than random letters if a person assigned them. */
export const mnemonicCode: Recogniser = (subject) => {
  const codes = each(
    (value) => isCode(value) || isGrouped(value) || /^[a-z\d]+([_.-][a-z\d]+)*$/.test(value),
    isToken,
  )(subject);
  if (codes === undefined) return undefined;
  const drawn = looksDrawn(subject.values) && subject.values.some((value) => value.length > 4);
  const many = new Set(subject.values).size > 12;
  const words =
    shareWhere(subject.values, (value) => isCommonWord(value) || (many && /^[a-z]+(-\d+)?$/.test(value))) > 0.5;
  return drawn || words ? { good: 0, near: words ? 0 : codes.near } : codes;
};

export const pattern: Recogniser = each(
  (value) => isCode(value) || isDate(value) || /^\d+ .{1,22}$/u.test(value) || /^[A-Z\d]+[ -][A-Z\d -]+$/.test(value),
  isToken,
);
export const title: Recogniser = each(isTitle, isHeadline);
export const plainTitle: Recogniser = each((value) => isName(value) && !isRandomPhrase(value));
export const label: Recogniser = (subject) => {
  const found = each(
    (value) => isTitle(value) && !isSentence(value),
    (value) => isProse(value) || isCommonWord(value) || /^[\p{L}\d_ -]{2,60}$/u.test(value),
  )(subject);
  return found;
};
export const creative = (set: () => ReadonlySet<string>): Recogniser =>
  each((value) => isTitle(value) || inSet(set)(value));
export const anything: Recogniser = ({ values }) => (values.length === 0 ? undefined : { good: 1, near: 1 });
export const rare: Recogniser = ({ values, nulls, kind }) => {
  const flag = kind === 'boolean' || values.every((value) => /^(true|false|0|1|t|f|y|n|yes|no)$/i.test(value));
  const share =
    flag && values.length > 0
      ? shareWhere(values, (value) => /^(true|1|t|y|yes)$/i.test(value)) * (1 - nulls)
      : 1 - nulls;
  return share <= 0.25 ? { good: 1, near: 1 } : { good: 0, near: share <= 0.4 ? 1 : 0 };
};
export const uncut: Recogniser = (subject) => {
  const most = Number(/\((\d+)/.exec(subject.type)?.[1] ?? Number.NaN);
  const cut = shareWhere(subject.values, (value) => isCut(value, Number.isNaN(most) ? undefined : most));
  const company = shareWhere(subject.values, isCompany);
  return { good: cut > 0 ? 0 : company, near: company };
};
export const several = (is: (value: string) => boolean): Recogniser =>
  each(
    (value) => {
      const parts = value
        .replaceAll(/^[[{]|[\]}]$|"/g, '')
        .split(/[,;|]\s*|\s+/)
        .filter((part) => part !== '');
      return parts.length >= 2 && parts.every(is);
    },
    (value) => value.split(/[,;|\s]+/).every(is),
  );
export const keywords: Recogniser = each(
  (value) =>
    /[,;|]/.test(value) &&
    !isSentence(value) &&
    value.split(/[,;|]/).every((part) => part.trim().split(/\s+/).length <= 4),
  (value) => !isSentence(value),
);
