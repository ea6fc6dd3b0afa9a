import { Button, Grid, Stack, TextField, token } from '@aic/design-system';
import { Dialog, Select } from '@aic/design-system/overlays';
import {
  ApiError,
  errorText,
  type GenerationKind,
  KINDS,
  useMutation,
  useQueryClient,
  useShell,
} from '@aic/sdk';
import { type AdminEngine, type AdminEngines, QUERY_KEYS } from '@aic/sdk/admin';
import { type FormEvent, useId, useState } from 'react';
import { type EngineForm, COSTS, formOf, newId, requestOf } from './engine-form.ts';
import { ModelField } from './model-field.tsx';
import { TrialResult } from './trial-result.tsx';
import { useTrial } from './use-trial.ts';

interface EngineDialogProps {
  kind: GenerationKind;
  /** Null: a new one. */
  engine: AdminEngine | null;
  list: AdminEngines;
  onClose: () => void;
}

const OPENAI = 'openai';
const NO_FALLBACK = '-';
const FOLDED = ['price', 'cost', 'concurrency', 'requestsPerMinute', 'fallback'] as const;
const MORE = { paddingTop: token.space[12] } as const;

/** Connects an engine, or changes one: where it is, which model, what it costs, and a trial before it is saved. */
export function EngineDialog({ kind, engine, list, onClose }: EngineDialogProps) {
  const formId = useId();
  const { api, toast } = useShell();
  const queryClient = useQueryClient();
  const vendors = list.vendors.filter(({ id, makes }) => id !== 'preview' && makes.includes(kind));
  const [form, setForm] = useState(() => formOf(kind, engine, vendors[0]?.id ?? OPENAI));
  const [id] = useState(() => engine?.id ?? null);
  const vendor = vendors.find((known) => known.id === form.vendor);
  const others = list.engines.filter(
    (other) => other.kind === kind && other.id !== id && other.source !== 'preview',
  );
  const place = `/api/admin/engines/${kind}/${id ?? 'new'}`;
  const trial = useTrial(place);
  const save = useMutation({
    mutationFn: () => {
      const json = requestOf(kind, form);
      const path = `/api/admin/engines/${kind}/${id ?? newId(json.engine.label)}`;
      return api.request<unknown>('POST', path, { json });
    },
    onSuccess: () => {
      toast({ title: `${engine === null ? 'Connected' : 'Changed'}: ${requestOf(kind, form).engine.label}` });
      void queryClient.invalidateQueries({ queryKey: ['admin'] });
      void queryClient.invalidateQueries({ queryKey: QUERY_KEYS.providers });
      onClose();
    },
  });
  const problem = save.error ?? trial.error;
  const errors: Readonly<Record<string, string>> = problem instanceof ApiError ? problem.fields : {};

  const field = (name: Exclude<keyof EngineForm, 'costs' | 'hasKey'>) => ({
    value: form[name],
    error: errors[name] ?? errors[`engine.${name}`],
    onChange: ({ target }: { target: HTMLInputElement }) => setForm({ ...form, [name]: target.value }),
  });
  const setCost = (index: number, value: string) =>
    setForm({ ...form, costs: form.costs.with(index, value) });
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!save.isPending) save.mutate();
  }

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={engine === null ? `Connect an engine: ${KINDS[kind].pluralLabel}` : `Change ${engine.label}`}
      description="It is in force within two seconds, without a restart."
      actions={
        <>
          <Button onClick={() => trial.mutate(requestOf(kind, form))} isLoading={trial.isPending}>
            Try
          </Button>
          <Button type="submit" form={formId} variant="primary" isLoading={save.isPending}>
            {engine === null ? 'Connect' : 'Save'}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Stack gap={16}>
          <Select
            label="Vendor"
            options={vendors.map(({ id: value, label }) => ({ value, label }))}
            value={form.vendor}
            onValueChange={(value) => setForm({ ...form, vendor: value, model: '' })}
          />
          <TextField
            label="Address"
            placeholder={form.vendor === OPENAI ? 'http://localhost:11434/v1' : undefined}
            hint={vendor?.needsAddress ? 'Where its server is.' : "Empty for the vendor's own."}
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            {...field('baseUrl')}
          />
          <TextField
            label="Key"
            type="password"
            autoComplete="new-password"
            hint={
              form.hasKey
                ? 'One is saved. Leave this empty to keep it, as long as vendor and address stay.'
                : 'Kept encrypted, and never shown again. Servers on your own machine need none.'
            }
            {...field('key')}
          />
          <ModelField
            place={place}
            request={() => requestOf(kind, form)}
            model={form.model}
            error={errors['model'] ?? errors['engine.model']}
            onModelChange={(model) => setForm({ ...form, model })}
          />
          <TextField label="Name" hint="What users choose it by." maxLength={40} {...field('label')} />
          <details open={FOLDED.some((name) => errors[`engine.${name}`] !== undefined)}>
            <summary>Price, limits and what is used where it cannot be reached</summary>
            <Stack gap={12} style={MORE}>
              <Grid gap={12} minColumnWidth="160px">
                <TextField
                  label="Credits"
                  hint={`Empty: ${KINDS[kind].price}, as usual.`}
                  inputMode="numeric"
                  {...field('price')}
                />
                {COSTS[kind].map(({ name, label }, index) => (
                  <TextField
                    key={name}
                    label={label}
                    inputMode="decimal"
                    value={form.costs[index] ?? ''}
                    onChange={({ target }) => setCost(index, target.value)}
                  />
                ))}
                <TextField
                  label="Jobs at once"
                  hint="Empty: any."
                  inputMode="numeric"
                  {...field('concurrency')}
                />
                <TextField
                  label="Jobs a minute"
                  hint="Empty: any."
                  inputMode="numeric"
                  {...field('requestsPerMinute')}
                />
              </Grid>
              {others.length > 0 && (
                <Select
                  label="Where it cannot be reached, use"
                  options={[
                    { value: NO_FALLBACK, label: 'No other' },
                    ...others.map(({ id: value, label }) => ({ value, label })),
                  ]}
                  value={form.fallback || NO_FALLBACK}
                  onValueChange={(value) =>
                    setForm({ ...form, fallback: value === NO_FALLBACK ? '' : value })
                  }
                />
              )}
            </Stack>
          </details>
          <TrialResult
            trial={trial.data}
            isPending={trial.isPending}
            problem={problem && errorText(problem, 'The server could not be reached.')}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
