import { generationsQuery, type ApiClient, type ImageGeneration, type ServerEvent } from '@aic/sdk';
import { createApiClient, createQueryClient, creditsQuery, userQuery, type QueryClient } from '@aic/sdk/host';
import { createFakeApi, FAKE_USER } from '@aic/sdk/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { applyServerEvent } from './apply-server-event.ts';

let queryClient: QueryClient;
let api: ApiClient;

beforeEach(() => {
  queryClient = createQueryClient();
  api = createApiClient(createFakeApi({}).fetch);
});

/** Only the fields that events use. Safe because the code under test reads and writes these fields only. */
const item = (id: string, status: string, progress: number) =>
  ({ id, status, progress, prompt: id, queuePosition: null }) as ImageGeneration;

const list = (...items: ImageGeneration[]) =>
  queryClient.setQueryData(generationsQuery(api, 'image').queryKey, items);
const listed = () => queryClient.getQueryData(generationsQuery(api, 'image').queryKey);
const apply = (event: ServerEvent) => applyServerEvent(event, queryClient, api);
const isReadAgain = (queryKey: readonly unknown[]) => queryClient.getQueryState(queryKey)?.isInvalidated;
const image = (id: string, status: 'processing' | 'completed' | 'failed', progress = 1): ServerEvent => ({
  type: 'generation',
  kind: 'image',
  id,
  status,
  progress,
});

describe('progress', () => {
  it('is written into its item, without reading the list again', () => {
    list(item('a', 'processing', 0.1), item('b', 'processing', 0.1));

    apply(image('a', 'processing', 0.4));

    expect(listed()).toEqual([item('a', 'processing', 0.4), item('b', 'processing', 0.1)]);
    expect(isReadAgain(generationsQuery(api, 'image').queryKey)).toBe(false);
  });

  it('never goes back when an event comes late', () => {
    list(item('a', 'processing', 0.6));

    apply(image('a', 'processing', 0.4));

    expect(listed()).toEqual([item('a', 'processing', 0.6)]);
  });

  it("is a waiting job's place in line until it runs", () => {
    list(item('a', 'processing', 0));

    apply({ ...image('a', 'processing', 0), queuePosition: 3 } as ServerEvent);
    expect(listed()).toEqual([{ ...item('a', 'processing', 0), queuePosition: 3 }]);

    apply(image('a', 'processing', 0.1));
    expect(listed()).toEqual([item('a', 'processing', 0.1)]);
  });

  it.each(['completed', 'failed'])('never wakes an item that is %s', (status) => {
    list(item('a', status, 0.5));

    apply(image('a', 'processing', 0.9));

    expect(listed()).toEqual([item('a', status, 0.5)]);
  });

  it('of an item that the list does not know makes it read again: it was started elsewhere', () => {
    list(item('a', 'processing', 0.1));

    apply(image('other', 'processing', 0.4));

    expect(isReadAgain(generationsQuery(api, 'image').queryKey)).toBe(true);
    expect(listed()).toEqual([item('a', 'processing', 0.1)]);
  });
});

describe('other news', () => {
  it.each(['completed', 'failed'] as const)('makes the list read again when an item is %s', (status) => {
    list(item('a', 'processing', 0.9));

    apply(image('a', status));

    expect(isReadAgain(generationsQuery(api, 'image').queryKey)).toBe(true);
  });

  it('touches the list of its own kind only', () => {
    list(item('a', 'processing', 0.9));
    queryClient.setQueryData(['generations', 'video'], []);

    apply({ type: 'generation', kind: 'video', id: 'v', status: 'processing', progress: 0.2 });

    expect(isReadAgain(['generations', 'video'])).toBe(true);
    expect(isReadAgain(generationsQuery(api, 'image').queryKey)).toBe(false);
  });

  it('makes balance and history read again when credits have moved', () => {
    queryClient.setQueryData(creditsQuery(api).queryKey, { credits: 500 });
    queryClient.setQueryData(['usage', 'days', 30], []);

    apply({ type: 'credits' });

    expect(isReadAgain(creditsQuery(api).queryKey)).toBe(true);
    expect(isReadAgain(['usage', 'days', 30])).toBe(true);
  });

  it('asks who is signed in when the session has ended elsewhere', () => {
    queryClient.setQueryData(userQuery(api).queryKey, FAKE_USER);

    apply({ type: 'signed-out' });

    expect(isReadAgain(userQuery(api).queryKey)).toBe(true);
  });
});
