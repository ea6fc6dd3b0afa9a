/**
 * @returns restore: puts functions back that were replaced since, and names them; it never throws and may be called
 * again
 */
export function noteFunctions(owner: object, names: readonly string[]): () => string[] {
  const before = names.map((name) => [name, Object.getOwnPropertyDescriptor(owner, name)] as const);
  return () =>
    before.flatMap(([name, descriptor]) => {
      const now = Object.getOwnPropertyDescriptor(owner, name);
      if (now?.value === descriptor?.value && now?.get === descriptor?.get) return [];
      if (descriptor === undefined) Reflect.deleteProperty(owner, name);
      else Reflect.defineProperty(owner, name, descriptor);
      return [`another ${name}`];
    });
}
