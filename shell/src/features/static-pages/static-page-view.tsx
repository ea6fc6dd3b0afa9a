import { PRODUCT_NAME } from '@aic/sdk';
import { SHELL_PAGES } from '@aic/sdk/host';
import { ABOUT } from './about.tsx';
import { Article } from './article.tsx';
import { PRIVACY } from './privacy.tsx';
import { TERMS } from './terms.tsx';

interface StaticPageViewProps {
  path: '/about' | '/terms' | '/privacy';
}

/** The pages of text. */
export function StaticPageView({ path }: StaticPageViewProps) {
  switch (path) {
    case '/about':
      return (
        <Article
          title={SHELL_PAGES['/about'].title}
          intro={`${PRODUCT_NAME} is a studio for images, videos, music and texts, made for people who would rather create than configure.`}
          sections={ABOUT}
        />
      );
    case '/terms':
      return (
        <Article
          title={SHELL_PAGES['/terms'].title}
          intro="What we promise you, and what we ask of you. In force since Nov 1, 2026."
          sections={TERMS}
          hasContents
        />
      );
    case '/privacy':
      return (
        <Article
          title={SHELL_PAGES['/privacy'].title}
          intro="Which data we keep, why, and for how long. In force since Nov 1, 2026."
          sections={PRIVACY}
          hasContents
        />
      );
    default:
      return path satisfies never;
  }
}
