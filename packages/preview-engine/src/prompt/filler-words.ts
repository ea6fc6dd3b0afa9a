import { termsOf } from './terms.ts';

const setOf = (...rows: string[]): ReadonlySet<string> => new Set(rows.flatMap(termsOf));

/** They part what a prompt speaks of: what stands before the first of them is its main subject. */
export const LINKS = setOf(
  'in on at over under with without by near from against through behind below above along across into onto to for of',
  'and or but nor while as during after before between beside beneath around inside outside toward towards among amid',
  'that which who where is are was be has have having up down like during next front surrounded covered filled lit',
);

/** They say that something is wanted, or praise it, and nothing of what it is: neither understood nor ignored. */
export const FILLERS = setOf(
  'a an the this that these those some any my your our its it i me we us you please can could would will want',
  'need let make making create creating generate draw paint show give design produce render very really so just too',
  'picture image photo photograph photography pic painting art artwork illustration drawing scene view shot wallpaper',
  'background composition style look of_art work_of_art there here also then other top side middle left right all',
  'beautiful stunning gorgeous amazing awesome nice lovely pretty cute cool great good best perfect wonderful fantastic',
  'detailed highly ultra high low quality resolution hd uhd 4k 8k sharp realistic photorealistic hyperrealistic',
  'professional award winning masterpiece aesthetic elegant simple modern fresh rich deep lush scenic picturesque',
  'breathtaking glorious tiny small little big large huge tall wide vast giant lone lonely single distant remote',
);
