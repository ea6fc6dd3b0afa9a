import { type ContextType, type ReactNode, useContext } from 'react';
import { StyleSheetContext } from 'styled-components';

type Stylis = ContextType<typeof StyleSheetContext>['stylis'];

/** Rules by what they were compiled from, for all renderings in this engine. */
const compiled = new Map<string, string[]>();

/**
 * Compiles each style once. A screen is rendered several times, with a sheet of its own each time, and compiling its
 * styles anew was two fifths of that.
 */
export function RememberStyles({ children }: { children: ReactNode }) {
  const context = useContext(StyleSheetContext);
  const compile = (...style: Parameters<Stylis>): string[] => {
    const key = JSON.stringify(style);
    const rules = compiled.get(key) ?? context.stylis(...style);
    compiled.set(key, rules);
    return rules;
  };
  const stylis: Stylis = Object.assign(compile, { hash: context.stylis.hash });
  return <StyleSheetContext value={{ ...context, stylis }}>{children}</StyleSheetContext>;
}
