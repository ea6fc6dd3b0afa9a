import { Heading, Stack } from '@aic/design-system';
import { Select } from '@aic/design-system/overlays';
import { useQuery, useSearchParams, useShell } from '@aic/sdk';
import { useState } from 'react';
import { remoteLoadsQuery, remotesQuery } from '../../api/admin-queries.ts';
import { useAdminAction } from '../../api/use-admin-action.ts';
import { ListView } from '../../components/list-view.tsx';
import { buildColumns } from './components/build-columns.tsx';
import { channelColumns } from './components/channel-columns.tsx';
import { type CommandTarget, CommandDialog } from './components/command-dialog.tsx';
import { FaultsList } from './components/faults-list.tsx';
import { FillsList } from './components/fills-list.tsx';
import { LOAD_COLUMNS } from './components/load-columns.tsx';
import { MOVE_COLUMNS } from './components/move-columns.tsx';
import { previewColumns } from './components/preview-columns.tsx';
import { type BuildPreview, buildsOf, channelsOf, movesOf, previewsOf } from './release-rows.ts';

const ALL = '';

/**
 * What the registry gives to whom, by channels and by links, which builds browsers load, how that goes, and what was
 * done: of all tools, or of the one in the address with what breaks in its code.
 */
export function ReleasesView() {
  const { api } = useShell();
  const [search, setSearch] = useSearchParams();
  const tool = search.get('tool') ?? ALL;
  const { data: remotes, ...query } = useQuery(remotesQuery(api));
  const loads = useQuery(remoteLoadsQuery(api));
  const isOfTool = ({ name }: { name: string }): boolean => tool === ALL || name === tool;
  const data = remotes?.filter(isOfTool);
  const [target, setTarget] = useState<CommandTarget | null>(null);
  const act = useAdminAction();
  const endPreview = ({ name, build }: BuildPreview): void =>
    act.mutate({
      path: `/api/admin/remotes/${name}/acts`,
      json: { act: 'end-preview', build },
      done: `Ended: the preview of ${build} of ${name}`,
    });

  return (
    <Stack gap={16}>
      <Select
        label="Tool"
        options={[
          { value: ALL, label: 'All tools' },
          ...(remotes ?? []).map(({ name }) => ({ value: name, label: name })),
        ]}
        value={tool}
        onValueChange={(value) =>
          setSearch({ view: 'releases', ...(value !== ALL && { tool: value }) }, { replace: true })
        }
      />
      {tool !== ALL && (
        <>
          <Heading level={2}>Errors, last 30 days</Heading>
          <FaultsList tool={tool} />
        </>
      )}
      <Heading level={2}>Released</Heading>
      <ListView
        caption="Released"
        list={{ ...query, data: data?.flatMap(channelsOf) }}
        columns={channelColumns(setTarget)}
        rowKey={({ name, channel }) => `${name} ${channel}`}
        empty={{
          title: 'Nothing is released',
          description: 'A start of the gateway releases what it has built.',
        }}
      />
      <Heading level={2}>Builds</Heading>
      <ListView
        caption="Builds"
        list={{ ...query, data: data?.flatMap(buildsOf) }}
        columns={buildColumns(setTarget)}
        rowKey={({ name, build }) => `${name} ${build}`}
        empty={{ title: 'No builds', description: 'What is published is listed here.' }}
      />
      <Heading level={2}>Previews</Heading>
      <ListView
        caption="Previews"
        list={{ ...query, data: data?.flatMap(previewsOf) }}
        columns={previewColumns(endPreview)}
        rowKey={({ id }) => id}
        empty={{
          title: 'No previews',
          description: 'Links by which a user has a build in one tab are listed here.',
        }}
      />
      <Heading level={2}>In pages of others</Heading>
      <FillsList isShown={isOfTool} />
      <Heading level={2}>Loading, last 24 hours</Heading>
      <ListView
        caption="Loading"
        list={{ ...loads, data: loads.data?.filter(isOfTool) }}
        columns={LOAD_COLUMNS}
        rowKey={({ name, build, phase }) => `${name} ${build} ${phase}`}
        empty={{ title: 'No reports yet', description: 'Browsers say here how loading a tool went.' }}
      />
      <Heading level={2}>What was done</Heading>
      <ListView
        caption="What was done"
        list={{ ...query, data: data && movesOf(data) }}
        columns={MOVE_COLUMNS}
        rowKey={({ id }) => String(id)}
        empty={{ title: 'Nothing yet', description: 'Every release and rollback is written down here.' }}
      />
      {target !== null && <CommandDialog target={target} onClose={() => setTarget(null)} />}
    </Stack>
  );
}
