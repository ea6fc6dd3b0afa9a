import type { InstrumentId } from '../score/score.ts';
import {
  playPad,
  playPluckSynth,
  playSawChords,
  playSawLead,
  playStrings,
  playSynthBass,
} from './ensemble.ts';
import { playDeep808, playSubBass } from './low-end.ts';
import { playOrgan } from './organ.ts';
import { playPiano } from './piano.ts';
import type { Instrument } from './signal.ts';
import { playBrass, playCello, playFlute, playSaxophone, playSoftLead, playViolin } from './soloists.ts';
import {
  playAcousticGuitar,
  playCleanGuitar,
  playDrivenStrings,
  playElectricBass,
  playHarp,
  playUprightBass,
} from './strings-plucked.ts';
import { playBell, playElectricPiano, playVibraphone } from './struck-metal.ts';

export const INSTRUMENTS: Readonly<Record<InstrumentId, Instrument>> = {
  piano: playPiano,
  'electric-piano': playElectricPiano,
  organ: playOrgan,
  'acoustic-guitar': playAcousticGuitar,
  'clean-guitar': playCleanGuitar,
  'distorted-guitar': playDrivenStrings,
  harp: playHarp,
  strings: playStrings,
  violin: playViolin,
  cello: playCello,
  brass: playBrass,
  flute: playFlute,
  saxophone: playSaxophone,
  pad: playPad,
  'saw-chords': playSawChords,
  'saw-lead': playSawLead,
  'soft-lead': playSoftLead,
  pluck: playPluckSynth,
  bell: playBell,
  vibraphone: playVibraphone,
  'electric-bass': playElectricBass,
  'upright-bass': playUprightBass,
  'synth-bass': playSynthBass,
  'sub-bass': playSubBass,
  'deep-808': playDeep808,
};
