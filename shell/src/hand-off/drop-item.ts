import { errorText, isAnyItem, toolLabel } from '@aic/sdk';
import { uploadIdOf } from '@aic/sdk/uploads';
import type { Services } from '../core/services.ts';
import { type Material, usesOf } from './uses-of.ts';

type Host = Pick<Services, 'api' | 'registry' | 'tools' | 'toast' | 'navigate'>;

/** Hands an item over to the tool that it was dropped on. @param dropped its id, or a list of ids in JSON */
export async function dropItem(host: Host, tool: string, dropped: string): Promise<void> {
  const refuse = (description: string): void =>
    host.toast({ title: 'Not Possible', description, variant: 'destructive' });
  const [id, ...others] = idsOf(dropped);
  if (id === undefined || others.length > 0) return refuse('A tool takes one item at a time.');
  try {
    const item = await read(host, id);
    if (item.kind !== 'upload' && item.status !== 'completed') {
      return refuse('Only a finished item can be used.');
    }
    const use = usesOf(item, host.registry().remotes).find((one) => one.tool === tool);
    if (use === undefined) return refuse(`${toolLabel(tool, host.tools())} cannot use this item.`);
    host.navigate(use.path);
  } catch (error) {
    refuse(errorText(error, 'The item could not be loaded. Please try again.'));
  }
  return undefined;
}

async function read({ api }: Host, ref: string): Promise<Material> {
  const uploadId = uploadIdOf(ref);
  // A tool that takes it reads it itself.
  if (uploadId !== null) return { kind: 'upload', id: uploadId };
  const response = await api.request('GET', `/api/generations/${encodeURIComponent(ref)}`);
  if (!isAnyItem(response)) throw new SyntaxError('The response is no item.');
  return response;
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
