import type { Article } from './article.ts';

export const article: Article = {
  slug: 'what-sade-sati-is-and-is-not',
  title: 'What Sade Sati is, and what it is not',
  description:
    'Seven and a half years of Saturn near your Moon: how it is counted, whom it concerns until 2028, what the old books say, and what nobody should sell you.',
  published: '2026-10-12',
  minutes: 6,
  lead: 'Many people are afraid of these two words. They are a count of years: Sade Sati is Hindi for seven and a half, the years that Saturn spends in three neighbouring signs.',
  sections: [
    {
      title: 'The whole definition in one line',
      blocks: [
        'Sade Sati begins when Saturn enters the sign before the one your Moon was in at birth, goes on while he crosses the Moon’s own sign, and ends when he leaves the sign after it. That is all. No other graha, no house from the lagna and no number of your name plays a part.',
        {
          figure: 'from-the-moon',
          caption:
            'Counted from the Moon’s sign as the first house: the twelfth, the first and the second are lit. Saturn goes through them in that order.',
        },
        {
          terms: [
            ['Chandra rashi', 'the sign the Moon was in when you were born, your Moon sign'],
            ['Gochara', 'transit: where a graha stands today, counted from your Moon'],
            [
              'Rising, peak, setting',
              'the three parts: the sign before the Moon, her own sign, the sign after',
            ],
            ['Dhaiya', 'two and a half years of Saturn in the fourth or the eighth sign from the Moon'],
          ],
        },
      ],
    },
    {
      title: 'Why seven and a half',
      blocks: [
        'Saturn needs about twenty-nine and a half years to go round the zodiac, hence close to two and a half for a sign, and three signs make seven and a half. Afterwards he is away for some twenty-two years. A long life meets him in this way two or three times.',
        'Real dates are more complicated. Seen from the earth, Saturn stops and turns back every year, and if he does so near a border he crosses it three times. For the person of our samples, Moon in Dhanu, the last passage opened on 2 November 2014 and closed on 17 January 2023, with a gap of ten weeks in the summer of 2022 when Saturn had left the sign and came back. The next one opens on 11 December 2043.',
        'This can be counted. At any moment the three parts concern three Moon signs out of twelve. One person in four is in Sade Sati today: a quarter of your class and a quarter of your office. Some of them have a very good year.',
      ],
    },
    {
      title: 'Whose turn it is now',
      blocks: [
        'Saturn has been in Meena since 29 March 2025. This is where that leaves each of the Moon signs around him.',
        {
          list: [
            'Moon in Kumbha: the setting part. Saturn stands in the sign after the Moon.',
            'Moon in Meena: the peak, in the sense of the middle. He is in the Moon’s own sign.',
            'Moon in Mesha: the rising part, which began with his entry into Meena.',
          ],
        },
        'On 3 June 2027 he enters Mesha, turns back into Meena on 20 October, and enters Mesha to stay on 23 February 2028. With that last date Kumbha is free and Vrishabha begins. These dates use the Lahiri ayanamsa; a calendar built on another one differs by days or weeks, and a Western calendar by years, because its signs begin elsewhere.',
      ],
    },
    {
      title: 'What the books say',
      blocks: [
        'You will look in vain for a chapter called Sade Sati in the great classics. They have something broader: gochara, the results of each graha in each of the twelve places from the Moon. Phaladeepika devotes its twenty-sixth chapter to it. Saturn is called helpful there in the third, the sixth and the eleventh, and burdensome in the other nine. The passage through the twelfth, the first and the second got its own name later, in almanacs and in everyday speech.',
        'The same chapter goes on more gently. Each good place has a counter-place, called vedha, at which another graha cancels the effect; each bad one can be relieved too. The rules of ashtakavarga, in the Brihat Parashara Hora Shastra, go further. They give every sign a number of points for Saturn from your own birth chart, zero to eight, and a sign with many points is crossed with ease whatever its distance from the Moon. So for two friends with the same Moon sign, Sade Sati is not the same.',
        'A transit is also never judged alone. The dasha, the long period you are living in, gives the theme, and the transit only the time. An astrologer who names Saturn’s sign and says nothing about your dasha has done half of the work.',
      ],
    },
    {
      title: 'What people experience',
      blocks: [
        'Tradition sees Saturn as the slow one: time, work, duty, old people, bones, everything that has weight. The Moon is mood, sleep, mother and the feeling of being at home. So for some years duty weighs on the mood. People describe less patience, more care with money, old promises to keep, and more responsibility than praise. They also describe a degree that was finished, a debt that was paid off, and a friendship that lasted.',
        {
          quote: 'Saturn delays, but does not deny.',
          from: 'a saying among astrologers, in East and West',
        },
        'If you would like something to do, do Saturn’s own work. Keep accounts. Go to bed on time. Finish one old thing before you begin a new one, look after somebody older than yourself, and pay those who work for you without being asked. None of this costs money, and all of it helps in any other seven years as well.',
      ],
    },
    {
      title: 'What it is not',
      blocks: [
        {
          list: [
            'It is not a punishment for anything you did.',
            'Nor is it the same for seven years. The three parts differ, the signs differ, and within them Saturn spends over four months of each year moving backwards.',
            'It gives no reason to put off a wedding, a job, a child or a journey. By that rule a quarter of all people would have to wait.',
            'Illness belongs with a doctor, debts with a bank, and neither with Saturn.',
            'No stone, thread or ceremony is required to end it. It ends on a date, and the date can be computed decades ahead.',
          ],
        },
        'Be careful when somebody tells you that you are in Sade Sati and names a price at once. Ask for the dates of the three parts, the points in your ashtakavarga and the dasha. A person who can answer is an astrologer. If the person cannot answer, do not pay.',
      ],
    },
    {
      title: 'How sure is it?',
      blocks: [
        'Your Moon sign is one of the safer facts of a chart. The Moon stays in a sign for two days and a quarter, so your birth hour matters only if it changed signs on that very day, which happens to about four people in nine. Even then a rough time is mostly enough to tell. Our free Sade Sati Check lists every passage of a life with its dates, from birth to ninety, and is made in a few minutes.',
      ],
    },
  ],
  page: { to: '/panchang', text: 'See for which Moon signs this day is good in the panchang of your town.' },
  sources: [
    'Mantreshvara, Phaladeepika, chapter 26: transits counted from the Moon, with their vedha places.',
    'Brihat Parashara Hora Shastra, the chapters on ashtakavarga.',
    'Varahamihira, Brihat Samhita, the chapter on the transits of the grahas.',
    'Dates: computed with our own engine, Lahiri ayanamsa, in Indian time.',
  ],
};
