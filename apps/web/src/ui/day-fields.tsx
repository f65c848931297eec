import { TextInput, type TextInputProps } from '@mantine/core';
import classes from './day-fields.module.css';

export type Days = {
  /** Days of the viewer's calendar (`2026-11-17`), both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
};

export type DayFieldsProps = { readonly value: Days; readonly onChange: (change: Days) => void };

/** From one day to another, in a row of filters. */
export function DayFields({ value: { from, to }, onChange }: DayFieldsProps) {
  return (
    <div className={classes.days}>
      <DayField
        aria-label="From this day"
        leftSection="from"
        leftSectionWidth={44}
        max={to}
        value={from ?? ''}
        onChange={(event) => onChange({ from: event.currentTarget.value })}
      />
      <DayField
        aria-label="Up to this day"
        leftSection="to"
        leftSectionWidth={36}
        min={from}
        value={to ?? ''}
        onChange={(event) => onChange({ to: event.currentTarget.value })}
      />
    </div>
  );
}

const DayField = (props: TextInputProps) => <TextInput type="date" className={classes.day ?? ''} {...props} />;
