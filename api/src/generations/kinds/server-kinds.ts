import { EDIT } from './edit.ts';
import { IMAGE } from './image.ts';
import { MUSIC } from './music.ts';
import { TEXT } from './text.ts';
import { VIDEO } from './video.ts';

/** What the server does for each kind: routes, lists, jobs and public pages follow from it. */
export const SERVER_KINDS = { image: IMAGE, edit: EDIT, video: VIDEO, music: MUSIC, text: TEXT };
