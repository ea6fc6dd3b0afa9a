import { Button, Card, Grid, Heading, LinkText, Stack, Text, TextField } from '@aic/design-system';
import { Switch } from '@aic/design-system/overlays';
import { TextArea } from '@aic/design-system/studio';
import { Link, type User } from '@aic/sdk';
import type { SubmitEvent } from 'react';
import { useProfileForm } from '../use-profile-form.ts';

/** What the user may change about themselves. */
export function ProfileForm({ user }: { user: User }) {
  const { values, errors, change, save, isSaving } = useProfileForm(user);
  const handleSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    save();
  };

  return (
    <Card as="section" padding={24} aria-label="Edit Profile">
      {/* The page's own words say what is wrong, not the browser's. */}
      <Stack as="form" gap={20} noValidate onSubmit={handleSubmit}>
        <Heading level={2}>Edit Profile</Heading>
        <Grid minColumnWidth="220px">
          <TextField
            label="Display Name"
            autoComplete="nickname"
            maxLength={100}
            value={values.displayName}
            error={errors['displayName']}
            onChange={(event) => change({ displayName: event.target.value })}
          />
          <TextField
            label="Location"
            autoComplete="address-level2"
            maxLength={100}
            value={values.location}
            error={errors['location']}
            onChange={(event) => change({ location: event.target.value })}
          />
        </Grid>
        <TextArea
          label="Bio"
          maxLength={500}
          value={values.bio}
          error={errors['bio']}
          onChange={(event) => change({ bio: event.target.value })}
        />
        <Grid minColumnWidth="220px">
          <TextField
            label="Website"
            type="url"
            autoComplete="url"
            placeholder="https://example.com"
            value={values.website}
            error={errors['website']}
            onChange={(event) => change({ website: event.target.value })}
          />
          <TextField
            label="Twitter Handle"
            hint="Without the @"
            maxLength={51}
            value={values.twitterHandle}
            error={errors['twitterHandle']}
            onChange={(event) => change({ twitterHandle: event.target.value })}
          />
        </Grid>
        <Switch
          label="Email Notifications"
          hint="An e-mail when a video or a track is ready."
          isOn={values.emailNotifications}
          onChange={(emailNotifications) => change({ emailNotifications })}
        />
        {!user.isEmailVerified && (
          <Text size="small" tone="muted">
            Your e-mail address is not confirmed yet, so no mail tells of finished videos and tracks.{' '}
            <LinkText as={Link} to="/verify-email">
              Confirm it
            </LinkText>
          </Text>
        )}
        <Switch
          label="Public Profile"
          hint="A page that everyone can see, with your name, your words and your links."
          isOn={values.publicProfile}
          onChange={(publicProfile) => change({ publicProfile })}
        />
        {values.publicProfile && (
          <TextField
            label="Public address"
            hint={<PublicAddress user={user} />}
            autoComplete="off"
            maxLength={30}
            value={values.handle}
            error={errors['handle']}
            onChange={(event) => change({ handle: event.target.value })}
          />
        )}
        {values.filesSayPrompt !== undefined && (
          <Switch
            label="Prompt in Files"
            hint="The Content Credentials of your new files say what you asked for, with its seed. Everyone who has a file, or a link to it, can read them, also where the page of the link shows no prompt."
            isOn={values.filesSayPrompt}
            onChange={(filesSayPrompt) => change({ filesSayPrompt })}
          />
        )}
        {values.filesSayName !== undefined && (
          <Switch
            label="Name in Files"
            hint="The Content Credentials of your new files name you, with the address of your page while it is public."
            isOn={values.filesSayName}
            onChange={(filesSayName) => change({ filesSayName })}
          />
        )}
        <div>
          <Button
            type="submit"
            variant="primary"
            size="primary"
            disabledReason={isSaving ? 'Your profile is being saved' : undefined}
          >
            {isSaving ? 'Saving...' : 'Save Profile'}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}

/** Where the public page is, once there is one. */
function PublicAddress({ user: { handle, publicProfile } }: { user: User }) {
  if (handle === null || !publicProfile) {
    return 'The end of its address: 3 to 30 letters, digits and hyphens.';
  }
  return (
    <>
      Your page: <LinkText href={`/u/${handle}`}>/u/{handle}</LinkText>
    </>
  );
}
