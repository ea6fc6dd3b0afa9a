import { EmptyState, ErrorState, Heading, Stack, TextIcon } from '@aic/design-system';
import { Chip, Skeleton } from '@aic/design-system/studio';
import { tileKey, type TextGeneration, type useGenerations } from '@aic/sdk';
import { styled } from 'styled-components';
import { TextItem } from './text-item.tsx';

const EXAMPLES = [
  'A product text for a wool blanket',
  'An invitation to our summer party',
  'A post about the first frost',
];

export interface RecentTextsProps {
  texts: ReturnType<typeof useGenerations<'text'>>;
  /** An example of the empty state was picked. */
  onPick(prompt: string): void;
  onRerun(item: TextGeneration): void;
}

/** The latest texts, one page of them. */
export function RecentTexts(props: RecentTextsProps) {
  return (
    <Stack as="section" gap={16} aria-label="Recent Generations" aria-busy={props.texts.isPending}>
      <Heading level={2}>Recent Generations</Heading>
      <Content {...props} />
    </Stack>
  );
}

function Content({ texts, onPick, onRerun }: RecentTextsProps) {
  if (texts.isPending) {
    return (
      <Stack gap={12} aria-label="Loading your texts">
        {['a', 'b'].map((id) => (
          <Skeleton key={id} aspectRatio={6} radius="card" />
        ))}
      </Stack>
    );
  }
  if (texts.isError && texts.data === undefined) {
    return (
      <ErrorState
        title="Your texts could not be loaded"
        description="The server did not answer. They are safe, and nothing was charged."
        onRetry={() => void texts.refetch()}
        isRetrying={texts.isFetching}
      />
    );
  }
  const items = texts.data ?? [];
  if (items.length === 0) {
    return (
      <EmptyState
        hue="text"
        icon={<TextIcon />}
        title="Nothing here yet"
        description="Start from an example: it fills the prompt, and you decide when to run it."
        actions={EXAMPLES.map((prompt) => (
          <Chip key={prompt} onClick={() => onPick(prompt)}>
            {prompt}
          </Chip>
        ))}
      />
    );
  }
  return (
    <List>
      {items.map((item) => (
        <li key={tileKey(item)}>
          <TextItem item={item} onRerun={onRerun} />
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: 12px;
  margin: 0;
  padding: 0;
  list-style: none;
`;
