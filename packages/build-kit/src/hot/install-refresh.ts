import * as runtime from 'react-refresh/runtime';
import { publishRefresh, type PageRefresh } from './page-refresh.ts';

// Before React is there, which looks for it once.
runtime.injectIntoGlobalHook(globalThis);
// Safe because the package says so in its own documentation; it has no types.
publishRefresh(runtime as unknown as PageRefresh);
