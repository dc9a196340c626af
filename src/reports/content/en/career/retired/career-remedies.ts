/** Remedies for a reader of sixty or more: the day at home in place of the office. */
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import { careerRemedies as remediesAtWork, type CareerRemedy } from '#src/reports/content/en/career/career-remedies.ts';

export const careerRemedyLead =
  'Each of these acts trains the quality of the graha that rules your work, and costs little or nothing. Forty days of one are worth more than a week of all.';

export const careerRemedies: Record<ClassicalGraha, CareerRemedy> = {
  Sun: {
    ...remediesAtWork.Sun,
    workplace: {
      title: 'Finish one thing each day',
      when: 'every day',
      text: 'Choose one task of the day, and do it so well that you would sign it. Stop when it is done.',
    },
    service: {
      title: 'Thank two people',
      when: 'every Sunday evening',
      text: 'Think of two people who made last week easier for you, and thank them in two lines.',
    },
  },
  Moon: {
    ...remediesAtWork.Moon,
    workplace: {
      title: 'Eat before you decide',
      when: 'every day',
      text: 'Give no important answer when you are hungry. Keep roasted chana and a bottle of water near your chair.',
    },
    service: {
      title: 'Ask about somebody’s family',
      when: 'Mondays',
      text: 'Ask one neighbour about the family, sincerely, and listen to the whole answer.',
    },
    mantra: {
      ...remediesAtWork.Moon.mantra,
      text: 'With eleven slow breaths in the evening, when the work of the day is over.',
    },
  },
  Mars: {
    ...remediesAtWork.Mars,
    workplace: {
      title: 'The hardest task for twenty minutes',
      when: 'each morning',
      text: 'Set a timer, and begin the task that you were avoiding. When it rings you may stop.',
    },
    service: {
      title: 'Lend a tool',
      when: 'Tuesdays',
      text: 'Lend a tool, or show a young person how to repair something. Let others lift the heavy parts.',
    },
    mantra: {
      ...remediesAtWork.Mars.mantra,
      text: 'Twenty-one times on your morning walk, or once round your street.',
    },
  },
  Mercury: remediesAtWork.Mercury,
  Jupiter: {
    ...remediesAtWork.Jupiter,
    workplace: {
      title: 'Learn one page a day',
      when: 'every day',
      text: 'Read one page of a good book before noon, and explain it to somebody before evening.',
    },
  },
  Venus: {
    ...remediesAtWork.Venus,
    workplace: {
      title: 'Leave the table clean',
      when: 'each evening',
      text: 'Wipe your table, straighten it, and put one thing away. The next morning begins better.',
    },
    service: {
      title: 'Make peace over tea',
      when: 'Fridays',
      text: 'Invite somebody with whom you are not on good terms, and talk about anything except the quarrel.',
    },
    mantra: {
      ...remediesAtWork.Venus.mantra,
      text: 'Six times in a low voice, while you put your table in order.',
    },
  },
  Saturn: {
    ...remediesAtWork.Saturn,
    workplace: {
      title: 'Come ten minutes early',
      when: 'for every appointment',
      text: 'Arrive before the hour and leave at the hour. Keep this rule for small visits too.',
    },
    service: {
      title: 'Do a humble task',
      when: 'Saturdays',
      text: 'Fold the mats or wash the cups after a gathering, carefully and without comment.',
    },
    saving: {
      ...remediesAtWork.Saturn.saving,
      when: 'when pension or rent arrives',
    },
  },
};
