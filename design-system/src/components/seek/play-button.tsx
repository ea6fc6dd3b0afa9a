import { PauseIcon, PlayIcon } from '../../icons/icons.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Spinner } from '../spinner/spinner.tsx';

export interface PlayButtonProps {
  title: string;
  isPlaying: boolean;
  /** The sound is on its way; pressing still pauses or plays. */
  isLoading: boolean;
  onPlayPause: () => void;
}

/** One button for both: its name says what pressing does. */
export function PlayButton({ title, isPlaying, isLoading, onPlayPause }: PlayButtonProps) {
  const PlainIcon = isPlaying ? PauseIcon : PlayIcon;
  return (
    <IconButton
      label={`${isPlaying ? 'Pause' : 'Play'} ${title}`}
      variant="secondary"
      size="primary"
      aria-busy={isLoading}
      onClick={onPlayPause}
    >
      {isLoading ? <Spinner /> : <PlainIcon fill="currentcolor" />}
    </IconButton>
  );
}
