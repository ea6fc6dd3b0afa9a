import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { configOfRole } from './config-of-role.ts';

const NO_FILE = '/no/such/.env';

beforeEach(() => {
  vi.stubEnv('DATABASE_URL', 'postgres://aic@localhost/aic');
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', 'http://localhost:4318');
  vi.stubEnv('OTEL_SERVICE_NAME', '');
  vi.stubEnv('ROLE', '');
});
afterEach(() => void vi.unstubAllEnvs());

it.each([
  ['gateway', 'api', 'ai-creative-gateway'],
  ['worker', 'worker', 'ai-creative-worker'],
])('has what depends on the role as the command says it: %s', (command, role, serviceName) => {
  expect(configOfRole(command, NO_FILE)).toMatchObject({ role, telemetry: { serviceName } });
});

it('refuses another role in the environment, and none in the command', () => {
  vi.stubEnv('ROLE', 'all');
  expect(() => configOfRole('worker', NO_FILE)).toThrow('ROLE is all');
  expect(() => configOfRole(undefined, NO_FILE)).toThrow('Say what to start');
});
