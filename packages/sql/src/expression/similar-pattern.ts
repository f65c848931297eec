/** The POSIX regular expression for a SIMILAR TO pattern, which always matches the whole string. */
export function similarPattern(pattern: string, escape = '\\'): string {
  let out = '';
  let inBrackets = false;
  for (let at = 0; at < pattern.length; at += 1) {
    const char = pattern.charAt(at);
    if (char === escape && escape !== '') {
      at += 1;
      out += literal(pattern.charAt(at));
    } else if (inBrackets) {
      if (char === ']') inBrackets = false;
      out += char === '\\' ? '\\\\' : char;
    } else if (char === '[') {
      inBrackets = true;
      out += char;
    } else if (char === '%') out += '.*';
    else if (char === '_') out += '.';
    else out += /[\\.^$]/.test(char) ? `\\${char}` : char;
  }
  return `^(?:${out})$`;
}

const literal = (char: string): string => (/[\w\s]/.test(char) ? char : `\\${char}`);
