/** What is said of an open item, and what starts it again. Not shared in the page: who needs it bundles it. */
export * from '@aic/contract/facts';
