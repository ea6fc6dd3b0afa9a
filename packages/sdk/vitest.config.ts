import { frontendTests } from './src/testing/vitest-project.ts';

export default frontendTests('sdk');
