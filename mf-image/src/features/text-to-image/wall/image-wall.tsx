import { Wall, WallPicture } from '@aic/studio';
import { IMAGE_EXAMPLES } from './examples.ts';

export interface ImageWallProps {
  credits: number;
  isPending: boolean;
  onMake(prompt: string): void;
}

export const ImageWall = ({ onMake, ...press }: ImageWallProps) => (
  <Wall {...press} examples={IMAGE_EXAMPLES} onMake={({ prompt }) => onMake(prompt)}>
    {({ picture }) => <WallPicture src={picture} />}
  </Wall>
);
