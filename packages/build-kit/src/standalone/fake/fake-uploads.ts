import { apiError } from '@aic/sdk/testing/fakes';
import { UPLOAD_SAMPLE, type Upload, type UploadCommandName } from '@aic/sdk/uploads';

const UPLOAD_PATH = /^\/api\/uploads\/([^/]+)$/;

/** Pixels: the fake engine does not look at files. */
const SHAPE = { width: 1200, height: 800 };

/** Pictures that were sent with a start, in one page. */
export function createFakeUploads() {
  let uploads = sampleUploads();
  const removed = new Set<string>();
  const listed = (): Upload[] => uploads.filter(({ id }) => !removed.has(id));

  return {
    setList: (list: 'full' | 'empty') => {
      uploads = list === 'empty' ? [] : sampleUploads();
    },
    /** Each picture of the form once; it stays in the page. */
    keep(body: FormData): void {
      const now = new Date().toISOString();
      for (const file of [...body.values()].filter((value) => value instanceof File)) {
        if (uploads.some(({ sizeBytes }) => sizeBytes === file.size)) continue;
        const imageUrl = URL.createObjectURL(file);
        const own = { id: crypto.randomUUID(), imageUrl, thumbnails: null, ...SHAPE };
        const sent = { sizeBytes: file.size, mediaType: file.type, createdAt: now, usedAt: now };
        uploads = [{ ...own, ...sent }, ...uploads];
      }
    },
    count: () => listed().length,
    respond(pathname: string, json: unknown): Response | null {
      if (pathname === '/api/uploads') return Response.json(listed());
      if (pathname === '/api/uploads/commands') {
        // Safe because the SDK's calls send nothing else.
        const { command, ids } = json as { command: UploadCommandName; ids: string[] };
        const changed = ids.filter((id) => removed.has(id) === (command === 'restore'));
        for (const id of changed) removed[command === 'remove' ? 'add' : 'delete'](id);
        return Response.json({ ids: changed });
      }
      const id = UPLOAD_PATH.exec(pathname)?.[1];
      if (id === undefined) return null;
      const upload = listed().find((one) => one.id === id);
      return upload ? Response.json(upload) : apiError(404, { code: 'not_found', message: 'Not found.' });
    },
  };
}

const sampleUploads = (): Upload[] =>
  ['portrait', 'cityscape', 'dunes'].map((name, index) => ({
    ...UPLOAD_SAMPLE,
    id: `0197a000-0000-7000-8000-00000000020${index}`,
    imageUrl: `/samples/${name}.avif`,
    thumbnails: { avif: `/samples/${name}.avif`, webp: `/samples/${name}.avif` },
    sizeBytes: UPLOAD_SAMPLE.sizeBytes + index,
  }));
