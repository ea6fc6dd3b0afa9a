import { type ContextType, type ReactNode, useContext } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet, styled, StyleSheetContext } from 'styled-components';
import { expect, it } from 'vitest';
import { RememberStyles } from './remember-styles.tsx';

const Green = styled.p`
  color: green;
`;

it('compiles a style once for all sheets, each of which gets its rules', () => {
  const texts: string[] = [];
  function NoteCompiled({ children }: { children: ReactNode }) {
    const context = useContext(StyleSheetContext);
    const note = (...style: Parameters<typeof context.stylis>) => {
      texts.push(style[0]);
      return context.stylis(...style);
    };
    const stylis: ContextType<typeof StyleSheetContext>['stylis'] = Object.assign(note, {
      hash: context.stylis.hash,
    });
    return <StyleSheetContext value={{ ...context, stylis }}>{children}</StyleSheetContext>;
  }
  const render = (): string => {
    const sheet = new ServerStyleSheet();
    const screen = (
      <NoteCompiled>
        <RememberStyles>
          <Green />
        </RememberStyles>
      </NoteCompiled>
    );
    renderToString(sheet.collectStyles(screen));
    return sheet.getStyleTags();
  };

  const sheets = [render(), render()];

  expect(sheets[0]).toContain('color:green');
  expect(sheets[1]).toBe(sheets[0]);
  expect(texts).toHaveLength(1);
});
