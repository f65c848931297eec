import { UnstyledButton } from '@mantine/core';
import type { Issue } from '@rowloom/engine';
import type { RefObject } from 'react';
import { formatNumber } from '../../ui/format.ts';
import classes from './play.module.css';
import type { TextHandle } from './short-text.tsx';

const MAX_ISSUES = 50;

export type SqlIssuesProps = {
  readonly issues: readonly Issue[];
  readonly isError: boolean;
  readonly shown: RefObject<TextHandle | null>;
};

/** What the reader of the text says, by line and column; each leads to its place. */
export function SqlIssues({ issues, isError, shown }: SqlIssuesProps) {
  return (
    <ul className={classes.issues} aria-label={isError ? 'Errors' : 'Notes'}>
      {issues.slice(0, MAX_ISSUES).map(({ path, message }) => (
        <li key={`${path} ${message}`}>
          <UnstyledButton className={classes.issue} data-error={isError} onClick={() => shown.current?.goTo(path)}>
            <b>Line {path.replace(':', ', column ')}</b> {message}
          </UnstyledButton>
        </li>
      ))}
      {issues.length > MAX_ISSUES && <li>And {formatNumber(issues.length - MAX_ISSUES)} more.</li>}
    </ul>
  );
}
