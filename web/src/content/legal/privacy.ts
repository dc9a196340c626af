import type { LegalText } from './legal.ts';

export const privacy: LegalText = {
  title: 'Privacy Policy',
  description:
    'What our startup coaching practice learns about founders and their companies, what it is used for, who sees it, and what you may ask of us.',
  lead: 'Founders tell a coach things they have not yet told their board. This policy says what we write down, why, who can see it, and how you take it back.',
  keyPoints: [
    'Response within 24 hours on business days to any question about your data.',
    'What you say in a session stays between you and your coach.',
    'We sell no data, to nobody, at no price.',
  ],
  sections: [
    {
      id: 'scope',
      title: 'Who this policy covers',
      blocks: [
        'It covers founders, co-founders, team members and applicants who book startup coaching, consulting, an assessment or a workshop with us, who order printed material, or who write to us about any of these.',
        'If your employer or an accelerator pays for your place, it covers you all the same. The payer learns that you attended and what was invoiced. It does not learn what was said.',
      ],
    },
    {
      id: 'what-we-collect',
      title: 'What we collect',
      blocks: [
        'We ask for what a piece of work needs and leave out the rest.',
        {
          list: [
            'Contact details: your name, e-mail address, phone number and, for printed orders, a postal address.',
            'Your company: its name, sector, stage, team size and web site.',
            'The assessment: the plans, figures, decks and answers you choose to give us.',
            'Sessions: dates, attendance, agreed actions and your coach’s working notes.',
            'Billing: invoices, amounts and the reference of each payment. Card and bank details go straight to the payment provider; we never hold them.',
            'Letters: the messages you send us, and our replies.',
            'Technical records: the time, the address requested and an error code, kept to find faults and to stop abuse.',
          ],
        },
      ],
    },
    {
      id: 'purpose',
      title: 'What it is used for',
      blocks: [
        'Your details let us prepare a session, hold it, follow it up, send an invoice and deliver what you ordered. We also look at counts without names, such as how many sessions were moved in a month, in order to plan our calendar.',
        'News about workshops comes only if you subscribed, and every such letter can be stopped with one click. We make no automatic decision about you, and nothing you tell us trains a machine.',
      ],
    },
    {
      id: 'confidentiality',
      title: 'Your plans stay yours',
      blocks: [
        'A coach who works with two companies in one market does not carry knowledge from one to the other, and either of you may ask beforehand whether such a case exists. A case study needs your written agreement, and you see the text before anybody else.',
        'We gladly sign a non-disclosure agreement before the first assessment if you prefer your own wording.',
      ],
    },
    {
      id: 'sharing',
      title: 'Who else sees it',
      blocks: [
        'Only those without whom the work could not be done, and each of them only their own part:',
        {
          list: [
            'the payment provider, which takes your fee;',
            'the calendar and video-call services in which a session is booked and held;',
            'the courier, for a name, an address and a phone number on a parcel;',
            'our accountant, for invoices;',
            'a court or an authority, when the law obliges us, and then no more than it asks for.',
          ],
        },
      ],
    },
    {
      id: 'keeping',
      title: 'How long it is kept',
      blocks: [
        'Working notes are destroyed a year after your last session. Decks and figures are deleted when an engagement ends, unless you ask us to hold them for the next one. Invoices stay for as long as tax law requires, because we have no choice in that.',
        'Your address for the monthly newsletter is kept until you unsubscribe, and is then deleted at once. An address that is not confirmed is deleted after eight days.',
      ],
    },
    {
      id: 'security',
      title: 'How it is guarded',
      blocks: [
        'Traffic to this site is encrypted, passwords are stored only as one-way hashes, and a coach can open the files of their own clients and no others. Should a breach concern you, you hear it from us, with what happened and what we advise, and so does the Data Protection Board of India.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies',
      blocks: [
        'The cookie this site sets keeps you logged in from one page to the next, and does nothing else. There is no advertising cookie and no tracker of any other company. Maps and the payment window load after you ask for them, and then the rules of their makers apply as well.',
      ],
    },
    {
      id: 'rights',
      title: 'What you may ask of us',
      blocks: [
        'The Digital Personal Data Protection Act, 2023, gives you rights, and we honour them without a form to fill in:',
        {
          list: [
            'to know what we hold about you, and to receive a copy;',
            'to have it corrected or completed;',
            'to have it erased, as far as no law obliges us to keep it;',
            'to withdraw a consent as easily as you gave it;',
            'to name somebody who acts for you if you no longer can.',
          ],
        },
        'Write to us from the address we know you by. You can expect a response within 24 hours on business days, and the thing itself as soon as it is done.',
      ],
    },
    {
      id: 'age',
      title: 'Age',
      blocks: [
        'Coaching is meant for people of 18 and above. A younger founder is welcome together with a parent or guardian, who signs and consents.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to this policy',
      blocks: [
        'When a change touches your rights, everyone with a running engagement gets an e-mail before it takes effect. Smaller corrections appear here.',
      ],
    },
  ],
};
