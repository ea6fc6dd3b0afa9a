import { Grid, MusicIcon, TextIcon, VideoIcon } from '@aic/design-system';
import { FeatureCard } from './feature-card.tsx';
import { Section } from './section.tsx';

/** Which kinds of models the tools are made for. Makers are the operator's choice, so none is named. */
export function PoweredBy() {
  return (
    <Section
      title="Powered by Leading AI Technologies"
      intro="The tools are built for the providers that lead their fields. Which engine has made a result is always said beside it."
    >
      <Grid as="ul" role="list" minColumnWidth="300px">
        <FeatureCard
          icon={<TextIcon />}
          title="Text and image models"
          text="One family of models writes your texts, paints your images and edits your photos."
        />
        <FeatureCard
          icon={<VideoIcon />}
          title="A video model"
          text="Films from a description or from your own picture, with a camera that you can steer."
        />
        <FeatureCard
          icon={<MusicIcon />}
          title="A music model"
          text="Tracks of ten seconds to two minutes, in the genre and the mood that you describe."
        />
      </Grid>
    </Section>
  );
}
