import {
  errorText,
  type GenerationKind,
  isUnauthorized,
  useMutation,
  useQuery,
  useQueryClient,
  useSessionEnd,
  useShell,
} from '@aic/sdk';
import { removeTemplate, saveTemplate, type Template, templatesQuery } from '@aic/sdk/templates';

/** The user's templates of one kind, and what can be done with them. What goes wrong is said in a toast. */
export function useTemplates(kind: GenerationKind) {
  const { api, toast } = useShell();
  const endSession = useSessionEnd();
  const queryClient = useQueryClient();
  const query = templatesQuery(api);
  const { data, isError, refetch } = useQuery(query);
  const change = (next: (all: Template[]) => Template[]): void =>
    void queryClient.setQueryData(query.queryKey, (all) => all && next(all));
  const onError = (error: unknown): void => {
    if (isUnauthorized(error)) return endSession();
    const description = errorText(error, 'Nothing was changed. Please try again.');
    toast({ title: 'Error', description, variant: 'destructive' });
  };
  const save = useMutation({
    mutationFn: (text: string) => saveTemplate(api, { kind, text }),
    onSuccess: (saved) => change((all) => [saved, ...all.filter(({ id }) => id !== saved.id)]),
    onError,
  });
  const remove = useMutation({
    mutationFn: (id: string) => removeTemplate(api, id),
    onSuccess: (_, removed) => change((all) => all.filter(({ id }) => id !== removed)),
    onError,
  });
  return {
    templates: data?.filter((template) => template.kind === kind),
    onRetry: isError && data === undefined ? () => void refetch() : null,
    onSave: save.mutate,
    isSaving: save.isPending,
    onRemove: remove.mutate,
  };
}
