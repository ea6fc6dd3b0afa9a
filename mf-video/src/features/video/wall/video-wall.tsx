import { Wall, WallPicture } from '@aic/studio';
import { VIDEO_EXAMPLES } from './examples.ts';

export interface VideoWallProps {
  credits: number;
  isPending: boolean;
  onMake(prompt: string): void;
}

export const VideoWall = ({ onMake, ...press }: VideoWallProps) => (
  <Wall
    {...press}
    examples={VIDEO_EXAMPLES}
    columns={3}
    aspectRatio={16 / 9}
    onMake={({ prompt }) => onMake(prompt)}
  >
    {({ picture }) => <WallPicture src={picture} />}
  </Wall>
);
