import { Grid, ImageIcon, MusicIcon, TextIcon, VideoIcon } from '@aic/design-system';
import { EditImageIcon } from '@aic/design-system/studio';
import { GENERATION_COSTS, type GenerationKind } from '@aic/sdk';
import { FeatureCard } from './feature-card.tsx';
import { Section } from './section.tsx';

export function FeatureGrid() {
  return (
    <Section
      id="features"
      title="Everything in Pro to Create"
      intro="Five tools, one studio, one balance of credits. Learn one and you know them all."
    >
      <Grid as="ul" role="list" minColumnWidth="300px">
        <FeatureCard
          icon={<ImageIcon />}
          title="AI Image Generator"
          text="Describe a picture, choose its size, quality and style, and download it at full size."
          note={costOf('image')}
        />
        <FeatureCard
          icon={<EditImageIcon />}
          title="AI Photo Editor"
          text="Enhance a photo, give it another background, or say in words what is to change. Compare before and after."
          note={costOf('edit')}
        />
        <FeatureCard
          icon={<VideoIcon />}
          title="AI Video Generator"
          text="Two to ten seconds from text or from an image: wide, upright or square."
          note={costOf('video')}
        />
        <FeatureCard
          icon={<MusicIcon />}
          title="AI Music Creator"
          text="Eight genres, or none: describe the mood and get a track to play and keep."
          note={costOf('music')}
        />
        <FeatureCard
          icon={<TextIcon />}
          title="AI Chat Assistant"
          text="Ask for a draft, an idea or a better wording, in one of five writing styles."
          note={costOf('text')}
        />
      </Grid>
    </Section>
  );
}

const costOf = (kind: GenerationKind): string => `${GENERATION_COSTS[kind]} credits each`;
