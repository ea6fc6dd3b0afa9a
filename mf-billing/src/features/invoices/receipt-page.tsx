export function ReceiptPage() {
  return null;
}
