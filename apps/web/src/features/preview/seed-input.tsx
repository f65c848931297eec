import { NumberInput, Text } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import classes from './preview-view.module.css';

export type SeedInputProps = {
  readonly value: number;
  /** Called once the hand rests. */
  readonly onChange: (seed: string) => void;
};

/** The number that decides every row. While one types it stays as typed, whatever the rows are made of meanwhile. */
export function SeedInput({ value, onChange }: SeedInputProps) {
  const [typed, setTyped] = useState<number | string>(value);
  const input = useRef<HTMLInputElement>(null);
  const tell = useDebouncedCallback(onChange, 250);
  useEffect(() => {
    // Drawn by the button, or gone back to.
    if (document.activeElement !== input.current) setTyped(value);
  }, [value]);
  return (
    <NumberInput
      ref={input}
      aria-label="Seed"
      thousandSeparator=""
      leftSection={
        <Text fz="xs" c="dimmed">
          Seed
        </Text>
      }
      leftSectionWidth={46}
      className={classes.seed ?? ''}
      min={0}
      max={Number.MAX_SAFE_INTEGER}
      allowDecimal={false}
      hideControls
      value={typed}
      onChange={(next) => {
        setTyped(next);
        tell(String(next));
      }}
      onBlur={() => typed === '' && setTyped(value)}
    />
  );
}
