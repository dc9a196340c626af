/** Remedies by graha: free ones first, a gem last. */
import type { Graha } from '#src/astrology/contract.ts';
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';

export type Remedy = {
  day: string;
  service: { title: string; when: string; text: string };
  mantra: { devanagari: string; iast: string; when: string; text: string };
};

/** Chosen for a weak graha or the lord of a sign, so never for a node. */
type WeakGrahaRemedy = {
  habit: { title: string; when: string; text: string };
  giving: { cost: string; when: string; title: string; text: string; reason: string };
};

export const remedyLead =
  'No remedy on this page buys a result. They are small, regular acts, and those that cost nothing come first. Choose one, do it for forty days, and stop if it disturbs your family.';

export const remedies: Record<ClassicalGraha, Remedy & WeakGrahaRemedy> &
  Record<Exclude<Graha, ClassicalGraha>, Remedy> = {
  Sun: {
    day: 'Sunday',
    habit: {
      title: 'See the sunrise once a week',
      when: 'one morning a week',
      text: 'Stand outside or on the roof at sunrise without your phone. Name one thing that you want to do that day because it is right.',
    },
    service: {
      title: 'Thank a senior by name',
      when: 'Sundays',
      text: 'Write a few lines to your father, a teacher or a fair senior, and say exactly what you learnt from them.',
    },
    mantra: {
      devanagari: 'ॐ घृणि सूर्याय नमः',
      iast: 'Oṃ ghṛṇi sūryāya namaḥ',
      when: 'Sundays, 12 or 108 times',
      text: 'Say it early, facing east. Offer a little water to the Sun if that is the custom in your home.',
    },
    giving: {
      cost: 'About ₹100',
      when: 'a Sunday each month',
      title: 'Give wheat or jaggery',
      text: 'Take a bag of flour or a block of gur to a langar, a temple kitchen or any place that feeds everybody.',
      reason: 'wheat and jaggery are given for the Sun by custom',
    },
  },
  Moon: {
    day: 'Monday',
    habit: {
      title: 'Sleep at a fixed hour',
      when: 'every night',
      text: 'Put out the lights at the same time for forty nights. Keep water near the bed and the phone in another room.',
    },
    service: {
      title: 'Call your mother, or someone’s',
      when: 'Mondays',
      text: 'Ask one question about how things were done in earlier times, and listen until the answer is finished.',
    },
    mantra: {
      devanagari: 'ॐ सों सोमाय नमः',
      iast: 'Oṃ soṃ somāya namaḥ',
      when: 'Mondays, in the evening',
      text: 'Repeat it softly with your breath, if possible where you can see water or the sky.',
    },
    giving: {
      cost: 'About ₹80',
      when: 'a Monday each month',
      title: 'Give milk or rice',
      text: 'Give milk to a family with small children, or rice to a neighbour who cooks for many.',
      reason: 'milk and rice are given for the Moon by custom',
    },
  },
  Mars: {
    day: 'Tuesday',
    habit: {
      title: 'Exercise four times a week',
      when: 'four times a week',
      text: 'Walk fast, dig or climb stairs for twenty minutes, before an argument and not after it. Do only as much as your body allows.',
    },
    service: {
      title: 'Repair something that is not yours',
      when: 'Tuesdays',
      text: 'Repair a gate, a bicycle or the light on the stairs. Bring your own tools, and ask for no thanks.',
    },
    mantra: {
      devanagari: 'ॐ अं अङ्गारकाय नमः',
      iast: 'Oṃ aṃ aṅgārakāya namaḥ',
      when: 'Tuesdays, 108 times',
      text: 'Say it before noon at a steady speed, sitting straight. If you begin to hurry, stop there for the day.',
    },
    giving: {
      cost: 'About ₹120',
      when: 'a Tuesday each month',
      title: 'Give red lentils',
      text: 'Take masoor dal to a hostel, a canteen or a family that cooks for many people.',
      reason: 'red lentils are given for Mars by custom',
    },
  },
  Mercury: {
    day: 'Wednesday',
    habit: {
      title: 'Write half a page by hand',
      when: 'every evening',
      text: 'Write down one thing that you understood today and told nobody. On the seventh day read all the pages again.',
    },
    service: {
      title: 'Teach a child one small thing',
      when: 'Wednesdays',
      text: 'Teach a sum, a knot, a poem or how to read a train timetable. Then let your pupil teach it to you.',
    },
    mantra: {
      devanagari: 'ॐ बुं बुधाय नमः',
      iast: 'Oṃ buṃ budhāya namaḥ',
      when: 'Wednesdays, 108 times',
      text: 'Speak each word clearly, as fast as you normally talk. One round of a mala takes about nine minutes.',
    },
    giving: {
      cost: 'About ₹100',
      when: 'a Wednesday each month',
      title: 'Give green gram or exercise books',
      text: 'Take whole moong to a community kitchen, or give blank exercise books to a school.',
      reason: 'green gram and books are given for Mercury by custom',
    },
  },
  Jupiter: {
    day: 'Thursday',
    habit: {
      title: 'Read one page of an old book',
      when: 'every day',
      text: 'Take a scripture, an epic or a poet in your own language. Read one page slowly, and remember one sentence of it.',
    },
    service: {
      title: 'Spend time with a teacher',
      when: 'Thursdays',
      text: 'Visit or call someone who taught you, or help a student for an hour with a difficult lesson.',
    },
    mantra: {
      devanagari: 'ॐ बृं बृहस्पतये नमः',
      iast: 'Oṃ bṛṃ bṛhaspataye namaḥ',
      when: 'Thursdays, in the morning',
      text: 'Say it after your bath, facing north-east and without hurry. Keep a yellow flower near you if you like.',
    },
    giving: {
      cost: 'About ₹150',
      when: 'a Thursday each month',
      title: 'Give chana dal or a book',
      text: 'Take chana dal to a kitchen for pilgrims or students, or give a good book to a library.',
      reason: 'yellow grain and books are given for Jupiter by custom',
    },
  },
  Venus: {
    day: 'Friday',
    habit: {
      title: 'Make one corner beautiful',
      when: 'every Friday',
      text: 'Clear one shelf, put a single flower on it, and leave it so for the week. See who notices it.',
    },
    service: {
      title: 'Say thank you in detail',
      when: 'Fridays',
      text: 'Tell the person closest to you one thing they did this week, and how it helped you.',
    },
    mantra: {
      devanagari: 'ॐ शुं शुक्राय नमः',
      iast: 'Oṃ śuṃ śukrāya namaḥ',
      when: 'Fridays, at dawn or dusk',
      text: 'Wear clean clothes and sing it if you know a tune. Nobody else has to be in the room.',
    },
    giving: {
      cost: 'About ₹120',
      when: 'a Friday each month',
      title: 'Give curd, sugar or cloth',
      text: 'Give something white and pleasant to a person who seldom receives a present. Hand it over politely.',
      reason: 'white and sweet things are given for Venus by custom',
    },
  },
  Saturn: {
    day: 'Saturday',
    habit: {
      title: 'Finish the smallest duty first',
      when: 'every Saturday',
      text: 'Take the oldest small task on your list, such as a form or a repair, and complete it before breakfast.',
    },
    service: {
      title: 'An hour for an old person',
      when: 'Saturdays',
      text: 'Visit or telephone an old person who has few visitors. Help with one letter or form, and then listen for a while.',
    },
    mantra: {
      devanagari: 'ॐ शं शनैश्चराय नमः',
      iast: 'Oṃ śaṃ śanaiścarāya namaḥ',
      when: 'Saturdays, after sunset',
      text: 'Say it slowly in a low voice, facing west. Do not hurry and do not count.',
    },
    giving: {
      cost: 'About ₹100',
      when: 'a Saturday each month',
      title: 'Give black sesame or oil',
      text: 'Give til, mustard oil or strong slippers to a person who stands or walks all day at work.',
      reason: 'sesame and oil are given for Saturn by custom',
    },
  },
  Rahu: {
    day: 'Saturday',
    service: {
      title: 'Welcome a newcomer',
      when: 'once a month',
      text: 'Help somebody who is new in your town or neighbourhood. Show them where to eat, which bus to take and which form to fill in.',
    },
    mantra: {
      devanagari: 'ॐ रां राहवे नमः',
      iast: 'Oṃ rāṃ rāhave namaḥ',
      when: 'Saturdays, after dark',
      text: 'Light a lamp and say it in your normal voice. It is meant for days when too much happens at once.',
    },
  },
  Ketu: {
    day: 'Tuesday',
    service: {
      title: 'Feed a street dog',
      when: 'Tuesdays',
      text: 'Give plain roti or rice at the same place and hour. Ask your neighbours first, and keep a safe distance.',
    },
    mantra: {
      devanagari: 'ॐ कें केतवे नमः',
      iast: 'Oṃ keṃ ketave namaḥ',
      when: 'Tuesdays, before sunrise',
      text: 'Say it half aloud a few times, and then sit in silence for at least as long.',
    },
  },
};

