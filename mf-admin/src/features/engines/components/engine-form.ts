import type { GenerationKind } from '@aic/sdk';
import type { AdminEngine } from '@aic/sdk/admin';

/** What is typed of an engine, all as words. */
export interface EngineForm {
  vendor: string;
  baseUrl: string;
  /** Empty: as it was saved. */
  key: string;
  hasKey: boolean;
  model: string;
  label: string;
  price: string;
  concurrency: string;
  requestsPerMinute: string;
  fallback: string;
  costs: readonly string[];
}

type CostName = keyof NonNullable<AdminEngine['cost']>;

/** What a vendor takes for a thing of each kind, in dollars. */
export const COSTS: Readonly<Record<GenerationKind, ReadonlyArray<{ name: CostName; label: string }>>> = {
  image: [{ name: 'image', label: 'Cost of an image, $' }],
  edit: [{ name: 'image', label: 'Cost of an image, $' }],
  video: [{ name: 'second', label: 'Cost of a second, $' }],
  music: [{ name: 'second', label: 'Cost of a second, $' }],
  text: [
    { name: 'millionInputTokens', label: 'Cost of a million tokens in, $' },
    { name: 'millionOutputTokens', label: 'Cost of a million tokens out, $' },
  ],
};

const words = (value: number | string | null | undefined): string => (value ? String(value) : '');

export const formOf = (kind: GenerationKind, engine: AdminEngine | null, vendor: string): EngineForm => ({
  vendor: engine?.vendor ?? vendor,
  baseUrl: engine?.baseUrl ?? '',
  key: '',
  hasKey: engine?.hasKey ?? false,
  model: engine?.model ?? '',
  label: engine?.label ?? '',
  price: words(engine?.price),
  concurrency: words(engine?.concurrency),
  requestsPerMinute: words(engine?.requestsPerMinute),
  fallback: engine?.fallback ?? '',
  costs: COSTS[kind].map(({ name }) => words(engine?.cost?.[name])),
});

/** What the server takes; it says of each member what is wrong with it. */
export function requestOf(kind: GenerationKind, form: EngineForm) {
  const number = (text: string) => (text.trim() === '' ? undefined : Number(text.replace(',', '.')));
  const text = (value: string) => value.trim() || undefined;
  const costs = COSTS[kind].map(({ name }, index) => [name, number(form.costs[index] ?? '')] as const);
  const isPriced = costs.some(([, value]) => value !== undefined);
  return {
    engine: {
      vendor: form.vendor,
      label: text(form.label) ?? (form.model.trim().slice(0, 40) || form.vendor),
      model: text(form.model),
      baseUrl: text(form.baseUrl),
      price: number(form.price),
      concurrency: number(form.concurrency),
      requestsPerMinute: number(form.requestsPerMinute),
      fallback: text(form.fallback),
      cost: isPriced ? Object.fromEntries(costs.filter(([, value]) => value !== undefined)) : undefined,
    },
    key: text(form.key) ?? (form.hasKey ? undefined : null),
  };
}

/** What requests will name it by: it stays, whatever becomes of its label. */
export function newId(label: string): string {
  const slug = label
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[^a-z]+|-+$/g, '');
  const unique = crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36).slice(0, 5) ?? '';
  return `${(slug || 'engine').slice(0, 30)}-${unique}`;
}
