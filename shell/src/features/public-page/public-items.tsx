import { Button, EmptyState, Heading, ImageIcon, Stack, Text } from '@aic/design-system';
import { MediaGrid } from '@aic/design-system/studio';
import { KINDS, previewNote, type PublicItem, useSearchParams } from '@aic/sdk';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { OptionalPart } from '../../core/optional-part.tsx';
import { ItemLinks } from './items/item-links.tsx';
import { PublicPicture } from './items/public-picture.tsx';
import { PublicText } from './items/public-text.tsx';
import { PublicTrack } from './items/public-track.tsx';
import { publicView } from './items/view-part.ts';

interface PublicItemsProps {
  handle: string;
  items: readonly PublicItem[];
  hasMore: boolean;
  isLoadingMore: boolean;
  /** The items after these did not arrive. */
  hasFailed: boolean;
  onMore(): void;
}

/** By what they are, because a text beside a picture makes neither look good; the newest of each first. */
export function PublicItems({ handle, items, hasMore, isLoadingMore, hasFailed, onMore }: PublicItemsProps) {
  const {
    sound: tracks = [],
    words: texts = [],
    picture: pictures = [],
  } = Object.groupBy(items, ({ kind }) => {
    const { medium } = KINDS[kind];
    return medium === 'film' ? 'picture' : medium;
  });

  const [search, setSearch] = useSearchParams();
  const shownId = search.get('view');
  const show = (id: string | null): void => setSearch(id === null ? {} : { view: id }, { replace: true });

  if (items.length === 0) {
    return (
      <EmptyState
        level={2}
        icon={<ImageIcon />}
        title="Nothing to see yet"
        description="What is published here appears on this page."
      />
    );
  }
  return (
    <Stack gap={40}>
      <Section title="Images and videos" items={pictures}>
        <MediaGrid
          label="Images and videos"
          items={pictures.map((item) => ({
            id: item.id,
            aspectRatio: item.aspectRatio ?? 1,
            content: <PublicPicture item={item} handle={handle} onOpen={() => show(item.id)} />,
          }))}
        />
      </Section>
      <Section title="Music" items={tracks}>
        <List label="Music" handle={handle} items={tracks}>
          {(item) => <PublicTrack item={item} page={`/u/${handle}`} />}
        </List>
      </Section>
      <Section title="Texts" items={texts}>
        <List label="Texts" handle={handle} items={texts}>
          {(item) => <PublicText item={item} />}
        </List>
      </Section>
      {hasMore && (
        <Stack gap={8} align="center">
          {hasFailed && (
            <Text tone="danger" role="alert">
              More could not be loaded. Please try again.
            </Text>
          )}
          <Button onClick={onMore} isLoading={isLoadingMore}>
            Show more
          </Button>
        </Stack>
      )}
      {shownId !== null && (
        <OptionalPart>
          <publicView.Part
            {...{ handle, shownId, onShow: show }}
            items={pictures.filter(({ kind }) => KINDS[kind].medium === 'picture')}
          />
        </OptionalPart>
      )}
    </Stack>
  );
}

interface SectionProps {
  title: string;
  items: readonly PublicItem[];
  children: ReactNode;
}

function Section({ title, items, children }: SectionProps) {
  if (items.length === 0) return null;
  const note = previewNote(items);
  return (
    <Stack as="section" gap={12} aria-label={title}>
      <Heading level={2}>{title}</Heading>
      {note !== null && (
        <Text size="small" tone="muted">
          {note}
        </Text>
      )}
      {children}
    </Stack>
  );
}

interface ListProps {
  label: string;
  handle: string;
  items: readonly PublicItem[];
  children(item: PublicItem): ReactNode;
}

function List({ label, handle, items, children }: ListProps) {
  return (
    // The role survives Safari, which drops it from lists without bullets.
    <Plain as="ul" role="list" aria-label={label} gap={12}>
      {items.map((item) => (
        <li key={item.id}>
          {children(item)}
          <ItemLinks handle={handle} item={item} />
        </li>
      ))}
    </Plain>
  );
}

const Plain = styled(Stack)`
  margin: 0;
  padding: 0;
  list-style: none;
`;
