import type { Article } from './article.ts';

export const article: Article = {
  slug: 'reading-a-north-indian-chart',
  title: 'Reading a North Indian chart, field by field',
  description:
    'Why an 8 at the top is not the eighth house: fields, numbers, lords and aspects of the diamond chart, explained on one real sky over Indore.',
  published: '2026-09-22',
  minutes: 6,
  lead: 'Among her mother’s papers Devika found a square full of triangles with an 8 at the very top. The eighth, she had once heard, is the house of death, and she put the sheet back. But the 8 was only the number of a sign. This article explains the drawing in ten minutes.',
  sections: [
    {
      title: 'Houses stand still, signs move',
      blocks: [
        'We have invented Devika, but gave her a true moment: noon on 13 September 1988 in Indore. If you like, draw along. Take a square, add both diagonals, then join the middles of the four sides. Twelve fields appear: four diamonds meeting in the centre, and eight triangles round the rim.',
        'In the North Indian form a field is always the same house. The diamond on top is the first, and the count runs anticlockwise, which means leftwards from there.',
        {
          list: [
            'Top diamond: first house. Upper left: second along the top edge, third along the left edge.',
            'Left diamond: fourth. Lower left: fifth on the left edge, sixth on the bottom edge.',
            'Bottom diamond: seventh. Lower right: eighth on the bottom edge, ninth on the right edge.',
            'Right diamond: tenth. Upper right: eleventh on the right edge, twelfth on the top edge.',
          ],
        },
        {
          figure: 'empty-chart',
          caption:
            'The fields with the numbers of their houses, which are the same for everyone and are never printed.',
        },
        'What differs from person to person is the sign in each field, and the small number names it: 1 for Mesha, 2 for Vrishabha, up to 12 for Meena. At that hour Vrishchika, eighth of the signs, was rising over Indore. Her first house therefore carries an 8, her second a 9, and so round the square. The eighth house, at the lower right, has a 3.',
      ],
    },
    {
      title: 'Two letters and a degree',
      blocks: [
        'In our drawings every graha is written with two letters and its degree, cut down to a whole number. Older sheets use Devanagari: सू for the Sun, चं for the Moon, गु for Jupiter. An R means that the graha seemed to move backwards among the stars that day. Here are Devika’s seven occupied fields.',
        {
          terms: [
            ['Second house, sign 9, Dhanu', 'Sa 2°: Saturn.'],
            ['Fourth, sign 11, Kumbha', 'Ra 19°: Rahu.'],
            ['Fifth, sign 12, Meena', 'Ma 15° R: Mars, retrograde.'],
            ['Seventh, sign 2, Vrishabha', 'Ju 12°: Jupiter.'],
            ['Ninth, sign 4, Karka', 'Ve 12°: Venus.'],
            ['Tenth, sign 5, Simha', 'Su 26° and Ke 19°: the Sun in its own sign, with Ketu.'],
            [
              'Eleventh, sign 6, Kanya',
              'Mo 19° and Me 23°: the Moon, and Mercury in the sign that is both his own and his exaltation.',
            ],
          ],
        },
        'The top diamond has no graha, only La 14°, the degree of the lagna. The third, sixth, eighth and twelfth are bare as well. There is nothing wrong with that: nine grahas cannot fill twelve fields, so every chart ever drawn has three empty ones or more.',
      ],
    },
    {
      title: 'What a house is about, and who rules it',
      blocks: [
        'Brihat Jataka names the twelve houses in its first chapter, and BPHS devotes its eleventh to what may be asked of each. Very shortly, beginning from the top: self and body; family, speech and savings; courage and siblings; home and mother; children and study; rivals and daily effort; the partner; what is hidden or shared; father, teachers and belief; work in the world; friends and gains; expense, sleep and distance.',
        'For a field without a graha, look at the lord of its sign. Devika’s eighth is Mithuna, which Mercury rules, and Mercury is strong in Kanya, in the eleventh. So there is nothing to fear in her eighth house.',
        'You can follow the lords from house to house. Vrishchika, her lagna, belongs to Mars. He is in the fifth, in Meena, a sign of Jupiter; Jupiter is in the seventh, in Vrishabha, a sign of Venus; Venus is in the ninth, in the Moon’s Karka; the Moon is in the eleventh, in Kanya, and there is Mercury in his own sign, so the chain ends. From self by way of study, partnership and teachers to friends: BPHS, chapter 24, has a verse for each such step. A good reader asks questions with it: “Did a teacher bring you to the people you now work with?”',
      ],
    },
    {
      title: 'Glances across the square',
      blocks: [
        'Grahas look at other fields, and this is called drishti. All of them look at the seventh from where they stand, counting their own field as one. Three look further: Mars at the fourth and eighth, Jupiter at the fifth and ninth, Saturn at the third and tenth (BPHS, chapter 26; Brihat Jataka, chapter 2).',
        'Take Jupiter in the bottom diamond as an example. Five fields on is the eleventh, seven on is the top diamond, nine on is the third. So Jupiter aspects the first house, although no graha is in it. Now Saturn in the second: he aspects the fourth, the eighth and the eleventh. Both he and Jupiter aspect the Moon and Mercury, so a reading of Devika’s friendships has two parts: friends help her to grow, and they are few and reliable.',
      ],
    },
    {
      title: 'Common mistakes',
      blocks: [
        {
          list: [
            'Taking the number for the house, as Devika did.',
            'Counting clockwise. That is right for a South Indian chart, where the signs stay put, Meena sits at the top left and a stroke across a corner marks the lagna. In the East Indian form, too, the signs stand still, with Mesha on top, but they run anticlockwise.',
            'Believing that 26° is stronger than 2°. A degree is a place, not a strength.',
            'Mixing up two squares. Next to the birth chart there is often the navamsa, in which each sign has been divided by nine. It has its own lagna and does not continue the first drawing.',
          ],
        },
      ],
    },
    {
      title: 'What astrologers do not agree on',
      blocks: [
        'The diamond itself has no verse behind it that we know of. Regions draw one sky in different hands, and a Bengali, a Tamil and a Rajasthani sheet of the same birth say the same thing.',
        'Houses are a real dispute. We count one sign as one house, as the old texts mostly do. Sripati, in the eleventh century, measured houses from the rising degree and the midheaven, and by his method a graha near the edge of a sign may be in the next house. In Devika’s chart all nine stay where they are. With a lagna at 2° or 28° some usually change.',
        'On Rahu and Ketu opinions differ. Some give them aspects on the fifth and ninth, as to Jupiter; we use the seventh alone. Their place depends on convention too, for the true and the mean node can lie almost two degrees apart.',
        'In this chart the birth time need not be exact. Vrishchika was rising over Indore from 10:54 until ten past one, so the family clock could have been an hour out either way without moving a single graha to another field.',
      ],
    },
    {
      title: 'Now your own sheet',
      blocks: [
        {
          list: [
            'Read the number in the top diamond and name the sign.',
            'Find that sign’s lord. Which field is he in, and what is it about?',
            'Find the Moon and do the same for the sign she stands in.',
            'Look at the diamond opposite the top one. Who is in it, and who looks at it?',
            'Write down one question that the chart raises, and no conclusion yet.',
          ],
        },
        'If there is no sheet in the family, skip the rising sign calculator, which only guesses for fun, and order the free Kundli: it computes the degree that rose at your place and minute and draws these twelve fields around it.',
      ],
    },
  ],
  sources: [
    'Brihat Jataka 1 (names of the houses), 2 (grahas and their aspects)',
    'Brihat Parashara Hora Shastra 11 (houses), 24 (lords in the houses), 26 (aspects), numbered as in Santhanam’s edition',
    'Sripati, Jataka Karma Paddhati (houses from the midheaven)',
    'The chart: our own engine, Lahiri ayanamsa, mean node, houses by whole signs',
  ],
};
