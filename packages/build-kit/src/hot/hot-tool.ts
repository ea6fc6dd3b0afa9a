import type { MountedTool, Tool, ToolContext } from '@aic/sdk';
import tool from 'aic-tool';
import { noteCrash } from './load-page-again.ts';

interface Mount {
  context: ToolContext;
  tool: MountedTool;
}

const mounts = new Set<Mount>();

/**
 * The tool as its sources are now. What a component's own update does not cover (its `tool.tsx`, whatever that imports,
 * and all of it where the page has React for production) mounts the tool again, in the same place: drafts are kept, and
 * other states of components are not.
 */
const hotTool: Tool = {
  name: tool.name,
  contract: tool.contract,
  mount(context) {
    const mount: Mount = { context, tool: mountNow(context) };
    mounts.add(mount);
    return {
      unmount() {
        mounts.delete(mount);
        mount.tool.unmount();
      },
    };
  },
  prefetch: (shell) => tool.prefetch?.(shell),
};

const mountNow = (context: ToolContext): MountedTool =>
  tool.mount({
    ...context,
    onCrash: (error) => {
      noteCrash();
      context.onCrash(error);
    },
  });

import.meta.webpackHot.accept('aic-tool', () => {
  for (const mount of mounts) {
    // It has taken the HTML's first screen over by now, or never will.
    const { onTakenOver: _, ...context } = mount.context;
    mount.tool.unmount();
    mount.tool = mountNow(context);
  }
  console.info(`[aic] ${tool.name} was mounted again. Drafts are kept, other states of components are not.`);
});

// As a remote exposes it.
// oxlint-disable-next-line import/no-default-export
export default hotTool;
