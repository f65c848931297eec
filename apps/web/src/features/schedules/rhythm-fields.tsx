import { Chip, Group, Input, NumberInput, SegmentedControl, Select, Stack, Text, TextInput } from '@mantine/core';
import { formatTime } from '../../ui/format.ts';
import { describeCron } from './cron/describe-cron.ts';
import { nextFirings } from './next-firings.ts';
import { type Rhythm, toCron, WEEKDAYS } from './rhythm.ts';

export type RhythmFieldsProps = {
  readonly value: Rhythm;
  readonly timezone: string;
  readonly errors: { readonly cron?: string | undefined; readonly timezone?: string | undefined };
  readonly onChange: (rhythm: Rhythm) => void;
  readonly onTimezone: (timezone: string) => void;
};

const ZONES: readonly string[] = ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')];

/** When a schedule fires: in words or as cron, with the times that follow from it. */
export function RhythmFields({ value, timezone, errors, onChange, onTimezone }: RhythmFieldsProps) {
  const set = (change: Partial<Rhythm>): void => onChange({ ...value, ...change });
  const cron = toCron(value);
  return (
    <Stack gap="sm">
      <Input.Wrapper label="Every" labelElement="div">
        <SegmentedControl
          fullWidth
          aria-label="Every"
          value={value.every}
          onChange={(every) => set({ every: every, ...(every === 'cron' ? { cron } : {}) })}
          data={[
            { value: 'hour', label: 'Hour' },
            { value: 'day', label: 'Day' },
            { value: 'week', label: 'Week' },
            { value: 'month', label: 'Month' },
            { value: 'cron', label: 'Cron' },
          ]}
        />
      </Input.Wrapper>
      {value.every === 'week' && <Weekdays value={value} set={set} />}
      <Group grow align="flex-start">
        <Times value={value} error={errors.cron} set={set} />
        <Select
          label="Time zone"
          description={value.every === 'cron' ? 'The time zone of these times.' : undefined}
          searchable
          data={ZONES.includes(timezone) ? [...ZONES] : [timezone, ...ZONES]}
          value={timezone}
          error={errors.timezone}
          onChange={(zone) => onTimezone(zone ?? 'UTC')}
        />
      </Group>
      <Firings cron={cron} timezone={timezone} isInWords={value.every === 'cron'} />
    </Stack>
  );
}

type PartProps = { readonly value: Rhythm; readonly set: (change: Partial<Rhythm>) => void };

function Weekdays({ value, set }: PartProps) {
  return (
    <Chip.Group multiple value={[...value.weekdays]} onChange={(weekdays) => set({ weekdays })}>
      <Group gap={6}>
        {WEEKDAYS.map(({ value: day, label }) => (
          <Chip key={day} value={day} size="xs">
            {label.slice(0, 3)}
          </Chip>
        ))}
      </Group>
    </Chip.Group>
  );
}

/** At which minute, day or time; or as cron. */
function Times({ value, error, set }: PartProps & { readonly error: string | undefined }) {
  return (
    <>
      {value.every === 'hour' && (
        <NumberInput
          label="Minutes past the hour"
          min={0}
          max={59}
          allowDecimal={false}
          value={value.minute}
          onChange={(minute) => set({ minute: Number(minute) || 0 })}
        />
      )}
      {value.every === 'month' && (
        <NumberInput
          label="Day of the month"
          min={1}
          max={31}
          allowDecimal={false}
          value={value.day}
          onChange={(day) => set({ day: Math.max(1, Number(day) || 1) })}
        />
      )}
      {value.every === 'cron' ? (
        <TextInput
          label="Cron"
          description="Minute, hour, day of month, month, day of week."
          spellCheck={false}
          value={value.cron}
          error={error}
          onChange={({ currentTarget: { value: text } }) => set({ cron: text })}
        />
      ) : (
        value.every !== 'hour' && (
          <TextInput
            type="time"
            label="At"
            value={value.time}
            error={error}
            onChange={({ currentTarget: { value: time } }) => time !== '' && set({ time })}
          />
        )
      )}
    </>
  );
}

type FiringsProps = {
  readonly cron: string;
  readonly timezone: string;
  /** Whether it is said in words too: the other fields are words already. */
  readonly isInWords: boolean;
};

function Firings({ cron, timezone, isInWords }: FiringsProps) {
  const firings = nextFirings(cron, timezone, 5);
  return (
    <div role="status">
      {firings.length === 0 ? (
        <Text fz="sm" c="var(--mantine-color-error)">
          This never fires.
        </Text>
      ) : (
        <>
          {isInWords && <Text fz="sm">{describeCron(cron)}</Text>}
          <Text fz="xs" c="dimmed">
            Fires next, in your time:
          </Text>
          <Group gap="4px 12px" fz="sm">
            {firings.map((at) => (
              <span key={at.getTime()}>{formatTime(at.toISOString())}</span>
            ))}
          </Group>
        </>
      )}
    </div>
  );
}
