import { Skeleton } from '@aic/design-system/studio';
import { useCameraAccess } from '../use-camera-access.ts';

/** Of the duration, and of the camera control while it is off. */
const HEIGHT_PX = { none: 52, open: 104, locked: 136 } as const;

/** As high as the settings that are on their way. */
export function VideoSettingsSkeleton() {
  return <Skeleton height={`${HEIGHT_PX[useCameraAccess()]}px`} />;
}
