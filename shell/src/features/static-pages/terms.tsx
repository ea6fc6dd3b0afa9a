import { CREDIT_CEILINGS, PRODUCT_NAME, STARTER_CREDITS } from '@aic/sdk';
import { SUPPORT_RESPONSE } from '@aic/sdk/account';
import type { ArticleSection } from './article.tsx';
import { MailLink } from './mail-link.tsx';
import { PageLink } from './page-link.tsx';

export const TERMS: readonly ArticleSection[] = [
  {
    id: 'agreement',
    title: 'This agreement',
    paragraphs: [
      `These terms are between you and ${PRODUCT_NAME}. By opening an account you agree to them. If you use the studio for a company, you agree on its behalf and confirm that you may.`,
    ],
  },
  {
    id: 'account',
    title: 'Your account',
    paragraphs: [
      'You need an e-mail address that is yours. Keep your password to yourself; what is done in your account counts as done by you. Tell us at once if you believe that somebody else has used it.',
      'One account is for one person. You have to be of the age at which you can agree to such terms where you live.',
    ],
  },
  {
    id: 'credits',
    title: 'Credits',
    paragraphs: [
      `New users receive ${STARTER_CREDITS} free credits, once. Plans add credits every month. Credits of a plan reset on the billing date and do not roll over. Credits are not money: they cannot be sold, passed on or paid out.`,
      `A generation costs up to ${CREDIT_CEILINGS.media} credits per image, video and music, and ${CREDIT_CEILINGS.text} credits per text. Every button shows its exact price before you press it. A result that does not arrive costs nothing.`,
    ],
  },
  {
    id: 'plans',
    title: 'Plans and payment',
    paragraphs: [
      <>
        Prices and contents of the plans are on <PageLink to="/pricing">Plans &amp; Pricing</PageLink>. A plan
        renews every month until you cancel it, which you can do at any time on your account page. It then
        stays until the end of the month that you have paid.
      </>,
      'There are no refunds for partial months, except where the law gives you a right to one. We announce changes of prices 30 days ahead, by e-mail; you can cancel before they apply.',
    ],
  },
  {
    id: 'rights',
    title: 'What you make',
    paragraphs: [
      'What you make is yours as far as the law allows rights in it. Results of the Free Trial are for personal use only. Results that you make with Pro or Creator+ may be used commercially; this right stays after the plan has ended.',
      'Results are made by machines. Others may get similar ones, and we do not promise that a result is free of rights of third parties or correct. Check before you publish.',
    ],
  },
  {
    id: 'rules',
    title: 'Rules of use',
    paragraphs: [
      'Do not use the studio for anything that is against the law, that harasses or deceives people, shows real persons in a false light, sexualises minors, or infringes rights of others. Upload only pictures that you may use.',
      'Do not try to get around limits, prices or protection, and do not disturb the service for others. We may remove content and close accounts that break these rules.',
    ],
  },
  {
    id: 'availability',
    title: 'Availability and support',
    paragraphs: [
      'We work towards 99.9% uptime. This is a goal, not a guarantee: maintenance and providers behind the tools can interrupt the service.',
      `Support answers within ${SUPPORT_RESPONSE.general}, and within ${SUPPORT_RESPONSE.paid} for Pro.`,
    ],
  },
  {
    id: 'liability',
    title: 'Liability',
    paragraphs: [
      'We are liable without limit for intent and gross negligence, and wherever the law does not allow a limit. Otherwise our liability is limited to what you have paid in the twelve months before the damage.',
    ],
  },
  {
    id: 'end',
    title: 'End and changes',
    paragraphs: [
      <>
        You can delete your account at any time. Your personal data is deleted within 30 days after that, as
        the <PageLink to="/privacy">Privacy Policy</PageLink> says.
      </>,
      'We may change these terms. We tell you by e-mail 30 days before a change that matters to you; if you do not agree, you can end your account before it applies.',
    ],
  },
  {
    id: 'contact',
    title: 'Contact',
    paragraphs: [
      <>
        About these terms: <MailLink to="legal" />. For everything else: <MailLink to="support" />, or the{' '}
        <PageLink to="/contact">contact form</PageLink>.
      </>,
    ],
  },
];
