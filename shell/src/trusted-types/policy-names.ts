/**
 * Of the whole page (default-policy.ts), and of the script that starts it late (frame/late-start.ts). No other can be
 * made.
 */
export const TRUSTED_TYPES = ['default', 'start'] as const;
