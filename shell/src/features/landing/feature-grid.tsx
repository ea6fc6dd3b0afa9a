import { media, token } from '@aic/design-system';
import { styled } from 'styled-components';
import { Section } from './section.tsx';
import { ToolPanel } from './tool-panel.tsx';

export function FeatureGrid() {
  return (
    <Section
      id="features"
      title="Everything in Pro to Create"
      intro="Five tools, one studio, one balance of credits. Learn one and you know them all."
    >
      <Tools role="list">
        <ToolPanel
          kind="image"
          title="AI Image Generator"
          text="Describe a picture, choose its size, quality and style, and download it at full size."
        />
        <ToolPanel
          kind="edit"
          title="AI Photo Editor"
          text="Enhance a photo, give it another background, or say in words what is to change. Compare before and after."
        />
        <ToolPanel
          kind="video"
          title="AI Video Generator"
          text="Two to ten seconds from text or from an image: wide, upright or square."
        />
        <ToolPanel
          kind="music"
          title="AI Music Creator"
          text="Eight genres, or none: describe the mood and get a track to play and keep."
        />
        <ToolPanel
          kind="text"
          title="AI Chat Assistant"
          text="Ask for a draft, an idea or a better wording, in one of five writing styles."
        />
      </Tools>
    </Section>
  );
}

const Tools = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[16]};

  ${media.large} {
    grid-template-columns: repeat(12, minmax(0, 1fr));

    > * {
      grid-column: span 7;
    }

    > [data-tool='edit'],
    > [data-tool='music'] {
      grid-column: span 5;
    }

    > [data-tool='video'] {
      grid-column: span 12;
    }
  }
`;
