import { VisuallyHidden } from '@aic/design-system';
import { LandingArt } from './landing-art.tsx';
import { Section } from './section.tsx';

/**
 * The studio itself, rendered by the build from the parts that tools are made of. Nothing in it can be pressed, and its
 * code arrives after the page's.
 */
export function StudioSection() {
  return (
    <Section
      title="One sentence, one price, one press"
      intro="This is the studio, not a picture of it. Say what you want on the left, see what it costs on the button, and find what came of it beside it."
    >
      <VisuallyHidden as="p">
        The image tool: a prompt “Futuristic cityscape at night”, its size, quality and style, a button
        “Generate, 20 credits”, the finished picture, and the three pictures before it.
      </VisuallyHidden>
      <LandingArt name="studio" />
    </Section>
  );
}
