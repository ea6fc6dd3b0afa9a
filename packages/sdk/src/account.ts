/**
 * Plans, payments and usage on the wire. Not shared in the page: who needs it bundles it, so that other tools do not
 * load it.
 */
export * from '@aic/contract/billing';
export { dayText, moneyText, shortDayText } from '@aic/contract/formats';
export type { DataExport } from '@aic/contract/data-export';
export {
  PASSKEY_NAME_LENGTH_MAX,
  PASSKEYS_MAX,
  type Passkey,
  type PasskeysLeft,
} from '@aic/contract/passkeys';
export * from '@aic/contract/plans';
export type { ChannelChoice } from '@aic/contract/remotes';
export type {
  AccountSession,
  LinkedProvider,
  PendingEmailChange,
  SecondFactorSetup,
} from '@aic/contract/security';
export * from '@aic/contract/usage';
export { DATA_EXPORT_FILE_PATH, dataExportQuery, requestDataExport } from './api/account/data-export.ts';
export { invoiceQuery, invoicesQuery } from './api/account/invoices.ts';
export {
  billingConfigQuery,
  changePlan,
  createSubscription,
  createTestPayment,
  planChangeQuery,
  retryPayment,
  setUpPaymentMethod,
} from './api/account/payments.ts';
export {
  addPasskey,
  beginPasskey,
  passkeysQuery,
  removePasskey,
  renamePasskey,
} from './api/account/passkeys.ts';
export { channelChoicesQuery, chooseChannel } from './api/account/remote-channels.ts';
export { QUERY_KEYS } from './api/query-keys.ts';
export { updateProfile } from './api/account/profile.ts';
export {
  beginSecondFactor,
  renewRecoveryCodes,
  secondFactorQuery,
  type SecondFactorProof,
  turnOffSecondFactor,
  turnOnSecondFactor,
} from './api/account/second-factor.ts';
export {
  type AccountProof,
  cancelEmailChange,
  changePassword,
  deleteAccount,
  emailChangeQuery,
  endOtherSessions,
  endSession,
  linkedProvidersQuery,
  requestEmailChange,
  securityQuery,
  sessionsQuery,
  unlinkProvider,
} from './api/account/security.ts';
export {
  cancelSubscription,
  reactivateSubscription,
  savePaymentMethod,
  subscriptionQuery,
  syncSubscription,
} from './api/account/subscription.ts';
export {
  fetchUsagePage,
  USAGE_CHART_DAYS,
  usageCsvPath,
  type UsageChartDays,
  usageDaysQuery,
  type UsageFilters,
  type UsagePage,
  usageQuery,
} from './api/account/usage.ts';
export { canUsePasskeys } from './api/sign-in/can-use-passkeys.ts';
export { draftsCleared } from './tool/drafts-cleared.ts';
export { isOffered } from './platform/is-offered.ts';
