import {
  ApiError,
  errorText,
  isUnauthorized,
  isWebAddress,
  useMutation,
  useShell,
  type ProfileUpdate,
  type User,
} from '@aic/sdk';
import { updateProfile, QUERY_KEYS } from '@aic/sdk/account';
import { useState } from 'react';
import { useSignInAgain } from '../plan/subscription/use-sign-in-again.ts';

interface ProfileValues {
  displayName: string;
  location: string;
  bio: string;
  website: string;
  twitterHandle: string;
  handle: string;
  emailNotifications: boolean;
  publicProfile: boolean;
  /** Missing: an older gateway does not know it. */
  filesSayPrompt?: boolean | undefined;
  filesSayName?: boolean | undefined;
}

/** What the user has typed over what is stored, the faults in it, and the one call that saves it. */
export function useProfileForm(user: User) {
  const { api, toast, queryClient } = useShell();
  const signInAgain = useSignInAgain();
  /** What differs from the stored profile only: a refetch of it costs no typing. */
  const [edits, setEdits] = useState<Partial<ProfileValues>>({});
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const values = { ...storedValues(user), ...edits };

  const { mutate, isPending } = useMutation({
    mutationFn: (update: ProfileUpdate) => updateProfile(api, update),
    onSuccess: (saved) => {
      setEdits({});
      queryClient.setQueryData(QUERY_KEYS.user, saved);
      void queryClient.invalidateQueries({ queryKey: QUERY_KEYS.user });
      toast({ title: 'Profile Updated', description: 'Your profile has been saved successfully.' });
    },
    onError: (error) => {
      if (isUnauthorized(error)) {
        signInAgain();
        return;
      }
      if (error instanceof ApiError) setErrors(error.fields);
      toast({
        title: 'Update Failed',
        description: errorText(error, 'Failed to update profile'),
        variant: 'destructive',
      });
    },
  });

  return {
    values,
    errors,
    isSaving: isPending,
    change(next: Partial<ProfileValues>): void {
      setEdits((earlier) => ({ ...earlier, ...next }));
      // A fault is gone once its field is being mended.
      setErrors((earlier) => Object.fromEntries(Object.entries(earlier).filter(([name]) => !(name in next))));
    },
    save(): void {
      if (isPending) return;
      const website = values.website.trim();
      if (website !== '' && !isWebAddress(website)) setErrors({ website: 'Please enter a valid URL' });
      else mutate(toUpdate(values));
    },
  };
}

const storedValues = (user: User): ProfileValues => ({
  displayName: user.displayName ?? '',
  location: user.location ?? '',
  bio: user.bio ?? '',
  website: user.website ?? '',
  twitterHandle: user.twitterHandle ?? '',
  handle: user.handle ?? '',
  emailNotifications: user.emailNotifications,
  publicProfile: user.publicProfile,
  filesSayPrompt: user.filesSayPrompt,
  filesSayName: user.filesSayName,
});

/** An address is chosen only for a page that everyone can see. */
function toUpdate({ handle, ...values }: ProfileValues): ProfileUpdate {
  return {
    ...values,
    website: values.website.trim(),
    twitterHandle: values.twitterHandle.trim().replace(/^@/, ''),
    ...(values.publicProfile && handle.trim() !== '' && { handle: handle.trim() }),
  };
}
