/**
 * A real PNG as a file from the user's device: a gradient of 8 by 8 pixels, filled up to a size with bytes that
 * decoders ignore.
 */
export function sampleFile(name: string, sizeBytes = 862_000): File {
  const png = Uint8Array.from(atob(PNG), (char) => char.charCodeAt(0));
  return new File([png, new Uint8Array(sizeBytes - png.length)], name, { type: 'image/png' });
}

const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAA00lEQVR42gHIADf/AFpGzmZG0XJG1H5G14pG2pZG' +
  '3aJG4K5G4wBeVMZqVMl2VMyCVM+OVNKaVNWmVNiyVNsAYmK+bmLBemLEhmLHkmLKnmLNqmLQtmLTAGZwtnJwuX5w' +
  'vIpwv5ZwwqJwxa5wyLpwywBqfq52frGCfrSOfreafrqmfr2yfsC+fsMAboymeoyphoyskoyvnoyyqoy1toy4woy7' +
  'AHKann6aoYqapJaap6Kaqq6arbqasMaaswB2qJaCqJmOqJyaqJ+mqKKyqKW+qKjKqKu+7nFhzoH0bAAAAABJRU5E' +
  'rkJggg==';
