import { Badge, Card, Cluster, Heading, LinkText, Stack, Text } from '@aic/design-system';
import { FactList } from '@aic/design-system/billing';
import { Avatar } from '@aic/design-system/studio';
import { isWebAddress, useCredits, type User, figureText } from '@aic/sdk';
import { PLANS } from '@aic/sdk/account';
import { userName } from '../user-name.ts';

/** Who the user is, as others may see it. */
export function OverviewCard({ user }: { user: User }) {
  const credits = useCredits();
  const name = userName(user);
  return (
    <Card as="section" padding={24} aria-label="Overview">
      <Stack gap={20}>
        <Cluster gap={16}>
          <Avatar name={name} size={64} isDecorative />
          <Stack gap={4}>
            <Cluster>
              <Heading level={2}>{name}</Heading>
              {user.plan !== null && <Badge tone="accent">{PLANS[user.plan].name}</Badge>}
            </Cluster>
            <Text tone="muted">{user.email}</Text>
          </Stack>
        </Cluster>
        {user.bio !== null && (
          <Text size="reading" isMeasured dir="auto">
            {user.bio}
          </Text>
        )}
        <FactList
          facts={[
            {
              label: 'Credits',
              value: user.isAdmin ? 'Unlimited' : credits === null ? '–' : figureText(credits),
            },
            { label: 'Location', value: user.location },
            { label: 'Website', value: user.website && <Website url={user.website} /> },
            { label: 'Twitter', value: user.twitterHandle && <Twitter handle={user.twitterHandle} /> },
          ]}
        />
      </Stack>
    </Card>
  );
}

/** Only a web address becomes a link: what an older server stored may be anything. */
function Website({ url }: { url: string }) {
  return isWebAddress(url) ? (
    <LinkText href={url} target="_blank" rel="noopener noreferrer nofollow">
      {new URL(url).hostname}
    </LinkText>
  ) : (
    url
  );
}

function Twitter({ handle }: { handle: string }) {
  return (
    <LinkText
      href={`https://twitter.com/${encodeURIComponent(handle)}`}
      target="_blank"
      rel="noopener noreferrer nofollow"
    >
      @{handle}
    </LinkText>
  );
}
