import type { Article } from './article.ts';

export const article: Article = {
  slug: 'moon-sign-or-sun-sign',
  title: 'Moon sign or sun sign: why the magazine and the panchang disagree',
  description:
    'Two babies, one date, one Western sun sign and two rashis: what each sign measures, why the dates differ, and which of them a Kundli asks for.',
  published: '2026-09-08',
  minutes: 6,
  lead: 'On 4 August 1998 two babies arrive in one Chennai nursing home, Ishita at 7:20 in the morning and Farhan at 8:45 at night. A birthday column calls both of them Leo. A panchang gives them two different rashis, and neither of these is Simha.',
  sections: [
    {
      title: 'One date, two rashis',
      blocks: [
        'The babies are made up. Their sky is computed. That morning the Moon stood at 27°55′ of Vrishchika (Scorpio), close to the end of the sign. At a quarter past eleven it crossed into Dhanu (Sagittarius), and by Farhan’s birth it had come 5°03′ into it. The Sun hardly moved in those hours: from 17°40′ to 18°12′ of Karka (Cancer).',
        'So Ishita has Vrishchika rashi, Farhan has Dhanu, and both have the Sun in Karka. The column counts the Sun in another zodiac, finds it about twelve degrees into Leo, and prints one paragraph for the pair of them.',
        'In Ishita’s chart there is a Leo after all: at 7:20 Simha was rising in the east over Chennai, so Simha is her lagna.',
      ],
    },
    {
      title: 'Three answers to “what is your sign?”',
      blocks: [
        {
          terms: [
            [
              'Sun sign',
              'Where the Sun was. It changes about once in thirty days, so a date alone is nearly always enough.',
            ],
            [
              'Moon sign, or rashi',
              'Where the Moon was. On average it moves on after two and a quarter days; in ten years of our own tables the quickest passage took 47 hours and the slowest 61.',
            ],
            [
              'Lagna',
              'What was coming over the eastern horizon. It changes every two hours or so, and needs a birth time and a place.',
            ],
          ],
        },
        'When a priest, a form or an aunt asks for your rashi and says no more, the Moon’s is meant. English horoscope pages mostly mean the Sun’s, Indian-language ones mostly the Moon’s. Few of them say so at the top, and many people have read the wrong paragraph for years.',
      ],
    },
    {
      title: 'Two zodiacs that drifted apart',
      blocks: [
        'Both zodiacs cut the Sun’s yearly path into twelve equal parts. They differ over where to begin. The Western, tropical one starts at the spring equinox and keeps step with the seasons. The sidereal one of Jyotish is tied to the stars. Because the earth’s axis wobbles, the equinox slides back by about 50 seconds of arc a year. By the Lahiri reckoning the two beginnings fell together some seventeen centuries ago; in September 2026 they stand 24°14′ apart. That angle is the ayanamsa.',
        'In days it comes to a little over three weeks. The tropical Sun enters Aries on 20 or 21 March. The sidereal Sun entered Mesha in 2026 on 14 April, at 9:32 in the morning by Indian time. We went through every noon from 1995 to 2004, and on 79 days in a hundred the two systems named different signs for the Sun. Only a birthday in roughly the last six days of a Western sign keeps its name.',
        'Neither zodiac is an error. One measures from a season and the other from a star, and all a reader can ask is to be told which is in use.',
      ],
    },
    {
      title: 'Why Jyotish asks the Moon first',
      blocks: [
        'Varahamihira, in the sixth century, drew time as a body: the Sun is its soul, he says, and the Moon its mind (Brihat Jataka 2.1). Moods, habits, what calms a person and what keeps her awake were filed under the Moon. The Moon in the twelve signs got a chapter of its own, the seventeenth, while the other grahas share the eighteenth.',
        'Practice grew around that choice. Vimshottari dasha starts from the Moon’s nakshatra (BPHS, chapter 46). The 36 gunas of marriage compare two Moons and nothing else. At a naming ceremony the first syllable comes from the quarter of the nakshatra in which the Moon stood. On transits Mantreshvara leaves no doubt:',
        {
          quote: 'There are other lagnas, but for transits it is the Moon’s that leads.',
          from: 'Phaladeepika 26.1, in our words',
        },
        'What this means for our two babies can be shown with one graha. Shani entered Meena (Pisces) on 29 March 2025. Counted from Farhan’s Dhanu, that is the fourth sign, a stay that custom calls Dhaiya. Counted from Ishita’s Vrishchika it is the fifth, which northern almanacs pass over, though Karnataka calls it panchama shani. One birthday and one magazine sign lead to two different notes. Neither decides anything alone, because a transit is one factor of many.',
      ],
    },
    {
      title: 'Where the schools part',
      blocks: [
        {
          list: [
            'Lagna or Moon? Houses are read from the lagna first. Yet BPHS, in its chapter on the Sudarshana Chakra (74), reads three charts together, from the lagna, the Moon and the Sun.',
            'Which ayanamsa? Lahiri is the one in the Government of India’s almanac. Krishnamurti’s differs from it by six minutes of arc and B. V. Raman’s by nearly a degree and a half. By Raman, Ishita’s Moon would stand at 29°22′: still Vrishchika, though only just.',
            'The Sun has work of its own. The solar calendars of Kerala, Tamil Nadu, Bengal and Odisha follow the sidereal Sun, and the Malayalam month of Chingam is nothing other than the Sun in Simha.',
            'Naam rashi, a sign taken from the first syllable of the name in daily use, is a northern custom for people whose birth was not noted. It says something about the name. It does not give the real Moon sign.',
            'The twelve-paragraph column is modern. It grew out of a piece that R. H. Naylor wrote for London’s Sunday Express when Princess Margaret was born in August 1930, and no Sanskrit text resembles it.',
          ],
        },
      ],
    },
    {
      title: 'What a bare date can tell you',
      blocks: [
        'More than you may think. The Moon changes sign on some 44 dates in a hundred; on the rest the whole day, from midnight to midnight, has a single rashi. Where it does change, “before breakfast” or “after the evening lamp” usually settles the matter. The nakshatra changes more often: the Moon crosses one in about a day, so most dates have two, and you should ask for the approximate hour.',
        'Still, a rashi is a rough measure. India has well over 140 crore people, and a paragraph meant for one rashi in twelve speaks to some twelve crore of them at once. Read it like a weather report for a whole state: it may be right in general, and not for your town.',
        'A chart narrows this down. It holds nine grahas in twelve signs and twelve houses, each to the minute of arc, and a sentence drawn from it can name the placement it came from. That is the test we suggest for anything you are told about yourself, by us or by anybody: ask what it was read from.',
        'For a first look, play with the Sun sign and Moon sign calculators, which are for fun, and when you want to know where your Moon truly stood, the free Kundli works it out from the real sky.',
      ],
    },
  ],
  page: { to: '/panchang', text: 'See today’s Moon and its nakshatra in the panchang of your town.' },
  sources: [
    'Brihat Jataka 2.1 (the grahas as a body), 17 (the Moon in the signs), 18 (the others)',
    'Phaladeepika 26 (transits from the Moon)',
    'Brihat Parashara Hora Shastra 46 (Vimshottari), 74 (Sudarshana Chakra), in the numbering of Santhanam’s edition',
    'Positions: our own engine, Lahiri ayanamsa; the count of days from 1995 to 2004 is ours too',
  ],
};
