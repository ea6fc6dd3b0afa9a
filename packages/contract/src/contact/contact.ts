/** Contact: what a message is about, and where else we can be reached. */

export const CONTACT_CATEGORIES = ['general', 'billing', 'technical', 'feature', 'business', 'bug'] as const;
export type ContactCategory = (typeof CONTACT_CATEGORIES)[number];

/** What POST /api/contact takes. */
export interface ContactMessage {
  name: string;
  email: string;
  subject: string;
  /** @default 'general' */
  category?: ContactCategory;
  message: string;
  /** Not shown to users: only programs fill it in, and their messages are dropped. */
  fax?: string;
}

/** Public addresses. The operator of the studio puts their own here. */
export const CONTACT_ADDRESSES = {
  support: 'support@aicreative.example',
  legal: 'legal@aicreative.example',
  privacy: 'privacy@aicreative.example',
} as const;
