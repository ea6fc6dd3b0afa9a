import type { ServerResponse } from 'node:http';
import type {
  AiSdkEngine,
  AiSdkKind,
  AiSdkVendor,
} from '../../../../src/generations/providers/ai-sdk/engine.ts';
import { type FakeVendor, sendJson, startFakeVendor } from '../fake-vendor.ts';
import { FILM } from '../fake-videos.ts';
import { PNG_BASE64, type WireResponse, WIRES } from './wires.ts';

export type Step = 'paid' | 'poll' | 'file';

/** Answers instead of the server. False: it does not, this time. */
export type Fault = (step: Step, response: ServerResponse) => boolean;

export interface FakeAiVendor extends FakeVendor {
  /** Speaks this wire from now on, without faults; polls wait once. Returns an engine that asks it. */
  speak(vendor: AiSdkVendor, kind: AiSdkKind, changes?: Partial<AiSdkEngine>): AiSdkEngine;
  fault: Fault | null;
  link(path: string): string;
  /** Paid requests that have come. */
  paid(): number;
}

export const KEY = 'sk-0123456789abcdef';

/** A local server that speaks the wire formats of the AI SDK's vendors. */
export async function startFakeAiVendor(): Promise<FakeAiVendor> {
  const vendor = await startFakeVendor();
  const { origin } = new URL(vendor.baseUrl);
  const fake: FakeAiVendor = Object.assign(vendor, {
    fault: null,
    link: (path: string) => `${origin}${path}`,
    paid: () => vendor.seen.filter(({ method }) => method === 'POST').length,
    speak(name: AiSdkVendor, kind: AiSdkKind, changes: Partial<AiSdkEngine> = {}): AiSdkEngine {
      const { wires, options } = WIRES[name];
      const wire = wires[kind];
      if (!wire) throw new Error(`${name} has no wire for ${kind}.`);
      let polls = 0;
      fake.fault = null;
      fake.seen.length = 0;
      fake.serveWith((response, { method, path = '' }) => {
        const step = method === 'POST' ? 'paid' : path.startsWith('/files/') ? 'file' : 'poll';
        if (fake.fault?.(step, response)) return;
        if (step === 'file') return void response.end(path.includes('film') ? FILM : PNG);
        if (step === 'paid') return send(response, { json: wire.taken(fake.link) });
        polls += 1;
        if (polls === 1 && wire.waiting) return send(response, wire.waiting);
        send(response, { json: wire.ready?.(fake.link) });
      });
      return {
        id: `${name}-${kind}`,
        vendor: name,
        model: wire.model,
        apiKey: KEY,
        baseUrl: fake.baseUrl,
        headers: { 'x-account': 'studio' },
        timeoutMs: 30_000,
        ...(options && { options }),
        ...changes,
      };
    },
  });
  return fake;
}

export function send(response: ServerResponse, { status = 200, json, headers = {} }: WireResponse): void {
  sendJson(response, status, json, headers);
}

const PNG = Buffer.from(PNG_BASE64, 'base64');
