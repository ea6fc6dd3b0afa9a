import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readPackages, withDependents, type WorkspacePackage } from './packages.ts';

const PACKAGES: WorkspacePackage[] = [
  { folder: 'contract', name: '@x/contract', project: 'contract', dependencies: ['zod'] },
  { folder: 'sdk', name: '@x/sdk', project: 'sdk', dependencies: ['@x/contract', 'react'] },
  { folder: 'shell', name: '@x/shell', project: 'shell', dependencies: ['@x/sdk'] },
  { folder: 'design-system', name: '@x/design-system', project: 'design-system', dependencies: ['react'] },
];

it.each([
  [['shell'], ['shell']],
  [['sdk'], ['sdk', 'shell']],
  [['contract'], ['contract', 'sdk', 'shell']],
  [
    ['design-system', 'shell'],
    ['design-system', 'shell'],
  ],
])('a change in %j affects %j: its dependents too, through any number of packages', (changed, affected) => {
  expect([...withDependents(PACKAGES, new Set(changed))].toSorted()).toEqual(affected);
});

it('reads every manifest of the workspace, with development dependencies', () => {
  const packages = readPackages(join(import.meta.dirname, '../..'));

  expect(packages).toContainEqual(
    expect.objectContaining({
      folder: 'tools',
      name: '@aic/tools',
      dependencies: expect.arrayContaining(['@aic/contract', 'vitest']),
    }),
  );
  expect(packages.map(({ folder }) => folder)).not.toContain('node_modules');
});