export const gems: Record<ClassicalGraha, { stone: string; word: string }> = {
  Sun: {
    stone: 'a ruby',
    word: 'Nothing in this report depends on it. If you like a red stone, a garnet costs less; buy either one only with a laboratory certificate.',
  },
  Moon: {
    stone: 'a pearl',
    word: 'You can do without it. If you love pearls, ask for a certificate, keep them away from perfume, and expect beauty from them and no more.',
  },
  Mars: {
    stone: 'a red coral',
    word: 'There is no need to buy one, and the sea is better with its coral. If you inherit one from a grandmother, wear it in her memory.',
  },
  Mercury: {
    stone: 'an emerald',
    word: 'It is costly, breaks easily and is often filled with oil. Buy one only for its colour and only with a laboratory report.',
  },
  Jupiter: {
    stone: 'a yellow sapphire',
    word: 'A good book is the better gift for Jupiter. Whoever wants the stone as jewellery should ask for a certificate and compare two shops.',
  },
  Venus: {
    stone: 'a diamond',
    word: 'Give or accept it out of love, with a certificate, and for no other reason. Your chart promises nothing in return for its price.',
  },
  Saturn: {
    stone: 'a blue sapphire',
    word: 'Many sellers frighten people with this stone. Do not buy it out of fear. Many astrologers advise against it without a full study of the chart.',
  },
};

/** Care of the tree of the nakshatra, or of the plant in its place, by pada. */
export const treeCare = [
  'Learn to know its leaves. Water the plant yourself in the dry months.',
  'Plant it in the next planting season, in India the rains, in a pot or where there is room. Look after it for one full year.',
  'Sit near it for ten minutes each Sunday with someone of your family, and clean the place around it.',
  'Light a small lamp near it one evening a week, and let it grow without cutting anything.',
] as const;
