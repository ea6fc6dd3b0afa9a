import { Grid } from '@aic/design-system';
import { TrackControl } from '../../../player/track-control.tsx';
import { MadeWith } from '../../../scenes/made-with.tsx';
import { SampleItem } from '../samples/sample-item.tsx';
import { TRACKS } from '../samples/samples.ts';

/** The sample tracks, played by the page's one player. */
export const TracksArt = () => (
  <Grid as="ul" role="list" minColumnWidth="400px" aria-label="Sample tracks">
    {TRACKS.map(({ peaks, genre, ...track }) => (
      <SampleItem key={track.id}>
        <TrackControl track={track} peaks={peaks} meta={<MadeWith kind="music" detail={genre} />} />
      </SampleItem>
    ))}
  </Grid>
);
