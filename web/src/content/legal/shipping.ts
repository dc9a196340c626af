import type { LegalText } from './legal.ts';

export const shipping: LegalText = {
  title: 'Shipping Policy',
  description:
    'How our coaching practice sends printed workbooks and kits, how long they travel in India and abroad, and when services without a parcel begin.',
  lead: 'We send two kinds of things: parcels, which take days, and work, which starts almost at once. This page gives the times for both.',
  keyPoints: [
    'Physical order processing 3-5 business days, delivery 5-7 days in India and 10-15 internationally.',
    'Consulting starts within 2 business days.',
    'Initial assessment within 48 hours.',
    'Response within 24 hours on business days.',
  ],
  sections: [
    {
      id: 'parcels',
      title: 'What comes in a parcel',
      blocks: [
        'Founder workbooks, planning kits, card decks for workshops and printed copies of an assessment. Everything else we make reaches you as a file or as a conversation.',
      ],
    },
    {
      id: 'packing',
      title: 'Before it leaves',
      blocks: [
        'Printing, checking and packing take 3-5 business days from the confirmed payment. Copies with your company’s name on the cover are printed for you alone, so please check the spelling in the confirmation: it can be changed until the next morning.',
      ],
    },
    {
      id: 'travel',
      title: 'On its way',
      blocks: [
        {
          list: [
            'Within India a parcel travels 5-7 days after dispatch.',
            'To other countries allow 10-15 days, customs not counted.',
            'Hill districts, islands and the weeks around Diwali can add a few days.',
          ],
        },
        'You receive the courier’s name and tracking number on the evening of dispatch.',
      ],
    },
    {
      id: 'cost',
      title: 'Postage and customs',
      blocks: [
        'Postage is shown before you pay and depends on weight and country. Import duty and local taxes outside India are collected by the courier from the person who receives the parcel; we declare its true value.',
      ],
    },
    {
      id: 'address',
      title: 'Addresses and absences',
      blocks: [
        'Give us a phone number that is answered and a landmark if your house has no number. The courier tries three times. A parcel that comes back to us because nobody was there or the address was incomplete is sent again at the cost of postage.',
      ],
    },
    {
      id: 'late-or-damaged',
      title: 'Late, lost or damaged',
      blocks: [
        'If tracking has not moved for five days, tell us: we chase the courier, and if the parcel is not found within ten more, we send another or return your money as you prefer. For damage, keep the wrapping and photograph it before you throw it away; the refund policy explains the rest.',
      ],
    },
    {
      id: 'files',
      title: 'Files and recordings',
      blocks: [
        'Worksheets, recordings and slides are delivered to your account and by e-mail on the same business day. They carry no postage and do not expire while your account exists.',
      ],
    },
    {
      id: 'services',
      title: 'Services without a parcel',
      blocks: [
        'Consulting starts within 2 business days after payment, with a message from the consultant who will work with you. The initial assessment arrives within 48 hours of your answers. Coaching sessions take place at the hour you picked, and a link to the room comes with the confirmation.',
      ],
    },
    {
      id: 'questions',
      title: 'Questions about an order',
      blocks: [
        'Have the order number at hand and write to us. We send a response within 24 hours on business days, and tell you where the parcel is rather than where it should be.',
      ],
    },
  ],
};
