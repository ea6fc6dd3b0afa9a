import { Wall, WallPicture } from '@aic/studio';
import { EDIT_EXAMPLES, type EditExample } from './examples.ts';

export interface EditWallProps {
  credits: number;
  isPending: boolean;
  onMake(example: EditExample): void;
}

export const EditWall = (press: EditWallProps) => (
  <Wall {...press} examples={EDIT_EXAMPLES}>
    {({ picture }) => <WallPicture src={picture} />}
  </Wall>
);
