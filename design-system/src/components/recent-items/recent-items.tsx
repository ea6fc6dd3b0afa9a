import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { RootProps } from '../../styling/root-props.ts';
import { token } from '../../tokens/token.ts';
import { Chip } from '../chip/chip.tsx';
import { EmptyState, type EmptyStateProps } from '../empty-state/empty-state.tsx';
import { ErrorState } from '../error-state/error-state.tsx';
import { Heading } from '../heading/heading.tsx';
import { Stack } from '../layout/layout.tsx';
import { Text } from '../text/text.tsx';

/** What a query hook gives, as far as a list needs it. */
export interface RecentQuery<Item> {
  data: readonly Item[] | undefined;
  isPending: boolean;
  isError: boolean;
  isFetching: boolean;
  refetch(): unknown;
}

/** What stands there before the first item: examples to start from, or words of its own. */
export type RecentEmpty = Pick<EmptyStateProps, 'hue' | 'icon'> &
  (
    | { examples: { prompts: readonly string[]; onPick(prompt: string): void } }
    | Pick<EmptyStateProps, 'title' | 'description'>
  );

export interface RecentItemsProps<Item> extends RootProps<'section'> {
  /** Heading and name of the region: "Recent Videos". */
  title: string;
  /** What the list holds, for its error: "videos". */
  noun: string;
  /** The request for the list: its items, whether it is on its way, its error and its retry. */
  query: RecentQuery<Item>;
  /** Items shown; failed ones stand among them and take no place. @default all of the page */
  countMax?: number;
  /** The list's true shape, while it loads for the first time. */
  skeleton: ReactNode;
  /** While there is none: example prompts, or a title and what to do. @default nothing: the page has a wall */
  empty?: RecentEmpty | undefined;
  /** A word on the items that are shown, beside the heading: who made them. */
  note?: (items: readonly Item[]) => ReactNode;
  /** Renders the items that are to be shown, usually an ItemList or a MediaGrid. */
  children: (items: readonly Item[]) => ReactNode;
}

/** The lower half of every studio: the latest items, and what stands there before the first and without a response. */
export function RecentItems<Item>(props: RecentItemsProps<Item>) {
  const { title, noun, query, countMax, skeleton, empty, note, children, ...rest } = props;
  const items = latestOf(query.data ?? [], countMax);

  return (
    <Stack as="section" aria-label={title} aria-busy={query.isPending} {...rest} gap={16}>
      <Head>
        <Heading level={2}>{title}</Heading>
        {note !== undefined && (
          <Text as="span" size="caption" tone="muted">
            {note(items)}
          </Text>
        )}
      </Head>
      <Content noun={noun} query={query} items={items} skeleton={skeleton} empty={empty}>
        {children}
      </Content>
    </Stack>
  );
}

type ContentProps<Item> = Pick<
  RecentItemsProps<Item>,
  'noun' | 'query' | 'skeleton' | 'empty' | 'children'
> & {
  items: readonly Item[];
};

function Content<Item>({ noun, query, items, skeleton, empty, children }: ContentProps<Item>) {
  if (query.isPending) {
    return skeleton;
  }
  // Items of an earlier response are still worth showing. Only a response can say that there are none.
  if (query.isError && items.length === 0) {
    return (
      <ErrorState
        title={`Your ${noun} could not be loaded`}
        description="The server did not answer. Nothing is lost, and nothing was charged."
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  }
  if (items.length > 0) {
    return children(items);
  }
  return empty && <Empty {...empty} />;
}

/** Lists of builds from before may hold items of any shape. */
const hasFailed = (item: unknown): boolean =>
  typeof item === 'object' && item !== null && 'status' in item && item.status === 'failed';

/** The newest ones, and the failed ones among them: at most as many again. */
function latestOf<Item>(items: readonly Item[], countMax = items.length): readonly Item[] {
  const placed = items.filter((item) => !hasFailed(item)).slice(0, countMax);
  const failed = items.filter(hasFailed).slice(0, countMax);
  const last = placed[countMax - 1];
  const shown = new Set([...placed, ...failed]);
  return items.slice(0, last && items.indexOf(last) + 1).filter((item) => shown.has(item));
}

function Empty(empty: RecentEmpty) {
  if (!('examples' in empty)) {
    return <EmptyState {...empty} />;
  }
  const { examples, ...look } = empty;
  return (
    <EmptyState
      {...look}
      title="Nothing here yet"
      description="Start from an example: it fills the prompt, and you decide when to run it."
      actions={examples.prompts.map((prompt) => (
        <Chip key={prompt} onClick={() => examples.onPick(prompt)}>
          {prompt}
        </Chip>
      ))}
    />
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${token.space[4]} ${token.space[16]};
`;
