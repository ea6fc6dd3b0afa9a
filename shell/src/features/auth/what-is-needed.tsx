import { Text } from '@aic/design-system';
import { useSyncExternalStore } from 'react';

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

const never = (): (() => void) => () => {};

/** Without cookies a sign-in succeeds and is forgotten by the next page. */
export function CookiesNeeded() {
  const areOn = useSyncExternalStore(
    never,
    () => navigator.cookieEnabled,
    () => true,
  );
  return areOn ? null : (
    <Text role="alert" tone="danger">
      Signing in needs cookies, and your browser blocks them here. Please allow them for this page and reload
      it.
    </Text>
  );
}
