import { LinkText, Text } from '@aic/design-system';
import { type GenerationKind, Link } from '@aic/sdk';

const THINGS: Readonly<Record<GenerationKind, string>> = {
  image: 'Pictures are',
  edit: 'Edits are',
  video: 'Films are',
  music: 'Music is',
  text: 'Texts are',
};

/** What an admin can do about it. */
export const connectText = (kind: GenerationKind): string =>
  `${THINGS[kind]} made by a preview engine. Connect a model`;

/** The same as a way there. */
export const ConnectModel = ({ kind }: { kind: GenerationKind }) => (
  <Text size="small" tone="muted">
    {THINGS[kind]} made by a preview engine.{' '}
    <LinkText as={Link} to="/admin?view=engines">
      Connect a model
    </LinkText>
    .
  </Text>
);
