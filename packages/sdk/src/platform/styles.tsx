import { type ReactNode, useContext, useMemo } from 'react';
import { StyleSheetContext } from 'styled-components';
import { nestCondition } from './nest-condition.ts';

/** Around each React root: how styles of components become rules. */
export function Styles({ children }: { children: ReactNode }) {
  const context = useContext(StyleSheetContext);
  const value = useMemo(() => {
    const compile = (...style: Parameters<typeof context.stylis>): string[] =>
      context.stylis(...style).flatMap(nestCondition);
    return { ...context, stylis: Object.assign(compile, { hash: context.stylis.hash }) };
  }, [context]);
  return <StyleSheetContext value={value}>{children}</StyleSheetContext>;
}
