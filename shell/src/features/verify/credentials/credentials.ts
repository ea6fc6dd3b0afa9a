/** What a file says of itself, or a file that it was made of. */
export interface Credentials {
  /** By IPTC's vocabulary, without its address: `trainedAlgorithmicMedia`. Null: it does not say. */
  sourceType: string | null;
  engine: string | null;
  model: string | null;
  /** Of the last change, in words. */
  description: string | null;
  /** What a user has let it say. */
  prompt: string | null;
  creator: string | null;
  /** The program that has written this down. */
  writtenBy: string | null;
  signer: Signer;
  /** ISO 8601, by an authority for time stamps. Null: there is no time stamp. */
  signedAt: string | null;
  /** The page knows that authority; anybody can call themselves one. */
  isTimeProven: boolean;
  materials: readonly Material[];
  isIntact: boolean;
}

export interface Signer {
  name: string | null;
  organisation: string | null;
  /** Its certificate is of the authority that this studio publishes. */
  isThisStudio: boolean;
}

export interface Material {
  relation: 'changed' | 'used' | 'contained';
  title: string | null;
  /** Media type. */
  format: string | null;
  /** Null: it had none, or nobody has looked at them. */
  credentials: Credentials | null;
  /** The reference implementation looks at none of what was only shown to an engine. */
  isVerified: boolean;
}

/** `ended`: the certificate had, and no time stamp says that it was signed before. */
export type CredentialsState = 'valid' | 'ended' | 'changed';
