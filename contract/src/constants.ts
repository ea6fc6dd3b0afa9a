/** Business constants of the product. Source of every figure: product specification, section 9, and decisions.md A. */

export const PRODUCT_NAME = 'AI Creative';

/** Credits granted once at registration. */
export const STARTER_CREDITS = 500;

/** The sign-in side panel keeps its own, lower promise (decisions.md A). */
export const SIGN_IN_PANEL_CREDITS = 100;

export const PASSWORD_LENGTH_MIN = 8;
export const PASSWORD_LENGTH_MAX = 128;

export const PROMPT_LENGTH_MAX = 4000;

export const IMAGE_SIZES = ['1024x1024', '1024x1792', '1792x1024'] as const;
export const IMAGE_QUALITIES = ['standard', 'hd'] as const;
export const IMAGE_STYLES = ['vivid', 'natural'] as const;

export const EDIT_TYPES = ['enhance', 'background_change', 'general'] as const;
/** How much of the effect, in percent. */
export const EDIT_STRENGTH = { min: 0, max: 100, step: 10, default: 70 } as const;

/** Seconds of film. */
export const VIDEO_DURATION = { min: 2, max: 10, default: 4 } as const;
export const VIDEO_ASPECT_RATIOS = ['16:9', '9:16', '1:1'] as const;
export const CAMERA_MOTION = { min: -10, max: 10, default: 0 } as const;
export const CAMERA_DIRECTIONS = [
  'none',
  'pan_left',
  'pan_right',
  'tilt_up',
  'tilt_down',
  'zoom_in',
  'zoom_out',
] as const;
export const CAMERA_SPEED = { min: 1, max: 10, default: 3 } as const;

export const MUSIC_GENRES = [
  'pop',
  'rock',
  'electronic',
  'jazz',
  'classical',
  'hip-hop',
  'folk',
  'ambient',
] as const;
/** Seconds of music. */
export const MUSIC_DURATION = { min: 10, max: 120, default: 30 } as const;
/** Below this the music page does not even ask; the price is another matter (decisions.md A). */
export const MUSIC_CREDITS_MIN = 3;

export const TEXT_STYLES = ['creative', 'professional', 'casual', 'technical', 'marketing'] as const;

/** What an upload may be, in the tools. */
export const UPLOAD_EXTENSIONS = ['png', 'jpg', 'jpeg', 'webp'] as const;
export const UPLOAD_SIZE_BYTES_MAX = 10 * 1024 * 1024;

/** What the pipeline can make. `edit` is the photo editor, `image` is text to image. */
export const GENERATION_KINDS = ['image', 'edit', 'video', 'music', 'text'] as const;

export const GENERATION_STATUSES = ['processing', 'completed', 'failed'] as const;

/** Credits per generation, in whole credits. */
export const GENERATION_COSTS = {
  image: 20,
  edit: 20,
  video: 20,
  music: 12,
  text: 30,
} as const satisfies Record<GenerationKind, number>;
/** The price of a video with camera control, instead of the one above. */
export const VIDEO_CAMERA_CONTROL_COST = 30;

/** What the terms and the account guide promise at most; real prices are lower or the same (decisions.md A). */
export const CREDIT_CEILINGS = { media: 50, text: 30 } as const;

export const RECENT_IMAGES_SHOWN = 6;
export const RECENT_EDITS_SHOWN = 5;

/** How often lists are asked for while live updates are down and something may change. */
export const LIST_POLL_MS = 10_000;
/** How new the newest completed item must be for a 'Video Ready!' or 'Music Ready!'. */
export const READY_TOAST_WINDOW_MS = 60_000;
/** From 'Logging in again...' to the sign-in page. */
export const UNAUTHORIZED_REDIRECT_MS = 500;

/** Items a list answers when the caller names no limit, and the most it answers. */
export const PAGE_SIZE_DEFAULT = 20;
export const PAGE_SIZE_MAX = 100;

/** Seconds a generation call may wait for the finished item (`Prefer: wait=N`, RFC 7240). */
export const PREFER_WAIT_SECONDS_MAX = 60;

export type GenerationKind = (typeof GENERATION_KINDS)[number];
export type GenerationStatus = (typeof GENERATION_STATUSES)[number];
export type ImageSize = (typeof IMAGE_SIZES)[number];
export type ImageQuality = (typeof IMAGE_QUALITIES)[number];
export type ImageStyle = (typeof IMAGE_STYLES)[number];
export type EditType = (typeof EDIT_TYPES)[number];
export type VideoAspectRatio = (typeof VIDEO_ASPECT_RATIOS)[number];
export type CameraDirection = (typeof CAMERA_DIRECTIONS)[number];
export type MusicGenre = (typeof MUSIC_GENRES)[number];
export type TextStyle = (typeof TEXT_STYLES)[number];
