// Pictures, sound and film: choosing, comparing, playing. For the tools that ask for it.
export {
  AudioTrackPlaceholder,
  type AudioTrackPlaceholderProps,
} from './components/audio-track/audio-track-placeholder.tsx';
export { AudioTrack, type AudioTrackProps } from './components/audio-track/audio-track.tsx';
export { TrackCover } from './components/audio-track/track-cover.ts';
export { LargeTrack } from './components/audio-track/large-track.tsx';
export {
  type ComparedPicture,
  CompareSlider,
  type CompareSliderProps,
} from './components/compare-slider/compare-slider.tsx';
export { FileDrop, type FileDropProps } from './components/file-drop/file-drop.tsx';
export { FilePicture, type FilePictureProps } from './components/file-picture/file-picture.tsx';
export { formatDuration } from './components/seek/format-duration.ts';
export { PictureRow, type PictureRowProps, type RowPicture } from './components/picture-row/picture-row.tsx';
export { PlayerBar, type PlayerBarProps } from './components/player-bar/player-bar.tsx';
export {
  type JobStatus,
  StatusBadge,
  type StatusBadgeProps,
} from './components/status-badge/status-badge.tsx';
export { FilmPreview, type FilmPreviewProps } from './components/video-player/film-preview.tsx';
export { VideoPlayer, type VideoPlayerProps } from './components/video-player/video-player.tsx';
