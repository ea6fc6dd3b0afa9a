import { frontendTests } from '@aic/sdk/testing/vitest-project';

export default frontendTests('studio');
