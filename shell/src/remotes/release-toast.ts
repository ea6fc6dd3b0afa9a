import type { ToastInput } from '@aic/sdk';

/**
 * What a user reads of a tool that is open while another build of it is released.
 * @param isOlder the newer one was rolled back
 */
export function releaseToast(label: string, isOlder: boolean, use: () => void): ToastInput {
  return {
    title: isOlder ? `${label} is back at an earlier version` : `${label} has a new version`,
    description: 'What you are working on is kept.',
    action: { label: 'Use it now', run: use },
  };
}
