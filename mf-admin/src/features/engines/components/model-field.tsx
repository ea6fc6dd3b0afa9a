import { Button, Cluster, Stack, TextField } from '@aic/design-system';
import { Select } from '@aic/design-system/overlays';
import { errorText, matches, useMutation, useShell } from '@aic/sdk';
import { ENGINE_MODELS, type EngineModels } from '@aic/sdk/admin';

interface ModelFieldProps {
  /** Path of the engine. */
  place: string;
  /** What is typed so far. */
  request: () => object;
  model: string;
  error: string | undefined;
  onModelChange: (model: string) => void;
}

/** A model by its name, or one of those that the server lists. */
export function ModelField({ place, request, model, error, onModelChange }: ModelFieldProps) {
  const { api } = useShell();
  const list = useMutation({
    mutationFn: async (): Promise<EngineModels> => {
      const response = await api.request<unknown>('POST', `${place}/models`, { json: request() });
      if (matches(ENGINE_MODELS, response)) return response;
      throw new SyntaxError('The response is no list of models.');
    },
    onSuccess: ({ models: [only, ...more] }) => {
      if (only !== undefined && more.length === 0) onModelChange(only);
    },
  });
  const models = list.data?.models ?? [];
  const problem = list.error ? errorText(list.error, 'The server could not be reached.') : list.data?.problem;

  return (
    <Stack gap={8}>
      {models.length > 0 ? (
        <Select
          label="Model"
          placeholder={`Choose one of ${models.length}`}
          size="primary"
          options={models.map((name) => ({ value: name, label: name }))}
          value={models.includes(model) ? model : undefined}
          onValueChange={onModelChange}
          error={error}
        />
      ) : (
        <TextField
          label="Model"
          autoComplete="off"
          spellCheck={false}
          value={model}
          error={error ?? problem ?? undefined}
          onChange={({ target }) => onModelChange(target.value)}
        />
      )}
      <Cluster>
        {models.length > 0 ? (
          <Button onClick={() => list.reset()}>Type its name</Button>
        ) : (
          <Button onClick={() => list.mutate()} isLoading={list.isPending}>
            List its models
          </Button>
        )}
      </Cluster>
    </Stack>
  );
}
