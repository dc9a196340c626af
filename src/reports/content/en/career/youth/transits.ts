/** Transits of Saturn and Jupiter for a reader of sixteen or seventeen: tasks, wishes and savings. */
import type { workTransitTexts as atWork } from '#src/reports/content/en/career/work-transits.ts';

export const workTransitTexts: typeof atWork = {
  Saturn: {
    lagna: {
      10: {
        many: 'Tasks become larger, and you grow with them. Choose one important aim, such as a course or an examination, and stay with it.',
        few: 'Tasks increase before praise does. Keep the plan simple, and count what you have finished.',
      },
      11: {
        many: 'Earlier effort brings a firm result. Older friends and teachers help you; tell them your wish.',
        few: 'A wish comes true slowly. Take small steps, and stay with the few people who keep their word.',
      },
      2: {
        many: 'Saving becomes easier. Begin with a small sum at the start of this time, and keep it to the end.',
        few: 'There is less to spend for some time. Speak gently about money at home, and wait with large wishes.',
      },
    },
    Moon: {
      10: {
        many: 'Study asks much of your feelings, and you are strong enough. Keep one free evening a week.',
        few: 'You feel the pressure of school even in the evening. Share it with somebody, and do not choose a course when you are tired.',
      },
      11: {
        many: 'This is one of Saturn’s best positions. The effort of years is seen, so sit the tests that you prepared for.',
        few: 'Saturn is fair here even with few points. Results come in small steps and on time.',
      },
      2: {
        many: 'You learn better habits with money and words. Write down what you spend for one month.',
        few: 'Family talk may be serious for a while. Be patient, and help with one task at home.',
      },
    },
  },
  Jupiter: {
    lagna: {
      10: {
        many: 'Good teachers, a place in a course or a first responsibility come within reach. Apply during this time.',
        few: 'Good advice comes more easily than a good place. Follow it: a teacher helps you more than luck.',
      },
      11: {
        many: 'A wish may come true, with help from friends. A scholarship or a prize is worth an application.',
        few: 'Goodwill is the gain of this time. Thank those who help you; they remember it later.',
      },
      2: {
        many: 'Family support and sound advice help you. Your words are believed, so speak with your parents about your plans.',
        few: 'Peace at home grows. Learn how a family plans its month, and let large wishes wait.',
      },
    },
    Moon: {
      10: {
        many: 'The old books are careful about this position, but many points give honour. Stay modest, and share the praise.',
        few: 'A subject that had become too easy may change. Keep your routine, and learn one more skill.',
      },
      11: {
        many: 'This is a position of plenty: friends, invitations and good results. Propose a project with others.',
        few: 'Gains come as invitations and new courage. Accept two of them each month.',
      },
      2: {
        many: 'The old authors like this position. People listen to you, and family ties grow warm.',
        few: 'A mild help for talk and family. A small saving that you begin in this time continues.',
      },
    },
  },
};

export const workTransitTextsWithoutTime: Record<'Saturn' | 'Jupiter', Record<2 | 10 | 11, string>> = {
  Saturn: {
    10: 'Study asks more of you and thanks you less. Keep a list of your tasks, keep one evening free, and finish one project.',
    11: 'From this position Saturn gives. Steady work of many years is noticed, mostly by older people.',
    2: 'Money at home needs order. Spend little, save a little, and speak kindly.',
  },
  Jupiter: {
    10: 'The old books ask for modesty in this time. Be useful, and take every course that is offered.',
    11: 'A good time for a wish that you can name. Tell three people what you would like to learn.',
    2: 'Speech and means improve together. Ask, explain, and save a part of each gift.',
  },
};
