/** Whether a drag carries files, rather than text or a link. Names and types stay secret until the drop. */
export function carriesFiles(transfer: DataTransfer | null): boolean {
  return transfer?.types.includes('Files') === true;
}

/** Whether a drag carries an address and no file: a picture of another page, or a link. */
export function carriesLink(transfer: DataTransfer | null): boolean {
  return transfer?.types.includes('text/uri-list') === true && !carriesFiles(transfer);
}

/** Under which a tile of the product carries the id of its item. */
const ITEM_TYPE = 'application/x-aic-item';

export const carriesItem = (transfer: DataTransfer | null): boolean =>
  transfer?.types.includes(ITEM_TYPE) === true;

export const droppedItem = (transfer: DataTransfer): string => transfer.getData(ITEM_TYPE);

/** What was dropped; empty when a folder is among it, which looks like a file of no type. */
export function droppedFiles(transfer: DataTransfer): readonly File[] {
  const hasFolder = [...transfer.items].some((item) => item.webkitGetAsEntry()?.isDirectory === true);
  return hasFolder ? [] : [...transfer.files];
}

/**
 * The files of a paste that is meant for an upload, else none. Text that goes into a field stays a text paste, even
 * when an image of that text comes with it, as office programs send.
 */
export function pastedImages(event: ClipboardEvent): readonly File[] {
  const transfer = event.clipboardData;
  const goesIntoField =
    event.target instanceof HTMLElement &&
    (event.target.isContentEditable || event.target.matches('input, textarea'));

  if (!transfer || (goesIntoField && transfer.types.includes('text/plain'))) {
    return [];
  }
  const files = [...transfer.files];
  return files.some((file) => file.type.startsWith('image/')) ? files : [];
}
