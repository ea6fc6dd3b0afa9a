import { styled } from 'styled-components';
import { Cluster, Stack } from '../../components/layout/layout.tsx';
import { Text } from '../../components/text/text.tsx';
import { token } from '../../tokens/token.ts';

const SCALE = 0.25;
const WIDTHS = [1440, 768, 390, 320] as const;

/** The columns of a page at each width, from left to right; one without a width in px takes the rest. */
const pages = {
  studio: {
    words: 'The composer, the result, the latest items. As wide as the window, 2200 px at most.',
    columns: {
      1440: ['composer 380', 'result', 'latest 288'],
      768: ['one column'],
      390: ['one'],
      320: ['one'],
    },
  },
  library: {
    words: 'Places and folders at the side, then the grid. As wide as the window, 2200 px at most.',
    columns: { 1440: ['places 208', 'grid'], 768: ['grid'], 390: ['grid'], 320: ['grid'] },
  },
  settings: {
    words: 'Cards in two columns, three to two. 1200 px at most.',
    columns: { 1440: ['3 parts', '2 parts'], 768: ['one column'], 390: ['one'], 320: ['one'] },
  },
} satisfies Record<string, { words: string; columns: Record<(typeof WIDTHS)[number], readonly string[]> }>;

/** A page at 1440, 768, 390 and 320 px, to a quarter of its size. */
export function LayoutShown({ page }: { page: keyof typeof pages }) {
  const { words, columns } = pages[page];
  return (
    <Stack gap={12}>
      <Text>{words}</Text>
      <Cluster gap={16} align="start">
        {WIDTHS.map((width) => (
          <Stack key={width} gap={4}>
            <Window style={{ width: width * SCALE, paddingInline: (width < 1024 ? 16 : 24) * SCALE }}>
              <Columns
                style={{
                  gridTemplateColumns: columns[width].map(columnWidth).join(' '),
                  maxWidth: page === 'settings' ? 1152 * SCALE : undefined,
                }}
              >
                {columns[width].map((column) => (
                  <Column key={column}>{column}</Column>
                ))}
              </Columns>
            </Window>
            <Text size="caption" tone="muted" isTabular>
              {width} px
            </Text>
          </Stack>
        ))}
      </Cluster>
    </Stack>
  );
}

const columnWidth = (column: string): string => {
  if (column === '3 parts') return '3fr';
  if (column === '2 parts') return '2fr';
  const [width] = /\d{3}/.exec(column) ?? [];
  return width === undefined ? 'minmax(0, 1fr)' : `${Number(width) * SCALE}px`;
};

const Window = styled.div`
  padding-block: ${token.space[8]};
  border: 1px solid ${token.color.borderStrong};
  border-radius: ${token.radius.control};
  background: ${token.color.bg};
`;

const Columns = styled.div`
  display: grid;
  gap: ${24 * SCALE}px;
  height: 120px;
  margin-inline: auto;
`;

const Column = styled.div`
  display: grid;
  place-items: center;
  border-radius: ${token.radius.chip};
  background: ${token.color.accentSubtle};
  color: ${token.color.fg};
  font: ${token.type.caption};
  text-align: center;
`;
