import { IconButton, ImageIcon, MusicIcon, Text, TextIcon, token, VideoIcon } from '@aic/design-system';
import { CloseIcon, Progress } from '@aic/design-system/studio';
import {
  errorText,
  type Generation,
  KINDS,
  Link,
  placeText,
  refundText,
  useLocation,
  useMutation,
  useQueryClient,
} from '@aic/sdk';
import { cancelGeneration, QUERY_KEYS } from '@aic/sdk/host';
import { styled } from 'styled-components';
import { useServices } from '../core/services-context.tsx';
import { timeLeftText } from './time-left.ts';

const ICONS = { picture: ImageIcon, film: VideoIcon, sound: MusicIcon, words: TextIcon } as const;

interface QueueRowProps {
  item: Generation;
  /** Undefined while it cannot be told. */
  secondsLeft: number | undefined;
}

/** One job: what it is, where it stands, and what can be done about it. */
export function QueueRow({ item, secondsLeft }: QueueRowProps) {
  const { search, pathname } = useLocation();
  const cancel = useCancel();
  const Icon = ICONS[KINDS[item.kind].medium];
  const open = new URLSearchParams(search);
  open.set('item', item.id);

  return (
    <Root>
      <Icon aria-label={KINDS[item.kind].name} role="img" />
      <Words>
        <Prompt to={`${pathname}?${open}`} dir="auto">
          {item.prompt || KINDS[item.kind].name}
        </Prompt>
        <Text as="span" size="caption" tone="muted">
          {stateText(item, secondsLeft)}
        </Text>
        {item.status === 'processing' && item.progress > 0 && (
          <Progress label={`Progress of ${item.prompt}`} value={item.progress} />
        )}
      </Words>
      {item.status === 'processing' && (
        <IconButton
          label="Cancel"
          about={item.prompt}
          disabled={cancel.isPending}
          onClick={() => cancel.mutate(item.id)}
        >
          <CloseIcon />
        </IconButton>
      )}
    </Root>
  );
}

function stateText(item: Generation, secondsLeft: number | undefined): string {
  switch (item.status) {
    case 'completed':
      return 'Ready';
    case 'failed':
      return [item.isCancelled === true ? 'Cancelled' : (item.error ?? 'Failed'), refundText(item)]
        .filter(Boolean)
        .join(' · ');
    case 'processing': {
      const place = placeText(item);
      if (place !== null) return place;
      if (item.progress === 0) return 'Starting';
      const done = `${Math.round(item.progress * 100)} %`;
      return secondsLeft === undefined ? done : `${done} · ${timeLeftText(secondsLeft)}`;
    }
    default:
      return item.status satisfies never;
  }
}

function useCancel() {
  const { api, toast } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => cancelGeneration(api, id),
    onSuccess: (item) =>
      item.status === 'completed' &&
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
