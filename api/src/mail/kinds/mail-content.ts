/** What a mail says, without its looks: the HTML and the text are both made of it, so they cannot differ. */
export interface MailContent {
  /** Ours alone: nothing that a user has typed stands in a header. */
  subject: string;
  heading: string;
  paragraphs: readonly string[];
  /** What stands for the picture that the mail brings, where it brings one. */
  pictureAlt?: string;
  /** Rows of a small table. */
  facts?: ReadonlyArray<readonly [label: string, value: string]>;
  action: { label: string; url: string };
  /** Small, below the button: how long a link lives, or whom it does not concern. */
  note?: string;
}
