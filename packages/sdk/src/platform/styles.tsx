import type { ReactNode } from 'react';
import { StyleSheetManager } from 'styled-components';
import { nestConditions } from './nest-conditions.ts';

const PLUGINS = [nestConditions];

/** Around each React root: how styles of components become rules. */
export const Styles = ({ children }: { children: ReactNode }) => (
  <StyleSheetManager stylisPlugins={PLUGINS}>{children}</StyleSheetManager>
);
