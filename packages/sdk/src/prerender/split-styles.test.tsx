import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createGlobalStyle, ServerStyleSheet, styled } from 'styled-components';
import { expect, it } from 'vitest';
import { splitStyles } from './split-styles.ts';

const Box = styled.div<{ $tone: string }>`
  color: ${({ $tone }) => $tone};
`;
const Wide = styled(Box)`
  width: 7px;
`;
const Footer = styled.footer`
  top: 1px;
`;
const Global = createGlobalStyle`
  a { left: 2px; }
`;

function split(page: ReactNode) {
  const sheet = new ServerStyleSheet();
  const html = renderToString(sheet.collectStyles(<>{page}</>));
  const styles = sheet.getStyleTags();
  sheet.seal();
  const parts = splitStyles(html, styles);
  const [late = ''] = /<style.*<\/style>/s.exec(parts.html) ?? [];
  return { ...parts, late, whole: { html, styles } };
}

it('leaves to the first paint what the first screen needs, and puts the rest where that ends', () => {
  const { styles, late, html } = split(
    <main>
      <section>
        <Box $tone="red" />
      </section>
      <section>
        <Box $tone="blue" />
      </section>
    </main>,
  );

  expect(styles).toContain('color:red');
  expect(styles).not.toContain('color:blue');
  expect(late).toContain('color:blue');
  expect(late).not.toContain('color:red');
  expect(html).toMatch(/<\/section><style data-styled.*<\/style><section>/s);
});

it('begins below at the footer where a page has no second section', () => {
  const { html, styles } = split(
    <>
      <Box $tone="red" />
      <Footer />
    </>,
  );

  expect(html).toMatch(/<style data-styled[^>]*>[^<]*top:1px[^<]*<\/style><footer/);
  expect(styles).not.toContain('top:1px');
});

it('has a rule in both places read by styled-components as its own', () => {
  const { styles, late, whole } = split(
    <>
      <Box $tone="red" />
      <Footer as="section" />
      <footer>
        <Box $tone="blue" />
      </footer>
    </>,
  );
  const markersOf = (css: string) => css.match(/data-styled\.g\d+\[id="[^"]*"\]\{[^}]*\}/g) ?? [];

  // Of the boxes in both, as each has rules of them.
  expect(new Set([...markersOf(styles), ...markersOf(late)])).toEqual(new Set(markersOf(whole.styles)));
  expect(markersOf(late)).toHaveLength(1);
});

it('keeps a rule before the rule that outweighs it, on elements below, too', () => {
  const { styles, late } = split(
    <>
      <Wide $tone="red" />
      <footer>
        <Wide $tone="blue" />
        <Box $tone="green" />
      </footer>
    </>,
  );

  // "blue" of a box comes before "7px" of a wide one. Nothing outweighs "green".
  expect(styles).toMatch(/color:red.*color:blue.*width:7px/s);
  expect(late).toContain('color:green');
  expect(late).not.toContain('color:blue');
});

it('keeps what has no class of an element in the head', () => {
  const { styles, late } = split(
    <>
      <Global />
      <footer>
        <Box $tone="blue" />
      </footer>
    </>,
  );

  expect(styles).toContain('a{left:2px;}');
  expect(late).not.toContain('left:2px');
});

it('leaves a page without anything below as it is', () => {
  const { html, styles, whole } = split(<Box $tone="red" />);

  expect({ html, styles }).toEqual(whole);
});
