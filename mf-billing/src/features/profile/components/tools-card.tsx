import {
  Card,
  Grid,
  Heading,
  ImageIcon,
  MusicIcon,
  Stack,
  Text,
  TextIcon,
  token,
  VideoIcon,
} from '@aic/design-system';
import { GENERATION_COSTS, Link } from '@aic/sdk';
import { styled } from 'styled-components';

const TOOLS = [
  {
    label: 'Images',
    path: '/',
    credits: GENERATION_COSTS.image,
    icon: <ImageIcon />,
    hue: token.color.toolImage,
  },
  {
    label: 'Videos',
    path: '/video',
    credits: GENERATION_COSTS.video,
    icon: <VideoIcon />,
    hue: token.color.toolVideo,
  },
  {
    label: 'Music',
    path: '/music',
    credits: GENERATION_COSTS.music,
    icon: <MusicIcon />,
    hue: token.color.toolMusic,
  },
  {
    label: 'Text',
    path: '/text',
    credits: GENERATION_COSTS.text,
    icon: <TextIcon />,
    hue: token.color.toolText,
  },
];

/** Shortcuts to the tools, with what one result costs. */
export function ToolsCard() {
  return (
    <Card as="section" padding={24} aria-label="AI Tools">
      <Stack gap={16}>
        <Heading level={2}>AI Tools</Heading>
        <Grid gap={12} minColumnWidth="140px">
          {TOOLS.map(({ label, path, credits, icon, hue }) => (
            <Card key={path} as={Link} to={path} isInteractive padding={16}>
              <Tool>
                <span style={{ color: hue }}>{icon}</span>
                <span>
                  {label}
                  <Text as="span" size="small" tone="muted">
                    {credits} credits
                  </Text>
                </span>
              </Tool>
            </Card>
          ))}
        </Grid>
      </Stack>
    </Card>
  );
}

const Tool = styled.span`
  display: flex;
  align-items: center;
  gap: ${token.space[12]};
  font-weight: ${token.weight.medium};

  > span > span {
    display: block;
  }

  svg {
    display: block;
  }
`;
