import type { Article } from './article.ts';

export const article: Article = {
  slug: 'how-to-find-your-birth-time',
  title: 'How to find your birth time',
  description:
    'Where a time of birth is written down in India, what to ask an aunt, which clocks to distrust, and how much of a chart survives a wrong minute.',
  published: '2026-09-28',
  minutes: 6,
  lead: '“It was evening, the lamps had just been lit, and your grandfather was cross because the milk had boiled over.” Most birth times in India survive like this. With a little patience, many of them can be turned into hours and minutes.',
  sections: [
    {
      title: 'Begin with paper',
      blocks: [
        'A paper of that day is better than memory, and memory is better than a paper made years later for a school. Look for these, in this order.',
        {
          list: [
            'The discharge slip or case sheet of the hospital. It usually gives the minute, next to the weight.',
            'The labour-room register. Hospitals and nursing homes keep one by hand, for how long varies; go in person, with the mother’s name and the date.',
            'The immunisation or baby card, on which a nurse may have noted the time in the margin.',
            'An old janam patri, or just the slip the family priest made at the naming ceremony.',
            'Letters, telegrams and the backs of photographs. For example: “Son born 4.10 morning both well”.',
          ],
        },
        'The municipal birth certificate will probably disappoint you. It proves the day and the place, which matters, but the form that most of us hold has no line for the hour. Ask at the registrar’s office whether the report sent in by the hospital still exists: that sheet sometimes says more than the certificate made from it.',
      ],
    },
    {
      title: 'Reading an old horoscope backwards',
      blocks: [
        'An old janam patri seldom says “2:30 pm”. It says how long after sunrise the child was born, in ghatis and palas, under the heading ishta kala.',
        {
          terms: [
            ['Ghati', 'a sixtieth part of a day and night: 24 minutes'],
            ['Pala', 'a sixtieth part of a ghati: 24 seconds'],
            ['Ishta kala', 'the time wanted, counted in ghatis and palas from sunrise'],
            ['Vara', 'the weekday, which in the almanac changes at sunrise and not at midnight'],
          ],
        },
        'Suppose it reads 22 ghatis 15 palas, and the Sun came up at 5:36. Twenty-two times 24 minutes are eight hours and 48 minutes, fifteen palas add six minutes more, and you arrive at half past two in the afternoon. Use the sunrise of that town on that date, not today’s from your phone.',
        'Take care with the weekday. A child born at two in the morning of a Tuesday was, for the almanac and for every grandmother, born on Monday night. One line of a patri that says Monday and a certificate that says Tuesday may both be right.',
      ],
    },
    {
      title: 'Asking the people who were there',
      blocks: [
        'Never ask “at what time was I born?” You will get a round number, and a round number is usually a guess. Ask what was happening at that time, and find the hour from the answers.',
        {
          list: [
            'Was there daylight in the window? Had the evening lamp been lit, the rooster crowed, the temple bell rung?',
            'What was on the radio or television: the news, the farmers’ programme, a match, the Sunday serial?',
            'Who was at work and had to be sent for, and had the factory siren or the school bell gone?',
            'Had people eaten? Which train or bus did the father arrive by, and when did it leave?',
            'Was it before or after the nurses changed shift?',
          ],
        },
        'Ask two people separately, and write down exactly what they say. A mother often knows how long she was in labour and not when it ended. An aunt who waited in the corridor remembers the clock on the wall, because she looked at it often.',
      ],
    },
    {
      title: 'Clocks that lied',
      blocks: [
        'Indian Standard Time has been five and a half hours ahead of Greenwich since 1906, but not everyone followed. For older relatives there are three exceptions.',
        {
          list: [
            'The war. From October 1941 to the middle of May 1942, and again from September 1942 to the middle of October 1945, the clocks of India stood one hour ahead. Some families kept the old hour.',
            'Bombay time. The city kept its own, 39 minutes behind the standard, in many homes and offices until 1955.',
            'Calcutta time. It ran about 23 minutes ahead of the standard, and was used there until 1948.',
          ],
        },
        'Before 1906 almost every town had its own time, by the Sun. Our order form knows these clocks. When a place and a year allow more than one, it asks which was meant and then prints, in words, the one it used.',
      ],
    },
    {
      title: 'How much does a wrong minute cost?',
      blocks: [
        'Less than people fear, and it depends on the fact. The figure shows three of them for a birth in Kota on 4 June 1996 at 2:30 pm. The rising sign would have been the same at any minute from 1:08 to 3:19. The quarter of the Moon’s nakshatra holds for more than five hours. The navamsha lagna, used for marriage, holds for not quite fifteen minutes.',
        {
          figure: 'birth-hour',
          caption:
            'How long three facts stay true around a birth at 2:30 pm. A time rounded to the half hour is safe for two of them.',
        },
        'Dates are less certain. In this chart each minute earlier or later shifts the beginning of every great period by five or six days, so a doubt of ten minutes is a doubt of two months in a life of eighty years. We print how far the dates may be wrong.',
        'In short: a time to the minute is best. Within five minutes is good for nearly everything. Within half an hour is enough unless something is close to a border. With “in the afternoon” you still have the Moon, its nakshatra and the signs of all nine grahas.',
      ],
    },
    {
      title: 'About rectification',
      blocks: [
        'Some astrologers offer to find your time from your life: marriage, moves, illnesses, the birth of children. It is called rectification, and it can be done with care. But there are many techniques, and two careful people may find two different times, each with good reasons. Treat the answer as a guess and not as a document.',
        'We neither sell it nor put it into a report. If you have no time, choose “unknown”; if you have a rough one, choose “approximate”. The report is then written for what can be known. If you find the slip later, you may correct your details once, free of charge, within seven days of delivery, and a new edition replaces the old one.',
        'For your own children, write down the minute of birth today, with the town and the word IST, and keep it with the birth certificate. They may need it in forty years.',
      ],
    },
  ],
  sources: [
    'IANA time zone database, entry Asia/Kolkata, for standard and wartime clocks; Bombay and Calcutta time are added from the record of local practice.',
    'Surya Siddhanta, chapter 1, and any regional panchang: the day in ghatis and palas, the weekday from sunrise.',
    'Registration of Births and Deaths Act, 1969: what is reported and what is certified.',
    'Spans and shifts: computed with our own engine for the sample birth.',
  ],
};
