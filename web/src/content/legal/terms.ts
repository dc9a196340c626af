import type { LegalText } from './legal.ts';

export const terms: LegalText = {
  title: 'Terms of Service',
  description:
    'The agreement between you and our startup coaching practice: what we do, when it starts, what it costs, and what neither of us can promise.',
  lead: 'These are the rules under which we coach founders. They are written to be read once, understood, and seldom needed.',
  keyPoints: [
    'Initial assessment within 48 hours of your booking.',
    'Consulting starts within 2 business days.',
    'Service fees non-refundable, apart from sessions cancelled in time.',
    'Billing disputes within 30 days of the invoice.',
    'Response within 24 hours on business days.',
  ],
  sections: [
    {
      id: 'agreement',
      title: 'The agreement',
      blocks: [
        'By booking a service or creating an account you accept these terms for yourself and, where you act for a company, for that company. You confirm that you are allowed to do so. If a signed proposal says something different, the proposal wins on that point.',
      ],
    },
    {
      id: 'services',
      title: 'What we do',
      blocks: [
        'We are coaches and consultants for people who start companies. Four things can be booked:',
        {
          list: [
            'an initial assessment: a written look at your idea, market, team and runway;',
            'coaching sessions: one hour with one coach, by video or in New Delhi;',
            'consulting: a piece of work with an agreed result, such as a pricing model, a hiring plan or a pitch;',
            'printed workbooks and planning kits, sent by courier.',
          ],
        },
      ],
    },
    {
      id: 'start',
      title: 'When work begins',
      blocks: [
        'You receive the initial assessment within 48 hours after we have your answers to its questions. Consulting starts within 2 business days of a confirmed payment: your consultant writes to you, proposes a plan and asks for what is missing.',
        'Business days are Monday to Friday, without the public holidays of Delhi. If we are waiting for something from you, the clock waits too.',
      ],
    },
    {
      id: 'your-part',
      title: 'Your part',
      blocks: [
        'Give us correct facts, come prepared, and tell your coach when something has changed. Advice built on an outdated cap table helps nobody. You decide what to do with what you hear, and you remain responsible for your company.',
      ],
    },
    {
      id: 'sessions',
      title: 'Booking and moving sessions',
      blocks: [
        'A time is yours once you have our confirmation. A session cancelled at least 48 hours ahead can be rescheduled or refunded, whichever you choose. Later than that the hour has been held for you and is charged. A coach waits fifteen minutes; after that the session counts as held.',
        'If your coach falls ill or cannot come, you choose between a new time, another coach and your money.',
      ],
    },
    {
      id: 'fees',
      title: 'Fees and invoices',
      blocks: [
        'Prices are in rupees and are shown, with any tax, before you pay. Service fees are non-refundable once the work has begun, because what is sold is time, and it has been spent. The exceptions are listed in the refund policy.',
        'An invoice you do not agree with should reach us while it is fresh: we look into billing disputes within 30 days of the invoice date. While we do, nothing is added and no service is withheld.',
      ],
    },
    {
      id: 'results',
      title: 'What no coach can promise',
      blocks: [
        'We do not promise funding, revenue, customers or a valuation. We are not your lawyers, tax advisers, auditors or investment advisers, and nothing said in a session replaces one. Examples from other companies show what happened once, in another place.',
      ],
    },
    {
      id: 'confidence',
      title: 'Confidence on both sides',
      blocks: [
        'We keep what you tell us to ourselves, as the privacy policy sets out. Please treat our unpublished methods, templates and the names of other clients you may meet in a workshop the same way.',
      ],
    },
    {
      id: 'rights-in-work',
      title: 'Who owns what',
      blocks: [
        'Work made for you in a consulting engagement belongs to your company from the day it is paid. Our workbooks, worksheets and general methods remain ours; you may use them inside your company for as long as you like, and may not resell or publish them. Recording a session needs the agreement of everyone in it.',
      ],
    },
    {
      id: 'conduct',
      title: 'How we treat each other',
      blocks: [
        'We may end an engagement with somebody who insults or threatens a coach, asks for help with something unlawful, or passes an account to others. Fees for sessions not yet held are then returned.',
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      blocks: [
        'We answer fully for harm done on purpose or by gross negligence, and for everything else for which the law allows no limit. Beyond that, our liability for an engagement ends at the fees paid for it in the three months before the event, and does not extend to lost profit.',
      ],
    },
    {
      id: 'ending',
      title: 'Ending an engagement',
      blocks: [
        'Either side may end a running engagement by e-mail with fourteen days’ notice. Work done up to then is invoiced, unused sessions of a package are settled under the refund policy, and we hand over drafts in whatever state they are.',
      ],
    },
    {
      id: 'law',
      title: 'Law and place',
      blocks: [
        'Indian law applies, and the courts of New Delhi are competent. Before either of us goes there, we sit down together once and try to settle it. A consumer’s right to go to a consumer commission at home is untouched.',
      ],
    },
    {
      id: 'writing-to-us',
      title: 'Writing to us',
      blocks: [
        'Notices under these terms go by e-mail. Ours get a response within 24 hours on business days; we ask for yours when you can.',
      ],
    },
  ],
};
