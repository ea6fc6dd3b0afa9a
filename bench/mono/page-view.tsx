import type { User } from '@aic/sdk';
import { type ComponentProps, useMemo } from 'react';
import { PageView as ShellPageView } from '../../shell/src/app/page-view.tsx';
import { useServices } from '../../shell/src/app/services-context.tsx';
import { LazyTool } from './tools.tsx';

/** The shell's pages, and the tools as pages among them. */
export function PageView({ page, session }: ComponentProps<typeof ShellPageView>) {
  return page.kind === 'tool' && session.state === 'signed-in' ? (
    <SignedInTool name={page.name} user={session.user} />
  ) : (
    <ShellPageView page={page} session={session} />
  );
}

function SignedInTool({ name, user }: { name: string; user: User }) {
  const { setUser, shell } = useServices();
  const toolShell = useMemo(() => {
    // The layout says it in an effect, which is too late for a tool inside its own tree.
    setUser(user);
    return shell();
  }, [setUser, shell, user]);
  return <LazyTool name={name} shell={toolShell} />;
}
