import { token } from '@aic/design-system';
import { lazyPart } from '@aic/sdk';
import { Suspense } from 'react';
import { styled } from 'styled-components';
import { plainText } from '../features/public-page/items/plain-text.ts';

/** The renderer is heavier than the view: it comes with the first text that is opened. */
const Rendered = lazyPart(
  'The formatted text',
  () =>
    import(/* webpackChunkName: "markdown" */ '@aic/design-system/markdown').then((file) => file.Markdown),
  { renderInstead: ({ children }) => <Plain dir="auto">{plainText(children)}</Plain> },
);

/** A finished text with its marks; until their renderer is there, without them. */
export function WrittenText({ children }: { children: string }) {
  return (
    <Place>
      <Suspense fallback={<Plain dir="auto">{plainText(children)}</Plain>}>
        <Rendered>{children}</Rendered>
      </Suspense>
    </Place>
  );
}

const Place = styled.div`
  width: min(100%, 68ch);
`;

const Plain = styled.div`
  overflow-wrap: anywhere;
  font: ${token.type.reading};
  white-space: pre-wrap;
`;
