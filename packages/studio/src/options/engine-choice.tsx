import { engineChoice, GENERATION_KINDS, type GenerationKind } from '@aic/sdk';

const CHOICES = Object.fromEntries(
  GENERATION_KINDS.map((kind) => [
    kind,
    engineChoice(kind, () => import('@aic/design-system/overlays').then((file) => file.Select)),
  ]),
);

/** The choice of a kind's engines, to stand first among the settings. It shows nothing where there is one engine. */
export function EngineChoice({ kind }: { kind: GenerationKind }) {
  const Choice = CHOICES[kind];
  return Choice && <Choice />;
}
