/** Signed receipts and how they are verified. Not shared in the page: who needs it bundles it, with `jose`. */
export { RECEIPT_KEYS_PATH, type ReceiptClaims } from '@aic/contract/receipts';
export { claimedIssuer, type ReceiptVerdict, sha256, verifyReceipt } from '@aic/contract/verify-receipt';
