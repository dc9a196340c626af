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
  'None of these acts buys a promotion. Each one trains the quality of the graha that rules your work, and costs little or nothing. Forty days of one are worth more than a week of all.';

export const careerRemedies: Record<ClassicalGraha, CareerRemedy> = {
  Sun: {
    day: 'Sunday',
    workplace: {
      title: 'Sign one piece of work',
      when: 'each working day',
      text: 'Choose one task of the day and write your full name under it. Do it so well that your father’s friends could see it.',
    },
    service: {
      title: 'Give credit to two people',
      when: 'every Sunday evening',
      text: 'Write to one senior and one junior who made last week’s result possible, and thank them in two lines.',
    },
    mantra: {
      devanagari: 'ॐ आदित्याय नमः',
      iast: 'Oṃ ādityāya namaḥ',
      text: 'Twelve times facing the morning sun, before you read the first message.',
    },
    giving: {
      cost: 'About ₹100',
      title: 'A bulb for a shared place',
      when: 'once a month',
      text: 'Replace a bulb that no longer works in a staircase, a library or a school, and do not mention it.',
      reason: 'light in shared places is the charity of the Sun',
    },
    saving: {
      title: 'Pay official dues first',
      when: 'on the first of the month',
      text: 'Pay taxes, fees and the housing society before any pleasure. The rest of the money is then free to be saved.',
    },
  },
  Moon: {
    day: 'Monday',
    workplace: {
      title: 'Eat before you decide',
      when: 'each working day',
      text: 'Give no important answer when you are hungry. Keep roasted chana and a bottle of water at your desk.',
    },
    service: {
      title: 'Ask about somebody’s home',
      when: 'Mondays',
      text: 'Ask one colleague about the family, sincerely, and listen to the whole answer.',
    },
    mantra: {
      devanagari: 'ॐ चन्द्राय नमः',
      iast: 'Oṃ candrāya namaḥ',
      text: 'With eleven slow breaths at the end of the working day, before you leave.',
    },
    giving: {
      cost: 'About ₹80',
      title: 'Drinking water at the gate',
      when: 'a Monday each month',
      text: 'Give a clean water pot to the guard and the delivery riders, and fill it through the hot months.',
      reason: 'water for whoever passes is the charity of the Moon',
    },
    saving: {
      title: 'Shop with a written list',
      when: 'each week',
      text: 'Write it at home after lunch and buy only what is on it. Put the money that remains in a box.',
    },
  },
  Mars: {
    day: 'Tuesday',
    workplace: {
      title: 'The hardest task for twenty minutes',
      when: 'each working morning',
      text: 'Set a timer and begin the task that you were avoiding. You may stop when it rings; mostly you continue.',
    },
    service: {
      title: 'Help with your hands',
      when: 'Tuesdays',
      text: 'Offer your strength where it is needed: moving a desk, opening a drawer that is stuck, changing a tyre.',
    },
    mantra: {
      devanagari: 'ॐ भौमाय नमः',
      iast: 'Oṃ bhaumāya namaḥ',
      text: 'Twenty-one times while walking fast to work, or once round your street.',
    },
    giving: {
      cost: 'About ₹120',
      title: 'A tool for a learner',
      when: 'once a season',
      text: 'Buy gloves, spanners or good scissors for an apprentice who uses borrowed ones.',
      reason: 'a good tool in a young hand is the charity of Mars',
    },
    saving: {
      title: 'One night before a large purchase',
      when: 'whenever you want to buy at once',
      text: 'Take a photograph of the thing, go home, and decide after breakfast. You drop about half of such purchases.',
    },
  },
  Mercury: {
    day: 'Wednesday',
    workplace: {
      title: 'Close the day in five lines',
      when: 'each evening',
      text: 'Write what was done, what was learnt, what is pending, whom to thank, and where to begin tomorrow.',
    },
    service: {
      title: 'Explain a form',
      when: 'Wednesdays',
      text: 'Help somebody with an application, a password or a bank slip, at their speed, and let them type.',
    },
    mantra: {
      devanagari: 'ॐ ब्रां ब्रीं ब्रौं सः बुधाय नमः',
      iast: 'Oṃ brāṃ brīṃ brauṃ saḥ budhāya namaḥ',
      text: 'Nine times before you write anything important, with the screen switched off.',
    },
    giving: {
      cost: 'About ₹100',
      title: 'Pens for an examination',
      when: 'in the examination months',
      text: 'Leave a box of pens with a teacher of a small school, for pupils who forgot theirs.',
      reason: 'whatever helps a hand to write is the charity of Mercury',
    },
    saving: {
      title: 'Ten minutes of accounts',
      when: 'every Wednesday',
      text: 'Write the week’s expenses by hand. The aim is to know them; people who know them save.',
    },
  },
  Jupiter: {
    day: 'Thursday',
    workplace: {
      title: 'Learn one page of your field',
      when: 'each working day',
      text: 'Read a rule, a case or a method before noon, and explain it to one person before evening.',
    },
    service: {
      title: 'Half an hour for a beginner',
      when: 'Thursdays',
      text: 'Sit with somebody new in your field and answer the questions that they are shy to ask.',
    },
    mantra: {
      devanagari: 'ॐ गुरवे नमः',
      iast: 'Oṃ gurave namaḥ',
      text: 'Sixteen times, remembering the teachers who gave you the skill you live by.',
    },
    giving: {
      cost: 'About ₹150',
      title: 'A textbook for a student',
      when: 'once a season',
      text: 'Give a book that helped you to a student who cannot buy it, or leave it with a school library.',
      reason: 'learning that is handed on is the charity of Jupiter',
    },
    saving: {
      title: 'Give a tenth of the surplus, by plan',
      when: 'at the end of the month',
      text: 'Choose the cause once a year. Other requests can then be refused kindly, and the rest stays saved.',
    },
  },
  Venus: {
    day: 'Friday',
    workplace: {
      title: 'Leave the desk clean',
      when: 'each working evening',
      text: 'Take two minutes at the end: wipe it, straighten it, put one thing away. The next morning begins better.',
    },
    service: {
      title: 'Make peace over tea',
      when: 'Fridays',
      text: 'Invite the colleague with whom you are not on good terms, and talk about anything except the quarrel.',
    },
    mantra: {
      devanagari: 'ॐ शुक्राय नमः',
      iast: 'Oṃ śukrāya namaḥ',
      text: 'Six times in a low voice, while you put your desk in order.',
    },
    giving: {
      cost: 'About ₹120',
      title: 'Flowers for the cleaning staff',
      when: 'a Friday each month',
      text: 'Give a small bunch and a sentence of thanks to the staff who come before everybody else.',
      reason: 'courtesy to those whom nobody notices is the charity of Venus',
    },
    saving: {
      title: 'One treat, chosen beforehand',
      when: 'each month',
      text: 'Name it on the first day and buy it on the last. Looking forward to it costs nothing, and other wishes wait.',
    },
  },
  Saturn: {
    day: 'Saturday',
    workplace: {
      title: 'Come ten minutes early',
      when: 'each working day',
      text: 'Arrive before the hour and leave at the hour. Keep a record of it for yourself.',
    },
    service: {
      title: 'Do a task below your rank',
      when: 'Saturdays',
      text: 'Stack the chairs, wash the cups or carry the files, carefully and without comment.',
    },
    mantra: {
      devanagari: 'ॐ मन्दाय नमः',
      iast: 'Oṃ mandāya namaḥ',
      text: 'Nineteen times at dusk, very slowly.',
    },
    giving: {
      cost: 'About ₹150',
      title: 'Something strong for a labourer',
      when: 'once a season',
      text: 'Give work gloves, an umbrella or a warm cap to somebody who works in the street.',
      reason: 'those who labour outdoors are the people of Saturn',
    },
    saving: {
      title: 'A small sum, never touched',
      when: 'on every pay day',
      text: 'Put it into an account without a card. A regular date matters more than the amount.',
    },
  },
};
