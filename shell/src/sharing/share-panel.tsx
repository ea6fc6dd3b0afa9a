import { Button, Cluster, ErrorState, Spinner, Stack, Text, TextField } from '@aic/design-system';
import { Switch } from '@aic/design-system/overlays';
import { CopyIcon, SegmentedControl } from '@aic/design-system/studio';
import { dateText, errorText, type Generation, useItemActions, useQuery, useShell } from '@aic/sdk';
import { type ShareLink, shareLinkQuery } from '@aic/sdk/sharing';
import { useState } from 'react';
import { endOf, ENDS, type LinkEnd } from './link-end.ts';
import { useShareActions } from './use-share-actions.ts';

export interface SharePanelProps {
  item: Pick<Generation, 'id'>;
}

/** The link of one finished item: makes it, copies it, says what it shows and how long, and ends it. */
export function SharePanel({ item: { id } }: SharePanelProps) {
  const { data: link, error, isFetching, refetch } = useQuery(shareLinkQuery(useShell().api, id));
  if (link !== undefined) return <Settings key={id} id={id} link={link} />;
  if (error === null) return <Spinner label="Loading the link" />;
  return (
    <ErrorState
      level={3}
      title="The link could not be loaded"
      description={errorText(error, 'The server did not answer. Nothing has changed.')}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    />
  );
}

interface Chosen {
  withRecipe: boolean;
  withLabel: boolean;
  end: LinkEnd;
}

/** It opens below its button, which may be the last thing that is seen. */
const showWhole = (panel: Element | null): void => panel?.scrollIntoView({ block: 'nearest' });

function Settings({ id, link }: { id: string; link: ShareLink | null }) {
  const [withRecipe, setWithRecipe] = useState(link?.withRecipe ?? false);
  // A gateway of the release before knows no label.
  const [withLabel, setWithLabel] = useState(link?.withLabel ?? true);
  const [end, setEnd] = useState<LinkEnd>(link?.expiresAt ? 'date' : 'never');
  const { save, endLink } = useShareActions(id);
  const { api } = useShell();

  /** A link that is there is changed at once. @param changed what differs from what is chosen */
  function change(changed: Partial<Chosen>): void {
    const next = { withRecipe, withLabel, end, ...changed };
    setWithRecipe(next.withRecipe);
    setWithLabel(next.withLabel);
    setEnd(next.end);
    if (link !== null) saveAs(next);
  }

  function saveAs(next: Chosen): void {
    const expiresAt = next.end === 'date' ? (link?.expiresAt ?? null) : endOf(next.end, api.nowMs());
    save.mutate(
      { withRecipe: next.withRecipe, withLabel: next.withLabel, expiresAt },
      {
        // What is shown is what holds.
        onError: () => {
          setWithRecipe(link?.withRecipe ?? next.withRecipe);
          setWithLabel(link?.withLabel ?? next.withLabel);
          setEnd(link === null ? next.end : link.expiresAt === null ? 'never' : 'date');
        },
      },
    );
  }

  return (
    <Stack gap={16} ref={showWhole}>
      {link === null ? (
        <Text tone="muted">Everybody who has the link can see this item, without an account.</Text>
      ) : (
        <LinkRow link={link} />
      )}
      <Switch
        label="Show prompt and settings"
        hint="Without it others see the result only."
        isOn={withRecipe}
        onChange={(isOn) => change({ withRecipe: isOn })}
      />
      <Switch
        label="Label how it was made"
        hint="The page of the link says “AI generated”, for example."
        isOn={withLabel}
        onChange={(isOn) => change({ withLabel: isOn })}
      />
      <SegmentedControl
        label="The link ends"
        segments={ENDS}
        value={end}
        onValueChange={(value) => change({ end: value })}
      />
      {link?.expiresAt && (
        <Text size="small" tone="muted">
          It ends on {dateText(link.expiresAt)}.
        </Text>
      )}
      <Cluster gap={8}>
        {link === null ? (
          <Button
            variant="primary"
            isLoading={save.isPending}
            onClick={() => saveAs({ withRecipe, withLabel, end })}
          >
            Make a link
          </Button>
        ) : (
          <Button variant="danger" isLoading={endLink.isPending} onClick={() => endLink.mutate()}>
            Switch off
          </Button>
        )}
      </Cluster>
    </Stack>
  );
}

function LinkRow({ link: { url } }: { link: ShareLink }) {
  const { copy } = useItemActions();
  return (
    <Cluster gap={8} align="end">
      <TextField label="Link" value={url} readOnly onFocus={({ target }) => target.select()} />
      <Button
        variant="primary"
        size="primary"
        iconStart={<CopyIcon />}
        onClick={() => void copy(url, 'The link is on your clipboard.')}
      >
        Copy link
      </Button>
    </Cluster>
  );
}
