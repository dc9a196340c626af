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
  'Nothing on this page buys a result. These are small, regular acts of attention, the cheapest first; take up one, give it forty days, and stop with a clear conscience if it sits badly with your household.';

export const remedies: Record<ClassicalGraha, Remedy & WeakGrahaRemedy> &
  Record<Exclude<Graha, ClassicalGraha>, Remedy> = {
  Sun: {
    day: 'Sunday',
    habit: {
      title: 'See the sunrise once a week',
      when: 'one morning a week',
      text: 'Stand outside as the light comes, without a screen, and name one thing that you are going to do that day because you think it right.',
    },
    service: {
      title: 'Praise someone by name',
      when: 'Sundays',
      text: 'Write a few lines to a teacher, a father figure or a senior who was fair to you, and say exactly what you learnt.',
    },
    mantra: {
      devanagari: 'ॐ घृणि सूर्याय नमः',
      iast: 'Oṃ ghṛṇi sūryāya namaḥ',
      when: 'Sundays, 12 or 108 times',
      text: 'Said towards the east, early, with a little water poured out if that is the custom of your home.',
    },
    giving: {
      cost: 'About ₹100',
      when: 'a Sunday each month',
      title: 'Give wheat or jaggery',
      text: 'A bag of flour or a block of gur to a langar, or to any pot that is open to whoever comes in.',
      reason: 'wheat, warmth and open hands belong to the Sun',
    },
  },
  Moon: {
    day: 'Monday',
    habit: {
      title: 'Keep one hour of sleep holy',
      when: 'every night',
      text: 'Put out the lights at the same time for forty nights, with water by the bed and the telephone in another room.',
    },
    service: {
      title: 'Call your mother, or someone’s',
      when: 'Mondays',
      text: 'Ask one question about how things used to be done, and listen to the end of the answer.',
    },
    mantra: {
      devanagari: 'ॐ सों सोमाय नमः',
      iast: 'Oṃ soṃ somāya namaḥ',
      when: 'Mondays, in the evening',
      text: 'Repeated softly with the breath, best where you can see water or the sky.',
    },
    giving: {
      cost: 'About ₹80',
      when: 'a Monday each month',
      title: 'Give milk or rice',
      text: 'Milk for a household with small children, or rice for a neighbour’s pot.',
      reason: 'milk, rice and mothering belong to the Moon',
    },
  },
  Mars: {
    day: 'Tuesday',
    habit: {
      title: 'Tire the body kindly',
      when: 'four times a week',
      text: 'Twenty minutes of brisk walking, digging or stairs, before the argument instead of after it. Go by what your own body allows.',
    },
    service: {
      title: 'Mend something that is not yours',
      when: 'Tuesdays',
      text: 'A gate, a bicycle, the light in the stairwell. Bring the tools and leave without a speech.',
    },
    mantra: {
      devanagari: 'ॐ अं अङ्गारकाय नमः',
      iast: 'Oṃ aṃ aṅgārakāya namaḥ',
      when: 'Tuesdays, 108 times',
      text: 'At a steady pace, sitting straight, in the forenoon; stop if you are counting in order to be finished.',
    },
    giving: {
      cost: 'About ₹120',
      when: 'a Tuesday each month',
      title: 'Give red lentils',
      text: 'Masoor dal to a canteen, a hostel or a family that cooks for many.',
      reason: 'red pulses and plain strength belong to Mars',
    },
  },
  Mercury: {
    day: 'Wednesday',
    habit: {
      title: 'Write half a page by hand',
      when: 'every evening',
      text: 'Put down what you worked out today and told nobody. Read it again on the seventh day; that is all.',
    },
    service: {
      title: 'Teach a child one small thing',
      when: 'Wednesdays',
      text: 'A knot, a sum, a tongue-twister, how to read a bus map. Let them teach it back to you.',
    },
    mantra: {
      devanagari: 'ॐ बुं बुधाय नमः',
      iast: 'Oṃ buṃ budhāya namaḥ',
      when: 'Wednesdays, 108 times',
      text: 'Spoken clearly, at the speed of ordinary talk; a string of beads takes some nine minutes.',
    },
    giving: {
      cost: 'About ₹100',
      when: 'a Wednesday each month',
      title: 'Give green gram or exercise books',
      text: 'Whole moong to a community kitchen, or blank books to a school that runs short in July.',
      reason: 'green things and learning belong to Mercury',
    },
  },
  Jupiter: {
    day: 'Thursday',
    habit: {
      title: 'Read one page of something old',
      when: 'every day',
      text: 'A scripture, an epic or a poet, in any language you like. One page, slowly, ending on the sentence you would want to keep.',
    },
    service: {
      title: 'Keep a teacher’s company',
      when: 'Thursdays',
      text: 'Visit, ring or write to someone who taught you, or sit for an hour with a pupil who is stuck.',
    },
    mantra: {
      devanagari: 'ॐ बृं बृहस्पतये नमः',
      iast: 'Oṃ bṛṃ bṛhaspataye namaḥ',
      when: 'Thursdays, in the morning',
      text: 'After bathing, facing north-east, unhurriedly, with something yellow nearby if it pleases you.',
    },
    giving: {
      cost: 'About ₹150',
      when: 'a Thursday each month',
      title: 'Give chana dal or a book',
      text: 'Split gram to those who cook for pilgrims or students, or a good book to a reading room.',
      reason: 'yellow grain and teaching belong to Jupiter',
    },
  },
  Venus: {
    day: 'Friday',
    habit: {
      title: 'Make one corner beautiful',
      when: 'every Friday',
      text: 'Clear a shelf, put a single flower on it, and leave it undisturbed for the week. Notice who notices.',
    },
    service: {
      title: 'Say thank you in detail',
      when: 'Fridays',
      text: 'Tell the person closest to you one precise thing they did this week, and what it saved you.',
    },
    mantra: {
      devanagari: 'ॐ शुं शुक्राय नमः',
      iast: 'Oṃ śuṃ śukrāya namaḥ',
      when: 'Fridays, at dawn or dusk',
      text: 'Sung rather than said, should you have a tune for it, in clean clothes and without an audience.',
    },
    giving: {
      cost: 'About ₹120',
      when: 'a Friday each month',
      title: 'Give curd, sugar or cloth',
      text: 'Something white and pleasant, handed over with good manners to a person who seldom receives it so.',
      reason: 'sweetness and good cloth belong to Venus',
    },
  },
  Saturn: {
    day: 'Saturday',
    habit: {
      title: 'Finish the smallest duty first',
      when: 'every Saturday',
      text: 'Take the oldest item on your list, the little grey one, and complete it before breakfast.',
    },
    service: {
      title: 'An hour for someone older',
      when: 'Saturdays',
      text: 'Carry the shopping, fill in the pension form, change the bulb, and stay for the story.',
    },
    mantra: {
      devanagari: 'ॐ शं शनैश्चराय नमः',
      iast: 'Oṃ śaṃ śanaiścarāya namaḥ',
      when: 'Saturdays, after sunset',
      text: 'Slow and low, as one walks; facing west, and never in a hurry.',
    },
    giving: {
      cost: 'About ₹100',
      when: 'a Saturday each month',
      title: 'Give black sesame or oil',
      text: 'Til or mustard oil, or a pair of sturdy slippers, to a person who works on their feet.',
      reason: 'sesame, oil and hard work belong to Saturn',
    },
  },
  Rahu: {
    day: 'Saturday',
    service: {
      title: 'Welcome a newcomer',
      when: 'once a month',
      text: 'Show somebody who is new to your town or office where the good tea is, and which form to fill in.',
    },
    mantra: {
      devanagari: 'ॐ रां राहवे नमः',
      iast: 'Oṃ rāṃ rāhave namaḥ',
      when: 'Saturdays, after dark',
      text: 'In a plain voice, with a lamp lit, on days when everything seems to be happening at once.',
    },
  },
  Ketu: {
    day: 'Tuesday',
    service: {
      title: 'Feed a street dog',
      when: 'Tuesdays',
      text: 'Plain bread or rice, in the same place at the same hour, with the neighbours’ consent and at a sensible distance.',
    },
    mantra: {
      devanagari: 'ॐ कें केतवे नमः',
      iast: 'Oṃ keṃ ketave namaḥ',
      when: 'Tuesdays, before sunrise',
      text: 'Half aloud, then in silence, letting the silence last the longer of the two.',
    },
  },
};

