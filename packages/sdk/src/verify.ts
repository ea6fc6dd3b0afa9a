/** What files and receipts are: the page that says it, and how receipts are verified. Not shared in the page. */
export { RECEIPT_KEYS_PATH, type ReceiptClaims } from '@aic/contract/receipts';
export { fileToVerify, ROOT_CERTIFICATE_PATH, verifyPath } from '@aic/contract/verify-page';
export { claimedIssuer, type ReceiptVerdict, sha256, verifyReceipt } from '@aic/contract/verify-receipt';
