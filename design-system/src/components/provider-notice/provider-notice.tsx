import { styled } from 'styled-components';
import { Card } from '../card/card.tsx';
import { Text } from '../text/text.tsx';

export interface ProviderNoticeProps {
  /** The engine behind the tool; null while it is unknown. */
  provider: {
    state: 'configured' | 'preview' | 'unavailable';
    /** Why it is unavailable, or what to know of it before a press, in the server's words. */
    message: string | null;
  } | null;
  /** Shown for a preview engine: what its output is. */
  preview: string;
  /** Shown where there is no engine and the server gives no reason: "No image engine is configured." */
  missing: string;
  /** What to expect of a configured engine, where that is worth saying. */
  configured?: string;
}

/**
 * Below a composer: which engine is in place, and that nothing is lost where there is none. Its room is kept free
 * while it is unknown, so that what follows does not move.
 */
export function ProviderNotice({ provider, preview, missing, configured }: ProviderNoticeProps) {
  if (provider?.state === 'unavailable') {
    return (
      <Card padding={12}>
        <Text size="small" tone="muted">
          {provider.message ?? missing} Your draft is kept.
        </Text>
      </Card>
    );
  }
  const hint = provider && (provider.state === 'preview' ? preview : (provider.message ?? configured));
  return hint ? (
    <Text size="caption" tone="subtle">
      {hint}
    </Text>
  ) : (
    <Room size="caption" data-words={preview} />
  );
}

/** As high as the hint would be. The words are no text of the page, so that screen readers and searches skip them. */
const Room = styled(Text)`
  &::before {
    content: attr(data-words);
    visibility: hidden;
  }
`;
