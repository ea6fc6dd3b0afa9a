/** Names the picture in the HTML (RFC 2392). */
export const PICTURE_ID = 'result';

/** A mail that is ready to go. */
export interface OutgoingMail {
  /** The same at each attempt: part of the Message-ID. */
  id: string;
  /** What it is about, e.g. `receipt`. */
  kind: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  /** JPEG that the HTML shows as `cid:` PICTURE_ID; null: it shows none. */
  picture: Buffer | null;
  /** Where one POST ends mails of this kind (RFC 8058); null for those that everybody gets. */
  unsubscribeUrl: string | null;
}

export interface Mailer {
  /** Resolves when another server is responsible for the mail. @throws Error when it was not accepted */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}
