import type { Article } from './article.ts';

export const article: Article = {
  slug: 'thirty-six-gunas',
  title: 'Thirty-six gunas: what the number counts',
  description:
    'The eight kootas of guna milan on a real pair of Moons: what each one compares, why 18 is only half of 36, and what six minutes can do to a score.',
  published: '2026-11-10',
  minutes: 6,
  lead: 'Aditi and Nikhil like each other, and their families agree. Then a website gives them 17½ gunas, half a guna less than they need. What was counted?',
  sections: [
    {
      title: 'Two Moons and nothing else',
      blocks: [
        'Guna milan compares the Moon of one person with the Moon of the other: its sign, its nakshatra, and for one rule the half of the sign. Lagna, Mars, Venus, the seventh house, the dashas and the two characters are not counted. The method is laid out in the chapter on marriage of the Muhurta Chintamani, which Rama Daivajna wrote in Kashi around 1600, and the weights are given there in one line:',
        {
          quote:
            'Varna, vashya, tara, yoni, the friendship of the lords, the agreement of the ganas, bhakoot and nadi: each is worth one guna more than the one before.',
          from: 'Muhurta Chintamani, on marriage, in our words',
        },
        'One and two and three, up to eight, make 36. So the last two, bhakoot and nadi, hold 15 of the points between them, and they decide most results.',
      ],
    },
    {
      title: 'The eight, with Aditi and Nikhil',
      blocks: [
        'Both are invented and both were born in Lucknow: Aditi on 29 July 1995 at 10:45 in the morning, Nikhil on 19 July 1997 at 12:15. Her Moon is in Karka, in Ashlesha. His is in Dhanu, in Purva Ashadha. Tradition asks who stands in the groom’s place; here it is Nikhil.',
        {
          terms: [
            [
              'Varna: 0 of 1',
              'A grade of temperament by the element of the sign, with caste names attached. It is no statement about anybody’s family. His fiery sign is placed below her watery one, and the old rule wants the groom not lower.',
            ],
            [
              'Vashya: 1 of 2',
              'Which sign yields to which. Late Dhanu is four-footed, Karka lives in water.',
            ],
            [
              'Tara: 1½ of 3',
              'Nakshatras counted from one to the other and back, in nines. One direction is favourable and one is not. At least half is always won.',
            ],
            [
              'Yoni: 3 of 4',
              'An animal for each nakshatra. Hers is the cat, his the monkey, and they get on.',
            ],
            [
              'Maitri: 4 of 5',
              'The lords of the signs. To Jupiter the Moon is a friend, to the Moon Jupiter is neutral.',
            ],
            [
              'Gana: 0 of 6',
              'Kinds of nature: Deva, Manushya, Rakshasa. His star is Manushya, hers Rakshasa, which here means a strong will and nothing bad.',
            ],
            [
              'Bhakoot: 0 of 7',
              'The distance between the signs. Theirs are sixth and eighth from each other. Six of the twelve possible distances lose all seven points, so half of all couples do.',
            ],
            [
              'Nadi: 8 of 8',
              'Three groups of nine nakshatras; different groups win all eight points, the same group none. A third of all couples get no point here.',
            ],
          ],
        },
        'The sum is 17½. Now put Aditi in the groom’s place. Only varna changes, by one point, and the same two people have 18½. So the question who is named first can decide whether a couple reaches 18.',
      ],
    },
    {
      title: 'Where does 18 come from?',
      blocks: [
        'It is half of 36. Almanacs print it as the number that is needed, and by custom it decides. To see what it does, we took 216 places of the Moon, two to each pada, and matched them all with one another: 46,656 pairs. The average is 20.7. About 31 pairs in a hundred fall below 18, and 30 reach 25 or more. By chance alone two couples in three reach 18. So a high number is no great praise, and a low one no great blame.',
        {
          list: [
            'The full 36 occurs for one combination only, in one order: Mrigashira in Vrishabha in the groom’s place with Rohini in Vrishabha in the bride’s. Exchange them and it is 35.',
            'The lowest sum is 2½, as for a groom with Chitra in Tula and a bride with Uttara Bhadrapada in Meena.',
            'A pair that shares its nadi can never pass 28, and two people with one and the same Moon score exactly that. So the number does not measure how similar two people are.',
          ],
        },
      ],
    },
    {
      title: 'The exceptions belong to the rule',
      blocks: [
        'The same chapter that takes points away says when not to mind. These reasons are called parihara. They do not add points, and a report should not add them to the number; our engine lists them beside the score.',
        'For our pair there is one. Some signs that stand sixth and eighth are held to be on good terms, the “affectionate” sixth-and-eighth or priti shadashtaka, and Dhanu with Karka is among them (Muhurtaraja, on marriage). Other reasons to let bhakoot pass are one lord for both signs, or lords who are friends while the nadis differ. Of all pairs that lose bhakoot, 59 in a hundred have some such excuse.',
        'Nadi is forgiven less often. Muhurta Chintamani names one sign with two nakshatras, one nakshatra across two signs, and different quarters of one nakshatra; a commentary adds eight stars that may be shared. Only 13 in a hundred of those who lose nadi are covered. It is also the koota with the worst reputation, since people tell you that it concerns children and blood. It compares two stars in three groups. It has never examined blood, and a question about health belongs with a doctor.',
      ],
    },
    {
      title: 'Six minutes',
      blocks: [
        'There is one more fact. At 10:45 Aditi’s Moon stood at 29°57′ of Karka, very close to the border. Had the nurse written 10:51, it would have been in Simha, in Magha. Five of the eight kootas change with it: varna 1, vashya 0, tara 3, yoni 2, maitri 5. Gana and bhakoot stay at 0, nadi stays whole, and the total is 19, and the lords are friends. The two people are the same.',
        'She is an extreme case, made so on purpose. But for anyone whose birth time is vague the honest answer is a range of totals and not a number, and a site that never asks for the time cannot know it.',
      ],
    },
    {
      title: 'Tables that quarrel',
      blocks: [
        {
          list: [
            'Gana: for a Deva and a Manushya some panchangs give 5 in both orders, others, like ours, 6 or 5 according to who stands where.',
            'Yoni: most printed tables agree on most animals. For the horse and the deer we follow those that give 3; others give 1.',
            'Tara: Telugu almanacs count in one direction only, all or nothing.',
            'The south asks other questions first. Rajju and vedha, which are no part of the 36, come before any sum there (Kalaprakashika; B. V. Raman). Aditi and Nikhil agree in both.',
            'Software: two programmes that differ by two points have probably used two tables, and neither of them is wrong.',
          ],
        },
        'The groom’s place and the bride’s are the books’ way of speaking. Our engine works out both orders, because a total that depends on who is named first should be given in both orders.',
      ],
    },
    {
      title: 'What to do with a score',
      blocks: [
        'Ask for the eight lines and not for the total. See whether the loss sits in one heavy koota or is spread over several. Ask which table was used and whether the pariharas were looked at. Then put the sheet away for an evening, and talk about where you would live, who cooks on Sundays and what happens when a parent falls ill. Guna milan was devised for families in which bride and groom had never spoken. Where the two know each other well, their own experience counts more.',
        'For Aditi and Nikhil, 17½ answers one old question about two Moons. It does not decide whether they should marry.',
        'The love calculator on this site plays with two names and does not use the sky, but the free Kundli gives each of you the real sign, nakshatra and quarter of the Moon from which any such table begins.',
      ],
    },
  ],
  sources: [
    'Rama Daivajna, Muhurta Chintamani, on marriage, with the commentary Piyushadhara',
    'Dharmasindhu, part 3; Muhurtaraja, on marriage; Daivajna Manohara as quoted in the Piyushadhara',
    'Kalaprakashika, on marriage; B. V. Raman, Muhurtha (the southern kootas)',
    'Totals: our own engine, both orders of 216 × 216 places of the Moon',
  ],
};
