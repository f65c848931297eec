import { ActionIcon, Code, CopyButton, Group, Tooltip } from '@mantine/core';
import { Check, Copy } from 'iconoir-react';
import classes from './copy-field.module.css';

/** Text that is meant to be taken elsewhere: a key, a command, a statement. */
export function CopyField({ value, label = 'Copy' }: { readonly value: string; readonly label?: string }) {
  return (
    <Group gap={0} wrap="nowrap" className={classes.field} align="flex-start">
      <Code block className={classes.text}>
        {value.split(/(\s+)/).map((piece, place) =>
          /\S/.test(piece) ? (
            <span key={place} className={classes.word}>
              {piece}
            </span>
          ) : (
            piece
          ),
        )}
      </Code>
      <CopyButton value={value}>
        {({ copied, copy }) => (
          <Tooltip label={copied ? 'Copied' : label}>
            <ActionIcon variant="subtle" color="gray" onClick={copy} aria-label={copied ? 'Copied' : label} m={6}>
              {copied ? <Check width={16} /> : <Copy width={16} />}
            </ActionIcon>
          </Tooltip>
        )}
      </CopyButton>
    </Group>
  );
}
