/**
 * In place of the federation runtime's file of this purpose: remotes have no manifest
 * (docs/adr/0003-registry-lists-files.md), and its code came to 0.6 kB gzip in the part of the shell that loads tools.
 */

/** No URL of ours is a manifest's. */
export const isManifestProvider = (): boolean => false;

const refuse = (): never => {
  throw new Error('Remotes have no manifest: the registry lists their files.');
};

export {
  refuse as generateSnapshotFromManifest,
  refuse as getManifestFileName,
  refuse as inferAutoPublicPath,
  refuse as simpleJoinRemoteEntry,
};
