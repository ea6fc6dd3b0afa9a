/** Plans, payments and usage on the wire. Not shared in the page: who needs it bundles it, so that other tools do not load it. */
export * from '@aic/contract/billing';
export * from '@aic/contract/plans';
export * from '@aic/contract/usage';
