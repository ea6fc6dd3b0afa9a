import { Card, media, Stack, Text, token } from '@aic/design-system';
import { StatusBadge } from '@aic/design-system/media';
import { ItemActions, TitleButton } from '@aic/design-system/studio';
import { placeText, refundText, type TextGeneration } from '@aic/sdk';
import { itemTitle } from '@aic/sdk/facts';
import { dragItem, type StudioList } from '@aic/studio';
import { styled } from 'styled-components';
import { STYLE_NAMES } from '../style-names.ts';
import { TEXT_FAILURE } from '../text-failure.ts';
import { useDateText } from '../use-date-text.ts';
import { useTextButtons } from '../use-text-buttons.tsx';

export interface TextItemProps extends StudioList<'text'> {
  item: TextGeneration;
}

/** One text of the list: what was asked, how it begins, and what can be done with it. */
export function TextItem({ item, ...list }: TextItemProps) {
  const dateText = useDateText();
  const { shownId, show } = list.shown;
  const isShown = item.id === shownId;

  return (
    <Root
      forwardedAs="article"
      padding={16}
      aria-label={itemTitle(item)}
      data-shown={isShown || undefined}
      {...dragItem(item)}
    >
      <Stack gap={8}>
        <Head>
          <Stack gap={4}>
            <TitleButton
              title={itemTitle(item)}
              onOpen={() => show(item.id)}
              isShown={isShown}
              lines={2}
              weight="medium"
            />
            <Text as="span" size="small" tone="muted">
              {[STYLE_NAMES[item.style], dateText(item.createdAt), item.stopped && 'stopped']
                .filter(Boolean)
                .join(' · ')}
            </Text>
          </Stack>
          <Actions item={item} {...list} />
        </Head>
        <Outcome item={item} />
      </Stack>
    </Root>
  );
}

function Outcome({ item }: { item: TextGeneration }) {
  const refund = refundText(item);
  switch (item.status) {
    case 'processing':
      return (
        <div>
          <StatusBadge status="processing" label={placeText(item) ?? 'Writing'} />
        </div>
      );
    case 'completed':
      return (
        <Text size="small" tone="muted" lines={2} dir="auto">
          {excerptOf(item.response ?? '')}
        </Text>
      );
    case 'failed':
      return (
        <Text size="small" tone="danger">
          {item.error ?? TEXT_FAILURE.text}
          {refund !== null && ` ${refund}.`}
        </Text>
      );
    default:
      return item.status satisfies never;
  }
}

function Actions({ item, ...list }: TextItemProps) {
  const { stopOf, saveButtons, publicationOf, rerunButton, dismissButton } = useTextButtons(list);
  return (
    <Buttons>
      <ItemActions
        about={item.prompt}
        cancel={stopOf(item)}
        actions={[...saveButtons(item), publicationOf(item), rerunButton(item), dismissButton(item)]}
      />
    </Buttons>
  );
}

/** How a text begins, without its marks and without the label of a draft. */
function excerptOf(markdown: string): string {
  return markdown
    .replaceAll(/^>.*$/gm, '')
    .replaceAll(/[#*_`>|]+/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 300);
}

const Root = styled(Card)`
  &[data-shown] {
    border-color: ${token.color.accentText};
    background: ${token.color.raised};
  }
`;

const Head = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token.space[8]};

  > :first-child {
    min-width: 0;
  }

  ${media.medium} {
    flex-direction: row;
    align-items: start;
    justify-content: space-between;
    gap: ${token.space[16]};
  }

  /* The strip of a studio is as narrow as a phone. */
  ${media.wide} {
    [data-latest-strip] & {
      flex-direction: column;
      gap: ${token.space[8]};
    }
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-shrink: 0;
  gap: ${token.space[4]};
`;
