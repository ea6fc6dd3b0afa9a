import { readRefresh } from './page-refresh.ts';

// Stands for `react-refresh/runtime` in each build, which the page has once. Where the page's React is the one for
// production, there is none: then no module takes its own update, and the tool is mounted again (hot-tool.ts).

export function register(type: unknown, id: string): void {
  readRefresh()?.register(type, id);
}

export const createSignatureFunctionForTransform = () =>
  readRefresh()?.createSignatureFunctionForTransform() ?? ((type: unknown) => type);

export const getFamilyByType = (type: unknown): unknown => readRefresh()?.getFamilyByType(type);

export const isLikelyComponentType = (type: unknown): boolean =>
  readRefresh()?.isLikelyComponentType(type) ?? false;

export const performReactRefresh = (): unknown => readRefresh()?.performReactRefresh();
