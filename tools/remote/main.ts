import { runRemote } from '@aic/remote';

await runRemote(process.argv.slice(2), {
  place: 'workspace',
  env: process.env,
  // The gateway and the bundler.
  loadSurroundings: async () => (await import('./workspace.ts')).workspace,
});
