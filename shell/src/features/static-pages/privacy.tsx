import { BIN_DAYS } from '@aic/sdk/library';
import type { ArticleSection } from './article.tsx';
import { MailLink } from './mail-link.tsx';
import { PageLink } from './page-link.tsx';

export const PRIVACY: readonly ArticleSection[] = [
  {
    id: 'short',
    title: 'In short',
    paragraphs: [
      'We keep what the studio needs to work, and nothing to follow you around. There are no advertisements, no trackers and no analytics of other companies. We do not sell data.',
    ],
  },
  {
    id: 'account-data',
    title: 'Your account',
    paragraphs: [
      'We keep your e-mail address, your name if you gave it, what you write into your profile, and your password as a hash from which it cannot be read. For your safety we keep which networks an account has signed in from, shortened so that they name a neighbourhood and not a connection, for 180 days.',
    ],
  },
  {
    id: 'content',
    title: 'What you make',
    paragraphs: [
      'We keep your prompts, uploads and results so that you can find them again. They are yours alone. Others see an item only if you publish it and switch your public page on; switching it off hides everything at once. A link that you make for one item shows it to everybody who has the link, with your prompt and settings only if you say so, until you switch it off, it expires or you remove the item.',
      'When somebody reports what is shown here, we keep what they wrote for one year, with a mark of their network from which it cannot be read, and no account.',
      'Uploaded pictures are made anew before they are stored: places, camera data and other hidden details do not get in.',
      'To make a result, your prompt, and your picture where there is one, go to the provider of the tool that you use. Which one it is stands beside the result. The preview engine runs on our own machines and sends nothing anywhere.',
    ],
  },
  {
    id: 'payments',
    title: 'Payments',
    paragraphs: [
      'Cards are typed into a form of our payment provider, Stripe. We never see their numbers. We keep which plan you have, your invoices, and a journal of credits.',
    ],
  },
  {
    id: 'mail',
    title: 'E-mails',
    paragraphs: [
      'We write to you when it is about your account or a payment, and, if you leave notifications on, when a video or a track is ready. Each of those has a link that ends them. We remember for 90 days what we have sent.',
      'A message of the contact form is kept for one year, so that we can follow a conversation, and then deleted.',
    ],
  },
  {
    id: 'browser',
    title: 'In your browser',
    paragraphs: [
      'One cookie keeps you signed in. Your browser also remembers the theme, drafts that you have not sent, with the pictures you have chosen for them, where you were on a page, and a page that says when you are offline. Drafts and pictures go when you sign out. None of it is shared with anybody, so there is nothing to agree to in a banner.',
    ],
  },
  {
    id: 'deletion',
    title: 'How long, and deletion',
    paragraphs: [
      `An item that you remove is gone from the studio and from your public page at once. It lies in your bin for ${BIN_DAYS} days, where you alone see it and can take it back; then what it held is deleted, and its files within a day. “Delete now” does both at once. Failed and cancelled items that you dismiss are deleted after the same ${BIN_DAYS} days. A picture that you upload is kept to be used again, the last 500 of them; one that you remove is deleted within minutes, but stays with what you have made of it.`,
      'When you delete your account, you are signed out everywhere immediately, and your personal data, items and files are deleted within 30 days.',
      'What the law makes us keep, such as invoices, stays as long as it says. The journal of credits stays without any link to a person.',
    ],
  },
  {
    id: 'rights',
    title: 'Your rights',
    paragraphs: [
      'You can see and correct your data on your profile page, and ask for a copy of it or for its deletion. You can also complain to the authority for data protection where you live.',
    ],
  },
  {
    id: 'contact',
    title: 'Contact',
    paragraphs: [
      <>
        About your data: <MailLink to="privacy" />. For everything else: <MailLink to="support" />, or the{' '}
        <PageLink to="/contact">contact form</PageLink>.
      </>,
    ],
  },
];
