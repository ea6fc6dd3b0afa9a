import * as fc from 'fast-check';

/**
 * Property tests draw the same values in each run of `npm test`, so that a failure there is the change's own.
 * `PROPERTY_SEED` draws others: `npm run soak:properties` looks for what the fixed seed does not find.
 */
fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 1) });
