import { PRODUCT_NAME } from '@aic/sdk';
import { ABOUT } from './about.tsx';
import { Article } from './article.tsx';
import { PRIVACY } from './privacy.tsx';
import { TERMS } from './terms.tsx';

interface StaticPageViewProps {
  page: 'about' | 'terms' | 'privacy';
}

/** The pages of text. */
export function StaticPageView({ page }: StaticPageViewProps) {
  switch (page) {
    case 'about':
      return (
        <Article
          title="About Us"
          intro={`${PRODUCT_NAME} is a studio for images, videos, music and texts, made for people who would rather create than configure.`}
          sections={ABOUT}
        />
      );
    case 'terms':
      return (
        <Article
          title="Terms of Service"
          intro="What we promise you, and what we ask of you. In force since Nov 1, 2026."
          sections={TERMS}
          hasContents
        />
      );
    case 'privacy':
      return (
        <Article
          title="Privacy Policy"
          intro="Which data we keep, why, and for how long. In force since Nov 1, 2026."
          sections={PRIVACY}
          hasContents
        />
      );
    default:
      return page satisfies never;
  }
}
