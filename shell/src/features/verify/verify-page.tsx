import { Button, Heading, Stack, Text } from '@aic/design-system';
import { useSearchParams } from '@aic/sdk';
import { SHELL_PAGES } from '@aic/sdk/host';
import { fileToVerify } from '@aic/sdk/verify';
import { useEffect, useEffectEvent, useRef } from 'react';
import { CheckCard } from './check-card.tsx';
import type { MediaReader } from './checks/thread-reader.ts';
import { FileArea } from './file-area.tsx';
import { useChecks } from './use-checks.ts';

interface VerifyPageProps {
  /** Of tests. @default a thread with the reference implementation */
  createReader?: () => MediaReader;
}

/** What files are, how they were made and whether they were changed, for everybody and in the browser alone. */
export function VerifyPage({ createReader }: VerifyPageProps) {
  const { checks, addFiles, addLinked, retry, clear } = useChecks(createReader);
  const [params] = useSearchParams();
  const linked = fileToVerify(params);
  const inputRef = useRef<HTMLInputElement>(null);
  const handleClear = (): void => {
    inputRef.current?.focus();
    clear();
  };
  const open = useEffectEvent(addLinked);
  useEffect(() => {
    if (linked !== null) open(linked);
  }, [linked]);

  return (
    <Stack gap={32}>
      <Stack gap={8}>
        <Heading level={1} size="display">
          {SHELL_PAGES['/verify'].title}
        </Heading>
        <Text size="reading" tone="muted" isMeasured>
          Read what a picture, film or track says of itself: what it is, how it was made and from what,
          whether it was changed, and who has signed that. Receipts of this studio are verified, too.
        </Text>
      </Stack>
      <FileArea inputRef={inputRef} onFiles={addFiles} />
      {checks.length > 0 && (
        <Stack gap={16} as="section" aria-label="Results">
          {checks.map((check) => (
            <CheckCard key={check.id} check={check} others={checks} onRetry={() => retry(check)} />
          ))}
          <div>
            <Button onClick={handleClear}>Clear the list</Button>
          </div>
        </Stack>
      )}
    </Stack>
  );
}