export const gems: Record<ClassicalGraha, { stone: string; word: string }> = {
  Sun: {
    stone: 'a ruby',
    word: 'Nothing in this copy hangs on your owning one. If red pleases you, a certified stone is a jewel like others, and a garnet is redder for its price.',
  },
  Moon: {
    stone: 'a pearl',
    word: 'You can do without it. A pearl asks to be worn against the skin and kept from scent; have one certified if you love it, and expect beauty of it and no more.',
  },
  Mars: {
    stone: 'a red coral',
    word: 'No line here asks for it, and reefs are better off unbroken. Should one come down to you from a grandmother, wear it for the sake of the giver.',
  },
  Mercury: {
    stone: 'an emerald',
    word: 'It is soft, dear and often filled with oil, so buy only what a laboratory has seen, and only for its green. What this copy says is the same without it.',
  },
  Jupiter: {
    stone: 'a yellow sapphire',
    word: 'A book costs less and is yellow soon enough. Whoever wants the jewel as a jewel should ask for a certificate; nobody’s fortune is set in it.',
  },
  Venus: {
    stone: 'a diamond',
    word: 'Give it or receive it for love, with a certificate and without a horoscope. The chart promises nothing in return for the price.',
  },
  Saturn: {
    stone: 'a blue sapphire',
    word: 'No stone is sold with more fright than this one. You need neither the fright nor the stone; if you simply like the blue, have it certified and set it where it can be seen.',
  },
};

/** Care of the tree of the nakshatra, by pada. */
export const treeCare = [
  'Visit one that stands already, learn to know its leaf, and water it in May.',
  'Plant a sapling where it may stay for eighty years, and pay somebody for looking after it in the first.',
  'Go and see one with company, eat in its shade, and leave the place cleaner.',
  'Sit under one for as long as a lamp burns, and take nothing home but the shade.',
] as const;
