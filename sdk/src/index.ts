/** Everything a tool may know of its host. Shared once in the page: tools never bundle it. */
export * from '@aic/api/contract';
export { defineTool, type MountedTool, type Tool, type ToolContext } from './contract/tool.ts';
export type { ResolvedTheme, ServerEvents, ShellApi, ToastInput } from './contract/shell-api.ts';
export { ApiError, errorText, isUnauthorized } from './api/api-error.ts';
export type { ApiClient } from './api/client.ts';
export { downloadPath } from './api/generations.ts';
export { imagesQuery } from './api/images.ts';
export { useCancelGeneration } from './hooks/use-cancel-generation.ts';
export { useCredits } from './hooks/use-credits.ts';
export { useDraft } from './hooks/use-draft.ts';
export { isOptimistic, tileKey, useGenerateImage } from './hooks/use-generate-image.ts';
export { useImages } from './hooks/use-images.ts';
export { useOutcomes } from './hooks/use-outcomes.ts';
export { useProvider } from './hooks/use-provider.ts';
export { useShell } from './tool/shell-context.tsx';
export { queryOptions, useMutation, useQuery, useQueryClient } from './platform/query.ts';
export { Link, Route, Routes, useLocation, useNavigate, useSearchParams } from './platform/router.ts';
export { createSlice, useDispatch, useSelector, type PayloadAction } from './platform/store.ts';
