import { useOf } from '@storybook/addon-docs/blocks';
import { styled } from 'styled-components';
import { Cluster, Stack } from '../components/layout/layout.tsx';
import { LinkText } from '../components/link/link.tsx';
import { token } from '../tokens/token.ts';

const SCALE = 0.5;
const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

/** A screen as it is at 1440 and at 390 px, in windows of its own: its columns depend on the window. Half its size. */
export function Screen({ of }: { of: object }) {
  const { story } = useOf(of, ['story']);
  return (
    <Stack gap={8} style={{ marginBlock: 24 }}>
      <Scroller>
        {WINDOWS.map(({ width, height }) => (
          <Window key={width} style={{ width: width * SCALE, height: height * SCALE }}>
            {/* oxlint-disable-next-line react/iframe-missing-sandbox -- It is this Storybook's own page. */}
            <iframe
              title={`${story.title} at ${width} px`}
              src={`iframe.html?viewMode=story&id=${story.id}`}
              loading="lazy"
              style={{ width, height, border: 0, transform: `scale(${SCALE})`, transformOrigin: '0 0' }}
            />
          </Window>
        ))}
      </Scroller>
      <Cluster>
        <LinkText href={`./?path=/story/${story.id}`} target="_top">
          Open the screen at its size
        </LinkText>
      </Cluster>
    </Stack>
  );
}

const Scroller = styled.div`
  display: flex;
  gap: ${token.space[16]};
  overflow-x: auto;

  /* A phone has room for the phone. */
  @media (width < 640px) {
    > :last-child {
      order: -1;
    }
  }
`;

const Window = styled.div`
  flex: none;
  overflow: hidden;
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.card};
`;
