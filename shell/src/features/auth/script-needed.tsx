import { Text } from '@aic/design-system';

/** For browsers without JavaScript alone: a session would be of no use to them. */
export function ScriptNeeded() {
  return (
    <noscript>
      <Text tone="danger">
        Signing in needs JavaScript, and so does the studio. Please switch it on in your browser and reload
        this page.
      </Text>
    </noscript>
  );
}
