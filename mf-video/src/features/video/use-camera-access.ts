import { useProvider, useShell } from '@aic/sdk';

/** Camera control: not there when the engine has none, locked without a plan. */
export function useCameraAccess(): 'open' | 'locked' | 'none' {
  const { user } = useShell().session;
  const provider = useProvider('video');
  if (provider !== null && provider.supports.cameraControl !== true) return 'none';
  return user.isPro || user.isAdmin ? 'open' : 'locked';
}
