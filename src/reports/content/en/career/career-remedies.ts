/** Remedies for work, by the lord of the tenth house; one for money, by the lord of the second. */
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';

type RemedyText = { title: string; when: string; text: string };

export type CareerRemedy = {
  day: string;
  workplace: RemedyText;
  service: RemedyText;
  mantra: { devanagari: string; iast: string; text: string };
  giving: RemedyText & { cost: string; reason: string };
  saving: RemedyText;
};

export const careerRemedyLead =
  'None of these acts buys a promotion. They train the quality that the lord of your work stands for, they cost little or nothing, and forty days of one is worth more than a week of all.';

export const careerRemedies: Record<ClassicalGraha, CareerRemedy> = {
  Sun: {
    day: 'Sunday',
    workplace: {
      title: 'Sign one thing in full',
      when: 'each working day',
      text: 'Choose one piece of work and put your whole name under it, only if you would show it to your father’s oldest friend.',
    },
    service: {
      title: 'Give credit upwards and downwards',
      when: 'every Sunday evening',
      text: 'Write two lines naming who made last week’s result possible, one senior and one junior, and send them.',
    },
    mantra: {
      devanagari: 'ॐ आदित्याय नमः',
      iast: 'Oṃ ādityāya namaḥ',
      text: 'Twelve times facing the early light, before the first message is read.',
    },
    giving: {
      cost: 'About ₹100',
      title: 'A lamp or a bulb for a common room',
      when: 'once a month',
      text: 'Replace what has gone dark in a stairwell, a library or a school, and mention it to nobody.',
      reason: 'light in shared places is the Sun’s own charity',
    },
    saving: {
      title: 'Pay what is official first',
      when: 'on the first of the month',
      text: 'Taxes, fees and the housing society before sweets: money that has cleared its honour stays more calmly.',
    },
  },
  Moon: {
    day: 'Monday',
    workplace: {
      title: 'Eat before you decide',
      when: 'each working day',
      text: 'No reply of consequence on an empty stomach. Keep roasted chana in the drawer and a glass of water within reach.',
    },
    service: {
      title: 'Ask after somebody’s home',
      when: 'Mondays',
      text: 'One sincere question to a colleague about family or lodging, and the patience to hear the whole answer.',
    },
    mantra: {
      devanagari: 'ॐ चन्द्राय नमः',
      iast: 'Oṃ candrāya namaḥ',
      text: 'Eleven slow breaths with the words at the end of the working day, before you turn the key.',
    },
    giving: {
      cost: 'About ₹80',
      title: 'Fill the office water pot',
      when: 'a Monday each month',
      text: 'A clean pitcher for the guard and the delivery riders, refilled through the hot months.',
      reason: 'water for whoever passes is what the Moon asks',
    },
    saving: {
      title: 'Shop by a written list',
      when: 'each week',
      text: 'Write it at home after lunch, follow it in the bazaar, and put the difference in a jar.',
    },
  },
  Mars: {
    day: 'Tuesday',
    workplace: {
      title: 'Hardest first, for twenty minutes',
      when: 'each working morning',
      text: 'Set a timer and attack the task you were avoiding. When it rings you are allowed to stop; mostly you do not.',
    },
    service: {
      title: 'Carry a colleague’s box',
      when: 'Tuesdays',
      text: 'Lend your strength where it is physically needed: a move, a stuck drawer, a flat tyre in the parking lot.',
    },
    mantra: {
      devanagari: 'ॐ भौमाय नमः',
      iast: 'Oṃ bhaumāya namaḥ',
      text: 'Twenty-one times while walking briskly to work, or round the block before it.',
    },
    giving: {
      cost: 'About ₹120',
      title: 'Tools for a learner',
      when: 'once a season',
      text: 'A spanner set, gloves or a decent pair of scissors for an apprentice who is using borrowed ones.',
      reason: 'a good tool in a young hand is dear to Mars',
    },
    saving: {
      title: 'One night before the large bill',
      when: 'whenever you want it now',
      text: 'Photograph the thing, go home, and decide after breakfast. Half of these purchases dissolve in the tea.',
    },
  },
  Mercury: {
    day: 'Wednesday',
    workplace: {
      title: 'Close the day in five lines',
      when: 'each evening',
      text: 'What was done, what was learnt, what is owed, whom to thank, where to start tomorrow.',
    },
    service: {
      title: 'Explain a form',
      when: 'Wednesdays',
      text: 'Help someone with an application, a password or a bank slip, at their speed and without touching the keyboard.',
    },
    mantra: {
      devanagari: 'ॐ ब्रां ब्रीं ब्रौं सः बुधाय नमः',
      iast: 'Oṃ brāṃ brīṃ brauṃ saḥ budhāya namaḥ',
      text: 'Nine times before writing anything that matters, with the screen still dark.',
    },
    giving: {
      cost: 'About ₹100',
      title: 'Pens for an examination hall',
      when: 'in the examination months',
      text: 'A box of working pens left with the teacher of a small school, for those who forgot theirs.',
      reason: 'whatever helps a hand to write pleases Mercury',
    },
    saving: {
      title: 'Ten minutes of accounts',
      when: 'every Wednesday',
      text: 'Enter the week’s sums by hand. The aim is not to save; the aim is to know, and saving follows by itself.',
    },
  },
  Jupiter: {
    day: 'Thursday',
    workplace: {
      title: 'Learn one page of your trade',
      when: 'each working day',
      text: 'A rule, a case, a method, read slowly before noon and told to one other person before evening.',
    },
    service: {
      title: 'Half an hour for a beginner',
      when: 'Thursdays',
      text: 'Sit with someone new to the field and answer the questions they are embarrassed to ask.',
    },
    mantra: {
      devanagari: 'ॐ गुरवे नमः',
      iast: 'Oṃ gurave namaḥ',
      text: 'Sixteen times, remembering in turn the teachers to whom you owe the skill you live by.',
    },
    giving: {
      cost: 'About ₹150',
      title: 'A textbook passed on',
      when: 'once a season',
      text: 'Buy or free up a book that served you well, and place it where a student without means can find it.',
      reason: 'learning handed down is the offering of Jupiter',
    },
    saving: {
      title: 'A tenth of the surplus, given by plan',
      when: 'at month’s end',
      text: 'Decide on the cause once a year, so that the heart need not be raided every week.',
    },
  },
  Venus: {
    day: 'Friday',
    workplace: {
      title: 'Leave the place lovelier',
      when: 'each working evening',
      text: 'Two minutes at the end: wipe, straighten, one thing put away. Tomorrow’s mood begins there.',
    },
    service: {
      title: 'Make peace over tea',
      when: 'Fridays',
      text: 'Invite the colleague with whom the air is cool, and speak of anything except the matter.',
    },
    mantra: {
      devanagari: 'ॐ शुक्राय नमः',
      iast: 'Oṃ śukrāya namaḥ',
      text: 'Hummed rather than spoken, six times, while the desk is being put in order.',
    },
    giving: {
      cost: 'About ₹120',
      title: 'Flowers for those who clean',
      when: 'a Friday each month',
      text: 'A small bunch and a proper sentence of thanks for the staff who come before everybody else.',
      reason: 'courtesy to the unnoticed is the grace of Venus',
    },
    saving: {
      title: 'One treat, chosen in advance',
      when: 'each month',
      text: 'Name it on the first and buy it on the last. Anticipation is free, and crowds out the other nine.',
    },
  },
  Saturn: {
    day: 'Saturday',
    workplace: {
      title: 'Be on time by ten minutes',
      when: 'each working day',
      text: 'Arrive before the hour and leave by it. Saturn reads attendance registers, also those you keep for yourself.',
    },
    service: {
      title: 'Do a task below your grade',
      when: 'Saturdays',
      text: 'Stack the chairs, rinse the cups, carry the files, as a craft and not as a display.',
    },
    mantra: {
      devanagari: 'ॐ मन्दाय नमः',
      iast: 'Oṃ mandāya namaḥ',
      text: 'Nineteen times at dusk, very slowly; it is said to like people who are not in a hurry.',
    },
    giving: {
      cost: 'About ₹150',
      title: 'Something sturdy for labouring hands',
      when: 'once a season',
      text: 'Work gloves, an umbrella or a warm cap for someone whose office is the street.',
      reason: 'those who labour outdoors are the people of Saturn',
    },
    saving: {
      title: 'A small sum, never touched',
      when: 'on every pay day',
      text: 'However modest, into an account without a card. Its virtue is in the date and not in the amount.',
    },
  },
};
