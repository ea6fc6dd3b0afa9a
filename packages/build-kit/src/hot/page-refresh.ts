/** The one refresh runtime of a page, which all its builds use: it lies beside the one React. */
export interface PageRefresh {
  register(type: unknown, id: string): void;
  createSignatureFunctionForTransform(): (type: unknown) => unknown;
  getFamilyByType(type: unknown): unknown;
  isLikelyComponentType(type: unknown): boolean;
  performReactRefresh(): unknown;
}

const NAME = Symbol.for('aic.react-refresh');
// Safe because it is looked at: a page of released builds has none.
const page = globalThis as { [NAME]?: PageRefresh };

export const publishRefresh = (refresh: PageRefresh): void => void (page[NAME] = refresh);

export const readRefresh = (): PageRefresh | undefined => page[NAME];
