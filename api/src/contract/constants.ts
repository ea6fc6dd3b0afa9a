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

/** What the pipeline can make. `edit` is the photo editor, `image` is text to image. */
export const GENERATION_KINDS = ['image', 'edit', 'video', 'music', 'text'] as const;

export const GENERATION_STATUSES = ['processing', 'completed', 'failed'] as const;

/** Credits per generation, in whole credits. Camera control adds to the price of a video. */
export const GENERATION_COSTS = {
  image: 20,
  edit: 20,
  video: 20,
  music: 12,
  text: 30,
} as const satisfies Record<GenerationKind, number>;
export const VIDEO_CAMERA_CONTROL_COST = 30;

export const RECENT_IMAGES_SHOWN = 6;

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
