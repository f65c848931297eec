import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { Search } from 'iconoir-react';
import { useEffect, useRef, useState } from 'react';

export type SearchInputProps = {
  readonly label: string;
  readonly value: string;
  /** As wide as there is room; otherwise as wide as what is typed. */
  readonly isWide?: boolean;
  /** Called once the hand rests. */
  readonly onChange: (value: string) => void;
};

/** Narrows a list down by a few letters. */
export function SearchInput({ label, value, isWide = false, onChange }: SearchInputProps) {
  const [typed, setTyped] = useState(value);
  const told = useRef(value);
  const tell = useDebouncedCallback((next: string) => {
    told.current = next;
    onChange(next);
  }, 250);
  useEffect(() => {
    // Changed from outside: gone back to, or cleared with the other filters.
    if (value !== told.current) setTyped(value);
    told.current = value;
  }, [value]);
  return (
    <TextInput
      type="search"
      aria-label={label}
      placeholder={label}
      leftSection={<Search width={16} height={16} aria-hidden />}
      value={typed}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        tell(event.currentTarget.value.trim());
      }}
      rightSection={
        typed === '' ? undefined : (
          <CloseButton
            size="sm"
            aria-label="Clear the search"
            onClick={() => {
              setTyped('');
              told.current = '';
              onChange('');
            }}
          />
        )
      }
      w={isWide ? '100%' : { base: '100%', xs: 280 }}
    />
  );
}
