import type { Article } from './article.ts';

export const article: Article = {
  slug: 'vimshottari-dasha-in-plain-words',
  title: 'Vimshottari dasha in plain words',
  description:
    'Where a dasha date comes from, how to work one out by hand, how far a birth minute moves it, and why eighteen years of Rahu are not a sentence.',
  published: '2026-10-06',
  minutes: 6,
  lead: '“Your Rahu starts next August. Eighteen years. Be careful.” Vivek’s cousin had typed his birth into an app and sent him the screenshot. The date is correct. The warning is not in the chart.',
  sections: [
    {
      title: 'A round of a hundred and twenty years',
      blocks: [
        'Vimshottari means “of a hundred and twenty”. Nine grahas share out that many years, always in this order and in these portions:',
        {
          list: [
            'Ketu 7, Venus 20, Sun 6, Moon 10, Mars 7;',
            'then Rahu 18, Jupiter 16, Saturn 19, Mercury 17, and Ketu once more.',
          ],
        },
        'The order is the same for everybody. Where yours begins depends on the Moon. Each of the nine lords has three of the 27 nakshatras: Ketu keeps Ashwini, Magha and Mula, Venus keeps Bharani, Purva Phalguni and Purva Ashadha, and so on. The lord of the nakshatra of your Moon rules on the day you are born. All this is in the Brihat Parashara Hora Shastra, chapter 46, which begins at Krittika with the Sun and so gives the same order.',
        'As for the 120, the text calls it the full span of a human life in our age. It is only a measure. It does not say how long anybody lives.',
      ],
    },
    {
      title: 'Vivek’s dates, worked out by hand',
      blocks: [
        'We made Vivek up, at 2 in the afternoon on 26 December 1991 in Lucknow. His Moon was at 18°14′ of Simha. That is in Purva Phalguni, a nakshatra of Venus, which reaches from 13°20′ to 26°40′ of the sign.',
        {
          list: [
            'Distance the Moon had covered: 18°14′ less 13°20′ leaves 4°54′.',
            'As a part of the whole 13°20′, that is 36.8 in a hundred.',
            'The same part of Venus’s twenty years is seven years and four months. They count as spent before the birth.',
            'Left over: twelve years and not quite eight months, which end on 19 August 2004.',
          ],
        },
        'From there on it is addition. The Sun’s six years end on 19 August 2010, the Moon’s ten on 19 August 2020, the seven of Mars on 20 August 2027, and then Rahu follows until 19 August 2045. A panchang, a pencil and a quarter of an hour are enough to check any app.',
      ],
    },
    {
      title: 'Rooms within rooms',
      blocks: [
        'A great period, or mahadasha, is cut into nine antardashas in the same proportions, and its own lord takes the first. To find the length of one, multiply the years of the two lords and divide by 120. The Sun within Mars: seven times six is 42, and 42 by 120 is 0.35 of a year, a little more than four months.',
        'On the day this article appears, 6 October 2026, Vivek is in just that stretch. It began on 13 September and gives way to the Moon’s seven months on 18 January 2027. The first antardasha of his Rahu period is Rahu’s own and lasts until 2 May 2030. Each antardasha may be cut by nine again, into pratyantars of a few weeks, and again into days. Such short periods need a more exact birth time than most people have.',
      ],
    },
    {
      title: 'How far to trust a date',
      blocks: [
        'Four things move it. We changed the first three for Vivek, one at a time, and looked at the night on which Mars hands over to Rahu, that of 20 August 2027 in our count.',
        {
          terms: [
            [
              'The birth minute',
              'A birth at 2:01 brings the change forward to 14 August. A birth at 3 o’clock brings it to 1 October 2026, more than ten months sooner. Under a shorter lord the effect shrinks: with a Moon in a star of the Sun, a minute costs a day and a half.',
            ],
            [
              'The ayanamsa',
              'With Krishnamurti’s value the date becomes 27 June 2027. With B. V. Raman’s it was 18 June 2025, and Vivek would have been in Rahu for over a year already.',
            ],
            [
              'The year',
              'The verse says years and does not say which. We take 365.25 days. Some, Raman’s school among them, take 360, which here gives 13 February 2027. Over the whole round the two part by 630 days.',
            ],
            [
              'The arithmetic of the Moon',
              'A programme whose Moon may be out by a third of a minute of arc prints another day for one person in five. We measured that, and our Moon stays within a fiftieth of a second of an independent ephemeris.',
            ],
          ],
        },
        'A dasha that is announced to the hour, from a birth time that a nurse rounded, is not serious. Think of the change of period as a time of some weeks.',
      ],
    },
    {
      title: 'What a period is supposed to mean',
      blocks: [
        'The forty-seventh chapter of BPHS takes the nine lords in turn and gives each of them a pleasant list and an unpleasant one, depending on how the graha stands. Messages like the one to Vivek quote only the unpleasant list. The rule behind the lists is simpler: in its years a graha brings forward the houses it stands in, looks at and owns, and the company it keeps.',
        'Take Vivek’s Rahu on those terms. His lagna is Mesha, and Rahu is at 16° of Dhanu, in the ninth house, beside the Sun. The ninth is about teachers, one’s father, belief and long journeys. Rahu rules no sign in the old books, so one looks at the lord of his sign: Jupiter rules Dhanu and stands in Simha, in the fifth, the house of study and of children. A reader might talk with Vivek about learning something in a place where he is a stranger, or about which of his father’s convictions are really his. “Be careful” is not in the chart.',
        'A simple sum helps against fear, too. Rahu, Saturn and Ketu together have 18 and 19 and 7 years, 44 out of every 120. If they brought only misfortune, more than a third of every life would be misfortune. No classical author says that.',
      ],
    },
    {
      title: 'Where the books differ',
      blocks: [
        {
          list: [
            'Varahamihira does without it. The eighth chapter of Brihat Jataka builds its periods from the strength of the grahas and the span that each of them grants, with no nakshatra in the sum.',
            'BPHS names some thirty dashas and calls Vimshottari the fittest for people in general. Laghu Parashari says at the outset that it will use this one and not Ashtottari.',
            'Ashtottari, of 108 years, and Yogini, of 36, are used in some regions. When an elder gives you other dates, ask first which dasha they belong to.',
            'Chapter numbers differ between editions. What we call 46, after Santhanam’s edition, is 47 or 48 in others.',
            'Traffic-light colours, scores out of ten for a period and alarms on the eve of one are inventions of our own time.',
          ],
        },
      ],
    },
    {
      title: 'Living with a calendar like this',
      blocks: [
        'Write your own change-overs in the margin of a page and your own memories next to them, before you read what anyone says they ought to have been. Vivek’s years of the Moon ran from eighteen to twenty-eight; was home really the theme? Test the method on the past first. If it does not fit there, do not rely on it for the future.',
        'And do not let it decide alone. Exams, contracts, treatments and weddings have their own reasons, and a good reason need not wait for a period.',
        'Our dasha calculator is a playful estimate; for your true periods, with the Moon’s degree they are counted from, ask for the free Kundli.',
      ],
    },
  ],
  sources: [
    'Brihat Parashara Hora Shastra 46 (the periods), 47 (their results), 51 (sub-periods), in Santhanam’s numbering',
    'Laghu Parashari, opening verses; Brihat Jataka 8; Phaladeepika 19',
    'Dates: our own engine, Lahiri ayanamsa, a year of 365.25 days, Indian time',
  ],
};
