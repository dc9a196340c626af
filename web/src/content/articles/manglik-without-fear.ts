import type { Article } from './article.ts';

export const article: Article = {
  slug: 'manglik-without-fear',
  title: 'Manglik, without the fear',
  description:
    'What the Manglik rule says, how many of ten thousand charts it touches, what lifts it, and what to ask when somebody uses the word about you.',
  published: '2026-10-20',
  minutes: 6,
  lead: 'A proposal that everyone liked ends with a phone call: “The girl is Manglik.” No degree, no house, no book is mentioned, and nobody likes to ask. Let us ask. The rule is short, and so are its exceptions.',
  sections: [
    {
      title: 'The rule itself',
      blocks: [
        'Count houses from the lagna. If Mars stands in the first, fourth, seventh, eighth or twelfth, the chart is called Manglik; in the south the word is Kuja or Chevvai dosha. These five are in the verse that pandits quote most, “lagne vyaye cha patale”, which the Muhurta Samgraha Darpana gives, and in the chapter on women’s charts in the Brihat Parashara Hora Shastra, the eightieth.',
        'The passage should be read to its end. Its wording is hard, and speaks of early widowhood. It was written for a world in which people died young and girls were married early. But it names a condition that is often forgotten: Mars must be without the aspect or company of a benefic. It goes on to say that the same combination in a man’s chart counts against his wife. And it closes with the remedy:',
        {
          quote: 'When a man and a woman who both have it are joined, the combination is broken.',
          from: 'BPHS, chapter 80, in our words',
        },
        'No one can read a death from a house number, and we print nothing of the kind. What we can do is show which steps lead to the word, and which lead away from it.',
      ],
    },
    {
      title: 'Why half the country seems to have it',
      blocks: [
        'Five houses of twelve are 42 in a hundred. That is already a strange definition of a rare affliction. Then more is counted:',
        {
          terms: [
            ['From the Moon', 'B. V. Raman and many others count the same houses again from the Moon.'],
            ['From Venus', 'They also count from Venus, the graha of marriage.'],
            [
              'The second house',
              'A southern form of the verse begins “dhane vyaye cha”, with the second where the north has the first; many almanacs simply add the two lists together.',
            ],
          ],
        },
        'We put ten thousand random births, from 1970 to 2009 and from all over India’s latitudes, through our own engine. By the five houses from the lagna, 41 in a hundred were Manglik. Counting from the Moon and Venus as well made it 80, and with the second house it was 88. A rule that applies to seven people in eight no longer distinguishes anybody.',
        'How heavily each count weighs is disputed. Our engine follows the present custom: the lagna counts fully, the Moon half, Venus a quarter, and the second house half of that again. Raman turns the order round and puts Venus first.',
      ],
    },
    {
      title: 'What lifts it',
      blocks: [
        'The manuals that spread the rule also carry its cancellations, called parihara. These are the ones our engine accepts as complete:',
        {
          list: [
            'Mars in his own or exaltation sign: Mesha, Vrishchika, Makara (the verses of the marriage manuals). Mars in Simha or Kumbha (Raman).',
            'A house and a sign that belong together (Raman): second in Mithuna or Kanya, fourth in Mesha or Vrishchika, seventh in Karka or Makara, eighth in Dhanu or Meena, twelfth in Vrishabha or Tula. This lifts only the count in which it occurs.',
            'Jupiter or the Moon in the same sign as Mars (Raman). Mars in the fifth, seventh or ninth sign from Jupiter, which is where Jupiter’s aspect falls (BPHS).',
            'Karka or Simha rising, since for these two Mars owns both an angle and a trine (the manuals).',
            'Jupiter or Venus in the first house (Raman), or one of them in the seventh in a sign of its own or its exaltation and clear of the Sun (the manuals).',
          ],
        },
        'Others, such as a retrograde Mars, Mars in a movable sign or the Moon in an angle, we let soften the matter without removing it. Two of them together make it mild.',
        'Back to our ten thousand. With all counts and all cancellations applied, 12 in a hundred had no Manglik at all, 67 had it cancelled, 18 were mild. Three in a hundred kept it in full.',
      ],
    },
    {
      title: 'Pooja, Karan and Shalini',
      blocks: [
        'Three invented people from Lucknow, with their real sky. Pooja was born on 5 August 1999 at 10:40 at night. Mesha rises, and Mars is opposite, at 19° of Tula: seventh house, the place people fear most. From the Moon he is in the sixth and from Venus in the third, so neither adds anything. Now look at her first house. Jupiter stands in it, at 10° of Mesha, and aspects Mars. That is the aspect of a benefic which BPHS asks about, and also a benefic in the lagna. Result: cancelled, for two reasons.',
        'Karan, 28 August 1992, 11:05 in the morning, has Tula rising and Mars at 27° of Vrishabha in the eighth. Nothing on our list lifts it; Saturn in the fourth house softens it a little. His is one of the three charts in a hundred. This says nothing about whether he is a good husband.',
        'Shalini, 15 June 1994, 9:10 in the morning, has no count of any kind. By the crude rule the two should not meet. But Saturn stands in her eighth house, in Kumbha, and an old verse says that Saturn, Mars or another such graha in the same house of the partner’s chart answers the dosha. Our engine calls that pair answered. Of five thousand random couples 3,125 had no Manglik left on either side, 224 had it on both, 263 were answered in this way, and 1,388 remained one-sided. “One-sided” is the name of a result. It does not mean that the two should not marry.',
      ],
    },
    {
      title: 'Newer than it looks',
      blocks: [
        'Varahamihira, in the twenty-fourth chapter of Brihat Jataka, has no such list. He weighs any harsh graha in the seventh and eighth, with everything around them. The five houses of Mars alone, the name and the habit of sorting people by it grew up later, in manuals for choosing wedding dates.',
        {
          list: [
            'That it ends at 28: a widespread saying. We know of no classical verse for it.',
            'Percentages of Manglik: modern. Ours are modern too, so we show how they are counted.',
            'A first wedding to a pot, a tree or an idol: a local rite that the texts quoted here do not ask for.',
            'A coral sold over the telephone: no text asks for it.',
          ],
        },
      ],
    },
    {
      title: 'If somebody says the word',
      blocks: [
        'You are allowed to put questions, politely and in this order. From what was it counted: lagna, Moon or Venus? In which house is Mars, and in which sign? Is the birth time certain enough for that house, or would ten minutes move the lagna? Who looks at Mars? Which cancellations were checked, and in whose book? If the person cannot answer the first two, no chart has been read.',
        'It is worth asking on behalf of others, too. The word falls on daughters far more often than on sons, though the text treats both alike. A family that decides against a match is free to do so; it need not leave a young woman with a label for life.',
        'Karan and Shalini are invented. A real couple should talk about money, parents, work and children. No placement of Mars replaces that.',
        'To see where your own Mars stands, take the free Kundli. For two people, Kundli milan counts Manglik in both charts, with every exception.',
      ],
    },
  ],
  sources: [
    'Brihat Parashara Hora Shastra 80 (women’s charts), in Santhanam’s numbering',
    'Muhurta Samgraha Darpana, the verses on Mars, as quoted in the marriage manuals',
    'B. V. Raman, Muhurtha, on marriage; How to Judge a Horoscope, volume 2',
    'Brihat Jataka 24',
    'Counts: 10,000 births and 5,000 pairs at random minutes and places, our own engine, whole-sign houses, Lahiri ayanamsa',
  ],
};
