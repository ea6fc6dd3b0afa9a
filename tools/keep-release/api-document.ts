/** The part of JSON Schema (2020-12) that a gateway's OpenAPI document uses. */
export interface JsonSchema {
  type?: string | readonly string[];
  enum?: readonly unknown[];
  properties?: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  anyOf?: readonly JsonSchema[];
  oneOf?: readonly JsonSchema[];
}

interface Content {
  content?: Readonly<Record<string, { schema?: JsonSchema }>>;
}

export interface Operation {
  parameters?: ReadonlyArray<{ name: string; in: string; required?: boolean }>;
  requestBody?: Content;
  responses: Readonly<Record<string, Content>>;
}

/** What `GET /api/openapi.json` answers. */
export interface ApiDocument {
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** Every call that a document knows, by its method and path: `GET /api/credits`. */
export function operationsOf({ paths }: ApiDocument): Map<string, Operation> {
  return new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, one]) => [`${method.toUpperCase()} ${path}`, one] as const),
    ),
  );
}

/** What is answered when all goes well, where that is JSON. */
export function responseOf({ responses }: Operation): JsonSchema | undefined {
  return responses['200']?.content?.['application/json']?.schema;
}

/** The body of a request, of whatever type. */
export function bodyOf({ requestBody }: Operation): JsonSchema | undefined {
  return Object.values(requestBody?.content ?? {})[0]?.schema;
}
