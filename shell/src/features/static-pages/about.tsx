import { PRODUCT_NAME, STARTER_CREDITS } from '@aic/sdk';
import { SUPPORT_RESPONSE } from '@aic/sdk/account';
import type { ArticleSection } from './article.tsx';
import { PageLink } from './page-link.tsx';

export const ABOUT: readonly ArticleSection[] = [
  {
    id: 'mission',
    title: 'Our mission',
    paragraphs: [
      'Making something should begin with an idea, not with a manual. We put images, photo editing, video, music and text into one studio, so that a sentence is enough to start and your eye decides when it is done.',
      'We think that tools for creative work owe you three things: a price before you press the button, an honest word when something fails, and your work in your hands.',
    ],
  },
  {
    id: 'studio',
    title: 'What the studio does',
    paragraphs: [
      'Five tools share one balance of credits: images from text, a photo editor, video from text or from an image, music, and text in five writing styles. They all work the same way: describe, press, look, go on.',
      'Behind each tool stands an engine. Beside every result you read which one has made it. Where no provider is connected, our own preview engine draws, films and composes by calculation, and says so.',
    ],
  },
  {
    id: 'credits',
    title: 'Fair with credits',
    paragraphs: [
      `Everybody starts with ${STARTER_CREDITS} free credits. Every button shows what it costs, and a result that does not arrive gives its credits back by itself.`,
      <>
        When you need more, <PageLink to="/pricing">two monthly plans</PageLink> add credits and the right to
        use your results commercially.
      </>,
    ],
  },
  {
    id: 'people',
    title: 'Talk to us',
    paragraphs: [
      <>
        Questions, ideas and complaints reach people. Support answers within {SUPPORT_RESPONSE.general}, and
        within {SUPPORT_RESPONSE.paid} for Pro. <PageLink to="/contact">Write to us</PageLink>; you need no
        account, and what {PRODUCT_NAME} could do better is what we want to hear most.
      </>,
    ],
  },
];
