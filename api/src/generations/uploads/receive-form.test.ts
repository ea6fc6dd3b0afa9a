import { mkdtemp, readdir, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { receiveForm } from './receive-form.ts';

// Other tests receive uploads at the same time.
const home = await mkdtemp(join(tmpdir(), 'receive-form-'));
vi.stubEnv('TMPDIR', home);
afterAll(() => rm(home, { recursive: true }));

const NAMES = ['image', 'secondImage'] as const;

function part(name: string, content: string | Buffer): Buffer {
  const head = `--x\r\nContent-Disposition: form-data; name="${name}"; filename="a.png"\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from('\r\n')]);
}

function requestOf(
  body: Blob | ReadableStream | string,
  contentType = 'multipart/form-data; boundary=x',
): Request {
  const init: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    headers: { 'content-type': contentType },
    body,
    duplex: 'half',
  };
  return new Request('http://localhost/', init);
}

const whole = (...parts: Buffer[]) =>
  new Blob([...parts, Buffer.from('--x--\r\n')].map((bytes) => new Uint8Array(bytes)));

/** Files of uploads that this process holds open, also those whose folder is gone. */
async function openUploads(): Promise<string[]> {
  const descriptors = await readdir('/proc/self/fd');
  const paths = await Promise.all(descriptors.map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')));
  return paths.filter((path) => path.startsWith(home));
}

const folders = () => readdir(home);

describe('receiveForm', () => {
  it('keeps files and fields until they are disposed of', async () => {
    const form = await receiveForm(requestOf(whole(part('image', 'abc'), part('secondImage', 'de'))), NAMES);
    expect(Object.keys(form.files).toSorted()).toEqual(['image', 'secondImage']);
    expect(await folders()).toHaveLength(1);
    await form.dispose();
    expect(await folders()).toEqual([]);
  });

  it('reads a text with the lines that its user has typed', async () => {
    const sent = new FormData();
    sent.append('prompt', 'one\ntwo\n');
    sent.append('image', new File(['abc'], 'a.png'));
    const body = await new Response(sent).blob();
    expect(await body.text()).toContain('one\r\ntwo\r\n');
    const form = await receiveForm(requestOf(body, body.type), NAMES);
    expect(form.fields).toEqual({ prompt: 'one\ntwo\n' });
    await form.dispose();
  });

  it.runIf(process.platform === 'linux')(
    'lets go of the file it was writing when the sender goes away in its middle',
    async () => {
      const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
      const writer = writable.getWriter();
      const receiving = receiveForm(requestOf(readable), NAMES);
      receiving.catch(() => undefined);
      await writer.write(part('image', Buffer.alloc(300_000)));
      await vi.waitFor(async () => expect(await openUploads()).toHaveLength(1), 10_000);

      await writer.abort(new Error('aborted'));

      await expect(receiving).rejects.toMatchObject({
        code: 'invalid_request',
        message: 'File upload failed',
      });
      expect(await openUploads()).toEqual([]);
      expect(await folders()).toEqual([]);
    },
  );

  it('[5.upload.other] refuses two files of one name', async () => {
    const request = requestOf(whole(part('image', 'abc'), part('image', 'other')));
    await expect(receiveForm(request, NAMES)).rejects.toMatchObject({
      code: 'invalid_request',
      message: 'File upload failed',
    });
    expect(await folders()).toEqual([]);
  });

  it('refuses a form that does not say where its parts end', async () => {
    const request = requestOf('abc', 'multipart/form-data; charset=utf-8');
    await expect(receiveForm(request, NAMES)).rejects.toMatchObject({ code: 'unsupported_media' });
    expect(await folders()).toEqual([]);
  });
});
