import type { Registry, RemoteEntry } from '../releases/registry.ts';
import { isBuiltInTool, TOOLS, type KnownTool } from './tools.ts';

/**
 * The built-in tools, and those that only the registry knows. The built-in list needs no registry, and none of its
 * pages can be taken by one: what the registry says of a built-in tool does not count, and any other has its pages
 * under its own name.
 */
export function knownTools(remotes: Registry['remotes']): readonly KnownTool[] {
  const others = Object.entries(remotes).flatMap(([name, entry]) => ofRegistry(name, entry) ?? []);
  return [...TOOLS, ...others];
}

function ofRegistry(
  name: string,
  { label, routes, isInNavigation = false }: RemoteEntry,
): KnownTool | undefined {
  if (label === undefined || isBuiltInTool(name)) return undefined;
  const [first, ...rest] = routes.filter((route) => isUnder(name, route));
  return first === undefined ? undefined : { name, label, isInNavigation, routes: [first, ...rest] };
}

const isUnder = (name: string, route: string): boolean =>
  route === `/${name}` || route.startsWith(`/${name}/`);
