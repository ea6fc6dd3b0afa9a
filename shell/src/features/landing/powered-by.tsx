import { LandingArt } from './landing-art.tsx';
import { Section } from './section.tsx';

/** Which kinds of models the tools are made for. Makers are the operator's choice, so none is named. */
export function PoweredBy() {
  return (
    <Section
      title="Powered by Leading AI Technologies"
      intro="The tools are built for the providers that lead their fields. Which engine has made a result is always said beside it."
    >
      <LandingArt name="powered" />
    </Section>
  );
}
