/** The description box of C2PA's store (ISO 19566-5; C2PA 2.4, section 11.1.4.2), whose box begins twelve bytes before. */
const STORE = Buffer.from('jumdc2pa');
const STORE_AT = 12;
/** Many times what cameras and vendors write, with their small pictures. It goes on in each file that is made of it. */
export const STORE_BYTES_MAX = 1024 * 1024;

/** Whether a file says that it has content credentials, and not too many to be kept. Neither need be true. */
export function saysSomething(file: Uint8Array): boolean {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const at = bytes.indexOf(STORE);
  return at >= STORE_AT && bytes.readUInt32BE(at - STORE_AT) <= STORE_BYTES_MAX;
}
