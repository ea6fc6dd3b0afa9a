import { errorText, type Generation, isAnyItem, toolLabel } from '@aic/sdk';
import type { Services } from '../core/services.ts';
import { usesOf } from './uses-of.ts';

type Host = Pick<Services, 'api' | 'registry' | 'tools' | 'toast' | 'navigate'>;

/** Hands an item over to the tool that it was dropped on. @param dropped its id, or a list of ids in JSON */
export async function dropItem(host: Host, tool: string, dropped: string): Promise<void> {
  const refuse = (description: string): void =>
    host.toast({ title: 'Not Possible', description, variant: 'destructive' });
  const [id, ...others] = idsOf(dropped);
  if (id === undefined || others.length > 0) return refuse('A tool takes one item at a time.');
  try {
    const item = await read(host, id);
    if (item.status !== 'completed') return refuse('Only a finished item can be used.');
    const use = usesOf(item, host.registry().remotes).find((one) => one.tool === tool);
    if (use === undefined) return refuse(`${toolLabel(tool, host.tools())} cannot use this item.`);
    host.navigate(use.path);
  } catch (error) {
    refuse(errorText(error, 'The item could not be loaded. Please try again.'));
  }
  return undefined;
}

async function read({ api }: Host, id: string): Promise<Generation> {
  const answer = await api.request('GET', `/api/generations/${encodeURIComponent(id)}`);
  if (!isAnyItem(answer)) throw new SyntaxError('The answer is no item.');
  return answer;
}

function idsOf(dropped: string): string[] {
  if (!dropped.startsWith('[')) return dropped === '' ? [] : [dropped];
  try {
    const ids: unknown = JSON.parse(dropped);
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}
