import { expect, it, vi } from 'vitest';
import { createChangeQueue } from './change-queue.ts';

function setUp() {
  const responses: Array<PromiseWithResolvers<string[]>> = [];
  const sent: string[] = [];
  const queue = createChangeQueue<string>((command) => {
    sent.push(command);
    const response = Promise.withResolvers<string[]>();
    responses.push(response);
    return response.promise;
  });
  return { queue, sent, responses };
}

it('sends a change only after the response to the one before', async () => {
  const { queue, sent, responses } = setUp();
  const removed = queue.add('remove');
  const restored = queue.add('restore');
  expect(sent).toEqual(['remove']);

  responses[0]?.resolve(['a']);

  expect(await removed).toEqual(['a']);
  await vi.waitFor(() => expect(sent).toEqual(['remove', 'restore']));
  responses[1]?.resolve([]);
  expect(await restored).toEqual([]);
});

it('goes on after a refusal', async () => {
  const { queue, sent, responses } = setUp();
  const removed = queue.add('remove');
  void queue.add('restore');

  responses[0]?.reject(new Error('409'));

  await expect(removed).rejects.toThrow('409');
  await vi.waitFor(() => expect(sent).toEqual(['remove', 'restore']));
});

it('sends all that waits when the page is left, each once and in order', async () => {
  const { queue, sent, responses } = setUp();
  void queue.add('one');
  void queue.add('two');
  void queue.add('three');

  dispatchEvent(new Event('pagehide'));

  expect(sent).toEqual(['one', 'two', 'three']);
  for (const response of responses) response.resolve([]);
  await vi.waitFor(() => void 0);
  expect(sent).toHaveLength(3);
});
