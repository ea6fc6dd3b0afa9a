import { TOOLS } from '@aic/contract';
import { toolPageProblem, type ToolPage } from '@aic/contract/tool-page';

/** Where the shell shows a tool that is not in the built-in list. */
export interface RemotePage extends Omit<ToolPage, 'isInNavigation'> {
  /** @default true */
  isInNavigation?: boolean;
}

/**
 * What a build says of its pages. For a built-in tool these are the list's routes and nothing else: the shell
 * knows the rest without a registry.
 *
 * @throws Error when the page is missing, not needed, or cannot be this tool's
 */
export function remotePage(name: string, page: RemotePage | undefined): Pick<ToolPage, 'routes'> | ToolPage {
  const builtIn = TOOLS.find((tool) => tool.name === name);
  if (builtIn !== undefined) {
    if (page === undefined) return { routes: builtIn.routes };
    throw new Error(
      `The page of ${name} is in packages/contract/src/pages/tools.ts. Remove it from rspack.config.ts.`,
    );
  }
  if (page === undefined) {
    throw new Error(
      `${name} is not in packages/contract/src/pages/tools.ts, so its rspack.config.ts has to name its page.`,
    );
  }
  const { label, routes, isInNavigation = true } = page;
  const problem = toolPageProblem(name, { label, routes, isInNavigation });
  if (problem !== null) throw new Error(problem);
  return { label, routes, isInNavigation };
}
