import { describe, expect, it } from 'vitest';
import { endpointOf } from '../../../test/generations/vendors/endpoint-of.ts';

const headersOf = (text: string) =>
  endpointOf('image', { IMAGE_BASE_URL: 'http://x/v1', IMAGE_HEADERS: text }).headers;

describe('extra headers of a vendor', () => {
  it.each([
    '{"X-Team": "studio", "X-Portkey-Provider": "openai"}',
    'X-Team: studio\nX-Portkey-Provider:openai\n',
  ])('are read from JSON and from lines: %j', (text) => {
    expect(headersOf(text)).toEqual({ 'X-Team': 'studio', 'X-Portkey-Provider': 'openai' });
  });

  it.each(['no colon', '{"X-Team": 1}', '{"X-Team"', 'X Team: hunter2', 'X-Team: ä€', 'Host: hunter2'])(
    'are refused at the start, without their values: %j',
    (text) => {
      expect(() => headersOf(text)).toThrow(/^(?!.*hunter2).*IMAGE_HEADERS must be headers/);
    },
  );

  it("go with the address that they were set for: OpenAI's not to a server of one kind", () => {
    const environment = {
      OPENAI_API_KEY: 'sk-x',
      OPENAI_HEADERS: 'X-Org: all',
      IMAGE_BASE_URL: 'http://x/v1',
      TEXT_HEADERS: 'X-Team: words',
    };

    expect(endpointOf('image', environment).headers).toEqual({});
    expect(endpointOf('text', environment).headers).toEqual({ 'X-Org': 'all', 'X-Team': 'words' });
  });
});
