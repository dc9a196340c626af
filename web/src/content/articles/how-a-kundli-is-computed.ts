import type { Article } from './article.ts';

export const article: Article = {
  slug: 'how-a-kundli-is-computed',
  title: 'How a kundli is computed',
  description:
    'From a town and a minute to nine grahas, twelve houses and a dasha: each step of the sum, its source, and why two programmes may disagree.',
  published: '2026-10-26',
  minutes: 6,
  lead: 'A kundli looks like a drawing, but it is a measurement. Two correct programmes with the same birth and the same settings must print the same degrees. This article follows one birth through every step of the computation.',
  sections: [
    {
      title: 'First the place, then the clock',
      blocks: [
        'Our example is made up as a person and real as a moment: 4 June 1996, half past two in the afternoon, in Kota. The first thing to find is where that is. A gazetteer gives 25°11′ north and 75°50′ east. India has many towns that share a name, half a dozen Ramnagars among them, so the order form shows the district.',
        'The second thing is what the clock meant. In 1996 all of India kept five and a half hours ahead of Greenwich, so half past two was nine in the morning, universal time. For a birth in 1943 the same digits would mean another moment, because clocks had been put forward for the war. A mistake of this kind is larger than any other in the whole computation: in one hour the sky turns by fifteen degrees.',
      ],
    },
    {
      title: 'Where everything stood',
      blocks: [
        'Now the astronomy. Planets do not move at an even speed. Their places are computed by adding long series of small terms: for the Sun and the planets the theory VSOP87, for the Moon ELP, both worked out in Paris. Many thousands of such terms go into one chart. The result is corrected for the time light takes to reach us, so that Saturn is shown where it is seen.',
        'One more correction is needed. The rotation of the earth becomes a little slower, irregularly, and the planets do not depend on it. In June 1996 the two kinds of time, that of the spinning earth and that of the orbits, were 62 seconds apart. Without this correction the Moon is wrong by half a minute of arc.',
        {
          terms: [
            [
              'Ephemeris',
              'a table or a formula that gives the places of Sun, Moon and planets for any moment',
            ],
            ['Geocentric', 'as seen from the centre of the earth, the convention of all classical texts'],
            [
              'Rahu and Ketu',
              'the two points where the Moon’s path crosses the Sun’s: computed points, not bodies',
            ],
            ['Ayanamsa', 'the angle between the zodiac of the seasons and the zodiac of the stars'],
          ],
        },
      ],
    },
    {
      title: 'Two zodiacs and a subtraction',
      blocks: [
        'What comes out so far is counted from the spring equinox, as Western astronomers count. Indian astrology counts from the stars. The two beginnings drift apart by about fifty seconds of arc a year, a degree in a lifetime, because the earth’s axis slowly changes its direction. So we subtract the difference, the ayanamsa.',
        'Which ayanamsa? No star marks the zero point, and scholars have discussed it for centuries. In 1955 India’s Calendar Reform Committee settled on a value tied to the star Chitra, 23°15′ for the spring of 1956, and the country’s own almanac, the Rashtriya Panchang, has used it since. It goes by the name of N. C. Lahiri, who prepared it. For our birth it is 23°48′; today it is 24°14′.',
        {
          figure: 'chart',
          caption:
            'The finished chart in the North Indian style. Each small number is a sign, 1 for Mesha to 12 for Meena; the lit diamond is the first house, with Kanya, number 6.',
        },
      ],
    },
    {
      title: 'The east, and the houses',
      blocks: [
        'One thing is still missing, and it depends on Kota: the lagna. From the hour and the longitude follows the sidereal time, the reading of a clock that keeps pace with the stars. From this, the latitude and the tilt of the earth’s axis, a line of trigonometry yields the point of the zodiac on the eastern horizon: 18°47′ of Kanya, the lagna.',
        'Houses are then counted, not computed. Kanya is the first, Tula the second, and so around. Jupiter at 22° of Dhanu thereby falls into the fourth. From each degree the finer names follow by division: a nakshatra is 13°20′ wide, its quarter 3°20′, and the same quarter, counted on through the signs, gives the place in the navamsha. The Brihat Parashara Hora Shastra sets out sixteen divisions of this sort.',
      ],
    },
    {
      title: 'The great clock of dashas',
      blocks: [
        'The Vimshottari dasha is computed from the Moon. On that afternoon the Moon stood at 25°12′ of Dhanu. That is in Purva Ashadha, whose lord is Venus, and the Moon had passed 89 hundredths of that nakshatra. Venus rules for twenty years; eleven hundredths of twenty are two years and ten weeks. So Venus had that much left at birth, until 15 August 1998, and the Sun, the Moon, Mars, Rahu and the others follow in their fixed order for 120 years.',
        'All these dates depend on one number. Ten minutes of birth time move the Moon by six minutes of arc, and every one of those dates by almost two months. This is not an error of a programme. It lies in the method, which computes a whole life from one small arc of the sky.',
      ],
    },
    {
      title: 'Why two programmes disagree',
      blocks: [
        'When your uncle’s software shows something else, it is nearly always one of five settings. In our example they do this:',
        {
          list: [
            'Another ayanamsa. With B. V. Raman’s, the dasha of Venus ends in June 1996 instead of August 1998; with Krishnamurti’s, fifty-three days earlier than with Lahiri’s.',
            'The true node instead of the mean one. Rahu moves forward by a little more than a degree here; over many births, his sign differs in about one chart of thirty. In your profile you can choose either.',
            'A dasha year of 360 days instead of 365¼. The first dates hardly change, those in old age come months too early.',
            'Sunrise by the upper edge or the centre of the Sun, with or without the bending of light. It can shift the weekday of a birth at dawn.',
            'The clock: a programme that does not know about Bombay time, or the war, or daylight saving abroad.',
          ],
        },
        'None of these is secret. The last chapter of each of our reports lists every setting, the coordinates, the offset from Greenwich and the version of the engine, so that anybody can repeat the computation and check us.',
      ],
    },
    {
      title: 'How exact is exact?',
      blocks: [
        'We check our positions against an independent ephemeris, birth by birth, in every test run. In five thousand births the Sun and the Moon agreed to within a thirtieth of a second of arc, and the planets, in 99 births of 100, to within a fifth, which is a rupee coin seen from twenty kilometres away. Beside the Sun, where its light bends, a planet may differ by three seconds; no sign ever changed by it. Your birth time is the coarser part by far: a single minute is a quarter of a degree of lagna, thousands of times more. This is why we print how far it may be wrong before anything changes.',
        'Here the measurement ends. That Jupiter stood in the fourth house is a fact that anyone can check. That Jupiter in the fourth house gives a generous home is tradition, and no instrument confirms it. A good report shows for each statement what was computed and what is tradition.',
      ],
    },
  ],
  page: { to: '/panchang', text: 'See today’s panchang for your town, computed in the same way.' },
  sources: [
    'P. Bretagnon and G. Francou, Planetary theories in rectangular and spherical variables: VSOP87 solutions, 1988.',
    'J. Chapront and G. Francou, The lunar theory ELP revisited (ELP/MPP02), 2003.',
    'Report of the Calendar Reform Committee, Government of India, 1955: the ayanamsa of the national almanac.',
    'Brihat Parashara Hora Shastra, the chapters on the sixteen divisions and on the dashas.',
    'Places: GeoNames. Clocks: IANA time zone database, with Bombay, Calcutta and local mean time added.',
  ],
};
