export type { FaultPlan, RequestFault, WebhookFaults } from './faults.ts';
export { startStripeSandbox, type StripeSandbox, type StripeSandboxOptions } from './start-stripe-sandbox.ts';
