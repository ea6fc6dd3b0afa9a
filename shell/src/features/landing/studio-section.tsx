import { VisuallyHidden } from '@aic/design-system';
import { LandingArt } from './landing-art.tsx';
import { Section } from './section.tsx';

/**
 * The studio itself, rendered by the build from the parts that tools are made of: ideas to press above it, and what the
 * preview engine has made of them. Its code arrives after the page's.
 */
export function StudioSection() {
  return (
    <Section
      title="One sentence, one price, one press"
      intro="Press an idea: what you want on the left, what it costs on the button, and beside it what came of it."
    >
      <VisuallyHidden as="p">
        The image tool: a prompt “Futuristic cityscape at night”, its size, quality and style, a button
        “Generate, 20 credits”, the finished picture, and the three pictures before it.
      </VisuallyHidden>
      <LandingArt name="studio" />
    </Section>
  );
}
