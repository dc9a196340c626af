import type { Article } from './article.ts';

export const article: Article = {
  slug: 'what-is-a-lagna',
  title: 'What a lagna is, and why it wants your birth minute',
  description:
    'The lagna is the degree of the zodiac rising in the east when you were born. How fast it moves, what hangs on it, and what it does not say.',
  published: '2026-09-14',
  minutes: 5,
  lead: 'The zodiac turns around us once a day. At every moment one point of it comes up over the eastern horizon. The point that rises when a child is born is the child’s lagna.',
  sections: [
    {
      title: 'A meeting of two circles',
      blocks: [
        'The Sanskrit word lagna means something that touches. Two circles touch here: the horizon of your town, which is a circle around you, and the path of the Sun among the stars, which is a circle around the whole sky. Two such circles always cross in two places. The crossing in the east, where things rise, is the lagna; the one in the west, where they set, is the seventh house, straight opposite.',
        'So the lagna is not a planet and not a star. It is a direction, and it belongs to a place as much as to a moment. Two children born in the same minute in Kota and in Kolkata share the Sun, the Moon and all the grahas to the last digit. They do not share the east.',
        {
          figure: 'wheel',
          caption:
            'The sky over Kota on 4 June 1996 at 2:30 pm, for the made-up person of our samples. The bright line is the horizon; the lit sign at the left, Kanya, is rising through it.',
        },
        {
          terms: [
            ['Lagna', 'the sign and degree rising in the east at the birth; in English, the ascendant'],
            ['Rashi', 'one of the twelve signs of thirty degrees each, Mesha to Meena'],
            ['Bhava', 'a house: one of twelve fields of life, counted from the lagna'],
            ['Graha', 'one of the nine: Sun, Moon, five planets, Rahu and Ketu'],
          ],
        },
      ],
    },
    {
      title: 'A degree in four minutes',
      blocks: [
        'The earth turns once in a little under twenty-four hours, and in that time all 360 degrees come up in the east. So one degree takes about four minutes of clock time, and a sign about two hours. Astrologers use this rule every day.',
        'It is only approximate, because the zodiac is tilted against the horizon. Some signs rise steeply and need more time, others lie almost flat along the horizon and rise faster. In Delhi, Meena rises in 85 minutes and Karka needs 140. Near Kanyakumari the difference shrinks: 104 minutes for Meena, 131 for Mithuna. Varahamihira gave the signs unequal measures of rising in the first chapter of his Brihat Jataka, fifteen centuries ago.',
        {
          figure: 'rising-times',
          caption:
            'Minutes that each sign takes to rise in Delhi, computed for 4 June 1996; they hardly change from day to day. The dashes mark an even two hours.',
        },
        'Distance works like time. Go ten kilometres east or west, and the lagna shifts by some six minutes of arc, a tenth of a degree. Go from Kota to Kolkata and it shifts by almost twelve degrees, into the next sign. That is why a careful report asks for your town and not for “IST, India”.',
      ],
    },
    {
      title: 'What depends on it',
      blocks: [
        'In the system we use, called whole-sign houses, the sign of the lagna is the first house from end to end, the next sign is the second, and so on around the circle. Move the lagna across the border of a sign and every house moves along: the graha that stood in your house of work now stands in your house of friends.',
        'The first house itself is the one nearest to you. In the chapter on the houses of the Brihat Parashara Hora Shastra it holds the body and its build, the complexion, the vigour, the temper one is born with. Its lord, the graha that rules the rising sign, stands for the person. The house in which it stands shows where much of the person’s effort goes.',
        {
          list: [
            'The houses of all nine grahas, and therefore most sentences of a reading.',
            'Which graha rules which house: for a Kanya lagna, Mercury rules the first and the tenth; for Tula, Venus rules the first and the Moon the tenth.',
            'The navamsha lagna, a ninth of a sign, which changes every thirteen minutes or so and is consulted for marriage.',
          ],
        },
        'Here is what that means for the person of our samples. On that June afternoon in Kota, Kanya was rising from seven minutes past one until twenty past three. At half past two the eastern point had reached 18°47′. A child born an hour later in the same hospital has Tula rising, another lord of the lagna, and twelve other houses. In that hour the Moon has moved by little more than its own width, and the other grahas by much less.',
      ],
    },
    {
      title: 'What it does not decide',
      blocks: [
        'Your Moon sign does not depend on the lagna; the Moon needs more than two days for a sign, and the hour seldom matters. Nor does your nakshatra, nor the sign of Jupiter or Saturn. If your family knows the day and not the time, most of the sky is still yours to read. The classical authors even recommend it. In the Sudarshana chakra of Parashara every house is read three times over: from the lagna, from the Sun, and from the Moon, whose sign is then treated as if it were the first.',
        'The lagna is also not the “rising sign” of a Western app, or not always. Western astrology counts the zodiac from the point of the spring equinox, Indian astrology from the stars, and the two have drifted some twenty-four degrees apart. Four times out of five the Western name is therefore one sign further on. Both are correct: they begin to count at different points.',
        'And a lagna alone decides little. Roughly one person in twelve shares yours. The books describe what is likely for a rising sign, and then treat at length all that may change it.',
      ],
    },
    {
      title: 'How sure can you be of yours?',
      blocks: [
        'Ask first how near your lagna stands to a border. At fifteen degrees of a sign you have an hour to spare on either side, and even a time that was rounded to the half hour will do. At one degree, four minutes decide. Then look for the discharge slip of the hospital first.',
        'We do this sum for you. Every statement in our reports carries a small mark. A full circle says that the fact behind it would be the same for a birth three quarters of an hour earlier or later; a half circle, that it depends on the time; an empty one, that it is a close call. If nobody knows your time at all, say so when you order: the chapters about houses are then left out, before you pay, rather than filled with guesses.',
        'You can try a rough lagna on paper tonight. At sunrise the Sun is on the eastern horizon, so the lagna is the Sun’s own sign and degree. Add a sign for every two hours after that. It is not exact, for the reasons above. Astrologers worked in this way before there were clocks.',
      ],
    },
  ],
  sources: [
    'Varahamihira, Brihat Jataka, chapter 1: the signs, their parts and their measures of rising.',
    'Brihat Parashara Hora Shastra, the chapters on the signs and on the effects of the twelve houses.',
    'The same, on the Sudarshana chakra: one chart read from three beginnings.',
    'Figures: computed with our own engine, Lahiri ayanamsa, whole-sign houses.',
  ],
};
