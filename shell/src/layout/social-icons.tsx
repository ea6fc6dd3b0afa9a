import { token } from '@aic/design-system';
import { styled } from 'styled-components';

/** Outlines in a square of 24 units. */
const OUTLINES = {
  x: 'M4 4l16 16M20 4L4 20',
  instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM17 7h.01',
  youtube: 'M6 5h12a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4zM10 9l5 3-5 3z',
} as const;

/** Where we will be one day. They lead nowhere (rule 2.footer), so screen readers do not hear of them. */
export function SocialIcons() {
  return (
    <Root aria-hidden="true">
      {Object.entries(OUTLINES).map(([name, outline]) => (
        <svg key={name} viewBox="0 0 24 24" width={20} height={20}>
          <path d={outline} />
        </svg>
      ))}
    </Root>
  );
}

const Root = styled.span`
  display: inline-flex;
  gap: ${token.space[12]};

  path {
    fill: none;
    stroke: ${token.color.fgSubtle};
    stroke-linecap: round;
    stroke-linejoin: round;
    stroke-width: 2;
  }
`;
