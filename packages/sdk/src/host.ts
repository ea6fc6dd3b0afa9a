/** What only the shell needs of the SDK. Never shared with tools. */
export {
  CONTACT_ADDRESSES,
  CONTACT_CATEGORIES,
  type ContactCategory,
  type ContactMessage,
} from '@aic/contract/contact';
export { SECOND_STEP, SIGN_IN_PROBLEMS } from '@aic/contract/sign-in';
export { OFF_ATTRIBUTE, type Offer } from '@aic/contract/offers';
export {
  isMailLinkPath,
  isPublicPath,
  type MailLinkPath,
  type PublicPagePath,
  SHELL_PAGES,
} from '@aic/contract/pages';
export {
  ERROR_REPORT_PATH,
  LOAD_REPORT_PATH,
  PREVIEW_PARAMETER,
  type RegistryPreview,
} from '@aic/contract/registry';
export { PUBLIC_PAGE } from '@aic/contract/public-page';
export { createApiClient } from './api/client.ts';
export { sendContactMessage } from './api/sign-in/contact.ts';
export { creditsQuery } from './api/generations/credits.ts';
export { cancelGeneration } from './api/generations/generations.ts';
export { queueQuery, type Queue } from './api/generations/queue.ts';
export { beginPasskeySignIn, signInWithPasskey } from './api/sign-in/passkey-sign-in.ts';
export { FIRST_LIBRARY_PAGE, firstLibraryPage } from './api/library/first-page.ts';
export { QUERY_KEYS } from './api/query-keys.ts';
export { createQueryClient } from './api/query-client.ts';
export { isProvider, providersQuery } from './api/generations/providers.ts';
export { signInOptionsQuery } from './api/sign-in/sign-in-options.ts';
export { enterCode, login, logout, register, userQuery } from './api/sign-in/user.ts';
export { SHELL_CONTRACT } from './contract/version.ts';
export { canUsePasskeys } from './api/sign-in/can-use-passkeys.ts';
export { isOffered } from './platform/is-offered.ts';
export {
  infiniteQueryOptions,
  QueryClientProvider,
  useInfiniteQuery,
  type QueryClient,
} from './platform/query.ts';
export { BrowserRouter, Navigate, NavLink } from './platform/router.ts';
export { restoreInlineStyles } from './hydration/inline-styles.ts';
export { combineSlices, configureStore, StoreProvider } from './platform/store.ts';
export { Styles } from './platform/styles.tsx';
export { draftsCleared } from './tool/drafts-cleared.ts';
export { draftsRestored, draftsSlice, type DraftsState } from './tool/drafts-slice.ts';
export { ErrorBoundary } from './tool/error-boundary.tsx';
export { loadTwice, retryingLazy, type RetryingLazy } from './tool/retrying-lazy.tsx';
export { ShellProvider } from './tool/shell-context.tsx';
export { forgetKeptFiles } from './hooks/use-kept-file.ts';
