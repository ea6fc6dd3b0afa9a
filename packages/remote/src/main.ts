#!/usr/bin/env node
import { buildProject } from './build-project.ts';
import { runRemote } from './run-remote.ts';

await runRemote(process.argv.slice(2), {
  place: 'outside',
  env: process.env,
  loadSurroundings: async () => ({ build: async () => buildProject(process.cwd()) }),
});
