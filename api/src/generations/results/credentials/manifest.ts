import { PREVIEW_PROVIDER, PRODUCT_NAME } from '@aic/contract';
import { type Disclosed, metadataOf } from './disclosed.ts';
import { type DigitalSourceType, sourceTypeAddress } from './provenance.ts';

/** A stored file that something was made of. */
export interface Material {
  /** `parentOf`: changed; `inputTo`: shown to an engine; `componentOf`: put into it as it is. */
  relationship: 'parentOf' | 'inputTo' | 'componentOf';
  key: string;
  mediaType: string;
}

/** What a file says of how it came about. */
export interface Made {
  type: DigitalSourceType;
  providerId: string;
  model: string | null;
  isUpscaled: boolean;
  /** Missing: nothing. */
  disclosed?: Disclosed;
  /** What it was, with this written on it. */
  label?: string;
}

interface Action {
  action: string;
  digitalSourceType?: string;
  softwareAgent?: { name: string; version?: string };
  description?: string;
  parameters?: { ingredientIds?: string[]; seed?: number };
}

/** As the library's builder takes it. */
export interface Manifest {
  claim_generator_info: ReadonlyArray<{ name: string }>;
  assertions: ReadonlyArray<
    | { label: 'c2pa.actions.v2'; created: true; data: { actions: readonly Action[] } }
    /** Not vouched for by who signs. */
    | { label: 'cawg.metadata'; created: false; data: object }
  >;
  ingredients: ReadonlyArray<{ label: string; relationship: Material['relationship']; format: string }>;
}

/**
 * The claims of a file (C2PA 2.4, section 18.15): what was opened, what was made of what and how.
 * @param made null: nothing new, only encoded anew
 * @param appOrigin where the product is
 */
export function manifestOf(
  made: Made | null,
  materials: ReadonlyArray<Omit<Material, 'key'>>,
  appOrigin: string,
): Manifest {
  const metadata = made?.disclosed && metadataOf(made.disclosed, appOrigin);
  const ingredients = materials.map(({ relationship, mediaType: format }, index) => ({
    label: `material-${index}`,
    relationship,
    format,
  }));
  return {
    claim_generator_info: [{ name: PRODUCT_NAME }],
    assertions: [
      { label: 'c2pa.actions.v2', created: true, data: { actions: actionsOf(made, ingredients) } },
      ...(metadata ? [{ label: 'cawg.metadata', created: false, data: metadata } as const] : []),
    ],
    ingredients,
  };
}

function actionsOf(made: Made | null, ingredients: Manifest['ingredients']): Action[] {
  const named = (relationship: Material['relationship']): Pick<Action, 'parameters'> => {
    const ids = ingredients.filter((one) => one.relationship === relationship).map(({ label }) => label);
    return ids.length === 0 ? {} : { parameters: { ingredientIds: ids } };
  };
  if (made === null) return [{ action: 'c2pa.opened', ...named('parentOf') }, { action: 'c2pa.transcoded' }];
  const how = { digitalSourceType: sourceTypeAddress(made.type), softwareAgent: agentOf(made) };
  const { seed } = made.disclosed ?? {};
  const making = (action: string, of: Pick<Action, 'parameters'>): Action => ({
    action,
    ...how,
    ...of,
    ...(seed !== undefined && { parameters: { ...of.parameters, seed } }),
  });
  const [parent, placed] = [named('parentOf'), named('componentOf')];
  const placing = placed.parameters ? [{ action: 'c2pa.placed', ...placed }] : [];
  if (made.label !== undefined) {
    const agent = { softwareAgent: { name: PRODUCT_NAME }, description: `Label: ${made.label}` };
    return [
      { action: 'c2pa.opened', ...parent },
      { action: 'c2pa.edited', ...how, ...agent },
    ];
  }
  if (!parent.parameters) return [making('c2pa.created', named('inputTo')), ...placing];
  const opening = { action: 'c2pa.opened', ...parent };
  const isFilm = ingredients.some(
    ({ relationship, format }) => relationship === 'parentOf' && format === 'video/mp4',
  );
  // Pictures of a film that stands, with another sound.
  if (isFilm && placed.parameters) return [opening, making('c2pa.placed', placed)];
  return [opening, making(made.isUpscaled ? 'c2pa.resized' : 'c2pa.edited', named('inputTo')), ...placing];
}

function agentOf({ providerId, model }: Made): { name: string; version?: string } {
  const name = providerId === PREVIEW_PROVIDER ? 'AI Creative preview engine' : providerId;
  return { name, ...(model !== null && { version: model }) };
}
