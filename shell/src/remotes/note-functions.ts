export interface ReplacedFunction {
  name: string;
  /** False where it was made so that nobody can change it again. */
  isRestored: boolean;
}

/** @returns restore: puts functions back that were replaced since, and says which; it never throws and may be called again */
export function noteFunctions(owner: object, names: readonly string[]): () => ReplacedFunction[] {
  const before = names.map((name) => [name, Object.getOwnPropertyDescriptor(owner, name)] as const);
  return () =>
    before.flatMap(([name, descriptor]) => {
      const now = Object.getOwnPropertyDescriptor(owner, name);
      if (now?.value === descriptor?.value && now?.get === descriptor?.get) return [];
      const isRestored =
        descriptor === undefined
          ? Reflect.deleteProperty(owner, name)
          : Reflect.defineProperty(owner, name, descriptor);
      return [{ name, isRestored }];
    });
}
