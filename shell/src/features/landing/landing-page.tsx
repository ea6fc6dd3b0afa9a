import { Suspense } from 'react';
import { useHashTarget } from '../../core/use-hash-target.ts';
import { PricingPlans } from '../pricing/pricing-plans.tsx';
import { ClosingCall } from './closing-call.tsx';
import { FeatureGrid } from './feature-grid.tsx';
import { Gallery } from './gallery.tsx';
import { Hero } from './hero.tsx';
import { PoweredBy } from './powered-by.tsx';
import { Section } from './section.tsx';
import { StudioSection } from './studio-section.tsx';

/**
 * The signed-out front page: what this is, what it makes, what it costs, and the way in. React takes each part over
 * by itself, the one that is pressed first.
 */
export function LandingPage() {
  useHashTarget();
  return (
    <>
      <Suspense>
        <Hero />
      </Suspense>
      <Suspense>
        <StudioSection />
      </Suspense>
      <Suspense>
        <PoweredBy />
        <FeatureGrid />
      </Suspense>
      <Suspense>
        <Gallery />
      </Suspense>
      <Suspense>
        <Section
          id="pricing"
          title="Plans & Pricing"
          intro="Start free. Take a plan when you need more credits, and cancel at any time."
        >
          <PricingPlans user={null} level={3} />
        </Section>
      </Suspense>
      <Suspense>
        <ClosingCall />
      </Suspense>
    </>
  );
}
