import type * as billing from '../../billing.ts';
import { AudioTrackPlaceholder } from '../../components/audio-track/audio-track-placeholder.tsx';
import { AudioTrack } from '../../components/audio-track/audio-track.tsx';
import { LargeTrack } from '../../components/audio-track/large-track.tsx';
import { TrackCover } from '../../components/audio-track/track-cover.ts';
import { CompareSlider } from '../../components/compare-slider/compare-slider.tsx';
import { CreditCosts } from '../../components/credit-costs/credit-costs.tsx';
import { DataTable, DataTableSkeleton } from '../../components/data-table/data-table.tsx';
import { FactList } from '../../components/fact-list/fact-list.tsx';
import { FileDrop } from '../../components/file-drop/file-drop.tsx';
import { FilePicture } from '../../components/file-picture/file-picture.tsx';
import { Notice } from '../../components/notice/notice.tsx';
import { PictureRow } from '../../components/picture-row/picture-row.tsx';
import { PlanCard } from '../../components/plan-card/plan-card.tsx';
import { PlayerBar } from '../../components/player-bar/player-bar.tsx';
import { StatusBadge } from '../../components/status-badge/status-badge.tsx';
import { FilmPreview } from '../../components/video-player/film-preview.tsx';
import { VideoPlayer } from '../../components/video-player/video-player.tsx';
import type * as media from '../../media.ts';
import type { SubjectsOf } from './subject.ts';

const nothing = () => {};
const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const picture = { src: PIXEL, alt: 'A lake' };
const track = { title: 'Rain', isPlaying: false, positionSeconds: 0, durationSeconds: 30 };
const columns = [{ id: 'a', header: 'Number', render: (row: string) => row }];

export const mediaSubjects: SubjectsOf<typeof media & typeof billing> = {
  AudioTrack: {
    render: (root) => <AudioTrack {...root} {...track} peaks={[]} onPlayPause={nothing} onSeek={nothing} />,
    element: 'article',
    edge: 'root',
  },
  AudioTrackPlaceholder: {
    render: (root) => <AudioTrackPlaceholder {...root} title="Rain" status="failed" message="It failed" />,
    element: 'article',
    edge: 'root',
  },
  TrackCover: {
    render: (root) => <TrackCover {...root} src={PIXEL} />,
    element: 'img',
    edge: { none: 'it is a picture' },
  },
  LargeTrack: {
    render: (root) => (
      <LargeTrack {...root}>
        <AudioTrackPlaceholder title="Rain" status="processing" message="Composing" />
      </LargeTrack>
    ),
    element: 'div',
    edge: { none: 'it only gives room to the track in it' },
  },
  CompareSlider: {
    render: (root) => (
      <CompareSlider
        {...root}
        before={picture}
        after={picture}
        aspectRatio={1}
        value={50}
        onValueChange={nothing}
      />
    ),
    element: 'div',
    ownStyle: 'aspect-ratio',
    edge: { none: 'it is a picture; its divider is checked in user-preferences.test.tsx' },
  },
  CreditCosts: {
    render: (root) => <CreditCosts {...root} title="How Credits Work" costs={[]} />,
    element: 'section',
    edge: 'root',
  },
  DataTable: {
    render: (root) => (
      <DataTable {...root} caption="Invoices" columns={columns} rows={['1']} rowKey={(row) => row} />
    ),
    element: 'div',
    edge: 'root',
  },
  DataTableSkeleton: {
    render: (root) => <DataTableSkeleton {...root} caption="Invoices" columns={columns} />,
    element: 'div',
    edge: 'root',
  },
  FactList: {
    render: (root) => <FactList {...root} facts={[{ label: 'Size', value: '1024' }]} />,
    element: 'dl',
    edge: { none: 'it is text, which forced colours keep' },
  },
  FileDrop: {
    render: (root) => <FileDrop {...root} label="Picture" value={null} onChange={nothing} />,
    element: 'div',
    disabled: (act) => <FileDrop label="Picture" value={null} onChange={act} isDisabled />,
    edge: { inside: ':has(> * > input)' },
  },
  FilePicture: {
    render: (root) => <FilePicture {...root} file={new File([], 'lake.png')} alt="A lake" />,
    element: 'img',
    isUnstyled: true,
    edge: { none: 'it is a picture' },
  },
  FilmPreview: {
    render: (root) => <FilmPreview {...root} src={null} posterUrl={PIXEL} />,
    element: 'div',
    edge: { none: 'it is a picture' },
  },
  Notice: {
    render: (root) => <Notice {...root} title="Subscription Ending" />,
    element: 'div',
    edge: 'root',
  },
  PictureRow: {
    render: (root) => (
      <PictureRow
        {...root}
        label="Recent uploads"
        pictures={[{ id: 'a', label: 'A lake', src: PIXEL }]}
        onPick={nothing}
      />
    ),
    element: 'div',
    edge: { none: 'it is a row of pictures; each of them has its own edge' },
  },
  PlanCard: {
    render: (root) => (
      <PlanCard
        {...root}
        name="Pro"
        price="$7.99"
        credits="500 credits"
        description="For creators"
        features={[]}
      />
    ),
    element: 'article',
    edge: 'root',
  },
  PlayerBar: {
    render: (root) => (
      <PlayerBar {...root} {...track} onPlayPause={nothing} onSeek={nothing} onClose={nothing} />
    ),
    element: 'section',
    edge: { inside: 'button' },
  },
  StatusBadge: {
    render: (root) => <StatusBadge {...root} status="completed" />,
    element: 'span',
    edge: 'root',
  },
  VideoPlayer: {
    render: (root) => <VideoPlayer {...root} title="A lake" src="data:video/mp4;base64," aspectRatio={1} />,
    element: 'div',
    ownStyle: 'aspect-ratio',
    edge: { none: 'it is a picture' },
  },
};
