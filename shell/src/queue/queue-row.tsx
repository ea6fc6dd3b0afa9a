import { IconButton, ImageIcon, MusicIcon, Text, TextIcon, token, VideoIcon } from '@aic/design-system';
import { CloseIcon, Progress } from '@aic/design-system/studio';
import { errorText, KINDS, Link, useLocation, useMutation, useQueryClient } from '@aic/sdk';
import { cancelGeneration, QUERY_KEYS } from '@aic/sdk/host';
import { styled } from 'styled-components';
import { useServices } from '../core/services-context.tsx';
import { type Press, progressOf, underWay } from './press.ts';
import { stateText } from './state-text.ts';

const ICONS = { picture: ImageIcon, film: VideoIcon, sound: MusicIcon, words: TextIcon } as const;

interface QueueRowProps {
  press: Press;
  /** Seconds that jobs will still take, by id, of those of which it can be told. */
  left: ReadonlyMap<string, number>;
}

/** One press: what it makes, where it stands, and what can be done about it. */
export function QueueRow({ press, left }: QueueRowProps) {
  const { search, pathname } = useLocation();
  const cancel = useCancel();
  const open = new URLSearchParams(search);
  const [item] = press;
  const Icon = ICONS[KINDS[item.kind].medium];
  const running = underWay(press);
  const progress = progressOf(press);
  open.set('item', item.id);

  return (
    <Root>
      <Icon aria-label={KINDS[item.kind].name} role="img" />
      <Words>
        <Prompt to={`${pathname}?${open}`} dir="auto">
          {press.length > 1 && `${press.length} × `}
          {item.prompt || KINDS[item.kind].name}
        </Prompt>
        <Text as="span" size="caption" tone="muted">
          {stateText(press, left)}
        </Text>
        {running.length > 0 && progress > 0 && (
          <Progress label={`Progress of ${item.prompt}`} value={progress} />
        )}
      </Words>
      {running.length > 0 && (
        <IconButton
          label="Cancel"
          about={item.prompt}
          disabled={cancel.isPending}
          onClick={() => cancel.mutate(running.map(({ id }) => id))}
        >
          <CloseIcon />
        </IconButton>
      )}
    </Root>
  );
}

function useCancel() {
  const { api, toast } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (ids: readonly string[]) => Promise.all(ids.map((id) => cancelGeneration(api, id))),
    onSuccess: (items) =>
      items.every(({ status }) => status === 'completed') &&
      toast({ title: 'Too late to cancel', description: 'It was ready already.' }),
    onError: (error) =>
      toast({
        title: 'Error',
        description: errorText(error, 'It could not be cancelled. Please try again.'),
        variant: 'destructive',
      }),
    onSettled: () =>
      Promise.all(
        [QUERY_KEYS.queue, QUERY_KEYS.generations, QUERY_KEYS.credits].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  });
}

const Root = styled.li`
  display: flex;
  align-items: start;
  gap: ${token.space[8]};
  padding-block: ${token.space[8]};

  > svg {
    flex: none;
    margin-block-start: 2px;
    color: ${token.color.fgMuted};
  }
`;

const Words = styled.div`
  display: grid;
  flex: 1;
  gap: ${token.space[2]};
  min-width: 0;
`;

const Prompt = styled(Link)`
  overflow: hidden;
  color: ${token.color.fg};
  font: ${token.type.ui};
  text-decoration: none;
  text-overflow: ellipsis;
  white-space: nowrap;

  &:hover {
    text-decoration: underline;
  }
`;
