import { Cluster, Heading, LinkText, Stack, Text, token } from '@aic/design-system';
import { Avatar } from '@aic/design-system/studio';
import { isWebAddress, Link, type PublicPage } from '@aic/sdk';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useSession } from '../../core/use-session.ts';

interface PublicProfileProps {
  profile: Omit<PublicPage, 'items'>;
}

/** Who the page is about. Its links lead where a user wants them to: visitors should not take them for ours. */
export function PublicProfile({ profile }: PublicProfileProps) {
  const { handle, displayName, bio, location, website, twitterHandle } = profile;
  const name = displayName ?? `@${handle}`;
  return (
    <Stack gap={16} as="header">
      <Cluster gap={20}>
        <Avatar name={displayName ?? handle} size={72} isDecorative />
        <Stack gap={4}>
          <Name level={1} size="display" dir="auto">
            {name}
          </Name>
          <Text as="span" tone="muted">
            @{handle}
          </Text>
        </Stack>
      </Cluster>
      {bio !== null && (
        <Bio size="reading" isMeasured dir="auto">
          {bio}
        </Bio>
      )}
      <Cluster gap={16}>
        {location !== null && (
          <Text as="span" tone="muted" dir="auto">
            {location}
          </Text>
        )}
        {website !== null && isWebAddress(website) && (
          <ExternalLink href={website}>{shortAddress(website)}</ExternalLink>
        )}
        {twitterHandle !== null && (
          <ExternalLink href={`https://twitter.com/${encodeURIComponent(twitterHandle)}`}>
            @{twitterHandle} on Twitter
          </ExternalLink>
        )}
        <EditLink handle={handle} />
      </Cluster>
    </Stack>
  );
}

function ExternalLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Address href={href} target="_blank" rel="nofollow ugc noopener">
      {children}
    </Address>
  );
}

/** For the one whose page it is. */
function EditLink({ handle }: { handle: string }) {
  const session = useSession();
  return session.state === 'signed-in' && session.user.handle === handle ? (
    <LinkText as={Link} to="/profile">
      Edit profile
    </LinkText>
  ) : null;
}

/** `example.com/about` */
function shortAddress(website: string): string {
  const { host, pathname } = new URL(website);
  return host + (pathname === '/' ? '' : pathname);
}

const Name = styled(Heading)`
  overflow-wrap: anywhere;
`;

const Bio = styled(Text)`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const Address = styled(LinkText)`
  overflow-wrap: anywhere;
  font: ${token.type.ui};
`;
