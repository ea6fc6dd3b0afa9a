import { PREVIEW_PROVIDER, PRODUCT_NAME } from '@aic/contract';
import { type DigitalSourceType, sourceTypeAddress } from './provenance.ts';

/** A stored file that something was made of. */
export interface Material {
  /** `parentOf`: changed; `inputTo`: shown to an engine; `componentOf`: put into it as it is. */
  relationship: 'parentOf' | 'inputTo' | 'componentOf';
  key: string;
  mediaType: string;
}

/** What a file says of how it came about. Neither words nor seeds nor users are part of it. */
export interface Made {
  type: DigitalSourceType;
  providerId: string;
  model: string | null;
  isUpscaled: boolean;
  /** What it was, with this written on it. */
  label?: string;
}

interface Action {
  action: string;
  digitalSourceType?: string;
  softwareAgent?: { name: string; version?: string };
  description?: string;
  parameters?: { ingredientIds: string[] };
}

/** As the library's builder takes it. */
export interface Manifest {
  claim_generator_info: ReadonlyArray<{ name: string }>;
  assertions: ReadonlyArray<{ label: string; created: true; data: { actions: readonly Action[] } }>;
  ingredients: ReadonlyArray<{ label: string; relationship: Material['relationship']; format: string }>;
}

/** The claims of a file (C2PA 2.4, section 18.15): what was opened, what was made of what and how. */
export function manifestOf(made: Made, materials: ReadonlyArray<Omit<Material, 'key'>>): Manifest {
  const ingredients = materials.map(({ relationship, mediaType: format }, index) => ({
    label: `material-${index}`,
    relationship,
    format,
  }));
  return {
    claim_generator_info: [{ name: PRODUCT_NAME }],
    assertions: [
      { label: 'c2pa.actions.v2', created: true, data: { actions: actionsOf(made, ingredients) } },
    ],
    ingredients,
  };
}

function actionsOf(made: Made, ingredients: Manifest['ingredients']): Action[] {
  const named = (relationship: Material['relationship']): Pick<Action, 'parameters'> => {
    const ids = ingredients.filter((one) => one.relationship === relationship).map(({ label }) => label);
    return ids.length === 0 ? {} : { parameters: { ingredientIds: ids } };
  };
  const how = { digitalSourceType: sourceTypeAddress(made.type), softwareAgent: agentOf(made) };
  const [parent, placed] = [named('parentOf'), named('componentOf')];
  const placing = placed.parameters ? [{ action: 'c2pa.placed', ...placed }] : [];
  if (made.label !== undefined) {
    const agent = { softwareAgent: { name: PRODUCT_NAME }, description: `Label: ${made.label}` };
    return [
      { action: 'c2pa.opened', ...parent },
      { action: 'c2pa.edited', ...how, ...agent },
    ];
  }
  if (!parent.parameters) return [{ action: 'c2pa.created', ...how, ...named('inputTo') }, ...placing];
  const opening = { action: 'c2pa.opened', ...parent };
  // Pictures of a film that stands, with another sound.
  if (placed.parameters) return [opening, { action: 'c2pa.placed', ...how, ...placed }];
  return [opening, { action: made.isUpscaled ? 'c2pa.resized' : 'c2pa.edited', ...how, ...named('inputTo') }];
}

function agentOf({ providerId, model }: Made): { name: string; version?: string } {
  const name = providerId === PREVIEW_PROVIDER ? 'AI Creative preview engine' : providerId;
  return { name, ...(model !== null && { version: model }) };
}
