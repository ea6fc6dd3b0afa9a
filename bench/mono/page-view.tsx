import type { User } from '@aic/sdk';
import { type ComponentProps, useMemo } from 'react';
import { PageView as ShellPageView } from '../../shell/src/app/page-view.tsx';
import { useServices } from '../../shell/src/core/services-context.tsx';
import { LazyTool } from './tools.tsx';

/** The shell's pages; tools are pages too. */
export function PageView({ page, session, toolsLoad }: ComponentProps<typeof ShellPageView>) {
  return page.kind === 'tool' && session.state === 'signed-in' ? (
    <SignedInTool name={page.name} user={session.user} />
  ) : (
    <ShellPageView page={page} session={session} toolsLoad={toolsLoad} />
  );
}

function SignedInTool({ name, user }: { name: string; user: User }) {
  const { setUser, shell } = useServices();
  const toolShell = useMemo(() => {
    // The layout sets the user in an effect, which runs after a tool inside the same tree has rendered.
    setUser(user);
    return shell();
  }, [setUser, shell, user]);
  return <LazyTool name={name} shell={toolShell} />;
}
