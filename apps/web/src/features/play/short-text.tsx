import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { findPlace } from './find-place.ts';
import classes from './play.module.css';

/** Lets the list of mistakes lead to their places. */
export type TextHandle = { readonly goTo: (path: string) => void };

/** From here on a field of text takes a browser seconds, and the page stands still. */
const MAX_CHARACTERS = 150_000;

export const isLong = (text: string): boolean => text.length > MAX_CHARACTERS;

/** Of CSS, in pixels. */
const LINE = 18;

export type ShortTextProps = {
  readonly ref: Ref<TextHandle>;
  readonly text: string;
  readonly isInvalid: boolean;
  readonly placeholder?: string;
  readonly onChange: (text: string) => void;
  readonly onReplace: (text: string) => void;
};

/** SQL that one types. */
export function ShortText({ ref, text, isInvalid, placeholder, onChange, onReplace }: ShortTextProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => ({
    goTo: (path) => {
      if (area.current !== null) goTo(area.current, path);
    },
  }));
  // What comes from elsewhere than the keyboard.
  useEffect(() => {
    if (area.current !== null && document.activeElement !== area.current) area.current.value = text;
  }, [text]);
  return (
    <textarea
      ref={area}
      className={classes.text}
      aria-label="SQL"
      aria-invalid={isInvalid}
      wrap="off"
      placeholder={placeholder}
      spellCheck={false}
      autoCapitalize="off"
      autoComplete="off"
      defaultValue={text}
      onChange={({ currentTarget: { value } }) => onChange(value)}
      onPaste={(event) => {
        const { value, selectionStart, selectionEnd } = event.currentTarget;
        const pasted = event.clipboardData.getData('text/plain');
        const whole = value.slice(0, selectionStart) + pasted + value.slice(selectionEnd);
        if (!isLong(whole)) return;
        event.preventDefault();
        onReplace(whole);
      }}
    />
  );
}

function goTo(area: HTMLTextAreaElement, path: string): void {
  const place = findPlace(area.value, path);
  if (place === undefined) return;
  const word = /^\w+|^\S/.exec(area.value.slice(place, place + 80))?.[0] ?? '';
  area.focus();
  area.setSelectionRange(place, place + word.length);
  area.scrollTop = Math.max(0, (Number.parseInt(path, 10) - 4) * LINE);
}
