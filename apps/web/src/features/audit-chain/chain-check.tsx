import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { ShieldCheck } from 'iconoir-react';
import { useEffect, useState } from 'react';
import { useClient } from '../../api/session-context.ts';
import { asApiError } from '../../api/use-call.ts';
import { CopyField } from '../../ui/copy-field.tsx';
import { countOf, formatNumber } from '../../ui/format.ts';
import { Surface } from '../../ui/surface.tsx';
import { type ChainResult, sha256, verifyChain } from './verify-chain.ts';

type Check =
  | { readonly state: 'idle' }
  | { readonly state: 'busy'; readonly events: number }
  | { readonly state: 'failed'; readonly message: string }
  | { readonly state: 'done'; readonly result: ChainResult };

const PAGE = 200;

/** Computes a chain of the audit log again, in this browser. */
export function ChainCheck({ organizationId }: { readonly organizationId: string | undefined }) {
  const client = useClient();
  const [check, setCheck] = useState<Check>({ state: 'idle' });
  const [stop, setStop] = useState<AbortController>();
  useEffect(() => () => stop?.abort(), [stop]);
  const start = (): void => {
    const controller = new AbortController();
    setStop(controller);
    setCheck({ state: 'busy', events: 0 });
    const query = {
      limit: PAGE,
      ...(organizationId === undefined ? {} : { organization_id: organizationId as never }),
    };
    const report = (next: Check): void => {
      if (!controller.signal.aborted) setCheck(next);
    };
    verifyChain(client.pages('adminListAudit', { query, signal: controller.signal }), sha256, (events) => {
      if (events % PAGE === 0) report({ state: 'busy', events });
    }).then(
      (result) => report({ state: 'done', result }),
      (error: unknown) =>
        report({ state: 'failed', message: asApiError(error)?.message ?? 'The browser could not compute the hashes.' }),
    );
  };
  return (
    <Surface title="Is the chain intact?">
      <Stack gap="sm">
        <Group justify="space-between" align="flex-start" gap="md">
          <Text c="dimmed" fz="sm" maw={640}>
            Every event contains the hash of the previous one. This browser reads the whole chain and recomputes it: if
            an event had been changed, removed or inserted, the hashes after it would not match.
          </Text>
          {isAble ? (
            <Button
              variant="default"
              leftSection={<ShieldCheck width={16} />}
              loading={check.state === 'busy'}
              onClick={start}
            >
              Verify the chain
            </Button>
          ) : (
            <Text fz="sm">Browsers compute hashes only over HTTPS or on localhost. Use `rowloom audit verify`.</Text>
          )}
        </Group>
        <div aria-live="polite">
          {check.state === 'busy' && <Text fz="sm">{formatNumber(check.events)} events read so far …</Text>}
          {check.state === 'failed' && <Alert color="red">{check.message}</Alert>}
          {check.state === 'done' && <Verdict result={check.result} />}
        </div>
      </Stack>
    </Surface>
  );
}

const isAble = globalThis.crypto?.subtle !== undefined;

function Verdict({ result }: { readonly result: ChainResult }) {
  if (result.state === 'broken')
    return (
      <Alert color="red" title={`The chain is broken at event ${formatNumber(result.sequence)}`}>
        {result.why} Keep a copy of the store, and compare with `rowloom audit verify` and with heads that you saved
        elsewhere.
      </Alert>
    );
  return (
    <Stack gap="xs">
      <Alert color="teal" title="The chain is intact">
        {countOf(result.events, 'event')}, all unchanged. Keep the head elsewhere: with it you can later detect whether
        the end was removed.
      </Alert>
      {result.head !== null && <CopyField value={result.head} label="Copy the head of the chain" />}
    </Stack>
  );
}
